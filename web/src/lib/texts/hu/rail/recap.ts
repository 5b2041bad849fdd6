import { signed } from '#worker/both/language/grammar.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/rail/recap.ts'

const { clauses: all, dollars, level, list, the } = grammar

type Clause = Parameters<typeof english.youDid>[0][number]

/** The ending of a verb, for somebody and for `te`. */
type Person = 'they' | 'you'

const worth = (gain: number): string => (gain > 0 ? ` (${signed(gain)})` : '')

/** What follows the name of whoever did it, or stands alone for whoever reads it. */
function said(clause: Clause, person: Person): string {
  const verb = (they: string, you: string): string => (person === 'you' ? you : they)
  switch (clause.what) {
    case 'raised':
      return `${dollars(clause.money)}-t ${verb('szerzett', 'szereztél')}`
    case 'first':
      return verb('első lett a sorrendben', 'első lettél a sorrendben')
    case 'took':
      return `${the(clause.action)} akciót ${verb('választotta', 'választottad')}`
    case 'links': {
      const named = clause.lines.map((line) => line.join('–'))
      const all = clause.lines.reduce((sum, { length }) => sum + length - 1, 0) === clause.count
      return all
        ? `${verb('megépítette', 'megépítetted')} ${the(list(named))} vonalat`
        : `${clause.count} kapcsolatot ${verb('épített', 'építettél')} (${named.join(', ')}, …)`
    }
    case 'laid':
      return `${clause.tiles} lapkát ${verb('tett', 'tettél')} le`
    case 'cities':
      return `${verb('várossá tett', 'várossá tettél')} ${clause.cities.length} települést (${clause.cities.join(', ')})`
    case 'engine':
      return `${level(clause.links)} szintűre ${verb('fejlesztette a mozdonyát', 'fejlesztetted a mozdonyodat')}`
    case 'cube':
      return `${clause.cube} kockát ${verb('szállított', 'szállítottál')} ide: ${clause.to}${worth(clause.gain)}`
    case 'cubes':
      return `${clause.cubes} kockát ${verb('szállított', 'szállítottál')}${worth(clause.gain)}`
    case 'lost':
      return `pénz híján ennyit ${verb('vesztett', 'vesztettél')}: ${clause.amount}`
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
  together: (names, built, moved, engines) => {
    const did = [
      ...(built > 0 ? [`${built} új kapcsolat`] : []),
      ...(moved > 0 ? [`${moved} leszállított kocka`] : []),
      ...(engines > 0 ? [`${engines} mozdonyfejlesztés`] : []),
    ]
    return `${list(names)}: ${did.length === 0 ? 'kevés változás' : list(did)}.`
  },
}
