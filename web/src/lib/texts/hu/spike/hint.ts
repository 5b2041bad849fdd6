import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/spike/hint.ts'
import { carried } from './names.ts'

const { dollars, list } = grammar

const about = (amount: number): string => (amount < 1 ? 'egy kicsivel' : `nagyjából ${Math.round(amount)} dollárral`)

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const texts: Translated<typeof english> = {
  does: {
    sides: (contracts) => `Ezek az oldalak: ${list(contracts)}`,
    side: (goods, side) => `${goods} ${side}`,
    give: (card) => `Adj oda ${card}`,
    route: (city) => `Tartsd meg ezt az útvonalat: ${city}`,
    begin: (city) => `Kezdőváros: ${city}`,
    stay: 'A vonat maradjon, ahol van',
    move: (spaces) => `A vonat menjen ${spaces} mezőt`,
    moveTo: (city) => `A vonat menjen ide: ${city}`,
    draw: 'Húzz a húzópakliból',
    take: (card) => `Vedd el ${card} a kínálatból`,
    stopDrawing: 'Ne húzz többet',
    build: (city) => `Építs ide: ${city}`,
    upgrade: { speed: 'Növeld a sebességet', tender: 'Fejleszd a szerkocsit', cars: 'Vegyél egy vagont' },
    load: (goods) => `Rakj fel ${carried(goods)}`,
    deliver: (goods) => `Szállíts le ${carried(goods)}`,
    drop: (goods) => `Tedd vissza: ${goods}`,
    endTurn: 'Fejezd be a köröd',
  },
  contract: (goods, from, to, payment) => `A terv: ${goods} szállítása (${from} → ${to}), ${dollars(payment)}-ért.`,
  loaded: (goods, to, payment) => `A terv: ${goods} szállítása ide: ${to}, ${dollars(payment)}-ért.`,
  paid: (goods, city, payment) => `${city} ${dollars(payment)}-t fizet érte: ${goods}.`,
  connects: (city, money) => `${city} bekapcsolása azonnal ${dollars(money)}-t hoz az árupiacon.`,
  bound: (city) => `A vonat célja: ${city}.`,
  lacks: (city, cards) => `Az ide vezető vasútvonalhoz még ${cards} kártya hiányzik: ${city}.`,
  part: (price) => `Ára ${dollars(price)}, és mostantól végig hasznát veszed.`,
  term: {
    market: (more) => `Az árupiac a végéig ${about(more)} többet hoz.`,
    contracts: (more) => `A szerződések a végéig ${about(more)} többet hoznak.`,
    route: (more) => `Az útvonalkártya a végén ${about(more)} többet hoz.`,
    parts: (more) => `A fejlesztés ${about(more)} kevesebbe kerül.`,
    rivals: (more) => `A vetélytársaknak kevesebb idejük marad: ez ${about(more)} ér többet.`,
  },
  over: (more, second) => `${capital(about(more))} jobb, mint a második legjobb: ${second}.`,
  route: (city) => `Ez illik legjobban a szerződéseidhez; a tetején: ${city}.`,
  lost: (amount) => `nagyjából ${dollars(Math.round(amount))}`,
  least: 'Ebből van a legkevesebb.',
}
