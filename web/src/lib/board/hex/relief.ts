import type { Point } from '#engine/hex/layout.ts'
import type { Board, Hex } from '#engine/track/board.ts'
import { between, middle, plus, R, xy } from '../hexes.ts'
import { randomFrom, within } from './noise.ts'
import { dots, strokes } from './smooth.ts'

/** Hills of one hex, the farther row first: each row covers the feet of the one behind it. */
export interface Hills {
  readonly rows: readonly string[]
  readonly hachures: string
}

/** What the engraver puts on the land besides tracks and towns. */
export interface Relief {
  readonly hills: readonly Hills[]
  /** Reeds and still water. */
  readonly reeds: string
  readonly pools: string
  /** Dots and tufts of open country. */
  readonly stipple: string
  readonly tufts: string
}

export function reliefOf(board: Board): Relief {
  const drawn = (hex: Hex) => ({ at: middle(board.layout, hex.at), random: randomFrom(hex.at[0], hex.at[1]) })
  const hexes = (terrain: string) => board.hexes.filter((hex) => hex.terrain === terrain && hex.place?.kind !== 'city')
  const swamps = hexes('swamp').map(drawn)
  const country = [...hexes('plain'), ...hexes('river')].map(drawn)
  return {
    hills: hexes('mountain')
      .map(drawn)
      .map(({ at, random }) => hillsOf(at, random)),
    reeds: swamps.map(({ at, random }) => reedsOf(at, random)).join(''),
    pools: swamps.map(({ at, random }) => poolsOf(at, random)).join(''),
    stipple: country.map(({ at, random }) => dots(scatter(at, random, 7, 0.8))).join(''),
    tufts: country.map(({ at, random }) => tuftsOf(at, random)).join(''),
  }
}

function hillsOf(at: Point, random: () => number): Hills {
  const hill = (x: number, y: number, size: number) =>
    peak(
      plus(at, { x: (x + within(random, -0.06, 0.06)) * R, y: (y + within(random, -0.04, 0.04)) * R }),
      within(random, 0.9, 1.12) * size,
      random,
    )
  const lean = random() < 0.5 ? 1 : -1
  const rows = [
    [hill(-0.28 * lean, -0.24, 0.8), hill(0.34 * lean, -0.3, 0.62)],
    [hill(0.04 * lean, 0.16, 0.95), hill(-0.54 * lean, 0.18, 0.56)],
    [hill(0.42 * lean, 0.5, 0.62), hill(-0.24 * lean, 0.56, 0.5)],
  ]
  return {
    rows: rows.map((row) => row.map(({ outline }) => outline).join('')),
    hachures: rows.flatMap((row) => row.map(({ shade }) => shade)).join(''),
  }
}

/** A hill whose foot is about `at`: rounded, with hachures down its eastern face. */
function peak(at: Point, size: number, random: () => number): { outline: string; shade: string } {
  const [half, height] = [0.42 * R * size, within(random, 0.4, 0.5) * R * size]
  const top = { x: at.x + within(random, -0.05, 0.05) * R, y: at.y - height }
  const flank = (hand: 1 | -1): [Point, Point, Point] => [
    top,
    { x: top.x + hand * half * 0.36, y: top.y },
    { x: at.x + hand * half * 0.52, y: at.y - height * 0.14 },
  ]
  const [west, east] = [
    { x: at.x - half, y: at.y },
    { x: at.x + half, y: at.y },
  ]
  const [, rise, lift] = flank(-1)
  const [, fall, drop] = flank(1)
  const outline = `M${xy(west)}C${xy(lift)} ${xy(rise)} ${xy(top)}C${xy(fall)} ${xy(drop)} ${xy(east)}`
  const onFace = (t: number): Point => cubic(top, fall, drop, east, t)
  const shade = [0.06, 0.2, 0.34, 0.48, 0.62, 0.76].map((t): [Point, Point] => {
    const begin = onFace(t)
    const length = (at.y - begin.y) * within(random, 0.5, 0.78)
    return [begin, { x: begin.x - length * 0.12, y: begin.y + length }]
  })
  return { outline, shade: strokes(shade) }
}

function cubic(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)]
  return between(between(ab, bc, t), between(bc, cd, t), t)
}

function reedsOf(at: Point, random: () => number): string {
  return scatter(at, random, 7, 0.72)
    .map((foot) => {
      const h = within(random, 0.15, 0.24) * R
      const blade = (lean: number, height: number) =>
        `M${xy(foot)}q${xy({ x: lean * 0.3, y: -height * 0.6 })} ${xy({ x: lean, y: -height })}`
      return blade(0, h) + blade(-0.09 * R, h * 0.75) + blade(0.09 * R, h * 0.8)
    })
    .join('')
}

function poolsOf(at: Point, random: () => number): string {
  return scatter(at, random, 9, 0.74)
    .map((point) => {
      const half = within(random, 0.07, 0.16) * R
      return strokes([[plus(point, { x: -half, y: 0 }), plus(point, { x: half, y: 0 })]])
    })
    .join('')
}

function tuftsOf(at: Point, random: () => number): string {
  if (random() < 0.35) return ''
  return scatter(at, random, 2, 0.7)
    .map((foot) => {
      const blade = (lean: number, height: number) => `M${xy(foot)}l${xy({ x: lean * R, y: -height * R })}`
      return blade(-0.045, 0.07) + blade(0, 0.095) + blade(0.045, 0.07)
    })
    .join('')
}

/** Points spread over a hex, not too near each other. */
function scatter(at: Point, random: () => number, count: number, reach: number): Point[] {
  const turn = within(random, 0, Math.PI * 2)
  return Array.from({ length: count }, (_, i) => {
    // The golden angle spreads any number of points evenly.
    const angle = turn + i * 2.39996
    const far = Math.sqrt((i + 0.6) / count) * reach * R * within(random, 0.85, 1)
    return plus(at, { x: Math.cos(angle) * far, y: Math.sin(angle) * far * 0.92 })
  })
}
