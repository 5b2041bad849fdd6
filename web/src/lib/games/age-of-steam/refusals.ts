import type { Refusal } from '#engine/core/index.ts'
import { dollars } from '../common/words.ts'
import { BUILD_WORDS, PHASE_WORDS } from './words.ts'

type Params = Refusal['params']
type Sentence = (params: Params) => string

const at = ({ hex }: Params): string => (hex === undefined ? 'there' : `on ${hex}`)

/** Every rule that can refuse an action, in the words of the table. The rules page has an anchor for each. */
export const SENTENCES: Readonly<Record<string, Sentence>> = {
  'AOS-FLOW-01': ({ phase }) =>
    `Not now: the table is at “${(PHASE_WORDS as Readonly<Record<string, string>>)[String(phase)] ?? phase}”.`,
  'AOS-FLOW-05': () => 'That is not one of the things to choose from.',
  'AOS-SHARE-01': ({ max }) => `There is a limit to shares; you may issue up to ${max} now.`,
  'AOS-ORDER-02': ({ highest }) => `A bid must be higher than the highest so far (${dollars(Number(highest))}).`,
  'AOS-ORDER-04': () => 'Your free pass cannot be used now: it works once, and not with only two bidders left.',
  'AOS-ORDER-05': ({ money }) => `You cannot bid more than you have (${dollars(Number(money))}).`,
  'AOS-ACT-01': () => 'This action cannot be had now: somebody has it, or it is used up.',
  'AOS-BUILD-02': ({ limit }) => `You have no build left: ${limit ?? 'three'} tiles a turn.`,
  'AOS-BUILD-03': ({ price, money }) => `This costs ${dollars(Number(price))} and you have ${dollars(Number(money))}.`,
  'AOS-BUILD-05': () =>
    'Your very first tile must be plain track that starts at a city; on Western U.S. at a starting city.',
  'AOS-BUILD-06': () => 'Cities and water take no track.',
  'AOS-BUILD-07': () => 'Track cannot lead off the board or into water.',
  'AOS-BUILD-08': () => 'Your track may not run into track of another player; it may only meet theirs in a place.',
  'AOS-BUILD-09': () => 'Track may not lead from a place back to itself.',
  'AOS-COMP-06': ({ tile, letter }) =>
    letter === undefined
      ? `None left in the box: ${BUILD_WORDS.tileName(String(tile))}.`
      : `New City ${letter} is on the board already.`,
  'AOS-CONN-01': (params) => `New track ${at(params)} must hang together with a city by track of your own.`,
  'AOS-CONN-04': () => 'On an empty hex both tracks of a double tile must hang together with a city by your own track.',
  'AOS-PLACE-01': () => 'In the first edition an empty hex takes simple track only.',
  'AOS-PLACE-03': () => 'Station tiles go on towns only.',
  'AOS-TILE-01': () => 'There is no such tile or rotation.',
  'AOS-TILE-02': () => 'There is no such rotation.',
  'AOS-REPL-01': () => 'This would change nothing.',
  'AOS-REPL-02': () => 'A crossing must keep the track that is there.',
  'AOS-REPL-03': () => 'A tile side by side must keep the track that is there.',
  'AOS-REPL-04': () => 'Track that is there keeps its course.',
  'AOS-REPL-06': () => 'Track cannot be taken away, and a double tile can only be redirected.',
  'AOS-REDIR-01': () => 'Only the free end of unfinished track can be redirected.',
  'AOS-REDIR-03': () => 'Finished links, towns and track of others cannot be redirected.',
  'AOS-TOWN-01': () => 'There is no town disc left for this tile.',
  'AOS-TOWN-04': () => 'Rebuilding a town keeps every exit and adds at least one, four at most.',
  'AOS-TOWN-05': () => 'The exits of a town cannot be redirected.',
  'AOS-CITY-01': () => 'A New City goes on a town, once, before your first tile, with Urbanization.',
  'AOS-OWN-09': ({ limit }) => `You have only ${limit ?? 20} owner markers, one for each stretch of track.`,
  'AOS-MOVE-02': () => 'The locomotive can be improved once in this phase, up to 6.',
  'AOS-MOVE-03': ({ engine }) =>
    engine === undefined ? 'There is no such way for this cube.' : `Your locomotive reaches ${engine} links.`,
  'AOS-MOVE-04': () => 'A cube visits no place twice.',
  'AOS-MOVE-05': () => 'A cube ends its journey in the first city of its colour.',
  'AOS-MOVE-06': () => 'A cube cannot pass through here.',
  'AOS-MOVE-07': () => 'A cube must go to another city of its colour.',
  'AOS-MOVE-08': () => 'Goods move over finished links only.',
  'AOS-MOVE-13': () => 'A cube must arrive: this way does not end in a city of its colour.',
  'AOS-WUS-09': () => 'Until the continent is crossed all your track must hang together.',
  'AOS-GER-07': ({ hex }) =>
    hex === undefined
      ? 'There is no build of this turn to take back.'
      : `No track may stay unfinished, and the one at ${hex} is. Finish it, or take it back.`,
  'AOS-GER-09': () => 'Somebody has this link already.',
  'AOS-STL-03': ({ price }) => `Going first costs ${dollars(Number(price))}, and you have less.`,
  'AOS-GROW-01': () => 'Drawn cubes go on empty spaces of the display, one on each.',
}

export const refused = (refusal: Refusal): string =>
  SENTENCES[refusal.rule]?.(refusal.params) ?? `The rules do not allow it (${refusal.rule}).`
