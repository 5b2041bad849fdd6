/** What may be spent on a line, turn by turn. */
export interface Budget {
  /** Tiles left in this turn, and money for them; no tiles where it is not one's turn. */
  readonly tiles: number
  readonly money: number
  /** Tiles of every later turn: what they cost is paid then. */
  readonly tilesLater: number
  /** What so many builds more, each by itself at such a price, cost together in this turn. */
  bill(prices: readonly number[]): number
  /** No tile costs less. */
  readonly least: number
  /** Nothing may be left unfinished at the end of a turn. */
  readonly finishes: boolean
}

/** How far a line has come in turns and money. */
export interface Spent {
  /** 0 for this turn. */
  readonly turn: number
  /** Tiles in that turn. */
  readonly tiles: number
  /** What the tiles of this turn cost, each by itself. */
  readonly prices: readonly number[]
  /** All that is to be paid, over all turns. */
  readonly total: number
  /** The same without anything that a turn makes cheaper as a whole. */
  readonly gross: number
}

export const NOTHING_SPENT: Spent = { turn: 0, tiles: 0, prices: [], total: 0, gross: 0 }

/** After one tile more, in this turn if it can be paid in it; null where the track would have to stop between. */
export function spend(spent: Spent, price: number, budget: Budget): Spent | null {
  const inTurn = within(spent, price, budget)
  return inTurn ?? (budget.finishes && spent.tiles > 0 ? null : within(rested(spent), price, budget))
}

/** The turn is over, the next begins. */
export const rested = (spent: Spent): Spent => ({ ...spent, turn: spent.turn + 1, tiles: 0 })

function within({ turn, tiles, prices, total, gross }: Spent, price: number, budget: Budget): Spent | null {
  if (turn > 0) {
    if (tiles >= budget.tilesLater) return null
    return { turn, tiles: tiles + 1, prices, total: total + price, gross: gross + price }
  }
  if (tiles >= budget.tiles) return null
  const all = [...prices, price]
  const billed = budget.bill(all)
  if (billed > budget.money) return null
  return { turn, tiles: tiles + 1, prices: all, total: billed, gross: gross + price }
}

/** In which turn at the earliest so many tiles more are laid. */
export function turnAfter({ turn, tiles }: Spent, more: number, budget: Budget): number {
  const room = (turn === 0 ? budget.tiles : budget.tilesLater) - tiles
  return turn + Math.ceil(Math.max(0, more - room) / Math.max(1, budget.tilesLater))
}

/** As early, as cheap, and open to as much as another: whatever that leads to, this leads to as well. */
export const isAsGood = (one: Spent, other: Spent): boolean =>
  (one.turn < other.turn || (one.turn === other.turn && one.tiles <= other.tiles)) &&
  one.total <= other.total &&
  one.gross <= other.gross
