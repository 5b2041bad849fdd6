import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { MapWords } from '../../../../../../texts/maps.ts'

const { dollars, list, plural } = grammar

export const texts = {
  actions: {
    'first-move': 'Du transportierst zuerst, beide Male.',
    'first-build': 'Du baust zuerst.',
    'turn-order': 'In der nächsten Runde wirst du zuerst gefragt, ob du zahlst, um zu beginnen.',
  },
  events: {
    paidFirst: (name, { paid }) =>
      paid > 0 ? `${name} zahlt ${dollars(paid)} und beginnt.` : `${name} beginnt und zahlt nichts.`,
    declinedFirst: (name) => `${name} zahlt nicht, um zu beginnen.`,
  },
  round: {
    payment: {
      name: 'Startspieler',
      text: 'Niemand bietet: Erst wird die eine Person gefragt, ob sie $5 zahlt und beginnt, dann die andere.',
    },
  },
  refusals: {
    'AOS-STL-03': ({ price }) => `Zu beginnen kostet ${dollars(Number(price))}, und du hast weniger.`,
  },
  doing: {
    payFirst: (names) =>
      `${list(names)} ${plural(names.length, { one: 'entscheidet', other: 'entscheiden' })}, ob Beginnen das Geld wert ist.`,
  },
  payFirst: {
    held: 'Reihenfolge',
    task: (price, mayPay) =>
      mayPay ? `Zahlst du ${dollars(price)}, um zu beginnen?` : `Zu beginnen kostet ${dollars(price)}.`,
    pay: (price) => `${dollars(price)} zahlen und beginnen`,
    decline: 'Nicht zahlen',
    first: (money, other) =>
      `Du hast ${dollars(money)}. In dieser Runde wirst du zuerst gefragt. Zahlst du nicht, wird ${other} gefragt; zahlt ihr beide nicht, beginnst du kostenlos.`,
    second: (money, other) =>
      `Du hast ${dollars(money)}. ${other} hat nicht gezahlt. Zahlst du auch nicht, beginnt ${other} kostenlos.`,
    about: 'Wer beginnt, verkauft zuerst Aktien, wählt zuerst eine Aktion, baut zuerst und transportiert zuerst.',
  },
} satisfies MapWords
