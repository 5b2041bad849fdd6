import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars } = grammar

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const all = (words: readonly string[]): string => words.join(' and ')

/** What a board says to those who hear it, and how it is looked at. */
export const texts = {
  zoom: { title: 'Zoom', in: 'Zoom in', out: 'Zoom out', whole: 'Show the whole board' },
  label: (name: string) => `Board ${name}`,
  kind: 'hex board',
  keys: 'Arrow keys walk over the hexes, n and p go to the next and previous lit one, Enter picks, plus, minus and zero zoom.',
  /** What a pick would do there. */
  picks: (place: string, action: string) => `${place}: ${action}`,
  hex: {
    terrain: { plain: 'plain', river: 'river', swamp: 'swamp', mountain: 'mountain' },
    town: (name: string) => `town ${name}`,
    terminal: (name: string, colours: readonly string[]) =>
      `terminal ${name}, end of the line, takes ${all(colours) || 'what is drawn at the start'}`,
    city: (name: string, colours: readonly string[], mark: string) => `${all(colours)} city ${name} ${mark}`.trim(),
    newCity: (name: string, colours: readonly string[], mark: string) =>
      `${all(colours)} new city ${name} ${mark}`.trim(),
    /** The number of a city: by which column of dice its goods grow. */
    light: (die: string | number) => `light ${die}`,
    dark: (die: string | number) => `dark ${die}`,
    unowned: 'unowned track',
    track: (owner: string) => `track of ${owner}`,
    leads: (tracks: readonly string[], sides: readonly string[]) => `${all(tracks)} to ${sides.join(', ')}`,
    price: (price: number) => `printed price ${dollars(price)}`,
    freeLink: (place: string, price: number) => `link to ${place} free for ${dollars(price)}`,
    link: (owner: string, place: string) => `link of ${owner} to ${place}`,
    goods: (counted: readonly string[]) => `goods: ${counted.join(', ')}`,
    count: (count: number, good: string) => `${NUMBERS[count] ?? count} ${good}`,
  },
  directions: {
    north: 'north',
    northeast: 'northeast',
    east: 'east',
    southeast: 'southeast',
    south: 'south',
    southwest: 'southwest',
    west: 'west',
    northwest: 'northwest',
  },
}
