import { remember, remembered } from '../device/storage.ts'

const DAY_MS = 86_400_000

/** Days since 1970, in UTC: the same all over the world. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS)

/** Which puzzle a day has, from 1 on. */
export const puzzleOf = (day: number, puzzles: number): number => (day % puzzles) + 1

/** Days in a row on which the puzzle of the day was solved, as this device remembers them. */
export interface Streak {
  readonly day: number
  readonly days: number
}

const KEY = 'puzzles'

/** How many days in a row there are by now: a day may still be solved on, and one that was missed ends it. */
export function streakOn(today: number): number {
  const { day, days } = kept()
  return day === today || day === today - 1 ? days : 0
}

export const solvedOn = (today: number): boolean => kept().day === today

export function noteSolved(today: number): void {
  if (!solvedOn(today)) remember(KEY, { day: today, days: streakOn(today) + 1 } satisfies Streak)
}

function kept(): Streak {
  const { day, days } = remembered<Partial<Streak> | null>(KEY, null) ?? {}
  return typeof day === 'number' && typeof days === 'number'
    ? { day, days }
    : { day: Number.NEGATIVE_INFINITY, days: 0 }
}
