import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/rules-page.ts'

export const texts: Translated<typeof english> = {
  firstGame: 'Lieber spielen als lesen? [Spiel eine erste Runde mit Begleitung].',
  title: (game) => `${game}, die Regeln`,
  sections: 'Abschnitte',
  ownTheGame:
    'Die gedruckten Regeln ersetzt das nicht, und die liegen in einer wunderschönen Schachtel: [Spiel hier], und kauf dir das Spiel.',
  none: {
    title: 'Hierher führt kein Gleis',
    text: (game) => `Zu einem Spiel „${game}“ gibt es keine Regeln. [Diese Spiele gibt es]`,
  },
}
