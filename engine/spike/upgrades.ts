import type { Part, Player } from './types.ts'

/** What each part of a train is worth, from the beginning to the best (SPK-UPG-01). */
export const LEVELS: Readonly<Record<Part, readonly [number, number, number]>> = {
  speed: [1, 2, 3],
  tender: [2, 3, 4],
  cars: [1, 2, 3],
}

/** Dollars for the first upgrade of a part and for its second (SPK-UPG-02). */
const PRICES = [3, 5] as const

export interface Upgrade {
  readonly part: Part
  /** The value afterwards. */
  readonly level: number
  readonly price: number
}

/** The next upgrade of a part; null when it is the best there is. */
export function nextUpgrade(player: Pick<Player, Part>, part: Part): Upgrade | null {
  const done = LEVELS[part].indexOf(player[part])
  const level = LEVELS[part][done + 1]
  const price = PRICES[done]
  return level === undefined || price === undefined ? null : { part, level, price }
}
