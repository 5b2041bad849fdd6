import type { Moves } from '#engine/spike/moves.ts'
import type { Spike } from '#engine/spike/rules.ts'
import type { Session } from '../../session/session.svelte.ts'
import type { World } from './world.ts'

/** A table of this game, as its page sees it. */
export type SpikeSession = Session<Spike>

/** What the panel of a question is handed. */
export interface Panel<Ask extends Moves['ask']> {
  readonly session: SpikeSession
  readonly world: World
  readonly moves: Extract<Moves, { readonly ask: Ask }>
}

/** What is asked before the action of a turn, and for it. */
export type TurnPanel = Panel<'move' | 'action'>
