import { neighbour, type Point, SIDES } from '#engine/hex/layout.ts'
import type { Board } from '#engine/track/board.ts'
import { boardBox, distance, middle, polygon, R } from './hexes.ts'

/** A compass rose where the sea is widest. */
export interface Rose {
  readonly at: Point
  readonly radius: number
}

const LEAST = 0.85 * R
const MOST = 1.25 * R
/** From the middle of a hex to where its shore and the lines along it end. */
const SHORE = 1.45 * R

/** Null where no water is wide enough. */
export function roseOf(board: Board): Rose | null {
  const land = board.hexes.map(({ at }) => middle(board.layout, at))
  const shores = [...land, ...rimOfWater(board)]
  const room = (at: Point): number => Math.min(MOST, ...shores.map((shore) => distance(shore, at) - SHORE))
  const best = candidates(board).reduce<Rose | null>((found, at) => {
    const radius = room(at)
    return radius > (found?.radius ?? LEAST) + 0.5 ? { at, radius } : found
  }, null)
  return best
}

/** On an island's sea anywhere on the picture; else in the middle of a space of water. */
function candidates(board: Board): Point[] {
  if (!board.sea) return board.water.map((at) => middle(board.layout, at))
  const { x, y, width, height } = boardBox(board)
  const steps = Array.from({ length: 25 }, (_, i) => i / 24)
  const inset = MOST * 1.2
  return steps.flatMap((v) =>
    steps.map((u) => ({ x: x + inset + (width - 2 * inset) * u, y: y + inset + (height - 2 * inset) * v })),
  )
}

/** What lies beyond the spaces of water at the rim, where the sea fades out. */
function rimOfWater(board: Board): Point[] {
  if (board.sea) return []
  const known = new Set([...board.hexes.map(({ at }) => at), ...board.water].map(String))
  return board.water.flatMap((at) =>
    SIDES.map((side) => neighbour(board.layout, at, side))
      .filter((there) => !known.has(String(there)))
      .map((there) => middle(board.layout, there)),
  )
}

const point = (angle: number, far: number): Point => ({ x: Math.sin(angle) * far, y: -Math.cos(angle) * far })

/** The rays of the rose about the origin, 100 long: half of each is dark, as engravers do it. */
export function rays(): { readonly dark: string; readonly outline: string } {
  const each = [1, 3, 5, 7, 0, 2, 4, 6].map((eighth) => {
    const angle = (eighth * Math.PI) / 4
    const [tip, waist] = eighth % 2 === 0 ? [100, 17] : [62, 15]
    const [left, right] = [point(angle - Math.PI / 8, waist), point(angle + Math.PI / 8, waist)]
    const middle = { x: 0, y: 0 }
    return {
      dark: polygon([middle, point(angle, tip), right]),
      outline: polygon([middle, left, point(angle, tip), right]),
    }
  })
  return { dark: each.map(({ dark }) => dark).join(''), outline: each.map(({ outline }) => outline).join('') }
}
