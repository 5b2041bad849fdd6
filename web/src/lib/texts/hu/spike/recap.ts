import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/spike/recap.ts'
import { carried } from './names.ts'

const { change, clauses: all, dollars, list } = grammar

type Clause = Parameters<typeof english.youDid>[0][number]

/** The ending of a verb, for somebody and for `te`. */
type Person = 'they' | 'you'

const PARTS = { speed: 'a sebességet', tender: 'a szerkocsit', cars: 'a vagonokat' }

/** What follows the name of whoever did it, or stands alone for whoever reads it. */
function said(clause: Clause, person: Person): string {
  const verb = (they: string, you: string): string => (person === 'you' ? you : they)
  switch (clause.what) {
    case 'began':
      return `ezt a kezdővárost ${verb('választotta', 'választottad')}: ${clause.city}`
    case 'drew':
      return `${clause.cards} kártyát ${verb('húzott', 'húztál')}`
    case 'built': {
      const more = clause.cities.length === clause.count ? '' : ', …'
      return `${clause.count} várost ${verb('kapcsolt', 'kapcsoltál')} be (${clause.cities.join(', ')}${more}; ${change(clause.money)})`
    }
    case 'upgraded':
      return `${verb('fejlesztette', 'fejlesztetted')} ${list(clause.parts.map((part) => PARTS[part]))}`
    case 'loaded':
      return `${list(clause.goods.map(carried))} ${verb('rakott', 'raktál')} fel`
    case 'load':
      return `${carried(clause.goods)} ${verb('szállított', 'szállítottál')} le ${dollars(clause.money)}-ért (${clause.city})`
    case 'loads':
      return `${clause.loads} rakományt ${verb('szállított', 'szállítottál')} le ${dollars(clause.money)}-ért`
    case 'route':
      return `az útvonalkártyával ${dollars(clause.money)}-t ${verb('kapott', 'kaptál')}`
  }
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const texts: Translated<typeof english> = {
  did: (name, clauses) =>
    clauses.length === 0
      ? `${name} semmit sem változtatott a táblán.`
      : `${name} ${all(clauses.map((clause) => said(clause, 'they')))}.`,
  youDid: (clauses) =>
    clauses.length === 0
      ? 'Semmit sem változtattál a táblán.'
      : `${capital(all(clauses.map((clause) => said(clause, 'you'))))}.`,
  // Without a verb: `te` may be among the names, and verbs would have to know.
  together: (names, connected, delivered) => {
    const did = [
      ...(connected > 0 ? [`${connected} bekapcsolt város`] : []),
      ...(delivered > 0 ? [`${delivered} leszállított rakomány`] : []),
    ]
    return `${list(names)}: ${did.length === 0 ? 'kevés változás' : list(did)}.`
  },
}
