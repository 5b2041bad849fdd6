import type { Translated } from '../../both/language/messages.ts'
import { texts as grammar } from '../../both/texts/hu/grammar.ts'
import type { texts as english } from '../en/webhooks.ts'

const { list } = grammar

export const texts: Translated<typeof english> = {
  begun: 'Elkezdődött a játszma.',
  test: 'Ez egy próba: mostantól itt hírt kaptok erről az asztalról.',
  somebody: 'Valaki soron van.',
  turn: (names) => `Most jön: ${list(names)}.`,
  round: (round, rounds) => `${round}/${rounds}. forduló.`,
  over: 'Vége a játszmának.',
  nobodyWon: 'Senki sem nyert.',
  won: (names) => `${list(names)} nyert.`,
  place: (place, name, score) => `${place}. ${name}: ${score}`,
  out: 'kiesett',
}
