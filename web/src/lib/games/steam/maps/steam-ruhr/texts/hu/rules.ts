import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/rules.ts'

export const texts: Translated<typeof english> = {
  facts: {
    'SETUP-02': 'Három játékossal minden város eggyel kevesebb áruval indul, és az árukészlet minden mezője is.',
  },
}
