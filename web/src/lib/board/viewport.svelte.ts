import type { Point } from '#engine/hex/layout.ts'
import { blended, type Camera, fitted, moved, resized, revealed, type Size, toBoard, zoomed } from './camera.ts'
import type { GestureWishes } from './gestures.ts'
import { type Box, boxAround, R } from './hexes.ts'

/** How much a hex of this size on the page can show: names of cities, of towns too, everything. */
export type Detail = 'far' | 'middle' | 'near'

const GLIDE_MS = 220

/** The camera of a board on the page: its state, and what fingers, keys and buttons do to it. */
export class Viewport implements GestureWishes {
  camera = $state.raw<Camera>({ x: 0, y: 0, k: 0.2 })
  moving = $state(false)
  /** Whether all of the board is in view, as large as it can be. */
  whole = $state(true)
  readonly detail = $derived<Detail>(this.camera.k * R < 21 ? 'far' : this.camera.k * R < 32 ? 'middle' : 'near')
  /** The zoom for texts that must not shrink below legibility; in steps, so that a pinch does not lay out every text anew. */
  readonly textK = $derived(2 ** (Math.ceil(Math.log2(this.camera.k) * 6) / 6))

  #frame: Size = { width: 0, height: 0 }
  readonly #box: () => Box
  #glide = 0

  constructor(box: () => Box) {
    this.#box = box
  }

  attach = (element: HTMLElement): (() => void) => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) this.#resize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => {
      cancelAnimationFrame(this.#glide)
      observer.disconnect()
    }
  }

  #resize(frame: Size): void {
    const before = this.#frame
    if (frame.width === 0 || frame.height === 0) return
    this.#frame = frame
    cancelAnimationFrame(this.#glide)
    this.camera = this.whole ? fitted(this.#box(), frame) : resized(this.camera, this.#box(), before, frame)
  }

  pan(dx: number, dy: number): void {
    this.#set(moved(this.camera, dx, dy, this.#box(), this.#frame))
  }

  zoom(at: Point, factor: number): void {
    this.#set(zoomed(this.camera, at, factor, this.#box(), this.#frame))
  }

  active(active: boolean): void {
    this.moving = active
  }

  doubleTap(at: Point): void {
    this.#glideTo(zoomed(this.camera, at, 2.2, this.#box(), this.#frame))
  }

  /** Zooms about the middle of the frame. */
  step(factor: number): void {
    const { width, height } = this.#frame
    this.#glideTo(zoomed(this.camera, { x: width / 2, y: height / 2 }, factor, this.#box(), this.#frame))
  }

  fit(): void {
    this.#glideTo(fitted(this.#box(), this.#frame))
  }

  reveal(point: Point): void {
    const camera = revealed(this.camera, point, this.#box(), this.#frame)
    if (camera.x !== this.camera.x || camera.y !== this.camera.y) this.#glideTo(camera)
  }

  /** Brings points into view, near enough to work on. */
  show(points: readonly Point[]): void {
    if (points.length === 0) return
    const close = fitted(boxAround(points, 2.4 * R), this.#frame)
    const k = Math.max(fitted(this.#box(), this.#frame).k, Math.min(close.k, 44 / R))
    const middle = boxAround(points, 0)
    const at = { x: middle.x + middle.width / 2, y: middle.y + middle.height / 2 }
    const { width, height } = this.#frame
    const camera = { k, x: width / 2 - at.x * k, y: height / 2 - at.y * k }
    this.#glideTo(moved(camera, 0, 0, this.#box(), this.#frame))
  }

  middle(): Point {
    return toBoard(this.camera, { x: this.#frame.width / 2, y: this.#frame.height / 2 })
  }

  #set(camera: Camera): void {
    cancelAnimationFrame(this.#glide)
    this.#put(camera)
  }

  #put(camera: Camera): void {
    this.camera = camera
    this.whole = camera.k <= fitted(this.#box(), this.#frame).k * 1.01
  }

  #glideTo(target: Camera): void {
    cancelAnimationFrame(this.#glide)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#put(target)
      return
    }
    const [from, start] = [this.camera, performance.now()]
    const frame = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - start) / GLIDE_MS))
      this.#put(t === 1 ? target : blended(from, target, 1 - (1 - t) ** 3))
      if (t < 1) this.#glide = requestAnimationFrame(frame)
    }
    this.#glide = requestAnimationFrame(frame)
  }
}
