import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural, list, dollars } = grammar

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const spaces = (count: number): string => plural(count, { one: '1 space', other: `${count} spaces` })
const cards = (count: number): string => plural(count, { one: '1 card', other: `${count} cards` })

/** What every table of Spike shows at once. */
export const texts = {
  phases: {
    sides: 'Contracts',
    gift: 'A gift',
    route: 'Route cards',
    train: 'First city',
    move: 'Free movement',
    action: 'Action',
    draw: 'Drawing',
    after: 'Loading',
    over: 'The end',
  },
  ending: (phase: string, turns: number) =>
    plural(turns, { one: `${phase} · 1 turn left`, other: `${phase} · ${turns} turns left` }),
  /** What is asked of whoever sits here, in one sentence. */
  tasks: {
    sides: 'Which side of each of your contracts shall count?',
    gift: (last: string) => `You begin. Give one of your cards to ${last}, who goes last.`,
    route: 'Which of the two route cards do you keep?',
    train: 'Pick the city your train begins in.',
    move: 'Move the train for free, then take one action.',
    action: 'Take one action.',
    draw: (left: number) => `Draw up to ${cards(left)}.`,
    drawMore: (left: number) =>
      plural(left, {
        one: 'You may draw 1 more card, or stop.',
        other: `You may draw ${left} more cards, or stop.`,
      }),
    after: 'Load, deliver, or end your turn.',
  },
  /** What somebody else is doing, by what they are asked. */
  doing: {
    sides: (names: readonly string[]) => `${list(names)} choose sides of contracts.`,
    gift: (names: readonly string[]) => `${list(names)} gives a card away.`,
    route: (names: readonly string[]) => `${list(names)} choose a route card.`,
    train: (names: readonly string[]) => `${list(names)} chooses the first city.`,
    move: (names: readonly string[]) => `${list(names)} may move the train.`,
    action: (names: readonly string[]) => `${list(names)} is choosing an action.`,
    draw: (names: readonly string[]) => `${list(names)} is drawing cards.`,
    after: (names: readonly string[]) => `${list(names)} loads and delivers.`,
  },
  firstCity:
    'Tap a city: you see what it offers and which contracts name it. It is the first of your network and scores nothing.',
  anyCity: 'Tap a city on the board to see what it offers.',
  anyCityAndWay: 'Tap a city on the board to see what it offers and how you could get there.',
  drawers: {
    cards: 'Cards',
    mine: 'Mine',
    market: 'Market',
    journal: 'Journal',
    players: 'Players',
    rules: 'Rules',
  },
  figures: {
    money: 'Money',
    moneyHelp: 'Dollars, which are points too',
    cards: 'Cards',
    cardsHelp: (count: number) => plural(count, { one: '1 rail card in hand', other: `${count} rail cards in hand` }),
    train: 'Train',
    trainHelp: 'Speed, tender and cars of the train',
    cities: 'Cities',
    citiesHelp: 'Cities in the network; more of them break a tie',
    pieces: 'Pieces',
    piecesHelp: 'Track pieces that are left',
  },
  carries: (goods: readonly string[]) => `carries ${list(goods)}`,
  hand: 'Your hand',
  mine: {
    contracts: 'Contracts',
    choosing: 'Their sides are being chosen.',
    routes: (count: number) => plural(count, { one: 'Route card', other: 'Route cards' }),
    train: 'Train',
    hand: 'Hand',
    watching: 'You only watch: hands and route cards stay hidden until the end.',
    watched: 'You watched. The route cards lie open beside the final score.',
  },
  contract: {
    contract: 'waiting',
    train: 'on the train',
    delivered: 'delivered',
    /** Before the cities that offer the goods. */
    from: 'from',
  },
  routeNow: (money: number) => `As your network is now: ${dollars(money)}`,
  routePaid: (money: number) => `Paid ${dollars(money)}`,
  train: {
    speed: spaces,
    tender: (level: number) => `draws ${cards(level)}`,
    empty: 'empty',
  },
  /** What a city means, to whoever looks and of others. */
  city: {
    label: (city: string, goods: string, worth: number) => `${city}: ${goods}, ${dollars(worth)} on the market.`,
    trainOf: (name: string) => `Train of ${name}.`,
    load: (goods: string) => `You can load ${goods} here.`,
    loadOf: (name: string, goods: string) => `${name} can load ${goods} here.`,
    pays: (goods: string, money: number) => `Your ${goods} pays ${dollars(money)} here.`,
    paysNoMore: (goods: string, money: number) =>
      `Your ${goods} pays ${dollars(money)} here, but a delivery was made here already.`,
    paysOf: (name: string, goods: string, money: number) => `${capital(goods)} of ${name} pays ${dollars(money)} here.`,
    paysNoMoreOf: (name: string, goods: string, money: number) =>
      `${capital(goods)} of ${name} pays ${dollars(money)} here, but a delivery was made here already.`,
    heads: 'It heads your route card: without it the card pays nothing.',
    onRoute: (money: number) => `Worth ${dollars(money)} on your route card, or $1 beside a better one.`,
    network: 'It is in your network.',
    networkOf: (names: readonly string[]) => `In the network of ${list(names)}.`,
  },
  /** What a pick on the board would do. */
  picks: {
    begin: 'begin here',
    move: (count: number) => `move here in ${spaces(count)}`,
    connect: (count: number) => `can be connected for ${cards(count)}`,
    lay: (rail: string) => `lay this ${rail} segment`,
    takeBack: 'take back from here',
  },
}
