import type { Refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import type { HexIndex, HexSide } from '../track/board.ts'
import type { BuildSite, CompletedLink, Delivery } from '../track/offers.ts'
import type { Placed, SegmentRef } from '../track/track.ts'
import type { Auction } from '../turn-order/auction.ts'

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

/** What a seat can send. Hexes are named as on the board (`K9`), a path by the side each of its links leaves a place. */
export type Action =
  /** Capital, in steps of $5. */
  | { readonly type: 'raise'; readonly n: number }
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'drop' }
  | { readonly type: 'freePass' }
  | { readonly type: 'select'; readonly tile: ActionTile; readonly use: Use }
  | { readonly type: 'build'; readonly hex: string; readonly tile: string; readonly rotation: number }
  /** A New City on a town; `group` is the space of the goods supply whose cubes come with it, absent when all are empty. */
  | { readonly type: 'urbanize'; readonly hex: string; readonly color: Good; readonly group?: number }
  /** City Growth: the cubes of a supply space onto a city. */
  | { readonly type: 'grow'; readonly hex: string; readonly group: number }
  /** Takes back what this turn put on the board last. */
  | { readonly type: 'takeBack' }
  | { readonly type: 'endBuild' }
  | { readonly type: 'deliver'; readonly from: string; readonly cube: Good; readonly path: readonly number[] }
  | { readonly type: 'engine' }
  | { readonly type: 'pass' }
  | { readonly type: 'score'; readonly to: ScoreTrack }

export interface Player {
  readonly cash: number
  /** -10 and more. */
  readonly income: number
  readonly points: number
  /** Locomotive: how many links a delivery may have. */
  readonly engine: number
  /** Taken in this round; at the end of the match still that of the last round. */
  readonly tile: ActionTile | null
  /** False when the tile was turned over. */
  readonly uses: boolean
  /** May stay in the next auction once without bidding: had *Turn Order* in the round before. */
  readonly freePass: boolean
  /** Has laid its first tile of the game. */
  readonly hasBuilt: boolean
  /** The round in which it went bankrupt. */
  readonly eliminated: number | null
}

/** Where the round stands. */
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
  | ({ readonly phase: 'order' } & Auction)
  | { readonly phase: 'select'; readonly left: readonly Seat[] }
  | {
      readonly phase: 'build'
      readonly left: readonly Seat[]
      /** Tiles built in this turn. */
      readonly built: number
      /** What the action tile still asks for or allows in this turn. */
      readonly due: 'city-growth' | 'urbanization' | null
      /** Exits of all track added in this turn: links with any of them are not lost at its end. */
      readonly added: readonly HexSide[]
      /** New track that no own track leads to yet; the turn cannot end before it does. */
      readonly pending: readonly SegmentRef[]
      /** What may be taken back, the last thing last. */
      readonly history: readonly Undoing[]
    }
  | {
      readonly phase: 'goods'
      readonly pass: 1 | 2
      readonly left: readonly Seat[]
      readonly upgraded: readonly Seat[]
      /** A delivery whose points are being taken; null between deliveries. */
      readonly scoring: Scoring | null
    }
  | { readonly phase: 'over' }

/** Who still has to say where its points go, and how many they are, by seat. */
export interface Scoring {
  readonly left: readonly Seat[]
  readonly gains: readonly number[]
}

/** What a placement changed, as it was before. */
export interface Undoing {
  readonly tiles: readonly { readonly hex: HexIndex; readonly placed: Placed | null }[]
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

export interface State {
  readonly game: 'steam'
  readonly map: string
  readonly options: Readonly<Record<string, string>>
  readonly players: readonly Player[]
  /** Active seats in turn order. */
  readonly order: readonly Seat[]
  readonly round: number
  readonly stage: Stage
  /** By hex. */
  readonly tiles: readonly (Placed | null)[]
  readonly newCities: readonly NewCity[]
  /** Cities with a City Growth marker. */
  readonly grown: readonly HexIndex[]
  /** By hex: the goods that lie there. */
  readonly cubes: Readonly<Record<HexIndex, readonly Good[]>>
  /** By space: the goods that lie there together; emptied all at once and never refilled. */
  readonly supply: readonly (readonly Good[])[]
  /** In the bag, delivered cubes included. */
  readonly bag: Readonly<Record<Good, number>>
  /** In the order in which they went. */
  readonly bankrupt: readonly Seat[]
}

/** What happened, in the words of the journal. `hex` is always a name. */
export type Event =
  | { readonly type: 'round'; readonly round: number }
  /** The first turn order; `tiles` by seat where it was dealt. */
  | { readonly type: 'ordered'; readonly order: readonly Seat[]; readonly tiles: readonly ActionTile[] | null }
  | { readonly type: 'opens'; readonly seat: Seat; readonly position: number }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly position: number | null; readonly paid: number }
  | { readonly type: 'freePassed'; readonly seat: Seat }
  | { readonly type: 'wonPlace'; readonly seat: Seat; readonly position: number; readonly paid: number }
  /** Capital: what it brought and what it cost, whenever cash is raised for a payment or in its own phase. */
  | {
      readonly type: 'raised'
      readonly seat: Seat
      readonly cash: number
      readonly income: number
      readonly points: number
    }
  | {
      readonly type: 'selected'
      readonly seat: Seat
      readonly tile: ActionTile
      readonly use: Use
      readonly paid: number
    }
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
  | {
      readonly type: 'urbanized'
      readonly seat: Seat
      readonly hex: string
      readonly color: Good
      readonly cubes: readonly Good[]
    }
  | { readonly type: 'grew'; readonly seat: Seat; readonly hex: string; readonly cubes: readonly Good[] }
  | { readonly type: 'tookBack'; readonly seat: Seat }
  | { readonly type: 'endedBuild'; readonly seat: Seat; readonly tiles: number }
  | { readonly type: 'lostSection'; readonly seat: Seat; readonly hex: string }
  | {
      readonly type: 'delivered'
      readonly seat: Seat
      readonly cube: Good
      /** All places of the way, the first and the last included. */
      readonly places: readonly string[]
      /** By seat: one for every link of its own. */
      readonly gains: readonly number[]
    }
  | { readonly type: 'scored'; readonly seat: Seat; readonly amount: number; readonly to: ScoreTrack }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** Income, less maintenance where there is one; `owed` is what had to be paid when that was below nothing. */
  | { readonly type: 'income'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'expenses'; readonly seat: Seat; readonly owed: number }
  /** The standard game's way out when cash is short. */
  | { readonly type: 'gaveUp'; readonly seat: Seat; readonly points: number; readonly income: number }
  | { readonly type: 'eliminated'; readonly seat: Seat }
  | { readonly type: 'newOrder'; readonly order: readonly Seat[] }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] }

/** A tile that may be taken, and how. */
export interface TileOffer {
  readonly tile: ActionTile
  readonly ways: readonly { readonly use: Use; readonly price: number }[]
}

/** Everything a seat may do now. Bids are a range; a delivery may also be composed link by link. */
export type Moves =
  | { readonly ask: 'nothing' }
  | { readonly ask: 'raise'; readonly max: number }
  | {
      readonly ask: 'bid'
      readonly min: number
      readonly max: number
      readonly mayBid: boolean
      readonly mayDrop: boolean
      readonly freePass: boolean
    }
  | { readonly ask: 'select'; readonly offers: readonly TileOffer[] }
  | {
      readonly ask: 'build'
      readonly tilesLeft: number
      readonly sites: readonly BuildSite[]
      /** Null when the seat may not urbanise (any more); `groups` are spaces of the supply with cubes. */
      readonly urbanize: {
        readonly hexes: readonly string[]
        readonly colors: readonly Good[]
        readonly groups: readonly number[]
      } | null
      readonly grow: { readonly hexes: readonly string[]; readonly groups: readonly number[] } | null
      readonly takeBack: boolean
      /** Null when the turn may be ended; otherwise what hinders it. */
      readonly hindered: Refusal | null
    }
  | { readonly ask: 'goods'; readonly engine: boolean; readonly deliveries: readonly Delivery<Good>[] }
  | { readonly ask: 'score'; readonly amount: number }
