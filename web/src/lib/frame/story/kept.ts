import type { Review } from '#engine/bots/advice/review.ts'
import { remember, remembered } from '../../device/storage.ts'

/** So many matches are remembered as they were gone through; what a device keeps is small. */
const MOST = 12
const KEY = 'reviews'

interface Kept {
  readonly of: string
  readonly review: Review
}

const all = (): readonly Kept[] => remembered<readonly Kept[]>(KEY, [])

export const keptReview = (of: string): Review | null => all().find((one) => one.of === of)?.review ?? null

export function keepReview(of: string, review: Review): void {
  remember(KEY, [{ of, review }, ...all().filter((one) => one.of !== of)].slice(0, MOST))
}
