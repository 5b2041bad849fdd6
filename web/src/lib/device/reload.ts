const LEAST_PAUSE = 60_000
const KEY = 'railhead/reloaded'

/** The table runs a newer version than this page. Once: a page that is still too old must not reload for ever. */
export function reloadOnce(): void {
  // Without a network nothing newer would come.
  if (!navigator.onLine) return
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < LEAST_PAUSE) return
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without a memory there is no guard against loops, so better not.
    return
  }
  location.reload()
}
