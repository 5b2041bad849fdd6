/** Something that is pointed out: a hex or a city of the board by its name, or a control by what it is for. */
export type Pointer =
  | { readonly hex: string }
  | { readonly city: string }
  /** Controls say what they are for: `data-tile="gentle"` is `{ control: 'tile', of: 'gentle' }`. */
  | { readonly control: string; readonly of?: string }

/** Where it is on the page. */
export function selectorOf(pointer: Pointer, indexOf: (hex: string) => number): string {
  if ('hex' in pointer) return `path[data-hex="${indexOf(pointer.hex)}"]`
  if ('city' in pointer) return `path[data-city="${pointer.city}"]`
  const { control, of } = pointer
  return `.ask [data-${control}${of === undefined ? '' : `="${of}"`}]`
}

const MARK = 'data-pointed'

/** Of controls that are pointed out, the first that has not been chosen yet. */
const nextOf = (selectors: readonly string[]): Element | null =>
  selectors
    .map((selector) => document.querySelector(`${selector}:not(path)`))
    .find((one) => one !== null && one.getAttribute('aria-pressed') !== 'true') ?? null

/**
 * Marks what is pointed out, whenever it comes on the page: until what is returned is called. Lists may be longer than
 * the room they have, so the control that is next is brought into sight, once.
 */
export function pointOut(selectors: readonly string[]): () => void {
  const wanted = selectors.join(',')
  let brought: Element | null = null
  const mark = () => {
    for (const one of document.querySelectorAll(`[${MARK}]`))
      if (!wanted || !one.matches(wanted)) one.removeAttribute(MARK)
    if (wanted) for (const one of document.querySelectorAll(`:is(${wanted}):not([${MARK}])`)) one.setAttribute(MARK, '')
    const next = nextOf(selectors)
    if (next !== brought) next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    brought = next
  }
  const watcher = new MutationObserver(mark)
  watcher.observe(document.body, { childList: true, subtree: true })
  mark()
  return () => {
    watcher.disconnect()
    for (const one of document.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK)
  }
}
