import { newCitiesLeft } from '../../steam/game.ts'
import { steam } from '../../steam/played.ts'
import { type Action, type ActionTile, GOODS, type Moves } from '../../steam/types.ts'
import { growable, urbanizable } from '../../steam/urbanizing.ts'
import type { HexIndex } from '../../track/board.ts'
import { loadsOn, type Market } from '../rail/market.ts'
import { accountOf, bestTurn, prospectOf, type Turn, turnsOf } from '../rail/outlook.ts'
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

/** By tile and price: what the match would come to. */
export function* tileWorths(view: View): Thinking<(tile: ActionTile | 'none', price: number) => Thinking<number>> {
  const { rounds, state, seat } = view
  const engine = engineOf(view)
  const purse = purseOf(state, seat)
  const most = mostForTrack(view)
  const usual = yield* turnsOf(view, engine, TILES, most, purse)
  const late = rounds.left < 3 ? 1.5 : 0.7
  function* with_(turns: readonly Turn[], price: number): Thinking<number> {
    return (yield* bestTurn(view, turns, view.paid(purse, price))).value
  }
  return function* worth(tile, price) {
    const base = yield* with_(usual, price)
    switch (tile) {
      case 'locomotive':
        return yield* with_(yield* turnsOf(view, engine + 1, TILES, most, purse), price)
      case 'engineer':
        return yield* with_(yield* turnsOf(view, engine, TILES + 1, most, purse), price)
      case 'urbanization':
        return base + ((yield* bestNewCity(view))?.gain ?? -1)
      case 'city-growth':
        return base + ((yield* bestGrowth(view))?.gain ?? -1)
      case 'first-move':
        return base + 0.6 * late
      case 'first-build':
        return base + 0.4
      case 'turn-order':
        return base + (rounds.left > 0 ? 0.5 : 0)
      case 'none':
        return base - 0.1
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
