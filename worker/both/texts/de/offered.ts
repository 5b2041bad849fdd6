import type { Translated } from '../../language/messages.ts'
import type { texts as english } from '../en/offered.ts'

export const texts: Translated<typeof english> = {
  bots: {
    novice: 'Nimmt das Erstbeste, nicht immer das Beste: leicht zu schlagen.',
    greedy: 'Baut für lange Wege, gibt aus, was sich lohnt, und plant für die nächste Lokomotive: mittelschwer.',
    master: 'Wägt jede Aktion, jedes Gebot und jede Antwort darauf ab: schwer zu schlagen.',
    random: 'Tut irgendetwas Erlaubtes.',
  },
  groups: { house: 'Hausregeln' },
  options: {
    'age-of-steam': {
      edition: {
        label: 'Ausgabe',
        help: 'Die Deluxe-Ausgabe erlaubt komplexe Streckenplättchen auf leeren Feldern; die Erstausgabe nicht, und in manchem ist sie strenger.',
        values: { 2002: 'Erstausgabe (2002)', 2022: 'Deluxe (2022)' },
      },
      sectionLoss: {
        label: 'Unfertige Strecken verfallen',
        help: 'Wann unfertige Strecken, die nicht verlängert wurden, herrenlos werden.',
        values: {
          edition: 'wie in den Regeln',
          'end-of-phase': 'wenn alle gebaut haben',
          'end-of-turn': 'am Ende des eigenen Zuges',
        },
      },
      firstTile: {
        label: 'Das erste Plättchen',
        help: 'Ob das allererste Plättchen einer Person eine neue, einfache Strecke sein muss oder alles sein darf, was an einer Großstadt beginnt.',
        values: { simple: 'einfache Strecke an einer Großstadt', any: 'jede Strecke an einer Großstadt' },
      },
      ownerMarkerLimit: {
        label: 'Besitzmarker',
        help: 'Auf jeder Verbindung und jeder unfertigen Strecke liegt ein Marker, der zeigt, wem sie gehört; in der Schachtel sind zwanzig pro Person.',
        values: { 20: 'je zwanzig', none: 'unbegrenzt' },
      },
      southernDoubling: {
        label: 'Doppelte Einkommensreduktion',
        help: 'Die Einkommensreduktion zählt ab Runde 4 bis zum Ende doppelt, oder nur in Runde 4, wie es andere Ausgaben halten.',
        values: { 'from-round-4': 'ab Runde 4', 'round-4-only': 'nur in Runde 4' },
      },
      barbadosLevel: {
        label: 'Güter in den Großstädten',
        help: 'Mit zwei Güterwürfeln in jeder Großstadt statt einem ist die Insel leichter.',
        values: { normal: 'je einer', easier: 'je zwei' },
      },
    },
    steam: {
      mode: {
        label: 'Grundspiel oder Expertenspiel',
        help: 'Im Grundspiel bekommst du Geld, wann immer du welches brauchst. Im Expertenspiel erwirbst du einmal pro Runde Kapital, versteigerst die Reihenfolge und zahlst Unterhalt für deine Lokomotive.',
        values: { base: 'Grundspiel', standard: 'Expertenspiel' },
      },
      firstOrder: {
        label: 'Erste Spielerreihenfolge',
        help: 'Bietet um die Position in der ersten Runde, oder lost sie aus: Dann beginnen spätere mit ein paar Dollar.',
        values: { auction: 'durch Versteigerung', random: 'zufällig' },
      },
      gentle: {
        label: 'Gelockerter Kapitalerwerb',
        help: 'Für Neulinge: Kapital gibt es auch in dem Moment, in dem Strecken oder Ausgaben zu bezahlen sind.',
        values: { off: 'aus', on: 'an' },
      },
      incomeMax: {
        label: 'Höchstes Einkommen',
        help: 'Die Einkommensskala geht endlos weiter oder hört bei $10 pro Runde auf: Was eine Lieferung darüber hinaus bringt, verfällt.',
        values: { 10: '$10 pro Runde', none: 'unbegrenzt' },
      },
      townRevisit: {
        label: 'Städte unterwegs',
        help: 'Die Regeln verbieten einem Warenstein dieselbe Großstadt und dieselbe Verbindung ein zweites Mal; wer es strenger mag, verbietet auch dieselbe Stadt.',
        values: { on: 'so oft er mag', off: 'je einmal' },
      },
    },
    spike: {
      variant: {
        label: 'Spiel',
        help: 'Im Fortgeschrittenenspiel wählen alle, welche Seite eines Auftrags zählt, und behalten eine von zwei Streckenkarten.',
        values: { basic: 'Grundspiel', advanced: 'Fortgeschrittene' },
      },
    },
  },
}
