import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/senses.ts'

const { plural } = grammar

export const texts: Translated<typeof english> = {
  title: 'Tasten',
  close: 'Schließen',
  groups: { everywhere: 'Überall', board: 'Auf dem Spielplan', build: 'Beim Bauen', look: 'Beim Durchblättern' },
  keys: {
    list: 'Diese Liste',
    tab: 'Zum nächsten Bedienelement; der Spielplan ist eines davon',
    recap: 'Was geschehen ist',
    plan: 'Auf einem eigenen Spielplan planen, und zurück',
    words: 'Der Spielplan in Worten',
    escape: 'Loslassen, überspringen, schließen',
    walk: 'Über den Spielplan gehen',
    lit: 'Zum nächsten und vorigen leuchtenden Ort',
    pick: 'Den Ort wählen',
    zoom: 'Näher, weiter weg, alles',
    turn: 'Das Plättchen drehen',
    build: 'Bauen',
    line: 'Eine Strecke zeichnen; Ort für Ort mit Enter',
    back: 'Den letzten Ort der Strecke zurücknehmen',
    entry: 'Einen Eintrag zurück, vor',
    turns: 'Einen Zug zurück, vor',
    rounds: 'Eine Runde zurück, vor',
    play: 'Die Partie von selbst ablaufen lassen, und anhalten',
  },
  words: {
    title: 'Der Spielplan in Worten',
    find: 'Einen Ort finden',
    nothing: 'Einen solchen Ort gibt es nicht.',
    links: 'Verbindungen',
    noLinks: 'Keine Verbindungen.',
    yours: 'deine',
    nobodys: 'herrenlos',
    link: (to, owner, length) =>
      `${to}: ${owner}, ${plural(length, { one: '1 Plättchen', other: `${length} Plättchen` })}`,
    railway: (to, owner, segments) =>
      `${to}: ${owner}, ${plural(segments, { one: '1 Streckenabschnitt', other: `${segments} Streckenabschnitte` })}`,
    show: (place) => `${place} auf dem Spielplan zeigen`,
  },
}
