import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/words.ts'

const { dollars } = grammar

export const texts: Translated<typeof english> = {
  actions: { engineer: 'A három építésed közül a legdrágább a felébe kerül, felfelé kerekítve.' },
  events: {
    tookLink: (name, { from, to, price }, place) =>
      `${name} ${dollars(price)}-ért megszerzi ezt a kapcsolatot: ${place(from)} – ${place(to)}.`,
    tookBack: (name) => `${name} visszavonja az utolsó építést.`,
  },
  prices: { printed: 'a hexán lévő szám', discount: 'Mérnök' },
  refusals: {
    'AOS-GER-07': ({ hex }) =>
      hex === undefined
        ? 'Ebben a körben nincs visszavonható építésed.'
        : `Befejezetlen kapcsolat nem maradhat, pedig itt van egy: ${hex}. Fejezd be, vagy vond vissza.`,
    'AOS-GER-09': 'Ezt a kapcsolatot már megszerezte valaki.',
  },
}
