import type { Board } from '#engine/spike/board.ts'
import { type Action, RAIL_TYPES, type RailType, type State } from '#engine/spike/index.ts'

/**
 * A second, plain reading of chapters 7 and 8: builds the railway on a copy of the network and looks whether all is as
 * it should be afterwards. Slow, and nothing of it is shared with the engine.
 */
export function mayBuild(
  board: Board,
  state: State,
  seat: number,
  { segments, payment }: Extract<Action, { type: 'build' }>,
): boolean {
  const player = state.players[seat]
  if (!player || 'hidden' in player.hand) return false
  const laid = segments.map((id) => board.data.segments.find((one) => one.id === id))
  if (laid.length === 0 || laid.some((segment) => !segment)) return false
  if (segments.some((id) => state.players.some(({ track }) => track.includes(id)))) return false
  if (player.track.length + segments.length > 45 || new Set(segments).size < segments.length) return false

  const own = board.data.segments.filter(({ id }) => player.track.includes(id))
  const before = new Set([player.home, ...own.flatMap(({ a, b }) => [a, b])])
  const isCity = (point: string) => board.data.cities.some(({ id }) => id === point)
  // Every inner point of a railway is new and no city; only its first point is in the network, its last is a new city.
  const uses = new Map<string, number>()
  for (const segment of laid)
    for (const end of [segment?.a, segment?.b]) uses.set(end as string, (uses.get(end as string) ?? 0) + 1)
  const ends = [...uses].filter(([, count]) => count === 1).map(([point]) => point)
  const inner = [...uses].filter(([, count]) => count > 1)
  if (ends.length !== 2 || inner.some(([point, count]) => count > 2 || before.has(point) || isCity(point))) return false
  const [first, last] = before.has(ends[0] as string) ? ends : ends.toReversed()
  if (!before.has(first as string) || before.has(last as string) || !isCity(last as string)) return false
  if (!inOrder(first as string, laid as { a: string; b: string }[])) return false

  const { hand } = player
  return (
    RAIL_TYPES.every((type) => {
      const wanted = laid.filter((segment) => segment?.type === type).length
      return worth(payment, type) === wanted && used(payment, type) <= hand[type]
    }) &&
    payment.jokers.every(({ from, n, as }) => from !== as && n >= 2) &&
    Object.values(payment.direct).every((n) => n >= 0)
  )
}

function inOrder(first: string, segments: readonly { a: string; b: string }[]): boolean {
  let here = first
  for (const { a, b } of segments) {
    if (a !== here && b !== here) return false
    here = a === here ? b : a
  }
  return true
}

type Payment = Extract<Action, { type: 'build' }>['payment']

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

const worth = ({ direct, jokers }: Payment, type: RailType): number =>
  (direct[type] ?? 0) + total(jokers.filter(({ as }) => as === type).map(({ n }) => n - 1))

const used = ({ direct, jokers }: Payment, type: RailType): number =>
  (direct[type] ?? 0) + total(jokers.filter(({ from }) => from === type).map(({ n }) => n))
