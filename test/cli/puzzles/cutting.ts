import type { FullRules, Seat, SomeAction } from '#engine/core/index.ts'
import { goodsWorth, haulsOf, isRuinedBy } from '#engine/puzzles/goods.ts'
import { firstTiles, type Laid, laidTurns } from '#engine/puzzles/laying.ts'
import type { Kind, Puzzle } from '#engine/puzzles/puzzle.ts'
import { railwaysOf } from '#engine/puzzles/railway.ts'
import { trackWorth } from '#engine/puzzles/tiles.ts'
import { takenTurns } from '#engine/puzzles/turn.ts'
import type { BuildMoves } from '#engine/rail/types.ts'
import type { Moves as SpikeMoves } from '#engine/spike/played.ts'
import { isAboveChance, leads, meanOf } from './playing-on.ts'
import { hardsCity, reckonedBids } from './reckoning.ts'

type Found = Omit<Puzzle, 'kind' | 'solution' | 'best' | 'second' | 'reckoned'>
type Answer = Pick<Puzzle, 'solution' | 'best' | 'second' | 'reckoned'>
type Cutter = (rules: FullRules, found: Found, state: unknown, wanted: Wanted) => Answer | null
/** Whether there is room for one more of a kind; with its answer, where they should not all have the same. */
export type Wanted = (kind: Kind, answer?: SomeAction) => boolean

const IN_SPIKE: readonly (readonly [Kind, Cutter])[] = [
  ['railway', railwayIn],
  ['turn', turnIn],
]

/** By what is asked, what may be cut there. */
const CUTTERS: Readonly<Record<string, readonly (readonly [Kind, Cutter])[]>> = {
  goods: [['delivery', deliveryIn]],
  build: [['tiles', tilesIn]],
  bid: [['bid', bidIn]],
  move: IN_SPIKE,
  action: IN_SPIKE,
}

/** A puzzle, if this position makes one. */
export function cut(rules: FullRules, found: Found, state: unknown, wanted: Wanted): Puzzle | null {
  for (const [kind, cutter] of CUTTERS[rules.turn(state).ask] ?? []) {
    const answer = wanted(kind) ? cutter(rules, found, state, wanted) : null
    if (answer) return { kind, ...found, ...answer }
  }
  return null
}

/** Best and next best of some, if they differ by so much. */
function ranked(
  all: readonly { readonly line: readonly SomeAction[]; readonly worth: number }[],
  margin: number,
): Answer | null {
  const best = all.reduce((most, one) => (one.worth > most.worth ? one : most))
  const second = Math.max(
    ...all.filter(({ worth }) => worth < best.worth).map(({ worth }) => worth),
    Number.NEGATIVE_INFINITY,
  )
  return Number.isFinite(second) && best.worth >= second + margin
    ? { solution: best.line, best: best.worth, second }
    : null
}

/** What pays most at once is not what pays most in the round. */
function deliveryIn(rules: FullRules, { seat }: Found, state: unknown): Answer | null {
  const hauls = haulsOf(rules, state, seat)
  if (hauls.length < 4 || hauls.length > 60) return null
  const atOnce = Math.max(...hauls.map(({ gain }) => gain))
  const all = hauls.map(({ action, gain }) => ({
    line: [action],
    worth: goodsWorth(rules, state, seat, action) ?? 0,
    gain,
  }))
  const answer = ranked(all, 1)
  const tempting = all.filter(({ gain }) => gain === atOnce)
  const [solution] = answer?.solution ?? []
  if (!answer || !solution || isRuinedBy(rules, state, seat, solution)) return null
  return atOnce > 1 && tempting.every(({ worth }) => worth < answer.best) ? answer : null
}

/** More than this takes too long to look through, for whoever solves it and for us. */
const MOST_TILES_TO_TRY = 160
const MOST_TURNS = 12_000

function tilesIn(rules: FullRules, { seat }: Found, state: unknown): Answer | null {
  const moves = rules.moves(state, seat) as TurnOfBuilding
  // A New City or more cubes would be an answer, too.
  if (moves.tilesLeft !== 3 || moves.urbanize || moves.grow) return null
  const choices = firstTiles(rules, state, seat).length
  if (choices < 12 || choices > MOST_TILES_TO_TRY) return null
  const all: Laid[] = [{ line: [], worth: trackWorth(rules, state, seat) }]
  for (const laid of laidTurns(rules, state, seat)) {
    all.push(laid)
    if (all.length > MOST_TURNS) return null
  }
  const answer = ranked(all, 1)
  // Rare enough that one has to look for it.
  const good = answer && new Set(all.filter(({ worth }) => worth === answer.best).map(({ line }) => hexesOf(line))).size
  return answer && good !== null && good <= 5 && answer.best >= answer.second + 1 && answer.best >= 3 ? answer : null
}

/** What else than tiles a turn may ask for. */
type TurnOfBuilding = BuildMoves & { readonly urbanize?: unknown; readonly grow?: unknown }

const hexesOf = (line: readonly SomeAction[]): string =>
  line
    .map((action) => (action as { hex?: string }).hex ?? '')
    .sort()
    .join(' ')

const CLEAR = 2
/** Whoever is about to be ruined has other cares. */
const LEAST = 15

/** Matches that settle it, and how many show that it will not be settled so. */
const PLAYED_ON = 24
const AT_FIRST = 8

/** Whether that is how matches end that are played on from here, beyond chance. */
function isProven(rules: FullRules, state: unknown, seat: Seat, actions: readonly [SomeAction, SomeAction]): boolean {
  const some = leads(rules, state, seat, actions, [0, AT_FIRST])
  return meanOf(some) > 0 && isAboveChance([...some, ...leads(rules, state, seat, actions, [AT_FIRST, PLAYED_ON])])
}

/** With one rival left: worth the price, or not? */
function bidIn(rules: FullRules, { seat }: Found, state: unknown, wanted: Wanted): Answer | null {
  const reckoned = reckonedBids(rules, state, seat)
  const [drop, bid] = reckoned ?? []
  if (
    !reckoned ||
    !drop ||
    !bid ||
    Math.max(bid.value, drop.value) < LEAST ||
    Math.abs(bid.value - drop.value) < CLEAR ||
    reckoned.some(({ action, value }) => action.type === 'bid' && value > bid.value)
  )
    return null
  const best = bid.value > drop.value ? bid : drop
  const other = best === bid ? drop : bid
  if (!wanted('bid', best.action) || !isProven(rules, state, seat, [best.action, other.action])) return null
  return { solution: [best.action], best: best.value, second: other.value, reckoned }
}

/** What pays most at once is not what is worth most, and hard would build what is. */
function railwayIn(rules: FullRules, { seat }: Found, state: unknown): Answer | null {
  const moves = rules.moves(state, seat) as SpikeMoves
  if ((moves.ask !== 'move' && moves.ask !== 'action') || moves.deliveries.length > 0) return null
  const railways = railwaysOf(rules, state, seat)
  if (railways.length < 4) return null
  const answer = ranked(
    railways.map(({ action, worth }) => ({ line: [action], worth })),
    CLEAR,
  )
  const best = railways.filter(({ worth }) => worth === answer?.best)
  const tempts = railways.some(({ atOnce, worth }) => worth !== answer?.best && atOnce >= (best[0]?.atOnce ?? 0))
  return answer && best.length === 1 && tempts && hardsCity(rules, state, seat) === best[0]?.city ? answer : null
}

function turnIn(rules: FullRules, { seat }: Found, state: unknown): Answer | null {
  const all = [...takenTurns(rules, state, seat)]
  if (all.length < 6) return null
  const answer = ranked(all, CLEAR)
  const amounts = new Set(all.map(({ worth }) => worth))
  return answer && answer.best >= 5 && amounts.size >= 4 && answer.solution.length >= 2 ? answer : null
}
