/** Who may wait at the door of a table, and who has to go so that somebody else may: plain facts in, plain facts out. */

export const MAX_WATCHERS = 200
/** A school behind one address may look on; one stranger is not to take all the places. */
export const MAX_WATCHERS_PER_ADDRESS = 100

/** Sockets that have not said hello yet: they wait for a moment only. When all come back at once, there is room for them. */
export const MAX_SILENT = 300
export const MAX_SILENT_PER_ADDRESS = 20
export const HELLO_WITHIN_MS = 10_000

/** Tabs and devices of one seat, or of the host; more than anybody uses on purpose. */
export const MAX_SOCKETS_PER_HOLDER = 6

export interface Guest {
  /** Null where the network tells none: nothing is counted by it then. */
  readonly address: string | null
  readonly since: number
}

/** The silent ones that go when another comes to the door: those who were given long enough, then the oldest. */
export function displaced<Kind extends Guest>(silent: readonly Kind[], comer: Guest): Kind[] {
  const waiting = silent.filter(({ since }) => comer.since - since < HELLO_WITHIN_MS)
  const neighbours = waiting.filter(({ address }) => isSame(address, comer.address))
  const crowding = oldestBeyond(neighbours, MAX_SILENT_PER_ADDRESS - 1)
  const others = waiting.filter((guest) => !crowding.includes(guest))
  const pushed = oldestBeyond(others, MAX_SILENT - 1)
  return silent.filter((guest) => !others.includes(guest) || pushed.includes(guest))
}

/**
 * Whether one more may look on, and who goes for it: the one of those who are not really there that came first, of the
 * same address if that has as many as it may.
 */
export function mayWatch<Kind extends Guest & { readonly heard: boolean }>(
  watchers: readonly Kind[],
  comer: Guest,
): { readonly ok: boolean; readonly instead: Kind[] } {
  const neighbours = watchers.filter(({ address }) => isSame(address, comer.address))
  const crowd = neighbours.length >= MAX_WATCHERS_PER_ADDRESS ? neighbours : watchers
  if (crowd === watchers && watchers.length < MAX_WATCHERS) return { ok: true, instead: [] }
  const asleep = crowd.filter(({ heard }) => !heard)
  return { ok: asleep.length > 0, instead: oldestBeyond(asleep, asleep.length - 1) }
}

/** The first that came, so that no more than `most` stay. */
export const oldestBeyond = <Kind extends Guest>(guests: readonly Kind[], most: number): Kind[] =>
  guests.toSorted((a, b) => a.since - b.since).slice(0, Math.max(0, guests.length - most))

const isSame = (one: string | null, other: string | null): boolean => one !== null && one === other
