import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/spike/table.ts'
import { carried } from './names.ts'

const { dollars, list } = grammar

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const spaces = (count: number): string => `${count} mező`
const cards = (count: number): string => `${count} kártya`

export const texts: Translated<typeof english> = {
  phases: {
    sides: 'Szerződések',
    gift: 'Ajándék',
    route: 'Útvonalkártyák',
    train: 'Kezdőváros',
    move: 'Ingyenes mozgás',
    action: 'Akció',
    draw: 'Kártyahúzás',
    after: 'Rakodás',
    over: 'Vége',
  },
  ending: (phase, turns) => `${phase} · még ${turns} kör`,
  tasks: {
    sides: 'Melyik oldaluk számítson a szerződéseidnek?',
    gift: (last) => `Te kezdesz. Adj oda egy kártyát annak, aki utolsó: ${last}.`,
    route: 'Melyik útvonalkártyát tartod meg a kettő közül?',
    train: 'Válassz kezdővárost a vonatodnak.',
    move: 'Mozgasd ingyen a vonatot, aztán válassz egy akciót.',
    action: 'Válassz egy akciót.',
    draw: (left) => `Húzz legfeljebb ${left} kártyát.`,
    drawMore: (left) => `Húzhatsz még ${left} kártyát, vagy megállhatsz.`,
    after: 'Rakodj, vagy fejezd be a köröd.',
  },
  doing: {
    sides: (names) => `${list(names)} a szerződések oldalát választja.`,
    gift: (names) => `${list(names)} kártyát ajándékoz.`,
    route: (names) => `${list(names)} útvonalkártyát választ.`,
    train: (names) => `${list(names)} kezdővárost választ.`,
    move: (names) => `${list(names)} mozgathatja a vonatát.`,
    action: (names) => `${list(names)} akciót választ.`,
    draw: (names) => `${list(names)} kártyát húz.`,
    after: (names) => `${list(names)} rakodik.`,
  },
  firstCity:
    'Koppints egy városra: látod, mit kínál, és melyik szerződésen szerepel. Ez a hálózatod első városa, és nem fizet semmit.',
  anyCity: 'Koppints egy városra a táblán, és látod, mit kínál.',
  anyCityAndWay: 'Koppints egy városra a táblán, és látod, mit kínál, és hogyan juthatsz el oda.',
  drawers: {
    cards: 'Kártyák',
    mine: 'Enyém',
    market: 'Piac',
    journal: 'Napló',
    players: 'Játékosok',
    rules: 'Szabályok',
  },
  figures: {
    money: 'Pénz',
    moneyHelp: 'Dollár, ami egyben pont is',
    cards: 'Kártya',
    cardsHelp: (count) => `${count} vasútkártya kézben`,
    train: 'Vonat',
    trainHelp: 'A vonat sebessége, szerkocsija és vagonjai',
    cities: 'Város',
    citiesHelp: 'A hálózat városai; holtversenynél a több dönt',
    pieces: 'Sínelem',
    piecesHelp: 'Megmaradt sínelemek',
  },
  carries: (goods) => `rakománya: ${list(goods)}`,
  hand: 'Kézben lévő lapjaid',
  mine: {
    contracts: 'Szerződések',
    choosing: 'Az oldaluk most dől el.',
    routes: (count) => (count === 1 ? 'Útvonalkártya' : 'Útvonalkártyák'),
    train: 'Vonat',
    hand: 'Kézben',
    watching: 'Néző vagy: a kézben lévő lapok és az útvonalkártyák a végéig rejtve maradnak.',
    watched: 'Néző voltál. Az útvonalkártyák a végeredmény mellett, nyitva láthatók.',
  },
  contract: {
    contract: 'vár',
    train: 'a vonaton',
    delivered: 'leszállítva',
    from: 'innen:',
  },
  routeNow: (money) => `A mostani hálózatoddal: ${dollars(money)}`,
  routePaid: (money) => `Kifizetve: ${dollars(money)}`,
  train: {
    speed: spaces,
    tender: (level) => `${cards(level)} húzható`,
    empty: 'üres',
  },
  city: {
    label: (city, goods, worth) => `${city}: ${goods}, az árupiacon ${dollars(worth)}.`,
    trainOf: (name) => `${name} vonata.`,
    load: (goods) => `Itt ${carried(goods)} rakhatsz fel.`,
    loadOf: (name, goods) => `${name} itt ${carried(goods)} rakhat fel.`,
    pays: (goods, money) => `${capital(goods)}: a rakományod itt ${dollars(money)}-t ér.`,
    paysNoMore: (goods, money) =>
      `${capital(goods)}: a rakományod itt ${dollars(money)}-t érne, de ide már szállítottál.`,
    paysOf: (name, goods, money) => `${capital(goods)}, ${name} rakománya: itt ${dollars(money)}-t ér.`,
    paysNoMoreOf: (name, goods, money) =>
      `${capital(goods)}, ${name} rakománya: itt ${dollars(money)}-t érne, de ide már szállított.`,
    heads: 'Ez áll az útvonalkártyád tetején: nélküle a kártya semmit sem fizet.',
    onRoute: (money) => `Az útvonalkártyádon ${dollars(money)}-t ér, egy jobb mellett 1\u00a0$-t.`,
    network: 'A hálózatodban van.',
    networkOf: (names) => `Akinek a hálózatában van: ${list(names)}.`,
  },
  picks: {
    begin: 'kezdés itt',
    move: (count) => `ide ${spaces(count)}`,
    connect: (count) => `${count} kártyáért bekapcsolható`,
    lay: (rail) => `${rail} szakasz letétele`,
    takeBack: 'visszavonás innen',
  },
}
