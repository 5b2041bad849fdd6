import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural, list, moment } = grammar

/** The home page. */
export const texts = {
  title: 'Railhead: rail board games with friends',
  hero: 'Lay track. Move goods. *Outbid your friends.*',
  lead: 'Railhead is a table for the great rail games. Make one, send the link, and play in the browser: no account, nothing to install.',
  choose: 'Choose a game',
  only: 'On the table',
  file: {
    title: 'Have a match file?',
    text: 'Drop it anywhere on this page, or [open it]: it replays here, entry by entry, and you can play on from any of them.',
  },
  how: {
    title: 'How it works',
    make: { title: 'Make a table', text: 'One click. The address of the page is the invitation.' },
    send: {
      title: 'Send the link',
      text: 'Friends open it, type a name and sit. Bots take the seats that stay empty.',
    },
    play: {
      title: 'Play when you like',
      text: 'Live in an evening or over days, on a desk or a phone. Nothing is lost in between.',
    },
  },
  puzzles: {
    title: 'A puzzle a day',
    text: 'One position, one question, one best answer, on the real board: [the puzzle of the day]. It is the same for everybody.',
  },
  blog: 'You write a blog, or run the site of a club? [Put a table into your page].',
  legal:
    'Railhead is free software under the MIT licence. Steam, Age of Steam and Spike are trademarks of their owners; this is an independent project, not affiliated with any of them. If you like playing here, own the games.',
  game: {
    make: 'Make a table',
    making: 'Making it…',
    play: 'Play now',
    playFor: (game: string) => `Play now: ${game}, against bots`,
    /** Whoever has not said a name yet. */
    guest: 'Guest',
    makeFor: (game: string) => `Make a table for ${game}`,
    makingFor: (game: string) => `Making a table for ${game}…`,
    firstGame: 'First game',
    firstGameOf: (game: string) => `First game of ${game}, with a guide`,
    rules: 'Rules',
    rulesOf: (game: string) => `Rules of ${game}`,
    maps: (count: number) => plural(count, { one: 'Map', other: 'Maps' }),
    mapsOf: (game: string, count: number) => `${plural(count, { one: 'Map', other: 'Maps' })} of ${game}`,
    severalMaps: (count: number) => `${count} maps`,
  },
  /** Whom one plays against with "Play now". */
  opponent: {
    label: '“Play now” against',
    strength: {
      novice: (name: string) => `${name}, easy`,
      greedy: (name: string) => `${name}, medium`,
      master: (name: string) => `${name}, hard`,
    },
  },
  failed: (why: string) => `No table could be made (${why}). Try again in a moment.`,
  tables: {
    yours: 'Your tables',
    none: 'None on this device yet. New to the games? A guide plays a round with you, on the real board.',
    firstGame: (game: string) => `First game: ${game}`,
    over: 'Matches that are over',
    lastHere: (at: number) => `Last here ${moment(at)}`,
    nobody: 'Nobody yet',
    onlyYou: 'Only you so far',
    with: (names: readonly string[]) => list(names),
    youWith: (names: readonly string[]) => `You, with ${list(names)}`,
    isOver: 'The match is over',
    full: 'In the lobby, everybody is there',
    free: (seats: number) =>
      plural(seats, { one: 'In the lobby, one seat is free', other: `In the lobby, ${seats} seats are free` }),
    on: 'The match is on',
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
    yourTurn: (round: number, rounds: number) => `Round ${round} of ${rounds}: your turn`,
    waiting: (round: number, rounds: number, names: readonly string[]) =>
      `Round ${round} of ${rounds}: waiting for ${list(names)}`,
    yourBot: 'your bot',
    since: (at: number) => `Since ${moment(at)}`,
    sinceUntil: (at: number, due: number) => `Since ${moment(at)}, until ${moment(due)}`,
    until: (due: number) => `Until ${moment(due)}`,
  },
}
