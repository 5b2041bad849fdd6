import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/told.ts'

const { dollars, list, plural } = grammar

export const texts: Translated<typeof english> = {
  rolledOrder: (names) => `Die Würfel ergeben diese Reihenfolge: ${list(names)}.`,
  issued: (name, shares, money) =>
    shares === 0
      ? `${name} verkauft keine Aktie.`
      : `${name} verkauft ${plural(shares, { one: '1 Aktie', other: `${shares} Aktien` })} für ${dollars(money)}.`,
  wonAuction: (name, paid) => (paid > 0 ? `${name} beginnt, für ${dollars(paid)}.` : `${name} beginnt.`),
  chose: (name, action) => `${name} wählt „${action}“.`,
  urbanized: (name, letter, town) => `${name} legt die Neue Großstadt ${letter} auf ${town}.`,
  income: 'Einkommen',
  expenses: (name, paid, short) =>
    short > 0
      ? `${name} zahlt ${dollars(paid)} Ausgaben; es fehlen ${dollars(short)}, und so viel Einkommen geht verloren.`
      : `${name} zahlt ${dollars(paid)} Ausgaben.`,
  reduced: (name, by) => `${name} verliert ${by} Einkommen durch die Einkommensreduktion.`,
  produced: (name, cubes) => `${name} zieht ${list(cubes)} für die Auslage.`,
  declined: (name) => `${name} zieht nichts für die Auslage.`,
  placed: (name, cube, column) => {
    const areas = { light: 'hell', dark: 'dunkel' }
    const where = 'letter' in column ? column.letter : `${areas[column.area]} ${column.die}`
    return `${name} legt ${cube} in die Auslage (${where}).`
  },
  rolled: {
    light: (dice) => `Die hellen Würfel: ${dice.join(' ')}.`,
    dark: (dice) => `Die dunklen Würfel: ${dice.join(' ')}.`,
  },
  grew: (cube, city) => `${city} bekommt ${cube}.`,
  nobodyWon: 'Die Partie ist vorbei; niemand gewinnt.',
  ledger: {
    shares: 'Aktien',
    earned: 'Erhalten',
    bills: 'Ausgaben',
    income: 'Einkommen',
    lost: 'Verloren',
    spent: 'Ausgegeben',
  },
}
