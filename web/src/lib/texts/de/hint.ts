import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/hint.ts'

export const texts: Translated<typeof english> = {
  ask: 'Tipp',
  title: 'Tipp',
  thinking: 'Wird durchdacht …',
  take: 'So machen',
  not: 'Lieber nicht',
  close: 'Tipp schließen',
  failed: 'Hier kam kein Tipp zustande. Schließ ihn und versuch es noch einmal.',
}
