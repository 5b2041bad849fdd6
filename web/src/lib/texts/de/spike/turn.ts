import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/spike/turn.ts'

const { plural, dollars, change } = grammar

const spaces = (count: number): string => plural(count, { one: '1 Feld', other: `${count} Felder` })
const afterSpaces = (count: number): string => plural(count, { one: '1 Feld', other: `${count} Feldern` })
const cards = (count: number): string => plural(count, { one: '1 Karte', other: `${count} Karten` })

/** Where a train comes to rest. */
const goals = (before = '') => ({
  city: (city: string) => `${before}nach ${city}`,
  ahead: (city: string) => `${before}auf die Strecke vor ${city}`,
  line: (count: number) => `${before}auf die Strecke, ${spaces(count)} weiter`,
})

const arrives = (before: string, counted: (count: number) => string) => ({
  empty: (count: number) => `${before} ${counted(count)}`,
  delivers: (count: number, money: number) => `${before} ${counted(count)}, liefert für ${dollars(money)}`,
})

export const texts: Translated<typeof english> = {
  tabs: { title: 'Arten von Aktionen', draw: 'Ziehen', build: 'Bauen', train: 'Zug', upgrade: 'Ausbau' },
  handOver: {
    to: (name) => `Gib das Gerät an ${name}. Solange sind keine Karten zu sehen.`,
    itIsMe: (name) => `Ich bin ${name}: Zeig meine Karten`,
  },
  end: 'Spielzug beenden',
  draw: {
    take: (rail, line) => `Karte nehmen: ${rail} (${line})`,
    deck: (count) => `Stapel, ${count}`,
    stop: 'Nicht mehr ziehen',
    upTo: (count) => `Bis zu ${cards(count)}, eine nach der anderen. Die Auslage wird aufgefüllt, wenn du fertig bist.`,
  },
  freight: {
    deliver: (goods, money) => `[${goods}] liefern · ${dollars(money)}`,
    load: (goods) => `[${goods}] laden`,
    loadInstead: (goods, drop) => `[${goods}] laden, ${drop} abwerfen`,
    putBack: (goods) => `${goods} abwerfen`,
  },
  facts: (facts) => facts.join(', '),
  build: {
    pick: 'Wähle eine Stadt auf dem Spielplan oder hier.',
    loads: 'lädt',
    pays: (money) => `zahlt ${dollars(money)}`,
    route: 'Streckenkarte',
    cards,
    missing: (lacking) => `es fehlt ${lacking}`,
    none: 'Mit deinen Karten erreichst du noch keine neue Stadt, auch nicht mit ein, zwei Karten mehr.',
    compose: 'Strecke Abschnitt für Abschnitt legen',
  },
  compose: {
    begin:
      'Wähle einen leuchtenden Streckenabschnitt an deinem Streckennetz, dann den nächsten, bis du in eine Stadt kommst.',
    unpaid: (city, money) =>
      `Sie führt nach ${city} (${change(money)}), aber deine Karten reichen nicht, auch nicht mit Jokern.`,
    unfinished: 'Noch in keiner Stadt.',
    takeBack: 'Letzten Abschnitt zurücknehmen',
    cancel: 'Doch nicht',
  },
  run: {
    kinds: {
      free: 'Kostenlose Zugbewegung',
      start: 'In Bewegung setzen, als deine Aktion',
      boost: 'Zusatzbewegung, als deine Aktion',
    },
    goals: goals(),
    go: { free: goals('Fahren '), start: goals('Losfahren '), boost: goals('Zusatzbewegung ') },
    delivers: (goods, money) => `liefert ${goods} für ${dollars(money)}`,
    loads: (goods) => `kann ${goods} laden`,
    stay: 'Stehen lassen',
  },
  upgrade: {
    to: (level, part, price) => `Auf ${level}[ für ${part}] · ${dollars(price)}`,
    best: 'besser geht nicht',
  },
  city: {
    market: 'auf dem Markt',
    close: (city) => `${city} schließen`,
    begin: (city) => `In ${city} beginnen`,
    arrives: {
      free: arrives('Der Zug fährt kostenlos hierher:', spaces),
      start: arrives('In Bewegung setzen: Ankunft nach', afterSpaces),
      boost: arrives('Zusatzbewegung: Ankunft nach', afterSpaces),
    },
    ways: 'Wege dorthin',
    waysTo: (city) => `Wege nach ${city}`,
    takes: 'Braucht',
    lacking: (lacking) => `Noch nicht: Es fehlt ${lacking} oder Joker dafür.`,
    tooFar: 'Für deine Karten außer Reichweite: Auf jedem Weg fehlen mehr als zwei.',
  },
  pay: {
    title: 'Was du bezahlst',
    as: (cards) => `als ${cards}`,
    pieces: (pieces, left) =>
      plural(pieces, {
        one: `1 Streckenteil, danach noch ${left}.`,
        other: `${pieces} Streckenteile, danach noch ${left}.`,
      }),
    build: (city, money) => `Nach ${city} bauen · ${change(money)}`,
  },
}
