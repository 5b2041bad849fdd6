import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural } = grammar

/** Keys, and the board in words. */
export const texts = {
  title: 'Keys',
  close: 'Close',
  groups: { everywhere: 'Everywhere', board: 'On the board', build: 'While building', look: 'Looking back' },
  keys: {
    list: 'This list',
    tab: 'To the next control; the board is one of them',
    recap: 'What happened',
    plan: 'Plan on a board of your own, and back',
    words: 'The board in words',
    escape: 'Let go, skip, close',
    walk: 'Walk over the board',
    lit: 'To the next and the previous lit place',
    pick: 'Pick the place',
    zoom: 'Nearer, farther, the whole board',
    turn: 'Turn the tile',
    build: 'Build it',
    line: 'Draw a line; place after place with Enter',
    back: 'The last place of the line again',
    entry: 'One move back, on',
    turns: 'One turn back, on',
    rounds: 'One round back, on',
    play: 'Play the match by itself, and stop',
  },
  words: {
    title: 'The board in words',
    find: 'Find a place',
    nothing: 'There is no such place.',
    links: 'Links',
    noLinks: 'No links.',
    yours: 'yours',
    nobodys: 'nobody’s',
    link: (to: string, owner: string, length: number) =>
      `${to}: ${owner}, ${plural(length, { one: '1 tile', other: `${length} tiles` })}`,
    railway: (to: string, owner: string, segments: number) =>
      `${to}: ${owner}, ${plural(segments, { one: '1 segment', other: `${segments} segments` })}`,
    show: (place: string) => `Show ${place} on the board`,
  },
}
