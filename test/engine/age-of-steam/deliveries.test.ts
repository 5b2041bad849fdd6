import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newCityAt, trackOf } from '#engine/age-of-steam/game.ts'
import { ageOfSteam, type Good, type Moves, type State } from '#engine/age-of-steam/index.ts'
import { seededPick } from '#engine/core/seeded/seeded.ts'
import { CITY, type HexIndex, NO_HEX } from '#engine/track/board.ts'
import { crowd, type Edge, walkAll } from '../track/every-way.ts'
import { movingGoods } from './position.ts'
import { anyTable, seatOf, type Table, whole } from './tables.ts'

/** All deliveries of a seat by walking every way there is. */
function waysOf(state: State, seat: number): string[] {
  const game = ageOfSteam.game(state.map)
  const track = trackOf(game, state)
  const onTown = state.map === 'western-us' || state.map === 'southern-us'
  return walkAll<Good>(track, {
    most: state.players[seat]?.engine ?? 0,
    cubes: state.cubes,
    mayLeave(origin) {
      const onTile = state.map === 'st-lucia' && state.tiles[origin] !== null
      return track.kinds[origin] === CITY || onTile || onTown
    },
    accepts: (place, cube) => game.steps.accepts(game, state, place, cube),
    passes: (place) => !game.board.hexes[place]?.place?.terminal,
    revisits: () => false,
    gains(cube, places, used) {
      const links = state.players.map((_, i) => used.filter(({ owner }) => owner === i && isIn(state, i)).length)
      return extras(state, seat, cube, places, used).map((more) => links.map((gain, i) => gain + (more[i] ?? 0)))
    },
  })
}

const isIn = (state: State, seat: number): boolean => state.players[seat]?.eliminated === null

/** What maps give on top of the links (AOS-WUS-11, AOS-SUS-06), read from the rules once more. */
function extras(
  state: State,
  mover: number,
  cube: Good,
  places: readonly HexIndex[],
  used: readonly Edge[],
): number[][] {
  const nothing = state.players.map(() => 0)
  if (state.map === 'southern-us') return [cube === 'white' ? nothing.with(mover, 1) : nothing]
  if (state.map !== 'western-us') return [nothing]
  const [from, to] = [regionAt(state, places[0]), regionAt(state, places.at(-1))]
  if (!from || !to || from === to) return [nothing]
  const owners = new Set(used.flatMap(({ owner }) => (owner !== null && isIn(state, owner) ? [owner] : [])))
  return owners.size === 0 ? [nothing] : [...owners].map((owner) => nothing.with(owner, 1))
}

const EAST = ['Duluth', 'Minneapolis', 'Des Moines', 'St. Louis', 'Memphis', 'Vicksburg', 'New Orleans', 'Kansas City']
const WEST = ['Seattle', 'San Francisco', 'Los Angeles', 'Portland', 'San Diego']

function regionAt(state: State, hex: HexIndex = NO_HEX): string | null {
  const place = ageOfSteam.game(state.map).board.hexes[hex]?.place
  if (!place || (place.kind === 'town' && newCityAt(state, hex) === undefined)) return null
  return EAST.includes(place.name) ? 'east' : WEST.includes(place.name) ? 'west' : null
}

/** What is listed for a seat, in the words of `waysOf`. */
function listedFor(state: State, seat: number): string[] {
  const { deliveries } = ageOfSteam.moves(state, seat) as Extract<Moves, { ask: 'goods' }>
  return deliveries
    .flatMap(({ from, cube, to, ways }) => ways.map(({ gains }) => [from, cube, to, ...gains].join(' ')))
    .sort()
}

const withEngines = (state: State, least: number): State => ({
  ...state,
  players: state.players.map((one) => ({ ...one, engine: Math.max(one.engine, least) })),
})

/** A board full of track that nobody has built: any tile nearly anywhere, each chain somebody's. */
function crowded({ map, seats, seed }: Table): State {
  const pick = seededPick(seed)
  const game = ageOfSteam.game(map)
  const start = movingGoods({ map, seats, players: { 1: { eliminated: pick(4) === 0 && seats > 1 ? 1 : null } } })
  const towns = game.board.places.filter((hex) => game.board.hexes[hex]?.place?.kind === 'town')
  const newCities = game.steps.newCities.slice(0, 4).map((letter) => {
    return { hex: towns.splice(pick(towns.length), 1)[0] as HexIndex, letter }
  })
  const tiles = crowd(
    trackOf(game, { ...start, newCities }),
    seats,
    pick,
    ({ kind }, onTown) => kind !== 'town' || onTown,
  )
  return { ...start, newCities, tiles, fixedLinks: start.fixedLinks.map(() => pick(seats)) }
}

describe('the list of deliveries holds every destination with every different gain that walking all ways finds', () => {
  const agrees = (state: State, seat: number): number => {
    const found = listedFor(state, seat)
    expect(found).toEqual(waysOf(state, seat))
    return found.length
  }

  test('in matches', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        whole(table, (state, pick) => {
          if (state.stage.phase === 'goods' && pick(6) === 0) agrees(withEngines(state, 4), seatOf(state))
        })
      }),
      { numRuns: 25 },
    )
  })

  test.each(ageOfSteam.maps.map(({ id }) => id))('on a %s full of track', { timeout: 60_000 }, (map) => {
    let listed = 0
    fc.assert(
      fc.property(anyTable, (table) => {
        const seats = ageOfSteam.maps.find(({ id }) => id === map)?.seats[1] ?? 1
        listed += agrees(withEngines(crowded({ ...table, map, seats }), 4), 0)
      }),
      { numRuns: 150 },
    )
    expect(listed).toBeGreaterThan(100)
  })
})
