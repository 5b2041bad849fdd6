import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/spike/dealt.ts'

export const texts: Translated<typeof english> = {
  sides: 'Ezek az oldalak',
  sidesLeft: (contracts) => `Még ${contracts} szerződés van hátra`,
  jokers: 'Az egyforma kártyák jokerként is jók: kettő vagy több eggyel kevesebbet ér bármelyik másik típusból.',
  pickGift: 'Válassz egy kártyát ajándékba',
  give: (card, name) => `Adok ${card}: ${name}`,
  routePays:
    'A végén a városai közül a legjobb teljes értékét fizeti, a többi 1–1\u00a0$-t, ha a tetején lévő város is a tiéd.',
  pickRoute: 'Válassz egy kártyát',
  keep: (city) => `Marad: ${city}`,
}
