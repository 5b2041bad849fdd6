import { describe, expect, test } from 'vitest'
import { type Action, ageOfSteam, type Good, type Special, type State } from '#engine/age-of-steam/index.ts'
import { topicsFor } from '#engine/orders/index.ts'
import {
  arranged,
  begin,
  build,
  building,
  END,
  HEX,
  hexIndex,
  movingGoods,
  PASS,
  played,
  withCubes,
  withPlayer,
} from '../age-of-steam/position.ts'
import { deliver, laid } from '../age-of-steam/routes.ts'
import {
  afterDaria,
  DARIA,
  DARIAS,
  JOHANNA,
  JOHANNAS,
  PETRA,
  PETRAS,
  RICH,
  turn,
  VIOLA,
} from '../age-of-steam/story.ts'
import { ordering } from './giving.ts'

const { order, given, refused, verdict, says, next, answered } = ordering(ageOfSteam)
const { Evansville, Cincinnati, Indianapolis } = HEX

const issue = (n: number): Action => ({ type: 'issue', n })
const bid = (amount: number): Action => ({ type: 'bid', amount })
const choose = (action: Special): Action => ({ type: 'choose', action })
const DROP: Action = { type: 'drop' }
const ENGINE: Action = { type: 'engine' }

const shares = (): State => begin(4)
const auction = (money = 20): State =>
  arranged((state) => ({ phase: 'order', bidders: state.order, bids: state.players.map(() => null), dropped: [] }), {
    seats: 4,
    players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { money }])),
  })
const actions = (): State => arranged((state) => ({ phase: 'actions', left: state.order }), { seats: 4 })
const inRound = (state: State, round: number): State => ({ ...state, round })

/** Petra's link from Evansville to Cincinnati and Daria's two, with these cubes. */
const goods = (cubes: Readonly<Record<string, readonly Good[]>>, engine = 1): State =>
  withCubes(
    movingGoods({
      players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { engine }])),
      change: { tiles: afterDaria().tiles },
    }),
    cubes,
  )

describe('what can be ordered in Age of Steam [T-ORDER-02]', () => {
  test('every phase that this map has, for a seat that still plays', () => {
    const topics = ['shares', 'bid', 'choose', 'build', 'goods', 'produce']
    for (const state of [shares(), auction(), actions(), building(RICH), goods({})])
      expect(topicsFor(ageOfSteam as never, state, VIOLA)).toEqual(topics)
    const gone = withPlayer(shares(), VIOLA, { eliminated: 1 })
    expect(topicsFor(ageOfSteam as never, { ...gone, order: [0, 1, 2] }, VIOLA)).toEqual([])
  })

  test('not to bid for whoever is out of the auction, until the next', () => {
    const out = played(auction(), [
      [0, bid(1)],
      [1, DROP],
    ])
    expect(topicsFor(ageOfSteam as never, out, 1)).not.toContain('bid')
    expect(topicsFor(ageOfSteam as never, out, 2)).toContain('bid')
  })

  test('nothing is answered while somebody else is asked, or something else', () => {
    const standing = given(shares(), 2, 'shares', [issue(2)])
    expect(says(shares(), 2, standing)).toBe('nothing')
    const asked = played(shares(), [
      [0, issue(0)],
      [1, issue(1)],
    ])
    expect(says(asked, 2, standing)).toEqual(issue(2))
    expect(says(auction(), 2, standing)).toBe('nothing')
    expect(says(asked, 2, { ...standing, stopped: [] })).toBe('nothing')
  })
})

describe('an order that could never be meant is refused [T-ORDER-03]', () => {
  const state = shares()
  test.each([
    ['ORDER-TOPIC', order(state, 2, 'tax', [issue(1)])],
    ['ORDER-TOPIC', order(state, 2, '__proto__', [issue(1)])],
    ['ORDER-TOPIC', order(state, 2, 'toString', [issue(1)])],
    ['ORDER-NEVER', order(state, 2, 'first', [{ type: 'payFirst' }])],
    ['ORDER-ASK', { ...order(state, 2, 'shares', [issue(1)]), steps: [{ ask: 'bid', wishes: [bid(1)] }] }],
    ['ORDER-ASK', { ...order(state, 2, 'build', [END]), steps: [{ ask: 'chooseGains', wishes: [END] }] }],
    ['ORDER-STOP', order(state, 2, 'shares', [issue(1)], { unless: [{ type: 'bid-over', n: 3 }] })],
    ['ORDER-STOP', order(state, 2, 'goods', [PASS], { unless: [{ type: 'round', n: 3 }] })],
    ['ORDER-STEPS', order(state, 2, 'shares', [issue(1), issue(1)])],
    ['ORDER-STEPS', { ...order(state, 2, 'shares', []), steps: [] }],
    ['ORDER-LASTS', order(state, 2, 'goods', [PASS], { lasts: 'always' })],
    ['ORDER-BEYOND', order(state, 2, 'goods', [PASS, PASS, PASS])],
    ['ORDER-BEYOND', order(state, 2, 'build', [END, END])],
    ['AOS-SHARE-01', order(state, 2, 'shares', [[issue(1), issue(99)]])],
    ['AOS-MOVE-03', order(state, 2, 'goods', [{ type: 'deliver', from: 'A1', cube: 'blue', path: [0] } as Action])],
    ['ACTION-TYPE', order(state, 2, 'shares', [{ type: 'steal' } as never])],
    ['ACTION-SHAPE', order(state, 2, 'shares', [{ type: 'issue', n: 'all' } as never])],
    ['AOS-FLOW-01', order(state, 2, 'shares', [bid(1)])],
  ])('%s', (rule, made) => {
    expect(refused(state, 2, made)).toBe(rule)
  })

  test('by whoever is out of the match', () => {
    const gone = { ...withPlayer(state, 2, { eliminated: 1 }), order: [0, 1, 3] }
    expect(refused(gone, 2, order(state, 2, 'shares', [issue(1)]))).toBe('ORDER-NEVER')
  })
})

describe('shares and bids [T-ORDER-04]', () => {
  const asked = (state = shares()): State =>
    played(state, [
      [0, issue(0)],
      [1, issue(0)],
    ])

  test('once is for the round in which it was first needed, always for all that come', () => {
    expect(answered(asked(), given(shares(), 2, 'shares', [issue(1)]))).toBeNull()
    const once = next(bidden(3), given(auction(), 2, 'bid', [bid(9)]))
    expect(once).toMatchObject({ done: 1, began: 1 })
    expect(says(bidden(4), 2, once)).toEqual(bid(5))
    expect(says(inRound(bidden(4), 2), 2, once)).toBe('over')
    const always = next(asked(), given(shares(), 2, 'shares', [issue(1)], { lasts: 'always' }))
    expect(says(inRound(asked(), 2), 2, always)).toEqual(issue(1))
  })

  test('what can no longer be had stops it', () => {
    const standing = given(shares(), 2, 'shares', [issue(2)])
    expect(says(withPlayer(asked(), 2, { shares: 15 }), 2, standing)).toEqual(['AOS-SHARE-01'])
    const less = given(shares(), 2, 'shares', [[issue(2), issue(1)]])
    expect(says(withPlayer(asked(), 2, { shares: 14 }), 2, less)).toEqual(issue(1))
  })

  test('ORDER-UNLESS there is more money than was said, or it is that round', () => {
    const rich = given(shares(), 2, 'shares', [issue(1)], { unless: [{ type: 'money-over', n: 10 }] })
    expect(says(asked(), 2, rich)).toEqual(issue(1))
    const more = withPlayer(asked(), 2, { money: 11 })
    expect(says(more, 2, rich)).toEqual(['ORDER-UNLESS'])
    expect(verdict(more, 2, rich)).toMatchObject({ why: [{ params: { type: 'money-over', n: 10 } }] })
    const until = given(shares(), 2, 'shares', [issue(1)], { lasts: 'always', unless: [{ type: 'round', n: 3 }] })
    expect(says(inRound(asked(), 2), 2, until)).toEqual(issue(1))
    expect(says(inRound(asked(), 3), 2, until)).toEqual(['ORDER-UNLESS'])
  })

  const bidden = (amount: number): State =>
    played(auction(), [
      [0, bid(1)],
      [1, bid(amount)],
    ])

  test('ORDER-BID no more is bid than it takes, and never more than was said', () => {
    const standing = given(auction(), 2, 'bid', [bid(5)])
    expect(says(bidden(3), 2, standing)).toEqual(bid(4))
    expect(says(bidden(4), 2, standing)).toEqual(bid(5))
    expect(says(bidden(5), 2, standing)).toEqual(['ORDER-BID'])
    expect(verdict(bidden(7), 2, standing)).toMatchObject({ why: [{ params: { least: 8, most: 5 } }] })
  })

  test('it goes on bidding, and drops out where that was said', () => {
    const standing = given(auction(), 2, 'bid', [[bid(5), DROP]])
    const first = played(bidden(3), [[2, verdictAction(bidden(3), standing)]])
    const raised = played(first, [
      [3, DROP],
      [0, bid(5)],
      [1, DROP],
    ])
    expect(says(raised, 2, next(bidden(3), standing))).toEqual(DROP)
  })

  const verdictAction = (state: State, standing: ReturnType<typeof given>): Action => says(state, 2, standing) as Action

  test('what was planned with lent money is played with one’s own', () => {
    const standing = given(withPlayer(auction(), 2, { money: 0 }), 2, 'bid', [[bid(5), DROP]])
    expect(says(withPlayer(bidden(3), 2, { money: 3 }), 2, standing)).toEqual(DROP)
    expect(says(withPlayer(bidden(3), 2, { money: 4 }), 2, standing)).toEqual(bid(4))
  })

  test('ORDER-UNLESS somebody else bids more than was said, or money is short', () => {
    const standing = given(auction(), 2, 'bid', [[bid(9), DROP]], { unless: [{ type: 'bid-over', n: 4 }] })
    expect(says(bidden(4), 2, standing)).toEqual(bid(5))
    expect(says(bidden(5), 2, standing)).toEqual(['ORDER-UNLESS'])
    const poor = given(auction(), 2, 'bid', [bid(9)], { unless: [{ type: 'money-under', n: 8 }] })
    expect(says(withPlayer(bidden(4), 2, { money: 8 }), 2, poor)).toEqual(bid(5))
    expect(says(withPlayer(bidden(4), 2, { money: 7 }), 2, poor)).toEqual(['ORDER-UNLESS'])
  })
})

describe('the action [T-ORDER-05]', () => {
  const wanted = [choose('engineer'), choose('locomotive'), choose('first-move')]
  const taken = (...two: [Special, Special]): State =>
    played(actions(), [
      [0, choose(two[0])],
      [1, choose(two[1])],
    ])

  test('the first that can be had, and nothing else', () => {
    const standing = given(shares(), 2, 'choose', [wanted])
    expect(says(taken('production', 'turn-order'), 2, standing)).toEqual(wanted[0])
    expect(says(taken('engineer', 'turn-order'), 2, standing)).toEqual(wanted[1])
    expect(says(taken('locomotive', 'engineer'), 2, standing)).toEqual(wanted[2])
    const two = given(shares(), 2, 'choose', [wanted.slice(0, 2)])
    expect(says(taken('locomotive', 'engineer'), 2, two)).toHaveLength(2)
  })

  test('can be ordered though somebody has it from the round before', () => {
    const before = withPlayer(shares(), 0, { special: 'engineer' })
    expect(given(before, 2, 'choose', [choose('engineer')]).stopped).toBeNull()
    expect(refused(taken('engineer', 'locomotive'), 3, order(actions(), 3, 'choose', [choose('engineer')]))).toMatch(
      /^AOS-/,
    )
  })

  test('ORDER-UNLESS somebody has taken what was said', () => {
    const standing = given(shares(), 2, 'choose', [wanted], { unless: [{ type: 'taken', what: 'turn-order' }] })
    expect(says(taken('engineer', 'production'), 2, standing)).toEqual(wanted[1])
    expect(says(taken('engineer', 'turn-order'), 2, standing)).toEqual(['ORDER-UNLESS'])
  })
})

describe('building [T-ORDER-06]', () => {
  const start = (): State => building(RICH)
  const by = (seat: number, ...acts: readonly Action[]): State => played(start(), turn(seat, acts))

  test('a course is played step by step, and then nothing is left of it', () => {
    let standing: ReturnType<typeof given> | null = given(start(), DARIA, 'build', [...DARIAS, END])
    let state = by(PETRA)
    const all: Action[] = []
    while (standing) {
      const action = says(state, DARIA, standing) as Action
      standing = answered(state, standing)
      state = played(state, [[DARIA, action]])
      all.push(action)
    }
    expect(all).toEqual([...DARIAS, END])
    expect(ageOfSteam.turn(state).seats).toEqual([JOHANNA])
  })

  test('ORDER-TOUCHED a rival has built on a hex of it, of whichever step', () => {
    for (const i of [0, 1, 2]) {
      const plan = given(start(), DARIA, 'build', PETRAS)
      expect(says(by(PETRA, PETRAS[i] as Action), DARIA, plan)).toEqual(['ORDER-TOUCHED'])
    }
  })

  test('ORDER-TOUCHED a rival has built where its track leads to', () => {
    const first = given(start(), DARIA, 'build', [PETRAS[0] as Action])
    expect(says(by(PETRA, build('L9', 'straight', 1)), DARIA, first)).toEqual(['ORDER-TOUCHED'])
    expect(verdict(by(PETRA, build('L9', 'straight', 1)), DARIA, first)).toMatchObject({
      why: [{ params: { hex: 'K10' } }],
    })
  })

  test('what is built elsewhere does not matter', () => {
    const plan = given(start(), DARIA, 'build', DARIAS)
    expect(says(by(PETRA, ...PETRAS), DARIA, plan)).toEqual(DARIAS[0])
    expect(says(by(PETRA), DARIA, plan)).toEqual(DARIAS[0])
  })

  test('ORDER-TOUCHED a town that it is about has become a city', () => {
    const plan = given(start(), DARIA, 'build', DARIAS)
    const city = (hex: string) => [{ hex: hexIndex(hex), letter: 'A' } as const]
    expect(says({ ...by(PETRA), newCities: city('A3') }, DARIA, plan)).toEqual(DARIAS[0])
    expect(says({ ...by(PETRA), newCities: city(Indianapolis) }, DARIA, plan)).toEqual(['ORDER-TOUCHED'])
  })

  test('once it is under way its own track is no touch', () => {
    const plan = given(start(), DARIA, 'build', DARIAS)
    const one = played(by(PETRA), [[DARIA, DARIAS[0] as Action]])
    expect(says(one, DARIA, next(by(PETRA), plan))).toEqual(DARIAS[1])
  })

  test('it stops where money is short, and never builds something else', () => {
    const plan = given(withPlayer(start(), DARIA, { money: 0 }), DARIA, 'build', DARIAS)
    const poor = withPlayer(by(PETRA), DARIA, { money: 1 })
    expect(says(poor, DARIA, plan)).toEqual(['AOS-BUILD-03'])
    const careful = given(start(), DARIA, 'build', DARIAS, { unless: [{ type: 'money-under', n: 20 }] })
    expect(says(withPlayer(by(PETRA), DARIA, { money: 20 }), DARIA, careful)).toEqual(DARIAS[0])
    expect(says(withPlayer(by(PETRA), DARIA, { money: 19 }), DARIA, careful)).toEqual(['ORDER-UNLESS'])
  })

  test('planned with the action that was ordered: a fourth tile needs the engineer', () => {
    const four = [...PETRAS, build('J9', 'gentle', 1)]
    const engineer = order(shares(), PETRA, 'choose', [choose('engineer')])
    const made = order(shares(), PETRA, 'build', four, {}, { choose: engineer })
    expect(refused(shares(), PETRA, made)).toBe('AOS-BUILD-02')
    expect(refused(shares(), PETRA, made, { choose: engineer })).toBe('taken')
  })

  test('ORDER-TOUCHED a link without tiles is somebody else’s by now', () => {
    const link: Action = { type: 'cityLink', link: 0 }
    const free = building({
      map: 'germany',
      players: { 0: { money: 60, hasBuilt: true }, 1: { money: 60, hasBuilt: true } },
    })
    const plan = given(free, DARIA, 'build', [link])
    expect(says(played(free, turn(PETRA, [])), DARIA, plan)).toEqual(link)
    expect(says(played(free, turn(PETRA, [link])), DARIA, plan)).toEqual(['ORDER-TOUCHED'])
  })

  test('as what is laid on this board', () => {
    const own = given(afterDaria(), JOHANNA, 'build', JOHANNAS)
    expect(says(afterDaria(), JOHANNA, own)).toEqual(JOHANNAS[0])
  })
})

describe('goods [T-ORDER-07]', () => {
  const cubes = { [Evansville]: ['blue'], [Cincinnati]: ['blue'] } as const
  const overPetra = (state: State) => deliver(state, 'blue', 'J10>K10')

  test('two passes are two steps', () => {
    const state = goods(cubes)
    const send = overPetra(state)
    const plan = given(state, DARIA, 'goods', [send, ENGINE])
    expect(says(state, DARIA, plan)).toBe('nothing')
    const asked = played(state, [[PETRA, PASS]])
    expect(says(asked, DARIA, plan)).toEqual(send)
    const second: State = { ...asked, stage: { phase: 'goods', pass: 2, left: [DARIA, 2], upgraded: [] } }
    expect(says(second, DARIA, next(asked, plan))).toEqual(ENGINE)
  })

  test('the cube is gone', () => {
    const state = goods(cubes)
    const plan = given(state, DARIA, 'goods', [[overPetra(state), PASS]])
    const only = given(state, DARIA, 'goods', [overPetra(state)])
    const gone = played(state, [[PETRA, overPetra(state)]])
    expect(says(gone, DARIA, only)).toEqual(['AOS-MOVE-03'])
    expect(says(gone, DARIA, plan)).toEqual(PASS)
  })

  test('ORDER-WORTH it would bring somebody else what it was to bring', () => {
    const state = goods(cubes)
    const plan = given(state, DARIA, 'goods', [overPetra(state)])
    const tiles = state.tiles.map((placed) => placed && { ...placed, owners: placed.owners.map(() => VIOLA) })
    const asked = { ...played(state, [[PETRA, PASS]]), tiles }
    expect(says(asked, DARIA, plan)).toEqual(['ORDER-WORTH'])
  })

  test('given between the passes it is for the second', () => {
    const between = played(goods(cubes), [
      [PETRA, PASS],
      [DARIA, ENGINE],
    ])
    expect(refused(between, DARIA, order(between, DARIA, 'goods', [ENGINE]))).toBe('AOS-MOVE-02')
    expect(refused(between, DARIA, order(between, DARIA, 'goods', [PASS, PASS]))).toBe('ORDER-BEYOND')
    const plan = given(between, DARIA, 'goods', [overPetra(between)])
    const second: State = { ...between, stage: { phase: 'goods', pass: 2, left: [DARIA, 2], upgraded: [DARIA] } }
    expect(says(second, DARIA, plan)).toEqual(overPetra(between))
  })

  test('given after the second it is for the next round', () => {
    const after: State = { ...goods(cubes), stage: { phase: 'goods', pass: 2, left: [2, 3], upgraded: [DARIA] } }
    expect(given(after, DARIA, 'goods', [ENGINE, PASS]).order.steps).toHaveLength(2)
  })

  test('over the track that one means to build until then', () => {
    const state = withCubes(building(RICH), { J10: ['blue'] })
    const link = order(state, PETRA, 'build', PETRAS)
    const sent = deliver(laid(state, PETRA, 'J10 K10 L9 M9'), 'blue', 'J10>K10')
    const made = order(state, PETRA, 'goods', [sent], {}, { build: link })
    expect(refused(state, PETRA, made)).toMatch(/^AOS-MOVE/)
    expect(refused(state, PETRA, made, { build: link })).toBe('taken')
  })
})
