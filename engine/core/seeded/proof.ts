import { type Chance, type Recorded, recordedChance, recordingChance } from '../chance.ts'
import { stateHash } from '../hash.ts'
import type { MatchFile } from '../match.ts'
import type { Rules, Setup } from '../rules.ts'
import { seededChance } from './seeded.ts'
import { sha256Hex } from './sha256.ts'

/** Whether all that chance brought in a match follows from its seed. */
export type Proof =
  | {
      readonly ok: true
      /** How much was drawn or opened, and is as the seed has it. */
      readonly outcomes: number
      /** So many entries a fork took over: another match drew for them. */
      readonly inherited: number
      /** The SHA-256 of the seed: what was public from the first move. */
      readonly commitment: string
    }
  /** `index` is the first entry that is not as the seed has it; -1 is the setup. */
  | { readonly ok: false; readonly why: 'no-seed' | 'other' | 'refused'; readonly index: number }

/** Plays the match with the chance of its seed, and compares what comes out with what the file says. */
export function proofOf(match: MatchFile, rules: Rules): Proof {
  const { seed, inherited, log } = match
  if (seed === null) return { ok: false, why: 'no-seed', index: -1 }
  // A fork took its beginning over, too.
  const own = inherited === undefined && match.start === undefined
  const setup = recordingChance(own ? seededChance(seed, 'setup') : recordedChance(match.setup))
  let state = match.start ?? rules.setup(setupOf(match), setup)
  if (own && !isSame(setup.drawn, match.setup)) return { ok: false, why: 'other', index: -1 }

  let outcomes = own ? match.setup.length : 0
  for (const [index, { seat, action, chance = [] }] of log.entries()) {
    const isOwn = index >= (inherited ?? 0)
    const source: Chance = isOwn ? seededChance(seed, index) : recordedChance(chance)
    const seeded = recordingChance(source)
    const step = rules.play(state, seat, action, seeded)
    if (!step.ok) return { ok: false, why: 'refused', index }
    if (isOwn && !isSame(seeded.drawn, chance)) return { ok: false, why: 'other', index }
    if (isOwn) outcomes += chance.length
    state = step.state
  }
  return { ok: true, outcomes, inherited: inherited ?? 0, commitment: sha256Hex(seed) }
}

const setupOf = ({ map, options, seats }: MatchFile): Setup => ({ map, options, seats: seats.length })

const isSame = (some: readonly Recorded[], others: readonly Recorded[]): boolean =>
  stateHash(some) === stateHash(others)
