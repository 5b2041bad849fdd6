import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/rail/table.ts'

const { list, the } = grammar

export const texts: Translated<typeof english> = {
  pass: (phase, pass) => `${phase} ${pass}/2`,
  tasks: {
    bid: 'Licitálj a körsorrendre, vagy szállj ki.',
    deliver: 'Szállíts egy kockát, vagy passzolj.',
    deliverOrImprove: 'Szállíts egy kockát, vagy fejleszd a mozdonyodat.',
    improve: 'Fejleszd a mozdonyodat, vagy passzolj.',
    pass: 'Nincs mit szállítani: passzolj.',
  },
  doing: {
    bid: (names) => `${list(names)} licitál.`,
    build: (names) => `${list(names)} épít.`,
    goods: (names) => `${list(names)} árut szállít.`,
  },
  drawers: { journal: 'Napló', players: 'Játékosok', rules: 'Szabályok' },
  out: (round) => `Kiesett ${the(`${round}. fordulóban`)}`,
  freePass: 'Ingyenpassz',
}
