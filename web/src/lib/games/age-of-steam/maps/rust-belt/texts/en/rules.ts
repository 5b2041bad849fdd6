import type { MapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'RB-01': 'The board of the base game, without rules of its own.',
    'SETUP-06': 'Pittsburgh and Wheeling begin with three cubes, every other city with two.',
    'PLACE-01':
      'It can be played by the first edition as well: simple track only on empty hexes, and putting track side by side costs more.',
  },

  title: 'Map: Rust Belt',
  lead: 'Three to six players. The board of the base game; it can be played by either edition.',
  rules: {
    'RB-01': 'Everything as told above. The Great Lakes have no hexes: no track crosses them.',
  },
} satisfies MapRules
