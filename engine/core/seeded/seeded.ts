import { type Chance, chanceFrom, type Outcome } from '../chance.ts'
import type { Pick } from '../rules.ts'
import { sha256 } from './sha256.ts'

/**
 * Chance that follows from a secret seed. Every draw hashes seed, scope, count and label anew: knowing any number of
 * outcomes tells nothing about the next, and whoever is shown the seed afterwards can prove every one of them.
 */
export function seededChance(seed: string, scope: string | number): Chance {
  let count = 0
  return chanceFrom((label, options) => {
    const bytes = sha256(`${seed}/${scope}/${count++}/${label}`)
    // 48 bits modulo at most a few hundred: the bias is below one in 2^39.
    const value = bytes.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0)
    return options[value % options.length] as Outcome
  })
}

/** One of n, by a small generator: what bots, tests and benches choose with. The same seed chooses alike everywhere. */
export function seededPick(seed: string): Pick {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5)
  return (n) => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * n)
  }
}
