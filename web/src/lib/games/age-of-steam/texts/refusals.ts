import type { Refusal } from '#engine/core/index.ts'
import { type Sentences, tell } from '../../common/texts/refusals.ts'
import { SAID } from '../../rail/texts/refusals.ts'
import { REFUSALS_OF_MAPS } from '../maps/refusals.ts'
import { PHASE_WORDS } from '../words.ts'
import { BUILD_WORDS } from './build.ts'

/** Every rule that can refuse an action, in the words of the table. The rules page has an anchor for each. */
const SENTENCES: Sentences = {
  ...REFUSALS_OF_MAPS,
  'AOS-FLOW-01': ({ phase }) =>
    `Not now: the table is at “${(PHASE_WORDS as Readonly<Record<string, string>>)[String(phase)] ?? phase}”.`,
  'AOS-FLOW-05': SAID.notOffered,
  'AOS-SHARE-01': ({ max }) => `There is a limit to shares; you may issue up to ${max} now.`,
  'AOS-ORDER-02': SAID.bidTooLow,
  'AOS-ORDER-04': SAID.noFreePass,
  'AOS-ORDER-05': SAID.bidTooHigh,
  'AOS-ACT-01': SAID.actionTaken,
  'AOS-BUILD-02': SAID.noTilesLeft,
  'AOS-BUILD-03': SAID.tooDear,
  'AOS-BUILD-05': () =>
    'Your very first tile must be plain track that starts at a city; on Western U.S. at a starting city.',
  'AOS-BUILD-06': SAID.noGround,
  'AOS-BUILD-07': SAID.closedSide,
  'AOS-BUILD-08': SAID.joinsForeign,
  'AOS-BUILD-09': SAID.loop,
  'AOS-COMP-06': ({ tile, letter }) =>
    letter === undefined
      ? `None left in the box: ${BUILD_WORDS.tileName(String(tile))}.`
      : `New City ${letter} is on the board already.`,
  'AOS-CONN-01': SAID.notConnected,
  'AOS-CONN-04': () => 'On an empty hex both tracks of a double tile must hang together with a city by your own track.',
  'AOS-PLACE-01': () => 'In the first edition an empty hex takes simple track only.',
  'AOS-PLACE-03': SAID.stationElsewhere,
  'AOS-TILE-01': SAID.noSuchTile,
  'AOS-TILE-02': SAID.noSuchRotation,
  'AOS-REPL-01': SAID.changesNothing,
  'AOS-REPL-02': () => 'A crossing must keep the track that is there.',
  'AOS-REPL-03': () => 'A tile side by side must keep the track that is there.',
  'AOS-REPL-04': SAID.movesTrack,
  'AOS-REPL-06': SAID.dropsTrack,
  'AOS-REDIR-01': SAID.redirectsLink,
  'AOS-REDIR-03': SAID.redirectsForeign,
  'AOS-TOWN-01': () => 'There is no town disc left for this tile.',
  'AOS-TOWN-04': SAID.dropsExit,
  'AOS-TOWN-05': SAID.movesExit,
  'AOS-CITY-01': () => 'A New City goes on a town, once, before your first tile, with Urbanization.',
  'AOS-OWN-09': ({ limit }) => `You have only ${limit ?? 20} owner markers, one for each stretch of track.`,
  'AOS-MOVE-02': SAID.engineTwice,
  'AOS-MOVE-03': SAID.noSuchWay,
  'AOS-MOVE-04': SAID.twice,
  'AOS-MOVE-05': SAID.arrived,
  'AOS-MOVE-06': SAID.noPassage,
  'AOS-MOVE-07': SAID.sameCity,
  'AOS-MOVE-08': SAID.noLink,
  'AOS-MOVE-13': SAID.notThere,
  'AOS-GROW-01': () => 'Drawn cubes go on empty spaces of the display, one on each.',
}

export const refused = (refusal: Refusal): string => tell(SENTENCES, refusal)
