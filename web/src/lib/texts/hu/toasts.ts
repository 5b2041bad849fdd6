import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/toasts.ts'

export const texts: Translated<typeof english> = {
  unread: (why) => `Az asztal nem tudta elolvasni, amit ez az oldal küldött: ${why}`,
  takenBack:
    'Megszakadt a vonal, mielőtt az asztal válaszolt volna. A lépésed lekerült a tábláról, amíg vissza nem jön; akkor újra elküldjük.',
  sentLate: 'Az utolsó lépésed még nem ért az asztalhoz, amikor az oldal bezárult: most elküldtük.',
  tooLate:
    'Az utolsó lépésed még nem ért az asztalhoz, amikor az oldal bezárult, és a játszma azóta továbbment: nézd meg, mit szeretnél tenni.',
  refused: (rule) => `Nem lehet (${rule}).`,
  notPossible: 'Nem lehet.',
}
