import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural, dollars } = grammar

/** The first game of Steam. */
export const texts = {
  steps: {
    tile: {
      say: 'A round begins with action tiles; their numbers decide who is first next time. *Take the Locomotive*: your cubes travel two links instead of one. It costs $6, and the money is raised by itself: $5 for a step of income.',
      planned:
        'With the Locomotive your cubes travel two links, and every link pays. It never comes cheaper than in the first round.',
    },
    firstTile: {
      say: 'Track! Up to three tiles a turn. Albany wants yellow cubes, and Hartford has two: *tap the marked hex below Albany* and build straight on.',
      planned:
        'A tile there is the first of a line between Albany, which takes yellow, and Hartford, which has two yellow cubes.',
    },
    town: {
      say: 'A link runs from place to place, and a town is a place. *Tap Poughkeepsie, take the marked tile, turned as marked*: in and out again, and one line is two links.',
      planned: 'By way of the town the line counts as two links, and every link pays.',
    },
    lastTile: {
      say: '*One curve more on the marked hex*, and the line reaches Hartford.',
      planned: 'Without this tile the line ends nowhere: only finished links carry goods.',
    },
    built: { say: 'Three tiles are all one may build in a turn. *End building.*', planned: 'The line is complete.' },
    first: {
      say: 'Goods move: a cube travels over links to the first city of its colour. *Send a yellow one from Hartford to Albany*; each link of yours that it uses brings a point.',
      planned: 'This cube uses both your links: two points, and nothing else brings more this early.',
    },
    income: {
      say: 'Points go to your income or onto the score. *Take income*: early on it pays you back in every round what you have raised.',
      planned:
        'In the first rounds a step of income saves a dollar every round; points can wait until money is no worry.',
    },
    second: {
      say: 'Everybody moves a second cube. *The other yellow one* goes the same way.',
      planned: 'The same two links pay once more.',
    },
    incomeAgain: {
      say: '*Income once more*, and you are out of the red.',
      planned: 'A step of income below nothing is paid for in every round.',
    },
    anyTile: { say: 'Take a tile. What it does stands on its card; low numbers come first in the next round.' },
    anyBuild: {
      say: 'Build what you like, three tiles at most. What may be built lights up; only finished links carry goods.',
    },
    anyGoods: {
      say: 'Move a cube if there is one you can move: the list has the best first. If not, a longer locomotive lets it travel further next time.',
    },
    anyScore: { say: 'Points go to your income, which pays every round, or onto the score, which stays.' },
  },
  sums: {
    start: { what: 'At the start', why: 'Nobody has more than a few dollars: money is raised when it is needed.' },
    raised: {
      what: 'Capital',
      why: (steps: number) =>
        plural(steps, {
          one: 'Raised when you had to pay, for one step of income.',
          other: `Raised when you had to pay, for ${steps} steps of income, $5 each.`,
        }),
    },
    tile: {
      what: 'Action tile',
      why: 'A Locomotive costs $4 and as many dollars as links it then travels; most others are free.',
    },
    track: {
      what: (tiles: number) => plural(tiles, { one: 'One tile', other: `${tiles} tiles` }),
      why: '$2 on plain ground, more through towns, rivers and hills. Each finished link is a point at the end.',
    },
    other: { what: 'Else', why: 'Whatever else you did.' },
    links: {
      what: 'Income',
      why: (gained: number, lost: number) =>
        `${plural(gained, { one: 'One step up', other: `${gained} steps up` })} by deliveries, ${plural(lost, { one: 'one', other: `${lost}` })} down for capital. It is paid now, and in every round to come.`,
    },
    left: {
      what: 'Left',
      why: (income: number) =>
        income >= 0
          ? `Your income is ${dollars(income)}: the line has paid for itself in one round, and stands for the rest of the match.`
          : `Your income is below nothing: that is paid every round, and costs points at the end. Deliveries lift it.`,
    },
  },
}
