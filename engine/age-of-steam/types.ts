import type { BySeat, OfType, Seat } from '../core/rules.ts'
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
  | OfType<'issue', { n: number }>
  | OfType<'choose', { action: Special }>
  | OfType<'urbanize', { hex: string; letter: Letter }>
  /** Takes a link that needs no tile, by its number on the board. */
  | OfType<'cityLink', { link: number }>
  /** Picks one of several ways to share out income. */
  | OfType<'chooseGains', { option: number }>
  | OfType<'produce'>
  | OfType<'decline'>
  | OfType<'place', { cube: Good; column: Column; row: number }>
  /** Pays to go first, or leaves it to the other seat. */
  | OfType<'payFirst'>
  | OfType<'declineFirst'>

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
  | OfType<'rolledOrder', { order: readonly Seat[] }>
  | OfType<'issued', { seat: Seat; n: number; money: number }>
  | OfType<'wonAuction', { seat: Seat; paid: number }>
  | OfType<'chose', { seat: Seat; action: Special }>
  | OfType<'urbanized', { seat: Seat; hex: string; letter: Letter }>
  | OfType<'tookLink', { seat: Seat; from: string; to: string; price: number }>
  | OfType<'gained', { reason: string; gains: readonly number[] }>
  | OfType<'expenses', { seat: Seat; paid: number; short: number }>
  | OfType<'reduced', { seat: Seat; by: number }>
  | OfType<'produced', { seat: Seat; cubes: readonly Good[] }>
  | OfType<'declined', { seat: Seat }>
  | OfType<'placed', { seat: Seat; cube: Good; column: Column; row: number }>
  | OfType<'rolled', { area: 'light' | 'dark'; dice: readonly number[] }>
  | OfType<'grew', { hex: string; cube: Good; column: Column | null }>
  | OfType<'paidFirst', { seat: Seat; paid: number }>
  | OfType<'declinedFirst', { seat: Seat }>
  | OfType<'rolledTie', { seat: Seat; die: number }>
  | OfType<'settled', { seat: Seat; paid: number }>

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
