import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/rail/table.ts'

const { list, plural } = grammar

export const texts: Translated<typeof english> = {
  pass: (phase, pass) => `${phase} ${pass}/2`,
  tasks: {
    bid: 'Biete um die Reihenfolge, oder steig aus.',
    deliver: 'Liefere etwas, oder passe.',
    deliverOrImprove: 'Liefere etwas, oder erhöhe die Reichweite deiner Lokomotive.',
    improve: 'Erhöhe die Reichweite deiner Lokomotive, oder passe.',
    pass: 'Du kannst nichts liefern, also passe.',
  },
  doing: {
    bid: (names) => `${list(names)} ${plural(names.length, { one: 'bietet', other: 'bieten' })}.`,
    build: (names) => `${list(names)} ${plural(names.length, { one: 'baut', other: 'bauen' })}.`,
    goods: (names) => `${list(names)} ${plural(names.length, { one: 'liefert', other: 'liefern' })}.`,
  },
  drawers: { journal: 'Protokoll', players: 'Spieler', rules: 'Regeln' },
  out: (round) => `Ausgeschieden in Runde ${round}`,
  freePass: 'Einmal passen',
}
