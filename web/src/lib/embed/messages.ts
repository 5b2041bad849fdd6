/**
 * What an embedded table and the page around it say to each other: `{ railhead: 1, type, detail }`. Only what everybody
 * may know of a match is ever in one. docs/embedding.md describes them, and `static/embed.d.ts` to other people's code.
 */

export type Theme = 'auto' | 'light' | 'dark'
export type Mode = 'play' | 'watch'

export interface SeatName {
  readonly seat: number
  readonly name: string
}

export interface Place extends SeatName {
  /** 1 is first; those who share a place have the same number. */
  readonly place: number
  /** Null for who is out of the match. */
  readonly score: number | null
}

/** From the table to the page. */
export interface EmbedEvents {
  /** The table is there and listens; said again when a fresh match has got its table. */
  readonly ready: {
    /** Null as long as a fresh match is only offered. */
    readonly table: string | null
    /** Where the table is on Railhead. */
    readonly link: string | null
    readonly game: string
    readonly map: string
    readonly mode: Mode
    readonly status: 'offered' | 'lobby' | 'running' | 'over'
  }
  /** It is the turn of these seats now. */
  readonly turn: {
    /** The last move before it; -1 before the first. */
    readonly seq: number
    readonly round: number
    readonly rounds: number
    readonly phase: string
    readonly ask: string
    readonly seats: readonly SeatName[]
  }
  /** A seat has played, or taken its move back. */
  readonly move: SeatName & { readonly seq: number; readonly undone: boolean }
  readonly end: { readonly seq: number; readonly winners: readonly SeatName[]; readonly standings: readonly Place[] }
  /** The height in pixels that suits the table, now that it is as wide as it is. */
  readonly resize: { readonly height: number }
}

/** From the page to the table. */
export interface EmbedCommands {
  readonly theme: { readonly theme: Theme; readonly accent: string | null }
  /** Show the match after this move; null for how it stands. */
  readonly seek: { readonly seq: number | null }
}

type Message<Kinds> = { [Type in keyof Kinds]: { readonly type: Type; readonly detail: Kinds[Type] } }[keyof Kinds]
export type EmbedEvent = Message<EmbedEvents>
export type EmbedCommand = Message<EmbedCommands>

export const inEnvelope = (message: EmbedEvent | EmbedCommand): object => ({ railhead: 1, ...message })

/** What is in an envelope of ours; pages are full of messages between others. */
const opened = (data: unknown): { type?: unknown; detail?: unknown } | null =>
  (data as { railhead?: unknown } | null)?.railhead === 1 ? (data as object) : null

/**
 * For the page. Who sends it has been checked by then, and is our own site: a field more than today's is no reason to
 * pass over what it says.
 */
export function readEvent(data: unknown): EmbedEvent | null {
  const said = opened(data)
  return said && /^(ready|turn|move|end|resize)$/.test(said.type as string) && said.detail instanceof Object
    ? (said as EmbedEvent)
    : null
}

/** Just as much of a colour as may be named from outside: `#a4261d`, `teal`. */
export const COLOR = /^(#[\da-f]{3}|#[\da-f]{6}|[a-z]{3,20})$/i

type Check = (value: unknown) => boolean

const COMMANDS: { readonly [Type in keyof EmbedCommands]: { readonly [Field in keyof EmbedCommands[Type]]: Check } } = {
  theme: {
    theme: (value) => value === 'auto' || value === 'light' || value === 'dark',
    accent: (value) => value === null || (typeof value === 'string' && COLOR.test(value)),
  },
  seek: { seq: (value) => value === null || (Number.isInteger(value) && (value as number) >= -1) },
}

/** For the frame, whose page may be anybody's: every field is checked, and only those we know are handed on. */
export function readCommand(data: unknown): EmbedCommand | null {
  const said = opened(data)
  if (!said) return null
  const { type, detail } = said
  const fields = typeof type === 'string' && Object.hasOwn(COMMANDS, type) && COMMANDS[type as keyof EmbedCommands]
  const given = Object(detail) as Record<string, unknown>
  if (fields && Object.entries(fields).every(([name, check]) => check(given[name]))) {
    const known = Object.fromEntries(Object.keys(fields).map((name) => [name, given[name]]))
    return { type, detail: known } as unknown as EmbedCommand
  }
  console.warn('Railhead: this message is not understood here', data)
  return null
}
