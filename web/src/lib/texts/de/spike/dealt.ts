import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/spike/dealt.ts'

const { plural } = grammar

export const texts: Translated<typeof english> = {
  sides: 'Diese Seiten wählen',
  sidesLeft: (contracts) => plural(contracts, { one: 'Noch 1 Auftrag', other: `Noch ${contracts} Aufträge` }),
  jokers: 'Karten eines Typs gelten als Joker: Zwei oder mehr ersetzen eine Karte weniger eines anderen Typs.',
  pickGift: 'Wähle eine Karte zum Verschenken',
  give: (card, name) => `${card} an ${name} geben`,
  routePays:
    'Am Ende zahlt sie die beste ihrer Städte ganz und $1 für jede andere, wenn auch die Stadt oben auf der Karte in deinem Streckennetz ist.',
  pickRoute: 'Wähle eine Karte',
  keep: (city) => `${city} behalten`,
}
