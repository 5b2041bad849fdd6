import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/spike/told.ts'
import { carried } from './names.ts'

const { dollars, list } = grammar

const moved = (how: string) => ({
  city: (name: string, spaces: number, city: string) => `${name} ${how} (${spaces} mező), és megérkezik ide: ${city}.`,
  line: (name: string, spaces: number, place: (words: string) => string) =>
    `${name} ${how} (${spaces} mező); a vonat ${place('nyílt pályán')} áll.`,
})

const upgraded = (what: string) => (name: string, level: number, price: number) =>
  `${name} fejleszt: ${what} ${level}, ${dollars(price)}-ért.`

/** In the present: what is told here of the past is asked of what is about to be done, too. */
export const texts: Translated<typeof english> = {
  choseSides: (name) => `${name} kiválasztotta a szerződései oldalát.`,
  sidesOpened: (name, contracts) => `${name} szerződései: ${list(contracts)}.`,
  contract: (goods, side) => `${goods} ${side}`,
  dealt: (first) => `Kiosztva a kártyák. ${first} kezd.`,
  gave: (name, card, to) => `${name} ${card} ad neki: ${to}.`,
  gaveUnseen: (name, to) => `${name} egy kártyát ad neki: ${to}.`,
  keptRoute: (name, city) => `${name} ezt az útvonalkártyát tartja meg: ${city}.`,
  keptUnseen: (name) => `${name} megtart egy útvonalkártyát.`,
  placedTrain: (name, city) => `${name} kezdővárosa: ${city}.`,
  stayed: (name) => `${name} nem mozdítja a vonatát.`,
  moved: {
    free: moved('mozog'),
    start: moved('elindítja a vonatát'),
    boost: moved('pluszlépést tesz'),
  },
  drew: (name, card) => `${name} ${card} húz a pakliból.`,
  drewUnseen: (name) => `${name} egy kártyát húz a pakliból.`,
  took: (name, card) => `${name} elveszi ${card} a kínálatból.`,
  tookUnseen: (name) => `${name} elvesz egy kártyát a kínálatból.`,
  opened: (rails) => `Új a kínálatban: ${list(rails)}.`,
  timeCard: (out) => `Időkártya: 3-ból ${out} kint van.`,
  lastTimeCard: 'A harmadik időkártya: azonnal vége a játszmának.',
  round: 'Újrakeverjük a paklit.',
  lastRound: 'Utoljára keverjük újra a paklit; az alsó felében három időkártya van.',
  built: (name, city, pieces, payment, money) =>
    `${name} vasútvonalat épít ide: ${city} (${pieces} sínelem); fizet ${payment} kártyával, és ${dollars(money)}-t kap.`,
  upgraded: { speed: upgraded('sebesség'), tender: upgraded('szerkocsi'), cars: upgraded('vagonok') },
  loaded: (name, goods, city) => `${name} ${carried(goods)} rak fel itt: ${city}.`,
  dropped: (name, goods) => `${name} visszateszi a szerződésére: ${goods}.`,
  delivered: (name, goods, city, money) => `${name} ${carried(goods)} szállít le itt: ${city}, ${dollars(money)}-ért.`,
  leftMatch: (name) => `${name} feladja, és kiesik.`,
  lastTurns: (name, turns) => `${name} már nem tud sem építeni, sem szállítani: még ${turns} kör van hátra.`,
  routeScored: (name, city, money) => `${name} megmutatja az útvonalkártyáját: ${city}, ${dollars(money)}.`,
  ended: (winners) => `Vége a játszmának. ${list(winners)} nyert.`,
  ledger: { cities: 'Városok', freight: 'Fuvar', route: 'Útvonal', rest: 'Vonat' },
}
