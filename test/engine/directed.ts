import { type Chance, chanceFrom, type Outcome } from '#engine/core/chance.ts'
import { type Options, settleOptions } from '#engine/core/file/options.ts'
import type { Rules } from '#engine/core/rules.ts'
import { seededPick } from '#engine/core/seeded/seeded.ts'

/**
 * Chance by label: what a label begins with decides its outcome; everything else is spread by its label alone. Whoever
 * wants to know what was asked for hands in a list.
 */
export function directed(outcomes: Readonly<Record<string, Outcome>> = {}, labels: string[] = []): Chance {
  return chanceFrom((label, options) => {
    labels.push(label)
    const key = Object.keys(outcomes).find((prefix) => label.startsWith(prefix))
    return key === undefined ? (options[spread(label) % options.length] as Outcome) : (outcomes[key] as Outcome)
  })
}

const spread = (label: string): number => seededPick(label)(1000)

/** Options of a map with the defaults filled in. */
export function settled(rules: Pick<Rules, 'options'>, map: string, wanted: Options = {}): Options {
  const result = settleOptions(rules.options(map), wanted)
  if (!result.ok) throw new Error(result.refusal.rule)
  return result.options
}
