import type { MapFact } from '../../common/tabs/mapFact.ts'

const fact = (rule: string, text: string): MapFact => ({ rule: `AOS-${rule}`, text })

/** What is special on each map. */
export const FACTS: Readonly<Record<string, readonly MapFact[]>> = {
  'rust-belt': [
    fact('RB-01', 'The board of the base game, without rules of its own.'),
    fact('SETUP-06', 'Pittsburgh and Wheeling begin with three cubes, every other city with two.'),
    fact(
      'PLACE-01',
      'It can be played by the first edition as well: simple track only on empty hexes, and a few harsher prices.',
    ),
  ],
  'western-us': [
    fact('WUS-01', 'Everybody begins with $20 instead of $10.'),
    fact('WUS-02', 'There is a cube on every town too, and it can be delivered from there. Towns never get another.'),
    fact('WUS-05', 'Plain track costs $2 on open land, $4 on rivers and swamps, $5 in the mountains.'),
    fact('WUS-06', 'Your first tile starts at one of ten starting cities: seven in the east, three in the west.'),
    fact('WUS-09', 'Until the continent is crossed all your track must hang together.'),
    fact('WUS-10', 'The first crossing by links pays at once: +4 income to its one owner, or +2 to each of two.'),
    fact(
      'WUS-11',
      'A cube from a city of one coast to a city of the other earns one more; whoever moves it says whose link.',
    ),
    fact('WUS-12', 'Equal points are told apart by money, then track, then a die.'),
  ],
  'southern-us': [
    fact('SUS-01', 'A white cube, cotton, lies on every town.'),
    fact('SUS-03', 'Cotton is delivered from towns, and from New Cities that replaced them.'),
    fact(
      'SUS-04',
      'Only the four ports take it: Charleston, Savannah, Mobile and New Orleans. The first one on the way ends the journey.',
    ),
    fact('SUS-06', 'Whoever moves cotton gains +1 income, on top of what the links earn. The cube leaves the game.'),
    fact('SUS-02', 'If a town becomes a city, its cotton goes onto the city.'),
    fact('SUS-07', 'In rounds 1 to 4 a cube from the bag comes to Atlanta.'),
    fact('SUS-08', 'From round 4 on incomes shrink twice as fast (a table may choose: in round 4 only).'),
  ],
  germany: [
    fact('GER-02', 'Six ways abroad, dark green: each takes one colour, drawn at the start. They hold no goods.'),
    fact('GER-04', 'A cube may end its journey abroad, but never pass through.'),
    fact('GER-07', 'You cannot end your building turn with unfinished track. Builds of the turn can be taken back.'),
    fact('GER-08', 'A number on a hex is what plain track costs there.'),
    fact('GER-06', 'Never more than three builds. The Engineer pays half for the dearest of them, rounded up.'),
    fact('GER-09', 'Düsseldorf/Cologne and Essen/Dortmund can be linked without a tile, once, for $2.'),
    fact('GER-10', 'Every round a cube from the bag comes to Berlin.'),
  ],
  barbados: [
    fact(
      'BAR-08',
      'You play alone. At the end every share costs $5; the money left is your score, too little is a loss.',
    ),
    fact('BAR-04', 'One share a round at most.'),
    fact(
      'BAR-05',
      'No auction and four actions: Engineer, Locomotive, Urbanization, Production. Each is used up until all four are.',
    ),
    fact('BAR-01', 'No purple cubes, and only the New Cities A to D.'),
    fact('BAR-02', 'Only the light half of the display is used, with one cube at the top of each column.'),
    fact('BAR-06', 'Two dice a round bring new goods.'),
    fact('BAR-07', 'Ten rounds. Going bankrupt is a loss at once.'),
  ],
  'st-lucia': [
    fact(
      'STL-01',
      'There is no city at the start. A cube lies on every green hex without a town, and none on mountains.',
    ),
    fact('STL-10', 'Nobody can build before there is a city: Urbanization makes the first one.'),
    fact('STL-05', 'Track is laid under the cube: it stays where it lies.'),
    fact('STL-06', 'A cube on a tile can be delivered, even if its track is unfinished. Without a tile it cannot.'),
    fact('STL-07', 'The track it lies on is its first link and earns its owner +1; then it goes on over links.'),
    fact(
      'STL-03',
      'No auction: one of you is asked to pay $5 and go first, then the other. Who is asked first alternates.',
    ),
    fact('STL-04', 'Turn Order means to be asked first in the next round.'),
    fact('STL-02', 'Goods never grow and nobody has Production: what lies on the board is all there is. Eight rounds.'),
  ],
}
