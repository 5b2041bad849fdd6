import { signed } from '#worker/both/language/grammar.ts'
import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, list, plural } = grammar

type Clause =
  | { readonly what: 'raised'; readonly money: number }
  | { readonly what: 'first' }
  | { readonly what: 'took'; readonly action: string }
  /** Places, line by line; of more links than these there are only some. */
  | { readonly what: 'links'; readonly count: number; readonly lines: readonly (readonly string[])[] }
  | { readonly what: 'laid'; readonly tiles: number }
  | { readonly what: 'cities'; readonly cities: readonly string[] }
  | { readonly what: 'engine'; readonly links: number }
  | { readonly what: 'cube'; readonly cube: string; readonly to: string; readonly gain: number }
  | { readonly what: 'cubes'; readonly cubes: number; readonly gain: number }
  | { readonly what: 'lost'; readonly amount: number }

const links = (count: number): string => plural(count, { one: '1 link', other: `${count} links` })
const cubes = (count: number): string => plural(count, { one: '1 cube', other: `${count} cubes` })
const worth = (gain: number): string => (gain > 0 ? ` for ${signed(gain)}` : '')

/** What follows the name of whoever did it: past tense, the same for everybody and for `You`. */
function said(clause: Clause): string {
  switch (clause.what) {
    case 'raised':
      return `raised ${dollars(clause.money)}`
    case 'first':
      return 'went first'
    case 'took':
      return `took ${clause.action}`
    case 'links': {
      const named = clause.lines.map((line) => line.join('–'))
      const all = clause.lines.reduce((sum, { length }) => sum + length - 1, 0) === clause.count
      return all ? `built ${list(named)}` : `built ${links(clause.count)} (${named.join(', ')}, …)`
    }
    case 'laid':
      return plural(clause.tiles, { one: 'laid 1 tile', other: `laid ${clause.tiles} tiles` })
    case 'cities':
      return plural(clause.cities.length, {
        one: `made ${list(clause.cities)} a city`,
        other: `made cities of ${list(clause.cities)}`,
      })
    case 'engine':
      return `improved the locomotive to ${links(clause.links)}`
    case 'cube':
      return `moved a ${clause.cube} cube to ${clause.to}${worth(clause.gain)}`
    case 'cubes':
      return `moved ${cubes(clause.cubes)}${worth(clause.gain)}`
    case 'lost':
      return `lost ${clause.amount} for want of money`
  }
}

const sentence = (who: string, clauses: readonly Clause[]): string =>
  clauses.length === 0 ? `${who} changed nothing on the board.` : `${who} ${list(clauses.map(said))}.`

/** What somebody did in a stretch of a match: the recap of the rail games. */
export const texts = {
  did: (name: string, clauses: readonly Clause[]) => sentence(name, clauses),
  youDid: (clauses: readonly Clause[]) => sentence('You', clauses),
  together: (names: readonly string[], built: number, moved: number, engines: number) => {
    const improved = plural(engines, { one: 'improved 1 locomotive', other: `improved ${engines} locomotives` })
    const did = [
      ...(built > 0 ? [`built ${links(built)}`] : []),
      ...(moved > 0 ? [`moved ${cubes(moved)}`] : []),
      ...(engines > 0 ? [improved] : []),
    ]
    return did.length === 0 ? `${list(names)} changed little.` : `${list(names)} ${list(did)}.`
  },
}
