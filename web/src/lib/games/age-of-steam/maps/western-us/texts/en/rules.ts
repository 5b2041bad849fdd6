import type { MapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'WUS-01': 'Everybody begins with $20 instead of $10.',
    'WUS-02': 'There is a cube on every town too, and it can be delivered from there. Towns never get another.',
    'WUS-05': 'Plain track costs $2 on open land, $4 on rivers and swamps, $5 in the mountains.',
    'WUS-06': 'Your first tile starts at one of ten starting cities: seven in the east, three in the west.',
    'WUS-09': 'Until the continent is crossed all your track must hang together.',
    'WUS-10': 'The first crossing by links pays at once: +4 income to its one owner, or +2 to each of two.',
    'WUS-11':
      'A cube from a city of the east to one of the west, or back, earns one more; whoever moves it says whose link.',
    'WUS-12': 'Equal points are told apart by money, then track, then a die.',
  },

  title: 'Map: Western U.S.',
  lead: 'Three to six players. East and west, a wall of mountains between them, and a prize for the first way across.',
  rules: {
    'WUS-01': 'Everybody begins with $20 and two shares. The ten dollars more are a gift.',
    'WUS-02': 'Two cubes are drawn for every city, then one for every town.',
    'WUS-03': 'A cube on a town can be delivered like one on a city. Towns never get another.',
    'WUS-04': 'If a town becomes a city, the cube that lies on it goes back into the bag.',
    'WUS-05':
      'Plain track on an empty hex costs $2 on open land, $4 on rivers and swamps, $5 in the mountains; side by side $1 more, crossing $2 more. Towns and replacements cost what they always do.',
    'WUS-06':
      'Starting cities in the east are Duluth, Minneapolis, Des Moines, St. Louis, Memphis, Vicksburg and New Orleans; in the west Seattle, San Francisco and Los Angeles.',
    'WUS-08': 'Your very first tile starts at one of these ten.',
    'WUS-09':
      'Until the continent has been crossed all your track hangs together, by track of your own through towns and cities. No build may leave it in more parts than it was in. Afterwards parts are fine again, for everybody.',
    'WUS-10':
      'Once a match, as soon as links, whoever owns them, join a western starting city with an eastern one: the way with the fewest owners counts. A single owner gains 4 income at once, two gain 2 each. Of three or more, whoever completed the way names two, who gain 2 each. If several ways are equal, the same player chooses.',
    'WUS-07':
      'For deliveries, Kansas City belongs to the east too, and Portland and San Diego to the west, once they are cities. No other city joins the ten.',
    'WUS-11':
      'A cube that goes from a city of the east to one of the west, or back, earns one income more, for the owner of one link of its way; the player who moves it says which. A cube from a town does not.',
    'WUS-12': 'There are no ties: more money wins, then more track in finished links, then a die.',
  },
} satisfies MapRules
