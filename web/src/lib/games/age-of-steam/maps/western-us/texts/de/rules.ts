import type { MapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'WUS-01': 'Alle beginnen mit $20 statt $10.',
    'WUS-02':
      'Auch auf jeder Stadt liegt ein Güterwürfel, der von dort geliefert werden kann. Nachschub bekommen Städte nie.',
    'WUS-05': 'Einfache Strecke kostet $2 auf der Ebene, $4 auf Fluss und Sumpf, $5 in den Bergen.',
    'WUS-06': 'Dein erstes Plättchen beginnt an einer von zehn Startgroßstädten: sieben im Osten, drei im Westen.',
    'WUS-09': 'Bis der Kontinent durchquert ist, müssen alle deine Strecken zusammenhängen.',
    'WUS-10':
      'Die erste transkontinentale Verbindung zahlt sofort: +4 Einkommen, wenn alles einer Person gehört, oder je +2, wenn es zweien gehört.',
    'WUS-11':
      'Ein Güterwürfel aus einer Großstadt im Osten in eine im Westen, oder umgekehrt, bringt eins mehr; für welche Verbindung, bestimmt, wer transportiert.',
    'WUS-12': 'Bei Gleichstand entscheidet das Geld, dann die Strecken, dann der Würfel.',
  },

  title: 'Karte: Western U.S.',
  lead: 'Für drei bis sechs. Ost und West, dazwischen eine Wand aus Bergen, und ein Lohn für den ersten Weg hindurch.',
  rules: {
    'WUS-01': 'Alle beginnen mit $20 und zwei Aktien. Die zehn Dollar mehr sind geschenkt.',
    'WUS-02': 'Zwei Güterwürfel werden für jede Großstadt gezogen, dann einer für jede Stadt.',
    'WUS-03':
      'Ein Güterwürfel auf einer Stadt kann geliefert werden wie einer auf einer Großstadt. Nachschub bekommen Städte nie.',
    'WUS-04': 'Wird eine Stadt zur Großstadt, kommt der Güterwürfel, der auf ihr liegt, zurück in den Beutel.',
    'WUS-05':
      'Einfache Strecke auf einem leeren Feld kostet $2 auf der Ebene, $4 auf Fluss und Sumpf, $5 in den Bergen; nebeneinander $1 mehr, als Kreuzung $2 mehr. Städte und Umbauten kosten wie immer.',
    'WUS-06':
      'Startgroßstädte im Osten sind Duluth, Minneapolis, Des Moines, St. Louis, Memphis, Vicksburg und New Orleans, im Westen Seattle, San Francisco und Los Angeles.',
    'WUS-08': 'Dein allererstes Plättchen beginnt an einer dieser zehn.',
    'WUS-09':
      'Bis der Kontinent durchquert ist, hängen alle deine Strecken zusammen, über eigene Strecken durch Städte und Großstädte. Kein Bau darf mehr Teile daraus machen, als es vorher waren. Danach sind getrennte Teile wieder in Ordnung, für alle.',
    'WUS-10':
      'Einmal pro Partie, sobald Verbindungen, wem auch immer sie gehören, eine Startgroßstadt im Westen mit einer im Osten verbinden: Es zählt der Weg mit den wenigsten Besitzern. Gehört er einer Person, erhält sie sofort 4 Einkommen, gehört er zweien, erhalten beide 2. Sind es drei oder mehr, bestimmt, wer den Weg fertig gebaut hat, zwei davon, die je 2 erhalten. Sind mehrere Wege gleich gut, wählt dieselbe Person.',
    'WUS-07':
      'Bei Lieferungen zählen auch Kansas City zum Osten und Portland und San Diego zum Westen, sobald sie Großstädte sind. Keine andere Großstadt kommt zu den zehn hinzu.',
    'WUS-11':
      'Ein Güterwürfel, der aus einer Großstadt im Osten in eine im Westen fährt, oder umgekehrt, bringt ein Einkommen mehr, für eine Verbindung seines Weges; für welche, bestimmt, wer ihn transportiert. Ein Güterwürfel aus einer Stadt bringt das nicht.',
    'WUS-12':
      'Es gibt keinen Gleichstand: Mehr Geld gewinnt, dann mehr Teilstücke in fertigen Verbindungen, dann der Würfel.',
  },
} satisfies MapRules
