import { reloadOnce } from './reload.ts'

const PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Parts of a page that come later may not come: they were of a build that is gone, or nobody answers just now. No
 * browser asks for one again (whatwg/html#6768), so the page is loaded anew; but not before somebody answers, as it
 * would end on the browser's own page. Until then everything that is there goes on.
 */
export function bringBackMissing(): () => void {
  const over = new AbortController()
  const { signal } = over
  const missing = new WeakSet<object>()
  let waiting = false

  async function loadAnew(): Promise<void> {
    if (waiting) return
    waiting = true
    if (await answered(signal)) reloadOnce()
    waiting = false
  }
  window.addEventListener(
    'vite:preloadError',
    (event) => {
      missing.add(event.payload)
      void loadAnew()
    },
    { signal },
  )
  // Nobody who asked for a part does anything else about it.
  window.addEventListener(
    'unhandledrejection',
    (event) => {
      if (event.reason instanceof Error && missing.has(event.reason)) event.preventDefault()
    },
    { signal },
  )
  return () => over.abort()
}

/** Whether, some time, whoever serves this page has answered. */
async function answered(signal: AbortSignal): Promise<boolean> {
  for (let pause = PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      if ((await fetch('/_app/version.json', { cache: 'no-cache', signal })).ok) return true
    } catch {
      // Nobody there yet.
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return false
}
