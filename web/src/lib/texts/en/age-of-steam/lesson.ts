import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural, dollars } = grammar

/** The first game of Age of Steam. */
export const texts = {
  steps: {
    shares: {
      say: 'A round begins with money. Each share you issue brings $5 now, and costs $1 in every round and 3 points at the end. *One is enough for our plan.*',
      planned:
        'One share pays for all we want to do. A dollar short costs income; each share too many costs $1 a round and 3 points.',
    },
    auction: {
      say: 'Now the order of play is auctioned. Whoever comes first picks an action first, and we want the Locomotive. *Bid $1.*',
      planned: 'Being first makes sure that nobody takes the Locomotive from you, and $1 is little.',
    },
    action: {
      say: 'Everybody takes one of seven actions. *Take the Locomotive*: your cubes travel two links instead of one, now and in every round to come.',
      planned:
        'With the Locomotive your cubes travel two links, and bring twice as much. The others are good at other times.',
    },
    firstTile: {
      say: 'Track! Three tiles a turn, each from a city or from track of yours. *Tap the marked hex* beside Cincinnati, take the marked curve, turn it towards Indianapolis, and build.',
      planned:
        'A tile there is the first of a line from Cincinnati to Evansville, two cities that take the same colour.',
    },
    town: {
      say: 'A link runs from place to place, and a town is a place. *Tap Indianapolis, take the marked tile, turned as marked*: in and out again, and one line is two links.',
      planned: 'By way of the town the line counts as two links, and every link pays.',
    },
    lastTile: {
      say: '*One curve more on the marked hex* below Indianapolis, and the line reaches Evansville.',
      planned: 'Without this tile the line ends nowhere: only finished links carry goods.',
    },
    built: {
      say: 'Three tiles are all one may build in a turn, and each was paid for as it was laid. *End building.*',
      planned: 'The line is complete.',
    },
    there: {
      say: 'Goods move: a cube travels over links to the first city of its colour. *Send a blue one from Cincinnati to Evansville.* Each link of yours that it uses is $1 of income, every round from now on.',
      planned: 'This cube uses both your links: two steps of income, and nothing else brings more this early.',
    },
    back: {
      say: 'Everybody moves a second cube. Cincinnati takes blue, too: *send one back from Evansville* along the same line.',
      planned: 'The same two links pay once more. A delivery brings more than anything else you could do now.',
    },
    anyBuild: {
      say: 'Build what you like, three tiles at most. What may be built lights up; only finished links carry goods.',
    },
    anyAuction: { say: 'Bid more, or drop out: the first two pay what they have bid, the last pays nothing.' },
    anyAction: { say: 'Choose an action. What it does stands on its card; nobody else has it in this round.' },
    anyGoods: {
      say: 'Move a cube if there is one you can move: the list has the best first. If not, a longer locomotive lets it travel further next time.',
    },
    production: {
      say: 'Your action brings two new cubes. Put them into columns of cities that you reach: they arrive when their number is rolled.',
    },
  },
  sums: {
    start: { what: 'At the start', why: 'Everybody has the same.' },
    shares: {
      what: (shares: number) => plural(shares, { one: 'One share', other: `${shares} shares` }),
      why: (shares: number) =>
        plural(shares, {
          one: 'It costs $1 in every round until the end, and 3 points then.',
          other: `They cost ${dollars(shares)} in every round until the end, and ${3 * shares} points then.`,
        }),
    },
    place: { what: 'Your place', why: 'The first two pay what they have bid, the last pays nothing.' },
    track: {
      what: (tiles: number) => plural(tiles, { one: 'One tile', other: `${tiles} tiles` }),
      why: '$2 on plain ground, more through towns, rivers and mountains. Each bit of a finished link is a point at the end.',
    },
    other: { what: 'Else', why: 'Whatever else you did.' },
    income: {
      what: 'Income',
      why: (links: number) =>
        links === 0
          ? 'Without deliveries there is none.'
          : plural(links, {
              one: 'Your cubes used one link of yours. It is paid again in every round.',
              other: `Your cubes used ${links} links of yours. It is paid again in every round.`,
            }),
    },
    bills: {
      what: 'Bills',
      why: (shares: number, engine: number) =>
        `$1 for each of ${plural(shares, { one: 'one share', other: `${shares} shares` })}, and ${dollars(engine)} for a locomotive of ${plural(engine, { one: 'one link', other: `${engine} links` })}.`,
    },
    left: {
      what: 'Left',
      why: (income: number, bills: number) =>
        income >= bills
          ? `Next round brings ${dollars(income)} again, and costs ${dollars(bills)}: you are out of the red, and your line still stands.`
          : `Next round brings ${dollars(income)} again, and costs ${dollars(bills)}. A longer line turns that around.`,
    },
  },
}
