/** Numbers that look random and are always the same for the same key, so that a map never changes its face. */
export function randomFrom(...key: readonly number[]): () => number {
  let state = key.reduce((sum, part) => Math.imul(sum ^ (part + 0x9e3779b9), 0x85ebca6b) ^ (sum >>> 13), 0x2545f491)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

export const within = (random: () => number, low: number, high: number): number => low + (high - low) * random()
