import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { weighed, worthOf } from '#engine/bots/advice/index.ts'
import { type Review, reviewing } from '#engine/bots/advice/review.ts'
import { finished } from '#engine/bots/thinking.ts'
import { type MatchFile, type Played, replayed, type Seat, standing } from '#engine/core/index.ts'
import { gameById } from '#engine/games.ts'

function matchOf(name: string) {
  const match = JSON.parse(readFileSync(new URL(`../../games/${name}.json`, import.meta.url), 'utf8')) as MatchFile
  const rules = gameById(match.game)
  if (!rules) throw new Error(match.game)
  const [opening, ...steps] = replayed(match, rules).steps
  const entries: readonly Played[] = standing(match.log)
  return { rules, entries, opening: opening?.state, states: steps.map(({ state }) => state), seats: match.seats.length }
}

const reviewOf = (match: ReturnType<typeof matchOf>, seat: Seat | null, told?: (done: number) => void): Review =>
  finished(reviewing(match.rules, match, seat, told))

describe.each(['age-of-steam-rust-belt-2022-3', 'steam-steam-northeast-base-3', 'spike-eastern-us-basic-3'])(
  'looking back at %s',
  (name) => {
    const match = matchOf(name)
    const { rules, states } = match
    const heard: number[] = []
    const review = reviewOf(match, 0, (done) => heard.push(done))

    it('ends with the final score, and says how far it is', () => {
      const last = review.course.at(-1)
      const result = rules.result(states.at(-1))
      for (const { seat, score } of result?.standings ?? []) if (score !== null) expect(last?.worth[seat]).toBe(score)
      expect(heard).toEqual(heard.toSorted((a, b) => a - b))
      expect(heard.at(-1)).toBe(1)
    })

    it('says from when on the winner was ahead', () => {
      const { decided, course } = review
      if (!decided) return expect(rules.result(states.at(-1))?.winners.length).not.toBe(1)
      const { seat, after } = decided
      expect(rules.result(states.at(-1))?.winners).toEqual([seat])
      for (const { worth } of course.filter((one) => one.after >= after)) expect(Math.max(...worth)).toBe(worth[seat])
    })

    it('names decisions of that seat that were answered otherwise, the costliest first', () => {
      expect(review.missed.length).toBeGreaterThan(0)
      expect(review.missed.length).toBeLessThanOrEqual(3)
      const lost = review.missed.map((one) => one.lost)
      expect(lost).toEqual(lost.toSorted((a, b) => b - a))
      for (const { after, actions, better, lost: cost } of review.missed) {
        const entry = match.entries[after] as Played
        expect([entry.seat, entry.action]).toEqual([0, actions[0]])
        expect(actions).not.toContainEqual(better.action)
        const before = after === 0 ? match.opening : states[after - 1]
        const [best] = weighed(rules, rules.view(before, 0), 0)
        expect(best?.value).toBeGreaterThan(Number.NEGATIVE_INFINITY)
        expect(cost).toBeGreaterThanOrEqual(1)
      }
    })
  },
)

it('a seat that is out is worth less than any other', () => {
  const { rules, states, seats } = matchOf('age-of-steam-rust-belt-2022-3')
  const last = states.at(-2)
  const worths = Array.from({ length: seats }, (_, seat) => worthOf(rules, last, seat))
  const { players } = last as { players: readonly object[] }
  const out = { ...(last as object), players: players.with(0, { ...players[0], eliminated: 3 }) }
  expect(worthOf(rules, out, 0)).toBeLessThan(Math.min(...worths))
})
