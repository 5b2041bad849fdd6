import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/steam/rules.ts'

export const texts: Translated<typeof english> = {
  lead: 'Steam als Grundspiel und als Expertenspiel, für drei bis sechs, mit unseren eigenen Worten erklärt. Jeder Absatz hat eine Adresse, und geht am Tisch etwas nicht, führt ein Link zum passenden.',
  shared: {
    goal: {
      title: 'Das Ziel',
      lead: 'Du leitest eine Eisenbahn. Was deine Lieferungen bringen, nimmst du als Einkommen, das weitere Strecken bezahlt, oder als Siegpunkte, mit denen du gewinnst. Wann der Moment gekommen ist, vom einen zum anderen zu wechseln: Darum dreht sich alles.',
      rules: {
        'END-02 END-03 END-04':
          'Am Ende ist positives Einkommen halb so viele Siegpunkte wert, abgerundet; jeder Dollar Einkommen unter null kostet zwei. Jede deiner fertigen Verbindungen bringt einen Siegpunkt. Bargeld ist nichts wert.',
        'END-05 END-06':
          'Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand liegt vorn, wer mehr Einkommen hat, dann, wessen letztes Aktionsplättchen die niedrigere Zahl trägt. Ganz hinten landet, wer bankrottgegangen ist: je später, desto besser.',
        'END-01 RND-03':
          'Zu dritt dauert die Partie 10 Runden, zu viert 8, zu fünft oder zu sechst 7. Einkommen und Ausgaben der letzten Runde werden noch abgerechnet und können Siegpunkte kosten.',
      },
    },
    words: {
      title: 'Ein paar Begriffe',
      lead: 'Ort, Verbindung und Lokomotive: Auf diese drei kommt es an.',
      rules: {
        'GEN-04 COMP-01':
          'Ein Ort ist eine Großstadt oder eine Stadt. Großstädte haben eine Farbe und nehmen Waren dieser Farbe an. Städte verbinden nur Strecken, bis eine zur Neuen Großstadt wird. Hügel und Berge sind dasselbe Gelände; die Küste zählt als Ebene, Kanäle und kleine Seen zählen als Fluss.',
        'GEN-05 OWN-01 OWN-02':
          'Eine Verbindung ist eine lückenlose Strecke zwischen zwei Orten. Sie gehört einer Person oder ist herrenlos. Strecke, die erst einen Ort erreicht hat, ist unfertig.',
        'MOVE-04':
          'Die Reichweite deiner Lokomotive sagt, über wie viele Verbindungen eine Lieferung gehen darf: am Anfang eine, höchstens sechs.',
        'GEN-01 GEN-06': 'Alles liegt offen: Geld, Einkommen, Punkte, Warensteine und Plättchen.',
      },
    },
    setup: {
      title: 'Der Anfang',
      lead: 'Niemand hat etwas außer einer Lokomotive mit Reichweite eins.',
      rules: {
        'SETUP-02 SETUP-03':
          'Aus 96 Warensteinen (je 20 in Rot, Blau, Gelb und Lila, 16 in Grau) werden für jede Großstadt so viele gezogen, wie aufgedruckt sind, und je drei für die zwölf Felder des Warennachschubs. Zu dritt bekommt ein Feld zwei; im Ruhrgebiet bekommt dann jede Großstadt einen weniger als aufgedruckt.',
        'SETUP-04 COMP-02 COMP-03 COMP-04':
          'Neben dem Spielplan liegen acht Neue Großstädte (je eine in Rot, Blau, Gelb und Lila, vier in Grau), zehn Markierungsplättchen „Warennachschub“, die sieben Aktionsplättchen und die Streckenplättchen. All das kann ausgehen. Aus dem Warenbeutel wird nie wieder gezogen.',
        'SETUP-05 SETUP-06': 'Du beginnst ohne Bargeld, ohne Einkommen, ohne Punkte und mit Reichweite eins.',
        'SETUP-01 SETUP-11':
          'Auf beiden Karten können drei bis sechs spielen; der Nordosten ist am besten zu dritt oder viert, das Ruhrgebiet zu viert oder fünft.',
      },
    },
    tiles: {
      title: 'Aktionsplättchen',
      lead: 'Jede Runde nimmst du eines von sieben Plättchen, in Spielerreihenfolge. Im Grundspiel ergeben ihre Zahlen die nächste Reihenfolge.',
      rules: {
        'ACT-01 ACT-02':
          'Nimm eines, das niemand hat. Was es kostet, zahlst du sofort. Im Grundspiel bestimmt seine Zahl deine Position in der nächsten Runde, ob du es nutzt oder nicht.',
        'ACT-03 ACT-05':
          'Im Grundspiel darfst du „Warennachschub“ und „Urbanisierung“ beim Nehmen umdrehen: Dann kosten sie nichts und bewirken nichts. Drehst du sie nicht um, musst du sie beim Bauen ausführen, auch wenn du kein Plättchen legst. „Warennachschub“ kannst du zum Nutzen nur nehmen, solange Warensteine, ein Markierungsplättchen und eine Großstadt dafür da sind; sind die letzten Warensteine bis zu deinem Zug weg, verfällt er.',
        'ACT-04 ACT-09':
          '„Warennachschub“: Lege alle Warensteine eines Feldes auf eine aufgedruckte Großstadt ohne Markierungsplättchen, und ein Markierungsplättchen dazu. Jede aufgedruckte Großstadt kann einmal Nachschub bekommen. Die Felder des Warennachschubs werden nie wieder gefüllt.',
        'ACT-06': '„Lokomotive“: eine Verbindung mehr Reichweite, sofort. Mit Reichweite sechs nicht zu haben.',
        'ACT-07 ACT-08':
          '„Urbanisierung“: Ersetze eine beliebige Stadt durch eine Neue Großstadt in einer Farbe, die noch da ist, mit den Warensteinen eines Feldes deiner Wahl, zu jedem Zeitpunkt deines Bauzugs und zusätzlich zu deinen Plättchen. Nicht zu haben, wenn keine Neue Großstadt oder keine Stadt mehr übrig ist.',
        'ACT-10': 'Lässt sich gar nichts mehr nehmen, bekommst du ein Plättchen ohne Kosten und ohne Wirkung.',
      },
      table: {
        caption: 'Die sieben Plättchen; die Preise gelten im Grundspiel',
        head: ['Nr.', 'Plättchen', 'Preis', 'Was es bewirkt'],
        rows: [
          [
            '1',
            'Spielerreihenfolge',
            '–',
            'Nächste Runde beginnst du. Expertenspiel: in der nächsten Versteigerung einmal passen',
          ],
          ['2', 'Erster Transport', '–', 'Du transportierst zuerst, beide Male'],
          ['3', 'Ingenieur', '–', 'Vier Plättchen statt drei, jedes zu seinem Preis'],
          ['4', 'Erster Streckenbau', '–', 'Du baust zuerst'],
          ['5', 'Warennachschub', '$2, oder umgedreht', 'Eine Gruppe Warensteine für eine aufgedruckte Großstadt'],
          ['6', 'Lokomotive', '$4 und die neue Reichweite', 'Eine Verbindung mehr, sofort'],
          ['7', 'Urbanisierung', '$6, oder umgedreht', 'Eine Stadt wird zur Großstadt, mit einer Gruppe Warensteine'],
        ],
      },
    },
    building: {
      title: 'Strecken bauen',
      lead: 'Drei Plättchen pro Zug. Neue, aufgewertete und gedrehte zählen alle.',
      rules: {
        'BUILD-01 BUILD-02 BUILD-03':
          'Wer „Erster Streckenbau“ hat, baut zuerst, die anderen in Spielerreihenfolge. Du legst bis zu drei Plättchen (mit „Ingenieur“ vier) und bezahlst jedes, wenn du es legst. Neue Großstädte und Warensteine zählen nicht als Plättchen.',
        'BUILD-04 BUILD-05 BUILD-06 BUILD-08':
          'Auf Großstädten wird nicht gebaut. Auf Städte kommen nur Stadtplättchen, auf alles andere die übrigen. Keine Strecke darf vom Spielplan hinaus, ins Wasser oder über eine dicke schwarze Linie führen, auch nicht aus einer Stadt. Auf ein leeres Feld oder an die leere Kante eines anderen Plättchens darf sie führen.',
        'BUILD-09 BUILD-10 BUILD-11':
          'Dein allererstes Plättchen führt aus einer Großstadt hinaus. Danach beginnt neue Strecke an einer beliebigen Großstadt, setzt deine unfertige Strecke fort oder verlässt eine Stadt, in der du schon eine Verbindung hast. Alles muss über eigene Strecke bis zu einer Großstadt zurückreichen. Dein Streckennetz muss nicht aus einem Stück sein.',
        'BUILD-12 BUILD-13 BUILD-14':
          'Neue Strecke geht nie in eine fremde über. Eine Verbindung führt nie von einem Ort zu ihm selbst zurück; mehrere zusammen dürfen das, und zwei Verbindungen dürfen dieselben Orte verbinden.',
        'BUILD-15 BUILD-16':
          'Ein Plättchen mit zwei Strecken darf auf ein leeres Feld, wenn eine davon sofort angeschlossen ist. Die andere muss es am Ende deines Zuges sein; vorher kannst du nicht aufhören.',
        'ENG-08':
          'Bis du deinen Zug beendest, darfst du zurücknehmen, was du gebaut hast, den letzten Schritt zuerst: Beim Bauen wird ja nichts Verdecktes aufgedeckt.',
        'BUILD-17 BUILD-18 BUILD-19':
          'Aufwerten dürfen alle jedes Plättchen, wenn seine Strecken bleiben, wie sie sind, und welche hinzukommen. Wem etwas gehört, dem bleibt es; was hinzukommt, ist deins. Herrenlose Gleiskanten einer Stadt, die noch nirgendwohin führen, bekommst du dazu.',
        'BUILD-20 BUILD-21 BUILD-22 BUILD-23':
          'Das letzte Plättchen einer unfertigen Strecke darf gedreht oder getauscht werden, sodass sie anderswohin führt (Streckenführung ändern): deine eigene, oder eine herrenlose, die an einer Großstadt beginnt oder an einer Stadt, in der du eine Verbindung hast. Fertige Verbindungen, Städte und fremde Strecken bleiben. Drehen allein rettet keine Strecke und macht keine zu deiner, außer wenn dadurch eine Verbindung fertig wird. Mit demselben Plättchen darf eine zweite Strecke hinzukommen.',
        'TILE-04 TILE-06 TILE-07 TILE-08 TILE-09 GEN-03':
          'Die meisten Plättchen haben zwei verschiedene Seiten: Liegt die Vorderseite, fehlt die Rückseite im Vorrat. Was vom Spielplan kommt, darf sofort wieder benutzt werden. Plättchen mit zwei engen Kurven oder mit drei Strecken gibt es nicht.',
      },
    },
    costs: {
      title: 'Was Bauen kostet',
      lead: 'Ein Dollar für jede Gleiskante, über die eine Strecke das Plättchen verlässt.',
      rules: {
        'COST-01 COST-04':
          'Ein neues Plättchen: $1 pro Gleiskante, $1 mehr für eine Stadt, $1 mehr auf einem Fluss, $2 mehr auf Hügeln; Fluss und Hügel werden zusammengezählt.',
        'COST-02 COST-03':
          'Aufgewertet oder gedreht: alle Gleiskanten des neuen Plättchens und $1 für eine Stadt, nie das Gelände.',
      },
      table: {
        caption: 'Preise nach Plättchen',
        head: ['Plättchen', 'Ebene', 'Fluss', 'Hügel', 'Auf\u00adwertung'],
        rows: [
          ['Eine Strecke', '$2', '$3', '$4', '$2 (gedreht)'],
          ['Zwei Strecken', '$4', '$5', '$6', '$4'],
          ['Stadt, 1 Gleiskante', '$2', '$3', '$4', '–'],
          ['Stadt, 2 Gleiskanten', '$3', '$4', '$5', '$3'],
          ['Stadt, 3 Gleiskanten', '$4', '$5', '$6', '$4'],
          ['Stadt, 4 Gleiskanten', '$5', '$6', '$7', '$5'],
        ],
      },
    },
    owning: {
      title: 'Strecken besitzen',
      lead: 'Mach sie fertig, verlängere sie jede Runde, oder verliere sie.',
      rules: {
        'OWN-03 OWN-04':
          'Eine fertige Verbindung gehört dir für immer. Deine unfertige Strecke darf sonst niemand anrühren.',
        'OWN-05 OWN-06 OWN-08':
          'Am Ende deines Zuges verlierst du unfertige Strecke, die du an seinem Anfang schon hattest und nicht verlängert hast. Drehen ist kein Verlängern.',
        'OWN-07 OWN-09':
          'Herrenlose unfertige Strecke wird deine, wenn du sie verlängerst: von einer Großstadt aus, von einer Stadt, in der du eine Verbindung hast, oder indem du sie mit deiner eigenen verbindest. Wer in derselben Runde später baut, darf das auch.',
      },
    },
    cities: {
      title: 'Neue Großstädte',
      lead: 'Eine Stadt wird für alle zur Großstadt.',
      rules: {
        'URB-01 URB-05':
          'Das Plättchen der Stadt geht zurück in den Vorrat. Strecke, die nur auf diesem Feld lag, ist weg, sogar eine fertige Verbindung zur Großstadt daneben.',
        'URB-02 URB-03 URB-04':
          'Strecke, die von irgendeiner Seite auf die neue Großstadt zeigt, endet jetzt dort. Wem sie gehört, dem bleibt sie; herrenlose, die dadurch fertig wird, gehört dir.',
        'URB-06 URB-07':
          'Strecke von der neuen Großstadt zu ihr selbst zurück bleibt unfertig und darf weggedreht werden. Ab jetzt nimmt die Großstadt Waren an und gibt welche ab; Nachschub bekommt sie nie.',
      },
    },
    goods: {
      title: 'Waren transportieren',
      lead: 'Zwei Durchgänge: Liefere einen Warenstein, erhöhe die Reichweite, oder passe.',
      rules: {
        'MOVE-01 MOVE-02 MOVE-03':
          'Wer „Erster Transport“ hat, beginnt beide Male, die anderen folgen in Spielerreihenfolge. Einmal pro Runde darfst du statt zu liefern deine Reichweite um eine Verbindung erhöhen, kostenlos.',
        'MOVE-05 MOVE-06 MOVE-07':
          'Ein Warenstein fährt über fertige Verbindungen, eigene, fremde und herrenlose, über höchstens so viele, wie deine Reichweite hergibt. In der ersten Großstadt seiner Farbe hält er an.',
        'MOVE-08 MOVE-09':
          'Er besucht keine Großstadt zweimal und benutzt keine Verbindung zweimal. Durch eine Stadt darf er noch einmal: Die Regeln verbieten es nicht, ein Tisch kann sich aber auf je einmal einigen.',
        'MOVE-10 MOVE-11':
          'Mindestens eine Verbindung muss deine sein, und niemand sonst darf mehr vom Weg besitzen als du. Herrenlose Verbindungen zählen dabei für niemanden.',
        'MOVE-12 MOVE-15':
          'Alle bekommen einen Punkt für jede ihrer Verbindungen auf dem Weg. Der Warenstein kommt aus dem Spiel.',
        'MOVE-13 MOVE-14 MOVE-16':
          'Alle deine Punkte einer Lieferung nimmst du als Einkommen oder alle als Siegpunkte. Zuerst entscheidet, wer transportiert hat, dann die anderen in Spielerreihenfolge.',
      },
    },
    ruin: {
      title: 'Bankrott',
      lead: 'Dazu gehört einiges.',
      rules: {
        'INC-04 INC-05':
          'Wer nicht zahlen kann, scheidet aus. Die fertigen Verbindungen bleiben, sind für immer herrenlos und bringen niemandem etwas; unfertige Strecke darf in Besitz genommen werden. Wer als Letztes übrig ist, gewinnt sofort.',
      },
    },
  },
  base: {
    'base-money': {
      title: 'Grundspiel: Geld',
      lead: 'Bargeld auf Vorrat brauchst du nicht: Kapital kommt, wenn es nötig ist.',
      rules: {
        'MONEY-01 MONEY-02 MONEY-03':
          'Ist etwas zu bezahlen und dein Bargeld reicht nicht, bekommst du je $5 für 1 Einkommen, so oft wie nötig. Steht das Einkommen bei −10, kosten je $5 stattdessen zwei Punkte.',
        'MONEY-04 MONEY-06':
          'Zuerst gibst du Bargeld aus, und Kapital erwirbst du nur so viel, wie die Zahlung braucht: Übrig bleiben höchstens $4.',
        'MONEY-05 MONEY-07':
          'Du kannst nichts bieten, nehmen oder bauen, was sich so nicht bezahlen ließe. Kapital gibt es für die erste Versteigerung, Aktionsplättchen, Strecken und Ausgaben. Was ein Kauf mit deinem Einkommen macht, zeigt der Tisch vorher.',
      },
    },
    'base-order': {
      title: 'Grundspiel: die erste Reihenfolge',
      lead: 'Durch Versteigerung, oder ausgelost, wenn der Tisch das lieber mag.',
      rules: {
        'SETUP-07 SETUP-08':
          'Die Positionen werden eine nach der anderen versteigert, die erste zuerst. Eine zufällig bestimmte Person eröffnet und muss ein Gebot nennen, $0 genügen. Im Uhrzeigersinn wird überboten oder gepasst; wer am meisten bietet, zahlt und bekommt die Position. Die nächste Versteigerung eröffnet, wer von dort im Uhrzeigersinn als Nächstes noch keine Position hat. Die letzte ist kostenlos.',
        'SETUP-09':
          'Ausgelost: Alle bekommen ein Aktionsplättchen; die niedrigste Zahl beginnt, die anderen folgen im Uhrzeigersinn. Der Zweite bekommt $1, der Dritte $2 und so weiter.',
      },
    },
    'base-round': {
      title: 'Grundspiel: eine Runde',
      lead: 'Aktionsplättchen, Streckenbau, Waren, Finanzen, Reihenfolge.',
      rules: {
        'RND-01 RND-02': 'Alle beenden eine Phase, bevor die nächste beginnt.',
        'INC-01 INC-02 INC-03':
          'Dann kommt das Einkommen: Du erhältst es, oder du zahlst es, wenn es unter null ist, notfalls mit Kapital.',
        'ORD-01 ORD-02':
          'Die Zahlen der Aktionsplättchen ergeben die Reihenfolge der nächsten Runde, die niedrigste zuerst.',
      },
    },
  },
  standard: {
    standard: {
      title: 'Expertenspiel: was anders ist',
      lead: 'Plane dein Geld für die ganze Runde, biete um die Reihenfolge, und zahle Unterhalt für deine Lokomotive.',
      rules: {
        'EXP-01 EXP-18': 'Drei Dinge ändern sich; alles andere ist wie im Grundspiel.',
        'EXP-02':
          'Die erste Reihenfolge wird nach den Zahlen der Aktionsplättchen ausgelost; danach entscheiden die Zahlen nur noch einen Gleichstand am Ende.',
        'EXP-03 EXP-04':
          'Kapital: Am Anfang der Runde, einmal, erwerben alle so oft $5, wie sie mögen, für je 1 Einkommen (zwei Punkte bei −10). Danach gibt es bis zur nächsten Runde keins mehr.',
        'EXP-05':
          'Erwirb in der ersten Runde mindestens $10. Für Neulinge gibt es den gelockerten Kapitalerwerb: Dann gibt es Kapital auch, wenn Strecken oder Ausgaben zu bezahlen sind.',
        'EXP-12 EXP-13 EXP-14':
          'Aktionsplättchen kosten nichts. „Warennachschub“ und „Urbanisierung“ müssen nicht ausgeführt werden.',
      },
    },
    'standard-auction': {
      title: 'Expertenspiel: die Versteigerung',
      lead: 'Jede Runde, um die Reihenfolge dieser Runde.',
      rules: {
        'EXP-06 EXP-07 EXP-09':
          'In Spielerreihenfolge überbieten alle das höchste Gebot oder steigen aus; das erste Gebot darf $0 sein. Wer aussteigt, bekommt die letzte freie Position; wer als Letztes übrig ist, beginnt.',
        'EXP-08':
          'Wer in der Runde davor „Spielerreihenfolge“ hatte, darf einmal ohne Gebot dabeibleiben. Wer das höchste Gebot hat, wird nicht gefragt.',
        'EXP-10 EXP-11':
          'Die ersten beiden zahlen ihr letztes Gebot, der Letzte nichts, die anderen die Hälfte, aufgerundet.',
      },
    },
    'standard-money': {
      title: 'Expertenspiel: Einkommen und Ausgaben',
      lead: 'Einkommen minus $1 Unterhalt für jede Stufe Reichweite.',
      rules: {
        'EXP-15': 'Was übrig bleibt, erhältst du; was fehlt, zahlst du.',
        'EXP-16 EXP-17':
          'Reicht das Bargeld nicht, gibst du alles ab, und für je $2, die fehlen, einen Punkt, oder 1 Einkommen, wenn du keine Punkte hast; ist der Betrag ungerade, bekommst du $1 zurück. Unter −10 bist du bankrott.',
      },
    },
  },
}
