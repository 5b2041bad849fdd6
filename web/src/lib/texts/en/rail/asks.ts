import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, list, plural } = grammar

const theLinks = (links: number): string => plural(links, { one: '1 link', other: `${links} links` })

/** What building and moving goods say in all rail games. */
export const texts = {
  /** What a pick on the board would do. */
  targets: {
    build: (least: number) => `build from ${dollars(least)}`,
    becomesCity: 'becomes a city',
    grows: 'grows',
    leaves: 'a cube can leave',
    goOn: 'go on to here',
    arrives: (cube: string) => `${cube} goes here`,
  },
  /** What a price is made of: `track  + mountain  − Engineer `. */
  price: (lines: readonly { readonly name: string; readonly amount: number }[]) =>
    lines
      .map(({ name, amount }, i) => {
        const sign = i === 0 ? '' : amount < 0 ? ' − ' : ' + '
        return `${sign}${name} ${dollars(Math.abs(amount))}`
      })
      .join(''),
  build: {
    draw: 'Draw a line',
    pays: 'What would pay?',
    tilesLeft: (tiles: number) => plural(tiles, { one: '*1* tile', other: `*${tiles}* tiles` }),
    takeBack: 'Take back',
    takeBackLast: 'Take back the last build',
    end: 'End building',
    hint: 'Pick any other hex to see why it is not lit. What you build can be undone until somebody acts on it.',
    /** Instead of what else may be done in a building turn. */
    instead: 'Build instead',
    tiles: (place: string) => `Tiles for ${place}`,
    tile: (tile: string, price: number) => `${tile}, ${dollars(price)}`,
    turns: 'Which way round',
    turn: (turn: number, turns: number) => `Way ${turn} of ${turns}`,
    turnCompletes: (turn: number, turns: number) => `Way ${turn} of ${turns}, completes a link`,
    keys: '*r* or a click on the hex turns the tile, *b* builds, *Esc* lets go.',
    confirm: (price: number) => `Build · ${dollars(price)}`,
    /** `price` is what it is made of. */
    considered: (tile: string, place: string, price: string) => `*${tile} on ${place}:* ${price}.`,
    takesOver: 'Unowned track becomes yours.',
    completes: (links: readonly { readonly from: string; readonly to: string; readonly worth: string }[]) =>
      `★ Completes ${list(links.map(({ from, to, worth }) => `${from} – ${to} (${worth})`))}.`,
  },
  goods: {
    engine: (links: number) => `Locomotive to ${theLinks(links)}`,
    pass: 'Pass',
    none: (links: number) =>
      `No cube can be delivered with your locomotive (${theLinks(links)}) over the links there are.`,
    from: (place: string) => `From ${place}`,
    all: 'Show all',
    more: (hidden: number) => `${hidden} more`,
    alike:
      'Ways that pay everybody the same are listed as one. For another of them choose the delivery, then “My own way…”.',
    nobodyGains: 'nobody gains',
    /** For the ear, where the eye sees an arrow. */
    way: (from: string, to: string) => `${from} to ${to}`,
    links: theLinks,
    ways: (ways: number) => plural(ways, { other: `${ways} ways that pay differently:` }),
    by: (places: readonly string[]) => `by ${places.join(', ')}`,
    straight: 'straight there',
    deliver: (cube: string) => `Deliver ${cube}`,
    ownWay: 'My own way…',
  },
  /** A way of one's own, link by link. */
  compose: {
    goOn: (used: number, most: number) => `Go on to (${used} of ${theLinks(most)} used):`,
    noWayOn: (most: number) =>
      `No way on from here: your locomotive reaches ${theLinks(most)}, and a cube comes to no city twice.`,
    linkOf: (name: string) => `link of ${name}`,
    deliver: 'Deliver this way',
    /** `bonus` is one of those below. */
    deliverFor: (bonus: string) => `Deliver, ${bonus}`,
    back: 'One link back',
    toList: 'Back to the list',
  },
  lists: {
    own: 'Pays you, best first',
    others: 'Pays only others',
  },
  /** Whose link the mover lets earn one more. */
  bonus: {
    own: '+1 for your own link',
    other: (name: string) => `+1 for ${name}’s link`,
  },
}
