import { describe, expect, test } from 'vitest'
import {
  ACTION_TILES,
  type Action,
  type ActionTile,
  type Moves,
  type Player,
  type State,
  steam,
  type Use,
} from '#engine/steam/index.ts'
import {
  accepted,
  building,
  END,
  game,
  having,
  hexIndex,
  movingGoods,
  nextTurn,
  PASS,
  played,
  player,
  purse,
  refusedBy,
  STANDARD,
  selecting,
  type Turn,
  withCities,
  withSupply,
} from './position.ts'

const select = (tile: ActionTile, use: Use = 'use'): Action => ({ type: 'select', tile, use })
const offersTo = (state: State, seat: number) => (steam.moves(state, seat) as Extract<Moves, { ask: 'select' }>).offers
const rich = { players: { 0: { cash: 50 } } }

describe('the action tiles', () => {
  test('STM-ACT-01 in turn order everybody takes one that nobody has', () => {
    const state = played(selecting(), [[0, select('engineer')]])
    expect(steam.turn(state)).toMatchObject({ phase: 'select', seats: [1] })
    expect(refusedBy(state, 1, select('engineer'))).toBe('STM-ACT-01')
    expect(refusedBy(state, 1, { type: 'select', tile: 'production', use: 'use' })).toBe('STM-ACT-01')
    expect(refusedBy(state, 1, { type: 'select', tile: 'first-move', use: 'perhaps' })).toBe('STM-ACT-01')
    expect(offersTo(state, 1).map(({ tile }) => tile)).toEqual(ACTION_TILES.filter((tile) => tile !== 'engineer'))
    const turns: Turn[] = [
      [1, select('first-move')],
      [2, select('first-build')],
      [3, select('turn-order')],
    ]
    expect(steam.turn(played(state, turns)).phase).toBe('build')
  })

  test.each<[ActionTile, number, number]>([
    ['turn-order', 1, 0],
    ['first-move', 2, 0],
    ['engineer', 3, 0],
    ['first-build', 4, 0],
    ['city-growth', 5, 2],
    ['locomotive', 6, 6],
    ['urbanization', 7, 6],
  ])('STM-ACT-01, -06 %s has number %i and costs $%i', (tile, number, price) => {
    expect(ACTION_TILES[number - 1]).toBe(tile)
    const before = selecting(rich)
    const { state, events } = accepted(before, 0, select(tile))
    expect(player(before, 0).cash - player(state, 0).cash).toBe(price)
    expect(events[0]).toEqual({ type: 'selected', seat: 0, tile, use: 'use', paid: price })
    expect(offersTo(before, 0).find((offer) => offer.tile === tile)?.ways[0]).toEqual({ use: 'use', price })
    const free = selecting({ ...rich, options: STANDARD })
    expect(purse(played(free, [[0, select(tile)]]), 0), 'STM-EXP-12').toEqual([50, 0, 0])
  })

  test('STM-ACT-01 the cost is raised at once when there is no cash', () => {
    expect(purse(played(selecting(), [[0, select('urbanization')]]), 0)).toEqual([4, -2, 0])
  })

  test.each<[ActionTile, string]>([
    ['turn-order', 'STM-ACT-03'],
    ['first-move', 'STM-ACT-03'],
    ['engineer', 'STM-ACT-03'],
    ['first-build', 'STM-ACT-03'],
    ['locomotive', 'STM-ACT-03'],
    ['city-growth', 'accepted'],
    ['urbanization', 'accepted'],
  ])('STM-ACT-03 turning over %s: %s', (tile, verdict) => {
    expect(refusedBy(selecting(rich), 0, select(tile, 'pass'))).toBe(verdict)
    expect(refusedBy(selecting({ options: STANDARD }), 0, select(tile, 'pass')), 'STM-EXP-13').toBe('STM-ACT-03')
  })

  test('STM-ACT-03 a tile that was turned over costs nothing and asks for nothing', () => {
    const state = played(selecting(rich), [[0, select('urbanization', 'pass')]])
    expect([purse(state, 0)[0], player(state, 0)]).toEqual([50, expect.objectContaining({ uses: false })])
    const turn = nextTurn(state, 0)
    expect(refusedBy(turn, 0, { type: 'urbanize', hex: 'I8', color: 'red', group: 0 })).toBe('STM-ACT-08')
    expect(refusedBy(turn, 0, END)).toBe('accepted')
  })

  test('STM-ACT-03 whoever cannot pay may still turn it over', () => {
    const poor = selecting({ players: { 0: having(1, -10, 1) } })
    expect(offersTo(poor, 0).filter(({ tile }) => ['city-growth', 'urbanization'].includes(tile))).toEqual([
      { tile: 'city-growth', ways: [{ use: 'pass', price: 0 }] },
      { tile: 'urbanization', ways: [{ use: 'pass', price: 0 }] },
    ])
    expect(refusedBy(poor, 0, select('city-growth'))).toBe('STM-MONEY-05')
    expect(refusedBy(poor, 0, select('city-growth', 'pass'))).toBe('accepted')
  })
})

describe('Locomotive', () => {
  test.each([
    [1, 6],
    [2, 7],
    [3, 8],
    [4, 9],
    [5, 10],
  ])('STM-ACT-06 from level %i it costs $%i and rises at once', (engine, price) => {
    const { state, events } = accepted(selecting({ players: { 0: { cash: 50, engine } } }), 0, select('locomotive'))
    expect(player(state, 0)).toMatchObject({ cash: 50 - price, engine: engine + 1 })
    expect(events.at(-1)).toEqual({ type: 'engine', seat: 0, engine: engine + 1 })
  })

  test('TV-10 Pat pays $9 for level 5', () => {
    const state = played(selecting({ players: { 0: { cash: 9, engine: 4 } } }), [[0, select('locomotive')]])
    expect(player(state, 0)).toMatchObject({ cash: 0, income: 0, engine: 5 })
  })

  test.each([{}, STANDARD])('STM-ACT-06, AMB-24 at level 6 it cannot be taken (%j)', (options) => {
    const state = selecting({ options, players: { 0: { cash: 50, engine: 6 } } })
    expect(refusedBy(state, 0, select('locomotive'))).toBe('STM-ACT-06')
    expect(offersTo(state, 0).map(({ tile }) => tile)).not.toContain('locomotive')
  })
})

describe('City Growth and Urbanization', () => {
  const towns = game.board.places.filter((hex) => game.board.hexes[hex]?.place?.kind === 'town')
  const cities = game.board.places.filter((hex) => game.board.hexes[hex]?.place?.kind === 'city')
  const nameOf = (hex: number): string => game.board.hexes[hex]?.name ?? ''

  test.each<[string, (state: State) => State]>([
    ['no goods are left', (state) => withSupply(state)],
    ['ten markers are out', (state) => ({ ...state, grown: cities.slice(0, 10) })],
  ])('STM-ACT-05 base: when %s it can only be turned over', (_, made) => {
    const state = made(selecting(rich))
    expect(refusedBy(state, 0, select('city-growth'))).toBe('STM-ACT-05')
    expect(refusedBy(state, 0, select('city-growth', 'pass'))).toBe('accepted')
    expect(refusedBy(made(selecting({ options: STANDARD })), 0, select('city-growth')), 'STM-EXP-13').toBe('accepted')
  })

  test.each([{}, STANDARD])(
    'STM-ACT-07 without a New City tile Urbanization cannot be taken at all (%j)',
    (options) => {
      const colors = ['red', 'blue', 'yellow', 'purple', 'grey', 'grey', 'grey', 'grey'] as const
      const state = withCities(
        selecting({ ...rich, options }),
        Object.fromEntries(colors.map((color, i) => [nameOf(towns[i] as number), color])),
      )
      expect(refusedBy(state, 0, select('urbanization'))).toBe('STM-ACT-07')
      expect(refusedBy(state, 0, select('urbanization', 'pass'))).toBe('STM-ACT-07')
    },
  )

  test('STM-ACT-07 without a town neither', () => {
    const state = selecting(rich)
    const grey = { ...state, newCities: towns.map((hex) => ({ hex, color: 'grey' as const })) }
    expect(refusedBy(grey, 0, select('urbanization', 'pass'))).toBe('STM-ACT-07')
  })

  test('STM-ACT-10 when nothing can be taken a tile comes without cost and effect', () => {
    const others: Record<number, Partial<Player>> = Object.fromEntries(
      (['turn-order', 'first-move', 'engineer', 'first-build', 'city-growth'] as const).map((tile, i) => [
        i + 1,
        { tile, uses: true },
      ]),
    )
    const state = selecting({ seats: 6, players: { ...others, 0: { engine: 6, cash: 50 } } })
    const stuck = { ...state, newCities: towns.map((hex) => ({ hex, color: 'grey' as const })) }
    expect(offersTo(stuck, 0)).toEqual([
      { tile: 'locomotive', ways: [{ use: 'pass', price: 0 }] },
      { tile: 'urbanization', ways: [{ use: 'pass', price: 0 }] },
    ])
    expect(refusedBy(stuck, 0, select('locomotive'))).toBe('STM-ACT-06')
    const taken = played(stuck, [[0, select('locomotive', 'pass')]])
    expect(player(taken, 0)).toMatchObject({ cash: 50, engine: 6, tile: 'locomotive', uses: false })
  })

  test('STM-EXP-12 standard: both are free when taken and when carried out', () => {
    const state = played(selecting({ options: STANDARD, players: { 0: having(0) } }), [[0, select('urbanization')]])
    const placed = played(nextTurn(state, 0), [[0, { type: 'urbanize', hex: 'I8', color: 'red', group: 0 }]])
    expect([purse(placed, 0), placed.newCities]).toEqual([[0, 0, 0], [{ hex: hexIndex('I8'), color: 'red' }]])
  })
})

describe('who acts when', () => {
  const taken = (tiles: readonly ActionTile[]): State =>
    played(
      selecting({ players: { 0: { cash: 9 }, 1: { cash: 9 }, 2: { cash: 9 }, 3: { cash: 9 } } }),
      tiles.map((tile, seat): Turn => [seat, select(tile)]),
    )

  test('STM-RND-02 First Build builds first, the others in turn order', () => {
    const state = taken(['engineer', 'turn-order', 'first-build', 'first-move'])
    expect(state.stage).toMatchObject({ phase: 'build', left: [2, 0, 1, 3] })
    expect(taken(['engineer', 'turn-order', 'locomotive', 'first-move']).stage).toMatchObject({ left: [0, 1, 2, 3] })
  })

  test('STM-RND-02, STM-MOVE-03 First Move moves first in both passes', () => {
    const built = played(
      taken(['engineer', 'turn-order', 'first-build', 'first-move']),
      [2, 0, 1, 3].map((seat): Turn => [seat, END]),
    )
    expect(built.stage).toMatchObject({ phase: 'goods', pass: 1, left: [3, 0, 1, 2] })
    const second = played(
      built,
      [3, 0, 1, 2].map((seat): Turn => [seat, PASS]),
    )
    expect(second.stage).toMatchObject({ phase: 'goods', pass: 2, left: [3, 0, 1, 2] })
  })

  test('STM-RND-01 nobody acts out of turn or in another phase', () => {
    expect(refusedBy(selecting(), 1, select('engineer'))).toBe('TURN-SEAT')
    expect(steam.moves(selecting(), 1)).toEqual({ ask: 'nothing' })
    expect(refusedBy(building(), 0, select('engineer'))).toBe('STM-RND-01')
    expect(refusedBy(movingGoods(), 0, END)).toBe('STM-RND-01')
    expect(refusedBy(selecting(), 0, PASS)).toBe('STM-RND-01')
  })
})
