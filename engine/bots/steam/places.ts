import type { Seat } from '../../core/rules.ts'
import { dueFor } from '../../rail/auction.ts'
import { offersTo } from '../../steam/phases/select.ts'
import type { ActionTile, State } from '../../steam/types.ts'
import { GLANCE, SHORT_SIGHTED } from '../rail/strength.ts'
import type { Thinking } from '../thinking.ts'
import { type TileWorth, tileWorths } from './tiles.ts'
import { type View, viewOf } from './view.ts'

/** Two prices are weighed against each other: a rough look at either is enough. */
const ROUGH = { breadth: { singles: 40, beam: 3 }, foresight: SHORT_SIGHTED }

/** What the round comes to with the first place for this price, and with the place that is left for who drops out. */
export function* bidWorths(whole: View, price: number): Thinking<{ readonly bid: number; readonly out: number }> {
  const view = { ...whole, strength: { ...whole.strength, ...ROUGH } }
  const { state, seat } = view
  const { bidders, dropped, bids } = state.stage as Extract<State['stage'], { phase: 'order' }>
  const seats = bidders.length + dropped.length
  const worth = yield* tileWorths(view)
  const tiles = tilesFor(view, seat)
  const rivals = bidders.filter((other) => other !== seat)
  const taken = yield* favourites(view, rivals)
  const instead = dueFor(bidders.length, seats, bids[seat] ?? 0)
  return {
    bid: yield* placeWorth(worth, tiles, [], price),
    out: (yield* placeWorth(worth, tiles, taken, instead)) - (GOING_FIRST * rivals.length) / (seats - 1),
  }
}

const tilesFor = ({ game, state }: View, seat: Seat): ActionTile[] =>
  offersTo(game, state, seat)
    .filter(({ ways }) => ways.some(({ use }) => use === 'use'))
    .map(({ tile }) => tile)

// --- places ------------------------------------------------------------------------------------------------------------

/** Chance that a rival takes the tile that seems best for him. */
const FORESEEN = 0.6
/** What tiles are good for is hoped, what a place costs is not: so much of the difference between tiles counts. */
const FAITH = 0.5
/** What going before all others is worth by itself: first choice of land and of cubes. */
const GOING_FIRST = 1

/** What the round comes to for whoever chooses when others want these tiles before, and has paid so much for it. */
function* placeWorth(
  worth: TileWorth,
  tiles: readonly ActionTile[],
  wanted: readonly ActionTile[],
  due: number,
): Thinking<number> {
  const elsewhere = (1 - FORESEEN) / Math.max(1, tiles.length - 1)
  const values: { readonly value: number; readonly free: number }[] = []
  for (const tile of tiles) {
    const others = wanted.filter((one) => one !== tile).length
    const free = (1 - elsewhere) ** others * (others < wanted.length ? 1 - FORESEEN : 1)
    values.push({ value: yield* worth(tile, due), free })
  }
  const least = Math.min(...values.map(({ value }) => value))
  return least + FAITH * (bestOfFree(values) - least)
}

/** The best that is still free, by how likely each is; the last one is there in any case. */
function bestOfFree(values: readonly { readonly value: number; readonly free: number }[]): number {
  let open = 1
  let sum = 0
  const ranked = values.toSorted((a, b) => b.value - a.value)
  for (const [i, { value, free }] of ranked.entries()) {
    const here = i === ranked.length - 1 ? open : open * free
    sum += here * value
    open -= here
  }
  return sum
}

// --- rivals ------------------------------------------------------------------------------------------------------------

const certain = (): number => 0

/** The tiles that rivals will take: each what seems best for him, at a glance, of what those before him leave. */
function* favourites({ game, state }: View, rivals: readonly Seat[]): Thinking<ActionTile[]> {
  const taken: ActionTile[] = []
  for (const rival of rivals) {
    const view = viewOf(game, state, rival, GLANCE, certain)
    const worth = yield* tileWorths(view)
    let best: { readonly tile: ActionTile; readonly value: number } | null = null
    for (const tile of tilesFor(view, rival)) {
      const value = taken.includes(tile) ? Number.NEGATIVE_INFINITY : yield* worth(tile, 0)
      if (best === null || value > best.value) best = { tile, value }
    }
    if (best) taken.push(best.tile)
  }
  return taken
}
