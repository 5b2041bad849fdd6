import type { Recorded } from './chance.ts'
import { isGivingUp } from './giveUp.ts'
import type { Rules, Seat, SomeAction } from './rules.ts'

/** An action that was played, and what chance brought it. */
export interface Played {
  readonly seat: Seat
  readonly action: unknown
  /** Absent when nothing was drawn or revealed. */
  readonly chance?: readonly Recorded[]
  /** Absent when whoever holds the seat played it. */
  readonly by?: By
}

/** What acts for a person: a bot that keeps the seat, the table when time was over, an order given before. */
export const BY = ['bot', 'clock', 'order'] as const
export type By = (typeof BY)[number]

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

/** What an undo has to know beside the log: whom it may pass over, and what a game says that it may not. */
export interface UndoTerms {
  readonly isBot: (seat: Seat) => boolean
  readonly rules: Pick<Rules, 'showsSecret'>
}

/**
 * Whether a seat has to leave an action where it is: somebody knows more by it than before, or somebody else did it, or
 * the seat was given up by it (GIVE-10).
 */
export function isSettled({ seat, action, chance }: Played, mine: Seat, { isBot, rules }: UndoTerms): boolean {
  if ((seat !== mine && !isBot(seat)) || isGivingUp(action)) return true
  return (chance?.length ?? 0) > 0 || (rules.showsSecret?.(action as SomeAction) ?? false)
}

/**
 * How many of the last actions that stand a seat takes back at once: its own last one, with what only bots did after
 * it. 0 when it may not: somebody has acted on it, or knows more than before. The log comes last action first.
 */
export function undoReach(lastFirst: Iterable<Played>, mine: Seat, terms: UndoTerms): number {
  let reach = 0
  for (const played of lastFirst) {
    if (isSettled(played, mine, terms)) return 0
    reach++
    if (played.seat === mine) return reach
  }
  return 0
}
