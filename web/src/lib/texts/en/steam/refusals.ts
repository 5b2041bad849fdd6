import { texts as grammar } from '#worker/both/texts/en/grammar.ts'
import type { Sentences } from '../../refused.ts'

const { dollars } = grammar

const money = (amount: unknown): string => dollars(Number(amount))

/** Why something cannot be done, where only Steam has such a rule. The rules page has an anchor for each. */
export const texts = {
  'STM-RND-01': ({ phase }) => `Not now: the table is at “${phase}”.`,
  'STM-SETUP-07': ({ least }) => `A bid must be ${money(least)} at least.`,
  'STM-SETUP-08': ({ most }) =>
    most === undefined ? 'Whoever opens an auction names a bid.' : `You can pay ${money(most)} at most.`,
  'STM-MONEY-05': ({ price, most }) =>
    price === undefined
      ? 'You cannot pay for it, not even with all the capital you could raise.'
      : `This costs ${money(price)}; with all the capital you could raise you have ${money(most)}.`,
  'STM-EXP-03': ({ max }) => `You can raise ${max} times $5 at most.`,
  'STM-EXP-04': ({ price, most }) =>
    `This costs ${money(price)} and you have ${money(most)}: capital is raised at the start of the round only.`,
  'STM-EXP-06': ({ highest }) =>
    Number(highest) < 0 ? 'A bid is a whole number of dollars.' : `A bid must be higher than ${money(highest)}.`,
  'STM-EXP-08': 'You have no free pass: it comes with Turn Order in the round before, and works once.',
  'STM-ACT-01': 'Somebody has this tile already.',
  'STM-ACT-03': 'Only City Growth and Urbanization can be turned over, and only in the base game.',
  'STM-ACT-04': 'City Growth brings a group of goods from the supply to a printed city that has not grown yet.',
  'STM-ACT-05': 'Nothing is left to grow: no goods, no marker or no city.',
  'STM-ACT-06': 'Your locomotive reaches six links already.',
  'STM-ACT-07': 'No New City or no town is left.',
  'STM-ACT-08':
    'A New City goes on a town, once, with Urbanization, in a colour that is left and with a group of goods.',
  'STM-TILE-07': ({ tile }) => `None left in the box: ${tile}.`,
  'STM-BUILD-03': ({ tile }) =>
    tile === 'urbanization'
      ? 'You paid for Urbanization: place the New City before you end.'
      : 'You paid for City Growth: let a city grow before you end.',
  'STM-BUILD-05': 'Town tiles go on towns, and towns take nothing else.',
  'STM-BUILD-06': 'Track cannot lead off the board, into water or over a thick edge.',
  'STM-BUILD-09': 'Your very first tile must lead out of a city with new track.',
  'STM-BUILD-16': ({ hex }) =>
    `The second track on ${hex} hangs in the air: connect it with track of your own, or take it back.`,
  'STM-BUILD-17': 'A new tile keeps all the track that is there and adds some.',
  'STM-BUILD-20':
    'Only the open end of unfinished track can be turned: yours, or nobody’s that starts where you may build.',
  'STM-ENG-08': 'There is nothing of this turn to take back.',
  'STM-MOVE-01': 'There is no such cube there.',
  'STM-MOVE-08': 'A cube visits no city twice.',
  'STM-MOVE-09': ({ twice }) =>
    twice === 'town'
      ? 'By the house rule of this table a cube comes through a town only once.'
      : 'A cube uses no link twice.',
  'STM-MOVE-10': ({ own, rival }) =>
    Number(own) === 0
      ? 'At least one link of the way must be yours.'
      : `No other player may own more links of the way than you: ${own} against ${rival}.`,
  'STM-MOVE-13': 'Points of a delivery go to income or to points, all of them to one.',
} as const satisfies Sentences
