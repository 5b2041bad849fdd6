import type { RuleSection } from '../../contract/rulesText.ts'
import { rule } from './rule.ts'

export const END: readonly RuleSection[] = [
  {
    id: 'rounds',
    title: 'Rounds',
    lead: 'The deck is the clock: it runs out twice, and in round 3 the third time card ends the match.',
    rules: [
      rule(
        'ROUND-01 ROUND-02',
        'Rounds 1 and 2 last until the deck is empty. Then display and discard pile are shuffled into a new deck, hands stay, and four cards are laid open.',
      ),
      rule(
        'ROUND-03',
        'In round 3 the deck is cut in two halves after that, and three time cards are shuffled into the lower one.',
      ),
      rule(
        'ROUND-04 ROUND-05',
        'If so few cards are left that the new deck is empty at once, the next round follows at once.',
      ),
    ],
  },
  {
    id: 'end',
    title: 'The end',
    lead: 'It comes at a moment nobody knows.',
    rules: [
      rule(
        'END-01',
        'The third time card ends the match in that moment. Nothing else of the turn happens; cards drawn before are worth nothing.',
      ),
      rule(
        'END-02',
        'If at the end of a turn its player has no track piece left and cannot deliver anything any more, every other player has one more turn, and then the match ends, unless the third time card ends it before.',
      ),
      rule(
        'END-03 END-04',
        'A delivery is still possible if for an open contract the goods are on the train or offered by a city of the network, and a destination of it is in the network and had no delivery yet. Only the first player this happens to counts.',
      ),
    ],
  },
  {
    id: 'scoring',
    title: 'Final scoring',
    lead: 'Money, and the route card.',
    rules: [
      rule(
        'SCORE-01 SCORE-02',
        'All route cards are opened. Yours pays if the city at its top is in your network: the best of the listed cities in your network in full, and $1 for each other one. The top city itself pays nothing.',
      ),
      rule('SCORE-03', 'Loads on trains, cards in hand and pieces not built are worth nothing.'),
    ],
  },
]
