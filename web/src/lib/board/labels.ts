import type { Layout, Point, Side } from '#engine/hex/layout.ts'
import type { Board, HexIndex } from '#engine/track/board.ts'
import { placeCalled } from '../texts/names.ts'
import { outward } from './curves.ts'
import { type Box, middle, plus, R } from './hexes.ts'
import type { CityLook } from './scene.ts'

export interface NameLabel {
  readonly at: Point
  readonly anchor: 'start' | 'middle' | 'end'
  readonly lines: readonly string[]
}

/** In units of the board, and the least in pixels of the page. */
const NAME_SIZES = { city: { size: 27, least: 9.5 }, town: { size: 23, least: 9 } } as const

export function nameSize(rank: keyof typeof NAME_SIZES, k: number): number {
  const { size, least } = NAME_SIZES[rank]
  return Math.round(Math.max(size, least / k))
}

/** A letter is about 0.6 of its size wide, and the halo adds to both ends; measuring would need a page. */
export const nameWidth = (lines: readonly string[], size: number): number =>
  (Math.max(...lines.map((line) => line.length)) * 0.62 + 0.5) * size

/** Where a name must stand so as not to be cut off at the edge of the picture. */
export function keptWithin({ at, anchor, lines }: NameLabel, size: number, box: Box): number {
  const width = nameWidth(lines, size)
  const left = { start: 0, middle: width / 2, end: width }[anchor]
  return Math.min(Math.max(at.x, box.x + left), box.x + box.width - width + left)
}

const LONG = 13

/** A long name in two lines of about equal length, if it has a joint. */
export function nameLines(name: string): readonly string[] {
  if (name.length < LONG) return [name]
  const joints = [...name].flatMap((letter, i) => (' /-'.includes(letter) ? [i] : []))
  const best = joints.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0]
  if (best === undefined) return [name]
  const first = name.slice(0, best + 1).trimEnd()
  return [first, name.slice(best + 1)]
}

interface Stand {
  readonly at: Point
  readonly anchor: NameLabel['anchor']
  /** The directions it lies in, and what it costs to stand there at all. */
  readonly towards: Point
  readonly cost: number
}

/** Where the name of a town may stand about its disc. */
const STANDS: readonly Stand[] = [
  { at: { x: 0, y: 0.47 * R }, anchor: 'middle', towards: { x: 0, y: 1 }, cost: 0 },
  { at: { x: 0, y: -0.43 * R }, anchor: 'middle', towards: { x: 0, y: -1 }, cost: 0.02 },
  { at: { x: 0.34 * R, y: 0 }, anchor: 'start', towards: { x: 1, y: 0 }, cost: 0.3 },
  { at: { x: -0.34 * R, y: 0 }, anchor: 'end', towards: { x: -1, y: 0 }, cost: 0.32 },
]

/** Beside its disc, wherever the least track is in its way. */
export function townStand(layout: Layout, exits: readonly Side[]): Stand {
  const inTheWay = ({ towards, cost }: Stand) =>
    exits.reduce((sum, side) => {
      const out = outward(layout, side)
      return sum + Math.max(0, out.x * towards.x + out.y * towards.y - 0.2)
    }, cost)
  return STANDS.reduce((best, stand) => (inTheWay(stand) < inTheWay(best) ? stand : best))
}

export function townLabel(board: Board, hex: HexIndex, exits: readonly Side[]): NameLabel {
  const { at, place } = board.hexes[hex] as Board['hexes'][number]
  const stand = townStand(board.layout, exits)
  return { at: plus(middle(board.layout, at), stand.at), anchor: stand.anchor, lines: [placeCalled(place?.name ?? '')] }
}

export function cityLabel(board: Board, hex: HexIndex, look: CityLook): NameLabel {
  const { at } = board.hexes[hex] as Board['hexes'][number]
  const centre = middle(board.layout, at)
  return { at: { x: centre.x, y: centre.y + 0.72 * R }, anchor: 'middle', lines: nameLines(placeCalled(look.name)) }
}
