import type { Price } from '#engine/steam/building.ts'
import type { ActionTile } from '#engine/steam/types.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { BuildWords } from '../../rail/build/words.ts'

/** What an action tile is good for, in one sentence. */
export function actionAbout(tile: ActionTile, standard: boolean): string {
  const { actions, standardTurnOrder } = say('steam/asks')
  const about: Readonly<Record<ActionTile, string>> = actions
  return tile === 'turn-order' && standard ? standardTurnOrder : about[tile]
}

/** What a tile is called; one that nobody has named by its id (test/web/steam/words.test.ts). */
export const tileName = (tile: string): string => {
  const names: Readonly<Record<string, string>> = say('steam/asks').tiles
  return names[tile] ?? tile
}

export function buildWords(): BuildWords {
  const t = say('steam/asks')
  const prices: Readonly<Record<Price, string>> = t.prices
  return { tileName, priceName: (what) => prices[what as Price], linkWorth: () => t.linkWorth }
}
