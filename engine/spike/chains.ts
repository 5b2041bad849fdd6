import { type Refusal, refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import { cityAt, farEnd, type Segment, touches } from './board.ts'
import { type Game, playerOf } from './game.ts'
import { ownersOf, piecesLeft, pointsOf } from './network.ts'
import { cardsOf } from './piles.ts'
import type { Cards, State } from './types.ts'

/** A railway that may be built: where it leads and what it takes. */
export interface Chain {
  /** The new city. */
  readonly city: string
  readonly segments: readonly string[]
  /** One card of the type of each segment (SPK-BUILD-06). */
  readonly needs: Cards
}

/** Judges the way of a railway, whatever pays for it (SPK-BUILD-01 to -05). */
export function judgeChain(game: Game, state: State, seat: Seat, ids: readonly string[]): Chain | Refusal {
  const { board } = game
  const player = playerOf(state, seat)
  if (ids.length > piecesLeft(player)) return refusal('SPK-BUILD-05', { needed: ids.length, left: piecesLeft(player) })
  const segments: Segment[] = []
  const owners = ownersOf(state)
  for (const id of ids) {
    const segment = board.segments.get(id)
    if (!segment) return refusal('SPK-BUILD-01', { segment: id })
    const owner = owners.get(id)
    if (owner !== undefined) return refusal('SPK-BUILD-03', { segment: id, owner })
    segments.push(segment)
  }
  const network = pointsOf(board, player)
  const city = endOf(game, network, segments)
  return typeof city === 'string' ? { city, segments: ids, needs: cardsOf(segments.map(({ type }) => type)) } : city
}

/** Walks the chain from the network to its end: a city that is new, after nothing but junctions that are new. */
function endOf(game: Game, network: ReadonlySet<string>, segments: readonly Segment[]): string | Refusal {
  const [first] = segments
  if (!first) return refusal('SPK-BUILD-01', { segments: 0 })
  const begin = [first.a, first.b].find((point) => network.has(point))
  if (begin === undefined) return refusal('SPK-BUILD-04', { segment: first.id })
  const passed = new Set(network)
  let here = begin
  for (const [i, segment] of segments.entries()) {
    if (i > 0 && cityAt(game.board, here)) return refusal('SPK-BUILD-02', { city: here })
    if (!touches(segment, here)) return refusal('SPK-BUILD-01', { segment: segment.id })
    here = farEnd(segment, here)
    if (passed.has(here)) return refusal('SPK-BUILD-02', { point: here })
    passed.add(here)
  }
  return cityAt(game.board, here) ? here : refusal('SPK-BUILD-01', { point: here })
}
