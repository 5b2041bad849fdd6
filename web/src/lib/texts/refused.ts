import type { Refusal } from '#engine/core/index.ts'
import { say, speech } from './language.svelte.ts'

/** What a refusal by a rule says. */
export type Sentence = string | ((params: Refusal['params']) => string)

export type Sentences = Readonly<Record<string, Sentence>>

export function sentenceIn(sentences: Sentences, { rule, params }: Refusal): string | null {
  const sentence = sentences[rule] ?? null
  return typeof sentence === 'function' ? sentence(params) : sentence
}

/** A refusal by a rule that has no sentence, once the general ones are there. */
export const plainly = ({ rule }: Refusal): string => say('refusals')['RULE-UNTOLD']({ rule })

/** Refusals that every game and the table itself can give, in a sentence; null when it is a game's own. */
export async function generalRefusal(refusal: Refusal): Promise<string | null> {
  await speech.need('refusals')
  return sentenceIn(say('refusals'), refusal)
}
