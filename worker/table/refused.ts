import { type Refusal, refusal } from '#engine/core/index.ts'

/** Not done, and the rule that forbids it. */
export interface Refused {
  readonly ok: false
  readonly refusal: Refusal
}

export const no = (rule: string, params: Refusal['params'] = {}): Refused => ({
  ok: false,
  refusal: refusal(rule, params),
})
