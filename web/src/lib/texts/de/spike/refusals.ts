import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/spike/refusals.ts'

const { plural, dollars } = grammar

const RAILS: Readonly<Record<string, string>> = {
  white: 'Weiß',
  blue: 'Blau',
  red: 'Rot',
  green: 'Grün',
  yellow: 'Gelb',
  black: 'Schwarz',
}
const PARTS: Readonly<Record<string, string>> = {
  speed: 'Die Geschwindigkeit ist',
  tender: 'Der Tender ist',
  cars: 'Die Waggons sind',
}

const railOf = (type: unknown): string => RAILS[String(type)] ?? ''

export const texts: Translated<typeof english> = {
  'SPK-SETUP-07': ({ card }) =>
    card === undefined
      ? 'Eine Karte wird einmal verschenkt, vor allem anderen.'
      : `Du hast keine solche Karte zu verschenken (${railOf(card)}).`,
  'SPK-SETUP-10': 'Ein Zug beginnt in einer Stadt, einmal.',
  'SPK-ADV-01': 'Wähle für jeden deiner Aufträge eine Seite.',
  'SPK-ADV-02': 'Du behältst eine der zwei Streckenkarten, die du bekommen hast.',
  'SPK-INFO-01': 'Wer eine Karte spielt, muss sie nennen.',
  'SPK-TURN-02': 'Nicht jetzt: Ein Spielzug hat eine Aktion, und dies ist nicht der Moment dafür.',
  'SPK-TURN-03': 'Die kostenlose Zugbewegung kommt einmal, vor der Aktion, und nur für einen Zug auf der Strecke.',
  'SPK-TURN-04': 'Geladen, geliefert und abgeworfen wird im eigenen Spielzug, aber nicht beim Kartenziehen.',
  'SPK-MOVE-02': 'Ein Zug fährt nur auf eigenen Strecken.',
  'SPK-MOVE-04': 'Dorthin kann der Zug nicht: Das ist nicht das nächste Feld vor ihm.',
  'SPK-MOVE-05': 'Auf einem Streckenabschnitt kann ein Zug nicht umkehren.',
  'SPK-MOVE-06': 'Ein Zug, der in eine Stadt einfährt, bleibt in diesem Spielzug dort.',
  'SPK-MOVE-08': ({ speed }) =>
    speed === undefined
      ? 'Dein Zug fährt höchstens so viele Felder, wie seine Geschwindigkeit sagt.'
      : plural(Number(speed), {
          one: 'Dein Zug fährt höchstens 1 Feld.',
          other: `Dein Zug fährt höchstens ${speed} Felder.`,
        }),
  'SPK-DRAW-02': ({ index }) =>
    index === undefined
      ? 'Zieh mindestens eine Karte, bevor du aufhörst.'
      : 'Diese Karte liegt nicht mehr in der Auslage.',
  'SPK-BUILD-01': 'Eine Strecke hängt zusammen und endet in einer Stadt.',
  'SPK-BUILD-02': ({ city }) =>
    city === undefined
      ? 'Eine Strecke berührt unterwegs weder dein Streckennetz noch sich selbst.'
      : 'Eine Strecke endet in der ersten Stadt, die sie erreicht, und die muss für dich neu sein.',
  'SPK-BUILD-03': 'Auf diesem Streckenabschnitt liegt schon ein Streckenteil.',
  'SPK-BUILD-04': 'Eine Strecke beginnt an einer Stadt oder einem Knotenpunkt deines eigenen Streckennetzes.',
  'SPK-BUILD-05': ({ needed, left }) =>
    needed === undefined
      ? 'Du hast keine Streckenteile mehr.'
      : plural(Number(needed), {
          one: `Das braucht 1 Streckenteil, und du hast noch ${left}.`,
          other: `Das braucht ${needed} Streckenteile, und du hast noch ${left}.`,
        }),
  'SPK-BUILD-06': ({ type, needed, paid }) =>
    needed === undefined
      ? 'Jeder Streckenabschnitt kostet genau eine Karte seines Typs, oder den Wert in Jokern.'
      : `Von ${railOf(type)} braucht das ${needed}, und bezahlt würden ${paid}.`,
  'SPK-JOKER-01': 'Ein Satz Joker hat mindestens zwei Karten eines Typs.',
  'SPK-JOKER-02': 'Ein Satz Joker steht für einen anderen Typ als den eigenen.',
  'SPK-JOKER-04': ({ type, paid, held }) =>
    type === undefined
      ? 'Diese Karten hast du nicht alle.'
      : `Das braucht ${paid} × ${railOf(type)}, und du hast ${held}.`,
  'SPK-LOAD-01':
    'Laden lässt sich nur die Ware der Stadt, in der dein Zug steht, und nur, wenn sie auf deinem Auftrag wartet.',
  'SPK-LOAD-02': 'Deine Waggons sind voll: Wirf erst etwas ab, oder im selben Schritt.',
  'SPK-LOAD-03': 'Das ist nicht auf deinem Zug.',
  'SPK-DELIV-01': 'Das lässt sich hier nicht liefern: Der Auftrag nennt die Stadt nicht, in der dein Zug steht.',
  'SPK-DELIV-03': 'In diese Stadt hast du schon geliefert; jede nimmt nur eine Lieferung von dir.',
  'SPK-START-01': ({ city }) =>
    city === undefined
      ? 'In Bewegung setzen lässt sich ein Zug, der zu Beginn deines Spielzugs in einer Stadt stand.'
      : 'An dieser Stadt hast du noch keine Strecke.',
  'SPK-START-02': ({ speed }) =>
    speed === undefined
      ? 'Losfahren heißt mindestens ein Feld und höchstens so viele wie deine Geschwindigkeit.'
      : `Losfahren heißt mindestens ein Feld und höchstens ${speed}.`,
  'SPK-BOOST-01': 'Eine Zusatzbewegung gibt es nur für einen Zug auf der Strecke.',
  'SPK-UPG-01': ({ part }) => `${PARTS[String(part)] ?? 'Dieser Teil ist'} schon so gut wie möglich.`,
  'SPK-UPG-03': ({ price, money }) =>
    price === undefined
      ? 'Das kannst du nicht bezahlen.'
      : `Das kostet ${dollars(Number(price))}, und du hast ${dollars(Number(money))}.`,
}
