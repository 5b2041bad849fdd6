import type { Recorded } from './chance.ts'
import type { Seat } from './rules.ts'

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

/** Whether a seat has to leave an action where it is: something was drawn or revealed by it, or somebody else did it. */
export function isSettled({ seat, chance }: Played, mine: Seat, isBot: (seat: Seat) => boolean): boolean {
  return (chance?.length ?? 0) > 0 || (seat !== mine && !isBot(seat))
}

/**
 * How many of the last actions that stand a seat takes back at once: its own last one, with what only bots did after
 * it. 0 when it may not: somebody has acted on it, or knows more than before. The log comes last action first.
 */
export function undoReach(lastFirst: Iterable<Played>, mine: Seat, isBot: (seat: Seat) => boolean): number {
  let reach = 0
  for (const played of lastFirst) {
    if (isSettled(played, mine, isBot)) return 0
    reach++
    if (played.seat === mine) return reach
  }
  return 0
}
