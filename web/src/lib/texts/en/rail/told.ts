import { signed } from '#worker/both/language/grammar.ts'
import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, list, plural } = grammar

/** Who gains how much: `Ada +2 and Brunel +1`. */
const gained = (gains: readonly Gain[]): string =>
  gains.length === 0 ? 'nobody gains' : list(gains.map(({ name, gain }) => `${name} ${signed(gain)}`))

interface Gain {
  readonly name: string
  readonly gain: number
}

/** The journal of the rail games, where they do the same. */
export const texts = {
  bid: (name: string, amount: number) => `${name} bids ${dollars(amount)}.`,
  dropped: (name: string, position: number, paid: number) =>
    paid > 0
      ? `${name} drops out to place ${position} and pays ${dollars(paid)}.`
      : `${name} drops out to place ${position}.`,
  freePassed: (name: string) => `${name} stays in the auction without a bid.`,
  engine: (name: string, links: number) =>
    `${name} improves the locomotive to ${plural(links, { one: '1 link', other: `${links} links` })}.`,
  built: (name: string, hex: string, price: number, links: readonly { readonly from: string; readonly to: string }[]) =>
    `${name} builds on ${hex} for ${dollars(price)}${links.map(({ from, to }) => `; links ${from} and ${to}`).join('')}.`,
  builtNothing: (name: string) => `${name} builds nothing.`,
  lostSection: (name: string, hex: string) => `${name} loses the unfinished track at ${hex}.`,
  delivered: (name: string, cube: string, way: readonly string[], gains: readonly Gain[]) =>
    `${name} moves a ${cube} cube ${way.join(' → ')}: ${gained(gains)}.`,
  gained: (reason: string, gains: readonly Gain[]) => `${reason}: ${gained(gains)}.`,
  passed: (name: string) => `${name} passes.`,
  income: (name: string, amount: number) => `${name} collects ${dollars(amount)}.`,
  eliminated: (name: string) => `${name} is bankrupt and out of the match.`,
  leftMatch: (name: string) => `${name} has given up and is out of the match.`,
  won: (names: readonly string[]) => `The match is over. ${list(names)} won.`,
}
