import type { Session } from '../../session/session.svelte.ts'
import { keptPlans } from './kept.svelte.ts'
import { Planning } from './planning.svelte.ts'

/** The plan that was worked at last, or a new one. */
export function openLatest(session: Session): void {
  const kept = keptPlans(session)
  session.draft = new Planning(session, kept.all.at(-1) ?? kept.fresh())
}
