import { signed } from '#worker/both/language/grammar.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/recap.ts'

const { dollars, plural } = grammar

export const texts: Translated<typeof english> = {
  title: { away: 'Während du weg warst', again: 'Was geschehen ist' },
  where: (first, last) => (first === last ? `Runde ${first}` : `Runde ${first} bis ${last}`),
  moves: (moves) => plural(moves, { one: '1 Zug', other: `${moves} Züge` }),
  skip: 'Überspringen',
  again: 'Noch einmal zeigen',
  close: 'Rückblick schließen',
  copy: 'Link kopieren',
  link: 'Was in einer Partie auf Railhead geschehen ist',
  figures: 'Wie es für alle steht, und was sich geändert hat',
  player: 'Wer',
  nothing: 'Seitdem ist nichts geschehen.',
  you: 'du',
  fate: {
    fell: (from, to) => `Du bist von ${dollars(from)} auf ${dollars(to)} gefallen.`,
    rose: (from, to) => `Du bist von ${dollars(from)} auf ${dollars(to)} gestiegen.`,
    gained: (gain) => `Was andere lieferten, brachte dir ${signed(gain)}.`,
    both: {
      fell: (gain, from, to) =>
        `Was andere lieferten, brachte dir ${signed(gain)}, und du bist von ${dollars(from)} auf ${dollars(to)} gefallen.`,
      rose: (gain, from, to) =>
        `Was andere lieferten, brachte dir ${signed(gain)}, und du bist von ${dollars(from)} auf ${dollars(to)} gestiegen.`,
    },
  },
}
