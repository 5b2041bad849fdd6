import type { MapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'GER-02': 'Six ways abroad, dark green: each takes one colour, drawn at the start. They hold no goods.',
    'GER-04': 'A cube may end its journey abroad, but never pass through.',
    'GER-07': 'You cannot end your building turn with unfinished track. Builds of the turn can be taken back.',
    'GER-08': 'A number on a hex is what plain track costs there.',
    'GER-06': 'Never more than three builds. The Engineer pays half for the dearest of them, rounded up.',
    'GER-09': 'Düsseldorf/Cologne and Essen/Dortmund can be linked without a tile, once, for $2.',
    'GER-10': 'Every round a cube from the bag comes to Berlin.',
  },

  title: 'Map: Germany',
  lead: 'Three to six players. Ways abroad, dear borders, and nothing may stay unfinished.',
  rules: {
    'GER-01': 'Four cubes for Berlin, three for Königsberg, two for every other city.',
    'GER-02 GER-03':
      'Dark green hexes are ways abroad. A cube drawn for each at the start says which colour it takes, for the whole match. It is no goods; ways abroad never hold any and have no column on the display.',
    'GER-04': 'A cube may end its journey abroad, but not pass through.',
    'GER-05': 'For building they are cities: track may start and end there, and no tile lies on them.',
    'GER-06':
      'Nobody builds more than three times in a turn. Engineer brings no fourth build; instead the dearest of the turn costs half, rounded up. It is reckoned build by build, so that the sum is right in any order.',
    'GER-07':
      'Within your turn track may be unfinished, at its end it may not. Until then you can take back what you built last, again and again.',
    'GER-08':
      'A number on a hex is the price of plain track there; side by side $1 more, crossing $2 more. Other hexes cost what they always do.',
    'GER-09':
      'Düsseldorf/Cologne and Essen/Dortmund are neighbours. One player may once take the link between them for $2, as one of the builds of a turn and without a tile. It counts as one piece of track and takes an owner marker. It may come before your first tile.',
    'GER-10': 'Every round, before Production and the dice, a cube from the bag comes to Berlin.',
  },
} satisfies MapRules
