import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/told.ts'

const { dollars, list, the } = grammar

/** A column of the goods display: one of the light or the dark ones, or that of a New City. */
const columns = {
  light: (die: number): string => `világos ${die}`,
  dark: (die: number): string => `sötét ${die}`,
}

export const texts: Translated<typeof english> = {
  rolledOrder: (names) => `A dobás szerinti sorrend: ${list(names)}.`,
  issued: (name, shares, money) =>
    shares === 0 ? `${name} nem bocsát ki részvényt.` : `${name} ${shares} részvényt bocsát ki ${dollars(money)}-ért.`,
  wonAuction: (name, paid) => (paid > 0 ? `${name} lesz az első, ${dollars(paid)}-ért.` : `${name} lesz az első.`),
  chose: (name, action) => `${name} ${the(action)} akciót választja.`,
  urbanized: (name, letter, town) => `${name} ${the(`${letter} jelű`)} Új várost ide teszi: ${town}.`,
  income: 'Bevétel',
  expenses: (name, paid, short) =>
    short > 0
      ? `${name} ${dollars(paid)} költséget fizet, ${dollars(short)} hiányzik: ennyivel csökken a bevétele.`
      : `${name} ${dollars(paid)} költséget fizet.`,
  reduced: (name, by) => `${name} bevétele ennyivel csökken: ${by}.`,
  produced: (name, cubes) => `${name} az árutáblára húz: ${list(cubes)}.`,
  declined: (name) => `${name} nem húz az árutáblára.`,
  placed: (name, cube, column) =>
    `${name} ${cube} kockát tesz az árutáblára (${'letter' in column ? column.letter : columns[column.area](column.die)}).`,
  rolled: {
    light: (dice) => `A világos dobás: ${dice.join(' ')}.`,
    dark: (dice) => `A sötét dobás: ${dice.join(' ')}.`,
  },
  grew: (cube, city) => `Új ${cube} kocka itt: ${city}.`,
  nobodyWon: 'Vége a játszmának; senki sem nyert.',
  ledger: {
    shares: 'Részvény',
    earned: 'Befolyt',
    bills: 'Költség',
    income: 'Bevétel',
    lost: 'Levonás',
    spent: 'Kiadás',
  },
}
