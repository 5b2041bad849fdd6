import { type Layout, type Point, type Side, sideAngle, turned } from '#engine/hex/layout.ts'
import { HUB, type Segment } from '#engine/track/tiles.ts'
import { between, corner, distance, minus, n, plus, R, scaled, sideMiddle, xy } from './hexes.ts'

/** A piece of track about the middle of its hex: a straight line or a true arc that meets the sides at right angles. */
export type Curve = Line | Arc

interface Line {
  readonly kind: 'line'
  readonly from: Point
  readonly to: Point
  readonly length: number
}

interface Arc {
  readonly kind: 'arc'
  readonly about: Point
  readonly radius: number
  /** In radians, clockwise from east. */
  readonly start: number
  readonly sweep: number
  readonly length: number
}

const ORIGIN: Point = { x: 0, y: 0 }

export function curveOf(layout: Layout, [a, b]: Segment): Curve {
  const from = sideMiddle(layout, a)
  if (b === HUB) return line(from, ORIGIN)
  const apart = Math.min((b - a + 6) % 6, (a - b + 6) % 6)
  if (apart === 3) return line(from, sideMiddle(layout, b))
  const first = (b - a + 6) % 6 === apart ? a : b
  // Neighbouring sides turn about the corner between them, the others about the middle of the hex beyond the side
  // between them.
  const about = apart === 1 ? corner(layout, turned(first, 1)) : scaled(sideMiddle(layout, turned(first, 1)), 2)
  return arc(about, from, sideMiddle(layout, b))
}

function line(from: Point, to: Point): Line {
  return { kind: 'line', from, to, length: distance(from, to) }
}

function arc(about: Point, from: Point, to: Point): Arc {
  const start = angle(minus(from, about))
  const turn = angle(minus(to, about)) - start
  const sweep = turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn
  const radius = distance(about, from)
  return { kind: 'arc', about, radius, start, sweep, length: radius * Math.abs(sweep) }
}

/** The same curve elsewhere. */
export function shifted(curve: Curve, by: Point): Curve {
  if (curve.kind === 'arc') return { ...curve, about: plus(curve.about, by) }
  return { ...curve, from: plus(curve.from, by), to: plus(curve.to, by) }
}

const angle = ({ x, y }: Point): number => Math.atan2(y, x)
const polar = (theta: number, length: number): Point => ({ x: Math.cos(theta) * length, y: Math.sin(theta) * length })

/** The point at `t` (0…1), `aside` to the right of the way. */
export function pointAt(curve: Curve, t: number, aside = 0): Point {
  if (curve.kind === 'arc') {
    const radius = curve.radius - Math.sign(curve.sweep) * aside
    return plus(curve.about, polar(curve.start + curve.sweep * t, radius))
  }
  return plus(between(curve.from, curve.to, t), polar(headingAt(curve, t) + Math.PI / 2, aside))
}

/** Where the way leads at `t`, in radians clockwise from east. */
export function headingAt(curve: Curve, t: number): number {
  if (curve.kind === 'line') return angle(minus(curve.to, curve.from))
  return curve.start + curve.sweep * t + (Math.sign(curve.sweep) * Math.PI) / 2
}

/** The curve, or its part from `t0` to `t1`, or a parallel of it. `join` continues a path instead of beginning one. */
export function curvePath(curve: Curve, { aside = 0, t0 = 0, t1 = 1, join = false } = {}): string {
  const begin = `${join ? 'L' : 'M'}${xy(pointAt(curve, t0, aside))}`
  const end = xy(pointAt(curve, t1, aside))
  if (curve.kind === 'line') return `${begin}L${end}`
  const radius = n(curve.radius - Math.sign(curve.sweep) * aside)
  const clockwise = curve.sweep > 0 === t1 > t0 ? 1 : 0
  return `${begin}A${radius} ${radius} 0 0 ${clockwise} ${end}`
}

/** Where two curves cross, as the way along each; null when they keep clear of each other. */
export function crossing(a: Curve, b: Curve): { readonly a: number; readonly b: number } | null {
  const steps = 48
  let best = { a: 0, b: 0, gap: Number.POSITIVE_INFINITY }
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps; j++) {
      const gap = distance(pointAt(a, i / steps), pointAt(b, j / steps))
      if (gap < best.gap) best = { a: i / steps, b: j / steps, gap }
    }
  }
  return best.gap < R * 0.04 ? { a: best.a, b: best.b } : null
}

/** The direction out of a hex by a side. */
export const outward = (layout: Layout, side: Side): Point => polar(sideAngle(layout, side), 1)
