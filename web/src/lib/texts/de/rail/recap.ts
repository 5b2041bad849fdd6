import { signed } from '#worker/both/language/grammar.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/rail/recap.ts'

const { dollars, list, plural } = grammar

type Clause = Parameters<(typeof english)['did']>[1][number]

const links = (count: number): string => plural(count, { one: '1 Verbindung', other: `${count} Verbindungen` })
const worth = (gain: number): string => (gain > 0 ? ` (${signed(gain)})` : '')
const TIMES = ['nie', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal']
const times = (count: number): string => TIMES[count] ?? `${count}-mal`
const delivered = (cubes: number): string => `${times(cubes)} geliefert`

/** What follows „Ada hat“ and „Du hast“. */
function said(clause: Clause): string {
  switch (clause.what) {
    case 'raised':
      return `${dollars(clause.money)} aufgenommen`
    case 'first':
      return 'begonnen'
    case 'took':
      return `„${clause.action}“ gewählt`
    case 'links': {
      const named = clause.lines.map((line) => line.join('–'))
      const all = clause.lines.reduce((sum, { length }) => sum + length - 1, 0) === clause.count
      return all ? `${list(named)} gebaut` : `${links(clause.count)} gebaut (${named.join(', ')}, …)`
    }
    case 'laid':
      return `${clause.tiles} Plättchen gelegt`
    case 'cities':
      return `${list(clause.cities)} ${plural(clause.cities.length, { one: 'zur Großstadt', other: 'zu Großstädten' })} gemacht`
    case 'engine':
      return `die Reichweite auf ${clause.links} erhöht`
    case 'cube':
      return `${clause.cube} nach ${clause.to} geliefert${worth(clause.gain)}`
    case 'cubes':
      return delivered(clause.cubes) + worth(clause.gain)
    case 'lost':
      return `aus Geldnot ${clause.amount} eingebüßt`
  }
}

const NOTHING = 'auf dem Spielplan nichts verändert'

const sentence = (who: string, clauses: readonly Clause[]): string =>
  `${who} ${clauses.length === 0 ? NOTHING : list(clauses.map(said))}.`

export const texts: Translated<typeof english> = {
  did: (name, clauses) => sentence(`${name} hat`, clauses),
  youDid: (clauses) => sentence('Du hast', clauses),
  // Without a verb: „du“ may be among those who are named.
  together: (names, built, moved, engines) => {
    const improved = `${times(engines)} die Reichweite erhöht`
    const did = [
      ...(built > 0 ? [`${links(built)} gebaut`] : []),
      ...(moved > 0 ? [delivered(moved)] : []),
      ...(engines > 0 ? [improved] : []),
    ]
    return `${list(names)}: ${did.length === 0 ? 'wenig verändert' : list(did)}.`
  },
}
