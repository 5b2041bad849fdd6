import type { Result } from '#engine/core/index.ts'
import type { Laid } from '../../board/laid.ts'

/** What pictures and cards need to know of a game. States are those that a spectator sees. */
export interface GamePicture {
  readonly board: (state: unknown) => Laid
  /** A map before there is a match on it: nothing lies there that only chance can bring. */
  readonly bare: (map: string) => Laid
  /** Which phase it is, in a word or two. */
  readonly phaseOf: (state: unknown) => string
  /** By ask, what somebody is doing: `is building`. */
  readonly doing: Readonly<Record<string, string>>
  readonly outcome: (result: Result | null, nameOf: (seat: number) => string) => string
  /** A score as it is counted here: `34`, or `$12`. */
  readonly score: (score: number, state: unknown) => string
}
