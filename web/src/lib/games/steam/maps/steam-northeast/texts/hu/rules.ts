import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/rules.ts'

export const texts: Translated<typeof english> = {
  facts: {
    'BUILD-06': 'A partvidék és a tavak széle helyenként vastag fekete vonal: azon nem vezet át vágány.',
    'SETUP-03': 'Három játékossal az árukészlet mezőin három helyett két áru van; a városok a teljes számot megkapják.',
  },
}
