/** How long a button must have been in plain sight before it does anything. */
const SETTLED_MS = 500
/** Where the browser cannot say whether something lies over it, time must do more. */
const SETTLED_BLINDLY_MS = 1_000
/** The least a browser allows between two looks. */
const LOOK_EVERY_MS = 100
const WHOLE = 0.98

/** Intersection Observer v2: what TypeScript does not know of it yet. */
interface Entry extends IntersectionObserverEntry {
  readonly isVisible?: boolean
}

/**
 * Whether an element is, and has been for a moment, wholly and plainly to be seen: not covered, faded, scaled or pushed
 * out of view by the page around the frame. Against clicks that somebody is tricked into.
 */
export class Exposure {
  /** It may be pressed. */
  ready = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  watch = (element: Element): (() => void) => {
    const looks = { threshold: [0, 0.5, 0.9, WHOLE, 1], trackVisibility: true, delay: LOOK_EVERY_MS }
    const observer = new IntersectionObserver((entries) => this.#seen(entries.at(-1)), looks)
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(this.#timer)
    }
  }

  /** A press counts if nothing has come over the button until the browser has looked again. */
  async holds(): Promise<boolean> {
    if (!this.ready) return false
    await new Promise((resolve) => setTimeout(resolve, 2 * LOOK_EVERY_MS))
    return this.ready
  }

  #seen(entry: Entry | undefined): void {
    clearTimeout(this.#timer)
    this.ready = false
    if (!entry || entry.intersectionRatio < WHOLE || entry.isVisible === false) return
    const wait = entry.isVisible === undefined ? SETTLED_BLINDLY_MS : SETTLED_MS
    this.#timer = setTimeout(() => {
      this.ready = true
    }, wait)
  }
}
