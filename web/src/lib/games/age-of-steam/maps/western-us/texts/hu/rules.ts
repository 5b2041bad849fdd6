import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/rules.ts'

export const texts: Translated<typeof english> = {
  facts: {
    'WUS-01': 'Mindenki 10\u00a0$ helyett 20\u00a0$-ral kezd.',
    'WUS-02': 'Minden településen is van egy kocka, és onnan is szállítható. A települések soha nem kapnak többet.',
    'WUS-05': 'Az egyszerű vágány alföldön 2\u00a0$, folyón és mocsáron 4\u00a0$, hegyen 5\u00a0$.',
    'WUS-06': 'Az első lapkád a tíz kezdőváros egyikéből indul: hét keleten, három nyugaton van.',
    'WUS-09': 'Amíg senki sem szelte át a kontinenst, minden vágányodnak össze kell függnie.',
    'WUS-10':
      'Az első transzkontinentális út azonnal fizet: +4 bevétel, ha egy játékosé, vagy fejenként +2, ha kettőé.',
    'WUS-11':
      'A keleti városból nyugatiba (vagy fordítva) vitt kocka eggyel többet hoz; a szállító dönti el, melyik kapcsolat tulajdonosának.',
    'WUS-12': 'Holtversenynél a pénz dönt, aztán a pálya, aztán dobókocka.',
  },

  title: 'Térkép: Az USA nyugati része',
  lead: 'Három–hat játékosnak. Kelet és nyugat, közöttük hegyfal, és díj annak, aki elsőként átjut.',
  rules: {
    'WUS-01': 'Mindenki 20\u00a0$-ral és két részvénnyel kezd. A tíz dollár többlet ajándék.',
    'WUS-02': 'Minden városra két kockát húztok, aztán minden településre egyet.',
    'WUS-03': 'A településen lévő kocka úgy szállítható, mint a városi. A települések soha nem kapnak többet.',
    'WUS-04': 'Ha egy település várossá válik, a rajta lévő kocka visszakerül a zsákba.',
    'WUS-05':
      'Az egyszerű vágány üres hexán: alföldön 2\u00a0$, folyón és mocsáron 4\u00a0$, hegyen 5\u00a0$; egymás mellett haladó 1\u00a0$-ral, keresztező 2\u00a0$-ral több. A települések és a cserék ára a szokásos.',
    'WUS-06':
      'Kezdővárosok keleten: Duluth, Minneapolis, Des Moines, St. Louis, Memphis, Vicksburg és New Orleans; nyugaton: Seattle, San Francisco és Los Angeles.',
    'WUS-08': 'A legelső lapkád e tíz egyikéből indul.',
    'WUS-09':
      'Amíg senki sem szelte át a kontinenst, minden vágányodnak össze kell függnie, a saját vágányaidon, településeken és városokon át. Egyetlen építéstől sem eshet több részre, mint előtte. Utána mindenki építhet külön részeket is.',
    'WUS-10':
      'Játszmánként egyszer, amint kapcsolatok, bárkiéi is, összekötnek egy nyugati kezdővárost egy keletivel: az az út számít, amelyiknek a legkevesebb tulajdonosa van. Ha egy, az azonnal 4 bevételt kap, ha kettő, fejenként 2-t. Ha három vagy több, az utat befejező játékos megnevez kettőt, akik 2-t kapnak. Ha több út egyforma, ugyanő választ.',
    'WUS-07':
      'Szállításkor Kansas City is a kelethez, Portland és San Diego a nyugathoz tartozik, ha már város. A tízhez más város nem csatlakozik.',
    'WUS-11':
      'Az a kocka, amely keleti városból nyugatiba megy, vagy nyugatiból keletibe, eggyel több bevételt hoz az útvonal egyik kapcsolata tulajdonosának; a szállító dönti el, melyiknek. Településről induló kocka nem.',
    'WUS-12':
      'Nincs döntetlen: a több pénz nyer, aztán a több pályadarab befejezett kapcsolatokban, aztán dobókocka dönt.',
  },
}
