import { HIDDEN, type Hidden, type Outcome, openly, type Recorded } from './chance.ts'
import type { Played } from './log.ts'
import type { Rules, Seat, Setup, SomeAction } from './rules.ts'

/** Through whose eyes a match is seen: a seat's, or a spectator's. */
export type Eyes = Seat | null

/** Who reads a log: somebody's eyes, or anybody once the match is over and nothing is secret any more. */
export type Reader = Eyes | 'afterwards'

/**
 * What a reader may know of what chance brought. Whoever sees the view before an entry can play the entry as it is told
 * here and has the view after it: nothing a game hides may need more than this.
 */
export function knownOutcomes(outcomes: readonly Recorded[], reader: Reader): (Outcome | Hidden)[] {
  return outcomes.map((recorded) => (maySee(recorded, reader) ? openly(recorded) : HIDDEN))
}

const maySee = (recorded: Recorded, reader: Reader): boolean =>
  reader === 'afterwards' || typeof recorded !== 'object' || recorded === HIDDEN || recorded.only === reader

/** An entry as it is told to somebody: nothing in it says whose secret anything is. */
export interface KnownPlayed extends Played {
  readonly chance?: readonly (Outcome | Hidden)[]
}

/** An entry of the log as a reader may know it. */
export function knownPlayed(rules: Rules, setup: Setup, played: Played, reader: Reader): KnownPlayed {
  const { seat, chance, by } = played
  // What stands in a log was played: the rules took it for an action of theirs.
  const action =
    reader === 'afterwards' ? played.action : rules.knownAction(setup, seat, played.action as SomeAction, reader)
  // What somebody ordered beforehand is for nobody else to know.
  const known = by !== 'order' || reader === seat || reader === 'afterwards'
  return { seat, action, ...(chance && { chance: knownOutcomes(chance, reader) }), ...(by && known && { by }) }
}
