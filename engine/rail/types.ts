import type { RunOf, TypesOf } from '../core/phased.ts'
import type { Refusal } from '../core/refusal.ts'
import type { BySeat, GameEvent, OfType, Seat, SomeAction } from '../core/rules.ts'
import type { ShapesOf } from '../core/shape.ts'
import type { Board, HexIndex } from '../track/board.ts'
import type { Cubes } from '../track/cubes.ts'
import type { BuildSite, CompletedLink, Delivery } from '../track/offers.ts'
import type { TileSet } from '../track/tiles.ts'
import type { Placed } from '../track/track.ts'

/**
 * What every game of the rail family has: its own types are these and more. Rules of the family are written for these,
 * and what a game hands to them may know its own.
 */

export interface RailGame {
  readonly board: Board
  readonly set: TileSet
}

export interface RailPlayer {
  readonly income: number
  /** How many links a delivery may have. */
  readonly engine: number
  /** May stay in the next auction once without bidding: had *Turn Order* when it was last chosen. */
  readonly freePass: boolean
  /** Has built its first tile of the game. */
  readonly hasBuilt: boolean
  /** The round in which it went bankrupt. */
  readonly eliminated: number | null
}

export interface RailState<Good extends string = string> {
  readonly map: string
  readonly options: Readonly<Record<string, string>>
  readonly players: BySeat<RailPlayer>
  /** Active seats in player order. */
  readonly order: readonly Seat[]
  readonly round: number
  /** Where the round stands. Only phases that ask somebody are ever rested in; the others pass at once. */
  readonly stage: { readonly phase: string }
  /** By hex. */
  readonly tiles: readonly (Placed | null)[]
  readonly newCities: readonly { readonly hex: HexIndex }[]
  /** By hex: the goods that lie there. */
  readonly cubes: Cubes<Good>
  /** In the bag. */
  readonly bag: Readonly<Record<Good, number>>
  /** By fixed link of the board: who has taken it. */
  readonly fixedLinks?: readonly (Seat | null)[]
}

/**
 * The auction for the turn order that several games share: who drops out takes the last place that is left, and what a
 * bid costs depends on the place it came to.
 */
export interface Auction {
  /** Still in, the one to act first. */
  readonly bidders: readonly Seat[]
  /** The last bid of each; null for none. */
  readonly bids: BySeat<number | null>
  /** Out, the first to drop first. */
  readonly dropped: readonly Seat[]
}

export type OrderStage = { readonly phase: 'order' } & Auction

/** The building turn of the first of the seats that are left. */
export interface BuildStage<Before extends Undoing = Undoing> {
  readonly phase: 'build'
  readonly left: readonly Seat[]
  /** What may be taken back, the last thing last. */
  readonly history: readonly Before[]
}

/** What a build changed, as it was before. */
export interface Undoing {
  readonly tiles: readonly { readonly hex: HexIndex; readonly placed: Placed | null }[]
}

export interface GoodsStage {
  readonly phase: 'goods'
  readonly pass: 1 | 2
  readonly left: readonly Seat[]
  readonly upgraded: readonly Seat[]
}

export type Build = OfType<'build', { hex: string; tile: string; rotation: number }>

export type Deliver<Good extends string = string> = OfType<
  'deliver',
  { from: string; cube: Good; path: readonly number[] }
>

/** What a seat can send. Hexes are named as on the board (`K9`), a path by the side each of its links leaves a place. */
export type RailAction<D extends Deliver = Deliver> =
  | OfType<'bid', { amount: number }>
  | OfType<'drop'>
  | OfType<'freePass'>
  | Build
  /** Takes back what this turn put on the board last. */
  | OfType<'takeBack'>
  | OfType<'endBuild'>
  | D
  | OfType<'engine'>
  | OfType<'pass'>

/** The same field by field. */
export const RAIL_SHAPES = {
  bid: { amount: 'int' },
  drop: {},
  freePass: {},
  build: { hex: 'text', tile: 'text', rotation: 'int' },
  takeBack: {},
  endBuild: {},
  deliver: { from: 'text', cube: 'text', path: 'ints' },
  engine: {},
  pass: {},
} as const satisfies ShapesOf<RailAction>

/** What happened, in the words of the journal. `hex` is always a name. */
export type RailEvent<Good extends string = string> =
  | OfType<'round', { round: number }>
  | OfType<'bid', { seat: Seat; amount: number }>
  | OfType<'dropped', { seat: Seat; position: number; paid: number }>
  | OfType<'freePassed', { seat: Seat }>
  | OfType<'engine', { seat: Seat; engine: number }>
  | OfType<
      'built',
      { seat: Seat; hex: string; tile: string; rotation: number; price: number; completes: readonly CompletedLink[] }
    >
  | OfType<'tookBack', { seat: Seat }>
  | OfType<'endedBuild', { seat: Seat; tiles: number }>
  | OfType<'lostSection', { seat: Seat; hex: string }>
  /** `places` are all of the way, the first and the last included. */
  | OfType<'delivered', { seat: Seat; cube: Good; places: readonly string[]; gains: BySeat<number> }>
  | OfType<'passed', { seat: Seat }>
  | OfType<'income', { seat: Seat; amount: number }>
  | OfType<'eliminated', { seat: Seat }>
  /** Has given up; also of Spike. */
  | OfType<'leftMatch', { seat: Seat }>
  | OfType<'ended', { winners: readonly Seat[] }>

/** Everything a seat may do now. Bids are a range; a delivery may also be composed link by link. */
export interface BidMoves {
  readonly ask: 'bid'
  readonly min: number
  readonly max: number
  readonly mayBid: boolean
  readonly freePass: boolean
}

export interface BuildMoves {
  readonly ask: 'build'
  readonly tilesLeft: number
  readonly sites: readonly BuildSite[]
  readonly takeBack: boolean
  /** Null when the turn may be ended; otherwise what hinders it. */
  readonly hindered: Refusal | null
}

export interface GoodsMoves<Good extends string> {
  readonly ask: 'goods'
  readonly engine: boolean
  readonly deliveries: readonly Delivery<Good>[]
}

/** For `T` in what all games of phases have in common. */
export type RailTypes<Action extends SomeAction = SomeAction, Moves extends Asked = Asked> = TypesOf<
  RailGame,
  RailState,
  Action,
  Moves,
  GameEvent
>
type Asked = { readonly ask: string }

export type RailRun = RunOf<RailTypes>
