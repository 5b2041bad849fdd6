import { describe, expect, test } from 'vitest'
import { playing } from '#engine/bots/bot.ts'
import { type Bot, botById } from '#engine/bots/index.ts'
import { MASTER } from '#engine/bots/spike/master.ts'
import { clockOf } from '#engine/bots/spike/planning/clock.ts'
import { Forecaster, totalOf } from '#engine/bots/spike/planning/forecast.ts'
import { bestDrawing } from '#engine/bots/spike/planning/hand.ts'
import { layOut } from '#engine/bots/spike/planning/layout.ts'
import { Tree } from '#engine/bots/spike/planning/network.ts'
import type { Plan } from '#engine/bots/spike/planning/plan.ts'
import { choosePlanned, type Strength } from '#engine/bots/spike/planning/planner.ts'
import { type Position, positionOf } from '#engine/bots/spike/planning/position.ts'
import { PlanSearch } from '#engine/bots/spike/planning/search.ts'
import { finished } from '#engine/bots/thinking.ts'
import type { FullRules } from '#engine/core/rules.ts'
import { type Action, type State, spike } from '#engine/spike/index.ts'
import { NO_CARDS } from '#engine/spike/piles.ts'
import { referee } from '../../referee.ts'
import { arranged, contracts, game, loaded, MAP, optionsWith, WAY, withContracts } from './position.ts'

const rules = spike as FullRules

/** As the master plays, with a fraction of the work: matches of the tests are many. */
const QUICK: Strength = {
  ...MASTER,
  effort: { ...MASTER.effort, plans: 150 },
  second: { choices: 2, effort: { ...MASTER.second.effort, plans: 30 } },
  setup: {
    first: { ...MASTER.setup.first, plans: 15 },
    looked: 2,
    again: { ...MASTER.setup.again, plans: 100 },
  },
}
const quick: Bot = playing(
  { id: 'quick' },
  { spike: (_rules, view, seat, pick) => choosePlanned(view as State, seat, pick, QUICK) },
)
const bot = (id: string): Bot => botById(id) as Bot

const match = (bots: readonly Bot[], variant: string, seed: string) =>
  referee({ rules, map: MAP, options: optionsWith({ variant }), bots, seed })

const asked = (state: State, of: Bot): Action => of.choose(rules, spike.view(state, 0), 0, () => 0) as Action

describe('whole matches', () => {
  test.each(['basic', 'advanced'].flatMap((variant) => [2, 3, 4].map((seats) => [variant, seats] as const)))(
    'nothing is refused: %s, %d players',
    (variant, seats) => {
      const bots = [quick, bot('greedy'), bot('novice'), quick].slice(0, seats)
      expect(match(bots, variant, `bots/${seats}`).result.standings).toHaveLength(seats)
    },
  )

  test('they play the same way twice', () => {
    const [first, second] = [1, 2].map(() => match([quick, bot('greedy')], 'advanced', 'twice').match)
    expect(first?.log).toEqual(second?.log)
  })

  test('the master plays too', () => {
    const state = arranged({ players: { 0: { hand: { white: 2, blue: 1, yellow: 2 } } }, display: ['red', 'green'] })
    expect(() => asked(state, bot('master'))).not.toThrow()
  })
})

/** Seat 0 as planners see it, with the contracts it is given and a match of so many cards. */
function seen(state: State, cards: number): Position {
  const position = positionOf(game, state, 0)
  return { ...position, clock: { ...position.clock, cards, spread: 4 } }
}

const EFFORT = { plans: 1500, breadth: 2, kept: 1, equipment: [[]] } as const
const planner = (position: Position) => new Forecaster(position.mesh, MASTER.outlook)

const bestPlan = (position: Position): Plan =>
  (finished(new PlanSearch(position, planner(position), EFFORT).plans())[0] as { plan: Plan }).plan

const worth = (position: Position, plan: Plan): number => totalOf(planner(position).terms(position, plan))

/** By the names of cities. */
const at = ({ mesh }: Position, city: string): number => mesh.indexOf.get(city) as number

describe('what the Dispatcher did wrong', () => {
  const track = [...WAY['raleigh-norfolk'], ...WAY['norfolk-washington'], ...WAY['raleigh-columbia']]

  test('the clock: what does not pay before the last card is not bought', () => {
    const rich = { money: 12, hand: { white: 3, blue: 3 }, track }
    const late = arranged({ players: { 0: rich }, deck: { red: 5 }, time: 1, change: { round: 3, timeOut: 2 } })
    const early = arranged({ players: { 0: rich } })
    expect(clockOf(late, 0).cards).toBeLessThan(5)
    expect(clockOf(early, 0).cards).toBeGreaterThan(50)
    for (const id of ['greedy', 'master']) expect(asked(late, bot(id)).type).not.toBe('upgrade')
  })

  test('contracts share ways: of two places that sell, the one by the way to the other contract', () => {
    // Fruit goes to Norfolk, New York or Topeka, cattle to Detroit, Nashville or Topeka.
    const fast = { speed: 3, tender: 4 }
    const state = withContracts(arranged({ players: { 0: fast } }), { 0: contracts('fruit-1/A', 'cattle-1/A') })
    const position = seen(state, 90)
    const together = bestPlan(position)
    const pieces = ({ builds }: Plan) => {
      const railways = { lengths: [], cities: [], order: new Int16Array(position.mesh.cities) }
      layOut(position, builds, new Tree(position.mesh.points.length).copy(position.tree), railways)
      return railways.lengths.reduce((sum: number, length: number) => sum + length, 0)
    }
    const alone = together.tasks.map((task) => pieces({ ...together, builds: [task.source as number, task.buyer] }))
    expect(together.tasks).toHaveLength(2)
    expect(
      pieces({ ...together, builds: together.tasks.flatMap(({ source, buyer }) => [source as number, buyer]) }),
    ).toBeLessThan(alone.reduce((sum, one) => sum + one, 0))
  })

  test('speed is worth its price for long trips, and not without any', () => {
    const fruit = contracts('fruit-1/A').map(loaded)
    const going = seen(withContracts(arranged({ players: { 0: { track, money: 3 } } }), { 0: fruit }), 90)
    const idle = seen(withContracts(arranged({ players: { 0: { track, money: 3 } } }), {}), 90)
    const plan = { tasks: [], stops: [], builds: [], parts: [] }
    const faster = (position: Position, of: Plan) => worth(position, { ...of, parts: ['speed'] }) - worth(position, of)
    const trip = { ...plan, tasks: [{ deal: 0, source: null, buyer: at(going, 'topeka'), payment: 9 }] }
    const far = { ...trip, stops: [at(going, 'topeka')], builds: [at(going, 'topeka')] }
    expect(faster(going, far)).toBeGreaterThan(faster(idle, plan))
    expect(faster(idle, plan)).toBeLessThan(0)
  })

  test('a second car: two markers fetched on one way need only one', () => {
    const state = withContracts(arranged({ players: { 0: { track, money: 3 } } }), {
      0: contracts('pigs-1/A', 'cloth-1/A'),
    })
    const position = seen(state, 60)
    const [pigs, cloth] = position.deals.map(({ buyers }) => buyers[0]?.city as number)
    const plan: Plan = {
      tasks: [
        { deal: 0, source: at(position, 'norfolk'), buyer: pigs as number, payment: 6 },
        { deal: 1, source: at(position, 'raleigh'), buyer: cloth as number, payment: 6 },
      ],
      stops: [at(position, 'raleigh'), at(position, 'norfolk'), pigs as number, cloth as number],
      builds: [pigs as number, cloth as number],
      parts: ['cars'],
    }
    expect(worth(position, plan)).toBeGreaterThan(worth(position, { ...plan, parts: [] }))
  })

  test('cards: what completes the next railway is taken', () => {
    const state = arranged({
      players: { 0: { hand: { black: 1 } } },
      display: ['white', 'yellow', 'green', 'red'],
      stage: { phase: 'draw', seat: 0, drawn: 1, refill: true },
    })
    const wanted = [{ city: 0, ways: [{ segments: [], needs: { ...NO_CARDS, black: 1, yellow: 1 } }] }]
    expect(bestDrawing(state, { ...NO_CARDS, black: 1 }, wanted).display).toBe(1)
  })

  test('who is ahead hurries: a turn more for everybody is worth nothing to those who have built', () => {
    const done = { ...seen(arranged({ players: { 0: { track } } }), 20), pieces: 0 }
    const plan = { tasks: [], stops: [], builds: [], parts: [] }
    const sooner = { ...done, clock: { ...done.clock, cards: 5 } }
    expect(worth(sooner, plan)).toBeGreaterThan(worth(done, plan))
  })
})
