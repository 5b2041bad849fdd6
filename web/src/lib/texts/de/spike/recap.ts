import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/spike/recap.ts'

const { dollars, list, plural } = grammar

type Clause = Parameters<(typeof english)['did']>[1][number]

const parts = { speed: 'die Geschwindigkeit', tender: 'den Tender', cars: 'die Waggons' }
const cities = (count: number): string => plural(count, { one: '1 Stadt', other: `${count} Städte` })
const TIMES = ['nie', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal']
const times = (count: number): string => TIMES[count] ?? `${count}-mal`
const delivered = (loads: number): string => `${times(loads)} geliefert`

/** What follows „Ada hat“ and „Du hast“. */
function said(clause: Clause): string {
  switch (clause.what) {
    case 'began':
      return `in ${clause.city} begonnen`
    case 'drew':
      return plural(clause.cards, { one: '1 Karte gezogen', other: `${clause.cards} Karten gezogen` })
    case 'built': {
      const named =
        clause.cities.length === clause.count
          ? list(clause.cities)
          : `${cities(clause.count)} (${clause.cities.join(', ')}, …)`
      return `${named} für ${dollars(clause.money)} angeschlossen`
    }
    case 'upgraded':
      return `${list(clause.parts.map((part) => parts[part]))} verbessert`
    case 'loaded':
      return `${list(clause.goods)} geladen`
    case 'load':
      return `${clause.goods} für ${dollars(clause.money)} nach ${clause.city} geliefert`
    case 'loads':
      return `${delivered(clause.loads)}, für ${dollars(clause.money)}`
    case 'route':
      return `mit der Streckenkarte ${dollars(clause.money)} erhalten`
  }
}

const NOTHING = 'auf dem Spielplan nichts verändert'

const sentence = (who: string, clauses: readonly Clause[]): string =>
  `${who} ${clauses.length === 0 ? NOTHING : list(clauses.map(said))}.`

export const texts: Translated<typeof english> = {
  did: (name, clauses) => sentence(`${name} hat`, clauses),
  youDid: (clauses) => sentence('Du hast', clauses),
  // Without a verb: „du“ may be among those who are named.
  together: (names, connected, loads) => {
    const did = [
      ...(connected > 0 ? [`${cities(connected)} angeschlossen`] : []),
      ...(loads > 0 ? [delivered(loads)] : []),
    ]
    return `${list(names)}: ${did.length === 0 ? 'wenig verändert' : list(did)}.`
  },
}
