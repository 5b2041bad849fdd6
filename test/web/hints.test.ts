import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { adviceFor } from '#engine/bots/advice/index.ts'
import { type MatchFile, type Rules, replayed, type Seat } from '#engine/core/index.ts'
import { gameById } from '#engine/games.ts'
import { hint as ageOfSteam } from '#lib/games/age-of-steam/told/hint.ts'
import type { HintWords } from '#lib/games/contract/hint.ts'
import { hint as spike } from '#lib/games/spike/told/hint.ts'
import { hint as steam } from '#lib/games/steam/told/hint.ts'
import './spoken.ts'

const WORDS = { 'age-of-steam': ageOfSteam, steam, spike } as unknown as Readonly<Record<string, HintWords>>

const MATCHES = readdirSync(new URL('../games', import.meta.url)).flatMap(
  (file) => file.match(/^[\w-]+(?=\.json$)/) ?? [],
)

const nameOf = (seat: Seat): string => ['Ada', 'Brunel', 'Clara', 'Dora', 'Emil', 'Fritz'][seat] ?? ''

/** Of every question of a match some, spread over it. */
function* questionsOf(name: string): Generator<{ rules: Rules; view: unknown; seat: Seat; ask: string }> {
  const match = JSON.parse(readFileSync(new URL(`../games/${name}.json`, import.meta.url), 'utf8')) as MatchFile
  const rules = gameById(match.game)
  if (!rules) throw new Error(match.game)
  const asked = replayed(match, rules).steps.flatMap(({ state }) => {
    const { seats, ask } = rules.turn(state)
    const [seat] = seats
    return seat === undefined ? [] : [{ rules, view: rules.view(state, seat), seat, ask }]
  })
  for (const same of Map.groupBy(asked, ({ ask }) => ask).values()) {
    const step = Math.max(1, Math.floor(same.length / 3))
    for (let i = Math.floor(step / 2); i < same.length; i += step) yield same[i] as (typeof same)[number]
  }
}

/** What stands in a sentence where something was not said. */
const FLAW = /undefined|NaN|null|\[object|\d\.\d{2,}|\s\.|,\s*\.|^$/

describe('a hint in words', () => {
  it.each(MATCHES)('%s: says of every question what to do and why, and means places that are there', (name) => {
    for (const { rules, view, seat, ask } of questionsOf(name)) {
      const words = WORDS[rules.id] as HintWords
      const advice = adviceFor(rules, view, seat)
      const { does, why, places } = words.says({ rules, state: view, eyes: seat, nameOf }, seat, advice)
      for (const sentence of [does, ...why]) expect([ask, sentence]).toEqual([ask, expect.not.stringMatching(FLAW)])
      expect(why.length).toBeLessThanOrEqual(2)
      expect(why.every((sentence) => sentence.endsWith('.'))).toBe(true)
      expect(places.every((place) => place.length > 0)).toBe(true)
      if (advice.reasons.some(({ type }) => type !== 'over')) expect([ask, why.length]).not.toEqual([ask, 0])
    }
  })

  it('says what a decision cost in the coin of its game', () => {
    expect(WORDS.steam?.lost(3.4)).toBe('about 3 points')
    expect(WORDS['age-of-steam']?.lost(90)).toBe('more than 40 points')
    expect(WORDS.spike?.lost(6.2)).toBe('about $6')
  })
})
