import type { Point } from '#engine/hex/layout.ts'

/** What hands on glass, a mouse or a wheel ask of a map. Points are within the element. */
export interface GestureWishes {
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

/** Listens on an element; taps stay clicks, and a drag is never also a click. */
export function gestures(element: HTMLElement, wishes: GestureWishes): () => void {
  const pointers = new Map<number, Point>()
  let origin: Point | null = null
  let dragging = false
  let lastTap: { at: Point; time: number } | null = null

  const local = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button > 1) return
    const at = local(event)
    pointers.set(event.pointerId, at)
    origin = at
    if (pointers.size === 2) begin()
  }

  function begin(): void {
    dragging = true
    for (const id of pointers.keys()) element.setPointerCapture(id)
    wishes.active(true)
  }

  function move(event: PointerEvent): void {
    const before = pointers.get(event.pointerId)
    if (!before || !origin) return
    const at = local(event)
    const slack = event.pointerType === 'mouse' ? SLACK.mouse : SLACK.touch
    if (!dragging && Math.hypot(at.x - origin.x, at.y - origin.y) > slack) begin()
    if (!dragging) return
    if (pointers.size === 1) wishes.pan(at.x - before.x, at.y - before.y)
    else pinch(event.pointerId, before, at)
    pointers.set(event.pointerId, at)
  }

  function pinch(id: number, before: Point, at: Point): void {
    const other = [...pointers].find(([pointer]) => pointer !== id)?.[1]
    if (!other) return
    const spread = (p: Point) => Math.hypot(p.x - other.x, p.y - other.y)
    wishes.pan((at.x - before.x) / 2, (at.y - before.y) / 2)
    wishes.zoom({ x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }, spread(at) / Math.max(1, spread(before)))
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return
    if (!dragging) tap(event)
    if (!dragging || pointers.size > 0) return
    dragging = false
    wishes.active(false)
    swallowClick()
  }

  /** The browser makes a click of some drags; it comes before the next task. */
  function swallowClick(): void {
    const swallow = (event: Event) => event.stopPropagation()
    element.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
  }

  function tap(event: PointerEvent): void {
    const at = local(event)
    const double =
      lastTap &&
      event.timeStamp - lastTap.time < DOUBLE_TAP.ms &&
      Math.hypot(at.x - lastTap.at.x, at.y - lastTap.at.y) < DOUBLE_TAP.apart
    lastTap = double ? null : { at, time: event.timeStamp }
    if (double && wishes.doubleTap(at)) swallowClick()
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault()
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 24 : event.deltaY
    // A pinch on a touchpad comes as a wheel with control held, in smaller steps.
    wishes.zoom(local(event), Math.exp(-Math.max(-120, Math.min(120, pixels)) * (event.ctrlKey ? 0.01 : 0.0022)))
  }

  const controller = new AbortController()
  const { signal } = controller
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  return () => controller.abort()
}
