import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural } = grammar

/** The page that opens match files. */
export const texts = {
  title: 'Open a match file',
  lead: 'Every table on Railhead gives its match as a file. Drop one here: it is played again in this browser, nothing is sent anywhere. Step through it, and play on from any moment.',
  drop: 'Drop the file here',
  reading: (name: string) => `Reading ${name}…`,
  choose: 'Choose a file',
  file: 'Match file',
  failed: (name: string) => `${name} cannot be opened`,
  /** What is wrong with it, and where: `log[3].seat must be a seat, 0 to 3`. */
  wrong: (what: string) => `${what}.`,
  unreadable: (why: string) => `could not be read: ${why}.`,
  refused: (place: string, rule: string) => `${place} is refused by the rules (${rule}).`,
  lookBefore: (entries: number) =>
    plural(entries, { one: 'Look at the 1 entry before it', other: `Look at the ${entries} entries before it` }),
  none: 'No file yet? The menu of every table has it. Tables are made on the [home page].',
}
