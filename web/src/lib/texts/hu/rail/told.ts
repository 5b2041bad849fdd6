import { signed } from '#worker/both/language/grammar.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/rail/told.ts'

const { dollars, level, list } = grammar

/** Who gains how much: `Ada +2 és Brunel +1`. */
const gained = (gains: readonly { readonly name: string; readonly gain: number }[]): string =>
  gains.length === 0 ? 'senki nem kap semmit' : list(gains.map(({ name, gain }) => `${name} ${signed(gain)}`))

/** In the present: what is told here of the past is asked of what is about to be done, too. */
export const texts: Translated<typeof english> = {
  bid: (name, amount) => `${name} ${dollars(amount)}-t licitál.`,
  dropped: (name, position, paid) =>
    paid > 0
      ? `${name} kiszáll (${position}. hely), és ${dollars(paid)}-t fizet.`
      : `${name} kiszáll (${position}. hely).`,
  freePassed: (name) => `${name} licit nélkül marad az árverésben.`,
  engine: (name, links) => `${name} ${level(links)} szintűre fejleszti a mozdonyát.`,
  built: (name, hex, price, links) =>
    `${name} épít itt: ${hex}, ára ${dollars(price)}${links.map(({ from, to }) => `; összeköti: ${from} – ${to}`).join('')}.`,
  builtNothing: (name) => `${name} nem épít semmit.`,
  lostSection: (name, hex) => `${name} elveszíti a befejezetlen kapcsolatát itt: ${hex}.`,
  delivered: (name, cube, way, gains) => `${name} ${cube} kockát szállít: ${way.join(' → ')}; ${gained(gains)}.`,
  gained: (reason, gains) => `${reason}: ${gained(gains)}.`,
  passed: (name) => `${name} passzol.`,
  income: (name, amount) => `${name} bevétele ${dollars(amount)}.`,
  eliminated: (name) => `${name} csődbe megy, és kiesik.`,
  leftMatch: (name) => `${name} feladja, és kiesik.`,
  won: (names) => `Vége a játszmának. ${list(names)} nyert.`,
}
