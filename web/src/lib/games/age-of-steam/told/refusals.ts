import type { Refusal } from '#engine/core/index.ts'
import { entryOf } from '../../../catalogue/catalogue.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { MapWords } from '../../../texts/maps.ts'
import { plainly, sentenceIn } from '../../../texts/refused.ts'
import { type Alike, refusedIn } from '../../rail/told/refusals.ts'
import { tileName } from '../asks/words.ts'
import { needWords } from '../maps/known.ts'
import { wordsOn } from '../mapWords.ts'

const ALIKE: Alike = {
  'AOS-FLOW-05': 'notOffered',
  'AOS-ORDER-02': 'bidTooLow',
  'AOS-ORDER-04': 'noFreePass',
  'AOS-ORDER-05': 'bidTooHigh',
  'AOS-ACT-01': 'actionTaken',
  'AOS-BUILD-02': 'noTilesLeft',
  'AOS-BUILD-03': 'tooDear',
  'AOS-BUILD-06': 'noGround',
  'AOS-BUILD-07': 'closedSide',
  'AOS-BUILD-08': 'joinsForeign',
  'AOS-BUILD-09': 'loop',
  'AOS-CONN-01': 'notConnected',
  'AOS-PLACE-03': 'stationElsewhere',
  'AOS-TILE-01': 'noSuchTile',
  'AOS-TILE-02': 'noSuchRotation',
  'AOS-REPL-01': 'changesNothing',
  'AOS-REPL-04': 'movesTrack',
  'AOS-REPL-06': 'dropsTrack',
  'AOS-REDIR-01': 'redirectsLink',
  'AOS-REDIR-03': 'redirectsForeign',
  'AOS-TOWN-04': 'dropsExit',
  'AOS-TOWN-05': 'movesExit',
  'AOS-MOVE-02': 'engineTwice',
  'AOS-MOVE-03': 'noSuchWay',
  'AOS-MOVE-04': 'twice',
  'AOS-MOVE-05': 'arrived',
  'AOS-MOVE-06': 'noPassage',
  'AOS-MOVE-07': 'sameCity',
  'AOS-MOVE-08': 'noLink',
  'AOS-MOVE-13': 'notThere',
}

export async function refused(refusal: Refusal): Promise<string> {
  const { rule, params } = refusal
  const own = refusedIn(say('age-of-steam/refusals'), ALIKE, { rule, params: await named(params) })
  return own ?? (await refusedByMap(refusal)) ?? plainly(refusal)
}

/** A refusal does not say which map it comes from, but there are few of them. */
async function wordsOfMaps(): Promise<readonly MapWords[]> {
  await needWords()
  return (entryOf('age-of-steam')?.maps ?? []).map(({ id }) => wordsOn(id))
}

const refusedByMap = async (refusal: Refusal): Promise<string | undefined> =>
  (await wordsOfMaps()).flatMap(({ refusals = {} }) => sentenceIn(refusals, refusal) ?? [])[0]

/** Phases and tiles by their names. */
async function named({ phase, tile, ...others }: Refusal['params']): Promise<Refusal['params']> {
  return {
    ...others,
    ...(phase !== undefined && { phase: await phaseName(String(phase)) }),
    ...(tile !== undefined && { tile: tileName(String(tile)) }),
  }
}

async function phaseName(phase: string): Promise<string> {
  const phases: Readonly<Record<string, string>> = say('age-of-steam/table').phases
  const known = phases[phase]
  if (known !== undefined) return known
  const ofMaps = (await wordsOfMaps()).map(({ round }): Readonly<Record<string, { name: string }>> => round ?? {})
  return ofMaps.find((round) => phase in round)?.[phase]?.name ?? phase
}
