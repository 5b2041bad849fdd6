import { describe, expect, test } from 'vitest'
import { besides, topicsFor } from '#engine/orders/index.ts'
import { type Action, type ActionTile, type Good, type State, steam } from '#engine/steam/index.ts'
import {
  ALL_RICH,
  arranged,
  at,
  begin,
  building,
  END,
  HEX,
  having,
  movingGoods,
  PASS,
  played,
  STANDARD,
  selecting,
  turn,
  withCities,
  withCubes,
  withPlayer,
} from '../steam/position.ts'
import { along, deliver, laid } from '../steam/routes.ts'
import { ordering } from './giving.ts'

const { order, given, refused, says, next } = ordering(steam)
const CONCORD = 'M5'
const { Albany, Boston, Hartford, NewYork, Springfield } = HEX
const [THOMAS, MICHAEL, PAT, LIN] = [0, 1, 2, 3] as const

const raise = (n: number): Action => ({ type: 'raise', n })
const bid = (amount: number): Action => ({ type: 'bid', amount })
const select = (tile: ActionTile, use: 'use' | 'keep' | 'points' = 'use'): Action =>
  ({ type: 'select', tile, use }) as Action
const score = (to: 'income' | 'points'): Action => ({ type: 'score', to })
const DROP: Action = { type: 'drop' }
const ENGINE: Action = { type: 'engine' }

const topics = (state: State, seat: number) => topicsFor(steam as never, state, seat)

describe('what can be ordered in Steam [T-ORDER-08]', () => {
  test('every phase of the mode, for a seat that still plays', () => {
    expect(topics(building(), PAT)).toEqual(['select', 'build', 'goods', 'score'])
    expect(topics(begin(4, STANDARD), PAT)).toEqual(['capital', 'bid', 'select', 'build', 'goods', 'score'])
    expect(topics(withPlayer(building(), PAT, { eliminated: 1 }), PAT)).toEqual([])
    const state = building()
    const gone = withPlayer(state, PAT, { eliminated: 1 })
    expect(refused(gone, PAT, order(state, PAT, 'goods', [PASS]))).toBe('ORDER-NEVER')
    expect(refused(state, PAT, order(state, PAT, 'capital', [raise(1)]))).toBe('ORDER-NEVER')
  })
})

describe('capital, bids and tiles [T-ORDER-09]', () => {
  const auction = (cash = 20): State =>
    arranged((state) => ({ phase: 'order', bidders: state.order, bids: state.players.map(() => null), dropped: [] }), {
      options: STANDARD,
      players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { cash }])),
    })

  test('capital, unless there is enough', () => {
    const state = begin(4, STANDARD)
    const plan = given(state, MICHAEL, 'capital', [raise(2)], { unless: [{ type: 'money-over', n: 3 }] })
    const asked = played(state, [[THOMAS, raise(0)]])
    expect(says(state, MICHAEL, plan)).toBe('nothing')
    expect(says(asked, MICHAEL, plan)).toEqual(raise(2))
    expect(says(withPlayer(asked, MICHAEL, having(4)), MICHAEL, plan)).toEqual(['ORDER-UNLESS'])
  })

  test('ORDER-BID up to an amount, with one’s own money, or out', () => {
    const only = given(auction(), MICHAEL, 'bid', [bid(4)])
    const or = given(auction(), MICHAEL, 'bid', [[bid(4), DROP]])
    const bidden = (amount: number) => played(auction(), [[THOMAS, bid(amount)]])
    expect(says(bidden(1), MICHAEL, only)).toEqual(bid(2))
    expect(says(bidden(4), MICHAEL, only)).toEqual(['ORDER-BID'])
    expect(says(bidden(4), MICHAEL, or)).toEqual(DROP)
    const wary = given(auction(), MICHAEL, 'bid', [bid(9)], { unless: [{ type: 'bid-over', n: 2 }] })
    expect(says(bidden(2), MICHAEL, wary)).toEqual(bid(3))
    expect(says(bidden(3), MICHAEL, wary)).toEqual(['ORDER-UNLESS'])
  })

  test('the first tile that can be had', () => {
    const plan = given(selecting({ players: ALL_RICH }), PAT, 'select', [[select('engineer'), select('first-move')]])
    const taken = (one: ActionTile, other: ActionTile) =>
      played(selecting({ players: ALL_RICH }), [
        [THOMAS, select(one)],
        [MICHAEL, select(other)],
      ])
    expect(says(taken('locomotive', 'turn-order'), PAT, plan)).toEqual(select('engineer'))
    expect(says(taken('engineer', 'turn-order'), PAT, plan)).toEqual(select('first-move'))
    expect(says(taken('engineer', 'first-move'), PAT, plan)).toHaveLength(2)
    const unless = { unless: [{ type: 'taken', what: 'locomotive' }] } as const
    const wary = given(selecting({ players: ALL_RICH }), PAT, 'select', [select('engineer')], unless)
    expect(says(taken('turn-order', 'first-move'), PAT, wary)).toEqual(select('engineer'))
    expect(says(taken('locomotive', 'first-move'), PAT, wary)).toEqual(['ORDER-UNLESS'])
  })
})

describe('building in Steam [T-ORDER-10]', () => {
  const rich = (): State => building({ players: ALL_RICH })
  const way = `${Albany} ${at(-1, 1)} ${at(-1, 2)} ${at(-1, 3)} ${at(-1, 4)} ${NewYork}`
  const three = (state: State): Action[] => along(state, way).slice(0, 3) as Action[]

  test('ORDER-TOUCHED on any hex of it, and where its track leads to; elsewhere is no matter', () => {
    const state = rich()
    const plan = given(state, MICHAEL, 'build', [...three(state), END])
    expect(says(played(state, turn(THOMAS, [])), MICHAEL, plan)).toEqual(three(state)[0])
    const east = along(state, `${Albany} ${at(1, 0)} ${at(2, 0)}`)[0] as Action
    expect(says(played(state, turn(THOMAS, [east])), MICHAEL, plan)).toEqual(three(state)[0])
    const beyond = laid(played(state, turn(THOMAS, [])), THOMAS, `${at(-1, 3)} ${at(-1, 4)} ${NewYork}`)
    expect(says(beyond, MICHAEL, plan)).toEqual(['ORDER-TOUCHED'])
    const within = played(state, turn(THOMAS, three(state).slice(0, 1)))
    expect(says(within, MICHAEL, plan)).toEqual(['ORDER-TOUCHED'])
  })

  test('a turn ends once: nothing can be planned beyond that', () => {
    const state = rich()
    const made = order(state, MICHAEL, 'build', [END])
    const [step] = made.steps
    expect(refused(state, MICHAEL, made)).toBe('taken')
    expect(refused(state, MICHAEL, { ...made, steps: [step as never, step as never] })).toBe('ORDER-BEYOND')
  })

  test('a fourth tile with the tile that was ordered', () => {
    const state = selecting({ players: ALL_RICH })
    const all = along(state, way) as Action[]
    const engineer = order(state, PAT, 'select', [select('engineer')])
    const made = order(state, PAT, 'build', all, {}, { select: engineer })
    expect(all).toHaveLength(4)
    expect(refused(state, PAT, made)).toBe('STM-BUILD-01')
    expect(refused(state, PAT, made, { select: engineer })).toBe('taken')
  })
})

describe('goods and points in Steam [T-ORDER-11]', () => {
  /** Thomas leads from Springfield to Hartford; all that anybody delivers there is worth a point to him. */
  const position = (cubes: readonly Good[] = ['red', 'red']): State => {
    const engines = Object.fromEntries([THOMAS, MICHAEL, PAT, LIN].map((seat) => [seat, { engine: 3 }]))
    const bare = withCities(movingGoods({ players: engines }), { [Springfield]: 'grey' })
    return withCubes(laid(bare, THOMAS, `${Springfield} ${at(2, 0)} ${Hartford}`), { [Springfield]: cubes })
  }
  const red = (state: State) => deliver(state, 'red', `${Springfield}>${at(2, 0)}`)
  /** By Michael’s link to Concord and on over Thomas’s to Boston: a point for each. */
  const shared = (): State =>
    laid(laid(michaelFirst(position()), MICHAEL, `${Springfield} L5 ${CONCORD}`), THOMAS, `${Boston} N5 ${CONCORD}`)
  const byConcord = (state: State) => deliver(state, 'red', `${Springfield}>L5`, `${CONCORD}>N5`)
  /** Michael moves before Thomas. */
  const michaelFirst = (state: State): State => {
    const left = [MICHAEL, THOMAS, PAT, LIN]
    return { ...state, order: left, stage: { phase: 'goods', pass: 1, left, upgraded: [], scoring: null } }
  }

  test('what a delivery brings belongs to it: a course of both, twice', () => {
    const state = position()
    const plan = given(state, THOMAS, 'goods', [red(state), score('points'), red(state), score('income')])
    expect(plan.order.steps.map(({ ask }) => ask)).toEqual(['goods', 'score', 'goods', 'score'])
    expect(says(state, THOMAS, plan)).toEqual(red(state))
    const scoring = played(state, [[THOMAS, red(state)]])
    expect(says(scoring, THOMAS, next(state, plan))).toEqual(score('points'))
    const wrong = { ...plan.order, steps: [plan.order.steps[0] as never, plan.order.steps[2] as never] }
    expect(refused(state, THOMAS, wrong)).toBe('ORDER-ASK')
  })

  test('what a rival’s delivery brings is not answered by it, but by a choice of its own', () => {
    const state = shared()
    const plan = given(state, THOMAS, 'goods', [red(state), score('points')])
    const choice = given(state, THOMAS, 'score', [score('income')], { lasts: 'always' })
    const scoring = played(state, [
      [MICHAEL, byConcord(state)],
      [MICHAEL, score('points')],
    ])
    expect(steam.turn(scoring)).toMatchObject({ seats: [THOMAS], ask: 'score' })
    expect(says(scoring, THOMAS, plan)).toBe('nothing')
    // To answer that by hand leaves the course as it is; to move goods by hand does not.
    expect(besides(steam as never, scoring, plan)).toBe(plan)
    expect(besides(steam as never, state, plan)).toBeNull()
    expect(besides(steam as never, scoring, choice)).toMatchObject({ done: 0, began: 1 })
    expect(says(scoring, THOMAS, choice)).toEqual(score('income'))
    const asked = played(scoring, [[THOMAS, score('points')]])
    expect(says(asked, THOMAS, plan)).toEqual(red(state))
  })

  test('the cube is gone, or somebody else would gain', () => {
    const state = shared()
    const plan = given(state, THOMAS, 'goods', [red(state)])
    const moved = played(state, [
      [MICHAEL, byConcord(state)],
      [MICHAEL, score('points')],
      [THOMAS, score('points')],
    ])
    expect(says(moved, THOMAS, plan)).toEqual(red(state))
    expect(says(withCubes(moved, {}), THOMAS, plan)).toEqual(['STM-MOVE-01'])
    const both = given(state, MICHAEL, 'goods', [byConcord(state)])
    const tiles = state.tiles.map((placed) => placed && { ...placed, owners: placed.owners.map(() => MICHAEL) })
    expect(says(state, MICHAEL, both)).toEqual(byConcord(state))
    expect(says({ ...state, tiles }, MICHAEL, both)).toEqual(['ORDER-WORTH'])
  })

  test('ORDER-ASK under way it stops where something else is asked than was planned', () => {
    const state = position()
    const plan = next(state, given(state, THOMAS, 'goods', [red(state), score('points'), ENGINE]))
    const second: State = {
      ...position(),
      stage: { phase: 'goods', pass: 2, left: [THOMAS], upgraded: [], scoring: null },
    }
    expect(says(second, THOMAS, plan)).toEqual(['ORDER-ASK'])
  })

  test('given while its own delivery is scored, it is for the second pass; after that for the next round', () => {
    const scoring = played(position(), [[THOMAS, red(position())]])
    expect(steam.turn(scoring)).toMatchObject({ seats: [THOMAS], ask: 'score' })
    expect(refused(scoring, THOMAS, order(scoring, THOMAS, 'goods', [PASS]))).toBe('taken')
    const more = { ...order(scoring, THOMAS, 'goods', [PASS]) }
    expect(refused(scoring, THOMAS, { ...more, steps: [...more.steps, ...more.steps] })).toBe('ORDER-BEYOND')
    const last: State = {
      ...position(),
      stage: { phase: 'goods', pass: 2, left: [PAT, LIN], upgraded: [THOMAS], scoring: null },
    }
    expect(given(last, THOMAS, 'goods', [ENGINE, PASS]).order.steps).toHaveLength(2)
  })

  test('over the track that one means to build until then', () => {
    const bare = withCities(building({ players: ALL_RICH }), { [Springfield]: 'grey' })
    const state = withCubes(bare, { [Springfield]: ['red'] })
    const tiles = along(state, `${Springfield} ${at(2, 0)} ${Hartford}`) as Action[]
    const link = order(state, PAT, 'build', tiles)
    const made = order(state, PAT, 'goods', [red(laid(state, PAT, `${Springfield} ${at(2, 0)} ${Hartford}`))])
    expect(refused(state, PAT, made)).toMatch(/^STM-MOVE/)
    expect(refused(state, PAT, made, { build: link })).toBe('taken')
  })
})
