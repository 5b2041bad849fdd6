import { signed } from '#worker/both/language/grammar.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/recap.ts'

const { dollars } = grammar

export const texts: Translated<typeof english> = {
  title: { away: 'Amíg távol voltál', again: 'Mi történt?' },
  where: (first, last) => (first === last ? `${first}. forduló` : `${first}–${last}. forduló`),
  moves: (moves) => `${moves} lépés`,
  skip: 'Kihagyom',
  again: 'Még egyszer',
  close: 'Az összefoglaló bezárása',
  copy: 'Link másolása',
  link: 'Mi történt egy játszmában a Railheaden',
  figures: 'Ki hogy áll, és mi változott',
  player: 'Játékos',
  nothing: 'Azóta nem történt semmi.',
  you: 'te',
  fate: {
    fell: (from, to) => `Ennyit csökkent a pénzed: ${dollars(from)} → ${dollars(to)}.`,
    rose: (from, to) => `Ennyit nőtt a pénzed: ${dollars(from)} → ${dollars(to)}.`,
    gained: (gain) => `Mások szállításaiból ennyi jutott neked: ${signed(gain)}.`,
    both: {
      fell: (gain, from, to) =>
        `Mások szállításaiból ennyi jutott neked: ${signed(gain)}, a pénzed pedig csökkent: ${dollars(from)} → ${dollars(to)}.`,
      rose: (gain, from, to) =>
        `Mások szállításaiból ennyi jutott neked: ${signed(gain)}, a pénzed pedig nőtt: ${dollars(from)} → ${dollars(to)}.`,
    },
  },
}
