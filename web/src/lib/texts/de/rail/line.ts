import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/rail/line.ts'

const { dollars, list, plural } = grammar

const someTiles = (tiles: number): string => `${tiles} Plättchen`
const someTurns = (turns: number): string => plural(turns, { one: '1 Zug', other: `${turns} Zügen` })
const someLinks = (links: number): string => plural(links, { one: '1 Verbindung', other: `${links} Verbindungen` })

export const texts: Translated<typeof english> = {
  title: 'Eine Strecke',
  begin: 'hier kann eine Strecke beginnen',
  joins: (place) => `lohnt sich, mit ${place} zu verbinden`,
  how: {
    mouse: 'Zieh über den Spielplan oder klick Ort für Ort an. Mausrad und zwei Finger bewegen ihn dabei weiter.',
    touch: 'Ein Finger zeichnet, zwei bewegen den Spielplan. Oder tipp Ort für Ort an.',
    keys: '*l* beginnt eine Strecke beim Cursor und führt sie dort vorbei, *Rücktaste* nimmt das zurück, *b* baut, *Esc* lässt los.',
  },
  none: {
    start:
      'Eine Strecke beginnt in einer Großstadt, in einer Stadt, in der du Strecke hast, oder am Ende deiner Strecke.',
    way: 'Dort lässt sich keine Strecke bauen, auch nicht über mehrere Züge.',
  },
  there: 'Deine Strecke führt schon dorthin.',
  another: 'Eine weitere Verbindung neben der, die du schon hast.',
  now: (tiles, price) => `*${someTiles(tiles)}, ${dollars(price)}*`,
  part: (now, all, price, whole, turns) =>
    `*Jetzt ${now} von ${someTiles(all)}, ${dollars(price)};* alles zusammen ${dollars(whole)} in ${someTurns(turns)}`,
  later: (all, whole, turns) => `*Jetzt nichts davon;* ${someTiles(all)}, ${dollars(whole)} in ${someTurns(turns)}`,
  lay: (tiles, price) => `${someTiles(tiles)} bauen · ${dollars(price)}`,
  layAndPlan: 'Bauen, Rest planen',
  plan: 'Planen',
  planned: (name) => `Bei deinen Plänen gemerkt: ${name}.`,
  back: 'Zurück',
  completesLater: (links) => `Später: ${list(links.map(({ from, to }) => `${from} – ${to}`))}.`,
  letGo: 'Loslassen',
  laying: (tile, of) => `Plättchen ${tile} von ${of} wird gebaut …`,
  stopped: (laid, of) =>
    `Nach ${laid} von ${someTiles(of)} angehalten: So wie gezeichnet lässt sich die Strecke nicht mehr bauen.`,
  cargo: {
    title: 'Darüber könntest du liefern',
    nothing: 'Mit deiner jetzigen Lokomotive ließe sich darüber nichts liefern.',
    to: (cubes, good, place) => `${cubes} × ${good} nach ${place}`,
    brings: (links, gain, cubes) => `${someLinks(links)}, ${cubes > 1 ? 'je ' : ''}+${gain}`,
  },
  pays: {
    title: 'Was sich in diesem Zug lohnt',
    looking: 'Wird gesucht …',
    nothing: 'Was du in diesem Zug auch baust: Mit deiner Lokomotive ermöglicht es keine neue Lieferung.',
    places: (places) => places.join(' – '),
  },
  finder: {
    title: 'Mögliche Lieferungen',
    whose: 'Wessen Lieferungen',
    about: (name, links) => `Was ${name} jetzt liefern könnte, mit Reichweite ${links}.`,
    mine: (links) => `Was du jetzt liefern könntest, mit Reichweite ${links}.`,
    over: 'Auch über die gezeichnete Strecke',
    nothing: 'Es lässt sich nichts liefern.',
    more: (hidden) => `${hidden} weitere`,
  },
}
