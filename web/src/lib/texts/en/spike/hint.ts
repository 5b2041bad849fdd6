import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, list, plural } = grammar

const about = (amount: number): string => (amount < 1 ? 'a little' : `about ${dollars(Math.round(amount))}`)

/** What a hint says in Spike: what to do, and why. */
export const texts = {
  does: {
    sides: (contracts: readonly string[]) => `Choose these sides: ${list(contracts)}`,
    side: (goods: string, side: string) => `${goods} ${side}`,
    give: (card: string) => `Give away ${card}`,
    route: (city: string) => `Keep the route to ${city}`,
    begin: (city: string) => `Begin in ${city}`,
    stay: 'Leave the train where it is',
    move: (spaces: number) =>
      plural(spaces, { one: 'Move the train 1 space', other: `Move the train ${spaces} spaces` }),
    moveTo: (city: string) => `Move the train to ${city}`,
    draw: 'Draw from the deck',
    take: (card: string) => `Take ${card} from the display`,
    stopDrawing: 'Draw no more',
    build: (city: string) => `Build to ${city}`,
    upgrade: { speed: 'Improve speed', tender: 'Improve the tender', cars: 'Add a car' },
    load: (goods: string) => `Load ${goods}`,
    deliver: (goods: string) => `Deliver ${goods}`,
    drop: (goods: string) => `Put ${goods} down`,
    endTurn: 'End the turn',
  },
  contract: (goods: string, from: string, to: string, payment: number) =>
    `The plan is to fetch ${goods} in ${from} and to bring it to ${to} for ${dollars(payment)}.`,
  loaded: (goods: string, to: string, payment: number) =>
    `The plan is to bring ${goods} to ${to} for ${dollars(payment)}.`,
  paid: (goods: string, city: string, payment: number) => `${city} pays ${dollars(payment)} for ${goods}.`,
  connects: (city: string, money: number) => `Connecting ${city} brings ${dollars(money)} on the market at once.`,
  bound: (city: string) => `The train is bound for ${city}.`,
  lacks: (city: string, cards: number) =>
    plural(cards, {
      one: `The railway to ${city} lacks one card.`,
      other: `The railway to ${city} lacks ${cards} cards.`,
    }),
  part: (price: number) => `It costs ${dollars(price)}, and serves from now on.`,
  term: {
    market: (more: number) => `The market brings ${about(more)} more in the end.`,
    contracts: (more: number) => `Contracts bring ${about(more)} more in the end.`,
    route: (more: number) => `The route card brings ${about(more)} more in the end.`,
    parts: (more: number) => `Less is spent on parts: ${about(more)}.`,
    rivals: (more: number) => `It leaves rivals less time, worth ${about(more)}.`,
  },
  over: (more: number, second: string) => `It is ${about(more)} better than the next best: ${second}.`,
  route: (city: string) => `With ${city} at its top it goes best with your contracts.`,
  lost: (amount: number) => `about ${dollars(Math.round(amount))}`,
  least: 'You have least of it.',
}
