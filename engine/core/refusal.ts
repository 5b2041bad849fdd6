/** What a sentence about something needs to be told. */
export type Facts = Readonly<Record<string, string | number>>

/** What a rule says no with: the rule's id and the facts a sentence about it needs. A value, never thrown. */
export interface Refusal {
  readonly rule: string
  readonly params: Facts
}

export const refusal = (rule: string, params: Facts = {}): Refusal => ({ rule, params })

export const isRefusal = (outcome: object | null): outcome is Refusal => outcome !== null && 'rule' in outcome
