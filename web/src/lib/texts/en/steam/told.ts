import { signed } from '#worker/both/language/grammar.ts'
import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, list, plural } = grammar

const thePoints = (points: number): string => plural(points, { one: '1 point', other: `${points} points` })

/** What was given for money: `2 income and 4 points`. */
const given = (income: number, points: number): string =>
  list([...(income > 0 ? [`${income} income`] : []), ...(points > 0 ? [thePoints(points)] : [])])

/** The journal and the ledger of Steam. */
export const texts = {
  ordered: (names: readonly string[]) => `The deal puts ${list(names)} in this order.`,
  opens: (name: string, place: number) => `${name} opens the auction for place ${place}.`,
  wonPlace: (name: string, place: number, paid: number) =>
    paid > 0 ? `${name} has place ${place} for ${dollars(paid)}.` : `${name} has place ${place} for nothing.`,
  raised: (name: string, cash: number, income: number, points: number) =>
    `${name} raises ${dollars(cash)} for ${given(income, points)}.`,
  selected: (name: string, tile: string, paid: number) =>
    paid > 0 ? `${name} takes ${tile} for ${dollars(paid)}.` : `${name} takes ${tile}.`,
  turnedOver: (name: string, tile: string) => `${name} takes ${tile} and turns it over.`,
  urbanized: (name: string, town: string, color: string, cubes: readonly string[]) =>
    cubes.length > 0
      ? `${name} makes ${town} a ${color} city with ${list(cubes)}.`
      : `${name} makes ${town} a ${color} city.`,
  grew: (name: string, city: string, cubes: readonly string[]) =>
    cubes.length > 0 ? `${name} lets ${city} grow with ${list(cubes)}.` : `${name} lets ${city} grow.`,
  tookBack: (name: string) => `${name} takes the last step back.`,
  scored: {
    income: (name: string, amount: number) => `${name} takes ${signed(amount)} income.`,
    points: (name: string, amount: number) => `${name} takes ${thePoints(amount)}.`,
  },
  expenses: (name: string, owed: number) => `${name} has ${dollars(owed)} to pay.`,
  gaveUp: (name: string, points: number, income: number) =>
    `${name} cannot pay all of it and gives up ${given(income, points)}.`,
  newOrder: (names: readonly string[]) => `The next order: ${list(names)}.`,
  /** What a round brought and took. */
  ledger: {
    capital: 'Capital',
    earned: 'Earned',
    bills: 'Bills',
    deliveries: 'Deliveries',
    givenUp: 'Given up',
    spent: 'Spent',
  },
}
