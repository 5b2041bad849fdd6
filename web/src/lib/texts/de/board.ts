import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/board.ts'

const { dollars, list } = grammar

/** A city with what it takes, and its number. */
const city = (what: string, name: string, colours: readonly string[], mark: string): string =>
  [`${what} ${name}`, ...(colours.length > 0 ? [`nimmt ${list(colours)} an`] : []), ...(mark ? [mark] : [])].join(', ')

export const texts: Translated<typeof english> = {
  zoom: { title: 'Zoom', in: 'Vergrößern', out: 'Verkleinern', whole: 'Ganzen Spielplan zeigen' },
  label: (name) => `Spielplan ${name}`,
  kind: 'Spielplan aus Sechsecken',
  keys: 'Pfeiltasten gehen über die Felder, n und p zum nächsten und vorigen leuchtenden, Enter wählt, Plus, Minus und Null zoomen.',
  picks: (place, action) => `${place}: ${action}`,
  hex: {
    terrain: { plain: 'Ebene', river: 'Fluss', swamp: 'Sumpf', mountain: 'Berg' },
    town: (name) => `Stadt ${name}`,
    terminal: (name, colours) =>
      `Anschlussbahnhof ${name}, Ende der Strecke, nimmt ${colours.length > 0 ? list(colours) : 'die zu Beginn gezogene Farbe'} an`,
    city: (name, colours, mark) => city('Großstadt', name, colours, mark),
    newCity: (name, colours, mark) => city('Neue Großstadt', name, colours, mark),
    light: (die) => `hell ${die}`,
    dark: (die) => `dunkel ${die}`,
    unowned: 'herrenlose Strecke',
    track: (owner) => `Strecke von ${owner}`,
    leads: (tracks, sides) => `${list(tracks)} nach ${sides.join(', ')}`,
    price: (price) => `aufgedruckter Preis ${dollars(price)}`,
    freeLink: (place, price) => `Verbindung nach ${place} frei für ${dollars(price)}`,
    link: (owner, place) => `Verbindung von ${owner} nach ${place}`,
    goods: (counted) => `hier liegt: ${counted.join(', ')}`,
    count: (count, good) => `${count} × ${good}`,
  },
  directions: {
    north: 'Nord',
    northeast: 'Nordost',
    east: 'Ost',
    southeast: 'Südost',
    south: 'Süd',
    southwest: 'Südwest',
    west: 'West',
    northwest: 'Nordwest',
  },
}
