import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/spike/turn.ts'

const { change, dollars, The } = grammar

const spaces = (count: number): string => `${count} mező`
const cards = (count: number): string => `${count} kártya`

/** Where a train comes to rest. */
const goals = (before = '') => ({
  city: (city: string) => `${before}ide: ${city}`,
  ahead: (city: string) => `${before}nyílt pályára, előtte ${city}`,
  line: (count: number) => `${before}nyílt pályára, ${spaces(count)}`,
})

const arrives = (before: string) => ({
  empty: (count: number) => `${before} ${spaces(count)}`,
  delivers: (count: number, money: number) => `${before} ${spaces(count)}, szállítás ${dollars(money)}-ért`,
})

export const texts: Translated<typeof english> = {
  tabs: { title: 'Akciófajták', draw: 'Húzás', build: 'Építés', train: 'Vonat', upgrade: 'Fejlesztés' },
  handOver: {
    to: (name) => `Add át az eszközt: ${name}. Addig senki lapjai sem látszanak.`,
    itIsMe: (name) => `Én vagyok ${name}: mutasd a lapjaimat`,
  },
  end: 'Kör vége',
  draw: {
    take: (rail, line) => `${The(rail)} kártya elvétele (${line})`,
    deck: (count) => `Húzó\u00adpakli, ${count}`,
    stop: 'Nem húzok többet',
    upTo: (count) => `Legfeljebb ${cards(count)}, egyenként. A kínálat akkor töltődik fel, ha végeztél.`,
  },
  freight: {
    deliver: (goods, money) => `Leszállítás: [${goods}] · ${dollars(money)}`,
    load: (goods) => `Felrakás: [${goods}]`,
    loadInstead: (goods, drop) => `Felrakás: [${goods}], ${drop} helyett`,
    putBack: (goods) => `Vissza a szerződésre: ${goods}`,
  },
  facts: (facts) => facts.join(', '),
  build: {
    pick: 'Válassz egy várost a táblán vagy itt.',
    loads: 'felrakható',
    pays: (money) => `fizet: ${dollars(money)}`,
    route: 'útvonal',
    cards,
    missing: (lacking) => `hiányzik: ${lacking}`,
    none: 'A lapjaid még egyetlen új városig sem elegek, még egy-két további kártyával sem.',
    compose: 'Vasútvonal szakaszonként',
  },
  compose: {
    begin: 'Koppints egy kiemelt szakaszra a hálózatodnál, aztán a következőre, amíg városba nem érsz.',
    unpaid: (city, money) => `Ide vezet: ${city} (${change(money)}), de a lapjaid nem elegek rá, jokerekkel sem.`,
    unfinished: 'Még nem ér városba.',
    takeBack: 'Az utolsó szakasz visszavonása',
    cancel: 'Mégsem',
  },
  run: {
    kinds: { free: 'Ingyenes mozgás', start: 'Elindítás, akcióként', boost: 'Pluszlépés, akcióként' },
    goals: goals(),
    go: { free: goals('Mozgás '), start: goals('Elindítás '), boost: goals('Pluszlépés ') },
    delivers: (goods, money) => `leszállítható: ${goods}, ${dollars(money)}`,
    loads: (goods) => `felrakható: ${goods}`,
    stay: 'Maradjon, ahol van',
  },
  upgrade: {
    to: (level, part, price) => `${level}[ – ${part}] · ${dollars(price)}`,
    best: 'nincs ennél jobb',
  },
  city: {
    market: 'az árupiacon',
    close: (city) => `Bezárás: ${city}`,
    begin: (city) => `Kezdőváros: ${city}`,
    arrives: {
      free: arrives('A vonat ingyen ide jut:'),
      start: arrives('Elindítás: idáig'),
      boost: arrives('Pluszlépés: idáig'),
    },
    ways: 'Utak ide',
    waysTo: (city) => `Utak ide: ${city}`,
    takes: 'Ennyibe kerül',
    lacking: (lacking) => `Még nem: hiányzik ${lacking}, vagy joker helyette.`,
    tooFar: 'A lapjaiddal nem elérhető: minden úton kettőnél több hiányzik.',
  },
  pay: {
    title: 'Amivel fizetsz',
    as: (cards) => `mint ${cards}`,
    pieces: (pieces, left) => `${pieces} sínelem, utána marad ${left}.`,
    build: (city, money) => `Építés: ${city} · ${change(money)}`,
  },
}
