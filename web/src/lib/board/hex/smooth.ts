import type { Point } from '#engine/hex/layout.ts'
import { between, distance, n, xy } from '../hexes.ts'

/**
 * One piece of a closed smooth outline for each of its points: it runs from the middle before the point to the middle
 * after it, so that any run of pieces lies exactly on the whole.
 */
export interface Piece {
  readonly start: Point
  readonly curve: string
}

export function pieces(loop: readonly Point[]): Piece[] {
  return loop.map((point, i) => {
    const before = loop[(i + loop.length - 1) % loop.length] as Point
    const after = loop[(i + 1) % loop.length] as Point
    return { start: between(before, point), curve: `Q${xy(point)} ${xy(between(point, after))}` }
  })
}

/** A smooth line that begins and ends at the ends of `points` and rounds the points between. */
export function openPath(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const curves = rest.map((point, i) => {
    const after = rest[i + 1]
    return after ? `Q${xy(point)} ${xy(between(point, after))}` : `L${xy(point)}`
  })
  return `M${xy(first)}${curves.join('')}`
}

/** Points evenly along the smooth line that rounds these (a quadratic spline), both ends included. */
export function sampled(points: readonly Point[], spacing: number): Point[] {
  const [first, second] = points
  if (!first || !second) return [...points]
  const last = points.at(-1) as Point
  const dense: Point[] = [first]
  let from = first
  for (let i = 1; i < points.length - 1; i++) {
    const control = points[i] as Point
    const to = i === points.length - 2 ? last : between(control, points[i + 1] as Point)
    for (let step = 1; step <= 12; step++) dense.push(quadratic(from, control, to, step / 12))
    from = to
  }
  if (points.length === 2) dense.push(last)
  return evenly(dense, spacing)
}

function quadratic(a: Point, b: Point, c: Point, t: number): Point {
  return between(between(a, b, t), between(b, c, t), t)
}

function evenly(points: readonly Point[], spacing: number): Point[] {
  const total = points.reduce((sum, point, i) => sum + (i ? distance(points[i - 1] as Point, point) : 0), 0)
  const count = Math.max(2, Math.round(total / spacing))
  const even: Point[] = [points[0] as Point]
  let done = 0
  for (let i = 1; i < points.length && even.length < count; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point]
    const length = distance(a, b)
    while (even.length < count && even.length * (total / count) <= done + length) {
      even.push(between(a, b, (even.length * (total / count) - done) / length))
    }
    done += length
  }
  return [...even, points.at(-1) as Point]
}

/** Short strokes as one path. */
export const strokes = (lines: readonly (readonly [Point, Point])[]): string =>
  lines.map(([a, b]) => `M${xy(a)}L${xy(b)}`).join('')

/** Dots for a stroke with round ends. */
export const dots = (points: readonly Point[]): string => points.map((point) => `M${xy(point)}h${n(0.1)}`).join('')
