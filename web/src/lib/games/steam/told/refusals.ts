import type { Refusal } from '#engine/core/index.ts'
import { say } from '../../../texts/language.svelte.ts'
import { plainly } from '../../../texts/refused.ts'
import { type Alike, refusedIn } from '../../rail/told/refusals.ts'
import { tileName } from '../asks/words.ts'

const ALIKE: Alike = {
  'STM-GEN-03': 'noSuchRotation',
  'STM-TILE-04': 'noSuchTile',
  'STM-BUILD-01': 'noTilesLeft',
  'STM-BUILD-04': 'noGround',
  'STM-BUILD-11': 'notConnected',
  'STM-BUILD-12': 'joinsForeign',
  'STM-BUILD-13': 'loop',
  'STM-BUILD-21': 'redirectsForeign',
  'STM-MOVE-02': 'engineTwice',
  'STM-MOVE-04': 'noSuchWay',
  'STM-MOVE-05': 'noLink',
  'STM-MOVE-06': 'notThere',
  'STM-MOVE-07': 'arrived',
}

export const refused = (refusal: Refusal): string =>
  refusedIn(say('steam/refusals'), ALIKE, { ...refusal, params: named(refusal.params) }) ?? plainly(refusal)

/** Phases and tiles by their names. */
function named({ phase, tile, ...others }: Refusal['params']): Refusal['params'] {
  const phases: Readonly<Record<string, string>> = say('steam/table').phases
  return {
    ...others,
    ...(phase !== undefined && { phase: phases[phase] ?? phase }),
    ...(tile !== undefined && { tile: tileName(String(tile)) }),
  }
}
