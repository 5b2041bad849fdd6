import type { BySeat, OfType, Seat } from '../core/rules.ts'
import type * as rail from '../rail/types.ts'
import type { HexIndex, HexSide } from '../track/board.ts'
import type { SegmentRef } from '../track/track.ts'

export const GOODS = ['red', 'blue', 'yellow', 'purple', 'grey'] as const
export type Good = (typeof GOODS)[number]

/** The seven action tiles in the order of their numbers, 1 to 7. */
export const ACTION_TILES = [
  'turn-order',
  'first-move',
  'engineer',
  'first-build',
  'city-growth',
  'locomotive',
  'urbanization',
] as const
export type ActionTile = (typeof ACTION_TILES)[number]

export const numberOf = (tile: ActionTile): number => ACTION_TILES.indexOf(tile) + 1

/** A tile is taken to be used, or turned over and passed: then nothing is paid and nothing done. */
export const USES = ['use', 'pass'] as const
export type Use = (typeof USES)[number]

/** Where the points of a delivery go. */
export const TRACKS = ['income', 'points'] as const
export type ScoreTrack = (typeof TRACKS)[number]

/** What a seat can send. */
export type Action =
  | rail.RailAction<rail.Deliver<Good>>
  /** Capital, in steps of $5. */
  | OfType<'raise', { n: number }>
  | OfType<'select', { tile: ActionTile; use: Use }>
  /** A New City on a town; `group` is the space of the goods supply whose cubes come with it, absent when all are empty. */
  | OfType<'urbanize', { hex: string; color: Good; group?: number }>
  /** City Growth: the cubes of a supply space onto a city. */
  | OfType<'grow', { hex: string; group: number }>
  | OfType<'score', { to: ScoreTrack }>

/** Income is -10 and more. */
export interface Player extends rail.RailPlayer {
  readonly cash: number
  readonly points: number
  /** Taken in this round; at the end of the match still that of the last round. */
  readonly tile: ActionTile | null
  /** False when the tile was turned over. */
  readonly uses: boolean
}

export type Stage =
  /** The base game's auction for the first order, one place after the other. */
  | {
      readonly phase: 'opening'
      /** Still in the auction for this place, the one to act first. */
      readonly bidders: readonly Seat[]
      /** The highest bid so far; null until the first, which has to be made. */
      readonly bid: number | null
      /** Who has which place: the first first. */
      readonly placed: readonly Seat[]
    }
  | { readonly phase: 'capital'; readonly left: readonly Seat[] }
  | rail.OrderStage
  | { readonly phase: 'select'; readonly left: readonly Seat[] }
  | (rail.BuildStage<Undoing> & {
      /** Tiles built in this turn. */
      readonly built: number
      /** What the action tile still asks for or allows in this turn. */
      readonly due: 'city-growth' | 'urbanization' | null
      /** Exits of all track added in this turn: links with any of them are not lost at its end. */
      readonly added: readonly HexSide[]
      /** New track that no own track leads to yet; the turn cannot end before it does. */
      readonly pending: readonly SegmentRef[]
    })
  | (rail.GoodsStage & {
      /** A delivery whose points are being taken; null between deliveries. */
      readonly scoring: Scoring | null
    })
  | { readonly phase: 'over' }

/** Who still has to say where its points go, and how many they are, by seat. */
export interface Scoring {
  readonly left: readonly Seat[]
  readonly gains: readonly number[]
}

export interface Undoing extends rail.Undoing {
  readonly player: Player
  readonly newCities: readonly NewCity[]
  readonly grown: readonly HexIndex[]
  /** Cubes of the hex that the placement put some on, and the supply; null when it put none. */
  readonly goods: { readonly cubes: State['cubes']; readonly supply: State['supply'] } | null
  readonly stage: Pick<Extract<Stage, { phase: 'build' }>, 'built' | 'due' | 'added' | 'pending'>
}

export interface NewCity {
  readonly hex: HexIndex
  readonly color: Good
}

/** Delivered cubes go back to the bag. */
export interface State extends rail.RailState<Good> {
  readonly game: 'steam'
  readonly players: BySeat<Player>
  readonly stage: Stage
  readonly newCities: readonly NewCity[]
  /** Cities with a City Growth marker. */
  readonly grown: readonly HexIndex[]
  /** By space: the goods that lie there together; emptied all at once and never refilled. */
  readonly supply: readonly (readonly Good[])[]
  /** In the order in which they went. */
  readonly bankrupt: readonly Seat[]
}

/** What happened, in the words of the journal. `hex` is always a name. */
export type Event =
  | rail.RailEvent<Good>
  /** The first turn order; `tiles` where it was dealt. */
  | OfType<'ordered', { order: readonly Seat[]; tiles: BySeat<ActionTile> | null }>
  | OfType<'opens', { seat: Seat; position: number }>
  /** Of the auction for one place; in the other one the position is known. */
  | OfType<'dropped', { seat: Seat; position: null; paid: number }>
  | OfType<'wonPlace', { seat: Seat; position: number; paid: number }>
  /** Capital: what it brought and what it cost, whenever cash is raised for a payment or in its own phase. */
  | OfType<'raised', { seat: Seat; cash: number; income: number; points: number }>
  | OfType<'selected', { seat: Seat; tile: ActionTile; use: Use; paid: number }>
  | OfType<'urbanized', { seat: Seat; hex: string; color: Good; cubes: readonly Good[] }>
  | OfType<'grew', { seat: Seat; hex: string; cubes: readonly Good[] }>
  | OfType<'scored', { seat: Seat; amount: number; to: ScoreTrack }>
  /** What had to be paid when income, less maintenance where there is one, was below nothing. */
  | OfType<'expenses', { seat: Seat; owed: number }>
  /** The standard game's way out when cash is short. */
  | OfType<'gaveUp', { seat: Seat; points: number; income: number }>
  | OfType<'newOrder', { order: readonly Seat[] }>

/** A tile that may be taken, and how. */
export interface TileOffer {
  readonly tile: ActionTile
  readonly ways: readonly { readonly use: Use; readonly price: number }[]
}

/** Everything a seat may do now. */
export type Moves =
  | { readonly ask: 'nothing' }
  | { readonly ask: 'raise'; readonly max: number }
  | (rail.BidMoves & { readonly mayDrop: boolean })
  | { readonly ask: 'select'; readonly offers: readonly TileOffer[] }
  | (rail.BuildMoves & {
      /** Null when the seat may not urbanise (any more); `groups` are spaces of the supply with cubes. */
      readonly urbanize: {
        readonly hexes: readonly string[]
        readonly colors: readonly Good[]
        readonly groups: readonly number[]
      } | null
      readonly grow: { readonly hexes: readonly string[]; readonly groups: readonly number[] } | null
    })
  | rail.GoodsMoves<Good>
  | { readonly ask: 'score'; readonly amount: number }
