import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/words.ts'

export const texts: Translated<typeof english> = {
  signs: { port: 'kikötő' },
}
