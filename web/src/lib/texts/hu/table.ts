import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/table.ts'

export const texts: Translated<typeof english> = {
  walking: 'Odasétálunk az asztalhoz…',
  turnSign: {
    yourTurn: '● Te jössz · Railhead',
    said: 'te jössz.',
    saidTo: (name) => `${name}, te jössz.`,
  },
  line: {
    connecting: 'Kapcsolódás…',
    lost: 'A szerver nem érhető el. Újra próbáljuk…',
    full: 'Most tele van az asztal. Újra próbáljuk…',
  },
  playMyself: 'Innen én játszom',
  undo: '↶ Vissza',
  menu: 'Menü',
  talk: (fresh) => (fresh === 0 ? 'Csevegés' : `Csevegés, ${fresh} új`),
  parts: {
    players: 'A játékosok egy pillantásra',
    board: 'Tábla',
    ask: 'Teendő',
    all: 'Az asztal részei',
    turn: 'Teendő',
    skip: 'Ugrás: én jövök',
  },
}
