import type { RunOf, TypesOf } from '../core/phased.ts'
import type { Refusal } from '../core/refusal.ts'
import type { BySeat, GameEvent, Seat } from '../core/rules.ts'
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

export type Build = {
  readonly type: 'build'
  readonly hex: string
  readonly tile: string
  readonly rotation: number
}

export type Deliver<Good extends string = string> = {
  readonly type: 'deliver'
  readonly from: string
  readonly cube: Good
  readonly path: readonly number[]
}

/** What a seat can send. Hexes are named as on the board (`K9`), a path by the side each of its links leaves a place. */
export type RailAction<D extends Deliver = Deliver> =
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'drop' }
  | { readonly type: 'freePass' }
  | Build
  /** Takes back what this turn put on the board last. */
  | { readonly type: 'takeBack' }
  | { readonly type: 'endBuild' }
  | D
  | { readonly type: 'engine' }
  | { readonly type: 'pass' }

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
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly position: number; readonly paid: number }
  | { readonly type: 'freePassed'; readonly seat: Seat }
  | { readonly type: 'engine'; readonly seat: Seat; readonly engine: number }
  | {
      readonly type: 'built'
      readonly seat: Seat
      readonly hex: string
      readonly tile: string
      readonly rotation: number
      readonly price: number
      readonly completes: readonly CompletedLink[]
    }
  | { readonly type: 'tookBack'; readonly seat: Seat }
  | { readonly type: 'endedBuild'; readonly seat: Seat; readonly tiles: number }
  | { readonly type: 'lostSection'; readonly seat: Seat; readonly hex: string }
  | {
      readonly type: 'delivered'
      readonly seat: Seat
      readonly cube: Good
      /** All places of the way, the first and the last included. */
      readonly places: readonly string[]
      readonly gains: BySeat<number>
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'income'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'eliminated'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] }

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
export type RailTypes<Action extends Typed = Typed, Moves extends Asked = Asked> = TypesOf<
  RailGame,
  RailState,
  Action,
  Moves,
  GameEvent
>
type Typed = { readonly type: string }
type Asked = { readonly ask: string }

export type RailRun = RunOf<RailTypes>
