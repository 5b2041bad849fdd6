import type { Deliver } from '#engine/age-of-steam/delivering.ts'
import { trackOf } from '#engine/age-of-steam/game.ts'
import { type Action, ageOfSteam, type Good, type State, TILES } from '#engine/age-of-steam/index.ts'
import { SIDES, type Side } from '#engine/hex/layout.ts'
import { CITY, type HexIndex, neighbourOf, TOWN } from '#engine/track/board.ts'
import { HUB, type Segment } from '#engine/track/tiles.ts'
import type { Placed, Track } from '#engine/track/track.ts'
import { build, hexIndex } from './position.ts'

/**
 * Track is told by the hexes it passes: "N7 M7 M6" leads from N7 over M7 to M6. Hexes between get a track from the one
 * before to the one after, a town an exit to each; a city gets nothing, nor does open land at an end.
 */
type Route = string

/** By hex, in the order in which the route passes them. */
function segmentsAlong(state: State, route: Route): Map<HexIndex, Segment[]> {
  const track = trackOf(ageOfSteam.game(state.map), state)
  const hexes = route.split(' ').map((name) => hexIndex(name, state.map))
  const found = new Map<HexIndex, Segment[]>()
  for (const [i, hex] of hexes.entries()) {
    const sides = [hexes[i - 1], hexes[i + 1]].flatMap((next) => (next === undefined ? [] : sideTo(track, hex, next)))
    const segments = track.kinds[hex] === TOWN ? sides.map((side): Segment => [side, HUB]) : through(sides)
    if (track.kinds[hex] !== CITY && segments.length > 0) found.set(hex, segments)
  }
  return found
}

function sideTo({ board }: Track, hex: HexIndex, next: HexIndex): Side {
  const side = SIDES.find((one) => neighbourOf(board, hex, one) === next)
  if (side === undefined) throw new Error(`${board.hexes[hex]?.name} is not next to ${board.hexes[next]?.name}`)
  return side
}

function through(sides: readonly Side[]): Segment[] {
  const [a, b] = [...sides].sort((one, other) => one - other)
  return a === undefined || b === undefined ? [] : [[a, b]]
}

/** The first tile of the manifest that has exactly these segments. */
function tileWith(segments: readonly Segment[], onTown: boolean): Omit<Placed, 'owners'> {
  const wanted = segments.map(String).sort().join(' ')
  for (const { id } of TILES.types) {
    const rotation = TILES.rotations(id, onTown).find(
      (one) => [...TILES.wiring(id, one, onTown).segments].map(String).sort().join(' ') === wanted,
    )
    if (rotation !== undefined) return { tile: id, rotation }
  }
  throw new Error(`no tile for ${wanted}`)
}

/** The state with finished or unfinished track of a seat, or of nobody, along routes; what lay there stays. */
export function laid(state: State, owner: number | null, ...routes: readonly Route[]): State {
  const { kinds } = trackOf(ageOfSteam.game(state.map), state)
  const tiles = [...state.tiles]
  for (const [hex, added] of routes.flatMap((route) => [...segmentsAlong(state, route)])) {
    const onTown = kinds[hex] === TOWN
    const old = tiles[hex]
    const kept = old ? TILES.wiring(old.tile, old.rotation, onTown).segments : []
    const { tile, rotation } = tileWith([...kept, ...added], onTown)
    const owners = TILES.wiring(tile, rotation, onTown).segments.map((segment) => {
      const before = kept.findIndex((one) => String(one) === String(segment))
      return before === -1 ? owner : (old?.owners[before] ?? null)
    })
    tiles[hex] = { tile, rotation, owners }
  }
  return { ...state, tiles }
}

/** The builds that lay a route on empty land. */
export function along(state: State, route: Route): Action[] {
  const game = ageOfSteam.game(state.map)
  const { kinds } = trackOf(game, state)
  return [...segmentsAlong(state, route)].map(([hex, segments]) => {
    const { tile, rotation } = tileWith(segments, kinds[hex] === TOWN)
    return build(game.board.hexes[hex]?.name ?? '', tile, rotation)
  })
}

/** One build on one hex, whose tracks are told by their neighbours: `on(state, 'M5', 'N4 M6', 'M4 N6')`. */
export function on(state: State, hex: string, ...tracks: readonly string[]): Action {
  const { kinds } = trackOf(ageOfSteam.game(state.map), state)
  const segments = tracks.flatMap((ends) => {
    const [from, to] = ends.split(' ')
    const route = [from, hex, to].filter((name) => name !== undefined).join(' ')
    return segmentsAlong(state, route).get(hexIndex(hex, state.map)) ?? []
  })
  const { tile, rotation } = tileWith(segments, kinds[hexIndex(hex, state.map)] === TOWN)
  return build(hex, tile, rotation)
}

/** A delivery told by where each of its links leaves: `deliver(state, 'red', 'A8>B8', 'F8>G8')`. */
export function deliver(state: State, cube: Good, ...leaving: readonly string[]): Deliver {
  const track = trackOf(ageOfSteam.game(state.map), state)
  const steps = leaving.map((step) => step.split('>') as [string, string])
  const path = steps.map(([place, next]) => sideTo(track, hexIndex(place, state.map), hexIndex(next, state.map)))
  return { type: 'deliver', from: steps[0]?.[0] ?? '', cube, path }
}
