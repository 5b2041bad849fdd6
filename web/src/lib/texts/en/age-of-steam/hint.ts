import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, plural } = grammar

/** What only Age of Steam has hints about. */
export const texts = {
  does: {
    issue: (n: number) =>
      n === 0 ? 'Issue no shares' : plural(n, { one: 'Issue 1 share', other: `Issue ${n} shares` }),
    choose: (action: string) => `Take ${action}`,
    cityLink: 'Take the link',
    chooseGains: 'Take what is most for you',
    produce: 'Draw the cubes',
    decline: 'Draw no cubes',
    place: (cube: string) => `Place the ${cube} cube`,
    placeFor: (cube: string, place: string) => `Place the ${cube} cube for ${place}`,
    payFirst: 'Pay to go first',
    declineFirst: 'Go second',
  },
  shares: (money: number, due: number, points: number) =>
    `It brings ${dollars(money)} now; until the end it costs ${dollars(due)}, and then ${points} points.`,
  feeds: (place: string, cube: string) =>
    `The dice will bring it to ${place}, where your links can send ${cube} cubes on.`,
  free: 'It costs nothing, and two cubes more can only help.',
  firstCity: 'Nobody can build before the first city stands.',
  shared: (gain: number) => `It brings you ${gain}.`,
}
