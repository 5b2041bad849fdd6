import type { BySeat, Seat } from '../core/rules.ts'
import type { Delivering } from '../rail/goods.ts'
import type * as rail from '../rail/types.ts'
import type { HexIndex, HexSide } from '../track/board.ts'

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

/** What every seat gains. */
export type Gains = BySeat<number>

/** Income that may be shared out in several ways, and what it is for. */
export interface GainsChoice {
  readonly reason: string
  readonly options: readonly Gains[]
}

/** What a seat can send. A delivery has a `bonus` where a map lets the mover choose which owner on the way gains more. */
export type Action =
  | rail.RailAction<Delivering<Good>>
  | { readonly type: 'issue'; readonly n: number }
  | { readonly type: 'choose'; readonly action: Special }
  | { readonly type: 'urbanize'; readonly hex: string; readonly letter: Letter }
  /** Takes a link that needs no tile, by its number on the board. */
  | { readonly type: 'cityLink'; readonly link: number }
  /** Picks one of several ways to share out income. */
  | { readonly type: 'chooseGains'; readonly option: number }
  | { readonly type: 'produce' }
  | { readonly type: 'decline' }
  | { readonly type: 'place'; readonly cube: Good; readonly column: Column; readonly row: number }
  /** Pays to go first, or leaves it to the other seat. */
  | { readonly type: 'payFirst' }
  | { readonly type: 'declineFirst' }

export interface Player extends rail.RailPlayer {
  readonly money: number
  readonly shares: number
  /** Chosen in this round. */
  readonly special: Special | null
}

export type Stage =
  | { readonly phase: 'shares'; readonly left: readonly Seat[] }
  | rail.OrderStage
  | { readonly phase: 'actions'; readonly left: readonly Seat[] }
  | (rail.BuildStage<Undoing> & {
      /** What each tile build of this turn costs by itself; a map may charge less for all of them together. */
      readonly prices: readonly number[]
      readonly urbanized: boolean
      /** The exits of all track that each seat added in this phase; keeps its sections from being lost. */
      readonly added: BySeat<readonly HexSide[]>
      /** Income that the seat has to share out before it goes on. */
      readonly choice: GainsChoice | null
    })
  | rail.GoodsStage
  | {
      readonly phase: 'growth'
      readonly seat: Seat /** Drawn and not yet placed; null before drawing. */
      readonly drawn: readonly Good[] | null
    }
  /** Two seats, no auction: who is asked to pay for going first, and whose turn it is to be asked first. */
  | { readonly phase: 'payment'; readonly candidate: Seat; readonly asked: Seat }
  | { readonly phase: 'over' }

/** Kept on maps where taking back is part of the rules. */
export interface Undoing extends rail.Undoing {
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
  /** What each rolled to break a tie at the end, one roll after the other. */
  readonly tieRolls?: BySeat<readonly number[]>
}

export interface NewCity {
  readonly hex: HexIndex
  readonly letter: Letter
}

export interface State extends rail.RailState<Good> {
  readonly game: 'age-of-steam'
  readonly players: BySeat<Player>
  readonly stage: Stage
  readonly newCities: readonly NewCity[]
  /** By column, from the top: three spaces under a number, two under a letter. */
  readonly display: Readonly<Record<Column, readonly (Good | null)[]>>
  /** Cubes that have left the game. */
  readonly removed: Readonly<Record<Good, number>>
  /** By hex: the good that a city takes whose colour was drawn. */
  readonly cityColors: Readonly<Record<HexIndex, Good>>
  readonly fixedLinks: readonly (Seat | null)[]
  readonly memory: MapMemory
}

/** What happened, in the words of the journal. `hex` is always a name. */
export type Event =
  | rail.RailEvent<Good>
  | { readonly type: 'rolledOrder'; readonly order: readonly Seat[] }
  | { readonly type: 'issued'; readonly seat: Seat; readonly n: number; readonly money: number }
  | { readonly type: 'wonAuction'; readonly seat: Seat; readonly paid: number }
  | { readonly type: 'chose'; readonly seat: Seat; readonly action: Special }
  | { readonly type: 'urbanized'; readonly seat: Seat; readonly hex: string; readonly letter: Letter }
  | {
      readonly type: 'tookLink'
      readonly seat: Seat
      readonly from: string
      readonly to: string
      readonly price: number
    }
  | { readonly type: 'gained'; readonly reason: string; readonly gains: readonly number[] }
  | { readonly type: 'expenses'; readonly seat: Seat; readonly paid: number; readonly short: number }
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

/** Everything a seat may do now. */
export type Moves =
  | { readonly ask: 'nothing' }
  | { readonly ask: 'issue'; readonly max: number }
  | rail.BidMoves
  | { readonly ask: 'choose'; readonly actions: readonly Special[] }
  | (rail.BuildMoves & {
      /** Null when the seat may not urbanise (any more). */
      readonly urbanize: { readonly hexes: readonly string[]; readonly letters: readonly Letter[] } | null
      readonly cityLinks: readonly { readonly link: number; readonly price: number }[]
    })
  | ({ readonly ask: 'chooseGains' } & GainsChoice)
  | { readonly ask: 'payFirst'; readonly price: number; readonly mayPay: boolean }
  | rail.GoodsMoves<Good>
  | { readonly ask: 'produce' }
  | {
      readonly ask: 'place'
      readonly cubes: readonly Good[]
      readonly spaces: readonly { readonly column: Column; readonly row: number }[]
    }
