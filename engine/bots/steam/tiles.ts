import { newCitiesLeft } from '../../steam/game.ts'
import { steam } from '../../steam/played.ts'
import { type Action, type ActionTile, GOODS, type Moves } from '../../steam/types.ts'
import { growable, urbanizable } from '../../steam/urbanizing.ts'
import type { HexIndex } from '../../track/board.ts'
import { loadsOn, type Market } from '../rail/market.ts'
import { accountOf, prospectOf, type Turn } from '../rail/outlook.ts'
import { bestTurn, turnsOf } from '../rail/turns.ts'
import type { Thinking } from '../thinking.ts'
import { purseOf } from './ledger.ts'
import { engineOf, freight, kindOf, mostForTrack, type View } from './view.ts'

const TILES = 3

/** Every tile that may be taken and how, by what the round with it would come to; the best. */
export function* select(view: View): Thinking<Action> {
  const all = yield* selections(view)
  return all.reduce((best, one) => (one.value > best.value ? one : best)).action
}

/** All of them. */
export function* selections(view: View): Thinking<{ readonly action: Action; readonly value: number }[]> {
  const { offers } = steam.moves(view.state, view.seat) as Extract<Moves, { ask: 'select' }>
  const worth = yield* tileWorths(view)
  const all: { action: Action; value: number }[] = []
  for (const { tile, ways } of offers) {
    for (const { use, price } of ways) {
      const value = (yield* worth(use === 'use' ? tile : 'none', price)) + view.waver()
      all.push({ action: { type: 'select', tile, use }, value })
    }
  }
  return all
}

/** What the match would come to with a tile, paid so much. */
export type TileWorth = (tile: ActionTile | 'none', price: number) => Thinking<number>

/** Only one has the better engine of a round, and one rival alone could not run away with it. */
const denied = ({ state, strength }: View): number => (state.order.length > 2 ? strength.denial : 0)

/** Turns and cities are looked for once, whatever the price. */
export function* tileWorths(view: View): Thinking<TileWorth> {
  const { rounds, state, seat } = view
  const engine = engineOf(view)
  const purse = purseOf(state, seat)
  const most = mostForTrack(view)
  const late = rounds.left < 3 ? 1.5 : 0.7
  const found = new Map<ActionTile, readonly Turn[]>()
  const usual = yield* turnsOf(view, engine, TILES, most, purse)
  function* turnsWith(tile: ActionTile, level: number, tiles: number): Thinking<readonly Turn[]> {
    const turns = found.get(tile) ?? (yield* turnsOf(view, level, tiles, most, purse))
    found.set(tile, turns)
    return turns
  }
  const gained = new Map<ActionTile, number>()
  function* gainOf(tile: ActionTile, best: () => Thinking<Gained<Action> | null>): Thinking<number> {
    const gain = gained.get(tile) ?? (yield* best())?.gain ?? -1
    gained.set(tile, gain)
    return gain
  }
  return function* worth(tile, price) {
    const then = view.paid(purse, price)
    const with_ = function* (turns: readonly Turn[]): Thinking<number> {
      return (yield* bestTurn(view, turns, then)).value
    }
    switch (tile) {
      case 'locomotive':
        return (yield* with_(yield* turnsWith(tile, engine + 1, TILES))) + denied(view)
      case 'engineer':
        return yield* with_(yield* turnsWith(tile, engine, TILES + 1))
      case 'urbanization':
        return (yield* with_(usual)) + (yield* gainOf(tile, () => bestNewCity(view)))
      case 'city-growth':
        return (yield* with_(usual)) + (yield* gainOf(tile, () => bestGrowth(view)))
      case 'first-move':
        return (yield* with_(usual)) + 0.6 * late
      case 'first-build':
        return (yield* with_(usual)) + 0.4
      case 'turn-order':
        return (yield* with_(usual)) + (rounds.left > 0 ? 0.5 : 0)
      case 'none':
        return (yield* with_(usual)) - 0.1
    }
  }
}

interface Gained<A> {
  readonly action: A
  readonly gain: number
}

/** The city and the goods for it that bring most. */
export function* bestGrowth(view: View): Thinking<Gained<Extract<Action, { type: 'grow' }>> | null> {
  const { hexes, groups } = growable(view.game, view.state)
  const before = worthOn(view, view.market)
  let best: Gained<Extract<Action, { type: 'grow' }>> | null = null
  for (const hex of hexes) {
    const place = view.game.board.byName.get(hex) as HexIndex
    if (!view.net.has(place)) continue
    for (const group of differing(view, groups)) {
      const gain = worthOn(view, withGroup(view, view.market, place, group)) - before
      if (best === null || gain > best.gain) best = { action: { type: 'grow', hex, group }, gain }
      yield
    }
  }
  return best
}

/** The New City that brings most, with what comes with it. */
export function* bestNewCity(view: View): Thinking<Gained<Extract<Action, { type: 'urbanize' }>> | null> {
  const { hexes, groups } = urbanizable(view.game, view.state)
  const before = worthOn(view, view.market)
  let best: Gained<Extract<Action, { type: 'urbanize' }>> | null = null
  for (const hex of hexes) {
    const place = view.game.board.byName.get(hex) as HexIndex
    if (!view.net.has(place)) continue
    for (const color of newCitiesLeft(view.state)) {
      const takes = view.market.takes.slice()
      takes[place] = 1 << kindOf(color)
      const market = { ...view.market, takes }
      for (const group of groups.length === 0 ? [undefined] : differing(view, groups)) {
        const gain = worthOn(view, group === undefined ? market : withGroup(view, market, place, group)) - before
        yield
        if (best !== null && gain <= best.gain) continue
        const action = { type: 'urbanize', hex, color, ...(group !== undefined && { group }) } as const
        best = { action, gain }
      }
    }
  }
  return best
}

/** Of spaces with the same goods one. */
function differing({ state }: View, groups: readonly number[]): number[] {
  const kinds = new Map<string, number>()
  for (const group of groups) kinds.set([...(state.supply[group] ?? [])].sort().join(), group)
  return [...kinds.values()]
}

function withGroup({ state, rounds }: View, market: Market, place: HexIndex, group: number): Market {
  const more = (state.supply[group] ?? []).map((cube) => freight(place, GOODS.indexOf(cube), rounds.left, 0))
  return { ...market, freights: [...market.freights, ...more] }
}

function worthOn(view: View, market: Market): number {
  const prospect = prospectOf(view, view.net, engineOf(view), undefined, loadsOn(view.net, market))
  return accountOf(view, prospect, purseOf(view.state, view.seat)).total
}
