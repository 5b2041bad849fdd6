import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/shell.ts'

export const texts: Translated<typeof english> = {
  title: (what) => (what === '' ? 'Railhead' : `${what} · Railhead`),
  wordmark: 'Railhead, kezdőlap',
  home: 'Kezdőlap',
  aTable: 'Egy asztal a Railheaden',
  copied: 'Másolva',
  failed: 'Jelöld ki, és másold kézzel',
  share: 'Megosztás…',
  dismiss: 'Rendben',
  close: 'Bezárás',
  language: { choose: 'Nyelv', failed: 'Ezt a nyelvet nem sikerült betölteni. Próbáld újra.' },
  errors: {
    nowhere: {
      title: 'Ide nem vezet vágány',
      text: 'Ezen a címen nincs oldal. Egészben másoltad ki a linket?',
    },
    failed: {
      title: 'Kisiklott ez az oldal',
      text: 'Ez a mi hibánk, és egyetlen játszmának sem esett baja. Gyakran elég újra próbálni.',
    },
    again: 'Újra',
  },
  colours: {
    now: { system: 'Színek: mint a rendszeré', light: 'Színek: világos', dark: 'Színek: sötét' },
    change: {
      system: 'Színek: mint a rendszeré. Váltás',
      light: 'Színek: világos. Váltás',
      dark: 'Színek: sötét. Váltás',
    },
  },
}
