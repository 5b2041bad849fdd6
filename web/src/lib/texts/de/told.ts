import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/told.ts'

const { plural } = grammar

export const texts: Translated<typeof english> = {
  takenBack: 'Der letzte Zug wurde zurückgenommen.',
  more: (moves) => plural(moves, { one: 'Noch 1 Zug.', other: `Noch ${moves} Züge.` }),
  figures: (round) => `Runde ${round} in Zahlen`,
  lastRound: 'Die letzte Runde',
  round: (round) => `Runde ${round}`,
  player: 'Wer',
  left: 'Rest',
  out: 'ausgeschieden',
  unknown: 'Was davor war, ist auf dieser Seite nicht bekannt.',
}
