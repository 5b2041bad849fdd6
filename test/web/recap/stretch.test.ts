import { describe, expect, it } from 'vitest'
import type { PlayedStep } from '#client/mirror.ts'
import { AWAY_MS, missedSince, spanOf } from '#lib/frame/recap/stretch.ts'
import { playedMatch } from './matches.ts'

const NOW = 1_000_000_000
const ago = (ms: number, seq: number) => ({ seq, at: NOW - ms })
/** By the seats that acted, at these numbers of the log. */
const steps = (...seats: readonly (readonly [seq: number, seat: number])[]): PlayedStep[] =>
  seats.map(([seq, seat]) => ({ seq, at: 0, played: { seat, action: { type: 'x' } }, state: {}, events: [] }))

describe('what was missed', () => {
  const played = steps([0, 0], [1, 1], [2, 2], [5, 1])
  const own = [0]

  it('is what others did since one looked', () => {
    expect(missedSince(ago(AWAY_MS, 0), { played, own }, NOW)).toBe(0)
    expect(missedSince(ago(AWAY_MS, 1), { played, own }, NOW)).toBe(1)
  })

  it.each([
    ['never looked', null],
    ['has only just looked away', ago(AWAY_MS - 1, 0)],
    ['has missed a single move', ago(AWAY_MS, 2)],
    ['has seen all of it', ago(AWAY_MS, 5)],
  ])('is nothing for who %s', (_, look) => {
    expect(missedSince(look, { played, own }, NOW)).toBeNull()
  })

  it('begins after one’s own last move, wherever that was made', () => {
    expect(missedSince(ago(AWAY_MS, -1), { played, own: [1] }, NOW)).toBeNull()
    const more = [...played, ...steps([6, 2], [7, 0])]
    expect(missedSince(ago(AWAY_MS, -1), { played: more, own: [1] }, NOW)).toBe(5)
  })

  it('is told of an entry that was taken back as of the one before it', () => {
    // 3 and 4 were taken back.
    expect(missedSince(ago(AWAY_MS, 1), { played, own: [] }, NOW)).toBe(1)
    expect(missedSince(ago(AWAY_MS, 4), { played, own: [] }, NOW)).toBeNull()
    const { rules, opening } = playedMatch('age-of-steam-rust-belt-2022-3')
    const known = { rules, opening, played, own: [] }
    expect(spanOf({ since: 4, at: null }, known, null)).toEqual({ from: 3, to: 4 })
    expect(spanOf({ since: 99, at: null }, known, null)).toEqual({ from: 4, to: 4 })
    expect(spanOf({ since: 5, at: 1 }, known, null)).toEqual({ from: 2, to: 2 })
  })
})

describe('asked for by hand', () => {
  const { rules, opening, steps: played } = playedMatch('age-of-steam-rust-belt-2022-4')
  const all = played.length

  it('it is what came after one’s own last move', () => {
    const by = (i: number) => played[i]?.played.seat
    const shown = played.findIndex((_, i) => by(i) === 2 && by(i + 1) !== 2 && by(i + 2) !== 2) + 3
    const known = { rules, opening, played: played.slice(0, shown), own: [2] }
    expect(spanOf({ since: null, at: null }, known, null)).toEqual({ from: shown - 2, to: shown })
  })

  it('or what was missed when the page was opened', () => {
    const known = { rules, opening, played, own: [] }
    expect(spanOf({ since: null, at: null }, known, 40)).toEqual({ from: 41, to: all })
  })

  it.each([all, 150, 80, 5, 1, 0])('or the round, for who only watches, after %i steps', (shown) => {
    const { from, to } = spanOf(
      { since: null, at: null },
      { rules, opening, played: played.slice(0, shown), own: [] },
      null,
    )
    expect(to).toBe(shown)
    const roundAt = (count: number) => rules.turn(count === 0 ? opening : played[count - 1]?.state).round
    expect(from === 0 || roundAt(from - 1) !== roundAt(from)).toBe(true)
    expect(to - from).toBeGreaterThanOrEqual(Math.min(2, shown))
  })
})
