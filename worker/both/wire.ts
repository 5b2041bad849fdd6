/** What both ends of the line hold to, without the shapes of what travels (`worker/protocol.ts`). */

/** A client of another version is told to reload. Additive optional fields do not change it. */
export const PROTOCOL = 1

/** The largest frame a client may send, in characters. */
export const MAX_FRAME = 16_384
/** The largest body that brings a match file, in bytes. */
export const MAX_MATCH_FILE = 1_048_576
/** The largest a table sends: a `welcome` with a whole log. */
export const MAX_SERVER_FRAME = 4_194_304

export const MAX_NAME = 24
/** Of a line that is said, and of what somebody notes down, in characters. */
export const MAX_LINE = 500
export const MAX_NOTE = 4_000

/** A client says `ping` (the bare text) this often and hears `pong`; silent for three times as long, it counts as away. */
export const PING_EVERY_MS = 25_000
export const AWAY_AFTER_MS = 3 * PING_EVERY_MS
/** Away for so long, all others together may put a bot on a seat, and somebody else does what only the host could. */
export const ABSENT_AFTER_MS = 10 * 60_000
/** Whoever is merely asleep is not away for so long: then anybody who plays may. */
export const GONE_AFTER_MS = 24 * 60 * 60_000

/** Our own close codes. 44xx is final: the client must not come back by itself. */
export const CLOSE = { badClient: 4400, shownOut: 4403, noTable: 4404, tooOld: 4426, tooMuch: 4429 } as const
/** The table lives elsewhere from now on: come back at once, by the same address. */
export const MOVED = 4301
/** The table has no room or no time for this connection just now: come back, each time a little later. */
export const COME_BACK = 4300
export const isFinalClose = (code: number): boolean => code >= 4400 && code < 4500

/** In the address of a line: whoever opens it holds nothing here, and comes to watch. */
export const WATCH = 'watch'

/** 128 to 256 random bits as base64url. */
export const SECRET = /^[A-Za-z0-9_-]{22,43}$/
export const isSecret = (text: unknown): text is string => typeof text === 'string' && SECRET.test(text)
/** How many secrets a `hello` may bring. */
export const MAX_SECRETS = 12

/** 128 random bits in the form that `hello` takes. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
