import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/rail/hint.ts'

const { change, dollars, level, list, the } = grammar

/** Cubes of a kind that go equally far. */
interface Group {
  readonly cube: string
  readonly count: number
  readonly links: number
}

const links = (count: number): string => `${count} kapcsolat`
const points = (count: number): string => `${count} pont`
const byPoints = (count: number): string => (count < 1 ? 'egy kicsivel' : `nagyjából ${Math.round(count)} ponttal`)

/** `2 kék kocka (3 kapcsolat) és egy piros kocka (2 kapcsolat)`. */
const going = (groups: readonly Group[]): string =>
  list(groups.map(({ cube, count, links: far }) => `${count === 1 ? 'egy' : count} ${cube} kocka (${links(far)})`))

export const texts: Translated<typeof english> = {
  does: {
    bid: (amount) => `${amount} dolláros licit`,
    drop: 'Kiszállás',
    freePass: 'Maradás licit nélkül',
    build: (hex) => `Építés itt: ${hex}`,
    join: (places) => `Építés: ${places.join('–')}`,
    takeBack: 'Az utolsó lapka visszavonása',
    endBuild: 'Építés vége',
    deliver: (cube, from, to) => `Szállítás: ${cube} kocka, ${from} → ${to}`,
    engine: (count) => `Mozdonyfejlesztés: ${level(count)} szint`,
    pass: 'Passz',
    city: (place, color) => `${place} legyen ${color} város`,
  },
  carries: (groups, next) =>
    next
      ? `A következő fordulótól szállítható: ${going(groups)}.`
      : `Utána még ebben a fordulóban szállítható: ${going(groups)}.`,
  waits: (groups) => `Későbbre marad: ${going(groups)}.`,
  income: (now, later) => {
    if (later === 0) return `Ez ${change(now)} bevétel.`
    return now === 0
      ? `Ez nagyjából ${change(later)} bevétel minden további fordulóban.`
      : `Ez most ${change(now)} bevétel, és nagyjából ${change(later)} minden további fordulóban.`
  },
  points: (now, later) => {
    if (later === 0) return `Ez +${points(now)}.`
    return now === 0
      ? `Ez nagyjából +${points(later)} minden további fordulóban.`
      : `Ez most +${points(now)}, és nagyjából +${points(later)} minden további fordulóban.`
  },
  joins: (places, count, price) => `${list(places)} összekötéséhez ${count} lapka kell, nagyjából ${dollars(price)}.`,
  extends: (count, price) => `Ehhez ${count} lapka kell, nagyjából ${dollars(price)}.`,
  next: (places, count, price) =>
    `A következő fordulóban jöhet: ${places.join('–')} (${count} lapka, nagyjából ${dollars(price)}).`,
  plan: (count, price) => `Ehhez ${count} lapka kell, nagyjából ${dollars(price)}.`,
  scores: (count) => `Maga a pálya a végén ${count} pontot ér.`,
  city: (place, color, cubes) =>
    `${place} városként ${cubes === 1 ? 'egy' : cubes} olyan ${color} kockát fogad, amelyet a kapcsolataid már elérnek.`,
  newCity: (place, color) => `${place} városként ${color} kockát fogad.`,
  grows: (place, cubes) => `${place} olyan kockákat kap, amelyeket te is szállíthatsz: ${list(cubes)}.`,
  over: (more, second) => `${capital(byPoints(more))} jobb, mint a második legjobb: ${second}.`,
  nothing: 'Most semmit sem érdemes megépíteni annyiért, amennyibe kerül.',
  done: 'Minden áll, amit érdemes volt megépíteni.',
  unfinished: 'Az elkezdettet nem lehet befejezni, így viszont nem maradhat.',
  enough: (money, price) =>
    `A pénzedből (${dollars(money)}) kijön, amit érdemes megépíteni: nagyjából ${dollars(price)}.`,
  ruin: 'Enélkül nem tudnád kifizetni a költségeket.',
  first: (more, price, instead) =>
    `Elsőnek lenni még ${price} dollárért is ${byPoints(more)} jobb, mint ${instead === 0 ? 'ingyen' : `${instead} dollárért`} a másik hely.`,
  dear: (less, price, instead) =>
    `Elsőnek lenni ${price} dollárért ${byPoints(less)} rosszabb, mint ${instead === 0 ? 'ingyen' : `${instead} dollárért`} a mostani helyed.`,
  spare: (money, bills, price) =>
    bills > 0
      ? `A pénzedből (${dollars(money)}) ebben a fordulóban ${dollars(bills)} kell a költségekre: ${the(price)} dolláros licithez kevés marad.`
      : `A pénzedből (${dollars(money)}) ${the(price)} dolláros licit után kevés marad építésre.`,
  usual: (most) => `A sorrend egy helye aligha ér többet ennél: ${dollars(most)}.`,
  delivers: (far, gain, given) =>
    given > 0
      ? `${links(far)}: neked ${gain}, másoknak ${given} jut belőle.`
      : `${links(far)}: neked ${gain} jut belőle.`,
  lost: (count) => (count > 40 ? 'több mint 40 pont' : `nagyjából ${points(Math.round(count))}`),
  contested: (name) => `${name} elvinné, mielőtt újra sorra kerülsz.`,
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
