/** What was done to a server and its clients, and what came of it. */
export interface Tally {
  matches: number
  finished: number
  kills: number
  cuts: number
  /** Frames that players have heard. */
  heard: number
  /** Frames sent or heard twice, late, in the wrong order, or once more as garbage. */
  disturbed: number
  /** Frames of clients that claim what is not theirs. */
  lies: number
  confirmed: number
  undone: number
  /** From here on: what must never be. */
  lost: number
  doubled: number
  diverged: number
  refused: number
  secrets: number
  errors: number
}

/** As it is printed. */
export const WORDS: Readonly<Record<keyof Tally, string>> = {
  matches: 'matches begun',
  finished: 'matches played to their end',
  kills: 'kills',
  cuts: 'cuts',
  heard: 'frames heard',
  disturbed: 'frames disturbed',
  lies: 'lies',
  confirmed: 'actions confirmed',
  undone: 'actions taken back',
  lost: 'lost',
  doubled: 'doubled',
  diverged: 'diverged',
  refused: 'refused wrongly',
  secrets: 'secrets seen',
  errors: 'server errors',
}

export const newTally = (): Tally => ({
  matches: 0,
  finished: 0,
  kills: 0,
  cuts: 0,
  heard: 0,
  disturbed: 0,
  lies: 0,
  confirmed: 0,
  undone: 0,
  lost: 0,
  doubled: 0,
  diverged: 0,
  refused: 0,
  secrets: 0,
  errors: 0,
})

export const NEVER = ['lost', 'doubled', 'diverged', 'refused', 'secrets', 'errors'] as const
export type Never = (typeof NEVER)[number]

export const isClean = (tally: Tally): boolean => NEVER.every((what) => tally[what] === 0)

/** Something that must never be, with what is known of it. */
export type Blame = (what: Never, story: string) => void
