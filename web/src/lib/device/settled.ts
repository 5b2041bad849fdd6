/** By then a page shows what it was opened for, and may fetch what it will need next. */
const SETTLED_MS = 2_500

/** Does something once everything that is needed at first is there; an effect may return what this returns. */
export function onceSettled(then: () => void): () => void {
  const timer = setTimeout(then, SETTLED_MS)
  return () => clearTimeout(timer)
}
