import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural, dollars, change } = grammar

const spaces = (count: number): string => plural(count, { one: '1 space', other: `${count} spaces` })
const cards = (count: number): string => plural(count, { one: '1 card', other: `${count} cards` })

/** Where a train comes to rest. */
const goals = (before = '') => ({
  city: (city: string) => `${before}into ${city}`,
  ahead: (city: string) => `${before}on the line, ${city} ahead`,
  line: (count: number) => `${before}on the line, ${spaces(count)} on`,
})

const arrives = (before: string) => ({
  empty: (count: number) => `${before} ${spaces(count)}`,
  delivers: (count: number, money: number) => `${before} ${spaces(count)}, delivers for ${dollars(money)}`,
})

/** A turn, and a city that is looked at. */
export const texts = {
  tabs: { title: 'Kinds of action', draw: 'Draw', build: 'Build', train: 'Train', upgrade: 'Upgrade' },
  handOver: {
    to: (name: string) => `Hand the device to ${name}. Nobody’s cards are shown meanwhile.`,
    itIsMe: (name: string) => `I am ${name}: show my cards`,
  },
  end: 'End turn',
  draw: {
    take: (rail: string, line: string) => `Take the card ${rail} (${line})`,
    deck: (count: number) => `Deck, ${count}`,
    stop: 'Stop drawing',
    upTo: (count: number) => `Up to ${cards(count)}, one after the other. The display is filled up when you are done.`,
  },
  freight: {
    deliver: (goods: string, money: number) => `Deliver [${goods}] · ${dollars(money)}`,
    load: (goods: string) => `Load [${goods}]`,
    loadInstead: (goods: string, drop: string) => `Load [${goods}] instead of ${drop}`,
    putBack: (goods: string) => `Put ${goods} back on its contract`,
  },
  /** Facts one after the other, in few words. */
  facts: (facts: readonly string[]) => facts.join(', '),
  build: {
    pick: 'Pick a city on the board or here.',
    loads: 'loads',
    pays: (money: number) => `pays ${dollars(money)}`,
    route: 'route',
    cards,
    missing: (lacking: string) => `${lacking} missing`,
    none: 'Your cards reach no new city yet, not by a card or two.',
    compose: 'Lay a railway segment by segment',
  },
  compose: {
    begin: 'Tap a lit segment at your network, then the next, until you come to a city.',
    unpaid: (city: string, money: number) =>
      `It leads to ${city} (${change(money)}), but your cards do not pay for it, jokers counted.`,
    unfinished: 'Not in a city yet.',
    takeBack: 'Take back the last segment',
    cancel: 'Never mind',
  },
  run: {
    kinds: { free: 'Free movement', start: 'Start, as your action', boost: 'Boost, as your action' },
    goals: goals(),
    go: { free: goals('Move '), start: goals('Start the train '), boost: goals('Boost the train ') },
    delivers: (goods: string, money: number) => `delivers ${goods} for ${dollars(money)}`,
    loads: (goods: string) => `can load ${goods}`,
    stay: 'Leave it where it is',
  },
  upgrade: {
    /** In brackets is what only readers of the screen hear. */
    to: (level: number, part: string, price: number) => `To ${level}[ for ${part}] · ${dollars(price)}`,
    best: 'the best there is',
  },
  city: {
    /** Below what connecting it is worth. */
    market: 'on the market',
    close: (city: string) => `Close ${city}`,
    begin: (city: string) => `Begin in ${city}`,
    arrives: {
      free: arrives('The train moves here for free:'),
      start: arrives('Start the train: it arrives after'),
      boost: arrives('Boost the train: it arrives after'),
    },
    ways: 'Ways there',
    waysTo: (city: string) => `Ways to ${city}`,
    takes: 'Takes',
    lacking: (lacking: string) => `Not yet: ${lacking} missing, or jokers for it.`,
    tooFar: 'Out of reach of your cards: more than two are missing on every way.',
  },
  pay: {
    title: 'What you pay',
    /** Behind cards that are drawn. */
    as: (cards: string) => `as ${cards}`,
    pieces: (pieces: number, left: number) =>
      plural(pieces, { one: `1 piece, ${left} left afterwards.`, other: `${pieces} pieces, ${left} left afterwards.` }),
    build: (city: string, money: number) => `Build to ${city} · ${change(money)}`,
  },
}
