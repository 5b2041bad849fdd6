import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/steam/lesson.ts'

const { plural, dollars } = grammar

export const texts: Translated<typeof english> = {
  steps: {
    tile: {
      say: 'Eine Runde beginnt mit Aktionsplättchen; ihre Zahlen bestimmen, wer nächstes Mal beginnt. *Nimm die Lokomotive*: Deine Warensteine fahren dann über zwei Verbindungen statt über eine. Sie kostet $6, und das Geld kommt von selbst: je $5 für 1 Einkommen.',
      planned:
        'Mit der Lokomotive fahren deine Warensteine über zwei Verbindungen, und jede Verbindung zahlt. Billiger als in der ersten Runde wird sie nie.',
    },
    firstTile: {
      say: 'Jetzt wird gebaut! Bis zu drei Plättchen pro Zug. Albany nimmt Gelb an, und in Hartford liegt es zweimal: *Wähle das markierte Feld unter Albany* und baue geradeaus.',
      planned:
        'Ein Plättchen dort ist das erste einer Strecke zwischen Albany, das Gelb annimmt, und Hartford, wo zwei gelbe Warensteine liegen.',
    },
    town: {
      say: 'Eine Verbindung führt von Ort zu Ort, und eine Stadt ist ein Ort. *Wähle Poughkeepsie, nimm das markierte Plättchen, gedreht wie markiert*: hinein und wieder hinaus, und aus einer Strecke werden zwei Verbindungen.',
      planned: 'Über die Stadt zählt die Strecke als zwei Verbindungen, und jede Verbindung zahlt.',
    },
    lastTile: {
      say: '*Noch eine Kurve auf dem markierten Feld*, und die Strecke ist in Hartford.',
      planned: 'Ohne dieses Plättchen endet die Strecke im Nichts: Nur über fertige Verbindungen fahren Waren.',
    },
    built: {
      say: 'Mehr als drei Plättchen pro Zug gehen nicht. *Beende das Bauen.*',
      planned: 'Die Strecke ist fertig.',
    },
    first: {
      say: 'Jetzt fahren Waren: Ein Warenstein reist über Verbindungen bis zur ersten Großstadt seiner Farbe. *Schick einen gelben von Hartford nach Albany*; jede deiner Verbindungen, die er benutzt, bringt einen Punkt.',
      planned: 'Dieser Warenstein benutzt deine beiden Verbindungen: zwei Punkte, und mehr bringt so früh nichts.',
    },
    income: {
      say: 'Punkte werden zu Einkommen oder zu Siegpunkten. *Nimm Einkommen*: So früh holst du damit Runde für Runde wieder herein, was dich das Kapital gekostet hat.',
      planned:
        'Was du früh als Einkommen nimmst, bekommst du in jeder Runde wieder; Siegpunkte können warten, bis Geld keine Sorge mehr ist.',
    },
    second: {
      say: 'Alle transportieren ein zweites Mal. *Der andere gelbe* nimmt denselben Weg.',
      planned: 'Dieselben zwei Verbindungen zahlen noch einmal.',
    },
    incomeAgain: {
      say: '*Noch einmal Einkommen*, und du bist aus den roten Zahlen.',
      planned: 'Solange dein Einkommen unter null ist, zahlst du in jeder Runde.',
    },
    anyTile: {
      say: 'Nimm ein Plättchen. Was es bewirkt, steht darauf; niedrige Zahlen sind nächste Runde zuerst dran.',
    },
    anyBuild: {
      say: 'Baue, was du magst, höchstens drei Plättchen. Was möglich ist, leuchtet; nur über fertige Verbindungen fahren Waren.',
    },
    anyGoods: {
      say: 'Liefere einen Warenstein, wenn es einen gibt: In der Liste steht der beste zuerst. Wenn nicht, kommt nächstes Mal mit mehr Reichweite einer weiter.',
    },
    anyScore: { say: 'Punkte werden zu Einkommen, das jede Runde zahlt, oder zu Siegpunkten, die bleiben.' },
  },
  sums: {
    start: { what: 'Am Anfang', why: 'Niemand hat mehr als ein paar Dollar: Kapital kommt, wenn es gebraucht wird.' },
    raised: {
      what: 'Kapital',
      why: (steps) =>
        plural(steps, {
          one: 'Erworben, als du zahlen musstest, für 1 Einkommen.',
          other: `Erworben, als du zahlen musstest, für ${steps} Einkommen, je $5 eins.`,
        }),
    },
    tile: {
      what: 'Aktionsplättchen',
      why: 'Eine Lokomotive kostet $4 und so viele Dollar, wie sie dann Reichweite hat; die meisten anderen Plättchen sind kostenlos.',
    },
    track: {
      what: (tiles) => plural(tiles, { one: 'Ein Plättchen', other: `${tiles} Plättchen` }),
      why: '$2 auf der Ebene, mehr durch Städte, Flüsse und Hügel. Jede fertige Verbindung ist am Ende ein Siegpunkt.',
    },
    other: { what: 'Sonstiges', why: 'Was du sonst getan hast.' },
    links: {
      what: 'Einkommen',
      why: (gained, lost) =>
        `Um ${gained} hinauf durch Lieferungen, um ${lost} hinunter durch Kapital. Es wird jetzt gezahlt und in jeder weiteren Runde.`,
    },
    left: {
      what: 'Rest',
      why: (income) =>
        income >= 0
          ? `Dein Einkommen ist ${dollars(income)}: Die Strecke hat sich in einer Runde bezahlt gemacht und bleibt für den Rest der Partie.`
          : 'Dein Einkommen ist unter null: Das zahlst du jede Runde, und am Ende kostet es Siegpunkte. Lieferungen heben es.',
    },
  },
}
