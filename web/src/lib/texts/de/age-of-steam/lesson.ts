import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/lesson.ts'

const { plural, dollars } = grammar

export const texts: Translated<typeof english> = {
  steps: {
    shares: {
      say: 'Eine Runde beginnt mit Geld. Jede Aktie, die du verkaufst, bringt jetzt $5 und kostet $1 in jeder Runde und am Ende 3 Siegpunkte. *Eine genügt für unseren Plan.*',
      planned:
        'Eine Aktie bezahlt alles, was wir vorhaben. Jeder fehlende Dollar kostet Einkommen; jede Aktie zu viel kostet $1 pro Runde und 3 Siegpunkte.',
    },
    auction: {
      say: 'Jetzt wird die Reihenfolge versteigert. Wer beginnt, wählt zuerst eine Aktion, und wir wollen die Lokomotive. *Biete $1.*',
      planned: 'Wenn du beginnst, nimmt dir niemand die Lokomotive weg, und $1 ist wenig.',
    },
    action: {
      say: 'Alle nehmen eine von sieben Aktionen. *Nimm die Lokomotive*: Deine Güterwürfel fahren dann über zwei Verbindungen statt über eine, jetzt und in jeder weiteren Runde.',
      planned:
        'Mit der Lokomotive fahren deine Güterwürfel über zwei Verbindungen und bringen doppelt so viel. Die anderen Aktionen sind zu anderen Zeiten gut.',
    },
    firstTile: {
      say: 'Jetzt wird gebaut! Drei Plättchen pro Zug, jedes an einer Großstadt oder an deinen Strecken. *Wähle das markierte Feld* neben Cincinnati, nimm die markierte Kurve, dreh sie Richtung Indianapolis und baue.',
      planned:
        'Ein Plättchen dort ist das erste einer Strecke von Cincinnati nach Evansville, zwei Großstädten, die dieselbe Farbe annehmen.',
    },
    town: {
      say: 'Eine Verbindung führt von Ort zu Ort, und eine Stadt ist ein Ort. *Wähle Indianapolis, nimm das markierte Plättchen, gedreht wie markiert*: hinein und wieder hinaus, und aus einer Strecke werden zwei Verbindungen.',
      planned: 'Über die Stadt zählt die Strecke als zwei Verbindungen, und jede Verbindung zahlt.',
    },
    lastTile: {
      say: '*Noch eine Kurve auf dem markierten Feld* unter Indianapolis, und die Strecke ist in Evansville.',
      planned: 'Ohne dieses Plättchen endet die Strecke im Nichts: Nur über fertige Verbindungen fahren Güter.',
    },
    built: {
      say: 'Mehr als drei Plättchen pro Zug gehen nicht, und bezahlt ist jedes schon. *Beende das Bauen.*',
      planned: 'Die Strecke ist fertig.',
    },
    there: {
      say: 'Jetzt fahren Güter: Ein Güterwürfel reist über Verbindungen bis zur ersten Großstadt seiner Farbe. *Schick einen blauen von Cincinnati nach Evansville.* Jede deiner Verbindungen, die er benutzt, bringt von jetzt an jede Runde $1 Einkommen.',
      planned: 'Dieser Güterwürfel benutzt deine beiden Verbindungen: $2 Einkommen, und mehr bringt so früh nichts.',
    },
    back: {
      say: 'Alle transportieren ein zweites Mal. Auch Cincinnati nimmt Blau an: *Schick einen aus Evansville zurück*, über dieselbe Strecke.',
      planned:
        'Dieselben zwei Verbindungen zahlen noch einmal. Eine Lieferung bringt mehr als alles andere, was du jetzt tun könntest.',
    },
    anyBuild: {
      say: 'Baue, was du magst, höchstens drei Plättchen. Was möglich ist, leuchtet; nur über fertige Verbindungen fahren Güter.',
    },
    anyAuction: { say: 'Biete mehr, oder steig aus: Die ersten beiden zahlen ihr Gebot, der Letzte zahlt nichts.' },
    anyAction: {
      say: 'Wähle eine Aktion. Was sie bewirkt, steht dabei; niemand sonst hat sie in dieser Runde.',
    },
    anyGoods: {
      say: 'Liefere einen Güterwürfel, wenn es einen gibt: In der Liste steht der beste zuerst. Wenn nicht, kommt nächstes Mal mit mehr Reichweite einer weiter.',
    },
    production: {
      say: 'Deine Aktion bringt zwei neue Güterwürfel. Leg sie in Spalten von Großstädten, die du erreichst: Sie kommen an, wenn ihre Zahl fällt.',
    },
  },
  sums: {
    start: { what: 'Am Anfang', why: 'Alle haben gleich viel.' },
    shares: {
      what: (shares) => plural(shares, { one: 'Eine Aktie', other: `${shares} Aktien` }),
      why: (shares) =>
        plural(shares, {
          one: 'Sie kostet $1 in jeder Runde bis zum Ende, und dann 3 Siegpunkte.',
          other: `Sie kosten ${dollars(shares)} in jeder Runde bis zum Ende, und dann ${3 * shares} Siegpunkte.`,
        }),
    },
    place: { what: 'Deine Position', why: 'Die ersten beiden zahlen ihr Gebot, der Letzte zahlt nichts.' },
    track: {
      what: (tiles) => plural(tiles, { one: 'Ein Plättchen', other: `${tiles} Plättchen` }),
      why: '$2 auf der Ebene, mehr durch Städte, Flüsse und Berge. Jedes Teilstück einer fertigen Verbindung ist am Ende ein Siegpunkt.',
    },
    other: { what: 'Sonstiges', why: 'Was du sonst getan hast.' },
    income: {
      what: 'Einkommen',
      why: (links) =>
        links === 0
          ? 'Ohne Lieferungen gibt es keins.'
          : plural(links, {
              one: 'Deine Lieferungen haben eine deiner Verbindungen benutzt. Das wird jede Runde wieder gezahlt.',
              other: `Deine Lieferungen haben ${links} deiner Verbindungen benutzt. Das wird jede Runde wieder gezahlt.`,
            }),
    },
    bills: {
      what: 'Ausgaben',
      why: (shares, engine) =>
        `$1 pro Aktie, bei dir ${shares}, und ${dollars(engine)} für eine Lokomotive mit Reichweite ${engine}.`,
    },
    left: {
      what: 'Rest',
      why: (income, bills) =>
        income >= bills
          ? `Die nächste Runde bringt wieder ${dollars(income)} und kostet ${dollars(bills)}: Du bist aus den roten Zahlen, und deine Strecke steht noch immer.`
          : `Die nächste Runde bringt wieder ${dollars(income)} und kostet ${dollars(bills)}. Eine längere Strecke dreht das um.`,
    },
  },
}
