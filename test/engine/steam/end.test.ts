import { describe, expect, test } from 'vitest'
import { type ActionTile, type Player, type State, steam } from '#engine/steam/index.ts'
import {
  accepted,
  at,
  HEX,
  having,
  lastDecision,
  linksOf,
  nextTurn,
  owners,
  PASS,
  part,
  played,
  player,
  purse,
  refusedBy,
  STANDARD,
  sectionsOf,
  withCubes,
} from './position.ts'
import { deliver, laid, on } from './routes.ts'

const { Albany, Hartford, NewYork, Poughkeepsie } = HEX
const [A, B, C, D] = [0, 1, 2, 3] as const

const holding = (tiles: readonly ActionTile[], more: Partial<Player> = { cash: 30 }): Record<number, Partial<Player>> =>
  Object.fromEntries(tiles.map((tile, seat) => [seat, { ...more, tile, uses: true }]))

/** Ten links of one seat, told by their ends alone: what counts at the end is how many there are. */
const TEN = [
  `${Albany} ${at(0, 1)} ${Poughkeepsie} ${at(0, 3)} ${NewYork}`,
  `${Albany} ${at(-1, 1)} ${at(-1, 2)} ${at(-1, 3)} ${at(-1, 4)} ${NewYork}`,
  `${Albany} ${at(1, 0)} ${at(2, 0)} ${Hartford}`,
  `${Poughkeepsie} ${at(1, 1)} ${Hartford}`,
  `${Poughkeepsie} ${at(1, 2)} ${Hartford}`,
  'N6 M7 M8 N8',
  'N6 N5 M5',
  'M5 N4 O4',
  'N6 N7 N8',
]

describe('the next turn order', () => {
  test('TV-30 STM-ORD-01, STM-ACT-02 by the numbers of the tiles, passed or not', () => {
    const [pat, michael, thomas, lin] = [0, 1, 2, 3] as const
    const players = holding(['locomotive', 'first-build', 'urbanization', 'first-move'])
    const before = lastDecision({ players: { ...players, [thomas]: { ...players[thomas], uses: false } } })
    const { state, events } = accepted(before, pat, PASS)
    expect(state.order).toEqual([lin, michael, pat, thomas])
    expect(events).toContainEqual({ type: 'newOrder', order: [lin, michael, pat, thomas] })
  })

  test('STM-ORD-02 all tiles come back and the next round begins', () => {
    const state = played(
      lastDecision({ players: holding(['locomotive', 'first-build', 'urbanization', 'turn-order']) }),
      [[0, PASS]],
    )
    expect(state.players.map(({ tile, uses, freePass }) => [tile, uses, freePass])).toEqual(
      Array(4).fill([null, false, false]),
    )
    expect(steam.turn(state)).toMatchObject({ round: 2, phase: 'select', seats: [3] })
  })

  test('STM-EXP-14 standard: numbers do not set the order; who had Turn Order may pass for free', () => {
    const before = lastDecision({
      options: STANDARD,
      players: holding(['locomotive', 'first-build', 'turn-order', 'first-move']),
    })
    const state = played(before, [[0, PASS]])
    expect(state.order).toEqual([0, 1, 2, 3])
    expect(state.players.map(({ freePass }) => freePass)).toEqual([false, false, true, false])
    expect(steam.turn(state)).toMatchObject({ phase: 'capital', round: 2 })
  })
})

describe('bankruptcy', () => {
  /** B has three links and a section, and cannot pay. */
  function broke(change: Partial<State> = {}): State {
    const players = holding(['urbanization', 'first-move', 'turn-order', 'engineer'])
    const state = lastDecision({ players: { ...players, [B]: { ...players[B], ...having(2, -10) } }, change })
    return laid(state, B, TEN[0] as string, TEN[2] as string, `${Albany} ${at(-1, 1)} ${at(-1, 2)}`)
  }
  const later = (): State => played(broke(), [[A, PASS]])

  test('TV-37 STM-INC-04 the others go on in the order of their tiles, for as many rounds', () => {
    expect([linksOf(broke(), B).length, sectionsOf(broke(), B).length]).toEqual([3, 1])
    const state = later()
    expect(state.order).toEqual([C, D, A])
    expect(steam.turn(state)).toMatchObject({ round: 2, rounds: 8, seats: [C] })
    expect(player(state, B)).toMatchObject({ cash: 0, income: 0, points: 0, eliminated: 1 })
    expect([linksOf(state, null).length, sectionsOf(state, null).length, state.tiles.filter(Boolean).length]).toEqual([
      3, 1, 6,
    ])
  })

  test('TV-37 his links may be used for no point, and never claimed; his section may', () => {
    const state = { ...later(), stage: { phase: 'goods', pass: 1, left: [A], upgraded: [], scoring: null } } as State
    const own = withCubes(laid(state, A, `${Hartford} ${at(2, 2)} ${at(1, 3)} ${NewYork}`), { [Albany]: ['blue'] })
    const moving = { ...own, players: own.players.map((one) => ({ ...one, engine: 2 })) }
    const way = deliver(moving, 'blue', `${Albany}>${at(1, 0)}`, `${Hartford}>${at(2, 2)}`)
    const { events } = accepted(moving, A, way)
    expect(events[0]).toMatchObject({ type: 'delivered', gains: [1, 0, 0, 0] })
    const builder = nextTurn({ ...later(), players: later().players.map((one) => ({ ...one, hasBuilt: true })) }, A)
    const claim = on(builder, at(-1, 2), `${at(-1, 1)} ${at(-1, 3)}`)
    expect(owners(played(builder, part(A, [claim])), at(-1, 1))).toEqual([A])
    const redirect = on(builder, at(1, 0), `${Albany} ${at(1, 1)}`)
    expect(refusedBy(builder, A, redirect), 'a link').toBe('STM-BUILD-21')
  })

  test('STM-INC-04 the tile is in the pool again, and he is never asked', () => {
    expect(later().players.every(({ tile }) => tile === null)).toBe(true)
    expect(refusedBy(later(), B, { type: 'select', tile: 'engineer', use: 'use' })).toBe('TURN-SEAT')
  })

  test('STM-INC-04, -EXP-17 standard: the privilege of Turn Order lapses with its holder', () => {
    const players = holding(['turn-order', 'first-move', 'engineer', 'first-build'])
    const state = lastDecision({
      options: STANDARD,
      players: { ...players, [A]: { ...players[A], ...having(0, -10) } },
    })
    const next = played(state, [[A, PASS]])
    expect(next.players.map(({ freePass }) => freePass)).toEqual([false, false, false, false])
    expect(next.order).toEqual([B, C, D])
  })

  test('STM-INC-05 the last one left has won at once, before anything else is paid', () => {
    const late = lastDecision({ seats: 3, players: { 0: having(0, -10), 1: having(0, -10), 2: having(0, -10) } })
    const { state, events } = accepted(late, 0, PASS)
    expect(steam.result(state)).toMatchObject({ winners: [2] })
    expect(events.at(-1)).toEqual({ type: 'ended', winners: [2] })
    expect(player(state, 2).eliminated).toBeNull()
    expect(refusedBy(state, 2, PASS)).toBe('MATCH-OVER')
  })

  test('STM-END-06 the bankrupt come last, the later before the earlier', () => {
    const early = lastDecision({
      seats: 5,
      players: { 0: { cash: 30 }, 1: { cash: 30 }, 2: having(0, -10), 3: having(0, -10), 4: { eliminated: 1 } },
      change: { order: [0, 3, 2, 1], bankrupt: [4], round: 7 },
    })
    const { state } = accepted(early, 0, PASS)
    expect(state.bankrupt).toEqual([4, 3, 2])
    const lines = steam.result(state)?.standings ?? []
    expect(lines.map(({ seat, place, eliminated }) => [seat, place, eliminated])).toEqual([
      [0, 1, false],
      [1, 1, false],
      [2, 3, true],
      [3, 4, true],
      [4, 5, true],
    ])
    expect(lines.slice(2).map(({ score }) => score)).toEqual([null, null, null])
  })
})

describe('the end', () => {
  const standing = (state: State, seat: number) => steam.standings(state).find((line) => line.seat === seat)

  test('STM-END-01, STM-RND-03 after the income of the last round, without a new order', () => {
    const late = lastDecision({
      players: holding(['urbanization', 'first-move', 'turn-order', 'engineer']),
      change: { round: 8 },
    })
    const { state, events } = accepted(late, 0, PASS)
    expect(steam.turn(state)).toMatchObject({ over: true, round: 8, seats: [] })
    expect(events.some(({ type }) => type === 'newOrder')).toBe(false)
    expect(player(state, 0).tile, 'the tiles decide ties').toBe('urbanization')
    expect(steam.turn(played(lastDecision({ change: { round: 7 } }), [[0, PASS]]))).toMatchObject({
      over: false,
      round: 8,
    })
  })

  test.each([
    [5, 2],
    [1, 0],
    [0, 0],
    [-2, -4],
    [-10, -20],
  ])('TV-31 STM-END-02 income %i is worth %i points', (income, points) => {
    expect(standing(lastDecision({ players: { 1: having(99, income) } }), 1)?.score).toBe(points)
  })

  test('TV-32 Michael: 37 points, income -1, ten links: 45', () => {
    const state = laid(lastDecision({ players: { 1: having(0, -1, 37) } }), 1, ...TEN)
    expect(linksOf(state, 1)).toHaveLength(10)
    expect(standing(state, 1)).toMatchObject({ score: 45, figures: { points: 37, income: -1, links: 10 } })
  })

  test('TV-33 STM-END-03, -04 40 points, income 7, eight links and two unfinished: 51, whatever the cash', () => {
    const track = laid(
      lastDecision({ players: { 1: having(99, 7, 40) } }),
      1,
      ...TEN.slice(0, 7),
      'C5 D5 D6',
      'A3 A4 A5',
    )
    expect([linksOf(track, 1).length, sectionsOf(track, 1).length]).toEqual([8, 2])
    expect(standing(track, 1)?.score).toBe(51)
  })

  test('TV-36 the last income is booked before it is counted: 1 point', () => {
    const late = lastDecision({ seats: 3, players: { 1: having(0, -10, 20) }, change: { round: 10 } })
    const { state } = accepted(laid(late, 1, ...TEN.slice(0, 2), TEN[2] as string, TEN[6] as string), 0, PASS)
    expect(linksOf(state, 1)).toHaveLength(5)
    expect(purse(state, 1)).toEqual([0, -10, 16])
    expect(standing(state, 1)?.score).toBe(1)
  })

  const tied = (players: Record<number, Partial<Player>>, options = {}) =>
    steam.result(played(lastDecision({ seats: 3, options, players, change: { round: 10 } }), [[0, PASS]]))

  test.each([{}, STANDARD])('TV-35 STM-END-05, AMB-25 points, then income, then the tile: %j', (options) => {
    const a: Partial<Player> = { cash: 20, points: 45, income: 3, tile: 'city-growth', uses: false }
    const b: Partial<Player> = { cash: 20, points: 45, income: 3, tile: 'first-move', uses: true }
    const c: Partial<Player> = { cash: 20, points: 45, income: 2, tile: 'turn-order', uses: true }
    const result = tied({ 0: a, 1: b, 2: c }, options)
    expect(result?.winners).toEqual([1])
    expect(result?.standings.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ])
  })

  test('STM-END-05 the points decide before the income: 47 and 2 beat 45 and 7', () => {
    const result = tied({ 0: { cash: 20, points: 45, income: 4 }, 1: { cash: 20, points: 46, income: 2 }, 2: {} })
    expect(result?.standings.map(({ seat, score }) => [seat, score])).toEqual([
      [0, 47],
      [1, 47],
      [2, 0],
    ])
  })

  test('AMB-22 a result may be negative', () => {
    expect(tied({ 1: having(99, -6) })?.standings.at(-1)).toMatchObject({ seat: 1, score: -12 })
  })
})
