import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/spike/rules.ts'

export const texts: Translated<typeof english> = {
  lead: 'Spike für zwei bis vier, als Grundspiel und für Fortgeschrittene, mit unseren eigenen Worten erklärt. Wo die gedruckten Regeln schweigen oder unklar sind, steht hier, wie gespielt wird. Jeder Absatz hat eine Adresse, und geht am Tisch etwas nicht, führt ein Link zum passenden.',
  lines: { caption: 'Die sechs Typen, nach Farbe und nach Linie', type: 'Typ', line: 'Linie' },
  sections: {
    goal: {
      title: 'Das Ziel',
      lead: 'Du sammelst Eisenbahnkarten, baust damit Strecken und fährst mit einem Zug über deine eigenen. Neue Städte zahlen sofort, Lieferungen zahlen am besten, und eine geheime Streckenkarte zahlt am Ende.',
      rules: {
        'COMP-07 SCORE-04':
          'Dein Geld sind deine Siegpunkte. Wer am Ende am meisten hat, gewinnt; bei Gleichstand entscheiden die Städte im Streckennetz, dann die nicht gebauten Streckenteile, und ist auch das gleich, teilt ihr euch den Sieg.',
        'COMP-01 COMP-05':
          'Auf dem Spielplan sind Städte und Knotenpunkte durch Streckenabschnitte in sechs Typen verbunden. Jede Stadt bietet eine von zwölf Waren an, und jede Ware gibt es in drei Städten. Was eine Stadt beim Anschließen wert ist, sagt die Markttafel: $3, $2 oder $1.',
        'COMP-02 COMP-03 COMP-04':
          'Es gibt 60 Eisenbahnkarten, je zehn von sechs Typen; 36 Auftragskarten mit zwei Seiten; und 36 Streckenkarten.',
        'COMP-06':
          'Alle haben 45 Streckenteile, eine Lokomotive und einen Zug aus drei Teilen: Geschwindigkeit 1 bis 3, Tender 2 bis 4, Waggons 1 bis 3.',
      },
    },
    setup: {
      title: 'Der Anfang',
      lead: 'Aufträge liegen offen; Eisenbahnkarten und Streckenkarten sind geheim.',
      rules: {
        'SETUP-01 SETUP-02':
          'Runde 1 beginnt. Die zwölf Waren werden auf die Markttafel gemischt: vier Spalten, in jeder eine Ware zu $3, eine zu $2 und eine zu $1.',
        'SETUP-03':
          'Du beginnst ohne Geld, mit 45 Streckenteilen, Geschwindigkeit 1, Tender 2 und einem leeren Waggon.',
        'SETUP-04 SETUP-05':
          'Für jede Ware wird ein Auftrag gezogen; diese zwölf werden gleichmäßig verteilt: zu zweit je sechs, zu dritt je vier, zu viert je drei. Auf deinen Aufträgen liegen ihre Frachtmarker. So gehört jede Ware genau einer Person.',
        'SETUP-06':
          'Zu zweit kommen von jedem Typ drei Karten aus dem Spiel. Wer beginnt, wird ausgelost, und alle bekommen fünf Eisenbahnkarten.',
        'SETUP-07':
          'Wer beginnt, gibt eine Karte an die Person zur Rechten, die als Letzte an die Reihe kommt. Das geschieht, bevor Auslage und Streckenkarten zu sehen sind.',
        'SETUP-08 SETUP-09':
          'Vier Karten werden als Auslage aufgedeckt; der Rest ist der Nachziehstapel. Alle bekommen eine Streckenkarte.',
        'SETUP-10':
          'Der Reihe nach stellt ihr euren Zug in eine beliebige Stadt. Mehrere Züge dürfen in derselben stehen. Deine Startstadt ist die erste deines Streckennetzes und bringt nichts ein.',
        'SETUP-11': 'Wer beginnt, hat den ersten Spielzug; dann geht es der Reihe nach.',
      },
    },
    advanced: {
      title: 'Das Fortgeschrittenenspiel',
      lead: 'Zwei Entscheidungen mehr vor dem ersten Spielzug; alles andere ist gleich.',
      rules: {
        'ADV-01':
          'Alle sehen beide Seiten ihrer Aufträge und wählen gleichzeitig, welche Seite jeweils gilt. Aufgedeckt wird gemeinsam, bevor Eisenbahnkarten verteilt werden.',
        'ADV-02':
          'Alle bekommen zwei Streckenkarten, behalten eine und legen die andere ungesehen weg, alle gleichzeitig.',
      },
    },
    secrets: {
      title: 'Wer was sieht',
      lead: 'Der Tisch schickt jedem Gerät nur, was dort zu sehen sein darf.',
      rules: {
        'INFO-01':
          'Geheim sind die Karten auf einer Hand (ihre Zahl ist offen), vom Nachziehstapel gezogene Karten, die verschenkte Karte außer für die zwei, die es angeht, und Streckenkarten, auch die weggelegte. Aus der Auslage genommene und bezahlte Karten und der Abwurfstapel sind offen, und alles andere auch.',
        'INFO-02': 'Wer nur zuschaut, sieht, was alle sehen: keine Hand und keine Streckenkarte.',
      },
    },
    turn: {
      title: 'Dein Spielzug',
      lead: 'Eine Aktion, und manchmal eine Bewegung davor.',
      rules: {
        'TURN-01 TURN-03':
          'Steht dein Zug zu Beginn deines Spielzugs auf der Strecke, darf er kostenlos fahren, höchstens so viele Felder wie seine Geschwindigkeit. Das kommt vor der Aktion, nie danach.',
        'TURN-02':
          'Dann wählst du genau eine Aktion: Eisenbahnkarten ziehen, eine Strecke bauen, den Zug in Bewegung setzen, ihm eine Zusatzbewegung geben oder einen Teil von ihm verbessern.',
        'TURN-04':
          'Laden, Liefern und Abwerfen sind keine Aktionen. Das darfst du jederzeit in deinem Spielzug, auch nach der Aktion, aber nicht beim Kartenziehen.',
        'TURN-05': 'Passen gibt es nicht: Karten ziehen geht immer.',
        'STATE-01 STATE-02':
          'Nach der Aktion endet dein Spielzug von selbst, wenn du nichts laden oder liefern könntest.',
      },
    },
    draw: {
      title: 'Aktion: Eisenbahnkarten ziehen',
      lead: 'So viele, wie dein Tender sagt, eine nach der anderen.',
      rules: {
        'DRAW-01': 'Du ziehst mindestens eine Karte und höchstens so viele, wie dein Tender sagt.',
        'DRAW-02':
          'Jede Karte kommt aus der Auslage oder oben vom Nachziehstapel, wie du magst. Du siehst sie, bevor du über die nächste entscheidest, und darfst nach jeder aufhören.',
        'DRAW-03': 'Zwischen deinen Karten wird die Auslage nicht aufgefüllt. Nach der letzten hat sie wieder vier.',
        'DRAW-04': 'Auf der Hand dürfen beliebig viele sein.',
        'DRAW-05 DRAW-06':
          'Wird die letzte Karte des Nachziehstapels genommen, ob gezogen oder zum Auffüllen der Auslage, endet die Runde sofort. Wer noch ziehen darf, zieht mit neuer Auslage und neuem Stapel weiter.',
        'DRAW-07':
          'Eine Zeitkarte, die vom Stapel kommt, wird aufgedeckt und ersetzt. Sie zählt weder als gezogen noch zur Auslage.',
      },
    },
    build: {
      title: 'Aktion: eine Strecke bauen',
      lead: 'Eine Kette von Streckenabschnitten von deinem Streckennetz zu einer neuen Stadt.',
      rules: {
        'BUILD-01':
          'Eine Strecke ist eine lückenlose Kette von Streckenabschnitten von einer beliebigen Stelle deines Streckennetzes zu einer Stadt, die noch nicht dazugehört. Sie wird ganz gebaut, nie in Teilen.',
        'BUILD-02':
          'Unterwegs kommt sie nur durch Knotenpunkte, die für dich neu sind, und durch keinen zweimal. So endet sie in der ersten Stadt, die sie trifft, und berührt weder dein Streckennetz noch sich selbst.',
        'BUILD-03': 'Auf einen Streckenabschnitt passt ein Streckenteil einer Person: Die ganze Kette muss frei sein.',
        'BUILD-04':
          'Abzweigen darfst du an jeder Stadt und jedem Knotenpunkt deines eigenen Streckennetzes, nie von fremden Strecken. Städte stehen allen offen, und ein Knotenpunkt darf zu mehreren Streckennetzen gehören; verbunden sind sie dadurch nicht.',
        'BUILD-05': 'Jeder Streckenabschnitt braucht ein Streckenteil. Ohne Streckenteile kannst du nicht bauen.',
        'BUILD-06':
          'Für jeden Streckenabschnitt zahlst du eine Karte seines Typs, oder ihren Wert in Jokern, und nicht mehr als das.',
        'BUILD-07 BUILD-09':
          'Bezahlte Karten kommen offen auf den Abwurfstapel. Strecken bleiben bis zum Ende der Partie.',
        'BUILD-08 MARKET-01': 'Die neue Stadt wird gewertet: Du bekommst, was ihre Ware auf dem Markt wert ist.',
        'MARKET-02': 'Dann fällt diese Ware in ihrer Spalte auf $1, und was darunter lag, rückt eine Reihe hinauf.',
        'MARKET-03':
          'Eine Stadt wird für alle, die sie anschließen, einmal gewertet; die Startstadt eines Zuges zählt für seinen Besitzer nicht.',
        'BUILD-10': 'So hat dein Streckennetz keine Kreise: Zwischen zwei seiner Städte gibt es genau einen Weg.',
      },
    },
    jokers: {
      title: 'Joker',
      lead: 'Karten eines Typs ersetzen Karten eines anderen, eine weniger, als du spielst.',
      rules: {
        'JOKER-01':
          'Zwei oder mehr Karten eines Typs dürfen als Satz Joker gespielt werden: zwei für eine Karte eines anderen Typs, drei für zwei, und so weiter.',
        'JOKER-02': 'Ein Satz steht für einen Typ, und nicht für den eigenen.',
        'JOKER-03':
          'In einer Zahlung darf es beliebig viele Sätze geben, vom selben oder von verschiedenen Typen, neben Karten, die für sich selbst stehen.',
        'JOKER-04 JOKER-05':
          'Der Tisch bietet die Zahlungen an, die am wenigsten Karten kosten; du wählst, welche davon.',
      },
    },
    upgrade: {
      title: 'Aktion: den Zug verbessern',
      lead: 'Ein Teil, eine Stufe.',
      rules: {
        'UPG-01':
          'Die Geschwindigkeit steigt von 1 auf 2 auf 3, der Tender von 2 auf 3 auf 4, die Waggons von 1 auf 2 auf 3.',
        'UPG-02': 'Die erste Verbesserung eines Teils kostet $3, seine zweite $5. Jeder Teil zählt für sich.',
        'UPG-03': 'Das Geld musst du haben: Es fällt nie unter null.',
        'UPG-04': 'Sie gilt sofort. Ein neuer Waggon lässt sich noch im selben Spielzug beladen.',
      },
    },
    movement: {
      title: 'Wie ein Zug fährt',
      lead: 'Über eigene Strecken, Feld für Feld, nie zurück.',
      rules: {
        'MOVE-01': 'Ein Zug steht in einer Stadt, oder auf einem Streckenabschnitt und fährt auf eins seiner Enden zu.',
        'MOVE-02': 'Er benutzt nur Streckenabschnitte mit deinen eigenen Streckenteilen. Andere Züge sind nie im Weg.',
        'MOVE-03': 'Ein Streckenabschnitt ist ein Feld, und eine Stadt ist ein Feld. Ein Knotenpunkt ist keins.',
        'MOVE-04':
          'An einem Knotenpunkt geht es auf einem beliebigen anderen deiner Streckenabschnitte weiter. In eine Stadt fährt er ein, oder er überspringt sie.',
        'MOVE-05':
          'Auf einem Streckenabschnitt kann ein Zug nicht umkehren. Eine Stadt darf er in jeder Richtung verlassen, auch dorthin, woher er kam.',
        'MOVE-06':
          'Die Einfahrt in eine Stadt beendet die Bewegung; übrige Felder verfallen. In diesem Spielzug lässt sich der Zug nicht noch einmal in Bewegung setzen.',
        'MOVE-07':
          'Ein Zug, der als Nächstes in eine Stadt käme, darf sie überspringen: Er kommt auf einen anderen deiner Streckenabschnitte, der aus der Stadt führt, für ein Feld. In der Stadt war er dann nicht, kann dort also weder laden noch liefern. Überspringen geht bei jeder Bewegung, auch mehrmals.',
        'MOVE-08 MOVE-09':
          'Die kostenlose Zugbewegung geht über höchstens so viele Felder, wie die Geschwindigkeit sagt, auch über gar keins. Ein Zug auf der Strecke kann immer weiter, denn jede Strecke endet in einer Stadt.',
      },
    },
    start: {
      title: 'Aktion: den Zug in Bewegung setzen',
      lead: 'Aus einer Stadt hinaus.',
      rules: {
        'START-01':
          'Dein Zug muss zu Beginn deines Spielzugs in einer Stadt gestanden haben, und du brauchst dort eine Strecke.',
        'START-02':
          'Er fährt mindestens ein Feld und höchstens so viele wie seine Geschwindigkeit, das erste auf einen beliebigen deiner Streckenabschnitte an der Stadt. In einer anderen Stadt hält er und darf liefern.',
        'START-03': 'Vor der Abfahrt darfst du laden.',
      },
    },
    boost: {
      title: 'Aktion: Zusatzbewegung',
      lead: 'Ein Feld mehr für einen Zug, der unterwegs ist.',
      rules: {
        'BOOST-01':
          'Ist dein Zug auf der Strecke, auch nach seiner kostenlosen Zugbewegung, fährt er genau ein Feld, egal wie schnell er ist. Er darf in eine Stadt einfahren und liefern, oder eine überspringen.',
      },
    },
    freight: {
      title: 'Laden und liefern',
      lead: 'Jeder Auftrag bringt eine Fracht aus einer beliebigen Stadt mit dieser Ware in eine von drei Städten.',
      rules: {
        'LOAD-01':
          'Steht dein Zug in einer Stadt, darfst du ihre Ware laden, wenn der Frachtmarker auf einem deiner Aufträge wartet.',
        'LOAD-02':
          'Jeder Waggon trägt eine Fracht. Laden darfst du jederzeit, bevor der Zug abfährt, auch im Spielzug seiner Ankunft und in der Stadt, in der er begonnen hat.',
        'LOAD-03':
          'In deinem Spielzug darfst du eine Fracht abwerfen, wo auch immer der Zug ist: Sie kommt zurück auf ihren Auftrag und lässt sich später wieder laden.',
        'DELIV-01 DELIV-04':
          'Steht dein Zug in einer Stadt, die der Auftrag nennt, darfst du liefern: bei der Ankunft, oder solange er dort steht, oder gar nicht.',
        'DELIV-02': 'Du bekommst, was der Auftrag für diese Stadt zahlt, und er ist erfüllt: je eine Lieferung.',
        'DELIV-03':
          'In jede Stadt lieferst du in der Partie nur einmal, egal welche Ware. Lieferungen der anderen spielen keine Rolle.',
      },
    },
    rounds: {
      title: 'Runden',
      lead: 'Der Nachziehstapel ist die Uhr: Zweimal geht er zu Ende, und in Runde 3 beendet die dritte Zeitkarte die Partie.',
      rules: {
        'ROUND-01 ROUND-02':
          'Runde 1 und 2 dauern, bis der Nachziehstapel leer ist. Dann werden Auslage und Abwurfstapel zu einem neuen gemischt, die Handkarten bleiben, und vier Karten werden aufgedeckt.',
        'ROUND-03':
          'In Runde 3 wird der Stapel danach in zwei Hälften geteilt, und drei Zeitkarten werden in die untere gemischt.',
        'ROUND-04 ROUND-05':
          'Sind so wenige Karten übrig, dass der neue Stapel sofort leer ist, folgt sofort die nächste Runde.',
      },
    },
    end: {
      title: 'Spielende',
      lead: 'Es kommt in einem Moment, den niemand kennt.',
      rules: {
        'END-01':
          'Die dritte Zeitkarte beendet die Partie in diesem Moment. Vom Spielzug geschieht nichts mehr; vorher gezogene Karten sind nichts wert.',
        'END-02':
          'Hat jemand am Ende eines Spielzugs kein Streckenteil mehr und kann nichts mehr liefern, haben alle anderen noch einen Spielzug, und dann endet die Partie, wenn die dritte Zeitkarte sie nicht vorher beendet.',
        'END-03 END-04':
          'Eine Lieferung ist noch möglich, wenn für einen offenen Auftrag die Ware auf dem Zug ist oder eine Stadt des Streckennetzes sie anbietet, und ein Ziel davon im Streckennetz liegt und noch keine Lieferung hatte. Ausgelöst wird das nur ein einziges Mal.',
      },
    },
    scoring: {
      title: 'Wertung',
      lead: 'Geld, und die Streckenkarte.',
      rules: {
        'SCORE-01 SCORE-02':
          'Alle Streckenkarten werden aufgedeckt. Deine zahlt, wenn die Stadt oben auf ihr in deinem Streckennetz ist: die beste der genannten Städte in deinem Streckennetz ganz, und $1 für jede andere. Die Stadt oben zahlt selbst nichts.',
        'SCORE-03': 'Fracht auf Zügen, Karten auf der Hand und nicht gebaute Streckenteile sind nichts wert.',
      },
    },
  },
}
