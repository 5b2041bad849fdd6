import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/talk.ts'

const { moment, plural } = grammar

export const texts: Translated<typeof english> = {
  title: 'Chat',
  circles: { players: 'Wer mitspielt', watchers: 'Wer zuschaut' },
  quiet: 'Noch hat niemand etwas gesagt.',
  apart: {
    players: 'Wer zuschaut, liest es, wenn die Partie vorbei ist.',
    watchers: 'Wer mitspielt, liest es, wenn die Partie vorbei ist.',
  },
  said: (name, at) => `${name}, ${moment(at)}`,
  later: (count) => plural(count, { one: 'Eine Zeile kam später dazu.', other: `${count} Zeilen kamen später dazu.` }),
  line: 'Was sagst du?',
  name: 'Dein Name',
  send: 'Sagen',
  moment: 'Die Partie zeigen, wie sie da stand',
  mute: (name) => `Nichts mehr von ${name} hören`,
  unmute: (name) => `${name} wieder hören`,
  muted: (names) => `Du hörst nichts von ${names}.`,
  silence: (name) => `${name} stummschalten`,
  showOut: (name) => `${name} hinausbitten`,
  more: (name) => `Mehr zu ${name}`,
  notes: 'Deine Notizen',
  notesHelp: 'Niemand sonst sieht sie. Sie gehören zu deinem Platz.',
  notesOf: (name) => `Notizen von ${name}`,
}
