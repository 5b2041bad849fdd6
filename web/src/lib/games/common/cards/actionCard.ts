import type { Seat } from '#engine/core/index.ts'

/** Something that one seat a round may have, as a card. */
export interface ActionCard<Id extends string, Way extends string> {
  readonly id: Id
  readonly name: string
  /** Printed in the corner: a number. */
  readonly badge?: string
  /** What it is good for, or why it cannot be had. */
  readonly text: string
  /** Who has it. */
  readonly holder: Seat | null
  /** How it may be taken now: not at all, in the one way there is, or in one of several. */
  readonly ways: readonly ActionWay<Way>[]
}

export interface ActionWay<Id extends string> {
  readonly id: Id
  /** Empty where the card itself is the button. */
  readonly label: string
  /** What it costs. */
  readonly note?: string
}
