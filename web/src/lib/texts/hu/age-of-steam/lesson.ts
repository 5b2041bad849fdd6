import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/lesson.ts'

const { dollars } = grammar

export const texts: Translated<typeof english> = {
  steps: {
    shares: {
      say: 'A forduló pénzzel kezdődik. Minden kibocsátott részvény most 5\u00a0$-t hoz, aztán fordulónként 1\u00a0$-ba, a végén 3 pontba kerül. *A tervünkhöz egy elég.*',
      planned:
        'Egy részvény fedezi mindazt, amit szeretnénk. Ha egy dollár hiányzik, az bevételbe kerül; minden fölösleges részvény fordulónként 1\u00a0$-ba és 3 pontba.',
    },
    auction: {
      say: 'Most a körsorrend árverése jön. Aki elöl áll, elsőként választ akciót, nekünk pedig a Mozdony kell. *Licitálj 1\u00a0$-t.*',
      planned: 'Ha te vagy az első, senki sem viheti el előled a Mozdonyt, és 1\u00a0$ kevés érte.',
    },
    action: {
      say: 'Mindenki választ egyet a hét akcióból. *Válaszd a Mozdonyt*: a kockáid egy helyett két kapcsolaton át mehetnek, most és minden további fordulóban.',
      planned:
        'A Mozdonnyal a kockáid két kapcsolaton át mennek, és kétszer annyit hoznak. A többi akció máskor jön jól.',
    },
    firstTile: {
      say: 'Jöhet a vágány! Körönként három lapka, mindegyik egy városnál vagy a saját vágányodnál kezdődik. *Koppints a megjelölt hexára* Cincinnati mellett, vedd a megjelölt ívet, fordítsd Indianapolis felé, és építs.',
      planned: 'Egy itteni lapka a Cincinnati–Evansville vonal kezdete: a két város ugyanazt a színt fogadja.',
    },
    town: {
      say: 'Egy kapcsolat helységtől helységig tart, és a település is helység. *Koppints Indianapolisra, vedd a megjelölt lapkát a megjelölt állásban*: be és ki, így egy vonalból két kapcsolat lesz.',
      planned: 'A településen át a vonal két kapcsolatnak számít, és minden kapcsolat fizet.',
    },
    lastTile: {
      say: '*Még egy ív a megjelölt hexán* Indianapolis alatt, és a vonal eléri Evansville-t.',
      planned: 'E nélkül a lapka nélkül a vonal a semmibe fut: áru csak befejezett kapcsolaton mehet.',
    },
    built: {
      say: 'Egy körben három lapka építhető, több nem, és mindegyiket azonnal kifizetted. *Fejezd be az építést.*',
      planned: 'A vonal kész.',
    },
    there: {
      say: 'Indul az áru: a kocka kapcsolatokon át az első vele egyszínű városig megy. *Küldj egy kéket Cincinnatiből Evansville-be.* Minden felhasznált kapcsolatod 1\u00a0$ bevétel, mostantól minden fordulóban.',
      planned: 'Ez a kocka mindkét kapcsolatodat használja: +2 bevétel, és ilyen korán semmi sem hoz többet.',
    },
    back: {
      say: 'Mindenki szállít egy második kockát is. Cincinnati is kéket fogad: *küldj vissza egyet Evansville-ből* ugyanazon a vonalon.',
      planned: 'Ugyanaz a két kapcsolat még egyszer fizet. Egy szállítás most mindennél többet hoz.',
    },
    anyBuild: {
      say: 'Építs, amit szeretnél, legfeljebb három lapkát. Ami építhető, kiemelve látod; áru csak befejezett kapcsolaton mehet.',
    },
    anyAuction: { say: 'Emelj, vagy szállj ki: az első kettő kifizeti a licitjét, az utolsó nem fizet semmit.' },
    anyAction: { say: 'Válassz egy akciót. A kártyáján ott áll, mit tud; ebben a fordulóban senki másé nem lesz.' },
    anyGoods: {
      say: 'Szállíts egy kockát, ha van olyan, amelyet tudsz: a listán a legjobb áll elöl. Ha nincs, egy jobb mozdonnyal legközelebb messzebbre jutsz.',
    },
    production: {
      say: 'Az akciód két új kockát hoz. Tedd őket olyan városok oszlopába, amelyeket elérsz: akkor érkeznek meg, ha a számukat dobjátok.',
    },
  },
  sums: {
    start: { what: 'Kezdéskor', why: 'Mindenkinek ugyanannyi van.' },
    shares: {
      what: (shares) => `${shares} részvény`,
      why: (shares) => `A végéig minden fordulóban ${dollars(shares)}-ba kerül, a végén pedig ${3 * shares} pontba.`,
    },
    place: { what: 'A helyed', why: 'Az első kettő kifizeti a licitjét, az utolsó nem fizet semmit.' },
    track: {
      what: (tiles) => `${tiles} lapka`,
      why: 'Alföldön 2\u00a0$, településen, folyón és hegyen több. A befejezett kapcsolatok minden pályadarabja 1 pont a végén.',
    },
    other: { what: 'Egyéb', why: 'Minden más, amit tettél.' },
    income: {
      what: 'Bevétel',
      why: (links) =>
        links === 0
          ? 'Szállítás nélkül nincs bevétel.'
          : `A kockáid ${links} kapcsolatodat használták. Ezt minden fordulóban újra megkapod.`,
    },
    bills: {
      what: 'Költségek',
      why: (shares, engine) =>
        `${shares} részvényért ${dollars(shares)}, a mozdonyért ${dollars(engine)}: annyi, ahányas szintű.`,
    },
    left: {
      what: 'Maradt',
      why: (income, bills) =>
        income >= bills
          ? `A következő forduló újra ${dollars(income)}-t hoz, és ${dollars(bills)}-ba kerül: kint vagy a mínuszból, és a vonalad áll.`
          : `A következő forduló újra ${dollars(income)}-t hoz, és ${dollars(bills)}-ba kerül. Egy hosszabb vonal megfordítja.`,
    },
  },
}
