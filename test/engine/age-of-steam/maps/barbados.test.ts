import { describe, expect, test } from 'vitest'
import {
  type Action,
  ageOfSteam,
  GOODS,
  type Moves,
  type Player,
  type Special,
  type State,
} from '#engine/age-of-steam/index.ts'
import type { Outcome } from '#engine/core/chance.ts'
import {
  accepted,
  arranged,
  begin,
  building,
  directed,
  lastDecision,
  PASS,
  played,
  player,
  refusedBy,
} from '../position.ts'

const map = 'barbados'
const game = ageOfSteam.game(map)
const { board } = game
const ME = 0
const issue = (n: number): Action => ({ type: 'issue', n })
const choose = (action: Special): Action => ({ type: 'choose', action })
const ACTIONS: readonly Special[] = ['engineer', 'locomotive', 'urbanization', 'production']
const bag = (state: State): number => GOODS.reduce((sum, good) => sum + state.bag[good], 0)
const lastOf = (change: Partial<Player>, round = 1): State =>
  lastDecision({ map, players: { 0: { money: 50, ...change } }, change: { round } })

describe('the board (section 11)', () => {
  test('six yellow cities, light 1 to 6, and no dark number', () => {
    const cities = board.hexes.flatMap(({ place }) => (place?.kind === 'city' ? [place] : []))
    expect(cities.map(({ colors }) => colors)).toEqual(Array(6).fill(['yellow']))
    expect(cities.map(({ number }) => `${number?.side} ${number?.die}`).sort()).toEqual(
      [1, 2, 3, 4, 5, 6].map((die) => `light ${die}`),
    )
  })
})

describe('setup', () => {
  test('AOS-BAR-01 no purple cubes, and four New Cities', () => {
    expect(game.steps.cubes).toMatchObject({ red: 20, blue: 20, purple: 0, yellow: 20, black: 16, white: 0 })
    const state = building({ map, players: { 0: { special: 'urbanization' } } })
    const { urbanize } = ageOfSteam.moves(state, ME) as Extract<Moves, { ask: 'build' }>
    expect(urbanize?.letters).toEqual(['A', 'B', 'C', 'D'])
    expect(refusedBy(state, ME, { type: 'urbanize', hex: 'A3', letter: 'E' })).toBe('AOS-CITY-01')
    expect(ageOfSteam.maps.find(({ id }) => id === map)?.seats).toEqual([1, 1])
  })

  test('AOS-BAR-02 one cube at the top of the light columns 1 to 6 and A to D, in this order', () => {
    const labels: string[] = []
    const { display } = begin(1, {}, {}, map, labels)
    const columns = [...[1, 2, 3, 4, 5, 6].map((die) => `light${die}`), 'A', 'B', 'C', 'D']
    const filled = Object.entries(display).filter(([, spaces]) => spaces.some((cube) => cube !== null))
    expect(filled.map(([column]) => column).sort()).toEqual([...columns].sort())
    for (const [, [top, ...below]] of filled) {
      expect(top).not.toBeNull()
      expect(below.every((cube) => cube === null)).toBe(true)
    }
    const asked = labels.filter((label) => label.startsWith('display/')).map((label) => label.split('/')[1])
    expect([...new Set(asked)]).toEqual(columns)
  })

  test.each<[string, Readonly<Record<string, Outcome>>, string, number]>([
    ['red for A', { 'display/A/0': 'red', 'display/A/1': 'red', 'display/A/2': 'blue' }, 'A', 3],
    ['blue for B', { 'display/B/0': 'blue', 'display/B/1': 'red' }, 'B', 2],
    ['blue for A is fine', { 'display/A/0': 'blue' }, 'A', 1],
    ['red for C is fine', { 'display/C/0': 'red' }, 'C', 1],
  ])('AOS-BAR-02, D-35 %s', (_, outcomes, column, draws) => {
    const labels: string[] = []
    const state = begin(1, {}, outcomes, map, labels)
    expect(labels.filter((label) => label.startsWith(`display/${column}/`))).toHaveLength(draws)
    expect(state.display[column as 'A'][0]).toBe(Object.values(outcomes).at(-1))
    expect(bag(state), 'what was rejected is in the bag again').toBe(76 - 10 - 6)
    expect(ageOfSteam.broken(state)).toEqual([])
  })

  test.each([
    ['normal', 1],
    ['easier', 2],
  ])('AOS-BAR-03 barbadosLevel=%s: on every city %i', (barbadosLevel, each) => {
    const state = begin(1, { barbadosLevel }, {}, map)
    const cities = board.hexes.filter(({ place }) => place?.kind === 'city')
    expect(cities.map(({ index }) => state.cubes[index]?.length)).toEqual(Array(6).fill(each))
  })
})

describe('the round', () => {
  test('AOS-BAR-04 at most one share, and none beyond fifteen', () => {
    const start = begin(1, {}, {}, map)
    expect(ageOfSteam.moves(start, ME)).toEqual({ ask: 'issue', max: 1 })
    expect(refusedBy(start, ME, issue(1))).toBe('accepted')
    expect(refusedBy(start, ME, issue(0))).toBe('accepted')
    expect(refusedBy(start, ME, issue(2))).toBe('AOS-SHARE-01')
    const full = arranged(({ order }) => ({ phase: 'shares', left: order }), { map, players: { 0: { shares: 15 } } })
    expect(ageOfSteam.moves(full, ME)).toEqual({ ask: 'issue', max: 0 })
  })

  test('AOS-BAR-05 no dice for the order, no auction', () => {
    const labels: string[] = []
    const start = begin(1, {}, {}, map, labels)
    expect(labels.some((label) => label.startsWith('order/'))).toBe(false)
    expect(ageOfSteam.turn(played(start, [[ME, issue(0)]]))).toMatchObject({ phase: 'actions', seats: [ME] })
  })

  test('AOS-BAR-05 four actions; each is used up until all are, then all are there again', () => {
    const choosing = (usedUp: readonly Special[]): State =>
      arranged(({ order }) => ({ phase: 'actions', left: order }), { map, change: { memory: { usedUp } } })
    const offered = (state: State) => (ageOfSteam.moves(state, ME) as Extract<Moves, { ask: 'choose' }>).actions
    let used: readonly Special[] = []
    for (const action of ACTIONS) {
      const state = choosing(used)
      expect(offered(state)).toEqual(ACTIONS.filter((one) => !used.includes(one)))
      for (const gone of used) expect(refusedBy(state, ME, choose(gone))).toBe('AOS-ACT-01')
      const next = played(state, [[ME, choose(action)]])
      expect(player(next, ME).special).toBe(action)
      used = next.memory.usedUp ?? []
    }
    expect(used).toEqual(ACTIONS)
    expect(offered(choosing(used))).toEqual(ACTIONS)
    expect(played(choosing(used), [[ME, choose('production')]]).memory.usedUp).toEqual(['production'])
  })

  test.each(['first-move', 'first-build', 'turn-order'] as const)('AOS-BAR-05 %s is not to be had', (action) => {
    const state = played(begin(1, {}, {}, map), [[ME, issue(0)]])
    expect(refusedBy(state, ME, choose(action))).toBe('AOS-ACT-01')
    expect(refusedBy(state, ME, { type: 'endBuild' }), 'one must be chosen').toBe('AOS-FLOW-01')
  })

  test('AOS-BAR-05 an action helps in its own round and in no later one', () => {
    const { state } = accepted(lastOf({ special: 'engineer' }), ME, PASS)
    expect(state.round).toBe(2)
    expect(player(state, ME).special).toBeNull()
    expect(game.steps.tileLimit(state, ME)).toBe(3)
  })

  test('AOS-BAR-06 two dice, light only; Production on any empty light space, from round 1', () => {
    const { state, events } = accepted(lastOf({ special: 'production' }), ME, PASS)
    expect(events.some(({ type }) => type === 'rolled')).toBe(false)
    const drawn = accepted(state, ME, { type: 'produce' }).state
    const { spaces, cubes } = ageOfSteam.moves(drawn, ME) as Extract<Moves, { ask: 'place' }>
    expect(spaces).toHaveLength(26 - 10)
    const [cube = 'red'] = cubes
    const place = (column: string, row: number) => ({ type: 'place', cube, column, row })
    expect(refusedBy(drawn, ME, place('light1', 0)), 'taken').toBe('AOS-GROW-01')
    expect(refusedBy(drawn, ME, place('dark1', 0)), 'the dark half').toBe('AOS-GROW-01')
    expect(refusedBy(drawn, ME, place('E', 0)), 'the dark half').toBe('AOS-GROW-01')
    expect(refusedBy(drawn, ME, place('light1', 2))).toBe('accepted')
    const rolled = accepted(state, ME, { type: 'decline' }).events.filter(({ type }) => type === 'rolled')
    expect(rolled).toEqual([{ type: 'rolled', area: 'light', dice: [expect.any(Number), expect.any(Number)] }])
  })
})

describe('the end', () => {
  /** Income 0, engine 1: what is left after the last expenses is `money`. */
  const ended = (money: number, shares: number): State =>
    accepted(lastOf({ money: money + shares + 1, shares }, 10), ME, PASS).state

  test('AOS-BAR-07 ten rounds', () => {
    expect(ageOfSteam.turn(begin(1, {}, {}, map)).rounds).toBe(10)
    expect(accepted(lastOf({}, 9), ME, PASS).state).toMatchObject({ round: 10, stage: { phase: 'shares' } })
  })

  test.each<[string, number, number, number | null]>([
    ['TV-35 money 83, shares 9', 83, 9, 38],
    ['TV-35 money 44, shares 9', 44, 9, null],
    ['money 45, shares 9: $0 is a score', 45, 9, 0],
    ['the two shares of the setup count', 12, 2, 2],
  ])('AOS-BAR-08 %s', (_, money, shares, score) => {
    const result = ageOfSteam.result(ended(money, shares))
    expect(result?.winners).toEqual(score === null ? [] : [ME])
    if (score !== null) expect(result?.standings).toMatchObject([{ seat: ME, place: 1, score, eliminated: false }])
    else expect(result?.standings).toMatchObject([{ eliminated: true }])
  })

  test('AOS-BAR-08 nothing else counts; during the match the standings are those of an end now', () => {
    const { state } = accepted(lastOf({ money: 80, shares: 9, income: 10 }, 5), ME, PASS)
    expect(ageOfSteam.standings(state)).toMatchObject([{ score: 80 + 10 - 10 - 45, figures: { money: 80 } }])
  })

  test('AOS-BAR-07 bankrupt is lost, at once', () => {
    const { state, events } = accepted(lastOf({ money: 0 }, 3), ME, PASS)
    expect(state.stage.phase).toBe('over')
    expect(state.round).toBe(3)
    expect(events.at(-1)).toEqual({ type: 'ended', winners: [] })
    expect(ageOfSteam.result(state)).toMatchObject({ winners: [], standings: [{ eliminated: true }] })
    expect(refusedBy(state, ME, PASS)).toBe('MATCH-OVER')
  })

  test('AOS-END-01 goods grow in the last round too', () => {
    const labels: string[] = []
    accepted(lastOf({}, 10), ME, PASS, directed({}, labels))
    expect(labels).toEqual(['growth/light/0', 'growth/light/1'])
  })
})
