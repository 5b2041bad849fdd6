import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/age-of-steam/display.ts'

export const texts: Translated<typeof english> = {
  areas: {
    light: { alone: 'Hell', beside: 'Hell · West', columns: 'helle Spalten' },
    dark: { alone: 'Dunkel', beside: 'Dunkel · Ost', columns: 'dunkle Spalten' },
  },
  columns: {
    light: (die, city) => `hell ${die}, ${city}`,
    dark: (die, city) => `dunkel ${die}, ${city}`,
  },
  noCity: 'keine Großstadt',
  emptySpace: (space, column) => `Leeres Feld ${space} von ${column}`,
  empty: 'leer',
  newCity: {
    name: (letter) => `Neue Großstadt ${letter}`,
    help: (letter, good) => `Neue Großstadt ${letter}, ${good}`,
    helpPlaced: (letter, good) => `Neue Großstadt ${letter}, ${good}, auf dem Spielplan`,
    takes: (letter, good) => `Neue Großstadt ${letter}, nimmt ${good} an`,
    takesPlaced: (letter, good) => `Neue Großstadt ${letter}, nimmt ${good} an, auf dem Spielplan`,
  },
  about:
    'Wird eine Zahl gewürfelt, kommt der oberste Güterwürfel ihrer Spalte in ihre Großstadt, und einer vom Buchstaben darunter in seine Neue Großstadt, sobald die auf dem Spielplan liegt.',
  bag: 'Im Beutel:',
  production: {
    draw: 'Zwei Güterwürfel ziehen',
    decline: 'Verzichten',
    about: 'Du siehst sie und legst jeden auf ein leeres Feld der Auslage. Danach wird gewürfelt.',
    cubes: 'Welchen Güterwürfel',
    space: 'auf ein leeres Feld:',
  },
}
