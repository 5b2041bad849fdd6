import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/accord.ts'

const { list, plural } = grammar

const moves = (count: number): string => plural(count, { one: 'einen Zug', other: `${count} Züge` })

export const texts: Translated<typeof english> = {
  wants: {
    'take-back': (name, count) => `${name} möchte ${moves(count)} zurücknehmen.`,
    'stand-in': (name, other) => `${name} möchte einen Bot spielen lassen, bis ${other} zurück ist.`,
    offer: (name, other) => `${name} möchte den Platz von ${other} jemand anderem anbieten.`,
    'new-rules': (name) => `${name} möchte mit den heutigen Regeln weiterspielen.`,
  },
  drawn: 'Seitdem hat der Zufall gesprochen: Was gezogen wurde, ist bekannt und kommt wieder genauso heraus.',
  waiting: (names) => `Es fehlt noch: ${list(names)}.`,
  show: 'Diesen Moment zeigen',
  yes: 'Einverstanden',
  no: 'Nein',
  withdraw: 'Doch nicht',
  ask: {
    takeBack: (count) => `Bitten, ${moves(count)} zurückzunehmen`,
    standIn: (name) => `Bitten, für ${name} einen Bot spielen zu lassen`,
    offer: (name) => `Bitten, den Platz von ${name} anzubieten`,
  },
  hand: {
    on: 'Platz weitergeben',
    help: 'Wer diesen Link öffnet, darf den Platz übernehmen. Bis dahin spielst du weiter.',
    copy: 'Link zu diesem Platz kopieren',
    stop: 'Platz behalten',
  },
  take: {
    question: (name) => `Dir wird der Platz von ${name} angeboten.`,
    open: (name) => `${name} ist gegangen: Der Platz ist frei.`,
    over: 'Übernehmen',
    name: 'Dein Name',
    later: 'Jetzt nicht',
    gone: 'Dieser Platz wird nicht mehr angeboten.',
    broken: 'Dieser Link sollte einen Platz anbieten, ist aber nicht vollständig. Bitte noch einmal darum.',
  },
  host: 'Gastgeber werden: Wer es war, ist gegangen',
}
