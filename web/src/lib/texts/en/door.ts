import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { list, moment, plural } = grammar

/** Before a table: where there is no way in, and seats that links bring. */
export const texts = {
  closed: {
    title: 'No way through here',
    noTable: 'There is no table at this address. Was the link copied whole?',
    badClient: 'The table did not understand this page. Reloading it helps.',
    tooOld: 'This page is older than the table. Reload it to go on.',
    shownOut: 'Whoever made the table wants nobody from here to look on.',
    tooMuch: 'This page sent too much at once and was shown out. Wait a minute, then reload.',
    private:
      'This match is private: only those who play it can look in. Did you sit down on another device? Open your link from there.',
    otherRules:
      'This match was begun with other rules than this site plays now. It is kept, and its match file can be downloaded.',
    otherRulesAt: (entry: number) =>
      entry < 0
        ? 'This match was begun with other rules than this site plays now: under those of today it would have been set up otherwise, so it cannot go on. It is kept, and its match file can be downloaded.'
        : `This match was begun with other rules than this site plays now: under those of today its entry ${entry + 1} would have been another. It is kept, and its match file can be downloaded.`,
    otherwise: (why: string | number) => `The table closed the line (${why}).`,
    reload: 'Reload',
  },
  /** More people watch than are shown the match live. */
  crowded: {
    why: 'More people are watching than can be shown this match live. This picture keeps up with it, and as soon as there is room, the table comes in its place by itself.',
    board: 'The board of this table',
    missing: 'There is no picture of this table just now.',
  },
  /** A match that would be another under newer rules: what those who play it may agree on. */
  rules: {
    title: 'Go on under the rules of today?',
    choice: (round: number, count: number) =>
      `Those who play may agree to it, all of them. The match then goes on in round ${round}: ${plural(count, { one: 'the last move is', other: `the last ${count} moves are` })} taken back.`,
    start: (count: number) =>
      `Those who play may agree to it, all of them. The match then begins anew with the same setup: ${plural(count, { one: 'the one move is', other: `all ${count} moves are` })} taken back.`,
    keep: 'Nothing happens unless all agree. Keep the match file before: it has all moves.',
    agreed: (names: readonly string[]) => `${list(names)} ${plural(names.length, { one: 'agrees', other: 'agree' })}.`,
    ask: 'Ask all to go on',
    alone: 'Go on',
    bot: 'A bot keeps your seat: take it back to have a say.',
  },
  /** A match against bots, on one device alone. */
  solo: {
    missing:
      'This match is not on this device: a match against bots stays where it was begun. Or it was cleared away to make room for newer ones.',
    rules: 'This match was begun with other rules than this site plays now, so it cannot go on.',
    elsewhere: 'You play this match in another window now.',
    here: 'Play it here',
    failed: 'The match could not be loaded. Reloading helps if the network is back.',
  },
  ending: {
    title: 'This table will be cleared away',
    text: (at: number) =>
      `Nothing has happened here for long: the table will be cleared away on ${moment(at)}, unless somebody does something before.`,
    read: 'I see',
  },
  seat: {
    broken: 'This link should bring a seat, but it is not whole. Copy it once more on the other device.',
    question: (seat: number) =>
      `This device holds a key to seat ${seat} already. Try the one that this link brings? Yours is kept unless the table knows the new one.`,
    tryIt: 'Try it',
    keepMine: 'Keep mine',
    asking: 'Asking the table about the seat of this link…',
    unknown: 'This link opens no seat at this table. Somebody else may sit there by now.',
    goOn: 'Go on without it',
  },
}
