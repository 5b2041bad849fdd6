import { ApiError } from '../device/asking/api.ts'
import { say, speech } from '../texts/language.svelte.ts'
import { generalRefusal, type Sentences, sentenceIn } from '../texts/refused.ts'

/** Why something that was asked of the API could not be done; what we have no words for, in those of whoever says no. */
export async function whyNot(error: unknown): Promise<string> {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error)
  const refusal = { rule: error.code, params: { status: error.status, ...error.params } }
  try {
    await speech.need('failures')
    const failures: Sentences = say('failures')
    return sentenceIn(failures, refusal) ?? (await generalRefusal(refusal)) ?? error.message
  } catch {
    // Not even the words could be loaded.
    return error.message
  }
}
