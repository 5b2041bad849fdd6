import type { MapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'STL-01': 'There is no city at the start. A cube lies on every green hex without a town, and none on mountains.',
    'STL-10': 'Nobody can build before there is a city: Urbanization makes the first one.',
    'STL-05': 'Track is laid under the cube: it stays where it lies.',
    'STL-06': 'A cube on a tile can be delivered, even if its track is unfinished. Without a tile it cannot.',
    'STL-07': 'The track it lies on is its first link and earns its owner +1; then it goes on over links.',
    'STL-03': 'No auction: one of you is asked to pay $5 and go first, then the other. Who is asked first alternates.',
    'STL-04': 'Turn Order means to be asked first in the next round.',
    'STL-02': 'Goods never grow and nobody has Production: what lies on the board is all there is. Eight rounds.',
  },

  title: 'Map: St. Lucia',
  lead: 'Two players, and not a single city when they land.',
  rules: {
    'STL-01':
      'The display stays empty. A cube is drawn for every hex of open land or river without a town; towns and mountains get none.',
    'STL-02':
      'A round: who goes first, shares, actions, building, goods, money. Goods never grow, and Production is not to be had.',
    'STL-03':
      'Nobody bids. In odd rounds the winner of the first roll is asked first, in even rounds the other: pay $5 and go first? If not, the other is asked the same. If neither pays, whoever was asked first goes first for nothing.',
    'STL-04':
      'Whoever chose Turn Order is asked first in the next round instead. The $5 are due all the same, and the alternation goes on underneath.',
    'STL-05': 'A cube stays on its hex when a tile is placed or replaced there: it lies on the tile.',
    'STL-06':
      'A cube that lies on a tile can be delivered, even from unfinished track. A cube on a hex without a tile cannot.',
    'STL-07 STL-08':
      'Whoever moves it names one track of that tile. The cube runs along it to a place: to either end of a link, or to the end of a section that has one. This counts as one link for the locomotive and earns the owner of that track +1 income. Then the journey goes on over links as usual, not over the same one again. On a tile with two tracks the mover chooses which.',
    'STL-09': 'Eight rounds; points as always.',
    'STL-10': 'As long as there is no city nobody can build. Urbanization makes the first.',
  },
} satisfies MapRules
