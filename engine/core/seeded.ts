import { type Chance, chanceFrom, type Outcome } from './chance.ts'
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
