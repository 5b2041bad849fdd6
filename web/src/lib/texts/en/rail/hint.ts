import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, list, plural } = grammar

/** Cubes of a kind that go equally far. */
interface Group {
  readonly cube: string
  readonly count: number
  readonly links: number
}

const links = (count: number): string => plural(count, { one: '1 link', other: `${count} links` })
const tiles = (count: number): string => plural(count, { one: '1 tile', other: `${count} tiles` })
const points = (count: number): string => plural(count, { one: '1 point', other: `${count} points` })
const aboutPoints = (count: number): string => (count < 1 ? 'a little' : `about ${points(Math.round(count))}`)

/** `2 blue cubes go 3 links and a red cube 2 links`. */
const going = (groups: readonly Group[]): string =>
  list(
    groups.map(({ cube, count, links: far }, i) => {
      const cubes = plural(count, { one: `a ${cube} cube`, other: `${count} ${cube} cubes` })
      const go = plural(count, { one: 'goes', other: 'go' })
      return i === 0 ? `${cubes} ${go} ${links(far)}` : `${cubes} ${links(far)}`
    }),
  )

/** What a hint says in both rail games: what to do, and why. */
export const texts = {
  does: {
    bid: (amount: number) => `Bid ${dollars(amount)}`,
    drop: 'Drop out',
    freePass: 'Stay in without a bid',
    build: (hex: string) => `Build on ${hex}`,
    join: (places: readonly string[]) => `Build ${places.join('–')}`,
    takeBack: 'Take the last tile back',
    endBuild: 'End building',
    deliver: (cube: string, from: string, to: string) => `Move a ${cube} cube from ${from} to ${to}`,
    engine: (count: number) => `Improve the locomotive to ${links(count)}`,
    pass: 'Pass',
    city: (place: string, color: string) => `Make ${place} a ${color} city`,
  },
  /** `next`: in the next round, or later. */
  carries: (groups: readonly Group[], next: boolean) =>
    next ? `From the next round on ${going(groups)}.` : `Then ${going(groups)} this round.`,
  waits: (groups: readonly Group[]) => `Kept for later: ${going(groups)}.`,
  income: (now: number, later: number) => {
    if (later === 0) return `That is ${dollars(now)} more income.`
    return now === 0
      ? `That is about ${dollars(later)} more income in every round to come.`
      : `That is ${dollars(now)} more income now, and about ${dollars(later)} more in every round to come.`
  },
  points: (now: number, later: number) => {
    if (later === 0) return `That is ${points(now)} more.`
    return now === 0
      ? `That is about ${points(later)} more in every round to come.`
      : `That is ${points(now)} more now, and about ${points(later)} more in every round to come.`
  },
  joins: (places: readonly string[], count: number, price: number) =>
    `${tiles(count)} would join ${list(places)}, for about ${dollars(price)}.`,
  extends: (count: number, price: number) => `${tiles(count)} would be built, for about ${dollars(price)}.`,
  plan: (count: number, price: number) => `It takes ${tiles(count)}, about ${dollars(price)}.`,
  next: (places: readonly string[], count: number, price: number) =>
    `Next round ${places.join('–')} can follow: ${tiles(count)}, about ${dollars(price)}.`,
  scores: (count: number) => `The track itself counts ${points(count)} at the end.`,
  city: (place: string, color: string, cubes: number) =>
    plural(cubes, {
      one: `As a city ${place} takes a ${color} cube that your links reach already.`,
      other: `As a city ${place} takes ${cubes} ${color} cubes that your links reach already.`,
    }),
  newCity: (place: string, color: string) => `As a city ${place} takes ${color} cubes.`,
  grows: (place: string, cubes: readonly string[]) => `${place} gets cubes that you can move: ${list(cubes)}.`,
  over: (more: number, second: string) => `It is ${aboutPoints(more)} better than the next best: ${second}.`,
  nothing: 'Nothing that could be built now is worth its price.',
  done: 'All that was worth building stands.',
  unfinished: 'What was begun cannot be finished, and may not stay like this.',
  enough: (money: number, price: number) =>
    `Your ${dollars(money)} suffice for what is worth building, about ${dollars(price)}.`,
  ruin: 'Without it your bills could not be paid.',
  first: (more: number, price: number, instead: number) =>
    `Even for ${dollars(price)} going first is ${aboutPoints(more)} better than the place you would have for ${dollars(instead)}.`,
  dear: (less: number, price: number, instead: number) =>
    `For ${dollars(price)} going first is ${aboutPoints(less)} worse than the place you have for ${dollars(instead)}.`,
  spare: (money: number, bills: number, price: number) =>
    bills > 0
      ? `Of your ${dollars(money)} this round's bills take ${dollars(bills)}: too little is left for a bid of ${dollars(price)}.`
      : `Of your ${dollars(money)} too little is left for building after a bid of ${dollars(price)}.`,
  usual: (most: number) => `A place in the order is hardly worth more than ${dollars(most)}.`,
  delivers: (far: number, gain: number, given: number) => {
    const own = `${links(far)} ${plural(far, { one: 'brings', other: 'bring' })} you ${gain}`
    return given > 0 ? `${own}, and others ${given}.` : `${own}.`
  },
  lost: (count: number) => (count > 40 ? 'more than 40 points' : `about ${points(Math.round(count))}`),
  contested: (name: string) => `${name} would take it before you move again.`,
}
