import { SIDES, type Side } from '#engine/hex/layout.ts'
import { CITY, type HexIndex, neighbourOf, TOWN } from '#engine/track/board.ts'
import { HUB, type Segment, type TileType } from '#engine/track/tiles.ts'
import type { Placed, Track } from '#engine/track/track.ts'

/**
 * Track is told by the hexes it passes: "N7 M7 M6" leads from N7 over M7 to M6. Hexes between get a track from the one
 * before to the one after, a town an exit to each; a city gets nothing, nor does open land at an end.
 */
export type Route = string

/** What a route has to know of a game. */
export interface Ground<State> {
  trackOf(state: State): Track
  /** Whether a tile of this type may lie on a town hex, or elsewhere. */
  fits(type: TileType, onTown: boolean): boolean
}

export interface TileBuild {
  readonly type: 'build'
  readonly hex: string
  readonly tile: string
  readonly rotation: number
}

export interface Routes<State> {
  /** The state with finished or unfinished track of a seat, or of nobody, along routes; what lay there stays. */
  laid(state: State, owner: number | null, ...routes: readonly Route[]): State
  /** The builds that lay a route on empty land. */
  along(state: State, route: Route): TileBuild[]
  /** One build on one hex, whose tracks are told by their neighbours: `on(state, 'M5', 'N4 M6', 'M4 N6')`. */
  on(state: State, hex: string, ...tracks: readonly string[]): TileBuild
  /** A way told by where each of its links leaves: `path(state, 'A8>B8', 'F8>G8')`. */
  path(state: State, ...leaving: readonly string[]): { readonly from: string; readonly path: readonly Side[] }
}

export function routesOn<State extends { readonly tiles: Track['tiles'] }>(ground: Ground<State>): Routes<State> {
  /** By hex, in the order in which the route passes them. */
  function segmentsAlong(track: Track, route: Route): Map<HexIndex, Segment[]> {
    const hexes = route.split(' ').map((name) => indexOf(track, name))
    const found = new Map<HexIndex, Segment[]>()
    for (const [i, hex] of hexes.entries()) {
      const sides = [hexes[i - 1], hexes[i + 1]].flatMap((next) => (next === undefined ? [] : sideTo(track, hex, next)))
      const segments = track.kinds[hex] === TOWN ? sides.map((side): Segment => [side, HUB]) : through(sides)
      if (track.kinds[hex] !== CITY && segments.length > 0) found.set(hex, segments)
    }
    return found
  }

  /** The first tile of the manifest that has exactly these segments. */
  function tileWith({ set }: Track, segments: readonly Segment[], onTown: boolean): Omit<Placed, 'owners'> {
    const wanted = picture(segments)
    for (const type of set.types) {
      const { id } = type
      const rotation = ground.fits(type, onTown)
        ? set.rotations(id, onTown).find((one) => picture(set.wiring(id, one, onTown).segments) === wanted)
        : undefined
      if (rotation !== undefined) return { tile: id, rotation }
    }
    throw new Error(`no tile for ${wanted}`)
  }

  function built(track: Track, hex: HexIndex, segments: readonly Segment[]): TileBuild {
    const { tile, rotation } = tileWith(track, segments, track.kinds[hex] === TOWN)
    return { type: 'build', hex: nameOf(track, hex), tile, rotation }
  }

  return {
    laid(state, owner, ...routes) {
      const track = ground.trackOf(state)
      const tiles = [...state.tiles]
      for (const [hex, added] of routes.flatMap((route) => [...segmentsAlong(track, route)])) {
        const onTown = track.kinds[hex] === TOWN
        const wiring = ({ tile, rotation }: Omit<Placed, 'owners'>) => track.set.wiring(tile, rotation, onTown).segments
        const old = tiles[hex]
        const kept = old ? wiring(old) : []
        const laid = tileWith(track, [...kept, ...added], onTown)
        const owners = wiring(laid).map((segment) => {
          const before = kept.findIndex((one) => String(one) === String(segment))
          return before === -1 ? owner : (old?.owners[before] ?? null)
        })
        tiles[hex] = { ...laid, owners }
      }
      return { ...state, tiles }
    },
    along(state, route) {
      const track = ground.trackOf(state)
      return [...segmentsAlong(track, route)].map(([hex, segments]) => built(track, hex, segments))
    },
    on(state, hex, ...tracks) {
      const track = ground.trackOf(state)
      const segments = tracks.flatMap((ends) => {
        const [from, to] = ends.split(' ')
        const route = [from, hex, to].filter((name) => name !== undefined).join(' ')
        return segmentsAlong(track, route).get(indexOf(track, hex)) ?? []
      })
      return built(track, indexOf(track, hex), segments)
    },
    path(state, ...leaving) {
      const track = ground.trackOf(state)
      const steps = leaving.map((step) => step.split('>') as [string, string])
      const path = steps.map(([place, next]) => sideTo(track, indexOf(track, place), indexOf(track, next)))
      return { from: steps[0]?.[0] ?? '', path }
    },
  }
}

const picture = (segments: readonly Segment[]): string => segments.map(String).sort().join(' ')

const nameOf = ({ board }: Track, hex: HexIndex): string => board.hexes[hex]?.name ?? ''

function indexOf({ board }: Track, name: string): HexIndex {
  const hex = board.byName.get(name)
  if (hex === undefined) throw new Error(`no hex ${name}`)
  return hex
}

function sideTo(track: Track, hex: HexIndex, next: HexIndex): Side {
  const side = SIDES.find((one) => neighbourOf(track.board, hex, one) === next)
  if (side === undefined) throw new Error(`${nameOf(track, hex)} is not next to ${nameOf(track, next)}`)
  return side
}

function through(sides: readonly Side[]): Segment[] {
  const [a, b] = [...sides].sort((one, other) => one - other)
  return a === undefined || b === undefined ? [] : [[a, b]]
}
