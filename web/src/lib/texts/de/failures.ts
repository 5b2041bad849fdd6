import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/failures.ts'

export const texts: Translated<typeof english> = {
  INTERNAL: 'das liegt an uns',
  'NO-TABLE': 'diesen Tisch gibt es nicht',
  'NOT-STARTED': 'diese Partie hat noch nicht begonnen',
  ORIGIN: ({ origin }) => `Seiten von ${origin} dürfen das nicht`,
  PRIVATE: 'diese Partie ist privat: Nur wer mitspielt, bekommt sie',
  'TOO-BIG': ({ most }) => `höchstens ${most} Byte`,
  'TOO-OFTEN': 'von dieser Adresse wurden zu viele Tische eröffnet: Warte eine Minute',
  UNKNOWN: ({ status }) => `der Dienst hat mit ${status} geantwortet`,
}
