import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/spike/table.ts'

const { plural, list, dollars } = grammar

const spaces = (count: number): string => plural(count, { one: '1 Feld', other: `${count} Felder` })
const cards = (count: number): string => plural(count, { one: '1 Karte', other: `${count} Karten` })
const verb = (names: readonly string[], one: string, other: string): string =>
  `${list(names)} ${plural(names.length, { one, other })}`

export const texts: Translated<typeof english> = {
  phases: {
    sides: 'Aufträge',
    gift: 'Geschenk',
    route: 'Streckenkarten',
    train: 'Startstadt',
    move: 'Kostenlose Zugbewegung',
    action: 'Aktion',
    draw: 'Karten ziehen',
    after: 'Laden',
    over: 'Spielende',
  },
  ending: (phase, turns) =>
    plural(turns, { one: `${phase} · noch 1 Spielzug`, other: `${phase} · noch ${turns} Spielzüge` }),
  tasks: {
    sides: 'Welche Seite jedes deiner Aufträge soll gelten?',
    gift: (last) => `Du beginnst. Gib eine deiner Karten an ${last}, am Ende der Reihenfolge.`,
    route: 'Welche der zwei Streckenkarten behältst du?',
    train: 'Wähle die Stadt, in der dein Zug beginnt.',
    move: 'Bewege den Zug kostenlos, dann kommt eine Aktion.',
    action: 'Wähle eine Aktion.',
    draw: (left) => `Zieh bis zu ${cards(left)}.`,
    drawMore: (left) =>
      plural(left, {
        one: 'Du darfst noch 1 Karte ziehen, oder aufhören.',
        other: `Du darfst noch ${left} Karten ziehen, oder aufhören.`,
      }),
    after: 'Lade, liefere, oder beende deinen Spielzug.',
  },
  doing: {
    sides: (names) => `${verb(names, 'wählt', 'wählen')} Seiten von Aufträgen.`,
    gift: (names) => `${verb(names, 'verschenkt', 'verschenken')} eine Karte.`,
    route: (names) => `${verb(names, 'wählt', 'wählen')} eine Streckenkarte.`,
    train: (names) => `${verb(names, 'wählt', 'wählen')} die Startstadt.`,
    move: (names) => `${verb(names, 'darf', 'dürfen')} den Zug bewegen.`,
    action: (names) => `${verb(names, 'wählt', 'wählen')} eine Aktion.`,
    draw: (names) => `${verb(names, 'zieht', 'ziehen')} Karten.`,
    after: (names) => `${verb(names, 'lädt und liefert', 'laden und liefern')}.`,
  },
  firstCity:
    'Wähle eine Stadt: Du siehst, welche Ware es dort gibt und welche Aufträge sie nennen. Sie ist die erste deines Streckennetzes und bringt nichts ein.',
  anyCity: 'Wähle eine Stadt auf dem Spielplan, um zu sehen, was es dort gibt.',
  anyCityAndWay: 'Wähle eine Stadt auf dem Spielplan, um zu sehen, was es dort gibt und wie du hinkämst.',
  drawers: {
    cards: 'Karten',
    mine: 'Meins',
    market: 'Markt',
    journal: 'Protokoll',
    players: 'Spieler',
    rules: 'Regeln',
  },
  figures: {
    money: 'Geld',
    moneyHelp: 'Dollar, die auch Siegpunkte sind',
    cards: 'Karten',
    cardsHelp: (count) =>
      plural(count, { one: '1 Eisenbahnkarte auf der Hand', other: `${count} Eisenbahnkarten auf der Hand` }),
    train: 'Zug',
    trainHelp: 'Geschwindigkeit, Tender und Waggons des Zuges',
    cities: 'Städte',
    citiesHelp: 'Städte im Streckennetz; sie entscheiden bei Gleichstand',
    pieces: 'Teile',
    piecesHelp: 'Streckenteile, die noch da sind',
  },
  carries: (goods) => `Fracht: ${list(goods)}`,
  hand: 'Deine Hand',
  mine: {
    contracts: 'Aufträge',
    choosing: 'Die Seiten werden gerade gewählt.',
    routes: (count) => plural(count, { one: 'Streckenkarte', other: 'Streckenkarten' }),
    train: 'Zug',
    hand: 'Hand',
    watching: 'Du schaust nur zu: Handkarten und Streckenkarten bleiben bis zum Ende verdeckt.',
    watched: 'Du hast zugeschaut. Die Streckenkarten liegen offen bei der Endabrechnung.',
  },
  contract: {
    contract: 'wartet',
    train: 'auf dem Zug',
    delivered: 'geliefert',
    from: 'aus',
  },
  routeNow: (money) => `Mit deinem jetzigen Streckennetz: ${dollars(money)}`,
  routePaid: (money) => `${dollars(money)} erhalten`,
  train: {
    speed: spaces,
    tender: (level) => `zieht ${cards(level)}`,
    empty: 'leer',
  },
  city: {
    label: (city, goods, worth) => `${city}: ${goods}, ${dollars(worth)} auf dem Markt.`,
    trainOf: (name) => `Zug von ${name}.`,
    load: (goods) => `Hier kannst du ${goods} laden.`,
    loadOf: (name, goods) => `Hier kann ${name} ${goods} laden.`,
    pays: (goods, money) => `${goods}: Hier bekommst du dafür ${dollars(money)}.`,
    paysNoMore: (goods, money) =>
      `${goods}: Hier bekämst du dafür ${dollars(money)}, aber du hast hierher schon geliefert.`,
    paysOf: (name, goods, money) => `${goods}: Hier bekommt ${name} dafür ${dollars(money)}.`,
    paysNoMoreOf: (name, goods, money) =>
      `${goods}: Hier bekäme ${name} dafür ${dollars(money)}, hat aber schon hierher geliefert.`,
    heads: 'Sie steht oben auf deiner Streckenkarte: Ohne sie zahlt die Karte nichts.',
    onRoute: (money) => `${dollars(money)} auf deiner Streckenkarte, oder $1 neben einer besseren.`,
    network: 'Sie ist in deinem Streckennetz.',
    networkOf: (names) => `Im Streckennetz von ${list(names)}.`,
  },
  picks: {
    begin: 'hier beginnen',
    move: (count) => `hierher in ${plural(count, { one: '1 Feld', other: `${count} Feldern` })}`,
    connect: (count) => `lässt sich für ${cards(count)} anschließen`,
    lay: (rail) => `diesen Streckenabschnitt legen (${rail})`,
    takeBack: 'ab hier zurücknehmen',
  },
}
