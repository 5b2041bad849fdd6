import type { MapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'GER-02':
      'Sechs Anschlussbahnhöfe, dunkelgrün: Jeder nimmt eine Farbe an, die zu Beginn gezogen wird. Güter liegen dort keine.',
    'GER-04': 'Ein Güterwürfel darf an einem Anschlussbahnhof ankommen, aber nicht hindurchfahren.',
    'GER-07': 'Dein Bauzug darf nicht mit unfertiger Strecke enden. Was du in ihm gebaut hast, kannst du zurücknehmen.',
    'GER-08': 'Eine Zahl auf einem Feld ist der Preis für einfache Strecke dort.',
    'GER-06': 'Nie mehr als dreimal bauen. Mit „Ingenieur“ kostet das Teuerste davon die Hälfte, aufgerundet.',
    'GER-09': 'Düsseldorf/Köln und Essen/Dortmund lassen sich ohne Plättchen verbinden, einmal, für $2.',
    'GER-10': 'Jede Runde kommt ein Güterwürfel aus dem Beutel nach Berlin.',
  },

  title: 'Karte: Germany',
  lead: 'Für drei bis sechs. Anschlussbahnhöfe ins Ausland, teure Grenzen, und nichts darf unfertig bleiben.',
  rules: {
    'GER-01': 'Vier Güterwürfel für Berlin, drei für Königsberg, zwei für jede andere Großstadt.',
    'GER-02 GER-03':
      'Dunkelgrüne Felder sind Anschlussbahnhöfe. Ein Güterwürfel, der zu Beginn für jeden gezogen wird, zeigt, welche Farbe er annimmt, die ganze Partie lang. Er selbst wird nie geliefert; Güter liegen dort nie, und in der Auslage haben Anschlussbahnhöfe keine Spalte.',
    'GER-04': 'Ein Güterwürfel darf an einem Anschlussbahnhof ankommen, aber nicht hindurchfahren.',
    'GER-05':
      'Beim Bauen sind sie Großstädte: Strecken dürfen dort beginnen und enden, und kein Plättchen liegt auf ihnen.',
    'GER-06':
      'Niemand baut in einem Zug mehr als dreimal. „Ingenieur“ bringt kein viertes Mal; dafür kostet das Teuerste des Zuges die Hälfte, aufgerundet. Gerechnet wird nach jedem Bau, sodass die Summe in jeder Reihenfolge stimmt.',
    'GER-07':
      'In deinem Zug darf Strecke unfertig sein, an seinem Ende nicht. Bis dahin kannst du zurücknehmen, was du zuletzt gebaut hast, immer wieder.',
    'GER-08':
      'Eine Zahl auf einem Feld ist der Preis für einfache Strecke dort; nebeneinander $1 mehr, als Kreuzung $2 mehr. Andere Felder kosten wie immer.',
    'GER-09':
      'Düsseldorf/Köln und Essen/Dortmund sind Nachbarn. Eine Person darf einmal die Verbindung zwischen ihnen nehmen, für $2 und ohne Plättchen; das zählt als einmal Bauen. Die Verbindung zählt als ein Teilstück und braucht einen Besitzmarker. Du darfst sie vor deinem ersten Plättchen nehmen.',
    'GER-10': 'Jede Runde, vor „Produktion“ und den Würfeln, kommt ein Güterwürfel aus dem Beutel nach Berlin.',
  },
} satisfies MapRules
