import { spansOf } from '../../both/clock/spans.ts'
import type { Translated } from '../../both/language/messages.ts'
import { texts as grammar } from '../../both/texts/de/grammar.ts'
import type { texts as english } from '../en/tell.ts'

const { list, plural } = grammar
const { longSpan } = spansOf('de')

export const texts: Translated<typeof english> = {
  title: {
    'player.turn': 'Du bist dran',
    'player.time': 'Die Zeit wird knapp',
    'player.began': 'Die Partie hat begonnen',
    'player.over': 'Die Partie ist vorbei',
    'player.said': (name) => `${name} schreibt`,
    'player.ending': 'Ein Tisch wird abgeräumt',
    'player.rules': 'Die Regeln haben sich geändert',
    'player.hello': 'Du bekommst Bescheid',
  },
  about: (what, table) => `${what} · ${table}`,
  yourTurn: (name) => `${name}, du bist dran.`,
  others: 'Andere fangen an.',
  round: (round, rounds) => `Runde ${round} von ${rounds}.`,
  since: (names) => `Seitdem ${plural(names.length, { one: 'hat', other: 'haben' })} ${list(names)} gespielt.`,
  left: (ms) => `Noch ${longSpan(ms)}.`,
  ending: 'Dort ist lange nichts passiert: In einer Woche wird der Tisch abgeräumt, wenn niemand etwas tut.',
  keep: 'Die Partiedatei lässt sich aufheben: Öffne den Tisch, um sie herunterzuladen.',
  rules:
    'Nach den heutigen Regeln wäre es eine andere Partie. Öffne den Tisch: Dort siehst du, ab wo, und ihr entscheidet gemeinsam, ob sie weitergeht.',
  hello: (name) => `Ab jetzt bekommt ${name} Nachricht von diesem Tisch.`,
  won: (names) => `${list(names)} ${plural(names.length, { one: 'hat', other: 'haben' })} gewonnen.`,
  nobodyWon: 'Niemand hat gewonnen.',
  place: (place, name, score) => `${place}. ${name}: ${score}`,
  out: 'ausgeschieden',
}
