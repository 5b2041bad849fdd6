import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/common/table.ts'

const { list, plural } = grammar

export const texts: Translated<typeof english> = {
  progress: (round, rounds, phase) => `Runde ${round}/${rounds} · ${phase}`,
  after: (round, rounds) => `Nach Runde ${round} von ${rounds}`,
  thinking: (names) => `${list(names)} ${plural(names.length, { one: 'überlegt', other: 'überlegen' })}.`,
  asked: (name, task) => `${name}: ${task}`,
  lineDown: 'Es geht weiter, sobald der Server wieder erreichbar ist.',
  watching: (sentence) => `Du schaust zu. ${sentence}`,
  out: 'ausgeschieden',
  youAreOut: (sentence) => `Du bist ausgeschieden. ${sentence}`,
  nobodyWon: 'Die Partie ist vorbei. Niemand hat gewonnen.',
  won: (name) => `${name} hat gewonnen.`,
  shared: (names) => `${list(names)} teilen sich den Sieg.`,
  presence: { bot: 'Bot', you: 'du', away: 'abwesend' },
  toAct: 'dran',
  by: { bot: 'ein Bot als Vertretung', clock: 'Zeit war um', order: 'laut Vorausanweisung' },
  goOn: 'Weiter',
  less: 'Weniger',
  more: 'Mehr',
  journal: {
    title: 'Protokoll',
    sinceYouCame: 'Seit du da bist',
    round: (round) => `Runde ${round}`,
    nothing: 'Noch ist nichts geschehen.',
    takenBack: (moves) =>
      plural(moves, { one: 'Ein Zug wurde zurückgenommen.', other: `${moves} Züge wurden zurückgenommen.` }),
  },
  rules: {
    round: 'Die Runde',
    map: 'Besonderheiten dieser Karte',
    rule: (rule) => `Regel ${rule}`,
    all: 'Alle Regeln',
  },
  end: {
    title: 'Endabrechnung',
    place: 'Platz',
    player: 'Wer',
    points: 'Punkte',
    lookBack: 'Partie durchblättern',
    again: 'Noch einmal spielen',
  },
}
