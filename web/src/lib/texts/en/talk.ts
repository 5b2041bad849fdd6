import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { moment, plural } = grammar

/** What people say to each other at a table, and note down for themselves. */
export const texts = {
  title: 'Table talk',
  circles: { players: 'Those who play', watchers: 'Those who watch' },
  quiet: 'Nobody has said anything yet.',
  apart: {
    players: 'Those who watch hear it when the match is over.',
    watchers: 'Those who play hear it when the match is over.',
  },
  said: (name: string, at: number) => `${name}, ${moment(at)}`,
  later: (count: number) =>
    plural(count, { one: 'One line was said later.', other: `${count} lines were said later.` }),
  line: 'What do you say?',
  name: 'Your name',
  send: 'Say it',
  moment: 'Show the match as it was then',
  mute: (name: string) => `Hear no more of ${name}`,
  unmute: (name: string) => `Hear ${name} again`,
  muted: (names: string) => `You do not hear ${names}.`,
  silence: (name: string) => `Silence ${name}`,
  showOut: (name: string) => `Show ${name} out`,
  more: (name: string) => `More about ${name}`,
  notes: 'Your notes',
  notesHelp: 'Nobody else sees them. They are kept with your seat.',
  notesOf: (name: string) => `Notes of ${name}`,
}
