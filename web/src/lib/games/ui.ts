import type { Component } from 'svelte'
import type { Refusal, Rules } from '#engine/core/index.ts'
import type { Session } from '../table/session.svelte.ts'

/** What the client knows about one game beyond its rules. */
export interface GameUi {
  readonly id: string
  /** With this map alone, or with all there are. */
  readonly rules: (map?: string) => Promise<Rules>
  /** The running table; loaded when it is needed. */
  readonly load: () => Promise<{ default: Component<{ session: Session }> }>
  /** A match that plays itself, for the home page. */
  readonly loadDemo: () => Promise<{ default: Component }>
  /** A refusal in a sentence; the sentences are loaded with the first. */
  readonly refused: (refusal: Refusal) => Promise<string>
  readonly rulesPage: () => string
  /** Where a map of the game is shown by itself. */
  readonly mapLink: (map: string) => string
  /** The page that explains a rule; null when there is none for it. */
  readonly ruleLink: (rule: string) => string | null
}
