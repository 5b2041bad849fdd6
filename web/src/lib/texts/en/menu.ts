import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural } = grammar

const minutes = (count: number): string => plural(count, { one: 'a minute', other: `${count} minutes` })
const hours = (count: number): string => plural(count, { one: 'an hour', other: `${count} hours` })

/** The menu of a table, what can be done about those who are away, and the channel that is told of it. */
export const texts = {
  pace: {
    label: 'Bots play',
    paces: { read: 'slowly', quick: 'quickly', once: 'at once' },
  },
  plan: 'Plan',
  likes: { sound: 'Sound', leftHanded: 'Left-handed' },
  words: 'The board in words (w)',
  keys: 'Keys (?)',
  title: 'This table',
  look: 'Look back through the match',
  recap: 'What happened (r)',
  copyToWatch: 'Copy the link to watch',
  rules: 'Rules',
  embed: 'Put this table into a page',
  file: {
    download: 'Download the match file',
    failed: (why: string) => `The file could not be had: ${why}`,
  },
  rematch: { go: 'To the next match', watch: 'Watch the next match', again: 'Play again', ask: 'Rematch' },
  away: {
    now: (name: string) => `${name} is away.`,
    minutes: (name: string, count: number) => `${name} is away for ${minutes(count)}.`,
    hours: (name: string, count: number) => `${name} is away for ${hours(count)}.`,
    late: 'Their time is over: anybody who plays here may let a bot play in the meantime.',
    soon: 'After ten minutes all others together may let a bot play in the meantime, after a day anybody who plays here.',
    standIn: (name: string) => `Let a bot play until ${name} is back`,
  },
  seat: {
    bot: 'A bot plays this seat.',
    link: 'Open its private link on another device to play on there.',
    copy: 'Copy private link',
    away: {
      now: 'Away.',
      minutes: (count: number) => `Away for ${minutes(count)}.`,
      hours: (count: number) => `Away for ${hours(count)}.`,
    },
    soon: 'After ten minutes all others together may let a bot play, after a day anybody.',
    letBot: 'Let a bot play',
    letBotForMe: 'Let a bot play for me',
  },
  fair: {
    title: 'Fair chance',
    told: 'Everything that was drawn follows from this seed, which was fixed before the first move: [seed]. Its SHA-256 was in the menu of this table from the start: [sum]',
    carried:
      'This match was begun under earlier rules. It was played again, entry by entry, under those of today, and is the same.',
    check: 'Check it here and now',
    proved: (outcomes: number) =>
      `Played again with this seed: all ${outcomes} outcomes follow from it, and the SHA-256 is that of the seed.`,
    disproved: 'Played again with this seed, something else came out. This must not be: keep the match file.',
    kept: 'Everything that will be drawn follows from a seed that is fixed already, and told when the match is over. Keep its SHA-256 if you want to check then: [sum]',
  },
  tell: { tell: 'Tell me when it is my turn', told: 'You are told of this table' },
  channel: {
    told: 'A channel is told of this table',
    tell: 'Tell a channel',
    flavours: { json: 'a program: JSON, signed', discord: 'Discord', slack: 'Slack' },
    isTold: (host: string, flavour: string) => `*${host}* is told of this table (${flavour}).`,
    secret: 'Messages are signed with this secret. It is shown only here and now:',
    copySecret: 'Copy the secret',
    test: 'Send a test message',
    stop: 'Tell it no more',
    address: 'Address of the webhook',
    for: 'Messages for',
    help: 'A message comes when the match begins, when it is somebody’s turn, and at the end. It says no more than whoever watches may know, and nobody here sees the address.',
    start: 'Tell this channel',
    first: 'The first message is on its way.',
    nothing: 'Nothing has been sent yet.',
    arrived: (time: string) => `The last message arrived at ${time}.`,
    noAnswer: (time: string) => `A message did not arrive at ${time}: there was no answer.`,
    refused: (time: string, status: number) => `A message did not arrive at ${time}: it answered with ${status}.`,
    dropped: 'It was given up after five attempts.',
    again: 'It will be tried again.',
    waiting: (count: number) => `${count} messages wait.`,
  },
}
