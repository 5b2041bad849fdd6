import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededPick } from '#engine/core/seeded/seeded.ts'
import { trackOf } from '#engine/steam/game.ts'
import { type Good, type Moves, type State, steam } from '#engine/steam/index.ts'
import { CITY, type HexIndex, TOWN } from '#engine/track/board.ts'
import { crowd, walkAll } from '../track/every-way.ts'
import type { RichTable as Table } from '../wealth.ts'
import { movingGoods } from './position.ts'
import { anyTable, seatOf, whole } from './tables.ts'

/** Section 8 of the rules by walking every way there is. */
function waysOf(state: State, seat: number): string[] {
  const track = trackOf(steam.game(state.map), state)
  const colors = new Map(state.newCities.map(({ hex, color }): [number, string] => [hex, color]))
  return walkAll<Good>(track, {
    most: state.players[seat]?.engine ?? 0,
    cubes: state.cubes,
    mayLeave: (origin) => track.kinds[origin] === CITY,
    accepts: (place, cube) =>
      track.kinds[place] === CITY && (colors.get(place) ?? track.board.hexes[place]?.place?.colors[0]) === cube,
    passes: () => true,
    revisits: (place) => state.options.townRevisit === 'on' && track.kinds[place] === TOWN,
    gains(_, __, used) {
      const links = state.players.map((___, i) => used.filter(({ owner }) => owner === i).length)
      const own = links[seat] ?? 0
      return own >= 1 && Math.max(...links) === own ? [links] : []
    },
  })
}

/** What is listed for a seat, in the words of `waysOf`. */
function listedFor(state: State, seat: number): string[] {
  const { deliveries } = steam.moves(state, seat) as Extract<Moves, { ask: 'goods' }>
  return deliveries
    .flatMap(({ from, cube, to, ways }) => ways.map(({ gains }) => [from, cube, to, ...gains].join(' ')))
    .sort()
}

const withEngines = (state: State, least: number): State => ({
  ...state,
  players: state.players.map((one) => ({ ...one, engine: Math.max(one.engine, least) })),
})

/** Somebody has gone bankrupt, and all links of that seat are nobody's. */
function without(state: State, seat: number): State {
  const players = state.players.map((one, i) => (i === seat ? { ...one, eliminated: 1 } : one))
  const tiles = state.tiles.map(
    (placed) => placed && { ...placed, owners: placed.owners.map((owner) => (owner === seat ? null : owner)) },
  )
  return { ...state, players, tiles, order: state.order.filter((one) => one !== seat), bankrupt: [seat] }
}

function crowded({ map, seats, options, seed }: Table): State {
  const pick = seededPick(seed)
  const { board } = steam.game(map)
  const start = movingGoods({ map, seats, options })
  const towns = board.places.filter((hex) => board.kinds[hex] === TOWN)
  const newCities = (['red', 'blue', 'grey', 'grey'] as const).map((color) => {
    return { hex: towns.splice(pick(towns.length), 1)[0] as HexIndex, color }
  })
  const bare = { ...start, newCities }
  const fits = ({ kind }: { kind: string }, onTown: boolean): boolean => (kind === 'town') === onTown
  const tiles = crowd(trackOf(steam.game(map), bare), seats, pick, fits)
  const grey = newCities.slice(0, 2).map(({ hex }): [number, Good[]] => [hex, ['grey', 'red', 'blue']])
  const full = { ...bare, tiles, cubes: { ...bare.cubes, ...Object.fromEntries(grey) } }
  return pick(3) === 0 ? without(full, seats - 1) : full
}

describe('STM-MOVE-04 to -11, STM-ENG-06: the list holds every destination with every different gain', () => {
  const agrees = (state: State, seat: number): number => {
    const found = listedFor(state, seat)
    expect(found).toEqual(waysOf(state, seat))
    return found.length
  }

  test('in matches', { timeout: 60_000 }, () => {
    let listed = 0
    fc.assert(
      fc.property(anyTable, (table) => {
        // With money enough: where all go bankrupt soon, nothing is delivered.
        whole({ ...table, wealth: 200 }, (state, pick) => {
          if (state.stage.phase !== 'goods' || state.stage.scoring || pick(3) > 0) return
          listed += agrees(withEngines(state, 4), seatOf(state))
        })
      }),
      { numRuns: 25 },
    )
    expect(listed).toBeGreaterThan(50)
  })

  test.each(steam.maps.flatMap(({ id }) => ['off', 'on'].map((townRevisit): [string, string] => [id, townRevisit])))(
    'on %s full of track, townRevisit=%s',
    { timeout: 60_000 },
    (map, townRevisit) => {
      let listed = 0
      fc.assert(
        fc.property(anyTable, (table) => {
          const state = crowded({ ...table, map, options: { ...table.options, townRevisit } })
          for (const engine of [2, 5]) listed += agrees(withEngines(state, engine), 0)
        }),
        { numRuns: 60 },
      )
      expect(listed).toBeGreaterThan(100)
    },
  )
})
