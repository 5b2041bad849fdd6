import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/rail/refusals.ts'

const { dollars } = grammar

export const texts: Translated<typeof english> = {
  tooDear: ({ price, money }) => `Das kostet ${dollars(Number(price))}, und du hast ${dollars(Number(money))}.`,
  noTilesLeft: ({ limit }) =>
    limit === undefined
      ? 'Mehr darfst du nicht bauen: drei Plättchen pro Zug.'
      : `Mehr darfst du nicht bauen: ${limit} Plättchen pro Zug.`,
  noGround: 'Auf Großstädten und Wasser wird nicht gebaut.',
  closedSide: 'Eine Strecke darf nicht vom Spielplan oder ins Wasser führen.',
  joinsForeign: 'Deine Strecke darf nicht in eine fremde übergehen; sie darf sie nur in einem Ort treffen.',
  loop: 'Eine Strecke darf nicht von einem Ort zu ihm selbst zurückführen.',
  notConnected: ({ hex }) =>
    hex === undefined
      ? 'Neue Strecken müssen dort über eigene Strecken mit einer Großstadt zusammenhängen.'
      : `Die neue Strecke auf ${hex} muss über eigene Strecken mit einer Großstadt zusammenhängen.`,
  stationElsewhere: 'Stadtplättchen kommen nur auf Städte.',
  noSuchTile: 'Dieses Plättchen oder diese Drehung gibt es nicht.',
  noSuchRotation: 'Diese Drehung gibt es nicht.',
  changesNothing: 'Genau diese Strecke liegt dort schon.',
  movesTrack: 'Vorhandene Strecken behalten ihren Verlauf.',
  dropsTrack: 'Strecken lassen sich nicht entfernen, und ein komplexes Plättchen lässt sich nur umleiten.',
  redirectsLink: 'Umleiten lässt sich nur das offene Ende einer unfertigen Strecke.',
  redirectsForeign: 'Fertige Verbindungen, Städte und fremde Strecken bleiben, wie sie sind.',
  dropsExit:
    'Wer eine Stadt umbaut, behält jede Strecke, die aus ihr führt, und fügt mindestens eine hinzu, bis zu vier.',
  movesExit: 'Strecken aus einer Stadt lassen sich nicht umleiten.',
  engineTwice: 'Die Reichweite lässt sich in dieser Phase nur einmal erhöhen, und nur bis 6.',
  noSuchWay: ({ engine }) =>
    engine === undefined ? 'Diesen Weg gibt es nicht.' : `Deine Lokomotive hat Reichweite ${engine}.`,
  twice: 'Kein Ort wird zweimal besucht.',
  arrived: 'In der ersten Großstadt der passenden Farbe ist die Fahrt zu Ende.',
  noPassage: 'Hier geht es nicht hindurch.',
  sameCity: 'Das Ziel muss eine andere Großstadt dieser Farbe sein.',
  noLink: 'Transportiert wird nur über fertige Verbindungen.',
  notThere: 'Dieser Weg endet nicht in einer Großstadt der passenden Farbe.',
  bidTooLow: ({ highest }) => `Ein Gebot muss über dem höchsten liegen (${dollars(Number(highest))}).`,
  bidTooHigh: ({ money }) => `Du kannst nicht mehr bieten, als du hast (${dollars(Number(money))}).`,
  noFreePass: 'Passen geht jetzt nicht: Das darfst du nur einmal, und nicht, wenn nur noch zwei bieten.',
  actionTaken: 'Diese Aktion ist jetzt nicht zu haben: Jemand hat sie, oder sie ist verbraucht.',
  notOffered: 'Das steht hier nicht zur Wahl.',
}
