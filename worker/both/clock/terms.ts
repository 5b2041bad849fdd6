/** What a table agrees on about time, before its match begins. All spans are in milliseconds. */
export interface ClockTerms {
  /** Live: everybody is here. Slow: a move now and then, and nobody's nights and days off count. */
  readonly pace: 'live' | 'slow'
  /** For every move. */
  readonly move: number
  /** For the whole match, used up by moves that take longer. */
  readonly bank: number
  readonly late: Late
}

/**
 * What becomes of a move whose time has run out: the table waits, a bot makes this one, a bot keeps the seat until its
 * player is back, or the seat is given up, for good.
 */
export const LATE = ['wait', 'once', 'bot', 'give-up'] as const
export type Late = (typeof LATE)[number]

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

interface Bounds {
  readonly move: readonly [least: number, most: number]
  readonly bank: readonly [least: number, most: number]
}

export const BOUNDS: Readonly<Record<ClockTerms['pace'], Bounds>> = {
  live: { move: [10 * SECOND, 2 * HOUR], bank: [0, 6 * HOUR] },
  slow: { move: [HOUR, 14 * DAY], bank: [0, 30 * DAY] },
}

export const isWithin = ({ pace, move, bank }: ClockTerms): boolean =>
  inside(move, BOUNDS[pace].move) && inside(bank, BOUNDS[pace].bank)

const inside = (span: number, [least, most]: readonly [number, number]): boolean => span >= least && span <= most

/** What is offered at a click; the first is what a table begins with. */
export const PRESETS: readonly { readonly id: string; readonly terms: ClockTerms | null }[] = [
  { id: 'none', terms: null },
  { id: 'quick', terms: { pace: 'live', move: 1 * MINUTE, bank: 15 * MINUTE, late: 'once' } },
  { id: 'evening', terms: { pace: 'live', move: 3 * MINUTE, bank: 30 * MINUTE, late: 'once' } },
  { id: 'daily', terms: { pace: 'slow', move: DAY, bank: 2 * DAY, late: 'bot' } },
  { id: 'easy', terms: { pace: 'slow', move: 3 * DAY, bank: 7 * DAY, late: 'bot' } },
]

/** How long before a move runs out its player is reminded: early enough to do something about it. */
export const remindsBefore = ({ pace, move }: ClockTerms): number =>
  pace === 'live' ? Math.max(20 * SECOND, move / 4) : Math.max(HOUR, move / 4)
