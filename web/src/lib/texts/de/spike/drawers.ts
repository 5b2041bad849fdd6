import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/spike/drawers.ts'

const { plural } = grammar

const cards = (count: number): string => plural(count, { one: '*1* Karte', other: `*${count}* Karten` })

export const texts: Translated<typeof english> = {
  market: 'Markttafel',
  marketHelp:
    'So viele Dollar bringt das Anschließen einer Stadt, je nach ihrer Ware. Was gewertet wurde, fällt auf $1.',
  deck: 'Nachziehstapel',
  display: 'Auslage',
  stock: {
    round: 'Runde',
    roundOf: (round, rounds) => `${round} von ${rounds}`,
    deck: 'Nachziehstapel',
    time: 'Zeitkarten',
    timeLater: (round) => `kommen in Runde ${round}`,
    timeOut: (out, all) => `${out} von ${all} aufgedeckt; die dritte beendet die Partie`,
    cards,
    cardsSure: (count, sure) =>
      plural(sure, {
        one: `${cards(count)}[, die nächste sicher eine Eisenbahnkarte]`,
        other: `${cards(count)}[, die nächsten ${sure} sicher Eisenbahnkarten]`,
      }),
    paid: 'Bezahlt',
    nothing: 'noch nichts',
  },
  turn: {
    title: 'Dein Spielzug',
    move: {
      name: 'Kostenlose Zugbewegung',
      text: 'Nur für einen Zug auf der Strecke: höchstens so viele Felder wie seine Geschwindigkeit. In einer Stadt hält er.',
    },
    action: {
      name: 'Eine Aktion',
      text: 'Karten ziehen, eine Strecke zu einer neuen Stadt bauen, den Zug in Bewegung setzen, ihm eine Zusatzbewegung geben oder einen Teil verbessern.',
    },
    draw: {
      name: 'Karten ziehen',
      text: 'Eine nach der anderen, aus Auslage oder Nachziehstapel, so viele, wie dein Tender sagt.',
    },
    after: {
      name: 'Laden und liefern',
      text: 'Jederzeit in deinem Spielzug, solange der Zug in einer Stadt steht, außer beim Kartenziehen.',
    },
    end: 'Die dritte Zeitkarte in Runde 3 beendet die Partie sofort. Dein Geld und was deine Streckenkarte zahlt, sind deine Siegpunkte.',
  },
  final: {
    money: 'Geld',
    route: 'Streckenkarte',
    cities: 'Städte',
    ties: 'Bei Gleichstand entscheiden die Städte im Streckennetz, dann die nicht gebauten Streckenteile.',
    routes: 'Die Streckenkarten',
  },
}
