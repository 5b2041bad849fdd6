import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/steam/refusals.ts'

const { dollars } = grammar

const money = (amount: unknown): string => dollars(Number(amount))

export const texts: Translated<typeof english> = {
  'STM-RND-01': ({ phase }) => `Nicht jetzt: Der Tisch ist bei „${phase}“.`,
  'STM-SETUP-07': ({ least }) => `Ein Gebot muss mindestens ${money(least)} sein.`,
  'STM-SETUP-08': ({ most }) =>
    most === undefined
      ? 'Wer eine Versteigerung eröffnet, nennt ein Gebot.'
      : `Du kannst höchstens ${money(most)} zahlen.`,
  'STM-MONEY-05': ({ price, most }) =>
    price === undefined
      ? 'Das kannst du nicht bezahlen, nicht einmal mit allem Kapital, das du erwerben könntest.'
      : `Das kostet ${money(price)}; mit allem Kapital, das du erwerben könntest, hast du ${money(most)}.`,
  'STM-EXP-03': ({ max }) => `Du kannst höchstens ${max}-mal $5 erwerben.`,
  'STM-EXP-04': ({ price, most }) =>
    `Das kostet ${money(price)}, und du hast ${money(most)}: Kapital gibt es nur am Anfang der Runde.`,
  'STM-EXP-06': ({ highest }) =>
    Number(highest) < 0 ? 'Geboten werden nur ganze Dollar.' : `Ein Gebot muss über ${money(highest)} liegen.`,
  'STM-EXP-08': 'Passen, ohne auszusteigen, geht nur einmal, und nur mit „Spielerreihenfolge“ aus der Runde davor.',
  'STM-ACT-01': 'Dieses Plättchen hat schon jemand.',
  'STM-ACT-03': 'Nur „Warennachschub“ und „Urbanisierung“ lassen sich umdrehen, und nur im Grundspiel.',
  'STM-ACT-04':
    '„Warennachschub“ bringt eine Gruppe Warensteine auf eine aufgedruckte Großstadt, die noch keinen Nachschub hatte.',
  'STM-ACT-05': 'Nachschub gibt es nicht mehr: Es fehlen Warensteine, Markierungsplättchen oder eine Großstadt dafür.',
  'STM-ACT-06': 'Deine Lokomotive hat schon Reichweite sechs.',
  'STM-ACT-07': 'Es ist keine Neue Großstadt oder keine Stadt mehr übrig.',
  'STM-ACT-08':
    'Eine Neue Großstadt kommt mit „Urbanisierung“ auf eine Stadt, einmal, in einer Farbe, die noch da ist, und mit einer Gruppe Warensteine.',
  'STM-TILE-07': ({ tile }) => `In der Schachtel ist keins mehr: ${tile}.`,
  'STM-BUILD-03': ({ tile }) =>
    tile === 'urbanization'
      ? 'Du hast „Urbanisierung“ bezahlt: Lege die Neue Großstadt, bevor du fertig bist.'
      : 'Du hast „Warennachschub“ bezahlt: Bring den Nachschub in eine Großstadt, bevor du fertig bist.',
  'STM-BUILD-05': 'Stadtplättchen kommen auf Städte, und auf Städte kommt nichts anderes.',
  'STM-BUILD-06': 'Eine Strecke darf nicht vom Spielplan, ins Wasser oder über eine dicke Linie führen.',
  'STM-BUILD-09': 'Dein allererstes Plättchen muss mit einer neuen Strecke aus einer Großstadt hinausführen.',
  'STM-BUILD-16': ({ hex }) =>
    `Die zweite Strecke auf ${hex} hängt in der Luft: Schließ sie an eine eigene an, oder nimm das Plättchen zurück.`,
  'STM-BUILD-17': 'Wer ein Plättchen aufwertet, behält alle Strecken, die da sind, und fügt welche hinzu.',
  'STM-BUILD-20':
    'Drehen lässt sich nur das offene Ende einer unfertigen Strecke: einer eigenen, oder einer herrenlosen, die dort beginnt, wo du bauen darfst.',
  'STM-ENG-08': 'In diesem Zug gibt es nichts zurückzunehmen.',
  'STM-MOVE-01': 'Dieser Warenstein liegt dort nicht.',
  'STM-MOVE-08': 'Ein Warenstein besucht keine Großstadt zweimal.',
  'STM-MOVE-09': ({ twice }) =>
    twice === 'town'
      ? 'Nach der Hausregel dieses Tisches kommt ein Warenstein nur einmal durch eine Stadt.'
      : 'Ein Warenstein benutzt keine Verbindung zweimal.',
  'STM-MOVE-10': ({ own, rival }) =>
    Number(own) === 0
      ? 'Mindestens eine Verbindung des Weges muss deine sein.'
      : `Niemand darf mehr Verbindungen des Weges besitzen als du: ${own} gegen ${rival}.`,
  'STM-MOVE-13': 'Die Punkte einer Lieferung werden zu Einkommen oder zu Siegpunkten, alle zum selben.',
}
