import type { Translated } from '../../language/messages.ts'
import type { texts as english } from '../en/standing.ts'
import { texts as grammar } from './grammar.ts'

const { list } = grammar

export const texts: Translated<typeof english> = {
  title: (game, map) => `${game}: ${map}`,
  frame: {
    lobby: (game, map) => `${game}: ${map}`,
    running: (game, map, round, rounds) => `${game}: ${map}, ${round}/${rounds}. forduló`,
    over: (game, map) => `${game}: ${map}, végeredmény`,
  },
  private: {
    title: (players) => `Privát játszma · ${players}`,
    lobby: 'Nyisd meg a linket, és ülj le.',
    running: 'Csak az láthatja, aki játssza.',
    over: 'Véget ért. Csak az láthatja, aki játszotta.',
  },
  lobby: {
    title: 'Váró',
    full: 'Minden hely foglalt: mindjárt kezdődik.',
    free: (seats) => `Még ${seats} ülőhely szabad. Nyisd meg a linket, és ülj le.`,
  },
  kept: {
    running: 'Pihenő játszma',
    over: 'Régi játszma',
    why: 'Más szabályokkal kezdődött, mint amilyenekkel ma játszunk.',
  },
  final: 'Végeredmény',
  now: 'Ha most lenne vége',
  out: 'kiesett',
  freeSeat: 'szabad hely',
  people: (names) => `Az asztalnál: ${list(names)}.`,
  scores: (counted, scores) => `${counted}: ${scores.join(', ')}.`,
  scored: (name, score) => `${name} (${score})`,
  board: (title, progress, sentence) => `${title}: a tábla. ${progress}. ${sentence}`,
  beginning: (title) => `${title}, a kezdés`,
  entry: (title, entry) => `${title}, ${entry}. bejegyzés`,
  pictured: (title, sentence) => `${title}. ${sentence}`,
}
