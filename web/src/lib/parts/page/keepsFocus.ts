/**
 * Whoever works the page by keys is not sent to its top when the control they have used is gone, or can no longer be used:
 * they go on from what is left around it, or else from the sentence that says what is asked now. Both are marked by a
 * `tabindex` of -1. Until what is returned is called.
 */
export function keepsFocus(page: HTMLElement): () => void {
  /** What had the focus last, and all around it. */
  let last: Element[] = []
  const isGone = () => last[0] !== undefined && (!last[0].isConnected || last[0].matches(':disabled'))
  const took = ({ target }: FocusEvent) => {
    last = []
    for (let one = target as Element | null; one; one = one.parentElement) last.push(one)
  }
  /** A control that is left while it stands was left by somebody who wanted to. */
  const left = () =>
    queueMicrotask(() => {
      if (!isGone() && document.activeElement === page) last = []
    })
  const changes = new MutationObserver(() => {
    const active = document.activeElement
    if (!isGone() || (active !== page && active !== last[0])) return
    const around = last.find((one) => one.isConnected && one.matches('[tabindex="-1"]:not(body)'))
    const heir = around ?? page.querySelector('h2[tabindex="-1"]')
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true })
  })
  page.addEventListener('focusin', took)
  page.addEventListener('focusout', left)
  changes.observe(page, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    page.removeEventListener('focusin', took)
    page.removeEventListener('focusout', left)
    changes.disconnect()
  }
}
