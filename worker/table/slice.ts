import type { Thinking } from '#engine/bots/thinking.ts'

/**
 * Units of a bot's thinking that are done in one go. No clock moves here while code runs, so they are counted: so many
 * take a quarter of the 50 ms that people may be kept waiting (`npm run bench`), and more where code is not warm yet.
 */
export const SLICE = 32

/** Some more of a thought: what came of it once it is thought to its end, and null before. */
export function slice<T extends object>(thinking: Thinking<T>): T | null {
  for (let unit = 0; unit < SLICE; unit++) {
    const { done, value } = thinking.next()
    if (done) return value
  }
  return null
}
