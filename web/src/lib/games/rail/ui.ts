import type { Component } from 'svelte'
import type { Refusal, Result, Seat } from '#engine/core/index.ts'
import type { PhasedRules } from '#engine/core/phased.ts'
import type { Delivering } from '#engine/rail/goods.ts'
import type { LinesIn } from '#engine/rail/line/lines.ts'
import type { BuildMoves, GoodsMoves, RailTypes } from '#engine/rail/types.ts'
import type { DeliveryQuery } from '#engine/track/journey.ts'
import type { Way } from '#engine/track/offers.ts'
import type { Session } from '../../session/session.svelte.ts'
import type { PlayerLine } from '../common/figure.ts'
import type { Doing } from '../common/sentence.ts'
import type { MapFact, RoundStep } from '../common/tabs/glance.ts'
import type { Tally } from '../contract/changes.ts'
import type { BuildTurn, Reading } from './build/turn.svelte.ts'
import type { GoodsPlan } from './goods/plan.svelte.ts'
import type { BoardPlan } from './plan.ts'
import type { LookAt, WorldOf } from './world.ts'

/** The types of a game of the rail family, and those that only its page has: its goods, and building considered. */
export interface PageTypes extends RailTypes {
  readonly Good: string
  readonly BuildMoves: BuildMoves
  readonly BuildTurn: BuildTurn
}

export type MovesIn<T extends RailTypes> = T['Moves'] | { readonly ask: 'nothing' }

/** What the board shows while somebody considers something, or nothing. */
export type PlanOf<T extends PageTypes> = T['BuildTurn'] | GoodsPlan<T['Good']> | BoardPlan

/** What is asked, and what it is asked with. */
export interface AskProps<T extends PageTypes> {
  readonly session: Session<PhasedRules<T>>
  readonly world: WorldOf<T>
  readonly moves: MovesIn<T>
  readonly plan: PlanOf<T>
}

/** What the panel of one question is handed. */
export type PanelProps<T extends PageTypes, Ask extends T['Moves']['ask']> = Omit<AskProps<T>, 'moves' | 'plan'> & {
  readonly moves: Extract<T['Moves'], { readonly ask: Ask }>
}

type Loaded<Props extends object> = Promise<{ readonly default: Component<Props> }>

/**
 * What a game of the rail family says and shows of its own at a running table; the rest of it is the same in all of them.
 * What is a function with a promise is loaded when it is first wanted.
 */
export interface RailUi<T extends PageTypes> {
  readonly worldOf: LookAt<T>
  readonly words: (map: string) => RailWords<T>
  /** The questions that a game asks alone, and what it adds to those of the family. */
  readonly Ask: Component<AskProps<T>>
  /** What a round goes on with, fetched meanwhile. */
  readonly ahead: readonly (() => Promise<unknown>)[]
  readonly final: () => Loaded<{ session: Session<PhasedRules<T>>; world: WorldOf<T> }>
  readonly buildTurn: () => Promise<new (reading: Reading<WorldOf<T>, T['BuildMoves']>) => T['BuildTurn']>
  readonly goods: GoodsJudges<T>
  readonly planning: () => Promise<Planning<T>>
  /** What may be built, and what may be moved, while that is asked. */
  readonly buildMoves: (moves: MovesIn<T>) => T['BuildMoves'] | null
  readonly goodsMoves: (moves: MovesIn<T>) => GoodsMoves<T['Good']> | null
  /** That a seat goes bankrupt as things stand; null while it does not. */
  readonly ruin: (world: WorldOf<T>, seat: Seat) => string | null
  readonly players: (world: WorldOf<T>) => PlayersShown
  /** Below the figures of a player, where all of them are shown. */
  readonly playerNote?: () => Loaded<{ world: WorldOf<T>; seat: Seat }>
  readonly tallies: readonly Tally<T['State']>[]
  /** What there is to look at beside board and players. */
  readonly drawers: readonly RailDrawer<T>[]
  readonly rules: () => Promise<RulesTold<T>>
}

/** What the sentence over the controls is made of. */
export interface RailWords<T extends RailTypes> {
  /** What is asked of whoever sits here. */
  myTask(moves: MovesIn<T>, state: T['State']): string
  /** The same while something else is done in place of building. */
  readonly instead: Readonly<Record<string, string>>
  readonly doing: Doing
  phaseOf(state: T['State']): string
  outcome(result: Result | null, nameOf: (seat: Seat) => string): string
}

/** Who could deliver what, and what becomes of a way that a player picked: the engine's own functions. */
export interface GoodsJudges<T extends PageTypes> {
  deliveryQueryFor(game: T['Game'], state: T['State'], seat: Seat): DeliveryQuery<T['Good']>
  judgeDelivery(game: T['Game'], state: T['State'], seat: Seat, action: Delivering<T['Good']>): Way | Refusal
}

/** What a game says to whoever looks ahead. */
export interface Planning<T extends PageTypes> {
  /** Lines of track, for who draws them. */
  readonly linesFor: LinesIn<T['Game'], T['State']>
  /** What a seat ends the round with, having gained so much by a delivery. */
  afterDelivery(world: WorldOf<T>, seat: Seat, gain: number): string | null
}

export interface PlayersShown {
  /** In the order in which they are shown. */
  readonly seats: readonly Seat[]
  readonly lineOf: (seat: Seat) => PlayerLine
}

export interface RailDrawer<T extends RailTypes> {
  readonly id: string
  readonly label: () => string
  readonly load: () => Loaded<{ world: WorldOf<T> }>
  /** Where there is something in it. */
  readonly isWanted?: (world: WorldOf<T>) => boolean
}

/** The round and the map at a glance. */
export interface RulesTold<T extends RailTypes> {
  readonly factsOf: (map: string) => Promise<readonly MapFact[]>
  readonly roundOf: (world: WorldOf<T>) => readonly RoundStep[]
  readonly endOf: (world: WorldOf<T>) => string
}
