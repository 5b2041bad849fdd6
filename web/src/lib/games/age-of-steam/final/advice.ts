import type { Standing } from '#engine/core/index.ts'
import { dollars, many } from '../../../texts/words.ts'
import { SHARE_BACK } from '../solo.ts'

/** A word about a match alone that fits what was done in it. `fell` is a match that the bills ended early. */
export function adviceText({ eliminated, figures }: Standing, fell: boolean): string {
  if (!eliminated) return 'Nothing else counts: neither income nor track.'
  const { shares = 0, locomotive = 0, track = 0 } = figures
  if (!fell) {
    return `Each of your ${many(shares, 'share')} brought $5 once, cost $1 a round and ${dollars(SHARE_BACK)} at the end: what it pays for has to earn more than that.`
  }
  if (track === 0)
    return 'No link was finished, so nothing came in: a first link and a cube over it, in the first rounds, pay for the rest.'
  return shares >= locomotive
    ? `Your ${many(shares, 'share')} cost ${dollars(shares)} every round: fewer early on, or deliveries sooner, leave more.`
    : `Your locomotive cost ${dollars(locomotive)} every round: it pays only once your links are as long as it reaches.`
}
