import { describe, expect, test } from 'vitest'
import { noChance } from '#engine/core/chance.ts'
import { SIDES, turned } from '#engine/hex/layout.ts'
import { trackOf } from '#engine/steam/game.ts'
import { type Moves, type State, steam } from '#engine/steam/index.ts'
import { TILES } from '#engine/steam/tiles.ts'
import { NO_HEX, neighbourOf, TOWN } from '#engine/track/board.ts'
import { ALL_RICH, at, build, building, cost, game, HEX, played, spent, withPlayer } from './position.ts'
import { laid, on } from './routes.ts'

const { Albany, Hartford, Poughkeepsie } = HEX
type Build = Extract<Moves, { ask: 'build' }>
const rich = (): State => building({ players: ALL_RICH })

/** The price of every tile on land of this kind, wherever it may be laid new: by tile. */
function pricesOn(terrain: string, kind: number): Map<string, Set<number>> {
  const prices = new Map<string, Set<number>>()
  for (const id of ['steam-northeast', 'steam-ruhr']) {
    const { board } = steam.game(id)
    const cities = board.hexes.flatMap((hex) => (board.kinds[hex.index] === TOWN ? [hex.index] : []))
    // Every other town is a city, so that something can begin next to all the rest.
    for (const parity of [0, 1]) {
      const state: State = {
        ...building({ map: id, players: ALL_RICH }),
        newCities: cities.filter((_, i) => i % 2 === parity).map((hex) => ({ hex, color: 'grey' as const })),
      }
      const { kinds } = trackOf(steam.game(id), state)
      for (const { hex, placements } of (steam.moves(state, 0) as Build).sites) {
        const index = board.byName.get(hex) as number
        if (board.hexes[index]?.terrain !== terrain || kinds[index] !== kind) continue
        for (const { tile, price } of placements) prices.set(tile, (prices.get(tile) ?? new Set()).add(price))
      }
    }
  }
  return prices
}

const PLAIN = 0

describe('what track costs', () => {
  test.each<[string, number, number, number]>([
    ['plain', PLAIN, 2, 4],
    ['river', PLAIN, 3, 5],
    ['mountain', PLAIN, 4, 6],
  ])('STM-COST-01 new on %s: plain tiles and complex ones, wherever they may lie', (terrain, kind, simple, complex) => {
    const prices = pricesOn(terrain, kind)
    expect(prices.size).toBe(10)
    for (const [tile, found] of prices) {
      expect([tile, ...found]).toEqual([tile, tile.startsWith('2') ? simple : complex])
    }
  })

  test.each([
    ['21', 2],
    ['22', 2],
    ['23', 2],
    ['41', 4],
    ['42', 4],
    ['43', 4],
    ['44', 4],
    ['45', 4],
    ['46', 4],
    ['47', 4],
    ['T11', 1],
    ['T21', 2],
    ['T22', 2],
    ['T23', 2],
    ['T31', 3],
    ['T32', 3],
    ['T33', 3],
    ['T34', 3],
    ['T41', 4],
    ['T42', 4],
    ['T43', 4],
  ])('STM-COST-01 %s has %i exits to pay', (tile, exits) => {
    expect(TILES.wiring(tile, 0, tile.startsWith('T')).exits).toHaveLength(exits)
  })

  /** Own track points at a town from every side that land lies on. */
  function town(terrain: string, map: string): { readonly state: State; readonly hex: string } {
    const { board } = steam.game(map)
    const bare = building({ map, players: ALL_RICH })
    const hex = board.hexes.find(
      ({ index, terrain: here, place }) =>
        here === terrain && place?.kind === 'town' && SIDES.every((side) => neighbourOf(board, index, side) !== NO_HEX),
    )
    if (!hex) throw new Error(`no town on ${terrain}`)
    const next = neighbourOf(board, hex.index, 0)
    const beyond = SIDES.map((side) => neighbourOf(board, next, turned(side, 2))).find(
      (one) => one !== NO_HEX && one !== hex.index && board.kinds[one] === PLAIN,
    ) as number
    const name = (index: number): string => board.hexes[index]?.name ?? ''
    const track = laid(bare, 0, `${name(beyond)} ${name(next)} ${hex.name}`)
    return { state: { ...track, tiles: track.tiles.with(hex.index, null) }, hex: hex.name }
  }

  test.each<[string, string, number, number]>([
    ['TV-19a T11', 'T11', 0, 2],
    ['TV-19a T23', 'T23', 0, 3],
    ['TV-19a T34', 'T34', 0, 4],
    ['TV-19a T43', 'T43', 0, 5],
    ['T21', 'T21', 0, 3],
    ['T31', 'T31', 0, 4],
    ['T42', 'T42', 1, 5],
  ])('%s new on a town: $ for exits and town, $1 more on a river, $2 more on a hill', (_, tile, rotation, price) => {
    for (const [terrain, map, more] of [
      ['plain', 'steam-northeast', 0],
      ['river', 'steam-ruhr', 1],
      ['mountain', 'steam-ruhr', 2],
    ] as const) {
      const { state, hex } = town(terrain, map)
      const step = steam.play(state, 0, build(hex, tile, rotation), noChance)
      expect(step.ok && spent(state, step.state, 0)).toBe(price + more)
    }
  })

  test('TV-19b T43 new on a hill town $7, 46 new on a hill $6, 41 new on a river $5', () => {
    const { state, hex } = town('mountain', 'steam-ruhr')
    const step = steam.play(state, 0, build(hex, 'T43', 0), noChance)
    expect(step.ok && spent(state, step.state, 0)).toBe(7)
    const hill = laid(rich(), 0, `${Albany} ${at(-1, 0)} ${at(-1, 1)}`)
    const side = on(hill, at(-1, 1), `${Albany} ${at(0, 1)}`, `${at(-1, 0)} ${at(-2, 2)}`)
    expect([side.tile, cost(hill, 0, side)]).toEqual(['46', 6])
    expect(cost(rich(), 0, build(at(0, 1), '41', 0))).toBe(5)
  })

  test('STM-COST-02 an upgrade: all exits of the new tile, no river, no hill', () => {
    const river = laid(rich(), 1, `${Albany} ${at(-1, 1)} ${at(0, 1)} ${at(1, 0)}`)
    expect(cost(river, 0, on(river, at(0, 1), `${at(-1, 1)} ${at(1, 0)}`, `${Albany} ${Poughkeepsie}`))).toBe(4)
    const hill = laid(rich(), 1, `${Albany} ${at(-1, 0)} ${at(-1, 1)} ${at(-1, 2)}`)
    expect(cost(hill, 0, on(hill, at(-1, 1), `${at(-1, 0)} ${at(-1, 2)}`, `${Albany} ${at(-2, 2)}`))).toBe(4)
    const town = laid(rich(), 0, `${Albany} ${at(0, 1)} ${Poughkeepsie}`)
    expect(cost(town, 0, on(town, Poughkeepsie, at(0, 1), at(-1, 2)))).toBe(3)
    expect(cost(town, 0, on(town, Poughkeepsie, at(0, 1), at(-1, 2), at(-1, 3)))).toBe(4)
    expect(cost(town, 0, on(town, Poughkeepsie, at(0, 1), at(-1, 2), at(-1, 3), at(1, 1)))).toBe(5)
  })

  test('STM-COST-03 a redirect: all exits of the tile, no river, no hill', () => {
    const state = laid(rich(), 0, `${Hartford} ${at(2, 0)} ${at(1, 0)}`)
    expect(cost(state, 0, on(state, at(2, 0), `${Hartford} ${at(3, -1)}`))).toBe(2)
    const both = laid(state, 0, `${Hartford} ${at(3, 0)} ${at(2, 0)} ${at(2, -1)}`)
    const complex = on(both, at(2, 0), `${Hartford} ${at(3, -1)}`, `${at(2, -1)} ${at(3, 0)}`)
    expect(cost(both, 0, complex)).toBe(4)
  })

  test('STM-COST-04, AMB-14 a river town on no hill pays for the river once; no hex is both', () => {
    const terrains = new Set(
      ['steam-northeast', 'steam-ruhr'].flatMap((id) => steam.game(id).board.hexes.map((hex) => hex.terrain)),
    )
    expect(terrains).toEqual(new Set(['plain', 'river', 'mountain']))
    const state = played(rich(), [[0, build(at(0, 1), '21', 0)]])
    expect(cost(state, 0, build(Poughkeepsie, 'T21', 0))).toBe(4)
  })

  test('the list tells each price line by line, and what it tells is paid', () => {
    const { sites } = steam.moves(rich(), 0) as Build
    const river = sites
      .find(({ hex }) => hex === at(0, 1))
      ?.placements.find(({ tile, rotation }) => tile === '21' && rotation === 0)
    expect(river).toMatchObject({
      price: 3,
      lines: [
        { what: 'exits', amount: 2 },
        { what: 'river', amount: 1 },
      ],
    })
    for (const { hex, placements } of sites) {
      for (const { tile, rotation, price, lines } of placements) {
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
        expect([hex, tile, cost(rich(), 0, build(hex, tile, rotation))]).toEqual([hex, tile, price])
      }
    }
    expect(sites).toHaveLength(game.board.hexes.length)
    expect(sites.filter(({ why }) => why?.rule === 'STM-BUILD-04')).toHaveLength(14)
  })

  test('STM-BUILD-02 what is too dear is listed as refused for that', () => {
    const poor = withPlayer(rich(), 0, { cash: 2, income: -10 })
    const { sites } = steam.moves(poor, 0) as Build
    const river = sites.find(({ hex }) => hex === at(0, 1))
    expect([river?.placements, river?.why?.rule]).toEqual([[], 'STM-MONEY-05'])
  })
})
