import type { Refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import { buildHindered } from './actions/building.ts'
import { boostHindered, startHindered } from './actions/moving.ts'
import { upgradeHindered } from './actions/upgrading.ts'
import { type Connection, connections } from './connections.ts'
import { type Deliverable, deliverable, loadable, onTrain } from './freight.ts'
import { type Game, playerOf } from './game.ts'
import { type Reach, reachable } from './trains.ts'
import {
  type Goods,
  PARTS,
  type Part,
  type Player,
  type RailType,
  type State,
  type Train,
  type TurnStage,
} from './types.ts'
import { nextUpgrade } from './upgrades.ts'

/** Where the train can come, and what could be done there. */
export interface Arrival extends Reach {
  readonly deliveries: readonly Deliverable[]
  readonly loads: Goods | null
}

/** Something that can be done in one of several ways, or why not. */
export type Choice<Way> =
  | { readonly ways: readonly Way[]; readonly hindered: null }
  | { readonly ways: readonly []; readonly hindered: Refusal }

export interface UpgradeOffer {
  readonly part: Part
  /** The value afterwards and its price; null for the best there is. */
  readonly level: number | null
  readonly price: number | null
  readonly hindered: Refusal | null
}

/** What can be done with goods where the train stands. */
export interface FreightMoves {
  /** What could be loaded; with a full train something has to be dropped for it. */
  readonly load: { readonly goods: Goods; readonly full: boolean } | null
  readonly deliveries: readonly Deliverable[]
  readonly drops: readonly Goods[]
}

/** The actions of a turn, for a seat that has not chosen one yet. */
export interface ActionMoves {
  /** Every city that can be paid for, the cheapest way to it first; `judgeChain` and `cheapestPayments` tell of any other way. */
  readonly build: Choice<Connection>
  readonly start: Choice<Arrival>
  readonly boost: Choice<Arrival>
  readonly upgrades: readonly UpgradeOffer[]
}

export interface DrawMoves {
  /** Cards of the display, by index; the deck can always be drawn from (SPK-DRAW-05). */
  readonly display: readonly RailType[]
  /** How many more may be drawn. */
  readonly left: number
  readonly mayStop: boolean
}

/** Everything a seat may do now. */
export type Moves =
  | { readonly ask: 'nothing' }
  | { readonly ask: 'sides'; readonly contracts: readonly { readonly card: string; readonly goods: Goods }[] }
  | { readonly ask: 'gift'; readonly cards: readonly RailType[]; readonly to: Seat }
  | { readonly ask: 'route'; readonly routes: readonly string[] }
  | { readonly ask: 'train'; readonly cities: readonly string[] }
  /** Before the action a train may also stay where it is: no step at all is not listed. */
  | ({ readonly ask: 'move'; readonly freeMove: readonly Arrival[]; readonly draw: DrawMoves } & ActionMoves &
      FreightMoves)
  | ({ readonly ask: 'action'; readonly draw: DrawMoves } & ActionMoves & FreightMoves)
  | { readonly ask: 'draw'; readonly draw: DrawMoves }
  | ({ readonly ask: 'after' } & FreightMoves)

export function turnMoves(game: Game, state: State, stage: TurnStage, seat: Seat): Moves {
  const player = playerOf(state, seat)
  const freight = freightMoves(game, player)
  switch (stage.phase) {
    case 'move':
      return {
        ask: 'move',
        freeMove: arrivals(game, player, player.speed),
        draw: drawMoves(state, player, 0),
        ...actionMoves(game, state, seat, false),
        ...freight,
      }
    case 'action':
      return {
        ask: 'action',
        draw: drawMoves(state, player, 0),
        ...actionMoves(game, state, seat, stage.rested),
        ...freight,
      }
    case 'draw':
      return { ask: 'draw', draw: drawMoves(state, player, stage.drawn) }
    case 'after':
      return { ask: 'after', ...freight }
  }
}

const drawMoves = ({ display }: State, { tender }: Player, drawn: number): DrawMoves => ({
  display,
  left: tender - drawn,
  mayStop: drawn > 0,
})

function freightMoves(game: Game, player: Player): FreightMoves {
  const goods = loadable(game, player)
  const drops = onTrain(player)
  return {
    load: goods === null ? null : { goods, full: drops.length >= player.cars },
    deliveries: deliverable(game, player),
    drops,
  }
}

function actionMoves(game: Game, state: State, seat: Seat, rested: boolean): ActionMoves {
  const player = playerOf(state, seat)
  return {
    build: choice(buildHindered(player), () => connections(game, state, seat)),
    start: choice(startHindered(game, player, rested), () => arrivals(game, player, player.speed)),
    boost: choice(boostHindered(player), () => arrivals(game, player, 1)),
    upgrades: PARTS.map((part) => {
      const next = nextUpgrade(player, part)
      const hindered = upgradeHindered(player, part)
      return { part, level: next?.level ?? null, price: next?.price ?? null, hindered }
    }),
  }
}

const choice = <Way>(hindered: Refusal | null, ways: () => readonly Way[]): Choice<Way> =>
  hindered ? { ways: [], hindered } : { ways: ways(), hindered: null }

function arrivals(game: Game, player: Player, most: number): Arrival[] {
  return reachable(game, player, player.train as Train, most).map((reach) => ({
    ...reach,
    deliveries: deliverable(game, player, reach.train),
    loads: loadable(game, player, reach.train),
  }))
}
