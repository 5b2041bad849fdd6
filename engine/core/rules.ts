import type { Chance } from './chance.ts'
import type { Eyes } from './eyes.ts'
import type { OptionField, Options } from './file/options.ts'
import type { Refusal } from './refusal.ts'

/** A place at a table, 0…n-1. */
export type Seat = number

/** One for each seat, in their order; `readonly Seat[]` is a list of some of them, in any. */
export type BySeat<T> = readonly T[]

export interface MapInfo {
  readonly id: string
  readonly name: string
  /** Fewest and most seats. */
  readonly seats: readonly [number, number]
}

/** The same of what a map's file says. */
export const infoOf = (file: { id: string; name: string; players: MapInfo['seats'] }): MapInfo => ({
  id: file.id,
  name: file.name,
  seats: file.players,
})

/** What a match begins from; `options` are settled, i.e. complete and offered by the game for that map. */
export interface Setup {
  readonly map: string
  readonly options: Options
  readonly seats: number
}

export interface Turn {
  /** What everybody is doing; empty `seats` with `over` set when nothing is left to do. */
  readonly phase: string
  readonly round: number
  readonly rounds: number
  /** Who may act now. */
  readonly seats: readonly Seat[]
  /** What they are asked: a key that the client turns into a sentence. */
  readonly ask: string
  readonly over: boolean
}

/** One of several things that are told apart by their `type`: `OfType<'bid', { amount: number }>`. */
export type OfType<Type extends string, Fields = unknown> = { readonly type: Type } & Readonly<Fields>

/** What a seat asks the rules to do. Every game has its own union of these. */
export type SomeAction = { readonly type: string }

/** What happened, for the journal and for animation. Every game has its own union of these. */
export interface GameEvent {
  readonly type: string
}

export type Step<State, Event extends GameEvent = GameEvent> =
  | { readonly ok: true; readonly state: State; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** A line of the standings; `figures` are what this game counts (money, income, …), in the order worth printing. */
export type Standing = {
  readonly seat: Seat
  /** 1 is first; those who share a place have the same number. */
  readonly place: number
  readonly figures: Readonly<Record<string, number>>
} & Score

/** Who is out of the match has no score (AOS-EXP-04, STM-END-06), so that none can be shown. */
export type Score =
  | { readonly eliminated: false; readonly score: number }
  | { readonly eliminated: true; readonly score: null }

export const OUT: Score = { eliminated: true, score: null }

export interface Result {
  readonly winners: readonly Seat[]
  readonly standings: readonly Standing[]
}

/** Picks one of n things, 0…n-1: how a bot or a fuzzer is given its own randomness. */
export type Pick = (n: number) => number

/**
 * A game. `play` never changes its input and never throws for a bad action; the same input gives the same output on
 * every machine. The methods are declared as methods so that a list of games of different types can be one list.
 */
export interface Rules<
  State = unknown,
  Action extends SomeAction = SomeAction,
  Moves = unknown,
  Event extends GameEvent = GameEvent,
> {
  readonly id: string
  /** A change of behaviour is a new version; a table keeps the one it began with. */
  readonly version: number
  readonly name: string
  readonly maps: readonly MapInfo[]
  /** What a table on this map may choose. */
  options(map: string): readonly OptionField[]
  setup(setup: Setup, chance: Chance): State
  turn(state: State): Turn
  /** Everything this seat may legally do now. */
  moves(state: State, seat: Seat): Moves
  /** `action` comes from outside and is checked in full, its shape too. `GIVE_UP` is played at any question, and never listed. */
  play(state: State, seat: Seat, action: unknown, chance: Chance): Step<State, Event>
  /** The state as this seat, or a spectator (null), may see it: of the same shape, HIDDEN where they may not look. */
  view(state: State, eyes: Eyes): State
  /**
   * An action of `seat` as these eyes may know it, HIDDEN in the fields they may not. Played on the view these eyes had,
   * with the chance they may know (`knownOutcomes`), it leads to the view they have afterwards.
   */
  knownAction(setup: Setup, seat: Seat, action: Action, eyes: Eyes): unknown
  /**
   * Whether this action shows another seat what was hidden from it, though nothing is drawn or revealed: it stands, since
   * what was seen cannot be taken back. A game without such actions has no need of it.
   */
  showsSecret?(action: Action): boolean
  /** The standings at any time, as if the match ended now. */
  standings(state: State): readonly Standing[]
  /** The final result, or null while the match runs. */
  result(state: State): Result | null
}

/** Rules that can tell a state that could be from one that could not: of files that begin with one, and of our own bugs. */
export interface CheckedRules<
  State = unknown,
  Action extends SomeAction = SomeAction,
  Moves = unknown,
  Event extends GameEvent = GameEvent,
> extends Rules<State, Action, Moves, Event> {
  /** What can never be true of a state and is: empty unless the engine has a bug. */
  broken(state: State): readonly string[]
}

/** With what only those ask who run matches: bots, tables, tests. Whoever plays does without, so no page loads it. */
export interface FullRules<
  State = unknown,
  Action extends SomeAction = SomeAction,
  Moves = unknown,
  Event extends GameEvent = GameEvent,
> extends CheckedRules<State, Action, Moves, Event> {
  /** One legal action at random; every legal action has a chance to come. Cheaper than listing them all. */
  sample(state: State, seat: Seat, pick: Pick): Action
  /**
   * A whole state behind this view as it might be: what these eyes do not see is dealt out by `pick` from what is left.
   * A game that hides nothing has no need of it.
   */
  supposed?(view: State, eyes: Eyes, pick: Pick): State
}

/** The types of a game, by its rules. */
export type StateOf<Game> = Game extends Rules<infer State, infer _A, infer _M, infer _E> ? State : never
export type ActionOf<Game> = Game extends Rules<infer _S, infer Action, infer _M, infer _E> ? Action : never
export type MovesOf<Game> = Game extends Rules<infer _S, infer _A, infer Moves, infer _E> ? Moves : never
export type EventOf<Game> = Game extends Rules<infer _S, infer _A, infer _M, infer Event> ? Event : never
