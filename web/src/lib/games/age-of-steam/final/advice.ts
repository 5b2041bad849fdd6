import type { Standing } from '#engine/core/index.ts'
import type { AloneWords } from '../../../texts/maps.ts'

/** A word about a match alone that fits what was done in it. `fell` is a match that the bills ended early. */
export function adviceText({ eliminated, figures }: Standing, fell: boolean, { advice }: AloneWords): string {
  if (!eliminated) return advice.won
  const { shares = 0, locomotive = 0, track = 0 } = figures
  if (!fell) return advice.shares(shares)
  if (track === 0) return advice.noLink
  return shares >= locomotive ? advice.dearShares(shares) : advice.dearLocomotive(locomotive)
}
