import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/age-of-steam/demo.ts'

export const texts: Translated<typeof english> = {
  caption: (round) => `Bots beim Spielen, in deinem Browser: Runde ${round}.`,
}
