import { texts as grammar } from '#worker/both/texts/en/grammar.ts'
import { wrong } from './element.ts'

const { plural, list } = grammar

const bots = (count: number): string => plural(count, { one: 'a bot', other: `${count} bots` })
const people = (count: number): string => plural(count, { one: 'one more person', other: `${count} more people` })

/** A table, or a match that is offered, in the page of somebody else. */
export const texts = {
  tools: {
    open: 'Open',
    toTable: 'Open in Railhead, in a new tab',
    table: 'This table on a page of its own',
    withSeat: 'This table on a page of its own, with your seat',
    fleeting:
      'Your browser lets us keep nothing inside another page: this seat lasts as long as this page is open. [Take it along] to keep it.',
  },
  notYet: 'Not yet',
  covered:
    'Something covers or changes this button, so it does nothing. If the page around will not let it be, open the table in Railhead.',
  early: 'That was too quick: press once more.',
  problem: {
    title: 'This table cannot be shown',
    help: 'What can be asked for, and how, is on the [page that writes the snippet].',
    cutOff: 'The page around keeps this frame from its own site, so there can be no match in it.',
  },
  /** What is wrong with what a page asks for, to whoever wrote it. */
  wrong: {
    value: wrong,
    either: 'Say either table="…" or game="…".',
    watch: 'A fresh match cannot be watched: leave out mode="watch".',
  },
  /** Where only a picture can be shown. */
  still: {
    board: 'The board of this table',
    missing: 'There is no table at this address, or no picture of it.',
    live: (address: string) => `To watch it live, or to play: [${address}]`,
  },
  lobby: {
    seats: (seats: number) => `A table for ${seats}`,
    free: 'free',
    bot: 'a bot',
    full: 'The match has not begun. It is shown here as soon as it does.',
    waiting: (free: number) =>
      plural(free, {
        one: 'The match has not begun; one seat is free. It is shown here as soon as it does.',
        other: `The match has not begun; ${free} seats are free. It is shown here as soon as it does.`,
      }),
  },
  /** A match for the reader. */
  fresh: {
    alone: 'for one',
    withBots: (count: number, kind: string) => `you and ${bots(count)} (${kind})`,
    withPeople: (count: number) => `you and ${people(count)}`,
    withBoth: (botCount: number, kind: string, peopleCount: number) =>
      `you and ${bots(botCount)} (${kind}) and ${people(peopleCount)}`,
    board: 'Board',
    yourName: 'Your name',
    guest: 'Guest',
    play: 'Play',
    underway: 'Setting it up…',
    failed: (why: string) => `No match could be begun (${why}). Try again in a moment.`,
    noGame: (game: string, games: readonly string[]) => `There is no game “${game}” here, but ${list(games)}.`,
    noMap: (game: string, map: string, maps: readonly string[]) => `${game} has no map “${map}”, but ${list(maps)}.`,
    otherSeats: (map: string, fewest: number, most: number, seats: number) =>
      fewest === most
        ? `${plural(fewest, { one: `${map} has 1 seat`, other: `${map} has ${fewest} seats` })}, and here it would be ${seats}: one for the reader, and bots="${fewest - 1}".`
        : `${map} has ${fewest} to ${most} seats, and here it would be ${seats}: one for the reader, and bots="${fewest - 1}" to "${most - 1}".`,
    tooManyBots: (seats: number, count: number) => `Of ${seats} seats ${count} bots would leave none for the reader.`,
  },
}
