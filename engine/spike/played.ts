import board from './board.json' with { type: 'json' }
import type { BoardData } from './board.ts'
import cards from './cards.json' with { type: 'json' }
import type { CardData } from './decks.ts'
import { spike as on } from './rules.ts'

export { judgeChain } from './chains.ts'
export type { Connection } from './connections.ts'
export type { Arrival, Moves } from './moves.ts'
export { cheapestPayments, paymentHindered } from './payment.ts'
export * from './types.ts'

/** On all maps, as pages play it. */
export const spike = on([
  {
    board: board as unknown as BoardData,
    cards: cards as unknown as CardData,
  },
])
