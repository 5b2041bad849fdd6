import type { Hidden } from '../core/chance.ts'
import type { BySeat, OfType, Seat } from '../core/rules.ts'

/** The six kinds of rail card and segment. */
export const RAIL_TYPES = ['white', 'blue', 'red', 'green', 'yellow', 'black'] as const
export type RailType = (typeof RAIL_TYPES)[number]

export const GOODS = [
  'cattle',
  'wood',
  'corn',
  'wheat',
  'coal',
  'oil',
  'steel',
  'cloth',
  'pigs',
  'flour',
  'fruit',
  'cotton',
] as const
export type Goods = (typeof GOODS)[number]

/** How many cards of each type. */
export type Cards = Readonly<Record<RailType, number>>

/** Cards whose faces these eyes may not see. */
export interface FaceDown {
  readonly hidden: number
}

export type Pile = Cards | FaceDown

export const SIDES = ['A', 'B'] as const
export type Side = (typeof SIDES)[number]

export const PARTS = ['speed', 'tender', 'cars'] as const
export type Part = (typeof PARTS)[number]

/** Where the freight marker of a contract is. */
export type Freight = 'contract' | 'train' | 'delivered'

export interface Contract {
  readonly card: string
  readonly goods: Goods
  /** The side that counts; null while its owner is choosing (SPK-ADV-01). */
  readonly side: Side | null
  readonly freight: Freight
  readonly deliveredTo: string | null
}

/** At rest in a city, or on a segment with the point it is moving to (SPK-MOVE-01). */
export type Train =
  | { readonly at: 'city'; readonly city: string }
  | { readonly at: 'segment'; readonly segment: string; readonly heading: string }

export interface Player extends Readonly<Record<Part, number>> {
  readonly money: number
  /** The city the train began in, first point of the network. */
  readonly home: string | null
  /** Segments with a piece of this player, in the order they were laid. */
  readonly track: readonly string[]
  readonly train: Train | null
  readonly contracts: readonly Contract[]
  readonly hand: Pile
  /** Route cards held: one, or two while one has to be put back. */
  readonly routes: readonly (string | Hidden)[]
  readonly putBack: readonly (string | Hidden)[]
}

/**
 * A deck is what is in it; the draw decides which card is on top. In round 3 the first `upper` cards are rail cards for
 * certain, and `time` time cards are somewhere among the others (SPK-ROUND-03).
 */
export interface Deck {
  readonly cards: Pile
  readonly upper: number
  readonly time: number
}

/** By contract card. */
export type SidesChosen = Readonly<Record<string, Side>>

export type Stage =
  /** By seat: what it has chosen; a seat that is not named has not. */
  | { readonly phase: 'sides'; readonly chosen: Readonly<Record<Seat, SidesChosen | Hidden>> }
  | { readonly phase: 'gift' }
  | { readonly phase: 'route'; readonly left: readonly Seat[] }
  | { readonly phase: 'train'; readonly left: readonly Seat[] }
  | TurnStage
  | { readonly phase: 'over' }

/** The turn of a seat. */
export type TurnStage =
  /** The train stood on a segment when the turn began: it may move before the action. */
  | { readonly phase: 'move'; readonly seat: Seat }
  /** `rested`: the train stood in a city when the turn began (SPK-STATE-02). */
  | { readonly phase: 'action'; readonly seat: Seat; readonly rested: boolean }
  /** `refill`: a card has been drawn since the display was last opened, so that it is to be filled up again. */
  | { readonly phase: 'draw'; readonly seat: Seat; readonly drawn: number; readonly refill: boolean }
  | { readonly phase: 'after'; readonly seat: Seat }

export interface State {
  readonly game: 'spike'
  readonly map: string
  readonly options: Readonly<Record<string, string>>
  readonly players: BySeat<Player>
  /** Seats that play from the start player on; nobody before the rail cards are dealt. */
  readonly order: readonly Seat[]
  /** In the order in which they gave up; absent while nobody has. */
  readonly gone?: readonly Seat[]
  readonly round: number
  readonly stage: Stage
  /** Columns of the market: the goods worth 1, 2 and 3. */
  readonly market: readonly (readonly Goods[])[]
  readonly deck: Deck
  readonly display: readonly RailType[]
  readonly discard: Cards
  /** Time cards that have come off the deck in round 3. */
  readonly timeOut: number
  /** After the special end: turns still to be taken (SPK-END-02). */
  readonly lastTurns: number | null
}

/** n cards of a type that stand for n - 1 of another (SPK-JOKER-01). */
export interface Joker {
  readonly from: RailType
  readonly n: number
  readonly as: RailType
}

export interface Payment {
  /** Cards played as themselves; a type that is left out is 0. */
  readonly direct: Readonly<Partial<Record<RailType, number>>>
  readonly jokers: readonly Joker[]
}

/** What a seat can send. A space is named by its segment or city. */
export type Action =
  | OfType<'chooseSides', { sides: SidesChosen | Hidden }>
  | OfType<'giveCard', { card: RailType | Hidden }>
  | OfType<'keepRoute', { route: string | Hidden }>
  | OfType<'placeTrain', { city: string }>
  | OfType<'freeMove', { steps: readonly string[] }>
  /** Off the deck, or a card of the display by its index. */
  | OfType<'draw', { display?: number }>
  | OfType<'stopDrawing'>
  | OfType<'build', { segments: readonly string[]; payment: Payment }>
  | OfType<'start', { steps: readonly string[] }>
  | OfType<'boost', { step: string }>
  | OfType<'upgrade', { part: Part }>
  | OfType<'load', { goods: Goods; drop?: Goods }>
  | OfType<'deliver', { goods: Goods }>
  | OfType<'drop', { goods: Goods }>
  | OfType<'endTurn'>

/** What happened, in the words of the journal; HIDDEN where the reader may not know. */
export type Event =
  | OfType<'choseSides', { seat: Seat }>
  | OfType<'sidesOpened', { seat: Seat; sides: SidesChosen }>
  | OfType<'dealt', { start: Seat }>
  | OfType<'gave', { seat: Seat; to: Seat; card: RailType | Hidden }>
  | OfType<'keptRoute', { seat: Seat; route: string | Hidden }>
  | OfType<'placedTrain', { seat: Seat; city: string }>
  | OfType<'turn', { seat: Seat }>
  | OfType<'moved', { seat: Seat; how: 'free' | 'start' | 'boost'; steps: readonly string[] }>
  | OfType<'drew', { seat: Seat; from: 'deck' | 'display'; card: RailType | Hidden }>
  | OfType<'opened', { cards: readonly RailType[] }>
  | OfType<'timeCard', { out: number }>
  | OfType<'round', { round: number }>
  /** `money` is what the city scored on the market. */
  | OfType<
      'built',
      { seat: Seat; segments: readonly string[]; city: string; goods: Goods; payment: Payment; money: number }
    >
  | OfType<'upgraded', { seat: Seat; part: Part; level: number; price: number }>
  | OfType<'loaded', { seat: Seat; goods: Goods; city: string }>
  | OfType<'dropped', { seat: Seat; goods: Goods }>
  | OfType<'delivered', { seat: Seat; goods: Goods; city: string; money: number }>
  | OfType<'leftMatch', { seat: Seat }>
  | OfType<'lastTurns', { seat: Seat; turns: number }>
  | OfType<'routeScored', { seat: Seat; route: string; money: number }>
  | OfType<'ended', { winners: readonly Seat[] }>
