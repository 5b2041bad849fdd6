/** A number that a player has, as the panel of players shows it. */
export interface Figure {
  /** What it is known by; a tally has the same name. */
  readonly name: string
  /** What it is called, if not by its name. */
  readonly label?: string
  readonly text: string
  /** What it means, in a sentence. */
  readonly help: string
  /** Bad news. */
  readonly loss?: boolean
  /** What gives way where room is short: `first` never, `last` first. */
  readonly rank: 'first' | 'middle' | 'last'
}

/** A player at a glance. */
export interface PlayerLine {
  /** What they hold in this round, if anything. */
  readonly holds: string
  readonly figures: readonly Figure[]
  /** Why they play no more, instead of figures; null while they do. */
  readonly out: string | null
}
