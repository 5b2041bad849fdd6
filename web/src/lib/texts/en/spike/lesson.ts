import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural } = grammar

/** The first game of Spike. */
export const texts = {
  steps: {
    home: {
      say: 'One of your contracts pays $4 for wheat in Buffalo. Columbus has wheat, and is not far: *tap Columbus*, and begin there.',
      planned: 'Columbus has the wheat that Buffalo pays for, and the cards in your hand lead just there.',
    },
    load: {
      say: 'Your turn. Your train stands where wheat is: *load it*. That is free, and no action.',
      planned: 'Load first: that is free, and then the train can leave with it whenever it starts.',
    },
    build: {
      say: 'Now one action. A railway is paid with a card of its colour for each segment, and a new city pays you what its goods are worth on the market. *Build to Pittsburgh*: you have the cards.',
      planned: 'Pittsburgh lies on the way to Buffalo, and your cards pay for just these two segments.',
    },
    buildOn: {
      say: 'Again the cards fit: *build on to Buffalo*. The city pays at once, and the way for the wheat is complete.',
      planned: 'With this railway the way from Columbus to Buffalo is complete.',
    },
    upgrade: {
      say: 'Four segments are a long way at one a turn. *Buy speed 2* for $3: it pays whenever a long trip lies ahead.',
      planned: 'At speed 2 the train needs half as many turns, for this trip and all others.',
    },
    start: {
      say: 'A train that stands is started by an action. *Start it towards Pittsburgh*, two segments.',
      planned: 'Start now: from then on the train moves by itself, and you have an action besides.',
    },
    move: {
      say: 'A train on its way moves for free before your action. It may run past a city without stopping: *two segments on, towards Buffalo*.',
      planned: 'Past Pittsburgh without stopping: in a city the train would stand, and have to be started again.',
    },
    draw: {
      say: 'And your action: few cards are left in your hand, so *draw*. Take a card that lies open, or the top one of the deck.',
      planned: 'With so few cards you build nothing, and the train needs nothing just now.',
    },
    drawMore: {
      say: '*Draw a second one*: that is the same action. Two of a colour stand for one of any other, so take what you miss.',
      planned: 'Cards are the clock of the match: who has more of them builds more.',
    },
    arrive: {
      say: 'The train is at the gates of Buffalo: *drive in*.',
      planned: 'In Buffalo the wheat can be delivered.',
    },
    deliver: {
      say: 'There. *Deliver the wheat*: that is no action either.',
      planned: 'The contract pays only when the wheat is delivered.',
    },
    anyHome: { say: 'Choose a city to begin in: best one whose goods a contract of yours wants.' },
    anyMove: {
      say: 'Your train may move before your action: towards a city where it has something to load or deliver.',
    },
    anyAction: {
      say: 'One action a turn: draw cards, build to a new city, start the train, push it one space, or improve it. Loading and delivering are free.',
    },
    anyDraw: { say: 'Draw on, or stop.' },
    anyEnd: { say: 'Your action is done. Load or deliver if you can, and end your turn.' },
  },
  sums: {
    start: { what: 'At the start', why: 'Nobody has any money: cities and contracts bring it.' },
    cities: {
      what: (cities: number) => plural(cities, { one: 'One new city', other: `${cities} new cities` }),
      why: 'What its goods are worth on the market, $1 to $3. Then the market moves: look for goods that stand high.',
    },
    upgrades: {
      what: 'Train',
      why: 'The first step of each part costs $3, the second $5. It lasts for the whole match.',
    },
    deliveries: {
      what: 'Delivery',
      why: 'A contract pays as many dollars as there are segments on the shortest way. Trips that share a way pay twice for the same track.',
    },
    left: {
      what: 'Yours',
      why: (segments: number) =>
        `Money is all that counts at the end. ${plural(segments, { one: 'One segment', other: `${segments} segments` })} of track stay yours: the next contract begins where they end.`,
    },
  },
}
