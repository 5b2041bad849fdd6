import type { MapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'BAR-08': 'You play alone. At the end every share costs $5; the money left is your score, too little is a loss.',
    'BAR-04': 'One share a round at most.',
    'BAR-05':
      'No auction and four actions: Engineer, Locomotive, Urbanization, Production. Each is used up until all four are.',
    'BAR-01': 'No purple cubes, and only the New Cities A to D.',
    'BAR-02': 'Only the light half of the display is used, with one cube at the top of each column.',
    'BAR-06': 'Two dice a round bring new goods.',
    'BAR-07': 'Ten rounds. Going bankrupt is a loss at once.',
  },

  title: 'Map: Barbados',
  lead: 'One player against the bills.',
  rules: {
    'BAR-01': 'There are no purple cubes (76 are left) and no New Cities E to H.',
    'BAR-02':
      'Only the light half of the display is used, and only its top spaces are filled. Never red for A or blue for B: then another is drawn.',
    'BAR-03': 'Every city begins with one cube, or with two in the easier game.',
    'BAR-04': 'At most one share a round.',
    'BAR-05':
      'There is no auction. Each round you take one of four actions: Engineer, Locomotive, Urbanization, Production. It works in that round only and is then used up. When all four are used up, all come back at the start of the next choice.',
    'BAR-06': 'Two dice are rolled, for the light columns. Production may fill any empty space of the light half.',
    'BAR-07': 'Ten rounds. Who goes bankrupt has lost.',
    'BAR-08':
      'At the end you pay $5 for each share, the first two included. If the money does not suffice you have lost; otherwise what is left is your score, and nothing else counts.',
  },
} satisfies MapRules
