/** The display of goods, and what Production puts on it. */
export const texts = {
  /** Over the columns: of an area that is there alone, of one of two, and for the ear. */
  areas: {
    light: { alone: 'Light', beside: 'Light · west', columns: 'light columns' },
    dark: { alone: 'Dark', beside: 'Dark · east', columns: 'dark columns' },
  },
  columns: {
    light: (die: number, city: string) => `light ${die}, ${city}`,
    dark: (die: number, city: string) => `dark ${die}, ${city}`,
  },
  noCity: 'no city',
  /** Of a column with cities, or of a New City. */
  emptySpace: (space: number, column: string) => `Empty space ${space} of ${column}`,
  empty: 'empty',
  newCity: {
    name: (letter: string) => `New City ${letter}`,
    help: (letter: string, good: string) => `New City ${letter}, ${good}`,
    helpPlaced: (letter: string, good: string) => `New City ${letter}, ${good}, on the board`,
    takes: (letter: string, good: string) => `New City ${letter}, takes ${good}`,
    takesPlaced: (letter: string, good: string) => `New City ${letter}, takes ${good}, on the board`,
  },
  about:
    'A die that shows a number moves the topmost cube of that column to its city, and one of the letter below it once that New City is on the board.',
  bag: 'In the bag:',
  production: {
    draw: 'Draw two cubes',
    decline: 'Leave it',
    about: 'You see them and put each on any empty space of the display. Then the dice are rolled.',
    cubes: 'Cube to place',
    space: 'on an empty space:',
  },
}
