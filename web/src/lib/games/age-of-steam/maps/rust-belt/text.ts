import { rule } from '../../rules/rule.ts'
import { fact, type MapText } from '../parts.ts'

export const TEXT: MapText = {
  facts: [
    fact('RB-01', 'The board of the base game, without rules of its own.'),
    fact('SETUP-06', 'Pittsburgh and Wheeling begin with three cubes, every other city with two.'),
    fact(
      'PLACE-01',
      'It can be played by the first edition as well: simple track only on empty hexes, and a few harsher prices.',
    ),
  ],
  section: {
    title: 'Map: Rust Belt',
    lead: 'Three to six players. The board of the base game; it can be played by either edition.',
    rules: [rule('RB-01', 'Everything as told above. The Great Lakes have no hexes: no track crosses them.')],
  },
}
