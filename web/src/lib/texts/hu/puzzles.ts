import { figure } from '#worker/both/language/grammar.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/puzzles.ts'

const { dollars } = grammar

export const texts: Translated<typeof english> = {
  title: 'Feladványok',
  today: 'A nap feladványa',
  number: (n, all) => `${n}/${all}. feladvány`,
  streak: (days) => (days === 1 ? 'Ma megoldva' : `${days} nap egymás után`),
  loading: 'Felállítjuk az állást…',
  card: 'A feladvány',
  asked: {
    delivery: {
      title: 'Melyiket először?',
      text: '*Mit szállítasz most*, hogy a legtöbb jusson neked, mire minden áru elfogy? Utána mindenki, te is, mindig azt viszi, ami azonnal a legtöbbet fizeti.',
    },
    tiles: {
      title: 'Három lapka',
      text: '*Építs úgy, hogy a két legjobb kockád a lehető legtöbbet fizesse* a vágányaidon. Ha kész vagy, fejezd be a köröd.',
    },
    bid: {
      title: 'Megéri?',
      text: 'Egy vetélytársad maradt. *Licitálsz, vagy kiszállsz?* A legjobb botunk kiszámolta, mire jutsz, ha ennyiért elsőként választasz, és mire, ha másodikként, abból, amit a vetélytársad meghagy.',
    },
    turn: {
      title: 'Egy kör pénzért',
      text: '*Szerezz annyi dollárt ebben a körben, amennyit csak tudsz*: menj, szállíts és lépj abban a sorrendben, ami fizet.',
    },
    railway: {
      title: 'Egy vasútvonal, ami megéri',
      text: '*Építsd meg a legtöbbet érő vasútvonalat*: amit a város azonnal fizet, és amit az útvonalkártyád meg a szerződéseid aztán a vágányaidon fizethetnek.',
    },
  },
  units: {
    income: (n) => `${n} bevétel`,
    points: (n) => `${n} pont`,
    reckoned: (n) => `${figure(Math.round(n))} pont a végén`,
    dollars: (n) => dollars(n),
  },
  best: (mine, second) => `*A legjobb.* Ezt hozza neked: ${mine}; bármi más legfeljebb ennyit: ${second}.`,
  good: (mine, best) => `*Jó*: ezt hozza neked: ${mine}. Egyvalami még jobb: ${best}.`,
  missed: (mine, best) => `Ezt hozza neked: ${mine}, pedig ennyi is lehetne: ${best}.`,
  nothing: (best) => `Ez többe kerül, mint amennyit érhet. A legjobb ennyit ér: ${best}.`,
  atOnce: (mine, best) =>
    `A lépésed azonnal ennyit hoz: ${mine}, a legjobb csak ennyit: ${best}; a többi később jön a fordulóban.`,
  drop: 'Kiszállás',
  bid: (amount) => `Licit: ${dollars(amount)}`,
  reckoning: 'Melyik válasz mennyit ér',
  solution: 'Mutasd a megoldást',
  solutionShown: (best) => `Ez a legjobb: ${best}.`,
  again: 'Újra',
  another: 'Egy másikat',
  share: 'Megosztás',
  shared: (n) => `Railhead, ${n}. feladvány`,
  none: { title: 'Nincs ilyen feladvány', text: (all) => `${all} feladvány van, és ez egyik sem közülük.` },
  toToday: 'A nap feladványához',
}
