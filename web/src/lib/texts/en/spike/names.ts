/** A type of rail cards: its colour, its line in words, and its cards as sentences speak of them. */
const rail = (name: string, pattern: string) => ({
  name,
  pattern,
  aCard: `a ${name} card`,
  theCard: `the ${name} card`,
  cards: (count: number) => `${count} ${name}`,
})

/** What things are called, wherever Spike is spoken of. */
export const texts = {
  board: (map: string) => `Board ${map}`,
  kind: 'board of cities and segments',
  keys: 'Arrow keys walk over the cities, n and p go to the next and previous lit one, Enter picks, plus, minus and zero zoom.',
  keysSegments:
    'Arrow keys walk over the cities and lit segments, n and p go to the next and previous lit one, Enter picks, plus, minus and zero zoom.',
  cityWith: (city: string, goods: string) => `${city}: ${goods}`,
  cityTo: (city: string, pick: string) => `${city}: ${pick}`,
  goods: {
    cattle: 'cattle',
    wood: 'wood',
    corn: 'corn',
    wheat: 'wheat',
    coal: 'coal',
    oil: 'oil',
    steel: 'steel',
    cloth: 'cloth',
    pigs: 'pigs',
    flour: 'flour',
    fruit: 'fruit',
    cotton: 'cotton',
  },
  rails: {
    white: rail('white', 'solid'),
    blue: rail('blue', 'dashed'),
    red: rail('red', 'dotted'),
    green: rail('green', 'dash and dot'),
    yellow: rail('yellow', 'double'),
    black: rail('black', 'ladder'),
  },
  joker: (paid: string, worth: string) => `${paid} as ${worth}`,
  parts: { speed: 'Speed', tender: 'Tender', cars: 'Cars' },
}
