import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/steam/silent.ts'

export const texts: Translated<typeof english> = {
  title: 'Wo die gedruckten Regeln schweigen',
  lead: 'Wie hier gespielt wird, wo die Texte etwas offen lassen oder einander widersprechen.',
  rules: {
    'AMB-16 AMB-17':
      'Herrenlose Strecke nimmst du auch in Besitz, indem du sie mit deiner unfertigen Strecke verbindest, selbst wenn sie aus einer Stadt kommt, in der du nichts hast. Was durch eine Neue Großstadt fertig wird, gehört dir, wenn es herrenlos war, wo auch immer das andere Ende liegt.',
    'AMB-12':
      'Wer eine Stadt aufwertet, bekommt ihre herrenlosen Gleiskanten, hinter denen nichts liegt; herrenlose Strecke, die außerhalb der Stadt weitergeht, bleibt herrenlos, bis jemand sie verlängert.',
    'AMB-10': 'Eine Gleiskante einer Stadt macht nie die offene Strecke anderer fertig.',
    'AMB-11 AMB-31':
      'Mehrere Verbindungen dürfen dieselben zwei Orte verbinden, und jede zählt. Welche davon ein Warenstein nimmt, bestimmt, wer transportiert.',
    'AMB-15': 'Unfertige Strecke, die nicht verlängert wurde, geht am Ende des eigenen nächsten Zuges verloren.',
    'AMB-13 AMB-29':
      'Ein Bau darf eine Strecke drehen und auf demselben Feld eine zweite hinzufügen; das Gelände kostet dann nichts. Ein Plättchen aus diesem Zug darf in diesem Zug gedreht werden; es zählt und kostet dann noch einmal.',
    'AMB-26':
      'Das erste Plättchen darf ein anderes aufwerten, wenn neue Strecke aus einer Großstadt hinausführt; nur zu drehen oder etwas in Besitz zu nehmen genügt nicht.',
    'AMB-18 AMB-19':
      'Eine Verbindung, die nur auf dem Feld einer Stadt zur Großstadt daneben führt, verschwindet mit der Stadt. Strecke mit einer Neuen Großstadt an beiden Enden bleibt unfertig.',
    'AMB-14 AMB-28':
      'Fluss und Hügel auf einem Feld werden zusammengezählt. Großstädte nebeneinander sind ohne Strecke nicht verbunden.',
    'AMB-32 AMB-08 AMB-30':
      'Plättchen, „Warennachschub“ und „Urbanisierung“ kommen im Zug in beliebiger Reihenfolge. „Warennachschub“ braucht beim Nehmen eine Großstadt, die Nachschub bekommen kann; gibt es später keine mehr, verfällt er. Er bringt alle Warensteine eines Feldes. Sind keine mehr da, kommt eine Neue Großstadt ohne.',
    'AMB-20':
      'Ein Warenstein darf noch einmal durch dieselbe Stadt, denn die Texte verbieten nur dieselbe Großstadt. Nur je einmal ist eine Hausregel.',
    'AMB-27': 'Ein Warenstein, der in einer Großstadt seiner eigenen Farbe liegt, darf in eine andere dieser Farbe.',
    'AMB-06 AMB-22':
      'Das Einkommen ist nach oben unbegrenzt (eine Hausregel kann das ändern), und ein Endstand darf negativ sein.',
    'AMB-07 AMB-33':
      'Bei −10 kosten je $5 zwei ganze Punkte: Mit nur einem lässt sich nichts erwerben. Im Expertenspiel werden Punkte nur am Anfang einer Runde zu Kapital. Eine „Lokomotive“, die nicht zu bezahlen ist, lässt sich nicht nehmen.',
    'AMB-09 AMB-24':
      'Die Grenzen beim Wählen der Aktionsplättchen gelten auch im Expertenspiel; eins ohne Wirkung zu nehmen ist der letzte Ausweg.',
    'AMB-05 AMB-34 AMB-35 AMB-23':
      'Wer die Versteigerung des Grundspiels eröffnet, nennt ein Gebot; im Expertenspiel darfst du stattdessen auch gleich aussteigen, oder mit „Spielerreihenfolge“ einmal passen und dabeibleiben. Wer das getan hat und dann das höchste Gebot hält, wird nicht gefragt. Zu zweit zahlt der Zweite nichts.',
    'AMB-25 AMB-21':
      'Bei Gleichstand am Ende entscheidet die Zahl auf der Vorderseite des Aktionsplättchens. Wer in derselben Phase bankrottgeht, scheidet in der Reihenfolge aus, in der die Phase abläuft.',
    'AMB-01 AMB-02 AMB-04':
      'Der Warennachschub hat zwölf Felder. Münzen und Markierungsscheiben gehen nie aus. Gleiche Seiten von Plättchen werden stillschweigend getauscht.',
  },
}
