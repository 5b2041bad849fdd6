import type { RuleSection } from '../../contract/rulesText.ts'
import { rule } from './rule.ts'

/** What each map does differently, and what the two editions do differently: everything else is as in the base rules. */
export const MAP_SECTIONS: readonly RuleSection[] = [
  {
    id: 'rust-belt',
    title: 'Map: Rust Belt',
    lead: 'Three to six players. The board of the base game; it can be played by either edition.',
    rules: [rule('RB-01', 'Everything as told above. The Great Lakes have no hexes: no track crosses them.')],
  },
  {
    id: 'western-us',
    title: 'Map: Western U.S.',
    lead: 'Three to six players. Two coasts, a wall of mountains between them, and a prize for the first way across.',
    rules: [
      rule('WUS-01', 'Everybody begins with $20 and two shares. The ten dollars more are a gift.'),
      rule('WUS-02', 'Two cubes are drawn for every city, then one for every town.'),
      rule('WUS-03', 'A cube on a town can be delivered like one on a city. Towns never get another.'),
      rule('WUS-04', 'If a town becomes a city, the cube that lies on it goes back into the bag.'),
      rule(
        'WUS-05',
        'Plain track on an empty hex costs $2 on open land, $4 on rivers and swamps, $5 in the mountains; side by side $1 more, crossing $2 more. Towns and replacements cost what they always do.',
      ),
      rule(
        'WUS-06',
        'Starting cities in the east are Duluth, Minneapolis, Des Moines, St. Louis, Memphis, Vicksburg and New Orleans; in the west Seattle, San Francisco and Los Angeles.',
      ),
      rule('WUS-08', 'Your very first tile starts at one of these ten.'),
      rule(
        'WUS-09',
        'Until the continent has been crossed all your track hangs together, by track of your own through towns and cities. No build may leave it in more parts than it was in. Afterwards parts are fine again, for everybody.',
      ),
      rule(
        'WUS-10',
        'Once a match, as soon as links, whoever owns them, join a western starting city with an eastern one: the way with the fewest owners counts. A single owner gains 4 income at once, two gain 2 each. Of three or more, whoever completed the way names two, who gain 2 each. If several ways are equal, the same player chooses.',
      ),
      rule(
        'WUS-07',
        'For deliveries, Kansas City belongs to the east and Portland and San Diego to the west once they are cities. No other city belongs to a coast.',
      ),
      rule(
        'WUS-11',
        'A cube that goes from a city of one coast to a city of the other earns one income more, for the owner of one link of its way; the player who moves it says which. A cube from a town does not.',
      ),
      rule('WUS-12', 'There are no ties: more money wins, then more track in finished links, then a die.'),
    ],
  },
  {
    id: 'southern-us',
    title: 'Map: Southern U.S.',
    lead: 'Three to six players. Cotton grows in every town and wants to go to sea.',
    rules: [
      rule(
        'SUS-01',
        'A white cube, cotton, lies on every town. Atlanta begins with four cubes, the ports Charleston, Savannah, Mobile and New Orleans with three each, every other city with one.',
      ),
      rule('SUS-02', 'If a town becomes a city, its cotton goes onto the city.'),
      rule('SUS-03', 'Cotton can be delivered from towns and from New Cities.'),
      rule(
        'SUS-04',
        'All four ports take cotton, and no other city does. The first port on the way ends the journey. Ports take their own colour as well.',
      ),
      rule('SUS-05', 'Delivered cotton leaves the game.'),
      rule('SUS-06', 'Links earn their owners +1 as always, and whoever moves cotton gains 1 more.'),
      rule('SUS-07', 'In rounds 1 to 4, after Production and before the dice, a cube from the bag comes to Atlanta.'),
      rule(
        'SUS-08',
        'From round 4 on incomes shrink twice as much: by 4 from 11 on, by 8 from 21, up to 20 from 50. A table can choose that this is so in round 4 only.',
      ),
    ],
  },
  {
    id: 'germany',
    title: 'Map: Germany',
    lead: 'Three to six players. Ways abroad, dear borders, and nothing may stay unfinished.',
    rules: [
      rule('GER-01', 'Four cubes for Berlin, three for Königsberg, two for every other city.'),
      rule(
        'GER-02 GER-03',
        'Dark green hexes are ways abroad. A cube drawn for each at the start says which colour it takes, for the whole match. It is no goods; ways abroad never hold any and have no column on the display.',
      ),
      rule('GER-04', 'A cube may end its journey abroad, but not pass through.'),
      rule('GER-05', 'For building they are cities: track may start and end there, and no tile lies on them.'),
      rule(
        'GER-06',
        'Nobody builds more than three times in a turn. Engineer brings no fourth build; instead the dearest of the turn costs half, rounded up. It is reckoned build by build, so that the sum is right in any order.',
      ),
      rule(
        'GER-07',
        'Within your turn track may be unfinished, at its end it may not. Until then you can take back what you built last, again and again.',
      ),
      rule(
        'GER-08',
        'A number on a hex is the price of plain track there; side by side $1 more, crossing $2 more. Other hexes cost what they always do.',
      ),
      rule(
        'GER-09',
        'Düsseldorf/Cologne and Essen/Dortmund are neighbours. One player may once take the link between them for $2, as one of the builds of a turn and without a tile. It counts as one piece of track and takes an owner marker. It may come before your first tile.',
      ),
      rule('GER-10', 'Every round, before Production and the dice, a cube from the bag comes to Berlin.'),
    ],
  },
  {
    id: 'barbados',
    title: 'Map: Barbados',
    lead: 'One player against the bills.',
    rules: [
      rule('BAR-01', 'There are no purple cubes (76 are left) and no New Cities E to H.'),
      rule(
        'BAR-02',
        'Only the light half of the display is used, and only its top spaces are filled. Never red for A or blue for B: then another is drawn.',
      ),
      rule('BAR-03', 'Every city begins with one cube, or with two in the easier game.'),
      rule('BAR-04', 'At most one share a round.'),
      rule(
        'BAR-05',
        'There is no auction. Each round you take one of four actions: Engineer, Locomotive, Urbanization, Production. It works in that round only and is then used up. When all four are used up, all come back at the start of the next choice.',
      ),
      rule(
        'BAR-06',
        'Two dice are rolled, for the light columns. Production may fill any empty space of the light half.',
      ),
      rule('BAR-07', 'Ten rounds. Who goes bankrupt has lost.'),
      rule(
        'BAR-08',
        'At the end you pay $5 for each share, the first two included. If the money does not suffice you have lost; otherwise what is left is your score, and nothing else counts.',
      ),
    ],
  },
  {
    id: 'st-lucia',
    title: 'Map: St. Lucia',
    lead: 'Two players, and not a single city when they land.',
    rules: [
      rule(
        'STL-01',
        'The display stays empty. A cube is drawn for every hex of open land or river without a town; towns and mountains get none.',
      ),
      rule(
        'STL-02',
        'A round: who goes first, shares, actions, building, goods, money. Goods never grow, and Production is not to be had.',
      ),
      rule(
        'STL-03',
        'Nobody bids. In odd rounds the winner of the first roll is asked first, in even rounds the other: pay $5 and go first? If not, the other is asked the same. If neither pays, whoever was asked first goes first for nothing.',
      ),
      rule(
        'STL-04',
        'Whoever chose Turn Order is asked first in the next round instead. The $5 are due all the same, and the alternation goes on underneath.',
      ),
      rule('STL-05', 'A cube stays on its hex when a tile is placed or replaced there: it lies on the tile.'),
      rule(
        'STL-06',
        'A cube that lies on a tile can be delivered, even from unfinished track. A cube on a hex without a tile cannot.',
      ),
      rule(
        'STL-07 STL-08',
        'Whoever moves it names one track of that tile. The cube runs along it to a place: to either end of a link, or to the end of a section that has one. This counts as one link for the locomotive and earns the owner of that track +1 income. Then the journey goes on over links as usual, not over the same one again. On a tile with two tracks the mover chooses which.',
      ),
      rule('STL-09', 'Eight rounds; points as always.'),
      rule('STL-10', 'As long as there is no city nobody can build. Urbanization makes the first.'),
    ],
  },
  {
    id: 'editions',
    title: 'The two editions',
    lead: 'Rust Belt can be played by the first edition of 2002 instead of the deluxe one. It differs in six points; the other maps are played by the deluxe edition.',
    rules: [],
    table: {
      caption: 'Where they differ',
      head: ['Rule', 'First (2002)', 'Deluxe (2022)'],
      rows: [
        ['Double tiles on empty hexes', 'not allowed', 'allowed'],
        ['Simple track made side by side', '$3', '$2'],
        ['Unfinished track that was not extended is lost', 'after its owner’s turn', 'when all have built'],
        ['Free pass while two are bidding', 'allowed', 'not allowed'],
        ['Income reduction at 50 and more', '8', '10'],
        ['Dice of goods growth', 'as many as still play', 'as many as began'],
      ],
    },
  },
  {
    id: 'house-rules',
    title: 'House rules',
    lead: 'What a table may agree on before it starts, on every map.',
    rules: [],
    table: {
      caption: 'What a table may choose',
      head: ['Rule', 'As the rules have it', 'Or'],
      rows: [
        ['Unfinished track is lost', 'as in the edition', 'when all have built, or after its owner’s turn'],
        ['First tile of a player', 'plain track at a city', 'any track that starts at a city'],
        ['Owner markers', 'twenty each', 'no limit'],
      ],
    },
  },
]
