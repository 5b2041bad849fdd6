import type { Result, Turn } from '#engine/core/index.ts'
import type { Session } from '../../session/session.svelte.ts'
import type { Areas } from '../../texts/areas.ts'

/** What a game says about whose turn it is and what they do. */
export interface TurnWords {
  /** What is asked of whoever sits here. */
  readonly mine: string
  readonly doing: Doing
  /** How the match ended. */
  readonly outcome: (result: Result | null) => string
}

/** By ask, who does what: `Ada is building.` */
export type Doing = Readonly<Record<string, (names: readonly string[]) => string>>

type Words = Areas['common/table']

/** The one sentence above the controls. */
export function turnSentence(session: Session, { mine, doing, outcome }: TurnWords, t: Words): string {
  const { turn, acting, nameOf } = session
  if (!turn) return ''
  if (turn.over) return outcome(session.rules?.result(session.state) ?? null)
  if (acting === null) return asOnlooker(session, theirTask(turn, turn.seats.map(nameOf), doing, t), t)
  if (session.line !== 'open') return t.lineDown
  return session.mine.length > 1 ? t.asked(nameOf(acting), mine) : mine
}

/** What else whoever waits is to know: that they only watch, or are out of it. */
function asOnlooker({ mine, file, rules, state }: Session, sentence: string, t: Words): string {
  if (file) return sentence
  if (mine.length === 0) return t.watching(sentence)
  const lines = rules?.standings(state) ?? []
  const isOut = mine.every((seat) => lines.find((line) => line.seat === seat)?.eliminated)
  return isOut ? t.youAreOut(sentence) : sentence
}

export const theirTask = ({ ask }: Turn, names: readonly string[], doing: Doing, t: Words): string =>
  (doing[ask] ?? t.thinking)(names)

export function winnersOf(result: Result | null, nameOf: (seat: number) => string, t: Words): string {
  const [name, ...others] = result?.winners.map(nameOf) ?? []
  if (name === undefined) return t.nobodyWon
  return others.length === 0 ? t.won(name) : t.shared([name, ...others])
}

/** `Round 3/7 · Goods 1/2`. */
export const progressOf = (turn: Turn, phase: string, t: Words): string =>
  turn.over ? t.after(turn.round, turn.rounds) : t.progress(turn.round, turn.rounds, phase)
