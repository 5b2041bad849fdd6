import type { Goods, State } from './types.ts'

export const MARKET_COLUMNS = 4
export const MARKET_ROWS = 3

/** Dollars for connecting a city that offers these goods (SPK-MARKET-01). */
export function worthOf(market: State['market'], goods: Goods): number {
  const column = market.find((one) => one.includes(goods))
  return column === undefined ? 0 : column.indexOf(goods) + 1
}

/** The market after these goods have scored: they go to the bottom of their column, what lay below moves up (SPK-MARKET-02). */
export const afterScoring = (market: State['market'], goods: Goods): State['market'] =>
  market.map((column) => (column.includes(goods) ? [goods, ...column.filter((one) => one !== goods)] : column))
