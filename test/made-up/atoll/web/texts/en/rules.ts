import type { MapRules } from '#lib/texts/maps.ts'

export const texts = {
  facts: {
    'ATO-01': 'Nothing is built on the reef: beside North Point, and beside the lagoon.',
    'ATO-02': 'Before goods grow, whoever has the lowest income gains one.',
    'ATO-03': 'Three rounds.',
    'ATO-04': 'The Wharf takes two colours.',
  },
  title: 'Map: Atoll',
  lead: 'Three or four players. A ring of land around a lagoon.',
  rules: {
    'ATO-01': 'No tile is ever laid on the reef: one hex beside North Point, one beside the lagoon.',
    'ATO-02': 'Before goods grow, everybody who has the lowest income of all gains one.',
    'ATO-03': 'There are three rounds, with three players and with four.',
    'ATO-04': 'The Wharf takes blue cubes and yellow ones.',
  },
} satisfies MapRules
