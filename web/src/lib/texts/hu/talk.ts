import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/talk.ts'

const { moment } = grammar

export const texts: Translated<typeof english> = {
  title: 'Csevegés',
  circles: { players: 'A játékosok', watchers: 'A nézők' },
  quiet: 'Még senki sem szólt.',
  apart: {
    players: 'A nézők akkor hallják, ha vége a játszmának.',
    watchers: 'A játékosok akkor hallják, ha vége a játszmának.',
  },
  said: (name, at) => `${name}, ${moment(at)}`,
  later: (count) => `${count} sor később hangzott el.`,
  line: 'Mit mondasz?',
  name: 'A neved',
  send: 'Küldés',
  moment: 'Mutasd az akkori állást',
  mute: (name) => `${name}: ne halljam`,
  unmute: (name) => `${name}: halljam újra`,
  muted: (names) => `Nem hallod: ${names}.`,
  silence: (name) => `${name} elnémítása`,
  showOut: (name) => `${name} kitessékelése`,
  more: (name) => `${name}: továbbiak`,
  notes: 'Jegyzeteid',
  notesHelp: 'Senki más nem látja. A helyeddel együtt őrizzük meg.',
  notesOf: (name) => `${name} jegyzetei`,
}
