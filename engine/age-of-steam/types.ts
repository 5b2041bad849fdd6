import type { Refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import type { HexIndex, HexSide } from '../track/board.ts'
import type { BuildSite, CompletedLink, Delivery } from '../track/offers.ts'
import type { Placed } from '../track/track.ts'
import type { Auction } from '../turn-order/auction.ts'

export const GOODS = ['red', 'blue', 'purple', 'yellow', 'black', 'white'] as const
export type Good = (typeof GOODS)[number]

/** The actions a seat may choose in phase 3, in the order of the board. */
export const SPECIALS = [
  'first-move',
  'first-build',
  'engineer',
  'locomotive',
  'urbanization',
  'production',
  'turn-order',
] as const
export type Special = (typeof SPECIALS)[number]

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type Letter = (typeof LETTERS)[number]

/** A column of the goods display: twelve for the numbered cities, eight for the New Cities. */
export type Column = `${'light' | 'dark'}${1 | 2 | 3 | 4 | 5 | 6}` | Letter

/** What every seat gains, by seat. */
export type Gains = readonly number[]

/** Income that may be shared out in several ways, and what it is for. */
export interface GainsChoice {
  readonly reason: string
  readonly options: readonly Gains[]
}

/** What a seat can send. Hexes are named as on the board (`K9`), a path by the side each of its links leaves a place. */
export type Action =
  | { readonly type: 'issue'; readonly n: number }
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'drop' }
  | { readonly type: 'freePass' }
  | { readonly type: 'choose'; readonly action: Special }
  | { readonly type: 'urbanize'; readonly hex: string; readonly letter: Letter }
  | { readonly type: 'build'; readonly hex: string; readonly tile: string; readonly rotation: number }
  /** Takes a link that needs no tile, by its number on the board. */
  | { readonly type: 'cityLink'; readonly link: number }
  /** Takes the last build of this turn off the board again. */
  | { readonly type: 'takeBack' }
  /** Picks one of several ways to share out income. */
  | { readonly type: 'chooseGains'; readonly option: number }
  | { readonly type: 'endBuild' }
  | {
      readonly type: 'deliver'
      readonly from: string
      readonly cube: Good
      readonly path: readonly number[]
      /** Where a map gives the owner of one link of the way more, and the mover chooses whose. */
      readonly bonus?: Seat
    }
  | { readonly type: 'engine' }
  | { readonly type: 'pass' }
  | { readonly type: 'produce' }
  | { readonly type: 'decline' }
  | { readonly type: 'place'; readonly cube: Good; readonly column: Column; readonly row: number }
  /** Pays to go first, or leaves it to the other seat. */
  | { readonly type: 'payFirst' }
  | { readonly type: 'declineFirst' }

export interface Player {
  readonly money: number
  readonly income: number
  readonly shares: number
  readonly engine: number
  /** Chosen in this round. */
  readonly special: Special | null
  /** May stay in the next auction once without bidding: held *Turn Order* when it was last chosen. */
  readonly freePass: boolean
  /** Has built its first tile of the game. */
  readonly hasBuilt: boolean
  /** The round in which it went bankrupt. */
  readonly eliminated: number | null
}

/** Where the round stands. Only phases that ask somebody are ever rested in; the others pass at once. */
export type Stage =
  | { readonly phase: 'shares'; readonly left: readonly Seat[] }
  | ({ readonly phase: 'order' } & Auction)
  | { readonly phase: 'actions'; readonly left: readonly Seat[] }
  | {
      readonly phase: 'build'
      readonly left: readonly Seat[]
      /** What each tile build of this turn costs by itself; a map may charge less for all of them together. */
      readonly prices: readonly number[]
      readonly urbanized: boolean
      /** By seat: the exits of all track it added in this phase; keeps its sections from being lost. */
      readonly added: readonly (readonly HexSide[])[]
      /** Builds of this turn that may still be taken back, on maps where that is part of the rules. */
      readonly history: readonly Undoing[]
      /** Income that the seat has to share out before it goes on. */
      readonly choice: GainsChoice | null
    }
  | {
      readonly phase: 'goods'
      readonly pass: 1 | 2
      readonly left: readonly Seat[]
      readonly upgraded: readonly Seat[]
    }
  | {
      readonly phase: 'growth'
      readonly seat: Seat /** Drawn and not yet placed; null before drawing. */
      readonly drawn: readonly Good[] | null
    }
  /** Two seats, no auction: who is asked to pay for going first, and whose turn it is to be asked first. */
  | { readonly phase: 'payment'; readonly candidate: Seat; readonly asked: Seat }
  | { readonly phase: 'over' }

/** What a build changed, as it was before. */
export interface Undoing {
  readonly tiles: readonly { readonly hex: HexIndex; readonly placed: Placed | null }[]
  readonly fixedLinks: readonly (Seat | null)[]
  readonly money: number
  readonly hasBuilt: boolean
  readonly added: readonly HexSide[]
}

/** What only some maps have to remember. */
export interface MapMemory {
  /** Player order as it was rolled. */
  readonly rolled?: readonly Seat[]
  /** Actions that cannot be chosen again for now. */
  readonly usedUp?: readonly Special[]
  /** East and west have been connected. */
  readonly transcontinental?: boolean
  /** By seat: what it rolled to break a tie at the end, one roll after the other. */
  readonly tieRolls?: readonly (readonly number[])[]
}

export interface NewCity {
  readonly hex: HexIndex
  readonly letter: Letter
}

export interface State {
  readonly game: 'age-of-steam'
  readonly map: string
  readonly options: Readonly<Record<string, string>>
  readonly players: readonly Player[]
  /** Active seats in player order. */
  readonly order: readonly Seat[]
  readonly round: number
  readonly stage: Stage
  /** By hex. */
  readonly tiles: readonly (Placed | null)[]
  readonly newCities: readonly NewCity[]
  /** By hex: the goods that lie there. */
  readonly cubes: Readonly<Record<HexIndex, readonly Good[]>>
  /** By column, from the top: three spaces under a number, two under a letter. */
  readonly display: Readonly<Record<Column, readonly (Good | null)[]>>
  readonly bag: Readonly<Record<Good, number>>
  /** Cubes that have left the game. */
  readonly removed: Readonly<Record<Good, number>>
  /** By hex: the good that a city takes whose colour was drawn. */
  readonly cityColors: Readonly<Record<HexIndex, Good>>
  /** By fixed link of the board: who has taken it. */
  readonly fixedLinks: readonly (Seat | null)[]
  readonly memory: MapMemory
}

/** What happened, in the words of the journal. `hex` is always a name. */
export type Event =
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'rolledOrder'; readonly order: readonly Seat[] }
  | { readonly type: 'issued'; readonly seat: Seat; readonly n: number; readonly money: number }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly position: number; readonly paid: number }
  | { readonly type: 'freePassed'; readonly seat: Seat }
  | { readonly type: 'wonAuction'; readonly seat: Seat; readonly paid: number }
  | { readonly type: 'chose'; readonly seat: Seat; readonly action: Special }
  | { readonly type: 'engine'; readonly seat: Seat; readonly engine: number }
  | { readonly type: 'urbanized'; readonly seat: Seat; readonly hex: string; readonly letter: Letter }
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
      readonly type: 'tookLink'
      readonly seat: Seat
      readonly from: string
      readonly to: string
      readonly price: number
    }
  | { readonly type: 'tookBack'; readonly seat: Seat }
  | { readonly type: 'gained'; readonly reason: string; readonly gains: readonly number[] }
  | { readonly type: 'endedBuild'; readonly seat: Seat; readonly tiles: number }
  | { readonly type: 'lostSection'; readonly seat: Seat; readonly hex: string }
  | {
      readonly type: 'delivered'
      readonly seat: Seat
      readonly cube: Good
      /** All places of the way, the first and the last included. */
      readonly places: readonly string[]
      /** By seat. */
      readonly gains: readonly number[]
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'income'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'expenses'; readonly seat: Seat; readonly paid: number; readonly short: number }
  | { readonly type: 'eliminated'; readonly seat: Seat }
  | { readonly type: 'reduced'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'produced'; readonly seat: Seat; readonly cubes: readonly Good[] }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'placed'; readonly seat: Seat; readonly cube: Good; readonly column: Column; readonly row: number }
  | { readonly type: 'rolled'; readonly area: 'light' | 'dark'; readonly dice: readonly number[] }
  | { readonly type: 'grew'; readonly hex: string; readonly cube: Good; readonly column: Column | null }
  | { readonly type: 'paidFirst'; readonly seat: Seat; readonly paid: number }
  | { readonly type: 'declinedFirst'; readonly seat: Seat }
  | { readonly type: 'rolledTie'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'settled'; readonly seat: Seat; readonly paid: number }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] }

/** Everything a seat may do now. Bids are a range; a delivery may also be composed link by link. */
export type Moves =
  | { readonly ask: 'nothing' }
  | { readonly ask: 'issue'; readonly max: number }
  | {
      readonly ask: 'bid'
      readonly min: number
      readonly max: number
      readonly mayBid: boolean
      readonly freePass: boolean
    }
  | { readonly ask: 'choose'; readonly actions: readonly Special[] }
  | {
      readonly ask: 'build'
      readonly tilesLeft: number
      /** Null when the seat may not urbanise (any more). */
      readonly urbanize: { readonly hexes: readonly string[]; readonly letters: readonly Letter[] } | null
      readonly sites: readonly BuildSite[]
      readonly cityLinks: readonly { readonly link: number; readonly price: number }[]
      readonly takeBack: boolean
      /** Null when the turn may be ended; otherwise what hinders it. */
      readonly hindered: Refusal | null
    }
  | ({ readonly ask: 'chooseGains' } & GainsChoice)
  | { readonly ask: 'payFirst'; readonly price: number; readonly mayPay: boolean }
  | { readonly ask: 'goods'; readonly engine: boolean; readonly deliveries: readonly Delivery<Good>[] }
  | { readonly ask: 'produce' }
  | {
      readonly ask: 'place'
      readonly cubes: readonly Good[]
      readonly spaces: readonly { readonly column: Column; readonly row: number }[]
    }
