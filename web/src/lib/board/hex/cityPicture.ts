import type { Layout, Point } from '#engine/hex/layout.ts'
import { SIDES } from '#engine/hex/layout.ts'
import { between, corner, polygon, R, scaled } from '../hexes.ts'

/** The part of a hex between two upright lines, for a city of several colours. */
export function stripOf(layout: Layout, size: number, west: number, east: number): string {
  const hex = SIDES.map((side) => scaled(corner(layout, side), size))
  const kept = cut(
    cut(hex, ({ x }) => x - west),
    ({ x }) => east - x,
  )
  return kept.length > 2 ? polygon(kept) : ''
}

/** The part of a convex outline where `inside` is not negative. */
function cut(outline: readonly Point[], inside: (point: Point) => number): Point[] {
  return outline.flatMap((point, i) => {
    const next = outline[(i + 1) % outline.length] as Point
    const [here, there] = [inside(point), inside(next)]
    const crossing = here * there < 0 ? [between(point, next, here / (here - there))] : []
    return here >= 0 ? [point, ...crossing] : crossing
  })
}

/** One strip for each colour, from west to east. */
export function stripsOf(layout: Layout, size: number, count: number): readonly string[] {
  const [width, west] = [(2 * R) / count, -R]
  return Array.from({ length: count }, (_, i) => stripOf(layout, size, west + i * width, west + (i + 1) * width))
}

/** Where the signs of a city stand in a row, its number or letter in their middle. */
export function signRow(signs: number, badge: boolean): { readonly signs: readonly number[]; readonly badge: number } {
  const count = signs + (badge ? 1 : 0)
  const at = (i: number): number => (i - (count - 1) / 2) * 0.42 * R
  const middle = badge ? Math.ceil(signs / 2) : signs
  return { signs: Array.from({ length: signs }, (_, i) => at(i < middle ? i : i + (badge ? 1 : 0))), badge: at(middle) }
}
