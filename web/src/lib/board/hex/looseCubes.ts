import type { Point } from '#engine/hex/layout.ts'
import { CITY, type HexIndex, PLAIN } from '#engine/track/board.ts'
import { HUB } from '#engine/track/tiles.ts'
import { type Track, wiringAt } from '#engine/track/track.ts'
import { curveOf, pointAt } from '../curves.ts'
import { distance, R } from '../hexes.ts'
import { townStand } from '../labels.ts'
import { TRACK } from './tilePicture.ts'

/** Goods that lie outside of cities: where on their hex, and how large against those in a city. */
export interface LooseCubes {
  readonly hex: HexIndex
  readonly cubes: readonly string[]
  /** From the middle of the hex. */
  readonly at: Point
  readonly scale: number
}

interface Obstacle extends Point {
  readonly radius: number
}

const HALF = 0.19 * R
const BESIDE = 0.84
const MARK = 0.2 * R
const DISC = { town: 0.22 * R, station: 0.28 * R } as const
const NAME = 0.2 * R

export function looseCubes(track: Track, cubes: ReadonlyMap<HexIndex, readonly string[]>): LooseCubes[] {
  return [...cubes].flatMap(([hex, goods]) => {
    if (goods.length === 0 || track.kinds[hex] === CITY) return []
    const obstacles = obstaclesOn(track, hex)
    if (obstacles.length === 0) return [{ hex, cubes: goods, at: { x: 0, y: 0 }, scale: 1 }]
    return [{ hex, cubes: goods, at: clearest(obstacles), scale: BESIDE }]
  })
}

/** The track, its owners' marks, the town and its name: whatever goods must not lie on. */
function obstaclesOn(track: Track, hex: HexIndex): Obstacle[] {
  const wiring = wiringAt(track, hex)
  const along = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
  const rails = (wiring?.segments ?? []).flatMap((segment) => {
    const curve = curveOf(track.board.layout, segment)
    const mark = segment[1] === HUB ? 0.42 : 0.5
    return [
      ...along.map((t): Obstacle => ({ ...pointAt(curve, t), radius: TRACK.casing / 2 })),
      { ...pointAt(curve, mark), radius: MARK },
    ]
  })
  if (track.kinds[hex] === PLAIN) return rails
  const exits = wiring?.exits ?? []
  const { at } = townStand(track.board.layout, exits)
  const name = [-0.3, -0.15, 0, 0.15, 0.3].map((x): Obstacle => ({ x: at.x + x * R, y: at.y, radius: NAME }))
  return [...rails, ...name, { x: 0, y: 0, radius: exits.length > 0 ? DISC.station : DISC.town }]
}

const CANDIDATES: readonly Point[] = Array.from({ length: 12 }, (_, i) => i).flatMap((i) =>
  [0.48, 0.58, 0.66, 0.72].map((far) => {
    // From the upper right, round and round: the first of equals is taken.
    const angle = -Math.PI / 3 + (i % 2 ? 1 : -1) * Math.ceil(i / 2) * (Math.PI / 6)
    return { x: Math.cos(angle) * far * R, y: Math.sin(angle) * far * R }
  }),
)

/** Clear of everything and not far from the middle; else as clear as can be. */
function clearest(obstacles: readonly Obstacle[]): Point {
  const room = (at: Point): number =>
    Math.min(0.02 * R, ...obstacles.map((one) => distance(one, at) - one.radius - HALF))
  return CANDIDATES.reduce((best, at) => (room(at) > room(best) + 0.001 ? at : best))
}
