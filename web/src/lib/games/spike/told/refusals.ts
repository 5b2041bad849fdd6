import type { Refusal } from '#engine/core/index.ts'
import { say } from '../../../texts/language.svelte.ts'
import { plainly, sentenceIn } from '../../../texts/refused.ts'

export const refused = (refusal: Refusal): string => sentenceIn(say('spike/refusals'), refusal) ?? plainly(refusal)
