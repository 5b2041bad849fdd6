/** What is special on a map, in a line for somebody who knows the game. */
export interface MapFact {
  /** The rule that says it in full. */
  readonly rule: string
  readonly text: string
}

/** Of the texts of a map: its facts, by rules that all begin with `prefix`. */
export const factsIn = (prefix: string, { facts }: { readonly facts: Readonly<Record<string, string>> }): MapFact[] =>
  Object.entries(facts).map(([rule, text]) => ({ rule: `${prefix}${rule}`, text }))

/** A phase of the round at a glance. */
export interface RoundStep {
  readonly id: string
  readonly name: string
  readonly text: string
}
