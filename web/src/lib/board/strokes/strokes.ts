import type { Point } from '#engine/hex/layout.ts'
import type { Spots } from '../cursor.ts'
import type { Stroke } from '../gestures.ts'
import { R } from '../hexes.ts'

/** What a drag does that draws over the spots of a board rather than moves it. */
export interface Strokes {
  /** Whether one that begins on this spot draws; `touch` is a finger. */
  begins(spot: number, touch: boolean): boolean
  /** The stroke has come to this spot. */
  over(spot: number): void
  /** It has ended; what it came to stays. */
  done(): void
}

/** Nearer to the middle than to any other: a corner that is only brushed counts for nothing. */
const WITHIN = 0.82 * R
const STEP = 0.4 * R

/** The spot at a point; null between spots. */
export function spotAt(spots: Spots, at: Point): number | null {
  let best: number | null = null
  let least = WITHIN
  for (const [spot, { x, y }] of spots.entries()) {
    const far = Math.hypot(x - at.x, y - at.y)
    if (far < least) {
      best = spot
      least = far
    }
  }
  return best
}

/** A stroke that begins at a point of the board; null where none does. Whatever lies on the way is met, however fast it is drawn. */
export function strokeFrom(strokes: Strokes, spots: Spots, from: Point, touch: boolean): Stroke | null {
  const first = spotAt(spots, from)
  if (first === null || !strokes.begins(first, touch)) return null
  let [last, met] = [from, first]
  return {
    to(at) {
      const far = Math.hypot(at.x - last.x, at.y - last.y)
      const steps = Math.max(1, Math.ceil(far / STEP))
      for (let i = 1; i <= steps; i++) {
        const point = { x: last.x + ((at.x - last.x) * i) / steps, y: last.y + ((at.y - last.y) * i) / steps }
        const spot = spotAt(spots, point)
        if (spot === null || spot === met) continue
        met = spot
        strokes.over(spot)
      }
      last = at
    },
    end: () => strokes.done(),
  }
}
