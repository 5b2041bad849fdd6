import type { Seat } from '../core/rules.ts'
import { type Board, farEnd, type Segment } from './board.ts'
import { TRACK_PIECES } from './decks.ts'
import type { Player, State } from './types.ts'

export const piecesLeft = ({ track }: Player): number => TRACK_PIECES - track.length

export const segmentOf = (board: Board, id: string): Segment => board.segments.get(id) as Segment

/** The points of a player's network: where it began, and both ends of every piece. */
export function pointsOf(board: Board, { home, track }: Player): ReadonlySet<string> {
  const points = new Set(home === null ? [] : [home])
  for (const id of track) {
    const { a, b } = segmentOf(board, id)
    points.add(a).add(b)
  }
  return points
}

export const citiesOf = (board: Board, player: Player): string[] =>
  [...pointsOf(board, player)].filter((point) => board.points.get(point)?.city)

/** Whose piece lies on a segment, for every segment that has one. */
export const ownersOf = ({ players }: State): ReadonlyMap<string, Seat> =>
  new Map(players.flatMap(({ track }, seat) => track.map((segment) => [segment, seat] as const)))

/** The player's segments at a point. */
export const ownAt = (board: Board, player: Player, point: string): readonly Segment[] =>
  (board.points.get(point)?.segments ?? []).filter(({ id }) => player.track.includes(id))

/** The one way over own track from a point to another, as segments; null if there is none (SPK-BUILD-10). */
export function wayBetween(board: Board, player: Player, from: string, to: string): readonly string[] | null {
  const came = new Map<string, { readonly segment: Segment; readonly from: string } | null>([[from, null]])
  for (const point of came.keys()) {
    for (const segment of ownAt(board, player, point)) {
      const end = farEnd(segment, point)
      if (!came.has(end)) came.set(end, { segment, from: point })
    }
  }
  if (!came.has(to)) return null
  const way: string[] = []
  for (let step = came.get(to); step; step = came.get(step.from)) way.unshift(step.segment.id)
  return way
}
