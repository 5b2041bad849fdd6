import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/rail/line.ts'

const { dollars, level, list } = grammar

const someTiles = (tiles: number): string => `${tiles} lapka`
const someLinks = (links: number): string => `${links} kapcsolat`

export const texts: Translated<typeof english> = {
  title: 'Vonal',
  begin: 'itt kezdődhet egy vonal',
  joins: (place) => `érdemes összekötni ezzel: ${place}`,
  how: {
    mouse:
      'Húzd végig az egeret a táblán, vagy kattints sorban a helységekre. A görgő és a két ujj közben is mozgatja a táblát.',
    touch: 'Egy ujj rajzol, kettő mozgatja a táblát. Vagy koppints sorban a helységekre.',
    keys: 'Az *l* vonalat kezd a kurzornál, vagy ott vezeti át, a *Backspace* ezt visszaveszi, a *b* megépíti, az *Esc* elengedi.',
  },
  none: {
    start: 'Vonal városból indulhat, olyan településről, ahol már van vágányod, vagy a saját vágányod végéről.',
    way: 'Oda nem építhető vágány, több kör alatt sem.',
  },
  there: 'Oda már vezet a vágányod.',
  another: 'Még egy kapcsolat a meglévőd mellé.',
  now: (tiles, price) => `*${someTiles(tiles)}, ${dollars(price)}*`,
  part: (now, all, price, whole, turns) =>
    `*Most ${now} lapka (összesen ${all}), ${dollars(price)};* az egész ${dollars(whole)}, ${turns} kör alatt`,
  later: (all, whole, turns) => `*Most semmi;* ${someTiles(all)}, ${dollars(whole)}, ${turns} kör alatt`,
  lay: (tiles, price) => `${someTiles(tiles)} építése · ${dollars(price)}`,
  layAndPlan: 'Építés, a többi tervbe',
  plan: 'Tervbe',
  planned: (name) => `A terveid közé került: ${name}.`,
  back: 'Vissza',
  completesLater: (links) => `Később: ${list(links.map(({ from, to }) => `${from} – ${to}`))}.`,
  letGo: 'Elengedés',
  laying: (tile, of) => `Épül: ${tile}/${of}. lapka…`,
  stopped: (laid, of) =>
    `Megállt: ${laid} lapka épült meg ennyiből: ${of}. Úgy, ahogy rajzoltad, már nem építhető tovább.`,
  cargo: {
    title: 'Ezen szállíthatnál',
    nothing: 'A mozdonyoddal most semmit sem lehetne rajta leszállítani.',
    to: (cubes, good, place) => `${cubes} ${good} ide: ${place}`,
    brings: (links, gain, cubes) => `${someLinks(links)}, ${cubes > 1 ? 'egyenként ' : ''}+${gain}`,
  },
  pays: {
    title: 'Ebben a körben érdemes összekötni',
    looking: 'Keresés…',
    nothing: 'Semmi sem építhető ebben a körben, ami a mozdonyoddal új szállítást tenne lehetővé neked.',
    places: (places) => places.join(' – '),
  },
  finder: {
    title: 'Szállítások a mostani állás szerint',
    whose: 'Kinek a szállításai',
    about: (name, links) => `${name} játékos most ezeket szállíthatná, mozdonya ${level(links)} szintű.`,
    mine: (links) => `Most ezeket szállíthatnád, mozdonyod ${level(links)} szintű.`,
    over: 'A megrajzolt vonalon át is',
    nothing: 'Semmit sem lehet leszállítani.',
    more: (hidden) => `még ${hidden}`,
  },
}
