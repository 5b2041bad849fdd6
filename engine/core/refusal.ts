/** What a rule says no with: the rule's id and the facts a sentence about it needs. A value, never thrown. */
export interface Refusal {
  readonly rule: string
  readonly params: Readonly<Record<string, string | number>>
}

export const refusal = (rule: string, params: Refusal['params'] = {}): Refusal => ({ rule, params })

export const isRefusal = (outcome: object | null): outcome is Refusal => outcome !== null && 'rule' in outcome
