import type { Translated } from '../../language/messages.ts'
import type { texts as english } from '../en/maps.ts'

export const texts: Translated<typeof english> = {
  'rust-belt': {
    name: 'Rust Belt',
    about: 'Das industrielle Herz Nordamerikas rund um die Großen Seen: der Spielplan des Grundspiels.',
  },
  'western-us': {
    name: 'Western U.S.',
    about:
      'Der Westen der USA: eine Wand aus Bergen zwischen Ost und West. Deine Strecken müssen zusammenhängen, bis jemand den Kontinent durchquert hat.',
  },
  'southern-us': {
    name: 'Southern U.S.',
    about:
      'Der Süden der USA: In jeder Stadt wächst Baumwolle, und die vier Häfen nehmen sie ab. Ab Runde 4 sinkt das Einkommen doppelt so stark.',
  },
  germany: {
    name: 'Germany',
    about:
      'Deutschland: sechs Anschlussbahnhöfe ins Ausland, die je eine Farbe annehmen, teure Felder entlang der Grenzen, und nichts darf unfertig bleiben.',
  },
  barbados: {
    name: 'Barbados',
    about:
      'Eine Insel für dich allein: zehn Runden, vier Aktionen, die sich nach und nach verbrauchen, und am Ende kaufst du jede Aktie zurück.',
  },
  'st-lucia': {
    name: 'St. Lucia',
    about:
      'Eine Insel für zwei ganz ohne Großstadt: Die Güter liegen offen da und fahren ab, wo eine Strecke vorbeikommt.',
  },
  'steam-northeast': {
    name: 'Südosten von Kanada / Nordosten der USA',
    about:
      'Von Toronto und Montreal hinunter nach New York: Küste, Seen, wenige Großstädte. Am besten zu dritt oder viert.',
  },
  'steam-ruhr': {
    name: 'Ruhrgebiet',
    about: 'Ruhr und Niederrhein: überall Flüsse, und die Großstädte dicht an dicht. Am besten zu viert oder fünft.',
  },
  'eastern-us': {
    name: 'Osten der Vereinigten Staaten',
    about: 'Von Texas bis Maine: Baue dorthin, wo deine Aufträge sind, und liefere, bevor die Zeit abläuft.',
  },
}
