import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/rail/asks.ts'

const { dollars, list, plural } = grammar

const theLinks = (links: number): string => plural(links, { one: '1 Verbindung', other: `${links} Verbindungen` })

/** Cubes are called by their colours here: what they are themselves has a name of its own in each game. */
export const texts: Translated<typeof english> = {
  targets: {
    build: (least) => `bauen ab ${dollars(least)}`,
    becomesCity: 'wird zur Großstadt',
    grows: 'bekommt Nachschub',
    leaves: 'hier fährt etwas ab',
    goOn: 'hierher weiter',
    arrives: (cube) => `${cube} kommt hier an`,
  },
  price: (lines) =>
    lines
      .map(({ name, amount }, i) => {
        const sign = i === 0 ? '' : amount < 0 ? ' − ' : ' + '
        return `${sign}${name} ${dollars(Math.abs(amount))}`
      })
      .join(''),
  build: {
    draw: 'Strecke zeichnen',
    pays: 'Was lohnt sich?',
    tilesLeft: (tiles) => `noch *${tiles}* Plättchen`,
    takeBack: 'Zurücknehmen',
    takeBackLast: 'Das letzte Plättchen zurücknehmen',
    end: 'Bauen beenden',
    hint: 'Wähle ein anderes Feld, um zu sehen, warum es nicht leuchtet. Was du baust, lässt sich rückgängig machen, bis jemand darauf reagiert.',
    instead: 'Doch bauen',
    tiles: (place) => `Plättchen für ${place}`,
    tile: (tile, price) => `${tile}, ${dollars(price)}`,
    turns: 'Wie herum',
    turn: (turn, turns) => `Drehung ${turn} von ${turns}`,
    turnCompletes: (turn, turns) => `Drehung ${turn} von ${turns}, macht eine Verbindung fertig`,
    keys: '*r* oder ein Klick auf das Feld dreht das Plättchen, *b* baut, *Esc* lässt los.',
    confirm: (price) => `Bauen · ${dollars(price)}`,
    considered: (tile, place, price) => `*${tile} auf ${place}:* ${price}.`,
    takesOver: 'Herrenlose Strecke wird deine.',
    completes: (links) => `★ Fertig: ${list(links.map(({ from, to, worth }) => `${from} – ${to} (${worth})`))}.`,
  },
  goods: {
    engine: (links) => `Reichweite auf ${links} erhöhen`,
    pass: 'Passen',
    none: (links) => `Mit Reichweite ${links} lässt sich über die fertigen Verbindungen nichts liefern.`,
    from: (place) => `Aus ${place}`,
    all: 'Alle zeigen',
    more: (hidden) => `${hidden} weitere`,
    alike:
      'Bringen mehrere Wege allen gleich viel, steht nur einer in der Liste. Für einen anderen wähle die Lieferung und dann „Eigener Weg …“.',
    nobodyGains: 'niemand erhält etwas',
    way: (from, to) => `${from} nach ${to}`,
    links: theLinks,
    ways: (ways) => `${ways} Wege, die verschieden viel bringen:`,
    by: (places) => `über ${places.join(', ')}`,
    straight: 'direkt',
    deliver: (cube) => `${cube} liefern`,
    ownWay: 'Eigener Weg …',
  },
  compose: {
    goOn: (used, most) => `Weiter nach (${used} von ${theLinks(most)} benutzt):`,
    noWayOn: (most) =>
      `Von hier geht es nicht weiter: Deine Lokomotive hat Reichweite ${most}, und keine Großstadt wird zweimal besucht.`,
    linkOf: (name) => `Verbindung von ${name}`,
    deliver: 'So liefern',
    deliverFor: (bonus) => `Liefern, ${bonus}`,
    back: 'Eine Verbindung zurück',
    toList: 'Zurück zur Liste',
  },
  lists: {
    own: 'Bringt dir etwas, das Beste zuerst',
    others: 'Bringt nur anderen etwas',
  },
  bonus: {
    own: '+1 für deine Verbindung',
    other: (name) => `+1 für die Verbindung von ${name}`,
  },
}
