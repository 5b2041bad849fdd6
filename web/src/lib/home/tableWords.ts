import type { KnownTable } from '../device/keyring.ts'
import type { Areas } from '../texts/areas.ts'

type Texts = Areas['home']['tables']

/** Who sits there besides me. */
export function companyOf(t: Texts, { glance }: KnownTable): string {
  if (!glance) return ''
  const { names, mine } = glance
  const others = names.flatMap((name, seat) => (name !== null && !mine.includes(seat) ? [name] : []))
  if (others.length === 0) return mine.length === 0 ? t.nobody : t.onlyYou
  return mine.length === 0 ? t.with(others) : t.youWith(others)
}

/** Since when somebody is waited for there, and until when. */
export function timeOf(t: Texts, { glance }: KnownTable): string {
  if (glance?.status !== 'running') return ''
  const { at, due } = glance
  if (at !== undefined) return due ? t.sinceUntil(at, due) : t.since(at)
  return due ? t.until(due) : ''
}

/** Where it stands, in a few words. */
export function standOf(t: Texts, { glance }: KnownTable): string {
  if (!glance) return ''
  const { status, names, mine, turn, called } = glance
  if (status === 'over') return t.isOver
  if (status === 'lobby') {
    const free = names.filter((name) => name === null).length
    return free === 0 ? t.full : t.free(free)
  }
  if (!turn) return t.on
  const { round, rounds } = turn
  if (called) return t.yourTurn(round, rounds)
  const asked = turn.seats.flatMap((seat) => (mine.includes(seat) ? [t.yourBot] : (names[seat] ?? [])))
  return asked.length > 0 ? t.waiting(round, rounds, asked) : t.round(round, rounds)
}
