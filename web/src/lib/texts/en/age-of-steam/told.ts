import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, list, plural } = grammar

/** A column of the goods display: one of the light or the dark ones, or that of a New City. */
const columns = {
  light: (die: number): string => `light ${die}`,
  dark: (die: number): string => `dark ${die}`,
}

type Column = { readonly area: keyof typeof columns; readonly die: number } | { readonly letter: string }

/** The journal and the ledger of Age of Steam. */
export const texts = {
  rolledOrder: (names: readonly string[]) => `The dice seat ${list(names)} in this order.`,
  issued: (name: string, shares: number, money: number) =>
    shares === 0
      ? `${name} issues no share.`
      : `${name} issues ${plural(shares, { one: '1 share', other: `${shares} shares` })} for ${dollars(money)}.`,
  wonAuction: (name: string, paid: number) =>
    paid > 0 ? `${name} goes first for ${dollars(paid)}.` : `${name} goes first.`,
  chose: (name: string, action: string) => `${name} chooses ${action}.`,
  urbanized: (name: string, letter: string, town: string) => `${name} places New City ${letter} on ${town}.`,
  /** What income is gained for, where no map says it. */
  income: 'Income',
  expenses: (name: string, paid: number, short: number) =>
    short > 0
      ? `${name} pays ${dollars(paid)} of expenses, is ${dollars(short)} short and loses as much income.`
      : `${name} pays ${dollars(paid)} of expenses.`,
  reduced: (name: string, by: number) => `${name} loses ${by} income to the reduction.`,
  produced: (name: string, cubes: readonly string[]) => `${name} draws ${list(cubes)} for the display.`,
  declined: (name: string) => `${name} draws nothing for the display.`,
  placed: (name: string, cube: string, column: Column) =>
    `${name} puts a ${cube} cube on the display (${'letter' in column ? column.letter : columns[column.area](column.die)}).`,
  rolled: {
    light: (dice: readonly number[]) => `The light dice: ${dice.join(' ')}.`,
    dark: (dice: readonly number[]) => `The dark dice: ${dice.join(' ')}.`,
  },
  grew: (cube: string, city: string) => `A ${cube} cube comes to ${city}.`,
  nobodyWon: 'The match is over; nobody wins.',
  /** What a round brought and took. */
  ledger: {
    shares: 'Shares',
    earned: 'Earned',
    bills: 'Bills',
    income: 'Income',
    lost: 'Lost',
    spent: 'Spent',
  },
}
