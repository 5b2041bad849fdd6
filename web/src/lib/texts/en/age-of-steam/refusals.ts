import type { Sentences } from '../../refused.ts'

/** Why something cannot be done, where only Age of Steam has such a rule. The rules page has an anchor for each. */
export const texts = {
  'AOS-FLOW-01': ({ phase }) => `Not now: the table is at “${phase}”.`,
  'AOS-SHARE-01': ({ max }) => `There is a limit to shares; you may issue up to ${max} now.`,
  'AOS-BUILD-05': 'Your very first tile must be plain track that starts at a city; on Western U.S. at a starting city.',
  'AOS-COMP-06': ({ tile, letter }) =>
    letter === undefined ? `None left in the box: ${tile}.` : `New City ${letter} is on the board already.`,
  'AOS-CONN-04': 'On an empty hex both tracks of a double tile must hang together with a city by your own track.',
  'AOS-PLACE-01': 'In the first edition an empty hex takes simple track only.',
  'AOS-REPL-02': 'A crossing must keep the track that is there.',
  'AOS-REPL-03': 'A tile side by side must keep the track that is there.',
  'AOS-TOWN-01': 'There is no town disc left for this tile.',
  'AOS-CITY-01': 'A New City goes on a town, once, before your first tile, with Urbanization.',
  'AOS-OWN-09': ({ limit }) => `You have only ${limit ?? 20} owner markers, one for each stretch of track.`,
  'AOS-GROW-01': 'Drawn cubes go on empty spaces of the display, one on each.',
} as const satisfies Sentences
