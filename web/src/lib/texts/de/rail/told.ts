import { signed } from '#worker/both/language/grammar.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/rail/told.ts'

const { dollars, list, plural } = grammar

interface Gain {
  readonly name: string
  readonly gain: number
}

/** Who gains how much: `Ada +2 und Brunel +1`. */
const gained = (gains: readonly Gain[]): string =>
  gains.length === 0 ? 'niemand erhält etwas' : list(gains.map(({ name, gain }) => `${name} ${signed(gain)}`))

export const texts: Translated<typeof english> = {
  bid: (name, amount) => `${name} bietet ${dollars(amount)}.`,
  dropped: (name, position, paid) =>
    paid > 0
      ? `${name} steigt aus, Position ${position}, und zahlt ${dollars(paid)}.`
      : `${name} steigt aus, Position ${position}.`,
  freePassed: (name) => `${name} bleibt ohne Gebot in der Versteigerung.`,
  engine: (name, links) => `${name} erhöht die Reichweite auf ${links}.`,
  built: (name, hex, price, links) =>
    `${name} baut auf ${hex} für ${dollars(price)}${links.map(({ from, to }) => `; verbindet ${from} und ${to}`).join('')}.`,
  builtNothing: (name) => `${name} baut nichts.`,
  lostSection: (name, hex) => `${name} verliert die unfertige Strecke auf ${hex}.`,
  delivered: (name, cube, way, gains) => `${name} liefert ${cube}, ${way.join(' → ')}: ${gained(gains)}.`,
  gained: (reason, gains) => `${reason}: ${gained(gains)}.`,
  passed: (name) => `${name} passt.`,
  income: (name, amount) => `${name} erhält ${dollars(amount)}.`,
  eliminated: (name) => `${name} ist bankrott und scheidet aus.`,
  leftMatch: (name) => `${name} hat aufgegeben und scheidet aus.`,
  won: (names) =>
    `Die Partie ist vorbei. ${list(names)} ${plural(names.length, { one: 'hat', other: 'haben' })} gewonnen.`,
}
