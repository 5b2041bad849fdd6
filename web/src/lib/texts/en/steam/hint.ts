import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, plural } = grammar

/** What only Steam has hints about. */
export const texts = {
  does: {
    raise: (money: number) => (money === 0 ? 'Raise no capital' : `Raise ${dollars(money)}`),
    select: (tile: string) => `Take ${tile}`,
    passTile: (tile: string) => `Take ${tile}, turned over`,
    grow: (place: string) => `Let ${place} grow`,
    score: { income: 'Take income', points: 'Take points' },
  },
  capital: (money: number, income: number) =>
    `It brings ${dollars(money)} now and takes ${income} income; later none can be raised.`,
  counts: {
    income: (more: number) =>
      more < 1
        ? 'Income is worth a little more until the end.'
        : `What income brings until the end is worth about ${plural(Math.round(more), { one: '1 point', other: `${Math.round(more)} points` })} more.`,
    points: (more: number) =>
      more < 1
        ? 'Points are worth a little more by now.'
        : `So late income would bring about ${plural(Math.round(more), { one: '1 point', other: `${Math.round(more)} points` })} less.`,
  },
}
