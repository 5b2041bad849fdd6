import type { Recorded } from './chance.ts'
import type { Rules, Seat } from './rules.ts'

/** An action that was played, and what chance brought it. */
export interface Played {
  readonly seat: Seat
  readonly action: unknown
  /** Absent when nothing was drawn or revealed. */
  readonly chance?: readonly Recorded[]
}

/** Takes back the last action that still stands. */
export interface Undone {
  readonly seat: Seat
  readonly undo: true
}

export type Entry = Played | Undone

export const isUndo = (entry: Entry): entry is Undone => 'undo' in entry

/** The actions that still stand: the match as it would be told afterwards. */
export function standing(log: readonly Entry[]): Played[] {
  const played: Played[] = []
  for (const entry of log) {
    if (isUndo(entry)) played.pop()
    else played.push(entry)
  }
  return played
}

/**
 * A seat may take back the last action if it was its own and nothing was drawn, revealed or shown by it: nobody has acted
 * on it since, and nobody knows more than before.
 */
export function mayUndo(last: Played | undefined, seat: Seat, { showsSecret }: Pick<Rules, 'showsSecret'>): boolean {
  if (last === undefined || last.seat !== seat || (last.chance?.length ?? 0) > 0) return false
  return !showsSecret?.(last.action)
}
