import { describe, expect, inject, it } from 'vitest'
import { type Advice, adviceFor, type Reason, weighed, worthOf } from '#engine/bots/advice/index.ts'
import { masterBot, noviceBot } from '#engine/bots/index.ts'
import { settleOptions } from '#engine/core/file/options.ts'
import type { FullRules, Seat, SomeAction } from '#engine/core/rules.ts'
import { seededChance, seededPick } from '#engine/core/seeded/seeded.ts'
import { games } from '#engine/games.ts'
import { referee } from '../../referee.ts'
import { reachedWith } from './reached.ts'

interface Asked {
  readonly rules: FullRules
  readonly state: unknown
  readonly seat: Seat
  readonly ask: string
}

/** Of every question of a match a few, spread over it. */
function* questionsOf(rules: FullRules, map: string, seats: number, wanted: Record<string, string>): Generator<Asked> {
  const settled = settleOptions(rules.options(map), wanted)
  if (!settled.ok) throw new Error('not offered')
  const bots = Array.from({ length: seats }, () => noviceBot)
  const states: Asked[] = []
  const watch = (state: unknown): void => {
    const { seats: asked, ask } = rules.turn(state)
    const [seat] = asked
    if (seat !== undefined) states.push({ rules, state, seat, ask })
  }
  referee({ rules, map, options: settled.options, bots, seed: `${inject('seed')}/advice` }, watch)
  for (const same of Map.groupBy(states, ({ ask }) => ask).values()) {
    const step = Math.max(1, Math.floor(same.length / EACH))
    for (let i = Math.floor(step / 2); i < same.length; i += step) yield same[i] as Asked
  }
}

/** Questions of a kind that are looked at in one match. */
const EACH = 4

const tables = games.flatMap((rules) =>
  rules.maps.flatMap(({ id, seats: [least, most] }) =>
    (rules.id === 'steam' ? [{ mode: 'base' }, { mode: 'standard' }] : [{}]).map((wanted) => ({
      rules,
      map: id,
      seats: Math.min(most, Math.max(least, 3)),
      wanted: wanted as Record<string, string>,
    })),
  ),
)

const judged = (rules: FullRules, state: unknown, seat: Seat) => {
  const view = rules.view(state, seat)
  const advice = adviceFor(rules, view, seat, seededPick('advice'))
  return { view, advice }
}

function played(rules: FullRules, state: unknown, seat: Seat, course: readonly SomeAction[]): unknown {
  let then = state
  for (const action of course) {
    const step = rules.play(then, seat, action, seededChance('advice', 0))
    if (!step.ok) throw new Error(`${step.refusal.rule} refuses ${JSON.stringify(action)}`)
    then = step.state
  }
  return then
}

describe.each(tables)('$rules.id on $map ($wanted)', ({ rules, map, seats, wanted }) => {
  it('says what master does, and only what is so', () => {
    const asks = new Set<string>()
    const told = new Set<Reason['type']>()
    for (const { state, seat, ask } of questionsOf(rules, map, seats, wanted)) {
      const { view, advice } = judged(rules, state, seat)
      expect(advice.action).toEqual(masterBot.choose(rules, view, seat, seededPick('advice')))
      const after = played(rules, state, seat, advice.course)
      checkReasons(rules, state, after, seat, advice)
      expect(advice.course[0]).toEqual(advice.action)
      expect(advice.weighed.every(({ value }) => Number.isFinite(value))).toBe(true)
      expect(advice.weighed.map(({ value }) => value)).toEqual(
        advice.weighed.map(({ value }) => value).sort((a, b) => b - a),
      )
      expect(weighed(rules, view, seat).length).toBe(advice.weighed.length)
      expect(Number.isFinite(worthOf(rules, view, seat))).toBe(true)
      asks.add(ask)
      for (const { type } of advice.reasons) told.add(type)
    }
    console.info(rules.id, map, [...asks].join(), [...told].join())
    expect(asks.size).toBeGreaterThan(2)
  })
})

/** Cubes lie where it says, and are delivered as it says. */
function checkReasons(rules: FullRules, state: unknown, after: unknown, seat: Seat, { reasons, action }: Advice): void {
  for (const reason of reasons) {
    if (reason.type === 'carries' || reason.type === 'waits') {
      // What a tile or an engine opens can go once it is there; what waits, as the board is.
      const at = action.type === 'build' ? after : state
      for (const { cube, from, to, links, gain, engine } of reason.cubes) {
        const ways = reachedWith(rules, at, seat, engine).filter((one) => one.from === from && one.cube === cube)
        expect(ways.some((one) => one.to === to && one.links === links && one.gain === gain)).toBe(true)
        expect(gain).toBe(Math.max(...ways.map((one) => one.gain)))
      }
    }
    if (reason.type === 'over') expect(reason.more).toBeGreaterThan(0)
    if (reason.type === 'gains') expect(reason.now + reason.later).toBeGreaterThan(0)
  }
}
