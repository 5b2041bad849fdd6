import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/toasts.ts'

export const texts: Translated<typeof english> = {
  unread: (why) => `Der Tisch konnte nicht lesen, was diese Seite gesendet hat: ${why}`,
  takenBack:
    'Der Server war weg, bevor der Tisch geantwortet hat. Solange er weg ist, fehlt dein Zug auf dem Spielplan; danach wird er noch einmal gesendet.',
  sentLate: 'Dein letzter Zug war noch nicht am Tisch, als die Seite geschlossen wurde: Jetzt ist er gesendet.',
  tooLate:
    'Dein letzter Zug war noch nicht am Tisch, als die Seite geschlossen wurde, und die Partie ist weitergegangen: Überleg, was du jetzt tun willst.',
  refused: (rule) => `Nicht möglich (${rule}).`,
  notPossible: 'Nicht möglich.',
}
