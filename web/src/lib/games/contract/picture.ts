import type { Result } from '#engine/core/index.ts'
import type { Laid } from '../../board/laid.ts'

/**
 * What pictures and cards need to know of a game. States are those that a spectator sees. Declared as methods, so that
 * games with different states fit one list.
 */
export interface GamePicture<State = unknown> {
  board(state: State): Laid
  /** A map before there is a match on it: nothing lies there that only chance can bring. */
  bare(map: string): Laid
  /** Which phase it is, in a word or two. */
  phaseOf(state: State): string
  /** By ask, what somebody is doing: `Ada is building.` */
  doing(state: State): Readonly<Record<string, (names: readonly string[]) => string>>
  outcome(result: Result | null, nameOf: (seat: number) => string, state: State): string
  /** A score as it is counted here: `34`, or `$12`. */
  score(score: number, state: State): string
}
