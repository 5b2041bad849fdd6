import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/embed.ts'

const { list } = grammar

const bots = (count: number): string => (count === 1 ? 'egy bot' : `${count} bot`)
const people = (count: number): string => (count === 1 ? 'még egy játékos' : `még ${count} játékos`)

export const texts: Translated<typeof english> = {
  tools: {
    open: 'Megnyitás',
    toTable: 'Megnyitás a Railheaden, új lapon',
    table: 'Ez az asztal, külön oldalon',
    withSeat: 'Ez az asztal, külön oldalon, a helyeddel együtt',
    fleeting:
      'A böngésződ nem engedi, hogy egy másik oldalon belül bármit megőrizzünk: ez a hely addig a tiéd, amíg ez az oldal nyitva van. [Vidd magaddal], hogy megmaradjon.',
  },
  notYet: 'Még nem',
  covered:
    'Valami eltakarja vagy megváltoztatja ezt a gombot, ezért nem csinál semmit. Ha a körülötte lévő oldal nem hagyja, nyisd meg az asztalt a Railheaden.',
  early: 'Ez túl gyors volt: nyomd meg még egyszer.',
  problem: {
    title: 'Ezt az asztalt nem lehet megmutatni',
    help: 'Hogy mit lehet kérni és hogyan, azt a [kódrészletet készítő oldalon] találod.',
    cutOff: 'A körülötte lévő oldal elzárja ezt a keretet a saját webhelyétől, így nem lehet benne játszma.',
  },
  wrong: {
    value: (name, value) => `${name}="${value}" nem érthető.`,
    either: 'A kettő közül egyet adj meg: table="…" vagy game="…".',
    watch: 'Új játszmát nem lehet nézni: hagyd el ezt: mode="watch".',
  },
  still: {
    board: 'Ennek az asztalnak a táblája',
    missing: 'Ezen a címen nincs asztal, vagy nincs róla kép.',
    live: (address) => `Ha élőben néznéd, vagy játszanál: [${address}]`,
  },
  lobby: {
    seats: (seats) => `Asztal ${seats} játékosnak`,
    free: 'szabad',
    bot: 'bot',
    full: 'A játszma még nem kezdődött el. Amint elkezdődik, itt látható.',
    waiting: (free) => `A játszma még nem kezdődött el; ${free} hely szabad. Amint elkezdődik, itt látható.`,
  },
  fresh: {
    alone: 'egyedül',
    withBots: (count, kind) => `te és ${bots(count)} (${kind})`,
    withPeople: (count) => `te és ${people(count)}`,
    withBoth: (botCount, kind, peopleCount) => `te, ${bots(botCount)} (${kind}) és ${people(peopleCount)}`,
    board: 'Tábla',
    yourName: 'A neved',
    guest: 'Vendég',
    play: 'Játék',
    underway: 'Készül…',
    failed: (why) => `A játszmát nem sikerült elindítani (${why}). Próbáld újra kicsit később.`,
    noGame: (game, games) => `Ilyen játék itt nincs: „${game}”. Ezek vannak: ${list(games)}.`,
    noMap: (game, map, maps) => `${game}: ilyen térkép nincs: „${map}”. Ezek vannak: ${list(maps)}.`,
    otherSeats: (map, fewest, most, seats) =>
      fewest === most
        ? `${map}: ${fewest} ülőhely van, itt pedig ${seats} lenne: egy az olvasónak, és bots="${fewest - 1}".`
        : `${map}: ${fewest}–${most} ülőhely van, itt pedig ${seats} lenne: egy az olvasónak, és bots="${fewest - 1}"–"${most - 1}".`,
    tooManyBots: (seats, count) => `Ha ${seats} helyen ${count} bot ül, az olvasónak nem marad hely.`,
  },
}
