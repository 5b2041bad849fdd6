import { HIDDEN } from '../../../core/chance.ts'
import type { Seat } from '../../../core/rules.ts'
import { farEnd } from '../../../spike/board.ts'
import { hasDeliveredTo } from '../../../spike/freight.ts'
import { destinationsOf, type Game, playerOf } from '../../../spike/game.ts'
import { ownersOf, piecesLeft } from '../../../spike/network.ts'
import { countCards } from '../../../spike/piles.ts'
import { type Contract, GOODS, type Part, type Player, type State } from '../../../spike/types.ts'
import { type Clock, clockOf } from './clock.ts'
import { Distances, type Exit, type Mesh, meshOf } from './mesh.ts'
import { type Tree, treeOf } from './network.ts'

/** A contract; one that is fulfilled has nobody who sells or buys. */
export interface Deal {
  readonly goods: number
  readonly loaded: boolean
  /** Where its marker can be had; where it is paid for, and how much. */
  readonly sources: readonly number[]
  readonly buyers: readonly { readonly city: number; readonly payment: number }[]
}

/** A train in a city, or heading for a point away from another; `turn` is the first city where it can turn round. */
export type Wagon =
  | { readonly city: number }
  | { readonly heading: number; readonly tail: number; readonly turn: { city: number; spaces: number } }

export interface RouteAim {
  readonly top: number
  readonly cities: readonly { readonly city: number; readonly value: number }[]
}

/** What of a seat's turn is still to come. */
export type Left = 'turn' | 'action' | 'nothing'

/** A seat's match as far as it can be planned: cards are a number here, rivals no more than what they take away. */
export interface Position extends Readonly<Record<Part, number>> {
  readonly mesh: Mesh
  readonly distances: Distances
  readonly tree: Tree
  readonly pieces: number
  readonly cards: number
  readonly money: number
  readonly deals: readonly Deal[]
  readonly market: readonly (readonly number[])[]
  readonly wagon: Wagon
  readonly route: RouteAim | null
  readonly clock: Clock
  readonly left: Left
  /** With an action left: whether the train may be started. */
  readonly rested: boolean
}

export function positionOf(game: Game, state: State, seat: Seat, player: Player = playerOf(state, seat)): Position {
  const mesh = meshOf(game.board)
  const closed = new Uint8Array(mesh.segments.length)
  for (const [id, owner] of ownersOf(state)) if (owner !== seat) closed[mesh.segmentOf.get(id) as number] = 1
  const { stage } = state
  return {
    mesh,
    distances: new Distances(mesh, closed),
    ...withTrack(mesh, player),
    cards: countCards(player.hand),
    money: player.money,
    speed: player.speed,
    tender: player.tender,
    cars: player.cars,
    deals: dealsOf(game, mesh, player),
    market: state.market.map((column) => column.map((goods) => GOODS.indexOf(goods))),
    route: routeOf(game, mesh, player),
    clock: clockOf(state, seat),
    left: stage.phase === 'after' ? 'nothing' : stage.phase === 'move' ? 'turn' : 'action',
    rested: stage.phase === 'action' && stage.rested,
  }
}

/** All of a position that depends on where its pieces lie. */
export function withTrack(mesh: Mesh, player: Player): Pick<Position, 'tree' | 'pieces' | 'wagon'> {
  const home = mesh.indexOf.get(player.home ?? '') as number
  const own = new Uint8Array(mesh.segments.length)
  for (const id of player.track) own[mesh.segmentOf.get(id) as number] = 1
  return {
    tree: treeOf(mesh, home, own),
    pieces: piecesLeft(player),
    wagon: wagonOf(mesh, own, player),
  }
}

function wagonOf(mesh: Mesh, own: Uint8Array, { train, home }: Player): Wagon {
  if (train?.at !== 'segment') return { city: mesh.indexOf.get(train?.city ?? home ?? '') as number }
  const heading = mesh.indexOf.get(train.heading) as number
  const segment = mesh.board.segments.get(train.segment)
  const tail = mesh.indexOf.get(segment ? farEnd(segment, train.heading) : '') as number
  return { heading, tail, turn: turningPlace(mesh, own, heading, tail) }
}

/** The nearest city ahead: every railway ends in one. */
function turningPlace(mesh: Mesh, own: Uint8Array, heading: number, tail: number): { city: number; spaces: number } {
  const seen = new Map([
    [tail, 0],
    [heading, 1],
  ])
  for (const [point, spaces] of seen) {
    if (point === tail) continue
    if (point < mesh.cities) return { city: point, spaces }
    for (const { segment, to } of mesh.exits[point] as readonly Exit[]) {
      if (own[segment] === 1 && !seen.has(to)) seen.set(to, spaces + 1)
    }
  }
  return { city: tail, spaces: 1 }
}

export function dealsOf(game: Game, mesh: Mesh, player: Player): Deal[] {
  return player.contracts.map((contract) => dealOf(mesh, contract, destinationsOf(game, contract), player))
}

export function dealOf(
  mesh: Mesh,
  { goods, freight }: Contract,
  paying: readonly { city: string; payment: number }[],
  player: Player,
): Deal {
  const index = GOODS.indexOf(goods)
  if (freight === 'delivered') return { goods: index, loaded: false, sources: [], buyers: [] }
  return {
    goods: index,
    loaded: freight === 'train',
    sources: mesh.goods.flatMap((offered, city) => (offered === index ? [city] : [])),
    buyers: paying
      .filter(({ city }) => !hasDeliveredTo(player, city))
      .map(({ city, payment }) => ({ city: mesh.indexOf.get(city) as number, payment })),
  }
}

function routeOf(game: Game, mesh: Mesh, { routes }: Player): RouteAim | null {
  const [route] = routes
  const card = routes.length === 1 && route !== HIDDEN ? game.routes.get(route ?? '') : undefined
  if (!card) return null
  const at = (city: string) => mesh.indexOf.get(city) as number
  return { top: at(card.top), cities: card.cities.map(({ city, value }) => ({ city: at(city), value })) }
}
