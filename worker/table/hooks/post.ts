import { bodyOf } from './flavours.ts'
import type { Hook, Letter } from './shelf.ts'
import { signed } from './signature.ts'

/** How a message fared; null when there was no answer in time. */
export interface Receipt {
  readonly ok: boolean
  readonly status: number | null
  /** The receiver asks for so long a pause. */
  readonly pauseMs: number
}

const PATIENCE_MS = 10_000
const LONGEST_PAUSE_MS = 60 * 60 * 1000

/** Sends a message once. Never throws, and never says where it went: the address is a secret. */
export async function post(hook: Hook, { n, message, attempts }: Letter, now: number): Promise<Receipt> {
  const body = JSON.stringify(bodyOf[hook.flavour](message))
  const id = `msg_${message.data.table}_${n}`
  const seconds = Math.floor(now / 1000)
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'User-Agent': 'Railhead-Webhook/1',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    ...(hook.secret && { 'webhook-signature': await signed(hook.secret, id, seconds, body) }),
  }
  const impatience = new AbortController()
  // A timer that is still to ring keeps the table awake: `AbortSignal.timeout` cannot be stopped.
  const timer = setTimeout(() => impatience.abort(), PATIENCE_MS)
  try {
    // Whoever moves must say so to the host: a message for one place does not go to another.
    const how = { method: 'POST', headers, body, redirect: 'manual', signal: impatience.signal } as const
    const response = await fetch(hook.url, how)
    await response.body?.cancel()
    return { ok: response.ok, status: response.status, pauseMs: pauseOf(response) }
  } catch {
    console.warn('webhook unreachable', message.data.table, n, attempts)
    return { ok: false, status: null, pauseMs: 0 }
  } finally {
    clearTimeout(timer)
  }
}

function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After'))
  return Number.isFinite(seconds) ? Math.min(LONGEST_PAUSE_MS, Math.max(0, seconds * 1000)) : 0
}
