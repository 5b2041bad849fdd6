import type { Refusal } from '#engine/core/index.ts'

export type Sentence = (params: Refusal['params']) => string

/** By rule, what a refusal by it says. */
export type Sentences = Readonly<Record<string, Sentence>>

export const tell = (sentences: Sentences, { rule, params }: Refusal): string =>
  sentences[rule]?.(params) ?? `The rules do not allow it (${rule}).`
