import { type Layout, type Point, SIDES } from '#engine/hex/layout.ts'
import { HUB, type TileSet } from '#engine/track/tiles.ts'
import { type Curve, crossing, curveOf, curvePath, headingAt, outward, pointAt } from '../curves.ts'
import { n, plus, R, scaled, sideMiddle, xy } from '../hexes.ts'

/** Widths of what a railway is made of. */
export const TRACK = { casing: 0.39 * R, bed: 0.325 * R, sleeper: 0.22 * R, gauge: 0.062 * R, rail: 0.027 * R } as const

const TIE_SPACING = 0.092 * R
/** A little over the side, so that no seam shows between two tiles. */
const LAP = 0.8
const BRIDGE_HALF = 0.3 * R
const PARAPET = 0.225 * R

/** One piece of track about the middle of its hex, ready to draw. */
export interface SegmentPicture {
  readonly bed: string
  readonly rails: string
  /** Its sleepers: dashes of `bed` that fit its length. */
  readonly ties: string
  /** Where the owner's mark stands. */
  readonly mark: Point
}

export interface TilePicture {
  readonly segments: readonly SegmentPicture[]
  /** The last segment passes over the others here. */
  readonly bridge: { readonly deck: string; readonly parapets: string } | null
  /** Track meets in a station. */
  readonly station: boolean
}

const pictures = new WeakMap<TileSet, Map<string, TilePicture>>()

/** How a tile looks; drawn once for each tile, rotation and kind of hex. */
export function tilePicture(
  set: TileSet,
  layout: Layout,
  tile: string,
  rotation: number,
  onTown: boolean,
): TilePicture {
  const drawn = pictures.get(set) ?? new Map<string, TilePicture>()
  pictures.set(set, drawn)
  const key = `${layout} ${tile} ${rotation} ${onTown}`
  const known = drawn.get(key)
  if (known) return known
  const { segments } = set.wiring(tile, rotation, onTown)
  const picture = pictureOf(
    segments.map((segment) => curveOf(layout, segment)),
    segments.some(([, to]) => to === HUB),
  )
  drawn.set(key, picture)
  return picture
}

function pictureOf(curves: readonly Curve[], station: boolean): TilePicture {
  const [under, over] = curves
  const at = !station && under && over ? crossing(under, over) : null
  return {
    segments: curves.map((curve, i) => segmentPicture(curve, station, at && (i === 0 ? at.a : at.b))),
    bridge: at && over ? bridge(over, at.b) : null,
    station,
  }
}

function segmentPicture(curve: Curve, stub: boolean, crossed: number | null): SegmentPicture {
  const lap = LAP / curve.length
  return {
    bed: curvePath(curve, { t0: -lap, t1: 1 + lap }),
    rails: curvePath(curve, { aside: TRACK.gauge }) + curvePath(curve, { aside: -TRACK.gauge }),
    ties: sleepers(curve.length + 2 * LAP),
    mark: pointAt(curve, stub ? 0.42 : crossed === null ? 0.5 : crossed > 0.5 ? crossed - 0.34 : crossed + 0.34),
  }
}

/** Dashes for track of this length, with half a gap at either end. */
export function sleepers(length: number): string {
  const step = length / Math.round(length / TIE_SPACING)
  const gap = (0.3 * step).toFixed(3)
  return `0 ${gap} ${(0.4 * step).toFixed(3)} ${gap}`
}

/** A deck that hides the track below, and a parapet on each side with its ends flared. */
function bridge(over: Curve, at: number): { deck: string; parapets: string } {
  const half = BRIDGE_HALF / over.length
  const [t0, t1] = [at - half, at + half]
  const parapets = [PARAPET, -PARAPET].map((aside) => {
    const flare = (t: number, back: number) => {
      const heading = headingAt(over, t) + back
      return { x: Math.cos(heading) * 0.07 * R, y: Math.sin(heading) * 0.07 * R }
    }
    const lean = (Math.sign(aside) * Math.PI) / 4
    const begin = plus(pointAt(over, t0, aside), flare(t0, Math.PI - lean))
    const end = plus(pointAt(over, t1, aside), flare(t1, lean))
    return `M${xy(begin)}${curvePath(over, { aside, t0, t1, join: true })}L${xy(end)}`
  })
  return { deck: curvePath(over, { t0, t1 }), parapets: parapets.join('') }
}

/** Buffer stops across the track at the sides where it leads nowhere yet; `loose` has a bit for each side. */
export function bufferStops(layout: Layout, loose: number): string {
  return SIDES.filter((side) => loose & (1 << side))
    .map((side) => {
      const out = outward(layout, side)
      const across = { x: -out.y, y: out.x }
      const at = plus(sideMiddle(layout, side), scaled(out, -0.1 * R))
      const horn = (by: number, back: number) => xy(plus(at, plus(scaled(across, by * R), scaled(out, back * R))))
      return `M${horn(-0.22, -0.07)}L${horn(-0.22, 0)}L${horn(0.22, 0)}L${horn(0.22, -0.07)}`
    })
    .join('')
}

/** Turns a unit shape into one of this radius at this place. */
export const placedAt = (at: Point, radius: number): string => `translate(${xy(at)}) scale(${n(radius)})`
