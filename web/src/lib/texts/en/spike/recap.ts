import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, list, plural } = grammar

type Clause =
  | { readonly what: 'began'; readonly city: string }
  | { readonly what: 'drew'; readonly cards: number }
  | { readonly what: 'built'; readonly count: number; readonly cities: readonly string[]; readonly money: number }
  | { readonly what: 'upgraded'; readonly parts: readonly ('speed' | 'tender' | 'cars')[] }
  | { readonly what: 'loaded'; readonly goods: readonly string[] }
  | { readonly what: 'load'; readonly goods: string; readonly city: string; readonly money: number }
  | { readonly what: 'loads'; readonly loads: number; readonly money: number }
  | { readonly what: 'route'; readonly money: number }

const parts = { speed: 'the speed', tender: 'the tender', cars: 'the cars' }
const cities = (count: number): string => plural(count, { one: '1 city', other: `${count} cities` })
const loads = (count: number): string => plural(count, { one: '1 load', other: `${count} loads` })

/** What follows the name of whoever did it: past tense, the same for everybody and for `You`. */
function said(clause: Clause): string {
  switch (clause.what) {
    case 'began':
      return `began in ${clause.city}`
    case 'drew':
      return plural(clause.cards, { one: 'drew 1 card', other: `drew ${clause.cards} cards` })
    case 'built': {
      const named =
        clause.cities.length === clause.count
          ? list(clause.cities)
          : `${cities(clause.count)} (${clause.cities.join(', ')}, …)`
      return `connected ${named} for ${dollars(clause.money)}`
    }
    case 'upgraded':
      return `improved ${list(clause.parts.map((part) => parts[part]))}`
    case 'loaded':
      return `loaded ${list(clause.goods)}`
    case 'load':
      return `delivered ${clause.goods} to ${clause.city} for ${dollars(clause.money)}`
    case 'loads':
      return `delivered ${loads(clause.loads)} for ${dollars(clause.money)}`
    case 'route':
      return `scored ${dollars(clause.money)} by the route card`
  }
}

const sentence = (who: string, clauses: readonly Clause[]): string =>
  clauses.length === 0 ? `${who} changed nothing on the board.` : `${who} ${list(clauses.map(said))}.`

/** What somebody did in a stretch of a match: the recap of Spike. */
export const texts = {
  did: (name: string, clauses: readonly Clause[]) => sentence(name, clauses),
  youDid: (clauses: readonly Clause[]) => sentence('You', clauses),
  together: (names: readonly string[], connected: number, delivered: number) => {
    const did = [
      ...(connected > 0 ? [`connected ${cities(connected)}`] : []),
      ...(delivered > 0 ? [`delivered ${loads(delivered)}`] : []),
    ]
    return did.length === 0 ? `${list(names)} changed little.` : `${list(names)} ${list(did)}.`
  },
}
