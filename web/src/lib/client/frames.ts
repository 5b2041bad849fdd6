import { MAX_SERVER_FRAME } from '#worker/both/wire.ts'
import type { ServerMessage } from '#worker/protocol.ts'

/** What a message of a kind cannot do without. */
const FIELDS: { readonly [Type in ServerMessage['type']]: readonly (keyof Extract<ServerMessage, { type: Type }>)[] } =
  {
    welcome: ['table', 'you', 'seq', 'entries'],
    entry: ['entry'],
    table: ['table', 'you'],
    talk: ['lines'],
    ack: ['id'],
    refuse: ['id', 'refusal'],
    error: ['code', 'message'],
    reload: ['reason'],
  }

/**
 * What the table says, or why it cannot be read. The table is our own, and every frame it sends in a test is held against
 * the schema (`worker/protocol.ts`): so a page looks at no more than whether a frame is whole, and need not load the rest.
 */
export function readFrame(frame: unknown): ServerMessage | string {
  if (typeof frame !== 'string') return 'only text frames are understood'
  if (frame.length > MAX_SERVER_FRAME) return `longer than ${MAX_SERVER_FRAME} characters`
  try {
    const raw: unknown = JSON.parse(frame)
    return isWhole(raw) ? raw : 'no message that is known here'
  } catch {
    return 'not JSON'
  }
}

function isWhole(raw: unknown): raw is ServerMessage {
  if (typeof raw !== 'object' || raw === null) return false
  const message: Readonly<Record<string, unknown>> = { ...raw }
  const { type } = message
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return false
  return FIELDS[type as ServerMessage['type']].every((field) => message[field] !== undefined && message[field] !== null)
}
