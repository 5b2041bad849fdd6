import type { Point } from '#engine/hex/layout.ts'
import { between, distance } from '../../../board/hexes.ts'
import { type Berth, degrees } from '../geometry.ts'

/** Milliseconds for a segment's length. */
const PACE = 2.4
const LONGEST = 2600

/** Where somebody is who has gone so far along a line, and which way they look. */
export function along(line: readonly Point[], gone: number): Berth {
  let left = gone
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1] as Point, line[i] as Point]
    const length = distance(from, to)
    if (length > 0 && (left <= length || i === line.length - 1)) {
      return { ...between(from, to, Math.min(1, left / length)), angle: degrees(from, to) }
    }
    left -= length
  }
  return { ...(line.at(-1) ?? { x: 0, y: 0 }), angle: 0 }
}

export const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, i) => sum + (i > 0 ? distance(line[i - 1] as Point, point) : 0), 0)

/** A train on its way from standing to standing; it only stands where motion is not wanted. */
export class Ride {
  at = $state.raw<Berth>({ x: 0, y: 0, angle: 0 })
  #frame = 0

  constructor(stand: Berth) {
    this.at = stand
  }

  stand(stand: Berth): void {
    this.stop()
    this.at = stand
  }

  go(line: readonly Point[], stand: Berth): void {
    this.stop()
    const length = lengthOf(line)
    if (length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.at = stand
      return
    }
    const [start, time] = [performance.now(), Math.min(LONGEST, length * PACE)]
    const frame = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - start) / time))
      const eased = t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2
      this.at = t === 1 ? stand : along(line, eased * length)
      if (t < 1) this.#frame = requestAnimationFrame(frame)
    }
    this.#frame = requestAnimationFrame(frame)
  }

  stop(): void {
    cancelAnimationFrame(this.#frame)
  }
}
