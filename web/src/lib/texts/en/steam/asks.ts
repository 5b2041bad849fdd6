import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, plural } = grammar

/** What taking an action tile and building say in Steam. */
export const texts = {
  /** What an action tile is good for, in one sentence. */
  actions: {
    'turn-order': 'You are first in the next round.',
    'first-move': 'You move goods before everybody else, both times.',
    engineer: 'You may build four tiles instead of three.',
    'first-build': 'You build before everybody else.',
    'city-growth': 'While building you bring a group of goods to a city that has not grown yet.',
    locomotive: 'Your locomotive reaches one link further, at once.',
    urbanization: 'While building you turn a town into a New City, with a group of goods.',
  },
  /** In the standard game this one is worth something else. */
  standardTurnOrder: 'In the next auction you may stay in once without bidding.',
  tiles: {
    '21': 'Straight',
    '22': 'Gentle curve',
    '23': 'Sharp curve',
    '41': 'Two straights crossing',
    '42': 'Curve over straight',
    '43': 'Two curves crossing',
    '44': 'Straight beside sharp',
    '45': 'Two curves side by side',
    '46': 'Gentle beside sharp, right',
    '47': 'Gentle beside sharp, left',
    T11: 'Town, one exit',
    T21: 'Town, straight through',
    T22: 'Town, gentle curve',
    T23: 'Town, sharp curve',
    T31: 'Town, three ways apart',
    T32: 'Town, branch to the left',
    T33: 'Town, branch to the right',
    T34: 'Town, three side by side',
    T41: 'Town, four: one and three',
    T42: 'Town, four: two and two',
    T43: 'Town, four side by side',
  },
  /** Parts of a price. */
  prices: {
    exits: 'exits',
    town: 'town',
    river: 'river',
    hill: 'hill',
    redirect: 'turning the track',
  },
  build: {
    income: (income: string) => `· income *${income}*`,
    city: 'Make a town a city',
    growth: 'Let a city grow',
    after: (effect: string) => `After it: ${effect}.`,
    waits: 'One of its tracks has to be connected before you end.',
  },
  city: {
    legend: 'Which colour is the New City?',
    prompt: 'Now tap a lit town on the board.',
    becomes: (town: string, colour: string) => `${town} becomes a ${colour} city.`,
    becomesNew: (town: string) => `${town} becomes a new city.`,
    confirm: 'Place the New City',
  },
  growth: {
    legend: 'City Growth',
    prompt: 'Now tap a lit city on the board.',
    grows: (city: string) => `${city} grows.`,
    confirm: 'Let it grow',
  },
  goods: {
    title: 'With these goods',
    none: 'No goods are left: the city starts empty.',
    list: 'Goods:',
    empty: 'empty',
  },
  /** The auction for the first order. */
  opening: {
    bid: (amount: number) => `Bid ${dollars(amount)}`,
    effect: (effect: string) => `If it wins: ${effect}.`,
    pass: (place: number) => `Pass for place ${place}`,
    place: (place: number, places: number) => `Place ${place} of ${places}`,
    has: (place: number) => `has place ${place}`,
    passed: 'passed',
    still: 'still in',
    about: 'Only the winner pays. Whoever passes bids again for the next place; the last place is free.',
  },
  raise: {
    none: 'There is nothing left to raise capital with: neither income nor points.',
    take: (units: number) => plural(units, { one: 'Raise 1 unit, then', other: `Raise ${units} units, then` }),
    more: 'More units',
    /** `rounds` are those that are left, this one included. */
    until: (rounds: number) => `For its $5 a unit costs ${dollars(rounds)} of income until the end.`,
    about: (cash: number, engine: number) =>
      `You hold ${dollars(cash)}. Each unit brings $5 and costs a step of income, or two points once income stands at −10. The bid, track and expenses of this round have to be paid from it; your locomotive alone takes ${dollars(engine)}.`,
    aboutFirst: (cash: number, engine: number) =>
      `You hold ${dollars(cash)}. Each unit brings $5 and costs a step of income, or two points once income stands at −10. The bid, track and expenses of this round have to be paid from it; your locomotive alone takes ${dollars(engine)}. Take two units at least in the first round.`,
  },
  score: {
    income: 'Income',
    more: (amount: number) =>
      plural(amount, { one: 'a dollar more every round', other: `$${amount} more every round` }),
    points: 'Points',
    forGood: (points: number) => plural(points, { one: '1 point for good', other: `${points} points for good` }),
    amount: (points: number) => plural(points, { one: '1 point', other: `${points} points` }),
    left: 'Who still decides',
    now: 'decides now',
    next: 'next',
  },
  /** What a delivery that is considered comes to. */
  settled: {
    delivered: (left: number) => `As income it leaves you ${dollars(left)} when this round is settled.`,
    deliveredShort: (gap: number) => `Even as income, ${dollars(gap)} is missing when this round is settled.`,
  },
  select: {
    withoutEffect: 'Take without effect',
    turnOver: 'Turn over',
    free: 'free',
    use: (price: number) => `Use · ${dollars(price)}`,
    noCity: 'No New City or no town is left.',
    longest: 'Your locomotive reaches six links already.',
    tooDear: 'You cannot pay for it.',
    number: 'The number of your tile is your place in the next round, whether you use it or turn it over.',
  },
  /** What a finished link is good for. */
  linkWorth: 'a point at the end',
}
