import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/steam/lesson.ts'

const { dollars } = grammar

export const texts: Translated<typeof english> = {
  steps: {
    tile: {
      say: 'A forduló az akciólapkákkal kezdődik; a számuk dönti el, ki lesz legközelebb az első. *Válaszd a Mozdonyt*: a kockáid egy helyett két kapcsolaton át mehetnek. 6\u00a0$-ba kerül, és a pénz magától előkerül: 5\u00a0$ egy mező bevételért.',
      planned:
        'A Mozdonnyal a kockáid két kapcsolaton át mennek, és minden kapcsolat fizet. Olcsóbb már sosem lesz, mint az első fordulóban.',
    },
    firstTile: {
      say: 'Jöhet a vágány! Körönként legfeljebb három lapka. Albany sárga kockát vár, és Hartfordban kettő is van: *koppints a megjelölt hexára Albany alatt*, és építs egyenesen tovább.',
      planned: 'Egy itteni lapka az első darabja annak a vonalnak, amely Hartford két sárga kockáját Albanyba viszi.',
    },
    town: {
      say: 'Egy kapcsolat helységtől helységig tart, és a település is helység. *Koppints Poughkeepsie-re, vedd a megjelölt lapkát a megjelölt állásban*: be és ki, így egy vonalból két kapcsolat lesz.',
      planned: 'A településen át a vonal két kapcsolatnak számít, és minden kapcsolat fizet.',
    },
    lastTile: {
      say: '*Még egy ív a megjelölt hexán*, és a vonal eléri Hartfordot.',
      planned: 'E nélkül a lapka nélkül a vonal a semmibe fut: áru csak befejezett kapcsolaton mehet.',
    },
    built: { say: 'Egy körben három lapka építhető, több nem. *Fejezd be az építést.*', planned: 'A vonal kész.' },
    first: {
      say: 'Indul az áru: a kocka kapcsolatokon át az első vele egyszínű városig megy. *Küldj egy sárgát Hartfordból Albanyba*; minden felhasznált kapcsolatod egy pontot hoz.',
      planned: 'Ez a kocka mindkét kapcsolatodat használja: két pont, és ilyen korán semmi sem hoz többet.',
    },
    income: {
      say: 'A pontokat a bevételedhez vagy a győzelmi pontjaidhoz adhatod. *Válaszd a bevételt*: az elején fordulóról fordulóra ez hozza vissza, amit a tőkéért leadtál.',
      planned:
        'Az első fordulókban egy mező bevétel minden fordulóban egy dollárt spórol; a győzelmi pont ráér addig, amíg a pénz gond.',
    },
    second: {
      say: 'Mindenki szállít egy második kockát is. *A másik sárga* ugyanezen az úton megy.',
      planned: 'Ugyanaz a két kapcsolat még egyszer fizet.',
    },
    incomeAgain: {
      say: '*Még egyszer bevétel*, és kint vagy a mínuszból.',
      planned: 'Minden nulla alatti mező bevételért minden fordulóban fizetni kell.',
    },
    anyTile: {
      say: 'Válassz egy lapkát. A kártyáján ott áll, mit tud; a kis számok jönnek elöl a következő fordulóban.',
    },
    anyBuild: {
      say: 'Építs, amit szeretnél, legfeljebb három lapkát. Ami építhető, kiemelve látod; áru csak befejezett kapcsolaton mehet.',
    },
    anyGoods: {
      say: 'Szállíts egy kockát, ha van olyan, amelyet tudsz: a listán a legjobb áll elöl. Ha nincs, egy jobb mozdonnyal legközelebb messzebbre jutsz.',
    },
    anyScore: {
      say: 'A pontok mehetnek a bevételedhez, ami minden fordulóban fizet, vagy a győzelmi pontjaidhoz, ami megmarad.',
    },
  },
  sums: {
    start: { what: 'Kezdéskor', why: 'Senkinek sincs pár dollárnál többje: a pénz akkor jön, amikor kell.' },
    raised: {
      what: 'Tőke',
      why: (steps) => `Akkor szerezted, amikor fizetni kellett: ${steps} mező bevételért, mezőnként 5\u00a0$.`,
    },
    tile: {
      what: 'Akciólapka',
      why: 'A Mozdony ára 4\u00a0$ és még annyi dollár, ahányas szintű lesz; a többi lapka java ingyenes.',
    },
    track: {
      what: (tiles) => `${tiles} lapka`,
      why: 'Alföldön 2\u00a0$, településen, folyón és hegyen több. Minden befejezett kapcsolat 1 pont a végén.',
    },
    other: { what: 'Egyéb', why: 'Minden más, amit tettél.' },
    links: {
      what: 'Bevétel',
      why: (gained, lost) =>
        `${gained} mező fel a szállításokból, ${lost} mező le a tőkéért. Most is megkapod, és minden további fordulóban.`,
    },
    left: {
      what: 'Maradt',
      why: (income) =>
        income >= 0
          ? `A bevételed ${dollars(income)}: a vonal egyetlen forduló alatt megtérült, és a játszma végéig áll.`
          : 'A bevételed nulla alatt van: ezt minden fordulóban fizeted, és a végén pontba is kerül. A szállítások húzzák fel.',
    },
  },
}
