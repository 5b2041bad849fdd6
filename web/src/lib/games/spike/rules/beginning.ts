import type { RuleSection } from '../../contract/rulesText.ts'
import { rule } from './rule.ts'

export const BEGINNING: readonly RuleSection[] = [
  {
    id: 'goal',
    title: 'The goal',
    lead: 'You collect rail cards, lay railways with them, and run one train over your own track. New cities pay at once, deliveries pay best, and a secret route card pays at the end.',
    rules: [
      rule(
        'COMP-07 SCORE-04',
        'Money is points. Whoever has most at the end wins; cities in the network break a tie, then track pieces not built, and if that is equal too the win is shared.',
      ),
      rule(
        'COMP-01 COMP-05',
        'The board has cities and junctions, joined by segments of six types. Each city offers one of twelve goods, and each goods is offered by three cities. The commodity market says what a city is worth to whoever connects it: $3, $2 or $1.',
      ),
      rule(
        'COMP-02 COMP-03 COMP-04',
        'There are 60 rail cards, ten of each of the six types; 36 contract cards with two sides; and 36 route cards.',
      ),
      rule(
        'COMP-06',
        'Each player has 45 track pieces, a locomotive, and a train of three parts: speed 1 to 3, tender 2 to 4, cars 1 to 3.',
      ),
    ],
    table: {
      caption: 'The six types, by colour and by line',
      head: ['Type', 'Line'],
      rows: [
        ['white', 'solid'],
        ['blue', 'dashed'],
        ['red', 'dotted'],
        ['green', 'dash and dot'],
        ['yellow', 'double'],
        ['black', 'ladder'],
      ],
    },
  },
  {
    id: 'setup',
    title: 'How it begins',
    lead: 'Contracts lie open; rail cards and route cards are secret.',
    rules: [
      rule(
        'SETUP-01 SETUP-02',
        'Round 1 begins. The twelve goods are shuffled onto the market: four columns, in each of them one goods worth $3, one $2 and one $1.',
      ),
      rule('SETUP-03', 'You begin with no money, 45 track pieces, speed 1, tender 2 and one empty car.'),
      rule(
        'SETUP-04 SETUP-05',
        'For each goods one contract is drawn, and these twelve are dealt out evenly: six each with two players, four with three, three with four. Your contracts hold their freight markers. So each goods belongs to exactly one player.',
      ),
      rule(
        'SETUP-06',
        'With two players three cards of each type leave the game. A start player is drawn, and everybody is dealt five rail cards.',
      ),
      rule(
        'SETUP-07',
        'The start player gives one card to the player on the right, who is last in turn order. This happens before the display and the route cards are seen.',
      ),
      rule(
        'SETUP-08 SETUP-09',
        'Four cards are laid open as the display; the rest is the deck. Everybody is dealt one route card.',
      ),
      rule(
        'SETUP-10',
        'From the start player on everybody puts the train into some city. Several may share one. It is the first of your network and scores nothing.',
      ),
      rule('SETUP-11', 'The start player takes the first turn; turns go round by the seats.'),
    ],
  },
  {
    id: 'advanced',
    title: 'The advanced game',
    lead: 'Two choices more before the first turn; everything else is the same.',
    rules: [
      rule(
        'ADV-01',
        'All look at both sides of their contracts and choose, at the same time, which side of each counts. The choices are opened together, before rail cards are dealt.',
      ),
      rule(
        'ADV-02',
        'Everybody is dealt two route cards, keeps one, and puts the other away unseen, all at the same time.',
      ),
    ],
  },
  {
    id: 'secrets',
    title: 'Who sees what',
    lead: 'The table sends each device only what its player may see.',
    rules: [
      rule(
        'INFO-01',
        'Secret are the cards in a hand (their number is open), cards drawn from the deck, the card that was given away except to giver and receiver, and route cards, also the one put back. Cards taken from the display, paid cards and the discard pile are open, and so is everything else.',
      ),
      rule('INFO-02', 'Who only watches sees what all players see: no hand and no route card.'),
    ],
  },
  {
    id: 'turn',
    title: 'Your turn',
    lead: 'One action, and sometimes a movement before it.',
    rules: [
      rule(
        'TURN-01 TURN-03',
        'If your train stands on a segment when your turn begins, it may move for nothing, as many spaces as its speed at most. This comes before the action, never after it.',
      ),
      rule(
        'TURN-02',
        'Then you take exactly one action: draw rail cards, build a railway, start the train, boost it, or upgrade a part of it.',
      ),
      rule(
        'TURN-04',
        'Loading, delivering and dropping are no actions. You may do them at any moment of your turn, also after the action, but not while you draw.',
      ),
      rule('TURN-05', 'There is no passing: drawing is always possible.'),
      rule(
        'STATE-01 STATE-02',
        'Your turn ends by itself after the action if there is nothing that you could load or deliver.',
      ),
    ],
  },
]
