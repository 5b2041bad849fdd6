/**
 * Whoever works the page by keys is not sent to its top when the control they have used is gone, or can no longer be used:
 * they go on from what is left around it, or else from the sentence that says what is asked now. Both are marked by a
 * `tabindex` of -1. `used` is where the last key was pressed.
 */
export function keepsFocus(page: HTMLElement, used: EventTarget | null): void {
  /** What had the focus last, and all around it. */
  let last = aroundAll(document.activeElement === page ? (used as Element) : document.activeElement)
  const isGone = () => last[0] !== undefined && (!last[0].isConnected || last[0].matches(':disabled'))
  const took = ({ target }: FocusEvent) => {
    last = aroundAll(target as Element)
  }
  /** A control that is left while it stands was left by somebody who wanted to. */
  const left = () =>
    queueMicrotask(() => {
      if (!isGone() && document.activeElement === page) last = []
    })
  const handOn = () => {
    const active = document.activeElement
    if (!isGone() || (active !== page && active !== last[0])) return
    const around = last.find((one) => one.isConnected && one.matches('[tabindex="-1"]:not(body)'))
    const heir = around ?? page.querySelector('h2[tabindex="-1"]')
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true })
  }
  handOn()
  page.addEventListener('focusin', took)
  page.addEventListener('focusout', left)
  new MutationObserver(handOn).observe(page, { subtree: true, childList: true, attributeFilter: ['disabled'] })
}

/** From this one outwards. */
function aroundAll(inner: Element | null): Element[] {
  const all: Element[] = []
  for (let one = inner; one; one = one.parentElement) all.push(one)
  return all
}
