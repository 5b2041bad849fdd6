import type { Component } from 'svelte'
import type { CheckedRules, EventOf, Eyes, Refusal, Rules, Seat, StateOf } from '#engine/core/index.ts'
import { resolve } from '$app/paths'
import type { Session } from '../../session/session.svelte.ts'
import type { MapsShown } from './mapsShown.ts'
import type { RecapWords } from './recap/recap.ts'
import type { RulesText } from './rules/rulesText.ts'
import type { Line } from './told/journal.ts'
import type { Ledger } from './told/rounds.ts'

/** A state that is told of: whose rules, whose eyes, who sits where. */
export interface Told<Game extends Rules = Rules> {
  readonly rules: Game
  readonly state: StateOf<Game>
  readonly eyes: Eyes
  readonly nameOf: (seat: Seat) => string
}

/** What the journal says of an event that led to that state. */
export type Tell<Game extends Rules = Rules> = (at: Told<Game>) => (event: EventOf<Game>) => Line | null

/** What the client knows about one game beyond the catalogue; all of it is loaded when it is needed. */
export interface GameUi<Game extends Rules = Rules, MapShown = unknown> {
  readonly id: string
  /** What the ids of its rules begin with: `AOS-`. */
  readonly prefix: string
  /** With this map alone, or with all there are. */
  readonly rules: (map?: string) => Promise<Game>
  /** The same, for files that begin with a state: whether it could be one. */
  readonly checked: (rules: Game) => Promise<CheckedRules>
  /** The running table. */
  readonly load: () => Promise<{ default: Component<{ session: Session<Game> }> }>
  /** Loads all that a match is played with, for who may be without a network later. */
  readonly ahead: () => Promise<void>
  /** A match that plays itself, for the home page. */
  readonly demo?: () => Promise<{ default: Component }>
  /** For telling of an event away from the table. */
  readonly told: () => Promise<Tell<Game>>
  /** For telling of a stretch of a match, all in one. */
  readonly recap: () => Promise<RecapWords<Game>>
  /** How a round is accounted for. */
  readonly ledger: () => Promise<Ledger<StateOf<Game>, EventOf<Game>>>
  /** What may be taken in a round, and nobody else then has, by its id. */
  readonly takable?: () => Readonly<Record<string, string>>
  /** A refusal in a sentence. */
  readonly refused: (refusal: Refusal) => Promise<string>
  readonly rulesText: () => Promise<RulesText>
  readonly mapsShown: () => Promise<MapsShown<MapShown>>
}

/**
 * Here the types of a game end. Whoever shows a table, a file or a picture picks these parts by the game that is played,
 * so a session, a state, an event or a map only ever comes to those of its own game.
 */
export const ofAnyGame = <Game extends Rules, MapShown>(ui: GameUi<Game, MapShown>): GameUi => ui as unknown as GameUi

export const rulesPage = (game: string): string => resolve('/rules/[game]', { game })

/** Where a map is shown by itself. */
export const mapLink = (map: string): string => `${resolve('/maps')}#${map}`

/** Where a rule is explained; null when it is none of this game's. */
export const ruleLink = ({ id, prefix }: GameUi, rule: string): string | null =>
  rule.startsWith(prefix) ? `${rulesPage(id)}#${rule}` : null
