import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/costs.ts'

const { dollars } = grammar

export const texts: Translated<typeof english> = {
  delivered: (left) => `Ezzel a forduló bevétele és költségei után ennyi pénzed marad: ${dollars(left)}.`,
  deliveredShort: (gap) => `Még ezzel is hiányzik a forduló költségeihez ${dollars(gap)}.`,
}
