import { signed } from '#worker/both/language/grammar.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/steam/told.ts'

const { dollars, list, the } = grammar

/** What was given for money: `2 bevétel és 4 pont`. */
const given = (income: number, points: number): string =>
  list([...(income > 0 ? [`${income} bevétel`] : []), ...(points > 0 ? [`${points} pont`] : [])])

export const texts: Translated<typeof english> = {
  ordered: (names) => `A kiosztott sorrend: ${list(names)}.`,
  opens: (name, place) => `${name} nyitja ${the(`${place}. hely`)} árverését.`,
  wonPlace: (name, place, paid) =>
    paid > 0 ? `${place}. hely: ${name}, ${dollars(paid)}-ért.` : `${place}. hely: ${name}, ingyen.`,
  raised: (name, cash, income, points) => `${name} ${dollars(cash)} tőkét szerez; ára: ${given(income, points)}.`,
  selected: (name, tile, paid) =>
    paid > 0 ? `${name} lapkája: ${tile}, ${dollars(paid)}-ért.` : `${name} lapkája: ${tile}.`,
  turnedOver: (name, tile) => `${name} lapkája: ${tile}, megfordítva.`,
  urbanized: (name, town, color, cubes) =>
    cubes.length > 0
      ? `${name} ${color} várossá alakít egy települést: ${town}; áruk: ${list(cubes)}.`
      : `${name} ${color} várossá alakít egy települést: ${town}.`,
  grew: (name, city, cubes) =>
    cubes.length > 0 ? `${name} árut visz ide: ${city} (${list(cubes)}).` : `${name} árut visz ide: ${city}.`,
  tookBack: (name) => `${name} visszavonja az utolsó lépést.`,
  scored: {
    income: (name, amount) => `${name} bevételt választ: ${signed(amount)}.`,
    points: (name, amount) => `${name} győzelmi pontot választ: ${signed(amount)}.`,
  },
  expenses: (name, owed) => `${name} fizetnivalója ${dollars(owed)}.`,
  gaveUp: (name, points, income) => `${name} nem tudja mind kifizetni, és lead ennyit: ${given(income, points)}.`,
  newOrder: (names) => `A következő sorrend: ${list(names)}.`,
  ledger: {
    capital: 'Tőke',
    earned: 'Befolyt',
    bills: 'Költség',
    deliveries: 'Szállítás',
    givenUp: 'Leadott',
    spent: 'Kiadás',
  },
}
