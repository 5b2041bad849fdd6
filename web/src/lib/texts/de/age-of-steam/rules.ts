import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/age-of-steam/rules.ts'

const COUNTED = [
  'null',
  'einer',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]

export const texts: Translated<typeof english> = {
  lead: (maps) =>
    `Die Regeln der Ausgabe von 2022 mit unseren eigenen Worten, so wie dieser Tisch sie spielt, mit ${COUNTED[maps] ?? maps} Karten und dem, was die Erstausgabe anders macht.`,
  base: {
    goal: {
      title: 'Das Ziel',
      lead: 'Du leitest eine Eisenbahn mit geborgtem Geld. Wer daraus das höchste Einkommen und die längsten fertigen Strecken macht, gewinnt; Bargeld ist am Ende nichts wert.',
      rules: {
        'SCORE-01 SCORE-02':
          'Siegpunkte: drei für jeden Dollar Einkommen, einer für jedes Teilstück deiner fertigen Verbindungen, minus drei für jede Aktie, auch die zwei vom Anfang. Ein Stadtplättchen hat ein Teilstück für jede Strecke, die aus der Stadt führt.',
        'SCORE-03 SCORE-04':
          'Wer die meisten Siegpunkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg. Ein Punktestand kann unter null liegen. Ganz hinten landet, wer bankrottgegangen ist: je später, desto besser.',
        'SETUP-02 END-01':
          'Die Partie dauert zu dritt 10 Runden, zu viert 8, zu fünft 7 und zu sechst 6. Die letzte Runde wird ganz gespielt.',
      },
    },
    words: {
      title: 'Ein paar Begriffe',
      lead: 'An dreien hängt das ganze Spiel: Ort, Verbindung und Lokomotive.',
      rules: {
        'COMP-05':
          'Ein Ort ist eine Großstadt oder eine Stadt. Großstädte haben eine Farbe und nehmen Güter dieser Farbe an; Städte verbinden nur Strecken. Acht Neue Großstädte, A bis H, können Städte ersetzen: A ist rot, B blau, E gelb, F lila, und C, D, G und H sind schwarz.',
        'OWN-03':
          'Eine Verbindung (in der gedruckten Regel: fertige Eisenbahnlinie) ist eine fertige Strecke zwischen zwei verschiedenen Orten, ohne Ort dazwischen. Unfertige Strecke endet im Freien.',
        'MOVE-03':
          'Die Reichweite deiner Lokomotive sagt, über wie viele Verbindungen ein Güterwürfel fahren darf: am Anfang eine, höchstens sechs.',
      },
    },
    setup: {
      title: 'Der Anfang',
      lead: 'Alle beginnen arm und gleich.',
      rules: {
        'SETUP-07': 'Du beginnst mit $10, zwei Aktien, Reichweite eins, ohne Einkommen und ohne Strecke.',
        'SETUP-03 SETUP-04 SETUP-05':
          '96 Güterwürfel kommen in einen Beutel: 20 rote, 20 blaue, 20 lilafarbene, 20 gelbe, 16 schwarze. Für jedes der 52 Felder der Güterauslage wird einer gezogen: drei unter jede Zahl, zwei unter jeden Buchstaben.',
        'SETUP-06':
          'Dann werden Güterwürfel für die Großstädte gezogen: je drei für Pittsburgh und Wheeling, zwei für jede andere.',
        'SETUP-08': 'Wer in der ersten Runde beginnt, entscheiden die Würfel.',
      },
    },
    shares: {
      title: '1. Aktien verkaufen',
      lead: 'Der einzige Moment der Runde, an Geld zu kommen.',
      rules: {
        'SHARE-01':
          'In Spielerreihenfolge entscheidet ihr, wie viele Aktien ihr verkauft: $5 für jede, sofort. Mehr als 15 darf niemand haben, die zwei vom Anfang mitgezählt. Niemand muss verkaufen.',
        'SHARE-02':
          'Aktien werden nie zurückgekauft. Jede kostet von dieser Runde an einen Dollar pro Runde und am Ende drei Siegpunkte. Rechne aus, was du für die Versteigerung, die Strecken und die Ausgaben dieser Runde brauchst.',
      },
    },
    auction: {
      title: '2. Spielerreihenfolge versteigern',
      lead: 'Wer beginnt, hat bei den Aktionen die erste Wahl; das kostet Geld.',
      rules: {
        'ORDER-01 ORDER-02':
          'In der alten Reihenfolge, immer reihum, überbietest du das höchste Gebot oder steigst aus. Wer aussteigt, bleibt draußen.',
        'ORDER-05': 'Du kannst nicht mehr Geld bieten, als du hast.',
        'ORDER-06 ORDER-08':
          'Wer als Erstes aussteigt, bekommt die letzte Position, wer danach aussteigt, die davor, und so weiter; wer übrig bleibt, beginnt. Bietet niemand, dreht sich die Reihenfolge einfach um.',
        'ORDER-07 ORDER-09':
          'Erster und Zweiter zahlen ihr letztes Gebot ganz, der Letzte zahlt nichts, alle dazwischen die Hälfte, aufgerundet. Gezahlt wird, sobald die Position feststeht.',
        'ORDER-03 ORDER-04':
          'Wer in der Runde davor „Reihenfolge“ gewählt hat, darf einmal ohne Gebot dabeibleiben, aber nicht, wenn nur noch zwei bieten. Wer das höchste Gebot schon hat, wird nicht gefragt.',
      },
    },
    actions: {
      title: '3. Aktionen wählen',
      lead: 'In der neuen Reihenfolge nehmen alle eine Aktion, die noch niemand hat.',
      rules: {
        'ACT-01': 'Jede Aktion ist einmal pro Runde zu haben. Eine musst du nehmen; ob du sie nutzt, ist deine Sache.',
        'ACT-02': '„Erster Transport“: Du transportierst vor allen anderen, beide Male.',
        'ACT-03': '„Erster Bau“: Du baust vor allen anderen.',
        'ACT-04': '„Ingenieur“: in dieser Runde vier Plättchen statt drei.',
        'ACT-05':
          '„Lokomotive“: Deine Reichweite steigt sofort um eine Verbindung, bis sechs. Das kostet auch jede Runde einen Dollar mehr.',
        'ACT-06':
          '„Urbanisierung“: Vor deinem ersten Plättchen der Runde darfst du aus einer Stadt eine Neue Großstadt machen.',
        'ACT-07': '„Produktion“: Vor dem Güterwachstum darfst du zwei Güterwürfel ziehen und in die Auslage legen.',
        'ACT-08 ACT-09':
          '„Reihenfolge“: In der nächsten Versteigerung darfst du einmal passen. Alle Aktionen kommen am Ende der Runde zurück.',
      },
    },
    build: {
      title: '4. Strecken bauen',
      lead: 'Wer „Erster Bau“ hat, beginnt, die anderen folgen in Spielerreihenfolge. Wer dran ist, baut zu Ende, bevor es weitergeht.',
      rules: {
        'BUILD-01 BUILD-02':
          'Bis zu drei Plättchen, mit „Ingenieur“ vier. Mit „Urbanisierung“ kommt eine Neue Großstadt vor dem ersten und zählt nicht mit. Nichts zu bauen ist erlaubt.',
        'BUILD-03 BUILD-04':
          'Jedes Plättchen wird sofort bezahlt, und du kannst nicht bauen, was du nicht bezahlen kannst. Auf demselben Feld darf noch einmal gebaut werden; jedes Mal zählt und kostet.',
        'BUILD-05':
          'Dein allererstes Plättchen der Partie muss eine einzelne neue, einfache Strecke sein, die an einer Großstadt beginnt. (Ein Tisch kann eine lockerere Regel wählen.)',
        'BUILD-06 BUILD-07':
          'Keine Strecke auf Großstädten oder Wasser, und keine, die vom Spielplan oder ins Wasser führt.',
        'BUILD-08':
          'Deine Strecke geht nie direkt in eine fremde über. In einer Großstadt oder Stadt dürft ihr euch treffen, ihr dürft euch kreuzen oder nebeneinander verlaufen.',
        'BUILD-09': 'Eine Strecke darf nicht von einem Ort zum selben Ort zurückführen.',
        'BUILD-10 BUILD-11':
          'Strecke darf im Freien enden, vor einer leeren Stadt oder an einer Kante eines Plättchens, die keine Strecke hat. Eine Großstadt schließt jede Strecke an, die zu einer ihrer Kanten führt; an eine Stadt schließt nur ein Plättchen an, das auf ihr liegt.',
        'CONN-01 CONN-02 CONN-03 CONN-05 CONN-06':
          'Neue Strecke muss über deine eigenen Strecken mit einer Großstadt zusammenhängen, gern durch Städte und Großstädte hindurch. Dein Streckennetz muss nicht aus einem Stück sein: Teile sind in Ordnung, wenn jeder eine Großstadt erreicht. Fremde Strecken helfen nicht.',
        'CONN-04':
          'Liegt ein komplexes Plättchen auf einem leeren Feld, müssen beide Strecken mit einer Großstadt zusammenhängen.',
        'TILE-01 TILE-02 TILE-03':
          'Es gibt 136 Plättchen: einfache mit einer Strecke, komplexe mit zwei Strecken, die sich kreuzen oder nebeneinander verlaufen, aber nie verbunden sind, und Stadtplättchen, aus denen eine oder drei Strecken führen. Sie dürfen gedreht, aber nicht gewendet werden.',
        'COMP-06':
          'Der Vorrat ist begrenzt: Sind eine Sorte Plättchen, die Stadt-Marker oder die Neuen Großstädte aufgebraucht, lässt sich davon nichts mehr legen.',
        'PLACE-01 PLACE-02 PLACE-03 PLACE-04':
          'Auf ein leeres Feld kommen einfache und komplexe Plättchen (in der Ausgabe von 2002 nur einfache). Stadtplättchen kommen nur auf Städte. Was du legst, gehört dir.',
      },
      table: {
        caption: 'Was Bauen kostet',
        head: ['Plättchen', 'Ebene', 'Fluss', 'Berg'],
        rows: [
          ['Einfache Strecke', '$2', '$3', '$4'],
          ['Nebeneinander', '$3', '$4', '$5'],
          ['Kreuzung', '$4', '$5', '$6'],
          ['Auf einer Stadt', '$1, und $1 pro Strecke aus der Stadt', 'ebenso', 'ebenso'],
        ],
      },
    },
    replace: {
      title: 'Umbauen, was da ist',
      lead: 'Ein Plättchen auf dem Spielplan darf durch eines ersetzt werden, das seine Strecke behält. Das Gelände spielt dann für den Preis keine Rolle mehr.',
      rules: {
        'COST-01 COST-02 COST-04':
          'Ein erstes Plättchen kostet, was oben in der Tabelle steht; ein Feld, auf dem schon eines lag, ist nicht wieder leer.',
        'COST-03':
          'Zur Kreuzung: $3. Zu zwei Strecken nebeneinander: $2 (in der Ausgabe von 2002 $3). Neue Strecken aus einer Stadt: $3, egal wie viele. Umleiten: $2.',
        'REPL-01':
          'Wer ersetzt, muss etwas ändern, und zwar eines davon: kreuzen, daneben legen, Strecken aus der Stadt hinzufügen oder umleiten.',
        'REPL-02 REPL-03 REPL-04 REPL-05':
          'Aus einfacher Strecke wird eine Kreuzung oder ein Plättchen mit zwei Strecken nebeneinander; die alte behält Verlauf und Besitzer, die neue ist deine. Du musst niemanden fragen.',
        'REPL-06':
          'Strecke wird nie entfernt, komplexe Plättchen werden nie zu einfachen, und ein komplexes ändert sich nur durch Umleiten.',
        'REDIR-01 REDIR-02':
          'Umleiten: Das offene Ende einer unfertigen Strecke, deiner oder einer herrenlosen, darf das letzte Plättchen über eine andere Kante verlassen. Die Kante, über die sie hereinkam, bleibt.',
        'REDIR-03': 'Nie umgeleitet werden fertige Verbindungen, Städte und fremde Strecken.',
        'REDIR-04 REDIR-05 REDIR-06 REDIR-07':
          'Der neue Verlauf hält sich an alle anderen Regeln. Er zählt nicht als Verlängern. Wird dadurch eine Verbindung fertig, gehört sie dir.',
      },
    },
    towns: {
      title: 'Städte und Neue Großstädte',
      lead: 'Strecke endet in jeder Stadt: Wo sie hindurchführt, sind es zwei Verbindungen, und die bringen zweimal Einkommen.',
      rules: {
        'TOWN-01':
          'Ein einfaches oder komplexes Plättchen auf einer Stadt bekommt einen von acht Stadt-Markern; Stadtplättchen brauchen keinen. Ohne Marker gehen dort nur Stadtplättchen.',
        'TOWN-02 TOWN-03 TOWN-06':
          'Jede Strecke des Plättchens führt in die Stadt. In einer Stadt können mehrere von euch Strecken haben. Eine, die draußen nicht weitergeht, ist unfertig.',
        'TOWN-04':
          'Wer eine Stadt umbaut, behält alle Strecken, die aus ihr führen, und fügt mindestens eine hinzu; mehr als vier gehen nicht.',
        'TOWN-05': 'Strecken aus einer Stadt lassen sich nicht umleiten.',
        'CITY-01':
          'Mit „Urbanisierung“ kommt eine Neue Großstadt, die noch in der Schachtel ist, auf eine beliebige Stadt, kostenlos, einmal, vor deinem ersten Plättchen.',
        'CITY-02 CITY-03':
          'Ein Plättchen dort verschwindet mit allem, was aus der Stadt führt. Das Feld ist von da an eine Großstadt, und Strecke, die dorthin führte, endet jetzt in ihr: Aus unfertiger kann so eine Verbindung werden.',
        'CITY-04 CITY-05':
          'Sie beginnt ohne Güterwürfel; ab jetzt kommen welche aus ihrer Spalte der Auslage. Für alles andere ist sie eine Großstadt.',
      },
    },
    owners: {
      title: 'Wem eine Strecke gehört',
      lead: 'Fertige Verbindungen gehören dir für immer. Unfertige Strecke muss wachsen.',
      rules: {
        'OWN-01 OWN-04':
          'Eine Strecke gehört der Person, die sie gebaut hat. Deine eigenen Stücke verbinden sich frei.',
        'OWN-06 OWN-07 OWN-08':
          'Unfertige Strecke, die du vor dem Streckenbau dieser Runde schon hattest und darin nicht verlängert hast, ist herrenlos, sobald alle gebaut haben. (In der Ausgabe von 2002 gleich nach deinem Zug.)',
        'OWN-02 OWN-05': 'Wer solche Strecke verlängert, dem gehört sie, und zwar ganz.',
        'OWN-09':
          'Du hast 20 Besitzmarker, einen für jede Verbindung und jede unfertige Strecke. Ohne Marker kannst du keine neue anfangen.',
      },
    },
    goods: {
      title: '5. Gütertransport',
      lead: 'Zwei Durchgänge; hier kommt das Einkommen her.',
      rules: {
        'MOVE-01':
          'Wer „Erster Transport“ hat, beginnt, die anderen folgen in Spielerreihenfolge; dann das Ganze ein zweites Mal.',
        'MOVE-02':
          'In deinem Zug: Liefere einen Güterwürfel, oder erhöhe deine Reichweite um eine Verbindung (einmal in dieser Phase, bis sechs), oder passe.',
        'MOVE-08': 'Güterwürfel fahren nur über fertige Verbindungen.',
        'MOVE-04': 'Ein Güterwürfel besucht keinen Ort zweimal.',
        'MOVE-05 MOVE-07':
          'In der ersten Großstadt seiner Farbe ist er am Ziel, und er kann nicht dort enden, wo er begann.',
        'MOVE-06': 'Unterwegs darf er durch Städte und durch Großstädte anderer Farben.',
        'MOVE-09 MOVE-10':
          'Du darfst alle Verbindungen benutzen, eigene und fremde, wie du magst. Von parallelen suchst du dir eine aus.',
        'MOVE-11':
          'Jede Verbindung auf dem Weg erhöht das Einkommen ihres Besitzers sofort um eins. Deins, oder das der anderen.',
        'MOVE-12 MOVE-13': 'Der Güterwürfel kommt zurück in den Beutel. Nur ein Stück weit transportieren geht nicht.',
      },
    },
    money: {
      title: '6 bis 8. Einkommen, Ausgaben, Einkommensreduktion',
      lead: 'Geld kommt herein, Ausgaben werden bezahlt, und hohe Einkommen sinken.',
      rules: {
        'INC-01': 'Du erhältst dein Einkommen in Dollar.',
        'EXP-01 EXP-02':
          'Du zahlst einen Dollar für jede Aktie und einen für jede Verbindung Reichweite. Für jeden Dollar, den du nicht zahlen kannst, sinkt dein Einkommen um eins.',
        'EXP-03 EXP-04':
          'Sinkt dein Einkommen dadurch unter null, bist du bankrott und scheidest aus. Deine Verbindungen bleiben benutzbar, bringen aber niemandem etwas.',
        'EXP-05': 'Ist nur noch eine Person übrig, ist die Partie vorbei, und sie hat gewonnen.',
        'RED-01':
          'Dann sinkt das Einkommen: um 2 ab 11, um 4 ab 21, um 6 ab 31, um 8 ab 41, um 10 ab 50 (8 in der Ausgabe von 2002).',
      },
    },
    growth: {
      title: '9. Güterwachstum',
      lead: 'Neue Güterwürfel kommen aus der Auslage in die Großstädte.',
      rules: {
        'GROW-01':
          'Wer „Produktion“ hat, darf zuerst zwei Güterwürfel aus dem Beutel ziehen, ansehen und jeden auf ein leeres Feld der Auslage legen. Gezogene müssen gelegt werden.',
        'GROW-02 GROW-06':
          'Dann wird für die hellen Großstädte mit so vielen Würfeln gewürfelt, wie ihr zu Beginn wart, und für die dunklen ebenso.',
        'GROW-03':
          'Jeder Würfel bringt den obersten Güterwürfel seiner Spalte in die Großstadt mit dieser Zahl. Eine leere Spalte gibt nichts.',
        'GROW-04 GROW-05':
          'Liegt eine Neue Großstadt mit dem Buchstaben unter dieser Spalte auf dem Spielplan, bringt derselbe Würfel auch ihr einen Güterwürfel aus der Spalte des Buchstabens. Güterwürfel rücken nicht nach.',
        'FLOW-01 FLOW-02 FLOW-03 FLOW-05':
          'Dann beginnt die nächste Runde. Die Phasen kommen immer in dieser Reihenfolge, alles liegt für alle offen, und nur Beutel und Würfel kennt niemand vorher.',
      },
    },
  },
  choices: {
    editions: {
      title: 'Die zwei Ausgaben',
      lead: 'Rust Belt lässt sich statt nach der Deluxe-Ausgabe auch nach der Erstausgabe von 2002 spielen. Sie unterscheidet sich in sechs Punkten; die anderen Karten folgen der Deluxe-Ausgabe.',
      table: {
        caption: 'Worin sie sich unterscheiden',
        head: ['Regel', 'Erstausgabe (2002)', 'Deluxe (2022)'],
        rows: [
          ['Komplexe Plättchen auf leeren Feldern', 'nicht erlaubt', 'erlaubt'],
          ['Aus einfacher Strecke zwei nebeneinander', '$3', '$2'],
          ['Nicht verlängerte unfertige Strecke verfällt', 'nach dem eigenen Zug', 'wenn alle gebaut haben'],
          ['Passen, wenn nur noch zwei bieten', 'erlaubt', 'nicht erlaubt'],
          ['Einkommensreduktion ab 50', '8', '10'],
          ['Würfel beim Güterwachstum', 'so viele, wie noch mitspielen', 'so viele, wie begonnen haben'],
        ],
      },
    },
    'house-rules': {
      title: 'Hausregeln',
      lead: 'Worauf sich ein Tisch vor dem Beginn einigen kann, auf jeder Karte.',
      table: {
        caption: 'Was ein Tisch wählen kann',
        head: ['Regel', 'Wie in den Regeln', 'Oder'],
        rows: [
          ['Unfertige Strecke verfällt', 'wie in der Ausgabe', 'wenn alle gebaut haben, oder nach dem eigenen Zug'],
          [
            'Das erste Plättchen',
            'einfache Strecke an einer Großstadt',
            'jede Strecke, die an einer Großstadt beginnt',
          ],
          ['Besitzmarker', 'je zwanzig', 'unbegrenzt'],
        ],
      },
    },
  },
}
