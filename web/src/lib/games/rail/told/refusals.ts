import type { Refusal } from '#engine/core/index.ts'
import type { Areas } from '../../../texts/areas.ts'
import { say } from '../../../texts/language.svelte.ts'
import { type Sentences, sentenceIn } from '../../../texts/refused.ts'

/** Of a game's rules those that say no as all games of the family do. */
export type Alike = Readonly<Record<string, keyof Areas['rail/refusals']>>

/** A refusal in the words of its game, or else in those of the family; null where neither has any. */
export function refusedIn(own: Sentences, alike: Alike, { rule, params }: Refusal): string | null {
  const said = alike[rule]
  return said ? sentenceIn(say('rail/refusals'), { rule: said, params }) : sentenceIn(own, { rule, params })
}
