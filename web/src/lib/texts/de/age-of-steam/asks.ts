import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/asks.ts'

const { plural } = grammar

export const texts: Translated<typeof english> = {
  actions: {
    'first-move': 'Du transportierst vor allen anderen, beide Male.',
    'first-build': 'Du baust vor allen anderen.',
    engineer: 'Du darfst vier Plättchen bauen statt drei.',
    locomotive: 'Deine Reichweite steigt um eine Verbindung, sofort (bis 6).',
    urbanization: 'Vor dem Bauen darfst du aus einer Stadt eine Neue Großstadt machen.',
    production: 'Vor dem Güterwachstum darfst du zwei Güterwürfel für die Auslage ziehen.',
    'turn-order': 'In der nächsten Versteigerung darfst du einmal ohne Gebot dabeibleiben.',
  },
  used: {
    back: (round) => `Verbraucht. In Runde ${round} wieder da.`,
    gone: 'Verbraucht. Nicht mehr zu haben.',
    about:
      'Eine pro Runde, und sie gilt nur in dieser. Was du wählst, ist verbraucht, bis alle es sind; dann kommen sie gemeinsam zurück.',
  },
  city: {
    begin: 'Stadt zur Neuen Großstadt machen',
    which: 'Welche Neue Großstadt?',
    takes: (good) => `nimmt ${good} an`,
    prompt: 'Wähle jetzt auf dem Spielplan eine leuchtende Stadt.',
    picked: (town) => `${town} wird zur Großstadt.`,
    place: (letter) => `Neue Großstadt ${letter} legen`,
  },
  takeLink: (ends) => `Verbindung ${ends.join(' – ')} *ohne Plättchen* nehmen`,
  tiles: {
    straight: 'Gerade',
    gentle: 'Leichte Kurve',
    sharp: 'Scharfe Kurve',
    'x-gentle-straight': 'Kurve über Gerade',
    'x-straight-straight': 'Zwei Geraden, kreuzend',
    'x-gentle-gentle': 'Zwei Kurven, kreuzend',
    's-gentle-sharp-l': 'Leichte neben scharfer, links',
    's-gentle-sharp-r': 'Leichte neben scharfer, rechts',
    's-straight-sharp': 'Gerade neben scharfer Kurve',
    's-gentle-gentle': 'Zwei Kurven nebeneinander',
    t1: 'Stadt, eine Strecke',
    't3-l': 'Stadt, 3 Strecken, links',
    't3-r': 'Stadt, 3 Strecken, rechts',
    't3-same': 'Stadt, 3 Strecken, eine Seite',
    't3-star': 'Stadt, 3 Strecken, Stern',
    disc: 'Stadt-Marker',
  },
  prices: {
    simple: 'Strecke',
    crossing: 'Kreuzung',
    'side-by-side': 'nebeneinander',
    town: 'Stadt',
    exits: 'Strecken aus der Stadt',
    river: 'Fluss',
    mountain: 'Berg',
    'replace-crossing': 'Strecke kreuzen',
    'replace-side-by-side': 'daneben legen',
    'replace-town': 'Stadt umbauen',
    redirect: 'Umleitung',
  },
  linkWorth: (track) => plural(track, { one: '1 Punkt', other: `${track} Punkte` }),
}
