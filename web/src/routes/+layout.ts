import { reloadOnce } from '#lib/device/reload.ts'
import { speech } from '#lib/texts/language.svelte.ts'
import type { LayoutLoad } from './$types'

// Every page lives in the browser: the object behind a table is its only server.
export const ssr = false

/** A root that throws would be loaded again and again; texts of a build that is gone are those of the next one. */
export const load: LayoutLoad = async () => {
  try {
    await speech.need()
    return { speechless: false }
  } catch {
    reloadOnce()
    return { speechless: true }
  }
}
