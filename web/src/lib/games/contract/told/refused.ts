import type { Refusal } from '#engine/core/index.ts'
import { generalRefusal } from '../../../texts/refused.ts'
import type { GameUi } from '../ui.ts'

/** Any refusal at a table of this game, in a sentence. */
export const refusedIn = async (game: GameUi, refusal: Refusal): Promise<string> =>
  (await generalRefusal(refusal)) ?? game.refused(refusal)
