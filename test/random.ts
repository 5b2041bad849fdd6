import type { Pick } from '#engine/core/rules.ts'

/** A small generator for tests, bots and benches: the same seed gives the same numbers everywhere. */
export function seededPick(seed: string): Pick {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5)
  return (n) => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * n)
  }
}
