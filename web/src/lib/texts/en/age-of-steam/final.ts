import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, plural } = grammar

/** The end of a match: the points of several, or what is left to whoever played alone. */
export const texts = {
  columns: { income: '3 × income', track: '+ track', shares: '− 3 × shares' },
  out: 'out of the match',
  ties: 'Equal points are told apart by money, then by track, then by a die.',
  alone: {
    fell: (round: number) => `The bills of round ${round} could not be paid, and there was no income left to cut.`,
    caption: 'Final score',
    money: 'Money at the end',
    boughtBack: (shares: number, each: number) =>
      plural(shares, {
        one: `1 share bought back for ${dollars(each)} each`,
        other: `${shares} shares bought back for ${dollars(each)} each`,
      }),
    short: 'Short by',
    score: 'Score',
  },
}
