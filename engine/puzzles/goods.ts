import { type Rules, type Seat, type SomeAction, seededChance } from '../core/index.ts'
import type { GoodsMoves } from '../rail/types.ts'

/** Something that a seat can do with its move of the goods phase, and what it brings it at once. */
export interface Haul {
  readonly action: SomeAction
  readonly gain: number
}

type Asked = GoodsMoves<string> | { readonly ask: 'score' | 'nothing' }

/** All that a seat can do with a move of goods: every cube on every way, the locomotive, nothing. */
export function haulsOf(rules: Rules, state: unknown, seat: Seat): readonly Haul[] {
  const moves = rules.moves(state, seat) as Asked
  if (moves.ask !== 'goods') return []
  const deliveries = moves.deliveries.flatMap(({ from, cube, ways }) =>
    ways.map(({ path, gains, bonus }) => ({
      action: { type: 'deliver', from, cube, path, ...(bonus !== undefined && { bonus }) },
      gain: gains[seat] ?? 0,
    })),
  )
  const rest = [...(moves.engine ? ['engine'] : []), 'pass'].map((type) => ({ action: { type }, gain: 0 }))
  return [...deliveries, ...rest]
}

/** Whatever brings a seat most at once; the first of these in the order of the list. Null where nothing does. */
const mostOf = (rules: Rules, state: unknown, seat: Seat): SomeAction =>
  haulsOf(rules, state, seat).reduce<Haul>((best, haul) => (haul.gain > best.gain ? haul : best), NOTHING).action

const NOTHING: Haul = { action: { type: 'pass' }, gain: 0 }

/** The state once goods have been moved, and what came to a seat until then. */
interface Moved {
  readonly state: unknown
  readonly sum: number
}

/**
 * What comes to a seat until goods have been moved, its own move first: afterwards everybody, it too, moves whatever
 * brings them most at once. Null for a move that is refused.
 */
export const goodsWorth = (rules: Rules, start: unknown, seat: Seat, action: SomeAction): number | null =>
  movedOut(rules, start, seat, action)?.sum ?? null

/** Whether the bills after that are too much for a seat. */
export function isRuinedBy(rules: Rules, start: unknown, seat: Seat, action: SomeAction): boolean {
  const moved = movedOut(rules, start, seat, action)
  return moved !== null && rules.standings(moved.state).some((one) => one.seat === seat && one.eliminated)
}

function movedOut(rules: Rules, start: unknown, seat: Seat, action: SomeAction): Moved | null {
  const { round } = rules.turn(start)
  let next: { readonly seat: Seat; readonly action: SomeAction } | null = { seat, action }
  let state = start
  let sum = 0
  while (next) {
    const step = rules.play(state, next.seat, next.action, seededChance('', 0))
    if (!step.ok) return null
    state = step.state
    sum += gainsIn(step.events, seat)
    next = nextIn(rules, state, round)
  }
  return { state, sum }
}

/** Who moves goods next, and how; null when nobody does. */
function nextIn(
  rules: Rules,
  state: unknown,
  round: number,
): { readonly seat: Seat; readonly action: SomeAction } | null {
  const turn = rules.turn(state)
  const [seat] = turn.seats
  if (turn.over || turn.round !== round || seat === undefined) return null
  if (turn.ask === 'score') return { seat, action: { type: 'score', to: 'income' } as SomeAction }
  return turn.ask === 'goods' ? { seat, action: mostOf(rules, state, seat) } : null
}

const gainsIn = (events: readonly { readonly type: string }[], seat: Seat): number =>
  events.reduce((sum, event) => sum + (isDelivery(event) ? (event.gains[seat] ?? 0) : 0), 0)

const isDelivery = (event: { readonly type: string }): event is { type: string; gains: readonly number[] } =>
  event.type === 'delivered'
