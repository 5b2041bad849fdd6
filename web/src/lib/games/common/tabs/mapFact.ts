/** What is special on a map, in a line for somebody who knows the game. */
export interface MapFact {
  /** The rule that says it in full. */
  readonly rule: string
  readonly text: string
}
