import type { ageOfSteam } from '../age-of-steam/index.ts'
import { type ActionOf, type MovesOf, type Rules, type Seat, type SomeAction, seededChance } from '../core/index.ts'
import type { spike } from '../spike/index.ts'
import type { steam } from '../steam/index.ts'

/** An answer that can be given without a look at the board: one button does. */
export interface Simple<Action extends SomeAction = SomeAction> {
  /** For words, and for links: the same question has no two of one name. */
  readonly name: string
  readonly action: Action
  /** What it costs, where it is a bid. */
  readonly amount?: number
}

/** By what is asked. Moves are listed only where an answer depends on them: of a building turn that is dear. */
type SimpleOf<Action extends SomeAction, Moves extends { readonly ask: string }> = {
  readonly [Ask in Moves['ask']]?: (moves: () => Extract<Moves, { ask: Ask }>) => readonly Simple<Action>[]
}

const bidding = (moves: () => { readonly min: number }) => {
  const { min } = moves()
  return [
    { name: 'bid', action: { type: 'bid', amount: min }, amount: min },
    { name: 'free-pass', action: { type: 'freePass' } },
    { name: 'drop', action: { type: 'drop' } },
  ] as const
}

const rail = {
  bid: bidding,
  build: () => [{ name: 'end-build', action: { type: 'endBuild' } }] as const,
  goods: () =>
    [
      { name: 'pass', action: { type: 'pass' } },
      { name: 'engine', action: { type: 'engine' } },
    ] as const,
}

const AGE_OF_STEAM: SimpleOf<ActionOf<typeof ageOfSteam>, MovesOf<typeof ageOfSteam>> = {
  ...rail,
  issue: () => [{ name: 'no-shares', action: { type: 'issue', n: 0 } }],
  payFirst: () => [
    { name: 'pay-first', action: { type: 'payFirst' } },
    { name: 'decline-first', action: { type: 'declineFirst' } },
  ],
  produce: () => [
    { name: 'produce', action: { type: 'produce' } },
    { name: 'decline', action: { type: 'decline' } },
  ],
}

const STEAM: SimpleOf<ActionOf<typeof steam>, MovesOf<typeof steam>> = {
  ...rail,
  raise: () => [{ name: 'no-capital', action: { type: 'raise', n: 0 } }],
  score: () => [
    { name: 'income', action: { type: 'score', to: 'income' } },
    { name: 'points', action: { type: 'score', to: 'points' } },
  ],
}

const SPIKE: SimpleOf<ActionOf<typeof spike>, MovesOf<typeof spike>> = {
  draw: () => [{ name: 'stop-drawing', action: { type: 'stopDrawing' } }],
  after: () => [{ name: 'end-turn', action: { type: 'endTurn' } }],
}

const SIMPLE: Readonly<Record<string, Readonly<Record<string, (moves: never) => readonly Simple[]>>>> = {
  'age-of-steam': AGE_OF_STEAM,
  steam: STEAM,
  spike: SPIKE,
}

/** The simple answers to what this seat is asked, as far as the rules allow them now. */
export function simpleAnswers(rules: Rules, state: unknown, seat: Seat): readonly Simple[] {
  const { ask, seats } = rules.turn(state)
  const answers = seats.includes(seat) ? SIMPLE[rules.id]?.[ask] : undefined
  return answers ? allowed(rules, state, seat, answers((() => rules.moves(state, seat)) as never)) : []
}

/** Whoever is asked is offered nothing that would be refused; what chance would bring is no matter for that. */
export const allowed = (rules: Rules, state: unknown, seat: Seat, answers: readonly Simple[]): readonly Simple[] =>
  answers.filter(({ action }) => rules.play(state, seat, action, seededChance('', 0)).ok)
