import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/spike/lesson.ts'

const { plural } = grammar

export const texts: Translated<typeof english> = {
  steps: {
    home: {
      say: 'Einer deiner Aufträge zahlt $4 für Weizen in Buffalo. In Columbus gibt es Weizen, und es ist nicht weit: *Wähle Columbus* und beginne dort.',
      planned:
        'In Columbus gibt es den Weizen, für den Buffalo zahlt, und die Karten auf deiner Hand führen genau dorthin.',
    },
    load: {
      say: 'Du bist dran. Dein Zug steht dort, wo es Weizen gibt: *Lade ihn*. Das ist kostenlos und keine Aktion.',
      planned: 'Lade zuerst: Das ist kostenlos, und dann kann der Zug damit losfahren, wann immer er startet.',
    },
    build: {
      say: 'Jetzt eine Aktion. Eine Strecke kostet für jeden Abschnitt eine Karte seiner Farbe, und eine neue Stadt zahlt dir, was ihre Ware auf dem Markt wert ist. *Baue nach Pittsburgh*: Die Karten hast du.',
      planned:
        'Pittsburgh liegt auf dem Weg nach Buffalo, und deine Karten bezahlen genau diese zwei Streckenabschnitte.',
    },
    buildOn: {
      say: 'Wieder passen die Karten: *Baue weiter nach Buffalo*. Die Stadt zahlt sofort, und der Weg für den Weizen ist fertig.',
      planned: 'Mit dieser Strecke ist der Weg von Columbus nach Buffalo fertig.',
    },
    upgrade: {
      say: 'Vier Streckenabschnitte sind weit, einer pro Spielzug. *Kauf Geschwindigkeit 2* für $3: Das lohnt sich vor jeder langen Fahrt.',
      planned: 'Mit Geschwindigkeit 2 braucht der Zug halb so viele Spielzüge, für diese Fahrt und alle anderen.',
    },
    start: {
      say: 'Ein Zug, der steht, fährt durch eine Aktion los. *Setz ihn Richtung Pittsburgh in Bewegung*, zwei Streckenabschnitte.',
      planned: 'Fahr jetzt los: Von da an bewegt sich der Zug von selbst, und du hast noch eine Aktion dazu.',
    },
    move: {
      say: 'Ein Zug auf der Strecke fährt vor deiner Aktion kostenlos weiter. Eine Stadt darf er überspringen: *Zwei Streckenabschnitte weiter, Richtung Buffalo*.',
      planned: 'Überspring Pittsburgh: In einer Stadt bliebe der Zug stehen und müsste neu in Bewegung gesetzt werden.',
    },
    draw: {
      say: 'Und deine Aktion: Du hast nur noch wenige Karten auf der Hand, also *zieh welche*. Nimm eine, die offen liegt, oder die oberste vom Nachziehstapel.',
      planned: 'Mit so wenigen Karten baust du nichts, und der Zug braucht gerade nichts.',
    },
    drawMore: {
      say: '*Zieh eine zweite*: Das ist dieselbe Aktion. Zwei einer Farbe ersetzen eine beliebige andere, also nimm, was dir fehlt.',
      planned: 'Karten sind die Uhr der Partie: Wer mehr davon hat, baut mehr.',
    },
    arrive: {
      say: 'Der Zug steht vor den Toren von Buffalo: *Fahr hinein*.',
      planned: 'In Buffalo lässt sich der Weizen liefern.',
    },
    deliver: {
      say: 'Da ist er. *Liefere den Weizen*: Auch das ist keine Aktion.',
      planned: 'Der Auftrag zahlt erst, wenn der Weizen geliefert ist.',
    },
    anyHome: { say: 'Wähle eine Stadt für den Anfang: am besten eine, deren Ware einer deiner Aufträge will.' },
    anyMove: {
      say: 'Dein Zug darf sich vor deiner Aktion bewegen: auf eine Stadt zu, in der er etwas laden oder liefern kann.',
    },
    anyAction: {
      say: 'Eine Aktion pro Spielzug: Karten ziehen, zu einer neuen Stadt bauen, den Zug in Bewegung setzen, ihm ein Feld dazugeben oder ihn verbessern. Laden und Liefern sind kostenlos.',
    },
    anyDraw: { say: 'Zieh weiter, oder hör auf.' },
    anyEnd: { say: 'Deine Aktion hast du gehabt. Lade oder liefere, wenn du kannst, und beende deinen Spielzug.' },
  },
  sums: {
    start: { what: 'Am Anfang', why: 'Niemand hat Geld: Städte und Aufträge bringen es.' },
    cities: {
      what: (cities) => plural(cities, { one: 'Eine neue Stadt', other: `${cities} neue Städte` }),
      why: 'Was ihre Ware auf dem Markt wert ist, $1 bis $3. Dann bewegt sich der Markt: Such nach Waren, die hoch stehen.',
    },
    upgrades: {
      what: 'Zug',
      why: 'Die erste Verbesserung eines Teils kostet $3, die zweite $5. Sie hält die ganze Partie.',
    },
    deliveries: {
      what: 'Lieferung',
      why: 'Ein Auftrag zahlt so viele Dollar, wie der kürzeste Weg Streckenabschnitte hat. Teilen sich zwei Fahrten einen Weg, zahlt dieselbe Strecke zweimal.',
    },
    left: {
      what: 'Deins',
      why: (segments) =>
        `Am Ende zählt nur Geld. ${plural(segments, { one: 'Ein Streckenabschnitt bleibt', other: `${segments} Streckenabschnitte bleiben` })} dir: Der nächste Auftrag beginnt, wo sie enden.`,
    },
  },
}
