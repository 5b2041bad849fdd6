import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/age-of-steam/silent.ts'

export const texts: Translated<typeof english> = {
  title: 'Wo die gedruckten Regeln schweigen',
  lead: 'Wie hier gespielt wird, wo die Texte etwas offen lassen oder einander widersprechen.',
  rules: {
    'D-23 D-45':
      'Wer neue Strecke mit herrenloser verbindet, übernimmt sie, immer. Strecke, die auf einem fremden Plättchen hinzukommt, verlängert deine eigene, wenn deine darüber weitergeht.',
    'D-20 D-21':
      'Herrenlose Strecke darf nur umgeleitet werden, wo sie angeschlossen wäre, wenn sie dir gehörte. Wer Strecke so umleitet, dass sie zur Verbindung wird, dem gehört die Verbindung.',
    'D-22 D-28':
      'Was durch eine Neue Großstadt fertig wird und herrenlos war, gehört der Person, die sie gelegt hat, auch über zwanzig Marker hinaus. Strecke von einer Neuen Großstadt zu ihr selbst zurück ist keine Verbindung, lässt sich weder verlängern noch umleiten und wird herrenlos.',
    'D-17 D-49':
      'Keine Strecke führt von einem Ort zu ihm selbst zurück, und alle neue Strecke hängt mit einer Großstadt zusammen.',
    'D-18 D-19':
      'Auf einem leeren Feld müssen beide Strecken eines Plättchens angeschlossen sein. Ein Bau leitet Strecke um oder fügt welche hinzu, nie beides.',
    'D-15': 'Auf einem Feld darf in einem Zug mehrmals gebaut werden; jedes Mal zählt und kostet.',
    'D-16':
      'Das allererste Plättchen ist ein einfaches, neues, an einer Großstadt; eine Stadt mit Marker geht auch. Eine Hausregel erlaubt jede Strecke an einer Großstadt.',
    'D-25 D-46':
      'Eine Stadt kostet auf jedem Gelände gleich viel. Führt aus einer Stadt eine Strecke direkt in die Großstadt daneben, ist sie eine eigene Verbindung.',
    'D-42 D-43':
      'Fremde Strecken darfst du kreuzen, zubauen oder neben ihnen bauen; niemand wird gefragt, niemand bekommt etwas.',
    'D-51 D-52 D-47':
      '„Urbanisierung“ wird am Anfang des eigenen Zuges genutzt. Ein Zug wird weder unterbrochen noch weitergegeben. Eine Neue Großstadt mitten auf einer Strecke macht zwei Verbindungen daraus, und Güterwürfel ihrer Farbe halten dort an.',
    'D-54':
      'Wann unfertige Strecke verfällt, sagt die Ausgabe: wenn alle gebaut haben, oder am Ende des eigenen Zuges. Eine Hausregel kann es ändern.',
    'D-04 D-24':
      'Plättchen, Stadt-Marker, Neue Großstädte, Güterwürfel und je zwanzig Besitzmarker sind begrenzt; Geld ist es nicht.',
    'D-38 D-39 D-40':
      'Kein Güterwürfel fährt über herrenlose Strecke. Er darf durch Großstädte anderer Farben fahren, und auch ausschließlich über fremde Verbindungen.',
    'D-41': 'Die Reichweite kann in einer Runde um zwei steigen: durch die Aktion, und statt eines Transports.',
    'D-07 D-08 D-09 D-10':
      'Aktien werden nur am Anfang einer Runde verkauft. Geboten wird höchstens, was man hat. Wer das höchste Gebot hat, wird nicht gefragt; wer als Erstes aussteigt, zahlt nichts, wie hoch das Gebot auch war.',
    'D-11 D-14': 'Alle nehmen eine Aktion. „Produktion“ darf jedes leere Feld der Auslage füllen.',
    'D-12 D-13':
      'Fertige Verbindungen von Bankrotten bleiben, geschützt, und bringen niemandem etwas. Wer als Letztes übrig ist, hat sofort gewonnen; ist niemand übrig, hat niemand gewonnen.',
    'D-48 D-50': 'Die letzte Runde wird zu Ende gespielt. Zu fünft dauert die Partie sieben Runden.',
  },
}
