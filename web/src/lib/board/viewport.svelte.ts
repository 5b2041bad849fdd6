import type { Point } from '#engine/hex/layout.ts'
import {
  blended,
  type Camera,
  detailAt,
  type Frame,
  fitted,
  framed,
  moved,
  opened,
  resized,
  revealed,
  type Size,
  textZoom,
  toBoard,
  zoomed,
} from './camera.ts'
import type { Explored } from './gestures.ts'
import { type Box, boxAround, R } from './hexes.ts'

const GLIDE_MS = 220

/** The bar of buttons in the lower right corner, with the room around it: upright where the page is wide. */
const BUTTONS = { long: 140, short: 56 } as const

/** What a viewport has to know of the board it shows, now and later. */
export interface Subject {
  readonly box: () => Box
  /** The middles of all hexes. */
  readonly spots: () => readonly Point[]
  /** What to look at first. */
  readonly start: () => readonly Point[]
  /** Whether a second tap on a hex means something to the game. */
  readonly picking: () => boolean
  /** A picture that shows all of the board and cannot be moved. */
  readonly still: () => boolean
}

/** The camera of a board on the page: its state, and what fingers, keys and buttons do to it. */
export class Viewport implements Explored {
  camera = $state.raw<Camera>({ x: 0, y: 0, k: 0.2 })
  moving = $state(false)
  /** Whether all of the board is in view, as large as it can be. */
  whole = $state(true)
  readonly detail = $derived(detailAt(this.camera.k))
  /** The zoom for texts that must not shrink below legibility. */
  readonly textK = $derived(textZoom(this.camera.k))

  /** Whether the buttons stand on each other. */
  upright = $state(true)

  #frame: Frame = { width: 0, height: 0 }
  readonly #subject: Subject
  #glide = 0

  constructor(subject: Subject) {
    this.#subject = subject
  }

  readonly #box = (): Box => this.#subject.box()

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

  #resize(size: Size): void {
    const before = this.#frame
    if (size.width === 0 || size.height === 0) return
    this.upright = size.width > size.height
    this.#frame = this.#framed(size)
    cancelAnimationFrame(this.#glide)
    if (before.width === 0) this.#open()
    else if (this.whole) this.camera = fitted(this.#box(), this.#frame)
    else this.#put(resized(this.camera, this.#box(), before, this.#frame))
  }

  #framed(size: Size): Frame {
    if (this.#subject.still()) return size
    const { long, short } = BUTTONS
    const buttons = this.upright ? { width: short, height: long } : { width: long, height: short }
    return framed(this.#box(), size, this.#subject.spots(), buttons)
  }

  #open(): void {
    const { box, start, still } = this.#subject
    const points = start()
    const { x, y, width, height } = points.length > 0 ? boxAround(points, 0) : box()
    const about = { x: x + width / 2, y: y + height / 2 }
    this.#put(still() ? fitted(box(), this.#frame) : opened(box(), this.#frame, about))
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

  doubleTap(at: Point): boolean {
    if (this.#subject.picking()) return false
    this.#glideTo(zoomed(this.camera, at, 2.2, this.#box(), this.#frame))
    return true
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

  /** A point within the element as one of the board. */
  toBoard(at: Point): Point {
    return toBoard(this.camera, at)
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
