import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/rail/maps.ts'

const { dollars, plural } = grammar

export const texts: Translated<typeof english> = {
  players: 'Personen',
  rounds: 'Runden',
  places: 'Orte',
  counted: (cities, terminals, towns) =>
    [
      cities === 0 ? 'keine Großstadt' : plural(cities, { one: '1 Großstadt', other: `${cities} Großstädte` }),
      ...(terminals > 0
        ? [plural(terminals, { one: '1 Anschlussbahnhof', other: `${terminals} Anschlussbahnhöfe` })]
        : []),
      ...(towns > 0 ? [plural(towns, { one: '1 Stadt', other: `${towns} Städte` })] : []),
    ].join(', '),
  open: 'Freie Felder',
  grounds: {
    plain: (count, price) => `${count} Ebene *${dollars(price)}*`,
    river: (count, price) => `${count} Fluss *${dollars(price)}*`,
    swamp: (count, price) => `${count} Sumpf *${dollars(price)}*`,
    mountain: (count, price) => `${count} Berg *${dollars(price)}*`,
  },
  printed: (count, least, most) => `${count} mit aufgedrucktem Preis *${dollars(least)} bis ${dollars(most)}*`,
  goods: 'Zu liefern',
}
