import { figure, signed } from '#worker/both/language/grammar.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/steam/table.ts'

const { dollars, list, the } = grammar

/** What a duty of the action tile adds to a task. */
const mayAlso = { city: ' Letehetsz egy Új várost is.', growth: ' Árut is vihetsz egy városba.' }
const also = (duty: keyof typeof mayAlso | null): string => (duty ? mayAlso[duty] : '')

const bankrupt = (owed: number): string =>
  `a forduló végén csődbe mész: akkor ${dollars(owed)}-t kell fizetned, és nem elég rá sem a készpénz, sem a bevétel, sem a pont`

export const texts: Translated<typeof english> = {
  phases: {
    opening: 'Kezdeti körsorrend',
    capital: 'Tőkeszerzés',
    order: 'Árverés',
    select: 'Akciók',
    build: 'Vágányépítés',
    goods: 'Áruszállítás',
    over: 'Vége',
  },
  actions: {
    'turn-order': 'Körsorrend',
    'first-move': 'Első szállító',
    engineer: 'Mérnök',
    'first-build': 'Első építő',
    'city-growth': 'Városi termelés',
    locomotive: 'Mozdony',
    urbanization: 'Városiasodás',
  },
  grown: 'már kapott árut',
  tasks: {
    raise: 'Mennyi tőkét szerzel?',
    raiseNone: 'Nem szerezhetsz több tőkét.',
    openBidding: (place) => `Nyisd meg ${the(`${place}. hely`)} árverését.`,
    bidForPlace: (place) => `Licitálj ${the(`${place}. helyért`)}, vagy passzolj.`,
    select: 'Válassz akciólapkát erre a fordulóra.',
    build: (tiles, duty) => `Építhetsz ${tiles} lapkát: válassz egy kiemelt hexát.${also(duty)}`,
    buildNothing: (duty) => `Most semmit sem tudsz építeni.${also(duty)}`,
    built: (duty) => `Minden lapkádat megépítetted.${also(duty)}`,
    buildHindered: 'Mielőtt befejeznéd az építést, van még teendőd.',
    score: (points) => `Hová kerüljön a szállításért járó ${points} pontod?`,
  },
  instead: {
    city: 'Válassz színt és árut az Új városhoz, és hozzá egy kiemelt települést.',
    growth: 'Válassz árut, és egy kiemelt várost, ahová kerüljön.',
  },
  doing: {
    raise: (names) => `${list(names)} a tőkéről dönt.`,
    select: (names) => `${list(names)} akciólapkát választ.`,
    score: (names) => `${list(names)} bevétel és győzelmi pont között dönt.`,
  },
  drawers: { tracks: 'Sávok', supply: 'Áruk' },
  holds: {
    numbered: (number, tile) => `${number} ${tile}`,
    turnedOver: (tile) => `${tile}, megfordítva`,
    numberedTurnedOver: (number, tile) => `${number} ${tile}, megfordítva`,
  },
  figures: {
    Income: {
      label: 'Bevétel',
      help: 'Bevétel: fordulónként ennyi dollár; a végén a fele pont, a nulla alatti rész pedig kétszeresen levonódik',
    },
    Points: { label: 'Pont', help: 'Győzelmi pontok eddig' },
    Cash: { label: 'Pénz', help: 'Készpénz; a végén semmit sem ér' },
    Next: {
      label: 'Egyenleg',
      help: 'Amit a következő elszámolás hoz: bevétel, mínusz egy dollár a mozdony minden szintjéért',
    },
    Loco: {
      label: 'Mozdony',
      base: 'Mozdonyszint: ennyi kapcsolaton mehet át egy kocka',
      standard: 'Mozdonyszint: ennyi kapcsolaton mehet át egy kocka; fordulónként ugyanennyi dollárba kerül',
    },
    Links: { label: 'Kapcsolat', help: 'Befejezett kapcsolatok: a végén darabja 1 pont' },
  },
  payment: (income, points, left) =>
    [
      ...(income ? [`bevétel ${signed(income[0])} → ${signed(income[1])}`] : []),
      ...(points ? [`pont ${figure(points[0])} → ${figure(points[1])}`] : []),
      `marad ${dollars(left)}`,
    ].join(', '),
  raised: (cash, income, points) =>
    points === null
      ? `${dollars(cash)}, bevétel ${signed(income)}`
      : `${dollars(cash)}, bevétel ${signed(income)}, ${points} pont`,
  ruin: {
    now: (owed) => `A mostani állás szerint ${bankrupt(owed)}.`,
    build: (owed) => `Ezután ${bankrupt(owed)}.`,
  },
}
