import { GOODS } from '../../../spike/types.ts'
import type { Position } from './position.ts'

/** What a city brings on the market when nobody knows what has been built meanwhile. */
const USUAL = 1.9
/** How likely a column stays as it is while one rival has a turn. */
const STAYS = 0.94

/** The market as it will be: one's own connections move it, those of rivals make it less certain. */
export class MarketSheet {
  readonly #columns: number[][] = []
  readonly #columnOf = new Int8Array(GOODS.length)
  #stays = 1

  begin({ market, clock }: Position): void {
    for (const [i, column] of market.entries()) {
      this.#columns[i] = [...column]
      for (const goods of column) this.#columnOf[goods] = i
    }
    this.#stays = STAYS ** clock.rivals
  }

  /** Dollars for a city so many turns from now; the market moves as it does (SPK-MARKET-02). */
  score(goods: number, turn: number): number {
    const column = this.#columns[this.#columnOf[goods] as number] as number[]
    const row = column.indexOf(goods)
    for (let i = row; i > 0; i--) column[i] = column[i - 1] as number
    column[0] = goods
    return USUAL + (row + 1 - USUAL) * this.#stays ** turn
  }
}
