import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/spike/names.ts'

const { the } = grammar

/** A type of rail cards: its colour, its line in words, and its cards as sentences speak of them, as what is taken. */
const rail = (name: string, pattern: string) => ({
  name,
  pattern,
  aCard: `egy ${name} kártyát`,
  theCard: `${the(name)} kártyát`,
  cards: (count: number) => `${count} ${name}`,
})

/** Goods as what is carried. */
const CARRIED: Readonly<Record<string, string>> = {
  marha: 'marhát',
  fa: 'fát',
  kukorica: 'kukoricát',
  búza: 'búzát',
  szén: 'szenet',
  olaj: 'olajat',
  acél: 'acélt',
  szövet: 'szövetet',
  sertés: 'sertést',
  liszt: 'lisztet',
  gyümölcs: 'gyümölcsöt',
  gyapot: 'gyapotot',
}

/** `búza` as `búzát`: the goods that a verb takes. */
export const carried = (goods: string): string => CARRIED[goods] ?? goods

export const texts: Translated<typeof english> = {
  board: (map) => `Tábla: ${map}`,
  kind: 'városok és szakaszok táblája',
  keys: 'A nyilakkal járhatsz a városokon, az n és a p a következő és az előző kiemeltre lép, az Enter választ, a plusz, a mínusz és a nulla nagyít.',
  keysSegments:
    'A nyilakkal járhatsz a városokon és a kiemelt szakaszokon, az n és a p a következő és az előző kiemeltre lép, az Enter választ, a plusz, a mínusz és a nulla nagyít.',
  cityWith: (city, goods) => `${city}: ${goods}`,
  cityTo: (city, pick) => `${city}: ${pick}`,
  goods: {
    cattle: 'marha',
    wood: 'fa',
    corn: 'kukorica',
    wheat: 'búza',
    coal: 'szén',
    oil: 'olaj',
    steel: 'acél',
    cloth: 'szövet',
    pigs: 'sertés',
    flour: 'liszt',
    fruit: 'gyümölcs',
    cotton: 'gyapot',
  },
  rails: {
    white: rail('fehér', 'folytonos'),
    blue: rail('kék', 'szaggatott'),
    red: rail('piros', 'pontozott'),
    green: rail('zöld', 'pont-vonás'),
    yellow: rail('sárga', 'kettős'),
    black: rail('fekete', 'létra'),
  },
  joker: (paid, worth) => `${paid} mint ${worth}`,
  parts: { speed: 'Sebesség', tender: 'Szerkocsi', cars: 'Vagonok' },
}
