import type { MapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'SUS-01': 'A white cube, cotton, lies on every town.',
    'SUS-03': 'Cotton is delivered from towns, and from New Cities that replaced them.',
    'SUS-04':
      'Only the four ports take it: Charleston, Savannah, Mobile and New Orleans. The first one on the way ends the journey.',
    'SUS-06': 'Whoever moves cotton gains +1 income, on top of what the links earn. The cube leaves the game.',
    'SUS-02': 'If a town becomes a city, its cotton goes onto the city.',
    'SUS-07': 'In rounds 1 to 4 a cube from the bag comes to Atlanta.',
    'SUS-08': 'From round 4 on incomes shrink twice as fast (a table may choose: in round 4 only).',
  },

  title: 'Map: Southern U.S.',
  lead: 'Three to six players. Cotton grows in every town and wants to go to sea.',
  rules: {
    'SUS-01':
      'A white cube, cotton, lies on every town. Atlanta begins with four cubes, the ports Charleston, Savannah, Mobile and New Orleans with three each, every other city with one.',
    'SUS-02': 'If a town becomes a city, its cotton goes onto the city.',
    'SUS-03': 'Cotton can be delivered from towns and from New Cities.',
    'SUS-04':
      'All four ports take cotton, and no other city does. The first port on the way ends the journey. Ports take their own colour as well.',
    'SUS-05': 'Delivered cotton leaves the game.',
    'SUS-06': 'Links earn their owners +1 as always, and whoever moves cotton gains 1 more.',
    'SUS-07': 'In rounds 1 to 4, after Production and before the dice, a cube from the bag comes to Atlanta.',
    'SUS-08':
      'From round 4 on incomes shrink twice as much: by 4 from 11 on, by 8 from 21, up to 20 from 50. A table can choose that this is so in round 4 only.',
  },
} satisfies MapRules
