import { OUT, type Seat, type Standing } from '../core/rules.ts'
import { linksWorth } from '../rail/game.ts'
import { type Game, playerOf, trackOf } from './game.ts'
import type { State } from './types.ts'

/** By seat: segments of its links, each worth a point (AOS-SCORE-02). */
export function linkSegments(game: Game, state: State): number[] {
  const counts = linksWorth(trackOf(game, state), state.players.length, ({ segments }) => segments.length)
  for (const owner of state.fixedLinks) if (owner !== null) counts[owner] = (counts[owner] ?? 0) + 1
  return counts
}

const POINTS_PER_INCOME = 3
const POINTS_PER_SHARE = 3

/** AOS-SCORE-01. */
export function pointsOf(game: Game, state: State, seat: Seat): number {
  const { income, shares } = playerOf(state, seat)
  return POINTS_PER_INCOME * income + (linkSegments(game, state)[seat] as number) - POINTS_PER_SHARE * shares
}

/** Most points first; those with the same points share a place (AOS-SCORE-03). */
export function bestFirst(state: State, points: readonly number[]): Seat[][] {
  return grouped(state.order, (seat) => points[seat] as number)
}

/** Seats by falling value, equal ones together. */
function grouped(seats: readonly Seat[], value: (seat: Seat) => number): Seat[][] {
  const values = [...new Set(seats.map(value))].sort((a, b) => b - a)
  return values.map((wanted) => seats.filter((seat) => value(seat) === wanted).sort((a, b) => a - b))
}

export function standings(game: Game, state: State): Standing[] {
  const segments = linkSegments(game, state)
  const points = state.players.map((_, seat) => game.steps.points(game, state, seat))
  const out = state.players.flatMap((player, seat) => (player.eliminated === null ? [] : [seat]))
  const places = [
    ...game.steps.rank(game, state, points),
    // The later bankrupt, the better (AOS-SCORE-04).
    ...grouped(out, (seat) => playerOf(state, seat).eliminated as number),
  ]
  let place = 1
  return places.flatMap((seats) => {
    const here = place
    place += seats.length
    return seats.map((seat): Standing => {
      const { money, income, shares, engine, eliminated } = playerOf(state, seat)
      const figures = { money, income, shares, locomotive: engine, track: segments[seat] as number }
      if (eliminated !== null) return { seat, place: here, figures, ...OUT }
      const score = points[seat] as number
      return { seat, place: here, figures: { ...figures, score }, eliminated: false, score }
    })
  })
}
