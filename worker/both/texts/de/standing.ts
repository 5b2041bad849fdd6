import type { Translated } from '../../language/messages.ts'
import type { texts as english } from '../en/standing.ts'
import { texts as grammar } from './grammar.ts'

const { plural, list } = grammar

export const texts: Translated<typeof english> = {
  title: (game, map) => `${game}: ${map}`,
  frame: {
    lobby: (game, map) => `${game}: ${map}`,
    running: (game, map, round, rounds) => `${game}: ${map}, Runde ${round} von ${rounds}`,
    over: (game, map) => `${game}: ${map}, die Endabrechnung`,
  },
  private: {
    title: (players) => `Eine private Partie · ${players}`,
    lobby: 'Öffne den Link und nimm Platz.',
    running: 'Hineinsehen kann nur, wer mitspielt.',
    over: 'Sie ist vorbei. Hineinsehen kann nur, wer mitgespielt hat.',
  },
  lobby: {
    title: 'In der Lobby',
    full: 'Alle Plätze sind besetzt: Gleich geht es los.',
    free: (seats) =>
      plural(seats, {
        one: 'Noch 1 Platz frei. Öffne den Link und nimm Platz.',
        other: `Noch ${seats} Plätze frei. Öffne den Link und nimm Platz.`,
      }),
  },
  kept: {
    running: 'Eine Partie, die ruht',
    over: 'Eine Partie von früher',
    why: 'Sie wurde mit anderen Regeln begonnen, als heute gespielt werden.',
  },
  final: 'Endabrechnung',
  now: 'Wäre jetzt Schluss',
  out: 'ausgeschieden',
  freeSeat: 'ein freier Platz',
  people: (names) => `Am Tisch: ${list(names)}.`,
  scores: (counted, scores) => `${counted}: ${scores.join(', ')}.`,
  scored: (name, score) => `${name} (${score})`,
  board: (title, progress, sentence) => `Der Spielplan von ${title}. ${progress}. ${sentence}`,
  beginning: (title) => `${title}, der Anfang`,
  entry: (title, entry) => `${title}, Eintrag ${entry}`,
  pictured: (title, sentence) => `${title}. ${sentence}`,
}
