/** A moment of a match in an address: the entry of the log after which it is shown, -1 for before the first. */
export const MOMENT = /^(-1|\d{1,6})$/

/** The moment that an address asks for with `?at=`; null for none, or for what is none. */
export function momentIn(parameters: URLSearchParams): number | null {
  const at = parameters.get('at')
  return at !== null && MOMENT.test(at) ? Number(at) : null
}

/** The same as the end of an address; nothing for the match as it stands. */
export const atMoment = (seq: number | null): string => (seq === null ? '' : `?at=${seq}`)

/** The entry after which an address wants the match told again, with `?since=`; null for none, or for what is none. */
export function sinceIn(parameters: URLSearchParams): number | null {
  const since = parameters.get('since')
  return since !== null && MOMENT.test(since) ? Number(since) : null
}

/** A stretch of a match as the end of an address. */
export const atStretch = (since: number, at: number): string => `?since=${since}&at=${at}`
