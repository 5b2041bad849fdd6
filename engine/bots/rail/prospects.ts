import type { Seat } from '../../core/rules.ts'
import { SIDES } from '../../hex/layout.ts'
import { trackOf } from '../../rail/game.ts'
import type { RailGame, RailState } from '../../rail/types.ts'
import { type Board, type HexIndex, NO_HEX, neighbourOf, TOWN } from '../../track/board.ts'
import type { Cubes } from '../../track/cubes.ts'
import { network } from '../../track/delivery.ts'
import { chains, isLink, type Track } from '../../track/track.ts'
import type { Plan } from './plans.ts'

/** Neighbouring places by the seat's own links. */
export type OwnNetwork = ReadonlyMap<HexIndex, ReadonlySet<HexIndex>>

export function ownNetwork(game: RailGame, state: RailState, seat: Seat): Map<HexIndex, Set<HexIndex>> {
  const track = trackOf(game, state)
  const own = new Map<HexIndex, Set<HexIndex>>()
  for (const [place, steps] of network(track).entries()) {
    for (const step of steps) if (step.owner === seat) join(own, place, step.to)
  }
  for (const { owner, segments, ends } of chains(track)) {
    if (owner !== seat) continue
    for (const { hex } of segments) if (state.cubes[hex]) leadOff(own, hex, ends)
  }
  return own
}

/** Goods that lie on a tile reach the places where its track ends, and nothing reaches them. */
function leadOff(own: Map<HexIndex, Set<HexIndex>>, hex: HexIndex, ends: readonly { place: HexIndex }[]): void {
  const places = ends.map((end) => end.place).filter((place) => place !== NO_HEX && place !== hex)
  if (places.length > 0) own.set(hex, new Set([...(own.get(hex) ?? []), ...places]))
}

/** The network as it would be with a plan carried out. */
export function withPlan(own: OwnNetwork, { wishes, places }: Plan): Map<HexIndex, Set<HexIndex>> {
  const wider = new Map([...own].map(([place, others]) => [place, new Set(others)]))
  const ends = places.map((place) => ({ place }))
  for (const { hex } of wishes) if (!places.includes(hex)) leadOff(wider, hex, ends)
  for (let i = 1; i < places.length; i++) join(wider, places[i - 1] as HexIndex, places[i] as HexIndex)
  return wider
}

function join(own: Map<HexIndex, Set<HexIndex>>, a: HexIndex, b: HexIndex): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const)
    own.set(from, (own.get(from) ?? new Set()).add(to))
}

/** Goods, and where they can go. */
export interface Carrying {
  readonly cubes: Cubes<string>
  readonly mostLinks: number
  accepts(place: HexIndex, cube: string): boolean
}

/** What each cube could bring over own links alone, the best first: the links to the nearest city that takes it. */
export function prospects(carrying: Carrying, own: OwnNetwork): number[] {
  const gains = Object.keys(carrying.cubes)
    .map(Number)
    .flatMap((origin) => {
      if (!own.has(origin)) return []
      const reached = nearest(carrying, own, origin)
      return (carrying.cubes[origin] ?? []).flatMap((cube) => reached.get(cube) ?? [])
    })
  return gains.sort((a, b) => b - a)
}

function nearest({ cubes, mostLinks, accepts }: Carrying, own: OwnNetwork, origin: HexIndex): Map<string, number> {
  const found = new Map<string, number>()
  const seen = new Set([origin])
  let ring = [origin]
  for (let links = 1; links <= mostLinks && ring.length > 0; links++) {
    ring = [...new Set(ring.flatMap((place) => [...(own.get(place) ?? [])]))].filter((place) => !seen.has(place))
    for (const place of ring) {
      seen.add(place)
      for (const cube of cubes[origin] ?? []) if (!found.has(cube) && accepts(place, cube)) found.set(cube, links)
    }
  }
  return found
}

/** The best goods count most: two are moved a round, the others may be gone before their turn. */
const WEIGHTS = [3, 3, 1.5, 1.5, 0.7, 0.7]

export const value = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, i) => sum + gain * (WEIGHTS[i] ?? 0.2), 0)

/** Towns where a New City would serve the seat: on its own links. */
export function townsOnLinks(track: Track, seat: Seat): HexIndex[] {
  const places = chains(track)
    .filter((chain) => chain.owner === seat && isLink(chain))
    .flatMap((chain) => chain.ends.map((end) => end.place))
  return [...new Set(places)].filter((place) => track.kinds[place] === TOWN)
}

/** All hexes so many steps away at most. */
export function hexesAround(board: Board, center: HexIndex, steps: number): HexIndex[] {
  const near = new Set([center])
  for (let step = 0; step < steps; step++) {
    for (const hex of [...near]) {
      for (const side of SIDES) {
        const next = neighbourOf(board, hex, side)
        if (next !== NO_HEX) near.add(next)
      }
    }
  }
  return [...near]
}
