import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/spike/told.ts'

const { plural, list, dollars } = grammar

const counted = (spaces: number): string => plural(spaces, { one: '1 Feld', other: `${spaces} Felder` })

const moved = (how: (spaces: string) => string) => ({
  city: (name: string, spaces: number, city: string) => `${name} ${how(counted(spaces))} und erreicht ${city}.`,
  line: (name: string, spaces: number, place: (words: string) => string) =>
    `${name} ${how(counted(spaces))} und steht ${place('auf der Strecke')}.`,
})

const upgraded = (part: string) => (name: string, level: number, price: number) =>
  `${name} verbessert ${part} auf ${level} für ${dollars(price)}.`

export const texts: Translated<typeof english> = {
  choseSides: (name) => `${name} hat die Seiten der Aufträge gewählt.`,
  sidesOpened: (name, contracts) => `${name} deckt Aufträge auf: ${list(contracts)}.`,
  contract: (goods, side) => `${goods} ${side}`,
  dealt: (first) => `Die Karten sind ausgeteilt. ${first} beginnt.`,
  gave: (name, card, to) => `${name} gibt ${card} an ${to}.`,
  gaveUnseen: (name, to) => `${name} gibt eine Karte an ${to}.`,
  keptRoute: (name, city) => `${name} behält die Streckenkarte ${city}.`,
  keptUnseen: (name) => `${name} behält eine Streckenkarte.`,
  placedTrain: (name, city) => `${name} beginnt in ${city}.`,
  stayed: (name) => `${name} lässt den Zug stehen.`,
  moved: {
    free: moved((spaces) => `fährt ${spaces}`),
    start: moved((spaces) => `setzt den Zug in Bewegung, fährt ${spaces}`),
    boost: moved((spaces) => `nutzt die Zusatzbewegung, fährt ${spaces}`),
  },
  drew: (name, card) => `${name} zieht ${card} vom Nachziehstapel.`,
  drewUnseen: (name) => `${name} zieht eine Karte vom Nachziehstapel.`,
  took: (name, card) => `${name} nimmt ${card} aus der Auslage.`,
  tookUnseen: (name) => `${name} nimmt die Karte aus der Auslage.`,
  opened: (rails) => `Aufgedeckt: ${list(rails)}.`,
  timeCard: (out) => `Eine Zeitkarte: ${out} von 3.`,
  lastTimeCard: 'Die dritte Zeitkarte: Die Partie endet sofort.',
  round: 'Der Nachziehstapel wird neu gemischt.',
  lastRound: 'Der Nachziehstapel wird zum letzten Mal gemischt; drei Zeitkarten liegen in seiner unteren Hälfte.',
  built: (name, city, pieces, payment, money) =>
    plural(pieces, {
      one: `${name} schließt ${city} mit 1 Streckenteil an, für ${payment}: ${dollars(money)}.`,
      other: `${name} schließt ${city} mit ${pieces} Streckenteilen an, für ${payment}: ${dollars(money)}.`,
    }),
  upgraded: {
    speed: upgraded('die Geschwindigkeit'),
    tender: upgraded('den Tender'),
    cars: upgraded('die Waggons'),
  },
  loaded: (name, goods, city) => `${name} lädt ${goods} in ${city}.`,
  dropped: (name, goods) => `${name} wirft ${goods} ab, zurück auf den Auftrag.`,
  delivered: (name, goods, city, money) => `${name} liefert ${goods} nach ${city} für ${dollars(money)}.`,
  leftMatch: (name) => `${name} hat aufgegeben und scheidet aus.`,
  lastTurns: (name, turns) =>
    plural(turns, {
      one: `${name} kann weder bauen noch liefern: noch 1 Spielzug.`,
      other: `${name} kann weder bauen noch liefern: noch ${turns} Spielzüge.`,
    }),
  routeScored: (name, city, money) => `${name} deckt die Streckenkarte ${city} auf: ${dollars(money)}.`,
  ended: (winners) =>
    `Die Partie ist vorbei. ${list(winners)} ${plural(winners.length, { one: 'hat', other: 'haben' })} gewonnen.`,
  ledger: { cities: 'Städte', freight: 'Fracht', route: 'Streckenkarte', rest: 'Zug' },
}
