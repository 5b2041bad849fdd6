import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/words.ts'

const { list } = grammar

export const texts: Translated<typeof english> = {
  events: { rolledTie: (name, { die }) => `${name} dobása a holtverseny eldöntésére: ${die}.` },
  reasons: { transcontinental: 'Összeért kelet és nyugat' },
  prices: { swamp: 'mocsár' },
  refusals: { 'AOS-WUS-09': 'Amíg senki sem szelte át a kontinenst, minden vágányodnak össze kell függnie.' },
  signs: {
    east: {
      letter: 'K',
      printed: 'keleti kezdőváros',
      grown: 'keleti város',
      later: 'városként a kelethez tartozik majd',
    },
    west: {
      letter: 'NY',
      printed: 'nyugati kezdőváros',
      grown: 'nyugati város',
      later: 'városként a nyugathoz tartozik majd',
    },
  },
  doing: { chooseGains: (names) => `${list(names)} eldönti, ki kapjon az átkelésért.` },
  chooseGains: {
    task: 'Összekötötted keletet és nyugatot: ki kapjon érte?',
    nobody: 'senki nem kap semmit',
    about:
      'Ha minden kapcsolat egy játékosé, az 4 bevételt hoz neki, ha kettőé, fejenként 2-t; több tulajdonos közül kettőt te nevezel meg. Ez játszmánként egyszer történik.',
  },
}
