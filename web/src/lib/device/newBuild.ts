/** What this page was built from; the same as in `version.json` of its build. */
declare const __BUILD__: string

const LEAST_PAUSE_MS = 60_000

/**
 * Looks whether there is a newer build whenever somebody comes back to this page. Kit's own `updated` would do, but in a
 * build of several chunks it compares with a version that it does not know yet (kit 3.1.1), so every page is old to it.
 */
export class NewBuild {
  /** This page is of an old build: parts that it has not loaded may be gone. */
  isThere = false
  #looked = -LEAST_PAUSE_MS

  look = async (): Promise<void> => {
    const now = performance.now()
    if (this.isThere || document.visibilityState !== 'visible' || now - this.#looked < LEAST_PAUSE_MS) return
    this.#looked = now
    try {
      const response = await fetch('/_app/version.json', { cache: 'no-cache' })
      const { version } = (await response.json()) as { version?: unknown }
      this.isThere = response.ok && typeof version === 'string' && version !== __BUILD__
    } catch {
      // Without a network there is nothing newer to be had.
    }
  }
}
