import type { Translated } from '../../both/language/messages.ts'
import { texts as grammar } from '../../both/texts/de/grammar.ts'
import type { texts as english } from '../en/webhooks.ts'

const { plural, list } = grammar

export const texts: Translated<typeof english> = {
  begun: 'Die Partie hat begonnen.',
  test: 'Das ist ein Test: Ab jetzt erfahrt ihr hier von diesem Tisch.',
  somebody: 'Jemand ist dran.',
  turn: (names) => `${list(names)} ${plural(names.length, { one: 'ist', other: 'sind' })} dran.`,
  round: (round, rounds) => `Runde ${round} von ${rounds}.`,
  over: 'Die Partie ist vorbei.',
  nobodyWon: 'Niemand hat gewonnen.',
  won: (names) => `${list(names)} ${plural(names.length, { one: 'hat', other: 'haben' })} gewonnen.`,
  place: (place, name, score) => `${place}. ${name}: ${score}`,
  out: 'ausgeschieden',
}
