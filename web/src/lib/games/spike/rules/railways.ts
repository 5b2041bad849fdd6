import type { RuleSection } from '../../contract/rulesText.ts'
import { rule } from './rule.ts'

export const RAILWAYS: readonly RuleSection[] = [
  {
    id: 'draw',
    title: 'Action: draw rail cards',
    lead: 'As many as your tender says, one after the other.',
    rules: [
      rule('DRAW-01', 'You draw one card at least and as many as your tender says at most.'),
      rule(
        'DRAW-02',
        'Each card comes from the display or from the top of the deck, as you like. You see it before you decide on the next, and may stop after any card.',
      ),
      rule('DRAW-03', 'The display is not filled up between your draws. After the last it has four cards again.'),
      rule('DRAW-04', 'There is no limit to a hand.'),
      rule(
        'DRAW-05 DRAW-06',
        'When the last card of the deck is taken, by a draw or to fill the display, the round ends at once. Whoever may still draw goes on with the new display and deck.',
      ),
      rule(
        'DRAW-07',
        'A time card that comes off the deck is laid open and replaced. It counts neither as drawn nor as part of the display.',
      ),
    ],
  },
  {
    id: 'build',
    title: 'Action: build a railway',
    lead: 'One chain of segments from your network to one new city.',
    rules: [
      rule(
        'BUILD-01',
        'A railway is an unbroken chain of segments from any point of your network to a city that is not in it yet. It is built whole, never in parts.',
      ),
      rule(
        'BUILD-02',
        'On its way it passes only junctions that are new to you, none of them twice. So it ends in the first city it meets, and touches neither your network nor itself.',
      ),
      rule('BUILD-03', 'A segment takes one piece of one player: all of the chain must be free.'),
      rule(
        'BUILD-04',
        'You may branch off at any city or junction of your own network, never from track of others. Cities are open to all, and a junction may lie in several networks; that joins nothing.',
      ),
      rule('BUILD-05', 'It takes a track piece for each segment. Without pieces you cannot build.'),
      rule(
        'BUILD-06',
        'For each segment you pay a card of its type, or its worth in jokers, and nothing more than that.',
      ),
      rule('BUILD-07 BUILD-09', 'Paid cards go open on the discard pile. Track stays for the rest of the game.'),
      rule('BUILD-08 MARKET-01', 'The new city scores: you get what its goods are worth on the market.'),
      rule('MARKET-02', 'Then this goods falls to the $1 row of its column, and what lay below it moves up.'),
      rule(
        'MARKET-03',
        'A city scores once for each player who connects it; the city a train began in does not score for its owner.',
      ),
      rule('BUILD-10', 'So your network is a tree, and between two of its cities there is exactly one way.'),
    ],
  },
  {
    id: 'jokers',
    title: 'Jokers',
    lead: 'Any cards of one type stand for one fewer of another.',
    rules: [
      rule(
        'JOKER-01',
        'Two or more cards of one type may be played as a joker set: two of them for one card of another type, three for two, and so on.',
      ),
      rule('JOKER-02', 'A set stands for one type, and that is not its own.'),
      rule(
        'JOKER-03',
        'In one payment there may be any number of sets, of the same or of different types, beside cards that are played as themselves.',
      ),
      rule('JOKER-04 JOKER-05', 'The table offers the payments that take the fewest cards; you choose which of them.'),
    ],
  },
  {
    id: 'upgrade',
    title: 'Action: upgrade the train',
    lead: 'One part, one level.',
    rules: [
      rule('UPG-01', 'Speed goes from 1 to 2 to 3, the tender from 2 to 3 to 4, the cars from 1 to 2 to 3.'),
      rule('UPG-02', 'The first upgrade of a part costs $3, its second $5. Each part counts for itself.'),
      rule('UPG-03', 'You must have the money: it never falls below nothing.'),
      rule('UPG-04', 'It counts at once. A new car can be loaded in the same turn.'),
    ],
  },
]
