import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/element.ts'

/** What `/embed.js` says in other people's pages: as little as can be, for all languages are in it. */
export const texts: Translated<typeof english> = {
  table: 'Railhead-Tisch',
  open: 'Öffnen',
}
