import { fact, type MapText } from '#lib/games/age-of-steam/maps/parts.ts'
import { rule } from '#lib/games/age-of-steam/rules/rule.ts'

export const TEXT: MapText = {
  facts: [
    fact('ATO-01', 'Nothing is built on the reef: beside North Point, and beside the lagoon.'),
    fact('ATO-02', 'Before goods grow, whoever has the lowest income gains one.'),
    fact('ATO-03', 'Three rounds.'),
    fact('ATO-04', 'The Wharf takes two colours.'),
  ],
  section: {
    title: 'Map: Atoll',
    lead: 'Three or four players. A ring of land around a lagoon.',
    rules: [
      rule('ATO-01', 'No tile is ever laid on the reef: one hex beside North Point, one beside the lagoon.'),
      rule('ATO-02', 'Before goods grow, everybody who has the lowest income of all gains one.'),
      rule('ATO-03', 'There are three rounds, with three players and with four.'),
      rule('ATO-04', 'The Wharf takes blue cubes and yellow ones.'),
    ],
  },
}
