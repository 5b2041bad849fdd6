import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/round.ts'

const { dollars, either } = grammar

const LANDS = { plain: 'alföld', river: 'folyó', swamp: 'mocsár', mountain: 'hegy' }

type LandPrice = Parameters<typeof english.build.text>[0][number]

/** What plain track costs: `Alföld 2\u00a0$, folyó vagy mocsár 4\u00a0$`. */
function prices(sums: readonly LandPrice[], printed: boolean): string {
  const parts = sums.map(({ price, lands }) => `${either(lands.map((land) => LANDS[land]))} ${dollars(price)}`)
  const text = [...parts, ...(printed ? ['a számozott hexák a nyomtatott áron'] : [])].join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const texts: Translated<typeof english> = {
  shares: {
    name: 'Részvények',
    text: 'Minden részvény most 5\u00a0$-t hoz, fordulónként 1\u00a0$-ba, a végén 3 pontba kerül.',
  },
  order: {
    name: 'Árverés',
    text: 'Az első és a második kifizeti a licitjét, az utolsó semmit, a többi a felét, felfelé kerekítve.',
  },
  actions: {
    name: 'Akciók',
    text: (actions) => `Az új sorrendben mindenki választ egyet ${actions} akció közül.`,
  },
  build: {
    name: 'Vágányépítés',
    text: (sums, printed) => `Három lapka. ${prices(sums, printed)}; a keresztezés és a csere többe kerül.`,
  },
  goods: {
    name: 'Áruszállítás',
    text: 'Kétszer: egy kocka, legfeljebb a mozdonyod szintjének megfelelő számú kapcsolaton; minden kapcsolat +1 bevételt ad a tulajdonosának.',
  },
  income: {
    name: 'Pénz',
    text: 'Befolyik a bevétel, kifizetitek a részvények és a mozdony költségét, a nagy bevételek csökkennek.',
  },
  growth: { name: 'Áruutánpótlás', text: 'Dobókockák hoznak új árukockákat az árutábláról a városokba.' },
  end: 'A végén: 3 pont minden 1\u00a0$ bevételért, 1 pont a kapcsolataid minden pályadarabjáért, mínusz 3 pont minden részvényért.',
}
