import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/rules.ts'

export const texts: Translated<typeof english> = {
  facts: {
    'SUS-01': 'Minden településen van egy fehér kocka, a gyapot.',
    'SUS-03': 'A gyapot településről indul, vagy a helyére került Új városból.',
    'SUS-04':
      'Csak a négy kikötő veszi át: Charleston, Savannah, Mobile és New Orleans. Az út az első útba esőnél véget ér.',
    'SUS-06':
      'Aki gyapotot szállít, +1 bevételt kap azon felül, amit a kapcsolatok hoznak. A kocka kikerül a játékból.',
    'SUS-02': 'Ha egy település várossá válik, a gyapotja a városra kerül.',
    'SUS-07': 'Az 1–4. fordulóban egy kocka kerül a zsákból Atlantába.',
    'SUS-08': 'A 4. fordulótól kétszer olyan gyorsan csökken a bevétel (az asztal választhat: csak a 4. fordulóban).',
  },

  title: 'Térkép: Az USA déli része',
  lead: 'Három–hat játékosnak. Minden településen gyapot terem, és a tengerhez kívánkozik.',
  rules: {
    'SUS-01':
      'Minden településen van egy fehér kocka, a gyapot. Atlanta négy kockával indul, Charleston, Savannah, Mobile és New Orleans kikötője hárommal-hárommal, minden más város eggyel.',
    'SUS-02': 'Ha egy település várossá válik, a gyapotja a városra kerül.',
    'SUS-03': 'Gyapot településekről és Új városokból szállítható.',
    'SUS-04':
      'Mind a négy kikötő fogad gyapotot, más város nem. Az út az első útba eső kikötőben véget ér. A kikötők a saját színüket is fogadják.',
    'SUS-05': 'A leszállított gyapot kikerül a játékból.',
    'SUS-06': 'A kapcsolatok a szokásos +1-et adják a tulajdonosaiknak, és a gyapot szállítója még 1-et kap.',
    'SUS-07': 'Az 1–4. fordulóban, a Termelés után és a dobás előtt egy kocka kerül a zsákból Atlantába.',
    'SUS-08':
      'A 4. fordulótól kétszer annyival csökken a bevétel: 11-től 4, 21-től 8, és így tovább 50-től 20-ig. Az asztal választhatja, hogy ez csak a 4. fordulóban legyen így.',
  },
}
