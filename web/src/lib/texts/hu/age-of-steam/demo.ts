import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/age-of-steam/demo.ts'

export const texts: Translated<typeof english> = {
  caption: (round) => `Botok játszanak a böngésződben, ${round}. forduló.`,
}
