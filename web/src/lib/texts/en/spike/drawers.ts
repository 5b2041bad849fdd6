import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural } = grammar

const cards = (count: number): string => plural(count, { one: '*1* card', other: `*${count}* cards` })

/** What lies beside the board, to be opened, and what comes at the end. */
export const texts = {
  market: 'Market',
  marketHelp: 'Dollars for connecting a city, by its goods. What has scored falls to $1.',
  deck: 'Deck',
  display: 'Display',
  stock: {
    round: 'Round',
    roundOf: (round: number, rounds: number) => `${round} of ${rounds}`,
    deck: 'Deck',
    time: 'Time cards',
    timeLater: (round: number) => `come in round ${round}`,
    timeOut: (out: number, all: number) => `${out} of ${all} are out; the third ends the match`,
    cards,
    /** In brackets is what is printed small. */
    cardsSure: (count: number, sure: number) =>
      plural(sure, {
        one: `${cards(count)}[, the next one surely a rail card]`,
        other: `${cards(count)}[, the next ${sure} surely rail cards]`,
      }),
    paid: 'Paid',
    nothing: 'nothing yet',
  },
  turn: {
    title: 'Your turn',
    move: {
      name: 'Free movement',
      text: 'Only a train that stands on a segment: 0 spaces up to its speed. In a city it stops.',
    },
    action: {
      name: 'One action',
      text: 'Draw cards, build one railway to a new city, start or boost the train, or upgrade a part of it.',
    },
    draw: {
      name: 'Drawing',
      text: 'One card after the other, from display or deck, as many as your tender says.',
    },
    after: {
      name: 'Loading and delivering',
      text: 'At any time of your turn while the train stands in a city, except while you draw.',
    },
    end: 'The third time card of round 3 ends the match at once. Your money and what your route card pays are your points.',
  },
  final: {
    money: 'Money',
    route: 'Route',
    cities: 'Cities',
    ties: 'Equal points are told apart by cities in the network, then by track pieces not built.',
    routes: 'The route cards',
  },
}
