import type { OfType, Seat, SomeAction } from '../../core/rules.ts'

/**
 * Why a good bot answers as it does: data for whoever puts it into words. Hexes are named as on the board, and nothing is
 * named that is not so: cubes lie where it says, and ways are those that the rules list.
 */
export type Reason = RailReason | MoneyReason | BidReason | GoodsReason | SpikeReason

/** A cube that can be delivered, and what it brings whoever does. */
export interface Carried {
  readonly cube: string
  readonly from: string
  readonly to: string
  readonly links: number
  readonly gain: number
  /** In which round from now it is meant to go. */
  readonly ahead: number
  /** The engine it takes by then. */
  readonly engine: number
}

/** Places that are joined by building, one after the other. */
export interface Joined {
  readonly places: readonly string[]
  readonly tiles: number
  readonly price: number
}

/** A figure that an answer is worth more than another one, at the end of the match. */
export interface Better {
  readonly more: number
  readonly second: SomeAction
}

type RailReason =
  /** Cubes that can go after it, or can go further. */
  | OfType<'carries', { cubes: readonly Carried[] }>
  /** What that brings this round, and a round later on, more than without it. */
  | OfType<'gains', { now: number; later: number }>
  | OfType<'joins', Joined>
  /** What is to be built a round later, where that makes it worth more. */
  | OfType<'next', Joined>
  /** Points for finished track. */
  | OfType<'scores', { points: number }>
  /** A city on a town, and how many cubes that lie on the board can be brought there at once. */
  | OfType<'city', { hex: string; good: string; cubes: number }>
  /** Cubes that come onto a city. */
  | OfType<'grows', { hex: string; cubes: readonly string[] }>
  /** A cube of the display that a city will get which can send it on. */
  | OfType<'feeds', { hex: string; cube: string }>
  | OfType<'over', Better>
  /** Nothing that could be built is worth its price. */
  | OfType<'nothing', { money: number }>
  /** All that was worth building stands. */
  | OfType<'done', { tiles: number }>
  /** What was begun cannot be finished, and may not stay as it is. */
  | OfType<'unfinished'>
  | OfType<'shared', { gain: number }>
  /** It costs nothing. */
  | OfType<'free'>
  /** Nobody can build before the first city stands. */
  | OfType<'first-city'>

type MoneyReason =
  /** Shares: what they bring now, what they cost until the match is over, and then in points. */
  | OfType<'shares', { money: number; due: number; points: number }>
  /** Capital: what it brings now, and how much income it takes. */
  | OfType<'capital', { money: number; income: number }>
  /** There is money for all that is worth building. */
  | OfType<'enough', { money: number; price: number }>
  /** Without it bills cannot be paid. */
  | OfType<'ruin'>

type BidReason =
  /** What the first place is worth over the one that is left, each with what it costs. */
  | OfType<'first', { more: number; price: number; instead: number }>
  | OfType<'dear', { less: number; price: number; instead: number }>
  /** More than can be spared: bills are to be paid. */
  | OfType<'spare', { money: number; bills: number; price: number }>
  /** A place is worth no more than that, by rule of thumb. */
  | OfType<'usual', { most: number; price: number }>

type GoodsReason =
  | OfType<'delivers', { links: number; gain: number; given: number }>
  /** Somebody else would take it before one's next move. */
  | OfType<'contested', { seat: Seat }>
  /** What is left for later rounds. */
  | OfType<'waits', { cubes: readonly Carried[] }>
  | OfType<'counts', { to: string; more: number }>

/** What a plan of Spike comes to is made of these. */
export type Term = 'market' | 'contracts' | 'route' | 'parts' | 'rivals'

type SpikeReason =
  /** A contract of the plan: where its goods are fetched (null once they are on the train), and who pays. */
  | OfType<'contract', { goods: string; from: string | null; to: string; payment: number }>
  /** The next city to be connected, and what its goods bring on the market now. */
  | OfType<'connects', { city: string; money: number }>
  /** Where the train is bound for. */
  | OfType<'bound', { city: string }>
  /** The railway that cards are drawn for, and how many it lacks. */
  | OfType<'lacks', { city: string; cards: number }>
  | OfType<'part', { part: string; price: number }>
  /** What the plan has more of after this than after the next best, in dollars. */
  | OfType<'term', { term: Term; more: number }>
  | OfType<'route', { route: string; top: string }>
  /** There is least of it. */
  | OfType<'least', { card: string }>
  | OfType<'nowhere'>

export type ReasonOf<Type extends Reason['type']> = Extract<Reason, { type: Type }>
