import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/words.ts'

const { dollars } = grammar

const lost = (due: number, gap: number): string =>
  `elveszett a játszma: a végén ${dollars(due)} kell a részvények visszavásárlására, és ebből hiányzik ${dollars(gap)}`

export const texts: Translated<typeof english> = {
  actions: { production: 'A dobás előtt két kockát húzol az árutábla világos felére.' },
  events: {
    settled: (name, { paid }) => `${name} ${dollars(paid)}-ért visszavásárolja a részvényeket.`,
    eliminated: (name) => `${name} nem tudja kifizetni, amit kell.`,
  },
  round: {
    shares: {
      name: 'Részvények',
      text: 'Minden részvény most 5\u00a0$-t hoz, fordulónként 1\u00a0$-ba, a végén 5\u00a0$-ba kerül. Fordulónként legfeljebb egy.',
    },
    actions: { name: 'Akciók', text: 'Négy akcióból választasz egyet; elhasználódik, amíg mind el nem fogy.' },
    goods: {
      name: 'Áruszállítás',
      text: 'Kétszer: egy kocka, legfeljebb a mozdonyod szintjének megfelelő számú kapcsolaton; minden kapcsolat +1 bevételt ad neked.',
    },
  },
  end: (rounds) =>
    `A végén, ${rounds} forduló után, minden részvényt 5\u00a0$-ért vásárolsz vissza: a megmaradt pénz a pontszámod. Ha nem elég, vesztettél.`,
  alone: {
    won: (name, score) => `${name} nyert, eredménye ${dollars(score)}.`,
    lost: 'Vesztettél: nem volt elég a pénz.',
    ended: 'Vége a játszmának, vereséggel.',
    out: (round) => `Vereség, ${round}. forduló`,
    note: (shares, due) =>
      `A végén minden részvényt vissza kell vásárolni: a mostani állás szerint ${shares} × 5\u00a0$ = ${dollars(due)}. Ami a pénzedből marad, az a pontszám; ha nem elég, vesztettél.`,
    shares: 'Részvény: darabja fordulónként 1\u00a0$, a végén 5\u00a0$',
    score: {
      label: 'Eredmény',
      help: 'Pénz, mínusz amibe a végén az összes részvény visszavásárlása kerül; nulla alatt vereség',
    },
    issue: (money, shares, most, held) => {
      const about = `Pénzed ${dollars(money)}, részvényed ${shares}. Minden új most 5\u00a0$-t hoz, fordulónként 1\u00a0$-ba, a végén a visszavásárlása még 5\u00a0$-ba kerül; pénzt máskor nem szerezhetsz`
      if (most !== null) return `${about}, és egy fordulóban legfeljebb ennyi részvény bocsátható ki: ${most}.`
      return held === null ? `${about}.` : `${about}, és legfeljebb ${held} részvényed lehet.`
    },
    ruin: {
      now: (due, gap) => `A mostani állás szerint ${lost(due, gap)}.`,
      bid: (due, gap, bid) => `Ha kifizeted ezt a licitet (${dollars(bid)}), ${lost(due, gap)}.`,
      build: (due, gap) => `Ezután ${lost(due, gap)}.`,
      engine: (due, gap) => `Nagyobb mozdonnyal ${lost(due, gap)}.`,
    },
    advice: {
      won: 'Más nem számít: sem bevétel, sem vágány.',
      shares: (shares) =>
        `Részvényed volt: ${shares}. Darabja egyszer 5\u00a0$-t hozott, fordulónként 1\u00a0$-ba, a végén 5\u00a0$-ba került: amit belőle veszel, annak ennél többet kell hoznia.`,
      noLink:
        'Egyetlen kapcsolat sem készült el, így nem jött bevétel: egy első kapcsolat és rajta egy kocka, már az első fordulókban, fedezi a többit.',
      dearShares: (shares) =>
        `A részvényeid minden fordulóban ${dollars(shares)}-ba kerültek: kevesebb az elején, vagy szállítás hamarabb, és több marad.`,
      dearLocomotive: (cost) =>
        `A mozdonyod minden fordulóban ${dollars(cost)}-ba került: csak akkor éri meg, ha a kapcsolataid is érnek odáig, ameddig visz.`,
    },
  },
}
