import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newCityAt, trackOf } from '#engine/age-of-steam/game.ts'
import { ageOfSteam, type Good, type Moves, type State, TILES } from '#engine/age-of-steam/index.ts'
import type { Pick } from '#engine/core/rules.ts'
import type { Side } from '#engine/hex/layout.ts'
import { CITY, type HexIndex, NO_HEX, neighbourOf, PLAIN, TOWN } from '#engine/track/board.ts'
import { reowned } from '#engine/track/owners.ts'
import type { TileType } from '#engine/track/tiles.ts'
import { type Chain, chains, follow, isLink, type Placed, type Track } from '#engine/track/track.ts'
import { seededPick } from '../random.ts'
import { movingGoods } from './age-of-steam/position.ts'
import { anyTable, seatOf, type Table, whole } from './age-of-steam/tables.ts'

/** A way from one place to the next; `track` is what it runs on, so that nothing is used twice. */
interface Edge {
  readonly to: HexIndex
  readonly owner: number | null
  readonly track: unknown
}

/** Every link from every place, told by whole chains; goods on a tile leave by any chain of it that has a place. */
function edgesOf(state: State): (from: HexIndex) => Edge[] {
  const { board } = ageOfSteam.game(state.map)
  const track = trackOf(ageOfSteam.game(state.map), state)
  const all = chains(track)
  const towards = (chain: Chain, from: HexIndex): Edge[] =>
    chain.ends
      .filter(({ place }) => place !== NO_HEX && place !== from)
      .map(({ place }) => ({ to: place, owner: chain.owner, track: chain }))
  const ends = ({ ends: [a, b] }: Chain): HexIndex[] => [a.place, b.place]
  const fixed = (from: HexIndex): Edge[] =>
    board.fixedLinks.flatMap((link, i) => {
      const [a, b] = link.between
      const owner = state.fixedLinks[i] ?? null
      return owner !== null && (from === a || from === b) ? [{ to: from === a ? b : a, owner, track: link }] : []
    })
  return (from) =>
    track.kinds[from] === PLAIN
      ? all.filter(({ segments }) => segments.some(({ hex }) => hex === from)).flatMap((chain) => towards(chain, from))
      : [
          ...all.filter((chain) => isLink(chain) && ends(chain).includes(from)).flatMap((c) => towards(c, from)),
          ...fixed(from),
        ]
}

/** All deliveries by walking every way there is, with no cleverness at all: from, cube, to, and what each seat gains. */
function walkAll(state: State, seat: number): string[] {
  const game = ageOfSteam.game(state.map)
  const { hexes } = game.board
  const edges = edgesOf(state)
  const most = state.players[seat]?.engine ?? 0
  const found = new Set<string>()
  const name = (hex: number): string => hexes[hex]?.name ?? ''
  const walk = (places: readonly HexIndex[], used: readonly Edge[], cube: Good): void => {
    const here = places.at(-1) as HexIndex
    if (used.length > 0 && game.steps.accepts(game, state, here, cube)) {
      const links = state.players.map((_, i) => used.filter(({ owner }) => owner === i && isIn(state, i)).length)
      for (const more of extras(state, seat, cube, places, used)) {
        found.add(
          [name(places[0] as number), cube, name(here), ...links.map((gain, i) => gain + (more[i] ?? 0))].join(' '),
        )
      }
      return
    }
    if (used.length === most || (used.length > 0 && hexes[here]?.place?.terminal)) return
    for (const edge of edges(here)) {
      if (places.includes(edge.to) || used.some(({ track }) => track === edge.track)) continue
      walk([...places, edge.to], [...used, edge], cube)
    }
  }
  const { kinds } = trackOf(game, state)
  for (const [hex, cubes] of Object.entries(state.cubes)) {
    const origin = Number(hex)
    const onTile = state.map === 'st-lucia' && state.tiles[origin] !== null
    const onTown = state.map === 'western-us' || state.map === 'southern-us'
    if (kinds[origin] === CITY || onTile || onTown) for (const cube of new Set(cubes)) walk([origin], [], cube)
  }
  return [...found].sort()
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

/** What is listed for a seat, in the words of `walkAll`. */
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
  const tiles: (Placed | null)[] = [...start.tiles]
  const track = { ...trackOf(game, { ...start, newCities }), tiles }
  for (const { index } of game.board.hexes) {
    if (track.kinds[index] !== CITY) tiles[index] = bestOf(track, index, pick)
  }
  let owned: Track['tiles'] = tiles
  for (const chain of chains(track)) {
    owned = reowned(owned, chain.segments, isLink(chain) || pick(3) > 0 ? pick(seats) : null)
  }
  return { ...start, newCities, tiles: owned, fixedLinks: start.fixedLinks.map(() => pick(seats)) }
}

const TRIES = 24

/** Of some random tiles the one that meets most of what lies around: track, towns and cities. */
function bestOf(track: Track, hex: HexIndex, pick: Pick): Placed | null {
  const onTown = track.kinds[hex] === TOWN
  const meets = (side: Side): boolean =>
    track.kinds[neighbourOf(track.board, hex, side)] === CITY || hasTrackBeyond(track, hex, side)
  let best: Placed | null = null
  let most = 0
  for (let i = 0; i < TRIES; i++) {
    const { id, kind } = TILES.types[pick(TILES.types.length)] as TileType
    const rotation = pick(6)
    const { exits, segments } = TILES.wiring(id, rotation, onTown)
    const closed = exits.some((side) => neighbourOf(track.board, hex, side) === NO_HEX)
    if (closed || (kind === 'town' && !onTown) || exits.some((side) => comesBack(track, hex, side))) continue
    const met = 1 + exits.filter(meets).length
    if (met <= most) continue
    best = { tile: id, rotation, owners: segments.map(() => null) }
    most = met
  }
  return best
}

function hasTrackBeyond(track: Track, hex: HexIndex, side: Side): boolean {
  let length = 0
  follow(track, hex, side, () => length++)
  return length > 0
}

/** Whether track beyond a side leads back to this hex: a ring, which no building can bring about. */
function comesBack(track: Track, hex: HexIndex, side: Side): boolean {
  const end = follow(track, hex, side)
  return end.place === NO_HEX && end.hex !== hex && neighbourOf(track.board, end.hex, end.side) === hex
}

describe('the list of deliveries holds every destination with every different gain that walking all ways finds', () => {
  const agrees = (state: State, seat: number): number => {
    const found = listedFor(state, seat)
    expect(found).toEqual(walkAll(state, seat))
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
