import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/spike/lesson.ts'

export const texts: Translated<typeof english> = {
  steps: {
    home: {
      say: 'Az egyik szerződésed 4\u00a0$-t fizet a búzáért Buffalóban. Columbusban van búza, és nincs messze: *koppints Columbusra*, és kezdd ott.',
      planned: 'Columbusban van az a búza, amelyért Buffalo fizet, és a kezedben lévő lapok éppen oda vezetnek.',
    },
    load: {
      say: 'A te köröd. A vonatod ott áll, ahol a búza: *rakd fel*. Ingyen van, és nem akció.',
      planned: 'Előbb rakodj: ingyen van, és a vonat bármikor elindul, már viheti is.',
    },
    build: {
      say: 'Most egy akció. A vasútvonalért szakaszonként egy, vele azonos színű kártyával fizetsz, és az új város annyit fizet, amennyit az áruja az árupiacon ér. *Építs Pittsburghbe*: megvannak hozzá a kártyáid.',
      planned: 'Pittsburgh Buffalo felé esik, és a kártyáid éppen erre a két szakaszra elegek.',
    },
    buildOn: {
      say: 'A kártyáid megint jók: *építs tovább Buffalóba*. A város azonnal fizet, és kész a búza útja.',
      planned: 'Ezzel a vasútvonallal kész az út Columbustól Buffalóig.',
    },
    upgrade: {
      say: 'Négy szakasz hosszú út, ha körönként egyet mész. *Vegyél 2-es sebességet* 3\u00a0$-ért: minden hosszú úton megtérül.',
      planned: '2-es sebességgel a vonatnak feleannyi kör kell, ezen az úton és minden továbbin.',
    },
    start: {
      say: 'Az álló vonatot akcióval kell elindítani. *Indítsd el Pittsburgh felé*, két szakasszal.',
      planned: 'Indíts most: onnan a vonat magától megy, és marad egy akciód is.',
    },
    move: {
      say: 'Az úton lévő vonat az akciód előtt ingyen mozog. A várost megállás nélkül át is ugorhatja: *két szakasz tovább, Buffalo felé*.',
      planned: 'Pittsburghöt ugord át: városban a vonat megállna, és újra el kellene indítani.',
    },
    draw: {
      say: 'És az akciód: kevés lap maradt a kezedben, *húzz*. Vegyél el egy nyitott kártyát, vagy a húzópakli tetejét.',
      planned: 'Ilyen kevés kártyából nem építhetsz semmit, a vonatnak pedig most semmi sem kell.',
    },
    drawMore: {
      say: '*Húzz egy másodikat is*: ez ugyanaz az akció. Két egyforma felér egy bármilyen másikkal, úgyhogy vedd azt, ami hiányzik.',
      planned: 'A kártya a játszma órája: akinek több van, többet épít.',
    },
    arrive: {
      say: 'A vonat Buffalo kapujában áll: *menj be*.',
      planned: 'Buffalóban leszállíthatod a búzát.',
    },
    deliver: {
      say: 'Megérkeztél. *Szállítsd le a búzát*: ez sem akció.',
      planned: 'A szerződés csak akkor fizet, ha a búzát leszállítottad.',
    },
    anyHome: { say: 'Válassz kezdővárost: legjobb olyat, amelynek az áruját kéri egy szerződésed.' },
    anyMove: {
      say: 'A vonatod az akciód előtt mozoghat: olyan város felé, ahol van mit felraknia vagy leszállítania.',
    },
    anyAction: {
      say: 'Körönként egy akció: húzz kártyát, építs új városba, indítsd el a vonatot, adj neki pluszlépést, vagy fejleszd. A rakodás ingyen van.',
    },
    anyDraw: { say: 'Húzz tovább, vagy állj meg.' },
    anyEnd: { say: 'Megvolt az akciód. Rakodj, ha tudsz, és fejezd be a köröd.' },
  },
  sums: {
    start: { what: 'Kezdéskor', why: 'Senkinek sincs pénze: a városok és a szerződések hozzák.' },
    cities: {
      what: (cities) => `${cities} új város`,
      why: 'Annyi, amennyit az áruja az árupiacon ér, 1–3\u00a0$. Aztán mozog a piac: keresd a magasan álló árukat.',
    },
    upgrades: {
      what: 'Vonat',
      why: 'Minden rész első fejlesztése 3\u00a0$, a második 5\u00a0$. Az egész játszmára szól.',
    },
    deliveries: {
      what: 'Szállítás',
      why: 'Egy szerződés annyi dollárt fizet, ahány szakasz a legrövidebb út. Ha két út közös pályán megy, ugyanaz a vágány kétszer fizet.',
    },
    left: {
      what: 'A tiéd',
      why: (segments) =>
        `A végén csak a pénz számít. A tiéd marad ${segments} szakasz vágány: a következő szerződés ott kezdődhet, ahol ez véget ér.`,
    },
  },
}
