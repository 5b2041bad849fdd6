import { describe, expect, test } from 'vitest'
import { type FullRules, type Pick, type SomeAction, seededChance } from '#engine/core/index.ts'
import { isRefusal } from '#engine/core/refusal.ts'
import { games } from '#engine/games.ts'
import { type Order, taken, topicOf, topicsFor, verdictOn } from '#engine/orders/index.ts'
import { picksFor } from '../../random.ts'
import { anything as anyAgeOfSteam } from '../age-of-steam/actions.ts'
import { listing as spikes } from '../spike/actions.ts'
import { anything as anySteam } from '../steam/actions.ts'
import { oneOf } from '../tables.ts'

const ANYTHING: Readonly<Record<string, (state: never, pick: Pick) => SomeAction>> = {
  'age-of-steam': anyAgeOfSteam,
  steam: anySteam,
  spike: spikes.anything,
}

/** What no page sends in the place of anything. */
const JUNK: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e308,
  '',
  '__proto__',
  'constructor',
  [],
  {},
  true,
  [[['x']]],
  'x'.repeat(500),
]

describe('whatever an order says, it is taken or refused, and breaks nothing [T-ORDER-15]', () => {
  test.each(games.map((rules) => ({ rules, name: rules.name })))('$name', ({ rules }) => {
    const pick = picksFor(`hostile orders ${rules.id}`)
    const ends = { taken: 0, refused: 0 }
    for (const { id, seats } of rules.maps) {
      let state = setUp(rules, id, seats[1], pick)
      for (let n = 0; n < 150 && rules.result(state) === null; n++) {
        if (n % 3 === 0) ends[tryOne(rules, state, pick(seats[1]), pick)]++
        const [asked = 0] = rules.turn(state).seats
        const step = rules.play(state, asked, rules.sample(state, asked, pick), seededChance(id, n))
        if (!step.ok) throw new Error(step.refusal.rule)
        state = step.state
      }
    }
    expect(ends.taken).toBeGreaterThan(0)
    expect(ends.refused).toBeGreaterThan(ends.taken)
  })

  function setUp(rules: FullRules, map: string, seats: number, pick: Pick): unknown {
    const options = Object.fromEntries(rules.options(map).map(({ id, values }) => [id, oneOf(values, pick)]))
    return rules.setup({ map, options, seats }, seededChance('hostile', 'setup'))
  }

  function tryOne(rules: FullRules, state: unknown, seat: number, pick: Pick): 'taken' | 'refused' {
    const view = rules.view(state, seat)
    const before = JSON.stringify(view)
    const topic = oneOf([...topicsFor(rules, view, seat), '__proto__', 'hasOwnProperty', 'nothing'], pick)
    const known = topicOf(rules, topic)
    const wish = (): SomeAction => {
      const then = known?.supposed(rules, view, seat, {}) ?? null
      if (then !== null && pick(4) > 0) return spoilt(rules.sample(then, seat, pick), pick)
      return spoilt((ANYTHING[rules.id] as (typeof ANYTHING)[string])(view as never, pick), pick)
    }
    const order: Order = {
      topic,
      steps: Array.from({ length: pick(4) }, () => ({
        ask: oneOf([...(known?.asks ?? []), 'nothing'], pick),
        wishes: Array.from({ length: 1 + pick(3) }, wish),
      })),
      lasts: oneOf(['once', 'always'], pick),
      unless: [],
    }
    const standing = taken(rules, view, seat, order, { [topic]: order })
    expect(JSON.stringify(view)).toBe(before)
    if (isRefusal(standing)) return 'refused'
    for (const one of rules.turn(state).seats) verdictOn(rules, rules.view(state, one), one, standing)
    expect(JSON.stringify(view)).toBe(before)
    return 'taken'
  }

  function spoilt(action: SomeAction, pick: Pick): SomeAction {
    if (pick(2) === 0) return action
    const field = oneOf([...Object.keys(action), 'junk', 'card', 'link', 'amount', 'display'], pick)
    return { ...action, [field]: oneOf(JUNK, pick) } as SomeAction
  }
})
