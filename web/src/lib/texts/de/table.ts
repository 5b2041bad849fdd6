import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/table.ts'

export const texts: Translated<typeof english> = {
  walking: 'Der Tisch wird geladen …',
  turnSign: {
    yourTurn: '● Du bist dran · Railhead',
    said: 'du bist dran.',
    saidTo: (name) => `${name}, du bist dran.`,
  },
  line: {
    connecting: 'Der Tisch wird geladen …',
    lost: 'Der Server ist nicht erreichbar. Neuer Versuch …',
    full: 'Der Tisch ist gerade voll. Neuer Versuch …',
  },
  playMyself: 'Wieder selbst spielen',
  undo: '↶ Zurück',
  menu: 'Menü',
  talk: (fresh) => (fresh === 0 ? 'Chat' : `Chat, ${fresh} ungelesen`),
  parts: {
    players: 'Alle auf einen Blick',
    board: 'Spielplan',
    ask: 'Was zu tun ist',
    all: 'Teile des Tisches',
    turn: 'Jetzt',
    skip: 'Zu meinem Zug springen',
  },
}
