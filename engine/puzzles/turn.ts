import type { Rules, Seat, SomeAction } from '../core/index.ts'
import type { Moves, State } from '../spike/played.ts'
import { after, afterAll } from './puzzle.ts'

/** A way to use a turn, and the dollars that it brings. */
export interface Taken {
  readonly line: readonly SomeAction[]
  readonly worth: number
}

const moneyOf = (state: unknown, seat: Seat): number => (state as State).players[seat]?.money ?? 0

/** What a turn of Spike brings by these actions: dollars. Null where one of them is refused. */
export function turnWorth(rules: Rules, start: unknown, seat: Seat, line: readonly SomeAction[]): number | null {
  const end = afterAll(rules, start, seat, line)
  return end === null ? null : moneyOf(end, seat) - moneyOf(start, seat)
}

/** Everything in a turn that can bring money: where to drive, what to deliver, what to build. */
function waysOn(moves: Moves): readonly SomeAction[] {
  switch (moves.ask) {
    case 'move':
      return [...freight(moves), ...moves.freeMove.map(({ steps }) => ({ type: 'freeMove', steps })), ...actions(moves)]
    case 'action':
      return [...freight(moves), ...actions(moves)]
    case 'after':
      return freight(moves)
    default:
      return []
  }
}

type Acting = Extract<Moves, { readonly ask: 'move' | 'action' }>
type Carrying = Extract<Moves, { readonly ask: 'move' | 'action' | 'after' }>

const freight = ({ deliveries, load }: Carrying): readonly SomeAction[] => [
  ...deliveries.map(({ goods }) => ({ type: 'deliver', goods })),
  ...(load && !load.full ? [{ type: 'load', goods: load.goods }] : []),
]

const actions = ({ build, start, boost }: Acting): readonly SomeAction[] => [
  ...build.ways.flatMap(({ segments, payments: [payment] }) => (payment ? [{ type: 'build', segments, payment }] : [])),
  ...start.ways.map(({ steps }) => ({ type: 'start', steps })),
  ...boost.ways.flatMap(({ steps: [step] }) => (step === undefined ? [] : [{ type: 'boost', step }])),
]

/** Every turn that can bring money, as far as it does. */
export function* takenTurns(
  rules: Rules,
  start: unknown,
  seat: Seat,
  state: unknown = start,
  line: readonly SomeAction[] = [],
): Generator<Taken> {
  if (line.length > 0) yield { line, worth: moneyOf(state, seat) - moneyOf(start, seat) }
  if (!rules.turn(state).seats.includes(seat) || line.length >= LONGEST) return
  for (const action of waysOn(rules.moves(state, seat) as Moves)) {
    const next = after(rules, state, seat, action)
    if (next !== null) yield* takenTurns(rules, start, seat, next, [...line, action])
  }
}

/** Drive, deliver, load, act, deliver again. */
const LONGEST = 5
