import type { Point } from '#engine/hex/layout.ts'
import { distance } from './hexes.ts'

/** What hands on glass, a mouse or a wheel ask of a map. Points are within the element. */
export interface Explored {
  pan(dx: number, dy: number): void
  zoom(at: Point, factor: number): void
  /** Two quick taps or clicks; false if they are to be two clicks like any other. */
  doubleTap(at: Point): boolean
  /** A pan or pinch begins or ends. */
  active(active: boolean): void
}

/** A finger wavers more than a mouse before it means to drag. */
const SLACK = { mouse: 4, touch: 10 } as const
const DOUBLE_TAP = { ms: 320, apart: 28 } as const

/** What a drag draws, told in points while it is drawn. */
export interface Stroke {
  to(at: Point): void
  end(): void
}

/** Whether a drag that begins at a point draws, and what then takes it; null for one that moves the map. */
export type Draws = (at: Point, touch: boolean) => Stroke | null

/** Listens on an element until what is returned is called; taps stay clicks, and a drag is never also a click. */
export function listenForGestures(element: HTMLElement, map: Explored, draws: Draws): () => void {
  const gestures = new Gestures(element, map, draws)
  const controller = new AbortController()
  const { signal } = controller
  element.addEventListener('pointerdown', gestures.down, { signal })
  element.addEventListener('pointermove', gestures.move, { signal })
  element.addEventListener('pointerup', gestures.up, { signal })
  element.addEventListener('pointercancel', gestures.up, { signal })
  element.addEventListener('wheel', gestures.wheel, { signal, passive: false })
  return () => controller.abort()
}

class Gestures {
  readonly #element: HTMLElement
  readonly #map: Explored
  readonly #draws: Draws
  /** Where every finger is that touches the map. */
  readonly #pointers = new Map<number, Point>()
  #origin: Point | null = null
  #dragging = false
  /** What the drag draws. */
  #stroke: Stroke | null = null
  #lastTap: { readonly at: Point; readonly time: number } | null = null

  constructor(element: HTMLElement, map: Explored, draws: Draws) {
    this.#element = element
    this.#map = map
    this.#draws = draws
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return
    const at = this.#within(event)
    this.#pointers.set(event.pointerId, at)
    this.#origin = at
    if (this.#pointers.size === 2) this.#begin(null)
  }

  move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId)
    if (!before || !this.#origin) return
    const at = this.#within(event)
    const slack = event.pointerType === 'mouse' ? SLACK.mouse : SLACK.touch
    if (!this.#dragging && distance(at, this.#origin) > slack) {
      this.#begin(this.#draws(this.#origin, event.pointerType !== 'mouse'))
    }
    if (!this.#dragging) return
    if (this.#stroke) this.#stroke.to(at)
    else if (this.#pointers.size === 1) this.#map.pan(at.x - before.x, at.y - before.y)
    else this.#pinch(event.pointerId, before, at)
    this.#pointers.set(event.pointerId, at)
  }

  up = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId)) return
    if (!this.#dragging) this.#tap(event)
    if (!this.#dragging || this.#pointers.size > 0) return
    this.#dragging = false
    this.#stroke?.end()
    this.#stroke = null
    this.#map.active(false)
    this.#swallowClick()
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault()
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 24 : event.deltaY
    // A pinch on a touchpad comes as a wheel with control held, in smaller steps.
    const step = event.ctrlKey ? 0.01 : 0.0022
    this.#map.zoom(this.#within(event), Math.exp(-Math.max(-120, Math.min(120, pixels)) * step))
  }

  /** A second finger ends what one draws: two move the map. */
  #begin(stroke: Stroke | null): void {
    this.#stroke?.end()
    this.#stroke = stroke
    this.#dragging = true
    for (const id of this.#pointers.keys()) this.#element.setPointerCapture(id)
    this.#map.active(stroke === null)
  }

  #pinch(id: number, before: Point, at: Point): void {
    const other = [...this.#pointers].find(([pointer]) => pointer !== id)?.[1]
    if (!other) return
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
    this.#map.pan((at.x - before.x) / 2, (at.y - before.y) / 2)
    this.#map.zoom(middle, distance(at, other) / Math.max(1, distance(before, other)))
  }

  #tap(event: PointerEvent): void {
    const at = this.#within(event)
    const last = this.#lastTap
    const isDouble =
      last !== null && event.timeStamp - last.time < DOUBLE_TAP.ms && distance(at, last.at) < DOUBLE_TAP.apart
    this.#lastTap = isDouble ? null : { at, time: event.timeStamp }
    if (isDouble && this.#map.doubleTap(at)) this.#swallowClick()
  }

  /** The browser makes a click of some drags; it comes before the next task. */
  #swallowClick(): void {
    const swallow = (event: Event) => event.stopPropagation()
    this.#element.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => this.#element.removeEventListener('click', swallow, { capture: true }))
  }

  #within(event: MouseEvent): Point {
    const box = this.#element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
}
