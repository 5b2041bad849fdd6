import type { KnownTable } from '../device/keyring.ts'
import { listed } from '../texts/words.ts'

/** Who sits there besides me. */
export function companyOf({ glance }: KnownTable): string {
  if (!glance) return ''
  const { names, mine } = glance
  const others = names.flatMap((name, seat) => (name !== null && !mine.includes(seat) ? [name] : []))
  const who = others.length > 0 ? listed(others) : ''
  if (mine.length === 0) return who === '' ? 'Nobody yet' : who
  return who === '' ? 'Only you so far' : `You, with ${who}`
}

/** Where it stands, in a few words. */
export function standOf({ glance }: KnownTable): string {
  if (!glance) return ''
  const { status, names, mine, turn, called } = glance
  if (status === 'over') return 'The match is over'
  if (status === 'lobby') {
    const free = names.filter((name) => name === null).length
    return free === 0
      ? 'In the lobby, everybody is there'
      : `In the lobby, ${free === 1 ? 'one seat is' : `${free} seats are`} free`
  }
  if (!turn) return 'The match is on'
  const round = `Round ${turn.round} of ${turn.rounds}`
  if (called) return `${round}: your turn`
  const asked = turn.seats.flatMap((seat) => (mine.includes(seat) ? ['your bot'] : (names[seat] ?? [])))
  return asked.length > 0 ? `${round}: waiting for ${listed(asked)}` : round
}
