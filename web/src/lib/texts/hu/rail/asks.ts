import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/rail/asks.ts'

const { dollars, level, list } = grammar

const theLinks = (links: number): string => `${links} kapcsolat`

export const texts: Translated<typeof english> = {
  targets: {
    build: (least) => `építés, legalább ${dollars(least)}`,
    becomesCity: 'várossá válik',
    grows: 'árut kap',
    leaves: 'innen indulhat kocka',
    goOn: 'tovább ide',
    arrives: (cube) => `${cube} kocka jön ide`,
  },
  price: (lines) =>
    lines
      .map(({ name, amount }, i) => {
        const sign = i === 0 ? '' : amount < 0 ? ' − ' : ' + '
        return `${sign}${name} ${dollars(Math.abs(amount))}`
      })
      .join(''),
  build: {
    draw: 'Vonal rajzolása',
    pays: 'Mi érné meg?',
    tilesLeft: (tiles) => `*${tiles}* lapka`,
    takeBack: 'Visszavonás',
    takeBackLast: 'Az utolsó építés visszavonása',
    end: 'Építés vége',
    hint: 'Bármelyik másik hexánál megtudod, miért nincs kiemelve. Amit építesz, visszavonható, amíg más nem lép.',
    instead: 'Inkább építek',
    tiles: (place) => `Lapkák ide: ${place}`,
    tile: (tile, price) => `${tile}, ${dollars(price)}`,
    turns: 'Melyik állásban',
    turn: (turn, turns) => `${turn}/${turns}. állás`,
    turnCompletes: (turn, turns) => `${turn}/${turns}. állás, befejez egy kapcsolatot`,
    keys: 'Az *r* vagy egy kattintás a hexára elforgatja a lapkát, a *b* megépíti, az *Esc* elengedi.',
    confirm: (price) => `Építés · ${dollars(price)}`,
    considered: (tile, place, price) => `*${tile}, ${place}:* ${price}.`,
    takesOver: 'A gazdátlan vágány a tiéd lesz.',
    completes: (links) => `★ Befejezi: ${list(links.map(({ from, to, worth }) => `${from} – ${to} (${worth})`))}.`,
  },
  goods: {
    engine: (links) => `Mozdony: ${level(links)} szint`,
    pass: 'Passz',
    none: (links) =>
      `A mozdonyoddal (${theLinks(links)}) egyetlen kockát sem lehet leszállítani a meglévő kapcsolatokon.`,
    from: (place) => `Innen: ${place}`,
    all: 'Mind',
    more: (hidden) => `még ${hidden}`,
    alike:
      'Amelyik útvonal mindenkinek ugyanannyit fizet, az csak egyszer szerepel. Ha másikat szeretnél, válaszd ki a szállítást, aztán: „Saját útvonal…”.',
    nobodyGains: 'senki nem kap semmit',
    way: (from, to) => `innen: ${from}, ide: ${to}`,
    links: theLinks,
    ways: (ways) => `${ways} útvonal, más-más kifizetéssel:`,
    by: (places) => `erre: ${places.join(', ')}`,
    straight: 'egyenesen oda',
    deliver: (cube) => `Szállítás: ${cube}`,
    ownWay: 'Saját útvonal…',
  },
  compose: {
    goOn: (used, most) => `Tovább ide (${used}/${theLinks(most)}):`,
    noWayOn: (most) =>
      `Innen nincs tovább: a mozdonyod ${most} kapcsolaton át visz, és a kocka egy városba sem tér vissza.`,
    linkOf: (name) => `${name} kapcsolata`,
    deliver: 'Szállítás ezen az útvonalon',
    deliverFor: (bonus) => `Szállítás, ${bonus}`,
    back: 'Egy kapcsolattal vissza',
    toList: 'Vissza a listához',
  },
  lists: {
    own: 'Neked fizet, a legjobb elöl',
    others: 'Csak másoknak fizet',
  },
  bonus: {
    own: '+1 a saját kapcsolatodért',
    other: (name) => `+1 neki: ${name}`,
  },
}
