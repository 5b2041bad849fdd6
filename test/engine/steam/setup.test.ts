import { describe, expect, test } from 'vitest'
import { type Action, GOODS, type State, steam } from '#engine/steam/index.ts'
import { begin, directed, game, hexIndex, optionsWith, played, purse, refusedBy, STANDARD, spent } from './position.ts'

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
const RANDOM = { firstOrder: 'random' }
const bid = (amount: number): Action => ({ type: 'bid', amount })
const DROP: Action = { type: 'drop' }

describe('setup', () => {
  test('STM-SETUP-01, DIF-01 both maps are for 3 to 6 seats', () => {
    expect(steam.maps.map(({ id, seats }) => [id, seats])).toEqual([
      ['steam-northeast', [3, 6]],
      ['steam-ruhr', [3, 6]],
    ])
  })

  test('STM-COMP-04 96 cubes: 16 grey, 20 of each other colour, in bag, cities and supply', () => {
    for (const seats of [3, 6]) {
      const state = begin(seats, RANDOM)
      const lying = [...Object.values(state.cubes).flat(), ...state.supply.flat()]
      const counts = GOODS.map((good) => state.bag[good] + lying.filter((cube) => cube === good).length)
      expect(Object.fromEntries(GOODS.map((good, i) => [good, counts[i]]))).toEqual({
        red: 20,
        blue: 20,
        yellow: 20,
        purple: 20,
        grey: 16,
      })
    }
  })

  test.each([
    ['steam-northeast', 3, 28, 0],
    ['steam-northeast', 4, 28, 0],
    ['steam-ruhr', 3, 20, 1],
    ['steam-ruhr', 4, 36, 0],
    ['steam-ruhr', 6, 36, 0],
  ])('STM-SETUP-02, MAP-21 %s with %i: %i cubes on the cities, %i fewer on each', (map, seats, cubes, fewer) => {
    const state = begin(seats, RANDOM, {}, map)
    const { board } = steam.game(map)
    expect(total(Object.values(state.cubes).map((here) => here.length))).toBe(cubes)
    for (const { index, place } of board.hexes) {
      const expected = place?.kind === 'city' ? place.cubes - fewer : 0
      expect(state.cubes[index]?.length ?? 0).toBe(expected)
    }
  })

  test.each([
    [3, 2],
    [4, 3],
    [5, 3],
    [6, 3],
  ])('STM-SETUP-03, STM-COMP-02 with %i seats 12 spaces with %i cubes each, on both maps', (seats, cubes) => {
    for (const map of ['steam-northeast', 'steam-ruhr']) {
      expect(begin(seats, RANDOM, {}, map).supply.map((group) => group.length)).toEqual(Array(12).fill(cubes))
    }
  })

  test('STM-SETUP-04 no New City, no City Growth marker, no tile on the board', () => {
    const { newCities, grown, tiles } = begin()
    expect([newCities, grown, tiles.filter(Boolean)]).toEqual([[], [], []])
  })

  test('STM-SETUP-05 everybody begins with nothing and locomotive 1', () => {
    for (const mode of ['base', 'standard']) {
      for (const { cash, income, points, engine, tile, hasBuilt, freePass } of begin(6, { mode }).players) {
        expect({ cash, income, points, engine, tile, hasBuilt, freePass }).toEqual({
          cash: 0,
          income: 0,
          points: 0,
          engine: 1,
          tile: null,
          hasBuilt: false,
          freePass: false,
        })
      }
    }
  })

  test.each([
    [3, 10],
    [4, 8],
    [5, 7],
    [6, 7],
  ])('TV-34 STM-SETUP-06, STM-END-01 with %i seats %i rounds', (seats, rounds) => {
    expect(steam.turn(begin(seats))).toMatchObject({ round: 1, rounds, over: false })
    expect(steam.turn(begin(seats, STANDARD))).toMatchObject({ round: 1, rounds })
  })

  test('STM-SETUP-11 the supply spaces of the board are the same on both maps', () => {
    const labels = ['steam-northeast', 'steam-ruhr'].map((map) => {
      const asked: string[] = []
      begin(4, RANDOM, {}, map, asked)
      return asked.filter((label) => label.startsWith('supply/'))
    })
    expect(labels[0]).toHaveLength(36)
    expect(labels[0]).toEqual(labels[1])
  })

  test('STM-ENG-07 chance draws cities, supply and order, and nothing afterwards', () => {
    const kinds = (options: Readonly<Record<string, string>>) => {
      const labels: string[] = []
      begin(4, options, {}, 'steam-northeast', labels)
      return [...new Set(labels.map((label) => label.split('/')[0]))]
    }
    expect(kinds({})).toEqual(['city', 'supply', 'opener'])
    expect(kinds(RANDOM)).toEqual(['city', 'supply', 'deal'])
    expect(kinds(STANDARD)).toEqual(['city', 'supply', 'deal'])
  })

  test('STM-GEN-06 everything is open: each seat and whoever watches sees the whole state', () => {
    const state = begin()
    expect([0, 3, null].map((seat) => steam.view(state, seat))).toEqual([state, state, state])
  })

  test('STM-COMP-01 income begins at 0 and its last field below is -10', () => {
    const deep = { ...begin(), players: begin().players.map((one) => ({ ...one, income: -11 })) }
    expect(steam.broken(deep)).toContain('seat 0 has income -11')
    expect(steam.broken(begin())).toEqual([])
  })
})

describe('the first turn order of the base game', () => {
  const opener = (seat: number, seats = 4): State => begin(seats, {}, { opener: seat + 1 })

  test('STM-SETUP-07.1 a random seat opens the auction for the first place', () => {
    expect([0, 1, 2, 3].map((seat) => steam.turn(opener(seat)).seats)).toEqual([[0], [1], [2], [3]])
    expect(steam.turn(opener(2))).toMatchObject({ phase: 'opening', ask: 'bid' })
  })

  test('AMB-05, STM-SETUP-08 whoever opens has to bid, $0 or more', () => {
    expect(steam.moves(opener(1), 1)).toEqual({
      ask: 'bid',
      min: 0,
      max: 50,
      mayBid: true,
      mayDrop: false,
      freePass: false,
    })
    expect(refusedBy(opener(1), 1, DROP)).toBe('STM-SETUP-08')
    expect(refusedBy(opener(1), 1, bid(-1))).toBe('STM-SETUP-07')
    expect(refusedBy(opener(1), 1, bid(0)), 'DIF-26').toBe('accepted')
  })

  test('STM-SETUP-07.2 then clockwise more than before, or out of the auction for this place', () => {
    const state = played(opener(1), [[1, bid(3)]])
    expect(steam.turn(state).seats).toEqual([2])
    expect(refusedBy(state, 2, bid(3))).toBe('STM-SETUP-07')
    expect(refusedBy(state, 2, bid(4))).toBe('accepted')
    const late = played(state, [
      [2, DROP],
      [3, bid(4)],
      [0, DROP],
      [1, bid(5)],
    ])
    expect(steam.turn(late).seats, 'seat 2 has passed for good').toEqual([3])
  })

  test('TV-09b STM-SETUP-08 at the start a bid of $50 can be paid, one of $51 cannot', () => {
    expect(refusedBy(opener(0), 0, bid(51))).toBe('STM-SETUP-08')
    const state = played(opener(0), [
      [0, bid(50)],
      [1, DROP],
      [2, DROP],
      [3, DROP],
    ])
    expect(purse(state, 0)).toEqual([0, -10, 0])
  })

  test('TV-02 Michael wins the first place of five with $7', () => {
    const state = played(opener(0, 5), [
      [0, bid(2)],
      [1, bid(6)],
      [2, DROP],
      [3, DROP],
      [4, DROP],
      [0, bid(7)],
      [1, DROP],
    ])
    expect(purse(state, 0)).toEqual([3, -2, 0])
    expect(state.stage).toMatchObject({ phase: 'opening', placed: [0], bid: null, bidders: [1, 2, 3, 4] })
    expect(steam.turn(state).seats, 'the left neighbour opens the next').toEqual([1])
    expect(refusedBy(state, 0, bid(0)), 'and he is in no later auction').toBe('TURN-SEAT')
  })

  test('TV-02a STM-SETUP-07.4 the next seat without a place opens; the last place is free', () => {
    const [a, b, c, d] = [0, 1, 2, 3] as const
    const first = played(opener(a), [
      [a, bid(0)],
      [b, DROP],
      [c, DROP],
      [d, DROP],
    ])
    const second = played(first, [
      [b, bid(0)],
      [c, DROP],
      [d, bid(1)],
      [b, DROP],
    ])
    expect(steam.turn(second).seats).toEqual([b])
    const end = played(second, [
      [b, bid(0)],
      [c, DROP],
    ])
    expect(end.order).toEqual([a, d, b, c])
    expect([b, c].map((seat) => purse(end, seat))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(purse(end, d)).toEqual([4, -1, 0])
    expect(steam.turn(end)).toMatchObject({ phase: 'select', seats: [a], round: 1 })
  })

  test('STM-SETUP-08 what was paid for one place is not there for another', () => {
    const state = played(opener(0), [
      [0, bid(1)],
      [1, DROP],
      [2, DROP],
      [3, DROP],
    ])
    expect(steam.moves(state, 1)).toMatchObject({ max: 50 })
    expect(spent(begin(), state, 0)).toBe(-4)
  })

  test('STM-RND-01 no tile is taken before the order stands', () => {
    expect(refusedBy(opener(0), 0, { type: 'select', tile: 'engineer', use: 'use' })).toBe('STM-RND-01')
    expect(refusedBy(opener(0), 0, { type: 'freePass' })).toBe('STM-RND-01')
  })
})

describe('the first turn order at random', () => {
  const dealt = (tiles: readonly string[], options: Readonly<Record<string, string>> = RANDOM): State =>
    begin(tiles.length, options, Object.fromEntries(tiles.map((tile, seat) => [`deal/${seat}`, tile])))

  test('TV-09d STM-SETUP-09 the lowest number is first, then clockwise; later places get $1, $2, $3', () => {
    // Numbers 6, 5, 2, 7: by numbers it would be 2, 1, 0, 3.
    const state = dealt(['locomotive', 'city-growth', 'first-move', 'urbanization'])
    expect(state.order).toEqual([2, 3, 0, 1])
    expect(state.order.map((seat) => state.players[seat]?.cash)).toEqual([0, 1, 2, 3])
    expect(
      state.players.every(({ tile }) => tile === null),
      'the tiles go back',
    ).toBe(true)
    expect(steam.turn(state)).toMatchObject({ phase: 'select', seats: [2] })
  })

  test('STM-SETUP-09 with six seats the last has $5', () => {
    const { players, order } = begin(6, RANDOM)
    expect(order.map((seat) => players[seat]?.cash)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('STM-EXP-02, STM-SETUP-10 standard: by number, without money, and capital comes first', () => {
    const state = dealt(['locomotive', 'city-growth', 'first-move', 'urbanization'], STANDARD)
    expect(state.order).toEqual([2, 1, 0, 3])
    expect(state.players.map(({ cash }) => cash)).toEqual([0, 0, 0, 0])
    expect(steam.turn(state)).toMatchObject({ phase: 'capital', seats: [2], ask: 'raise' })
  })

  test('STM-SETUP-09 no tile is dealt twice', () => {
    const tiles: string[] = []
    for (let seed = 0; seed < 20; seed++) {
      const chance = directed()
      const state = steam.setup(
        { map: 'steam-northeast', options: optionsWith(STANDARD), seats: 6 },
        {
          ...chance,
          pick: (label, bag) => {
            const kind = chance.pick(`${seed}/${label}`, bag)
            if (label.startsWith('deal/')) tiles.push(`${seed}/${kind}`)
            return kind
          },
        },
      )
      expect([...state.order].sort()).toEqual([0, 1, 2, 3, 4, 5])
    }
    expect(new Set(tiles).size).toBe(120)
  })
})

describe('cubes', () => {
  test('AMB-27 a cube may start on a city of its own colour', () => {
    const boston = hexIndex('N6')
    expect(game.board.hexes[boston]?.place).toMatchObject({ name: 'Boston', colors: ['red'] })
    const state = begin(4, RANDOM, { 'city/N6/': 'red' })
    expect(state.cubes[boston]).toEqual(['red', 'red', 'red'])
  })
})
