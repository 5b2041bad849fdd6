import type { Types } from '#engine/steam/phases/phase.ts'
import type { Steam } from '#engine/steam/rules.ts'
import type { Good, Moves } from '#engine/steam/types.ts'
import type { Session } from '../../session/session.svelte.ts'
import type { PanelProps } from '../rail/ui.ts'
import type { BuildMoves, BuildTurn } from './asks/build.svelte.ts'

/** A table of this game, as its page sees it. */
export type SteamSession = Session<Steam>

/** What the family has to know of it. */
export interface SteamTypes extends Types {
  readonly Good: Good
  readonly BuildMoves: BuildMoves
  readonly BuildTurn: BuildTurn
}

/** What the panel of one question is handed. */
export type Panel<Ask extends Moves['ask']> = PanelProps<SteamTypes, Ask>
