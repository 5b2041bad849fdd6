import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/spike/names.ts'

/** A type of rail cards: its colour, its line in words, and its cards as sentences speak of them. */
const rail = (name: string, pattern: string) => ({
  name,
  pattern,
  aCard: `eine Karte (${name})`,
  theCard: `die Karte (${name})`,
  cards: (count: number) => `${count} × ${name}`,
})

export const texts: Translated<typeof english> = {
  board: (map) => `Spielplan ${map}`,
  kind: 'Spielplan aus Städten und Streckenabschnitten',
  keys: 'Pfeiltasten gehen über die Städte, n und p zur nächsten und vorigen leuchtenden, Enter wählt, Plus, Minus und Null zoomen.',
  keysSegments:
    'Pfeiltasten gehen über Städte und leuchtende Streckenabschnitte, n und p zum nächsten und vorigen davon, Enter wählt, Plus, Minus und Null zoomen.',
  cityWith: (city, goods) => `${city}: ${goods}`,
  cityTo: (city, pick) => `${city}: ${pick}`,
  goods: {
    cattle: 'Rinder',
    wood: 'Holz',
    corn: 'Mais',
    wheat: 'Weizen',
    coal: 'Kohle',
    oil: 'Öl',
    steel: 'Stahl',
    cloth: 'Stoff',
    pigs: 'Schweine',
    flour: 'Mehl',
    fruit: 'Früchte',
    cotton: 'Baumwolle',
  },
  rails: {
    white: rail('Weiß', 'durchgehend'),
    blue: rail('Blau', 'gestrichelt'),
    red: rail('Rot', 'gepunktet'),
    green: rail('Grün', 'strichpunktiert'),
    yellow: rail('Gelb', 'doppelt'),
    black: rail('Schwarz', 'Leiter'),
  },
  joker: (paid, worth) => `${paid} als ${worth}`,
  parts: { speed: 'Geschwindigkeit', tender: 'Tender', cars: 'Waggons' },
}
