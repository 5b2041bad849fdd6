import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/table.ts'

const { dollars, list } = grammar

const bankrupt = (bills: number, gap: number): string =>
  `a forduló végén csődbe mész: a költség ${dollars(bills)}, és a teljes bevételed feladásával is hiányzik belőle ${dollars(gap)}`

export const texts: Translated<typeof english> = {
  phases: {
    shares: 'Részvények',
    order: 'Árverés',
    actions: 'Akciók',
    build: 'Vágányépítés',
    goods: 'Áruszállítás',
    growth: 'Áruutánpótlás',
    over: 'Vége',
  },
  actions: {
    'first-move': 'Első szállító',
    'first-build': 'Első építő',
    engineer: 'Mérnök',
    locomotive: 'Mozdony',
    urbanization: 'Városiasodás',
    production: 'Termelés',
    'turn-order': 'Körsorrend',
  },
  tasks: {
    issue: 'Hány részvényt bocsátasz ki?',
    issueNone: 'Nem bocsáthatsz ki több részvényt.',
    choose: 'Válassz akciót erre a fordulóra.',
    build: (tiles) => `Építhetsz ${tiles} lapkát: válassz egy kiemelt hexát.`,
    buildNothing: 'Most semmit sem tudsz építeni. Fejezd be az építést.',
    built: 'Minden lapkádat megépítetted. Fejezd be, vagy vonj vissza.',
    builtHindered: 'Minden lapkádat megépítetted, de így nem érhet véget a köröd: vonj vissza egyet.',
    produce: 'Termelés: húzol két kockát az árutáblára?',
    place: 'Tedd a kockákat az árutáblára.',
  },
  instead: {
    city: 'Válassz egy Új várost, és hozzá egy kiemelt települést.',
  },
  doing: {
    issue: (names) => `${list(names)} a részvényekről dönt.`,
    choose: (names) => `${list(names)} akciót választ.`,
    produce: (names) => `${list(names)} a Termelésről dönt.`,
    place: (names) => `${list(names)} az árutáblát tölti.`,
  },
  drawers: { goods: 'Áruk' },
  figures: {
    Money: { label: 'Pénz', help: 'Készpénz' },
    Next: { label: 'Egyenleg', help: 'Amit a következő elszámolás hoz: bevétel, mínusz részvények és mozdony' },
    Income: { label: 'Bevétel', help: 'Bevétel: fordulónként ennyi dollár, a végén dolláronként 3 pont' },
    Shares: { label: 'Részvény', help: 'Részvény: darabja fordulónként 1\u00a0$, a végén 3 pont' },
    Loco: {
      label: 'Mozdony',
      help: 'Mozdonyszint: ennyi kapcsolaton mehet át egy kocka; fordulónként ugyanennyi dollárba kerül',
    },
    Track: { label: 'Pálya', help: 'Pályadarabok befejezett kapcsolatokban: a végén darabja 1 pont' },
  },
  shares: {
    none: (held) => `${held} részvényed van, és több nem lehet.`,
    take: (shares) => `${shares} részvény kibocsátása, utána`,
    more: 'Több részvény',
    round: (bills, income, rounds) =>
      `E forduló költségei: ${dollars(bills)}, bevételed: ${dollars(income)}. Egy most kibocsátott részvény költsége a végéig: ${dollars(rounds)}.`,
    bankrupt: (money) => `${dollars(money)}, csőd`,
  },
  issue: (money, shares, most, held) => {
    const about = `Pénzed ${dollars(money)}, részvényed ${shares}. Minden új most 5\u00a0$-t hoz, fordulónként 1\u00a0$-ba, a végén 3 pontba kerül; pénzt máskor nem szerezhetsz`
    if (most !== null) return `${about}, és egy fordulóban legfeljebb ennyi részvény bocsátható ki: ${most}.`
    return held === null ? `${about}.` : `${about}, és legfeljebb ${held} részvényed lehet.`
  },
  ruin: {
    now: (bills, gap) => `A mostani állás szerint ${bankrupt(bills, gap)}.`,
    bid: (bills, gap, bid) => `Ha kifizeted ezt a licitet (${dollars(bid)}), ${bankrupt(bills, gap)}.`,
    build: (bills, gap) => `Ezután ${bankrupt(bills, gap)}.`,
    engine: (bills, gap) => `Nagyobb mozdonnyal ${bankrupt(bills, gap)}.`,
  },
}
