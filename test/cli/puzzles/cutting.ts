import { type State as AgeOfSteamState, ageOfSteam } from '#engine/age-of-steam/index.ts'
import { specialsWorth } from '#engine/bots/age-of-steam/specials.ts'
import { viewOf } from '#engine/bots/age-of-steam/view.ts'
import { HARD, wavering } from '#engine/bots/rail/strength.ts'
import { finished } from '#engine/bots/thinking.ts'
import type { FullRules, SomeAction } from '#engine/core/index.ts'
import { goodsWorth, haulsOf } from '#engine/puzzles/goods.ts'
import type { Kind, Puzzle, Reckoned } from '#engine/puzzles/puzzle.ts'
import { type Laid, laidTurns, trackWorth } from '#engine/puzzles/tiles.ts'
import { takenTurns } from '#engine/puzzles/turn.ts'
import { dueFor } from '#engine/rail/auction.ts'
import type { BuildMoves } from '#engine/rail/types.ts'

type Found = Omit<Puzzle, 'kind' | 'solution' | 'best' | 'second' | 'reckoned'>
type Answer = Pick<Puzzle, 'solution' | 'best' | 'second' | 'reckoned'>
type Cutter = (rules: FullRules, found: Found, state: unknown) => Answer | null

/** By what is asked, what may be cut there. */
const CUTTERS: Readonly<Record<string, readonly [Kind, Cutter]>> = {
  goods: ['delivery', deliveryIn],
  build: ['tiles', tilesIn],
  bid: ['bid', bidIn],
  move: ['turn', turnIn],
  action: ['turn', turnIn],
}

/** A puzzle, if this position makes one. */
export function cut(rules: FullRules, found: Found, state: unknown, wanted: (kind: Kind) => boolean): Puzzle | null {
  const [kind, cutter] = CUTTERS[rules.turn(state).ask] ?? []
  if (!kind || !cutter || !wanted(kind)) return null
  const answer = cutter(rules, found, state)
  return answer && { kind, ...found, ...answer }
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
  return answer && atOnce > 1 && tempting.every(({ worth }) => worth < answer.best) ? answer : null
}

/** More than this takes too long to look through, for whoever solves it and for us. */
const MOST_TILES_TO_TRY = 120
const MOST_TURNS = 5_000

function tilesIn(rules: FullRules, { seat }: Found, state: unknown): Answer | null {
  const moves = rules.moves(state, seat) as BuildMoves
  const choices = moves.sites.reduce((sum, { placements }) => sum + placements.length, 0)
  if (moves.tilesLeft !== 3 || choices < 12 || choices > MOST_TILES_TO_TRY) return null
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

const hexesOf = (line: readonly SomeAction[]): string =>
  line
    .map((action) => (action as { hex?: string }).hex ?? '')
    .sort()
    .join(' ')

const CLEAR = 2
/** Whoever is about to be ruined has other cares. */
const LEAST = 15

/** With one rival left: worth the price, or not? */
function bidIn(_: FullRules, { seat, game }: Found, state: unknown): Answer | null {
  if (game !== 'age-of-steam') return null
  const { stage, map } = state as AgeOfSteamState
  const moves = ageOfSteam.moves(state as AgeOfSteamState, seat)
  if (stage.phase !== 'order' || stage.bidders.length !== 2 || moves.ask !== 'bid' || !moves.mayBid || moves.freePass)
    return null
  const view = viewOf(
    ageOfSteam.game(map),
    state as AgeOfSteamState,
    seat,
    HARD,
    wavering(HARD, () => 0),
  )
  const worths = (price: number) => finished(specialsWorth(view, price)).map(({ value }) => value)
  const due = dueFor(2, 2 + stage.dropped.length, stage.bids[seat] ?? 0)
  const [first, second] = [worths(moves.min), worths(due)]
  const tenths = (value: number | undefined): number => Math.round(10 * (value ?? 0)) / 10
  // Who comes second finds the best action gone.
  const drop: Reckoned = { action: { type: 'drop' }, value: tenths(second[1]) }
  const bids = Array.from({ length: Math.min(6, moves.max - moves.min + 1) }, (_, i): Reckoned => {
    const amount = moves.min + i
    return { action: { type: 'bid', amount } as SomeAction, value: tenths(i === 0 ? first[0] : worths(amount)[0]) }
  })
  const [bid] = bids
  if (
    !bid ||
    Math.max(bid.value, drop.value) < LEAST ||
    Math.abs(bid.value - drop.value) < CLEAR ||
    bids.some(({ value }) => value > bid.value)
  )
    return null
  const best = bid.value > drop.value ? bid : drop
  const other = best === bid ? drop : bid
  return { solution: [best.action], best: best.value, second: other.value, reckoned: [drop, ...bids] }
}

function turnIn(rules: FullRules, { seat }: Found, state: unknown): Answer | null {
  const all = [...takenTurns(rules, state, seat)]
  if (all.length < 6) return null
  const answer = ranked(all, CLEAR)
  const amounts = new Set(all.map(({ worth }) => worth))
  return answer && answer.best >= 5 && amounts.size >= 4 && answer.solution.length >= 2 ? answer : null
}
