import type { Result, Turn } from '#engine/core/index.ts'
import type { Session } from '../../session/session.svelte.ts'
import { listed } from '../../texts/words.ts'

/** What a game says about whose turn it is and what they do. */
export interface TurnWords {
  /** What is asked of whoever sits here. */
  readonly mine: string
  /** By ask, what somebody else is doing: `is building`. */
  readonly doing: Readonly<Record<string, string>>
  /** How the match ended. */
  readonly outcome: (result: Result | null) => string
}

/** The one sentence above the controls. */
export function turnSentence(session: Session, { mine, doing, outcome }: TurnWords): string {
  const { turn, acting, nameOf } = session
  if (!turn) return ''
  if (turn.over) return outcome(session.rules?.result(session.state) ?? null)
  if (acting === null) return `${standing(session)}${theirTask(turn, turn.seats.map(nameOf), doing)}`
  if (session.line !== 'open') return 'Your turn waits until the line is back.'
  return session.mine.length > 1 ? `${nameOf(acting)}: ${mine}` : mine
}

/** What else whoever waits is to know: that they only watch, or are out of it. */
function standing({ mine, file, rules, state }: Session): string {
  if (file) return ''
  if (mine.length === 0) return 'You are watching. '
  const lines = rules?.standings(state) ?? []
  const isOut = mine.every((seat) => lines.find((line) => line.seat === seat)?.eliminated)
  return isOut ? 'You are bankrupt and out of the match. ' : ''
}

export const theirTask = (turn: Turn, names: readonly string[], doing: TurnWords['doing']): string =>
  `${listed(names)} ${doing[turn.ask] ?? 'is thinking'}.`

export function winnersOf(result: Result | null, nameOf: (seat: number) => string): string {
  if (!result || result.winners.length === 0) return 'The match is over. Nobody won.'
  return result.winners.length === 1
    ? `${nameOf(result.winners[0] as number)} has won.`
    : `${listed(result.winners.map(nameOf))} share the victory.`
}

/** `Round 3/7 · Goods 1/2`. */
export const progressOf = (turn: Turn, phase: string): string =>
  turn.over ? `After round ${turn.round} of ${turn.rounds}` : `Round ${turn.round}/${turn.rounds} · ${phase}`
