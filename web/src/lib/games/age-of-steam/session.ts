import type { Types } from '#engine/age-of-steam/phases/phase.ts'
import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import type { Good, Moves } from '#engine/age-of-steam/types.ts'
import type { Session } from '../../session/session.svelte.ts'
import type { PanelProps } from '../rail/ui.ts'
import type { BuildMoves, BuildTurn } from './asks/build.svelte.ts'

/** A table of this game, as its page sees it. */
export type AgeOfSteamSession = Session<AgeOfSteam>

/** What the family has to know of it. */
export interface AgeOfSteamTypes extends Types {
  readonly Good: Good
  readonly BuildMoves: BuildMoves
  readonly BuildTurn: BuildTurn
}

/** What the panel of one question is handed. */
export type Panel<Ask extends Moves['ask']> = PanelProps<AgeOfSteamTypes, Ask>
