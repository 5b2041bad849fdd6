import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/board.ts'

const { dollars } = grammar

const NUMBERS = ['nulla', 'egy', 'két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc']
const all = (words: readonly string[]): string => words.join(' és ')

/** `Chicago, piros város, világos 3`. */
const facts = (...words: readonly string[]): string => words.filter((word) => word !== '').join(', ')

export const texts: Translated<typeof english> = {
  zoom: { title: 'Nagyítás', in: 'Nagyítás', out: 'Kicsinyítés', whole: 'Az egész tábla' },
  label: (name) => `Tábla: ${name}`,
  kind: 'hatszögű tábla',
  keys: 'A nyilakkal járhatsz a hexákon, az n és a p a következő és az előző kiemeltre lép, az Enter választ, a plusz, a mínusz és a nulla nagyít.',
  picks: (place, action) => `${place}: ${action}`,
  hex: {
    terrain: { plain: 'alföld', river: 'folyó', swamp: 'mocsár', mountain: 'hegy' },
    town: (name) => `${name}, település`,
    terminal: (name, colours) =>
      `${name}, külföldi végállomás, ezt fogadja: ${all(colours) || 'amit kezdéskor húztok'}`,
    city: (name, colours, mark) => facts(name, `${all(colours)} város`.trim(), mark),
    newCity: (name, colours, mark) => facts(name, `${all(colours)} Új város`.trim(), mark),
    light: (die) => `világos ${die}`,
    dark: (die) => `sötét ${die}`,
    unowned: 'gazdátlan vágány',
    track: (owner) => `${owner} vágánya`,
    leads: (tracks, sides) => `${all(tracks)}, irány: ${sides.join(', ')}`,
    price: (price) => `nyomtatott ár: ${dollars(price)}`,
    freeLink: (place, price) => `szabad kapcsolat ide: ${place}, ${dollars(price)}`,
    link: (owner, place) => `${owner} kapcsolata ide: ${place}`,
    goods: (counted) => `áru: ${counted.join(', ')}`,
    count: (count, good) => `${NUMBERS[count] ?? count} ${good}`,
  },
  directions: {
    north: 'észak',
    northeast: 'északkelet',
    east: 'kelet',
    southeast: 'délkelet',
    south: 'dél',
    southwest: 'délnyugat',
    west: 'nyugat',
    northwest: 'északnyugat',
  },
}
