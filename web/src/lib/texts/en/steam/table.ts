import { figure, signed } from '#worker/both/language/grammar.ts'
import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, list, plural } = grammar

const thePoints = (points: number): string => plural(points, { one: '1 point', other: `${points} points` })

/** What a duty of the action tile adds to a task. */
const mayAlso = { city: ' You may also place a New City.', growth: ' You may also let a city grow.' }
type Duty = keyof typeof mayAlso | null
const also = (duty: Duty): string => (duty ? mayAlso[duty] : '')

const bankrupt = (owed: number): string =>
  `you go bankrupt at the end of this round: ${dollars(owed)} has to be paid then, and neither cash nor income and points suffice`

/** Of a figure: before and after. */
type Move = readonly [before: number, after: number]

/** What a table of Steam shows at once. */
export const texts = {
  phases: {
    opening: 'First order',
    capital: 'Capital',
    order: 'Auction',
    select: 'Actions',
    build: 'Building',
    goods: 'Goods',
    over: 'The end',
  },
  actions: {
    'turn-order': 'Turn Order',
    'first-move': 'First Move',
    engineer: 'Engineer',
    'first-build': 'First Build',
    'city-growth': 'City Growth',
    locomotive: 'Locomotive',
    urbanization: 'Urbanization',
  },
  /** A sign at a city. */
  grown: 'has grown',
  /** What is asked of whoever sits here. */
  tasks: {
    raise: 'How much capital do you raise?',
    raiseNone: 'You can raise no more capital.',
    openBidding: (place: number) => `Open the bidding for place ${place} of the first round.`,
    bidForPlace: (place: number) => `Bid for place ${place} of the first round, or pass.`,
    select: 'Take an action tile for this round.',
    build: (tiles: number, duty: Duty) =>
      plural(tiles, {
        one: `Build up to 1 tile: pick a lit hex.${also(duty)}`,
        other: `Build up to ${tiles} tiles: pick a lit hex.${also(duty)}`,
      }),
    buildNothing: (duty: Duty) => `There is nothing you could build now.${also(duty)}`,
    built: (duty: Duty) => `All your tiles are built.${also(duty)}`,
    buildHindered: 'Something is still to be done before you can end building.',
    score: (points: number) => `Where do your ${thePoints(points)} of this delivery go?`,
  },
  /** The same while the action tile is used in place of building. */
  instead: {
    city: 'Choose a colour and goods for a New City, and a lit town for it.',
    growth: 'Choose goods, and a lit city that they come to.',
  },
  /** What somebody else is doing, by what they are asked. */
  doing: {
    raise: (names: readonly string[]) => `${list(names)} decides on capital.`,
    select: (names: readonly string[]) => `${list(names)} takes an action tile.`,
    score: (names: readonly string[]) => `${list(names)} decides between income and points.`,
  },
  drawers: { tracks: 'Tracks', supply: 'Supply' },
  /** What a player holds: an action tile, in the base game with its number. */
  holds: {
    numbered: (number: number, tile: string) => `${number} ${tile}`,
    turnedOver: (tile: string) => `${tile}, turned over`,
    numberedTurnedOver: (number: number, tile: string) => `${number} ${tile}, turned over`,
  },
  /** Of the players at a glance. */
  figures: {
    Income: {
      label: 'Income',
      help: 'Income: so many dollars a round; at the end half of it are points, or twice what is below nothing are lost',
    },
    Points: { label: 'Points', help: 'Points so far' },
    Cash: { label: 'Cash', help: 'Cash in hand; worth nothing at the end' },
    Next: {
      label: 'Next',
      help: 'What the next money phase brings: income less a dollar for each link of the locomotive',
    },
    Loco: {
      label: 'Loco',
      base: 'Locomotive: how many links a cube may travel',
      standard: 'Locomotive: how many links a cube may travel; costs as many dollars a round',
    },
    Links: { label: 'Links', help: 'Finished links: a point each at the end' },
  },
  /** What paying does: `income +1 → −1, $2 left`. */
  payment: (income: Move | null, points: Move | null, left: number) =>
    [
      ...(income ? [`income ${signed(income[0])} → ${signed(income[1])}`] : []),
      ...(points ? [`points ${figure(points[0])} → ${figure(points[1])}`] : []),
      `${dollars(left)} left`,
    ].join(', '),
  /** What raising capital leaves: `$10, income −2`. */
  raised: (cash: number, income: number, points: number | null) =>
    points === null
      ? `${dollars(cash)}, income ${signed(income)}`
      : `${dollars(cash)}, income ${signed(income)}, ${points} points`,
  /** Said before it happens: that what is due at the end of this round cannot be paid. */
  ruin: {
    now: (owed: number) => `As things stand ${bankrupt(owed)}.`,
    build: (owed: number) => `After it ${bankrupt(owed)}.`,
  },
}
