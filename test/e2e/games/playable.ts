import type { FullRules } from '#engine/core/index.ts'
import type { Player } from '../player.ts'

/** A game as the tests in the browser play it. */
export interface Playable {
  readonly rules: FullRules
  /** Carries an action out with the controls that a person would use for it. */
  carryOut(player: Player, action: object, state: unknown): Promise<void>
}
