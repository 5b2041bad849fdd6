import type { Mirror } from './mirror.ts'
import type { Deed } from './outbox.ts'

/** What a page has sent and does not know the answer to, as the next page finds it. */
export type Unanswered = Deed

/** Where that is kept: a page may end at any moment. */
export interface Keeper {
  read(): readonly Unanswered[]
  write(deeds: readonly Unanswered[]): void
}

export const nothingKept: Keeper = { read: () => [], write: () => {} }

/**
 * What becomes of it, once the match is known: what is in the log has arrived; what was meant for the match as it still
 * stands is sent again, under the id it had, so that it is played once; the rest would mean something else by now.
 */
export function settled(earlier: readonly Unanswered[], mirror: Mirror): { again: Deed[]; outdated: Deed[] } {
  const again = earlier.filter(({ after }) => after === mirror.seq)
  const outdated = earlier.filter((deed) => deed.after !== mirror.seq && !hasArrived(deed, mirror))
  return { again, outdated }
}

/** Where something has happened since, an undo is taken for what it was: nobody looks for a second one. */
function hasArrived(deed: Deed, { steps }: Mirror): boolean {
  if (deed.type === 'undo') return true
  const action = JSON.stringify(deed.action)
  return steps.some(
    ({ seq, played }) => seq > deed.after && played.seat === deed.seat && JSON.stringify(played.action) === action,
  )
}
