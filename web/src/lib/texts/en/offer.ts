import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural } = grammar

/** How games and maps are offered to people who have not chosen yet. */
export const texts = {
  taglines: {
    'age-of-steam':
      'Sell shares for your first rails, bid for the right to go first, and survive your own bills. Hard to survive, harder to put down.',
    steam:
      'Money is there when you need it, for a price: every delivery asks whether you want income now or points for good. Quick to learn, with a sharper standard game behind it.',
    spike:
      'Collect rail cards, lay railways from city to city, and run your train over them to where your contracts pay. Light, quick, with a hidden hand.',
  },
  players: (fewest: number, most: number) =>
    fewest === most ? plural(most, { one: '1 player', other: `${most} players` }) : `${fewest}–${most} players`,
}
