/** A phase of the round at a glance. */
export interface RoundStep {
  readonly id: string
  readonly name: string
  readonly text: string
}
