import type { Hidden } from '../core/chance.ts'
import type { BySeat, Seat } from '../core/rules.ts'

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
  /** Seats from the start player on; nobody before the rail cards are dealt. */
  readonly order: readonly Seat[]
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
  | { readonly type: 'chooseSides'; readonly sides: SidesChosen | Hidden }
  | { readonly type: 'giveCard'; readonly card: RailType | Hidden }
  | { readonly type: 'keepRoute'; readonly route: string | Hidden }
  | { readonly type: 'placeTrain'; readonly city: string }
  | { readonly type: 'freeMove'; readonly steps: readonly string[] }
  /** Off the deck, or a card of the display by its index. */
  | { readonly type: 'draw'; readonly display?: number }
  | { readonly type: 'stopDrawing' }
  | { readonly type: 'build'; readonly segments: readonly string[]; readonly payment: Payment }
  | { readonly type: 'start'; readonly steps: readonly string[] }
  | { readonly type: 'boost'; readonly step: string }
  | { readonly type: 'upgrade'; readonly part: Part }
  | { readonly type: 'load'; readonly goods: Goods; readonly drop?: Goods }
  | { readonly type: 'deliver'; readonly goods: Goods }
  | { readonly type: 'drop'; readonly goods: Goods }
  | { readonly type: 'endTurn' }

/** What happened, in the words of the journal; HIDDEN where the reader may not know. */
export type Event =
  | { readonly type: 'choseSides'; readonly seat: Seat }
  | { readonly type: 'sidesOpened'; readonly seat: Seat; readonly sides: SidesChosen }
  | { readonly type: 'dealt'; readonly start: Seat }
  | { readonly type: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card: RailType | Hidden }
  | { readonly type: 'keptRoute'; readonly seat: Seat; readonly route: string | Hidden }
  | { readonly type: 'placedTrain'; readonly seat: Seat; readonly city: string }
  | { readonly type: 'turn'; readonly seat: Seat }
  | {
      readonly type: 'moved'
      readonly seat: Seat
      readonly how: 'free' | 'start' | 'boost'
      readonly steps: readonly string[]
    }
  | {
      readonly type: 'drew'
      readonly seat: Seat
      readonly from: 'deck' | 'display'
      readonly card: RailType | Hidden
    }
  | { readonly type: 'opened'; readonly cards: readonly RailType[] }
  | { readonly type: 'timeCard'; readonly out: number }
  | { readonly type: 'round'; readonly round: number }
  | {
      readonly type: 'built'
      readonly seat: Seat
      readonly segments: readonly string[]
      readonly city: string
      readonly goods: Goods
      readonly payment: Payment
      /** What the city scored on the market. */
      readonly money: number
    }
  | {
      readonly type: 'upgraded'
      readonly seat: Seat
      readonly part: Part
      readonly level: number
      readonly price: number
    }
  | { readonly type: 'loaded'; readonly seat: Seat; readonly goods: Goods; readonly city: string }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly goods: Goods }
  | {
      readonly type: 'delivered'
      readonly seat: Seat
      readonly goods: Goods
      readonly city: string
      readonly money: number
    }
  | { readonly type: 'lastTurns'; readonly seat: Seat; readonly turns: number }
  | { readonly type: 'routeScored'; readonly seat: Seat; readonly route: string; readonly money: number }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] }
