import { texts as grammar } from '#worker/both/texts/en/grammar.ts'
import type { Sentences } from '../../refused.ts'

const { plural, dollars } = grammar

const RAILS: Readonly<Record<string, string>> = {
  white: 'white',
  blue: 'blue',
  red: 'red',
  green: 'green',
  yellow: 'yellow',
  black: 'black',
}
const PARTS: Readonly<Record<string, string>> = { speed: 'Speed', tender: 'Tender', cars: 'Cars' }

const railOf = (type: unknown): string => RAILS[String(type)] ?? ''

/** Every rule of Spike that can refuse an action, in the words of the table. The rules page has an anchor for each. */
export const texts = {
  'SPK-SETUP-07': ({ card }) =>
    card === undefined
      ? 'A card is given away once, before anything else.'
      : `You hold no ${railOf(card)} card to give away.`,
  'SPK-SETUP-10': 'A train begins in a city, once.',
  'SPK-ADV-01': 'Choose one side for each of your contracts.',
  'SPK-ADV-02': 'You keep one of the two route cards you were dealt.',
  'SPK-INFO-01': 'A card has to be named by whoever plays it.',
  'SPK-TURN-02': 'Not now: a turn has one action, and this is not the moment for it.',
  'SPK-TURN-03': 'The free movement comes once, before the action, and only for a train on a segment.',
  'SPK-TURN-04': 'Goods are loaded, delivered and dropped in your own turn, but not while you draw.',
  'SPK-MOVE-02': 'A train runs on its owner’s track only.',
  'SPK-MOVE-04': 'The train cannot come there: that is not the next space ahead of it.',
  'SPK-MOVE-05': 'A train on a segment cannot turn round.',
  'SPK-MOVE-06': 'A train that enters a city stays there for this turn.',
  'SPK-MOVE-08': ({ speed }) =>
    speed === undefined
      ? 'Your train moves its speed in spaces at most.'
      : plural(Number(speed), {
          one: 'Your train moves 1 space at most.',
          other: `Your train moves ${speed} spaces at most.`,
        }),
  'SPK-DRAW-02': ({ index }) =>
    index === undefined ? 'Draw one card at least before you stop.' : 'That card is not in the display any more.',
  'SPK-BUILD-01': 'A railway hangs together and ends in a city.',
  'SPK-BUILD-02': ({ city }) =>
    city === undefined
      ? 'A railway touches neither your network nor itself on the way.'
      : 'A railway ends in the first city it comes to, and that must be a new one for you.',
  'SPK-BUILD-03': 'Somebody has track on this segment.',
  'SPK-BUILD-04': 'A railway begins at a city or junction of your own network.',
  'SPK-BUILD-05': ({ needed, left }) =>
    needed === undefined
      ? 'You have no track pieces left.'
      : plural(Number(needed), {
          one: `This takes 1 piece and you have ${left} left.`,
          other: `This takes ${needed} pieces and you have ${left} left.`,
        }),
  'SPK-BUILD-06': ({ type, needed, paid }) =>
    needed === undefined
      ? 'A railway is paid with exactly one card, or its worth in jokers, for each segment.'
      : `Of ${railOf(type)} this takes ${needed}, and ${paid} would be paid.`,
  'SPK-JOKER-01': 'A joker set has two cards of one type at least.',
  'SPK-JOKER-02': 'A joker set stands for another type than its own.',
  'SPK-JOKER-04': ({ type, paid, held }) =>
    type === undefined
      ? 'You do not hold all of these cards.'
      : plural(Number(paid), {
          one: `This takes 1 ${railOf(type)} card and you hold ${held}.`,
          other: `This takes ${paid} ${railOf(type)} cards and you hold ${held}.`,
        }),
  'SPK-LOAD-01': 'Only the goods of the city your train stands in can be loaded, if they wait on your contract.',
  'SPK-LOAD-02': 'Your cars are full: put something back first, or in the same move.',
  'SPK-LOAD-03': 'That is not on your train.',
  'SPK-DELIV-01': 'This cannot be delivered here: the contract does not name the city your train stands in.',
  'SPK-DELIV-03': 'You have delivered to this city before; each city takes one delivery from you.',
  'SPK-START-01': ({ city }) =>
    city === undefined
      ? 'A train can be started if it stood in a city when your turn began.'
      : 'You have no track at this city yet.',
  'SPK-START-02': ({ speed }) =>
    speed === undefined
      ? 'A start is one space at least and your speed at most.'
      : `A start is one space at least and ${speed} at most.`,
  'SPK-BOOST-01': 'Only a train on a segment can be boosted.',
  'SPK-UPG-01': ({ part }) => `${PARTS[String(part)] ?? 'This part'} is as good as it gets.`,
  'SPK-UPG-03': ({ price, money }) =>
    price === undefined
      ? 'You cannot pay for it.'
      : `This costs ${dollars(Number(price))} and you have ${dollars(Number(money))}.`,
} as const satisfies Sentences
