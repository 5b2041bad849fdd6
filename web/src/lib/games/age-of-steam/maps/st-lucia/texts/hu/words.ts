import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/words.ts'

const { dollars, list } = grammar

export const texts: Translated<typeof english> = {
  actions: {
    'first-move': 'Mindkét körben a másik előtt szállítasz.',
    'first-build': 'A másik előtt építesz.',
    'turn-order': 'A következő fordulóban téged kérdezünk elsőként, fizetsz-e a kezdésért.',
  },
  events: {
    paidFirst: (name, { paid }) =>
      paid > 0 ? `${name} ${dollars(paid)}-t fizet, és kezd.` : `${name} kezd, és nem fizet semmit.`,
    declinedFirst: (name) => `${name} nem fizet a kezdésért.`,
  },
  round: {
    payment: {
      name: 'Kezdőjátékos',
      text: 'Nincs licit: egyikőtöket megkérdezzük, fizet-e 5\u00a0$-t, hogy kezdjen, aztán a másikat.',
    },
  },
  refusals: {
    'AOS-STL-03': ({ price }) => `A kezdés ${dollars(Number(price))}-ba kerül, neked pedig kevesebb van.`,
  },
  doing: { payFirst: (names) => `${list(names)} eldönti, fizet-e a kezdésért.` },
  payFirst: {
    held: 'Körsorrend',
    task: (price, mayPay) =>
      mayPay ? `Fizetsz ${dollars(price)}-t, hogy te kezdj?` : `A kezdés ${dollars(price)}-ba kerül.`,
    pay: (price) => `${dollars(price)}, és én kezdek`,
    decline: 'Nem fizetek',
    first: (money, other) =>
      `Pénzed: ${dollars(money)}. Ebben a fordulóban téged kérdezünk elsőként. Ha nem fizetsz, ${other} fizethet; ha egyikőtök sem, ingyen te kezdesz.`,
    second: (money, other) => `Pénzed: ${dollars(money)}. ${other} nem fizetett. Ha te sem, ingyen ${other} kezd.`,
    about: 'Aki kezd, elsőként bocsát ki részvényt, választ akciót, épít és szállít árut.',
  },
}
