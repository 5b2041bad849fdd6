import { describe, expect, test } from 'vitest'
import { type FullRules, type Pick, type Seat, type SomeAction, seededChance, seededPick } from '#engine/core/index.ts'
import { games } from '#engine/games.ts'
import { refused, topicOf } from '#engine/orders/index.ts'
import { asItWouldEnd, foresee, nextRound, type Part, type Plan, planFrom, plannedFor } from '#engine/plans/index.ts'

const TABLES = games.flatMap((rules) =>
  rules.maps.flatMap(({ id, seats: [least, most] }) =>
    [...new Set([least, most])].map((seats) => ({ rules, id, seats })),
  ),
)

/** A match of random players, stopped at every so many moves. */
function* moments(rules: FullRules, map: string, seats: number, seed: string): Generator<unknown> {
  const pick = seededPick(seed)
  const options = Object.fromEntries(
    rules.options(map).map(({ id, values }) => [id, values[pick(values.length)] as string]),
  )
  let state = rules.setup({ map, options, seats }, seededChance(seed, 'setup'))
  for (let n = 0; rules.result(state) === null; n++) {
    if (n % 7 === 0) yield state
    const [seat = -1] = rules.turn(state).seats
    const step = rules.play(state, seat, rules.sample(state, seat, pick), seededChance(seed, n))
    if (!step.ok) throw new Error(step.refusal.rule)
    state = step.state
  }
}

/** Turns of any seats as somebody might put them together: what the rules allow where each answer stands. */
function anyPlan(rules: FullRules, now: unknown, eyes: Seat, seats: number, pick: Pick): Plan {
  const parts: Part[] = []
  const seen = () => foresee(rules, now, { parts }, eyes).at(-1)
  for (let n = 1 + pick(5); n > 0; n--) {
    const state = seen()?.after ?? now
    if (pick(4) === 0 && nextRound(rules, state) !== null) {
      parts.push({ do: 'round' })
      continue
    }
    const seat = pick(2) === 0 ? eyes : pick(seats)
    const topics = plannedFor(rules, state, seat, eyes)
    const topic = topics[pick(topics.length)]
    if (topic === undefined) continue
    const known = topicOf(rules, topic)
    const actions: SomeAction[] = []
    parts.push({ do: 'turn', seat, topic, actions })
    for (let more = 1 + pick(4); more > 0; more--) {
      const asked = seen()?.asked ?? null
      if (asked === null) break
      const action = rules.sample(asked, seat, pick)
      // A turn may be in such a plight that it cannot end (Germany).
      if (action.type === 'takeBack' || refused(rules, asked, seat, action)) break
      actions.push(known?.wish?.(asked, action) ?? action)
    }
  }
  return { parts }
}

const parts = new Map<string, number>()

describe('plans in whole matches', () => {
  test.each(TABLES)('$id with $seats: what the rules allow holds, and changes nothing [PLAN-01, PLAN-02]', (table) => {
    const { rules, id, seats } = table
    const pick = seededPick(`plans ${id} ${seats}`)
    for (const state of moments(rules, id, seats, `plans ${id} ${seats}`)) {
      const eyes = pick(seats)
      const now = rules.view(state, eyes)
      const before = JSON.stringify(now)
      const plan = anyPlan(rules, now, eyes, seats, pick)
      const foreseen = foresee(rules, now, plan, eyes)
      expect(foreseen.map(({ broken }) => broken)).toEqual(plan.parts.map(() => null))
      expect(JSON.stringify(now)).toBe(before)
      expect(planFrom(JSON.parse(JSON.stringify(plan)), seats)).toEqual(plan)
      for (const part of plan.parts) {
        const kind = `${rules.id}/${part.do === 'round' ? 'round' : part.topic}`
        parts.set(kind, (parts.get(kind) ?? 0) + 1)
      }
    }
  })

  test('there were turns and rounds of every kind', () => {
    expect([...parts.keys()].sort()).toEqual(
      ['build', 'choose', 'goods', 'round', 'shares']
        .map((topic) => `age-of-steam/${topic}`)
        .concat(['train', 'turn'].map((topic) => `spike/${topic}`))
        .concat(['build', 'capital', 'goods', 'round', 'select'].map((topic) => `steam/${topic}`)),
    )
  })

  test.each(TABLES)('$id with $seats: what is foreseen of one’s own turn is what comes of it [PLAN-07]', (table) => {
    const { rules, id, seats } = table
    const pick = seededPick(`own turns ${id} ${seats}`)
    for (const state of moments(rules, id, seats, `own turns ${id} ${seats}`)) {
      const { seats: asked, ask } = rules.turn(state)
      const [seat = 0] = asked
      const now = rules.view(state, seat)
      const topic = plannedFor(rules, now, seat, seat).find((one) => topicOf(rules, one)?.asks[0] === ask)
      if (topic === undefined || rules.id === 'spike') continue
      const action = rules.sample(now, seat, pick)
      if (action.type === 'takeBack') continue
      const [foreseen] = foresee(rules, now, { parts: [{ do: 'turn', seat, topic, actions: [action] }] }, seat)
      const played = rules.play(state, seat, action, seededChance('own', 0))
      expect(foreseen?.broken).toBe(null)
      expect(played.ok).toBe(true)
      // What comes after a phase is over is nobody's answer.
      if (!played.ok || rules.turn(played.state).phase !== rules.turn(state).phase) continue
      expect(tallied(foreseen?.after, seat)).toEqual(tallied(played.state, seat))
    }
  })
})

/** What a turn changes of a seat, in both games of the rail family. */
function tallied(state: unknown, seat: Seat): unknown {
  const { players, tiles } = state as { players: readonly Record<string, unknown>[]; tiles: unknown }
  const { money, cash, income, engine, shares, points } = players[seat] ?? {}
  return { money, cash, income, engine, shares, points, tiles }
}

const begun = (game: string, map: string, seats: number) => {
  const rules = games.find(({ id }) => id === game) as FullRules
  const options = Object.fromEntries(rules.options(map).map(({ id, default: usual }) => [id, usual]))
  return { rules, state: rules.setup({ map, options, seats }, seededChance('plans', 'setup')) }
}

interface Means {
  readonly money: number
  readonly cash: number
  readonly income: number
  readonly shares: number
  readonly engine: number
  readonly special: string | null
}
const meansOf = (state: unknown, seat: Seat): Means => (state as { players: readonly Means[] }).players[seat] as Means
const withMeans = (state: unknown, seat: Seat, change: Partial<Means>): unknown => ({
  ...(state as object),
  players: (state as { players: readonly Means[] }).players.map((player, i) =>
    i === seat ? { ...player, ...change } : player,
  ),
})

describe('a round that passes', () => {
  const { rules, state } = begun('age-of-steam', 'rust-belt', 4)

  test('brings income, takes bills and reduces income, and what was chosen goes back [PLAN-04, AOS-INC-01, AOS-EXP-01, AOS-RED-01]', () => {
    const before = withMeans(state, 1, { money: 3, income: 14, shares: 4, engine: 3, special: 'engineer' })
    const after = nextRound(rules, before)
    // 3 and 14 less 4 and 3 bills; income of 11 to 20 falls by 2.
    expect(meansOf(after, 1)).toMatchObject({ money: 10, income: 12, shares: 4, engine: 3, special: null })
    expect(rules.turn(after).round).toBe(2)
  })

  test('ruins nobody: what cannot be paid is money below nothing [PLAN-03, PLAN-04]', () => {
    const before = withMeans(state, 1, { money: 1, income: 0, shares: 2, engine: 2 })
    expect(meansOf(nextRound(rules, before), 1)).toMatchObject({ money: -3, income: 0 })
  })

  test('is not there after the last [PLAN-04]', () => {
    const [last] = foresee(rules, { ...(state as object), round: 8 }, { parts: [{ do: 'round' }] }, 0)
    expect(last?.broken).toEqual({ at: 0, why: { rule: 'PLAN-LAST-ROUND', params: {} } })
  })

  test('again and again leads to how the match would end [PLAN-04]', () => {
    const before = withMeans({ ...(state as object), round: 7 }, 0, { money: 20, income: 8, shares: 2, engine: 1 })
    const score = (of: ReturnType<typeof asItWouldEnd>) => of?.find(({ seat }) => seat === 0)
    // Two rounds: 20 + 8 - 3, then 6 + 25 - 3 … and income 8 stays below the first step of reductions.
    expect(score(asItWouldEnd(rules, before))?.figures.money).toBe(20 + 2 * (8 - 3))
  })

  test('in Steam’s standard game the locomotive is paid for, in the base game it is not [PLAN-04, STM-EXP-15]', () => {
    const { rules: steam, state: opened } = begun('steam', 'steam-ruhr', 3)
    const options = (mode: string) => ({
      ...(opened as object),
      options: { ...(opened as { options: object }).options, mode },
    })
    const means = { cash: 5, income: 2, engine: 3 }
    expect(meansOf(nextRound(steam, withMeans(options('standard'), 0, means)), 0).cash).toBe(4)
    expect(meansOf(nextRound(steam, withMeans(options('base'), 0, means)), 0).cash).toBe(7)
  })

  test('means nothing in Spike [PLAN-04]', () => {
    const { rules: spike, state: opened } = begun('spike', 'eastern-us', 3)
    expect(nextRound(spike, opened)).toBe(null)
    expect(asItWouldEnd(spike, opened)).toBe(null)
  })
})

describe('what does not hold', () => {
  const { rules, state } = begun('age-of-steam', 'rust-belt', 4)
  const turn = (topic: string, ...actions: SomeAction[]): Part => ({ do: 'turn', seat: 0, topic, actions })

  test('says why, from which answer on, and what comes after it is tried all the same [PLAN-02]', () => {
    const parts = [
      turn('build', { type: 'build', hex: 'Z99', tile: 'straight', rotation: 0 } as SomeAction),
      turn('choose', { type: 'choose', action: 'engineer' } as SomeAction),
    ]
    const [first, second] = foresee(rules, state, { parts }, 0)
    expect(first?.broken?.at).toBe(0)
    expect(first?.broken?.why.rule).toMatch(/^AOS-|^ACTION/)
    expect(first?.after).toEqual(expect.objectContaining({ tiles: (state as { tiles: unknown }).tiles }))
    expect(second?.broken).toBe(null)
    expect(meansOf(second?.after, 0).special).toBe('engineer')
  })

  test('nothing follows the end of a turn [PLAN-02]', () => {
    const [ended] = foresee(rules, state, { parts: [turn('build', { type: 'endBuild' }, { type: 'endBuild' })] }, 0)
    expect(ended?.broken).toEqual({ at: 1, why: { rule: 'PLAN-ENDED', params: {} } })
  })

  test('nothing is taken back that was played before [PLAN-02]', () => {
    const [back] = foresee(rules, state, { parts: [turn('build', { type: 'takeBack' })] }, 0)
    expect(back?.broken?.why.rule).toBe('PLAN-BACK')
  })

  test('topics that are none, and hands that are hidden [PLAN-05]', () => {
    for (const topic of ['bid', '__proto__', 'nothing']) {
      expect(foresee(rules, state, { parts: [turn(topic)] }, 0)[0]?.broken?.why).toEqual({
        rule: 'PLAN-NEVER',
        params: { topic },
      })
    }
    const { rules: spike, state: opened } = begun('spike', 'eastern-us', 3)
    const other: Part = { do: 'turn', seat: 1, topic: 'turn', actions: [] }
    expect(foresee(spike, spike.view(opened, 0), { parts: [other] }, 0)[0]?.broken?.why.rule).toBe('PLAN-HIDDEN')
    expect(plannedFor(spike, spike.view(opened, 0), 1, 0)).toEqual([])
  })

  test('money is lent for builds, and taken back [PLAN-03]', () => {
    const poor = withMeans(state, 0, { money: 0 })
    const [first] = foresee(rules, poor, { parts: [turn('build')] }, 0)
    const moves = rules.moves(first?.asked, 0) as { sites?: readonly { hex: string; builds?: readonly SomeAction[] }[] }
    expect(moves).toBeTruthy()
    const build = rules.sample(first?.asked, 0, seededPick('lent'))
    const [after] = foresee(rules, poor, { parts: [turn('build', build)] }, 0)
    expect(after?.broken).toBe(null)
    expect(meansOf(after?.after, 0).money).toBeLessThanOrEqual(0)
  })
})

describe('a plan from outside [PLAN-06]', () => {
  test.each([
    [null, 'parts'],
    [[], 'parts'],
    [{ parts: {} }, 'parts'],
    [{ parts: [null] }, 'parts/0'],
    [{ parts: [{ do: 'round' }, { do: 'round', seat: 1 }] }, 'parts/1'],
    [{ parts: [{ do: 'turn', seat: 4, topic: 'build', actions: [] }] }, 'parts/0'],
    [{ parts: [{ do: 'turn', seat: -1, topic: 'build', actions: [] }] }, 'parts/0'],
    [{ parts: [{ do: 'turn', seat: 0.5, topic: 'build', actions: [] }] }, 'parts/0'],
    [{ parts: [{ do: 'turn', seat: 0, topic: 7, actions: [] }] }, 'parts/0'],
    [{ parts: [{ do: 'turn', seat: 0, topic: 'build', actions: [{}] }] }, 'parts/0'],
    [{ parts: [{ do: 'turn', seat: 0, topic: 'build', actions: Array(25).fill({ type: 'pass' }) }] }, 'parts/0'],
  ])('%j is none', (told, at) => {
    expect(planFrom(told, 4)).toEqual({ rule: 'PLAN-SHAPE', params: { at } })
  })

  test('may not go on for ever', () => {
    expect(planFrom({ parts: Array(61).fill({ do: 'round' }) }, 4)).toEqual({ rule: 'PLAN-LONG', params: { most: 60 } })
  })

  test('whatever it says, it holds or says why', () => {
    const junk = [null, -1, 1e308, '', '__proto__', [], {}, true, 'x'.repeat(500)]
    for (const rules of games) {
      const { id = '', seats = [2, 2] } = rules.maps[0] ?? {}
      const { state } = begun(rules.id, id, seats[1])
      for (const topic of ['shares', 'choose', 'build', 'goods', 'capital', 'select', 'train', 'turn']) {
        for (const type of ['build', 'deliver', 'choose', 'issue', 'draw', 'take', 'constructor']) {
          for (const some of junk) {
            const action = { type, hex: some, tile: some, rotation: some, n: some, path: some, display: some }
            const plan = planFrom({ parts: [{ do: 'turn', seat: 0, topic, actions: [action] }] }, 2)
            if ('rule' in plan) throw new Error(plan.rule)
            expect(foresee(rules, state, plan, 0)).toHaveLength(1)
          }
        }
      }
    }
  })
})
