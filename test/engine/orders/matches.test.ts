import { describe, expect, test } from 'vitest'
import { type FullRules, type SomeAction, seededChance, seededPick } from '#engine/core/index.ts'
import { games } from '#engine/games.ts'
import { answered, type Standing, topicOf, verdictOn } from '#engine/orders/index.ts'
import { anyOrder } from './ordering.ts'

const TABLES = games.flatMap((rules) =>
  rules.maps.flatMap(({ id, seats: [least, most] }) =>
    [...new Set([least, most])].map((seats) => ({ rules, id, seats })),
  ),
)

/** What orders have answered and why they stopped, over all matches. */
const answers = new Map<string, number>()
const stops = new Map<string, number>()
const count = (of: Map<string, number>, what: string) => of.set(what, (of.get(what) ?? 0) + 1)

describe('orders in whole matches [T-ORDER-01]', () => {
  test.each(TABLES)('$id with $seats: what is ordered is legal when it is played', ({ rules, id, seats }) => {
    for (const seed of [1, 2]) playWithOrders(rules, id, seats, `${id} ${seats} ${seed}`)
  })

  test('answer every question that they are for, and stop for every reason', () => {
    const of = (game: string) => [...answers.keys()].filter((key) => key.startsWith(`${game}/`)).sort()
    expect(of('age-of-steam')).toEqual(
      ['bid', 'build', 'choose', 'first', 'goods', 'produce', 'shares'].map((topic) => `age-of-steam/${topic}`),
    )
    expect(of('steam')).toEqual(
      ['bid', 'build', 'capital', 'goods', 'score', 'select'].map((topic) => `steam/${topic}`),
    )
    expect(of('spike')).toEqual(['spike/train', 'spike/turn'])
    expect([...stops.keys()]).toEqual(expect.arrayContaining(['ORDER-TOUCHED', 'ORDER-BID', 'ORDER-CARD']))
  })
})

function playWithOrders(rules: FullRules, map: string, seats: number, seed: string): void {
  const pick = seededPick(seed)
  const options = Object.fromEntries(
    rules.options(map).map(({ id, values }) => [id, values[pick(values.length)] as string]),
  )
  let state = rules.setup({ map, options, seats }, seededChance(seed, 'setup'))
  const sheets = Array.from({ length: seats }, () => new Map<string, Standing>())
  for (let n = 0; rules.result(state) === null; n++) {
    if (pick(2) === 0) {
      const seat = pick(seats)
      const sheet = sheets[seat] as Map<string, Standing>
      const given = Object.fromEntries([...sheet].map(([topic, { order }]) => [topic, order]))
      const made = anyOrder(rules, rules.view(state, seat), seat, pick, given)
      if (made) sheet.set(made.order.topic, made.standing)
    }
    const [seat = -1] = rules.turn(state).seats
    const ordered = answerOf(rules, state, seat, sheets[seat] as Map<string, Standing>)
    const step = rules.play(state, seat, ordered ?? rules.sample(state, seat, pick), seededChance(seed, n))
    if (!step.ok) throw new Error(`${JSON.stringify(ordered)}: ${step.refusal.rule}`)
    state = step.state
  }
}

/** What the orders of this seat say to its question; the sheet is as it should be afterwards. */
function answerOf(rules: FullRules, state: unknown, seat: number, sheet: Map<string, Standing>): SomeAction | null {
  for (const [topic, standing] of sheet) {
    const before = JSON.stringify(state)
    const verdict = verdictOn(rules, state, seat, standing)
    // Whoever may see less comes to the same, and nothing has changed by asking.
    expect(verdictOn(rules, rules.view(state, seat), seat, standing)).toEqual(verdict)
    expect(JSON.stringify(state)).toBe(before)
    if (verdict.say === 'stop') {
      expect(verdict.why.length).toBeGreaterThan(0)
      for (const { rule } of verdict.why) count(stops, rule)
    }
    if (verdict.say === 'stop' || verdict.say === 'over') sheet.delete(topic)
    if (verdict.say !== 'play') continue
    count(answers, `${rules.id}/${topic}`)
    const step = standing.order.steps[topicOf(rules, topic)?.kind === 'choice' ? 0 : standing.done]
    expect(step?.wishes.map(({ type }) => type)).toContain(verdict.action.type)
    const next = answered(rules, state, standing)
    if (next) sheet.set(topic, next)
    else sheet.delete(topic)
    return verdict.action
  }
  for (const topic of sheet.keys()) {
    const { kind, asks } = topicOf(rules, topic) ?? { kind: 'choice', asks: [] }
    if (kind === 'course' && asks.includes(rules.turn(state).ask)) sheet.delete(topic)
  }
  return null
}
