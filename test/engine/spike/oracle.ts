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

/**
 * What the fewest cards are that pay for a railway to each city, by looking at all there is: everything the hand can pay
 * for, worked out from the cards, and every walk over free segments that takes no more than that. A city that no
 * railway can be paid to is not in it.
 */
export function cheapestRailways(board: Board, state: State, seat: number): Map<string, number> {
  const player = state.players[seat]
  if (!player || 'hidden' in player.hand) return new Map()
  const price = everythingPayable(RAIL_TYPES.map((type) => (player.hand as Record<RailType, number>)[type]))
  const own = board.data.segments.filter(({ id }) => player.track.includes(id))
  const network = new Set([player.home as string, ...own.flatMap(({ a, b }) => [a, b])])
  const free = board.data.segments.filter(({ id }) => !state.players.some(({ track }) => track.includes(id)))
  const cities = new Set(board.data.cities.map(({ id }) => id))
  const cheapest = new Map<string, number>()
  // A walk that crosses itself does no harm: the same railway without the circle needs less.
  const seen = new Set<string>()
  let edge = [...network].map((point) => ({ point, needs: NOTHING }))
  for (let pieces = player.track.length + 1; pieces <= 45 && edge.length > 0; pieces++) {
    edge = edge.flatMap(({ point, needs }) =>
      free.flatMap(({ a, b, type }) => {
        if (a !== point && b !== point) return []
        const to = a === point ? b : a
        const more = needs.with(RAIL_TYPES.indexOf(type), (needs[RAIL_TYPES.indexOf(type)] as number) + 1)
        const cards = price.get(String(more))
        if (cards === undefined || network.has(to) || seen.has(`${to} ${more}`)) return []
        seen.add(`${to} ${more}`)
        if (!cities.has(to)) return [{ point: to, needs: more }]
        cheapest.set(to, Math.min(cards, cheapest.get(to) ?? cards))
        return []
      }),
    )
  }
  return cheapest
}

/** How many cards of each type, in the order of RAIL_TYPES. */
type Counts = readonly number[]
const NOTHING: Counts = RAIL_TYPES.map(() => 0)

/** For everything a hand can pay for exactly, the fewest cards that do: type by type every way to play its cards. */
function everythingPayable(hand: Counts): Map<string, number> {
  let all = new Map([[String(NOTHING), { worth: NOTHING, cards: 0 }]])
  for (const [from, held] of hand.entries()) {
    const next: typeof all = new Map()
    for (const before of all.values()) {
      for (const played of playings(from, held)) {
        const worth = before.worth.map((count, type) => count + (played.worth[type] as number))
        const cards = before.cards + played.cards
        if (cards < (next.get(String(worth))?.cards ?? Number.POSITIVE_INFINITY)) {
          next.set(String(worth), { worth, cards })
        }
      }
    }
    all = next
  }
  return new Map([...all].map(([worth, { cards }]) => [worth, cards]))
}

/** Every way to play up to so many cards of one type: some as themselves, the others in sets that stand for other types. */
function playings(from: number, held: number): { worth: Counts; cards: number }[] {
  const found = new Map<string, { worth: Counts; cards: number }>()
  const play = (worth: Counts, cards: number, least: number): void => {
    found.set(`${worth}/${cards}`, { worth, cards })
    for (let as = least; as < RAIL_TYPES.length; as++) {
      for (let n = 2; as !== from && cards + n <= held; n++) {
        play(worth.with(as, (worth[as] as number) + n - 1), cards + n, as)
      }
    }
  }
  for (let direct = 0; direct <= held; direct++) play(NOTHING.with(from, direct), direct, 0)
  return [...found.values()]
}
