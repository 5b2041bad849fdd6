import type { PhasedRules } from '#engine/core/phased.ts'
import type { RailTypes } from '#engine/rail/types.ts'
import { boardBox } from '../../../board/hexes.ts'
import type { BoardScene } from '../../../board/scene.ts'
import type { MapFact } from '../../common/tabs/glance.ts'
import type { MapsShown } from '../../contract/mapsShown.ts'
import type { LookAt } from '../world.ts'
import { countedOn, type MapFigures, type MapNumbers } from './figures.ts'
import { openingOn } from './opening.ts'
import Picture from './Picture.svelte'
import Sheet from './Sheet.svelte'

/** What there is to see of a map, each when it is wanted. */
export interface MapSheet {
  readonly scene: () => BoardScene
  readonly figures: () => MapFigures
  readonly facts: () => Promise<readonly MapFact[]>
}

interface Maps<T extends RailTypes> {
  readonly rules: PhasedRules<T>
  readonly worldOf: LookAt<T>
  /** A sentence about all of them. */
  readonly lead: string
  readonly numbersOf: (game: T['Game']) => MapNumbers
  readonly factsOf: (map: string) => Promise<readonly MapFact[]>
}

/** The maps of a game of the rail family: their boards as a match might begin, and what can be counted on them. */
export const railMaps = <T extends RailTypes>(maps: Maps<T>): MapsShown<MapSheet> => {
  const { rules, worldOf, lead, numbersOf, factsOf } = maps
  return {
    lead,
    aspect: (map) => {
      const { width, height } = boardBox(rules.game(map).board)
      // One that is tall and narrow has the sea or the page beside it.
      return Math.max(width / height, 0.8)
    },
    shown: (map) => ({
      scene: () => worldOf(rules, openingOn(rules, map), String).scene,
      figures: () => countedOn(rules.game(map).board, numbersOf(rules.game(map))),
      facts: () => factsOf(map),
    }),
    Picture,
    Facts: Sheet,
  }
}
