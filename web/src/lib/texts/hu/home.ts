import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/home.ts'

const { list, moment } = grammar

export const texts: Translated<typeof english> = {
  title: 'Railhead: vasutas társasjátékok barátokkal',
  hero: 'Építs vágányt. Szállíts árut. *Licitáld túl a barátaidat.*',
  lead: 'A Railhead asztal a nagy vasutas játékokhoz. Nyiss egyet, küldd el a linkjét, és játsszatok a böngészőben: nem kell fiók, nincs mit telepíteni.',
  choose: 'Válassz játékot',
  only: 'Az asztalon',
  file: {
    title: 'Van egy játszmafájlod?',
    text: 'Ejtsd bárhová ezen az oldalon, vagy [nyisd meg]: itt bejegyzésről bejegyzésre visszanézheted, és bármelyiktől továbbjátszhatod.',
  },
  how: {
    title: 'Hogyan működik?',
    make: { title: 'Nyiss asztalt', text: 'Egy kattintás. Az oldal címe maga a meghívó.' },
    send: {
      title: 'Küldd el a linket',
      text: 'A barátaid megnyitják, beírják a nevüket, és leülnek. Az üres helyeken botok játszanak.',
    },
    play: {
      title: 'Játssz, amikor jólesik',
      text: 'Élőben egy este alatt vagy napokon át, asztali gépen vagy telefonon. Közben semmi sem vész el.',
    },
  },
  puzzles: {
    title: 'Minden napra egy feladvány',
    text: 'Egy állás, egy kérdés, egy legjobb válasz, az igazi táblán: [a nap feladványa]. Mindenkinek ugyanaz.',
  },
  blog: 'Blogot írsz, vagy egy klub oldalát gondozod? [Tegyél asztalt az oldaladra].',
  legal:
    'A Railhead szabad szoftver, MIT licenc alatt. A Steam, az Age of Steam és a Spike a tulajdonosaik védjegye; ez független projekt, egyikükhöz sem tartozik. Ha szívesen játszol itt, vedd meg a játékokat.',
  game: {
    make: 'Új asztal',
    making: 'Nyílik…',
    play: 'Játssz most',
    playFor: (game) => `Játssz most: ${game}, botok ellen`,
    guest: 'Vendég',
    makeFor: (game) => `Új asztal: ${game}`,
    makingFor: (game) => `Nyílik az asztal: ${game}…`,
    firstGame: 'Első játék',
    firstGameOf: (game) => `Első játék: ${game}, kísérővel`,
    rules: 'Szabályok',
    rulesOf: (game) => `Szabályok: ${game}`,
    maps: (count) => (count === 1 ? 'Térkép' : 'Térképek'),
    mapsOf: (game, count) => `${count === 1 ? 'Térkép' : 'Térképek'}: ${game}`,
    severalMaps: (count) => `${count} térkép`,
  },
  opponent: {
    label: 'Ellenfél a „Játssz most” gombhoz',
    strength: {
      novice: (name) => `${name}, könnyű`,
      greedy: (name) => `${name}, közepes`,
      master: (name) => `${name}, nehéz`,
    },
  },
  failed: (why) => `Nem sikerült asztalt nyitni (${why}). Próbáld újra kicsit később.`,
  tables: {
    yours: 'Asztalaid',
    none: 'Ezen az eszközön még nincs. Új neked valamelyik játék? Egy kísérő végigjátszik veled egy fordulót, az igazi táblán.',
    firstGame: (game) => `Első játék: ${game}`,
    over: 'Befejezett játszmák',
    lastHere: (at) => `Utoljára itt: ${moment(at)}`,
    nobody: 'Még senki',
    onlyYou: 'Eddig csak te',
    with: (names) => list(names),
    youWith: (names) => list(['Te', ...names]),
    isOver: 'Vége a játszmának',
    full: 'A váróban, mindenki itt van',
    free: (seats) => `A váróban, ${seats} hely szabad`,
    on: 'Folyik a játszma',
    round: (round, rounds) => `${round}/${rounds}. forduló`,
    yourTurn: (round, rounds) => `${round}/${rounds}. forduló: te jössz`,
    waiting: (round, rounds, names) => `${round}/${rounds}. forduló, most jön: ${list(names)}`,
    yourBot: 'a botod',
    since: (at) => `${moment(at)} óta`,
    sinceUntil: (at, due) => `${moment(at)} óta, határidő: ${moment(due)}`,
    until: (due) => `Határidő: ${moment(due)}`,
  },
}
