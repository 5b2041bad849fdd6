import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural, list, dollars } = grammar

const moved = (how: string) => ({
  city: (name: string, spaces: number, city: string) => `${name} ${how} ${counted(spaces)} and arrives in ${city}.`,
  line: (name: string, spaces: number, place: (words: string) => string) =>
    `${name} ${how} ${counted(spaces)} and stands ${place('on the line')}.`,
})

const counted = (spaces: number): string => plural(spaces, { one: '1 space', other: `${spaces} spaces` })

const upgraded = (part: string) => (name: string, level: number, price: number) =>
  `${name} improves ${part} to ${level} for ${dollars(price)}.`

/** What happened, and how a round is accounted for. */
export const texts = {
  choseSides: (name: string) => `${name} has chosen the sides of the contracts.`,
  sidesOpened: (name: string, contracts: readonly string[]) => `${name} opens contracts: ${list(contracts)}.`,
  contract: (goods: string, side: string) => `${goods} ${side}`,
  dealt: (first: string) => `The cards are dealt. ${first} goes first.`,
  gave: (name: string, card: string, to: string) => `${name} gives ${card} to ${to}.`,
  gaveUnseen: (name: string, to: string) => `${name} gives a card to ${to}.`,
  keptRoute: (name: string, city: string) => `${name} keeps the route card of ${city}.`,
  keptUnseen: (name: string) => `${name} keeps a route card.`,
  placedTrain: (name: string, city: string) => `${name} begins in ${city}.`,
  stayed: (name: string) => `${name} leaves the train where it is.`,
  moved: {
    free: moved('moves'),
    start: moved('starts the train and runs'),
    boost: moved('boosts the train'),
  },
  drew: (name: string, card: string) => `${name} draws ${card} from the deck.`,
  drewUnseen: (name: string) => `${name} draws a card from the deck.`,
  took: (name: string, card: string) => `${name} takes ${card} of the display.`,
  tookUnseen: (name: string) => `${name} takes the card of the display.`,
  opened: (rails: readonly string[]) => `Laid open: ${list(rails)}.`,
  timeCard: (out: number) => `A time card: ${out} of 3 are out.`,
  lastTimeCard: 'The third time card: the match ends at once.',
  round: 'The deck is shuffled anew.',
  lastRound: 'The deck is shuffled for the last time; three time cards lie in its lower half.',
  built: (name: string, city: string, pieces: number, payment: string, money: number) =>
    plural(pieces, {
      one: `${name} connects ${city} with 1 piece, paying ${payment}: ${dollars(money)}.`,
      other: `${name} connects ${city} with ${pieces} pieces, paying ${payment}: ${dollars(money)}.`,
    }),
  upgraded: { speed: upgraded('speed'), tender: upgraded('tender'), cars: upgraded('cars') },
  loaded: (name: string, goods: string, city: string) => `${name} loads ${goods} in ${city}.`,
  dropped: (name: string, goods: string) => `${name} puts ${goods} back on its contract.`,
  delivered: (name: string, goods: string, city: string, money: number) =>
    `${name} delivers ${goods} to ${city} for ${dollars(money)}.`,
  leftMatch: (name: string) => `${name} has given up and is out of the match.`,
  lastTurns: (name: string, turns: number) =>
    plural(turns, {
      one: `${name} can neither build nor deliver any more: 1 turn is left.`,
      other: `${name} can neither build nor deliver any more: ${turns} turns are left.`,
    }),
  routeScored: (name: string, city: string, money: number) =>
    `${name} opens the route card of ${city}: ${dollars(money)}.`,
  ended: (winners: readonly string[]) => `The match is over. ${list(winners)} won.`,
  /** What the money of a round came from and went for. */
  ledger: { cities: 'Cities', freight: 'Freight', route: 'Route', rest: 'Train' },
}
