import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/spike/hint.ts'

const { dollars, list, plural } = grammar

const about = (amount: number): string => (amount < 1 ? 'ein wenig' : `etwa ${dollars(Math.round(amount))}`)

export const texts: Translated<typeof english> = {
  does: {
    sides: (contracts) => `Diese Seiten wählen: ${list(contracts)}`,
    side: (goods, side) => `${goods} ${side}`,
    give: (card) => `${card} verschenken`,
    route: (city) => `Die Streckenkarte ${city} behalten`,
    begin: (city) => `In ${city} beginnen`,
    stay: 'Den Zug stehen lassen',
    move: (spaces) => plural(spaces, { one: 'Den Zug 1 Feld bewegen', other: `Den Zug ${spaces} Felder bewegen` }),
    moveTo: (city) => `Den Zug nach ${city} bewegen`,
    draw: 'Vom Nachziehstapel ziehen',
    take: (card) => `${card} aus der Auslage nehmen`,
    stopDrawing: 'Nicht mehr ziehen',
    build: (city) => `Nach ${city} bauen`,
    upgrade: { speed: 'Die Geschwindigkeit verbessern', tender: 'Den Tender verbessern', cars: 'Einen Waggon kaufen' },
    load: (goods) => `${goods} laden`,
    deliver: (goods) => `${goods} liefern`,
    drop: (goods) => `${goods} abwerfen`,
    endTurn: 'Den Spielzug beenden',
  },
  contract: (goods, from, to, payment) =>
    `Der Plan: ${goods} in ${from} holen und für ${dollars(payment)} nach ${to} bringen.`,
  loaded: (goods, to, payment) => `Der Plan: ${goods} für ${dollars(payment)} nach ${to} bringen.`,
  paid: (goods, city, payment) => `${city} zahlt ${dollars(payment)} für ${goods}.`,
  connects: (city, money) => `${city} anzuschließen bringt auf dem Markt sofort ${dollars(money)}.`,
  bound: (city) => `Der Zug ist unterwegs nach ${city}.`,
  lacks: (city, cards) =>
    plural(cards, {
      one: `Für die Strecke nach ${city} fehlt eine Karte.`,
      other: `Für die Strecke nach ${city} fehlen ${cards} Karten.`,
    }),
  part: (price) => `Es kostet ${dollars(price)} und nützt von jetzt an.`,
  term: {
    market: (more) => `Der Markt bringt am Ende ${about(more)} mehr.`,
    contracts: (more) => `Aufträge bringen am Ende ${about(more)} mehr.`,
    route: (more) => `Die Streckenkarte bringt am Ende ${about(more)} mehr.`,
    parts: (more) => `Für Verbesserungen geht weniger drauf: ${about(more)}.`,
    rivals: (more) => `Den anderen bleibt weniger Zeit, das ist ${about(more)} wert.`,
  },
  over: (more, second) => `Das ist ${about(more)} besser als das Nächstbeste: ${second}.`,
  route: (city) => `Die Karte mit ${city} oben passt am besten zu deinen Aufträgen.`,
  lost: (amount) => `etwa ${dollars(Math.round(amount))}`,
  least: 'Davon hast du am wenigsten.',
}
