import { momentIn, sinceIn } from '#worker/both/moments.ts'
import type { Stretch } from './session.svelte.ts'

const asked = (): URLSearchParams => new URLSearchParams(location.search)

/** The entry that the address of this page asks for. */
export const momentAsked = (): number | null => momentIn(asked())

/** The stretch of the match that it asks for. */
export function stretchAsked(): Stretch | null {
  const since = sinceIn(asked())
  return since === null ? null : { since, at: momentAsked() }
}
