import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural } = grammar

/** What is asked once, of cards that were dealt. */
export const texts = {
  sides: 'Choose these sides',
  sidesLeft: (contracts: number) =>
    plural(contracts, { one: '1 contract to go', other: `${contracts} contracts to go` }),
  jokers: 'Cards of one type work as jokers: two or more stand for one fewer of any other type.',
  pickGift: 'Pick a card to give',
  give: (card: string, name: string) => `Give ${card} to ${name}`,
  routePays:
    'At the end it pays the best of its cities in full and $1 for each other one, if the city at its top is yours too.',
  pickRoute: 'Pick a card',
  keep: (city: string) => `Keep ${city}`,
}
