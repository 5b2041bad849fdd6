import type { Seat } from '../../../core/rules.ts'
import { type Game, playerOf, type Run, remember } from '../../game.ts'
import { linkSegments } from '../../score.ts'
import type { State } from '../../types.ts'

/** Points, then money, then track, then dice: nobody shares a place (AOS-WUS-12). */
function worth(game: Game, state: State, points: readonly number[], seat: Seat): number[] {
  const segments = linkSegments(game, state)
  const rolls = state.memory.tieRolls?.[seat] ?? []
  return [points[seat] as number, playerOf(state, seat).money, segments[seat] as number, ...rolls]
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i])
  return at === -1 ? 0 : (b[at] ?? 0) - (a[at] ?? 0)
}

export function rankWithoutTies(game: Game, state: State, points: readonly number[]): Seat[][] {
  const values = new Map(state.order.map((seat) => [seat, worth(game, state, points, seat)]))
  const of = (seat: Seat): number[] => values.get(seat) as number[]
  const sorted = [...state.order].sort((a, b) => compare(of(a), of(b)) || a - b)
  return sorted.reduce<Seat[][]>((groups, seat) => {
    const last = groups.at(-1)
    if (last && compare(of(last[0] as Seat), of(seat)) === 0) last.push(seat)
    else groups.push([seat])
    return groups
  }, [])
}

/** Whoever is still equal rolls a die, and again until nobody is. */
export function breakTies(run: Run): void {
  const { game } = run
  for (let attempt = 1; ; attempt++) {
    const { state } = run
    const points = state.players.map((_, seat) => game.steps.points(game, state, seat))
    const tied = rankWithoutTies(game, state, points).filter((seats) => seats.length > 1)
    if (tied.length === 0) return
    const rolls = state.players.map((_, seat) => state.memory.tieRolls?.[seat] ?? [])
    for (const seat of tied.flat()) {
      const die = run.chance.die(`tie/${attempt}/${seat}`)
      rolls[seat] = [...(rolls[seat] as readonly number[]), die]
      run.events.push({ type: 'rolledTie', seat, die })
    }
    remember(run, { tieRolls: rolls })
  }
}
