import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/element.ts'

export const texts: Translated<typeof english> = {
  table: 'Railhead-asztal',
  open: 'Megnyit',
}
