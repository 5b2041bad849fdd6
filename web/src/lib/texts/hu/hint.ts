import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/hint.ts'

export const texts: Translated<typeof english> = {
  ask: 'Tipp',
  title: 'Tipp',
  thinking: 'Gondolkodik…',
  take: 'Legyen ez',
  not: 'Inkább nem',
  close: 'A tipp bezárása',
  failed: 'Erre nem sikerült tippet adni. Zárd be, és próbáld újra.',
}
