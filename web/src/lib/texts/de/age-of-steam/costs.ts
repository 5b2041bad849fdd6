import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/costs.ts'

const { dollars } = grammar

export const texts: Translated<typeof english> = {
  delivered: (left) => `Damit hast du nach Einkommen und Ausgaben dieser Runde ${dollars(left)}.`,
  deliveredShort: (gap) => `Auch damit fehlen für die Ausgaben dieser Runde ${dollars(gap)}.`,
}
