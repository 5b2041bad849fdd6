import type { MapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'BAR-08':
      'Du spielst allein. Am Ende kostet jede Aktie $5; das übrige Geld ist dein Punktestand, zu wenig ist verloren.',
    'BAR-04': 'Höchstens eine Aktie pro Runde.',
    'BAR-05':
      'Keine Versteigerung und vier Aktionen: Ingenieur, Lokomotive, Urbanisierung, Produktion. Jede ist verbraucht, bis alle vier es sind.',
    'BAR-01': 'Keine lilafarbenen Güterwürfel, und nur die Neuen Großstädte A bis D.',
    'BAR-02': 'Von der Auslage gilt nur der helle Bereich, mit einem Güterwürfel oben in jeder Spalte.',
    'BAR-06': 'Zwei Würfel pro Runde bringen neue Güter.',
    'BAR-07': 'Zehn Runden. Wer bankrottgeht, hat sofort verloren.',
  },

  title: 'Karte: Barbados',
  lead: 'Du allein gegen die Ausgaben.',
  rules: {
    'BAR-01': 'Es gibt keine lilafarbenen Güterwürfel (76 bleiben) und keine Neuen Großstädte E bis H.',
    'BAR-02':
      'Von der Auslage gilt nur der helle Bereich, und nur seine obersten Felder werden gefüllt. Nie mit Rot für A oder Blau für B: Dann wird ein anderer gezogen.',
    'BAR-03': 'Jede Großstadt beginnt mit einem Güterwürfel, im einfacheren Spiel mit zwei.',
    'BAR-04': 'Höchstens eine Aktie pro Runde.',
    'BAR-05':
      'Es gibt keine Versteigerung. Jede Runde nimmst du eine von vier Aktionen: „Ingenieur“, „Lokomotive“, „Urbanisierung“, „Produktion“. Sie gilt nur in dieser Runde und ist dann verbraucht. Sind alle vier verbraucht, kommen alle vor der nächsten Wahl zurück.',
    'BAR-06':
      'Zwei Würfel werden geworfen, für die hellen Spalten. „Produktion“ darf jedes leere Feld des hellen Bereichs füllen.',
    'BAR-07': 'Zehn Runden. Wer bankrottgeht, hat verloren.',
    'BAR-08':
      'Am Ende zahlst du $5 für jede Aktie, die ersten zwei eingeschlossen. Reicht das Geld nicht, hast du verloren; sonst ist dein Punktestand, was übrig bleibt, und nichts anderes zählt.',
  },
} satisfies MapRules
