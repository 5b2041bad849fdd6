import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/shell.ts'

export const texts: Translated<typeof english> = {
  title: (what) => (what === '' ? 'Railhead' : `${what} · Railhead`),
  wordmark: 'Railhead, Startseite',
  home: 'Startseite',
  aTable: 'Ein Tisch auf Railhead',
  copied: 'Kopiert',
  failed: 'Bitte markieren und von Hand kopieren',
  share: 'Teilen …',
  dismiss: 'Ausblenden',
  close: 'Schließen',
  language: { choose: 'Sprache', failed: 'Diese Sprache ließ sich nicht laden. Versuch es noch einmal.' },
  errors: {
    nowhere: {
      title: 'Hierher führt kein Gleis',
      text: 'Unter dieser Adresse gibt es keine Seite. Wurde der Link ganz kopiert?',
    },
    failed: {
      title: 'Diese Seite ist entgleist',
      text: 'Das liegt an uns, und keiner Partie ist etwas passiert. Oft hilft es, es noch einmal zu versuchen.',
    },
    again: 'Noch einmal versuchen',
  },
  colours: {
    now: { system: 'Farben: wie das System', light: 'Farben: hell', dark: 'Farben: dunkel' },
    change: {
      system: 'Farben: wie das System. Ändern',
      light: 'Farben: hell. Ändern',
      dark: 'Farben: dunkel. Ändern',
    },
  },
}
