import type { Pick, Seat } from '../../core/rules.ts'
import { builderFor, buildQueryFor, tileLimit } from '../../steam/building.ts'
import { type Game, playerOf } from '../../steam/game.ts'
import { UNIT, unitsLeft } from '../../steam/money.ts'
import { steam } from '../../steam/played.ts'
import type { Action, Moves, State } from '../../steam/types.ts'
import type { Choice } from '../bot.ts'
import { type Building, beginning } from '../rail/carrying.ts'
import { MEDIUM, type Strength, wavering } from '../rail/strength.ts'
import { bestTurn, startOf, turnsOf } from '../rail/turns.ts'
import type { Thinking } from '../thinking.ts'
import { bid } from './bidding.ts'
import { purseOf } from './ledger.ts'
import { move, score } from './moving.ts'
import { bestGrowth, bestNewCity, select } from './tiles.ts'
import { engineOf, mostForTrack, type View, viewOf } from './view.ts'

/** Plays with this strength. */
export const playingWith =
  (strength: Strength): Choice =>
  (_, view, seat, pick) =>
    choose(view as State, seat, pick, strength)

/** Points are fewer here than in Age of Steam. */
const SCALE = 0.5

export const playSteam: Choice = playingWith(MEDIUM)

function* choose(state: State, seat: Seat, pick: Pick, strength: Strength): Thinking<Action> {
  const view = viewOf(steam.game(state.map), state, seat, strength, wavering(strength, pick, SCALE))
  const { stage } = state
  switch (stage.phase) {
    case 'capital':
      return { type: 'raise', n: yield* capitalFor(view) }
    case 'opening':
    case 'order':
      return yield* bid(view)
    case 'select':
      return yield* select(view)
    case 'build':
      return yield* build(view, pick)
    case 'goods':
      return stage.scoring ? score(view) : yield* move(view)
    case 'over':
      throw new Error('nobody is asked')
  }
}

// --- money -------------------------------------------------------------------------------------------------------------

const TILES = 3
const MOST_AT_ONCE = 5
const BID = 1

/** As much as the best turn of building is worth, since none can be raised later. */
function* capitalFor(view: View): Thinking<number> {
  const worths = yield* capitalWorths(view)
  return worths.reduce((best, one) => (one.value > best.value ? one : best)).n
}

/** By units of capital: what the round comes to with the money. */
export function* capitalWorths(view: View): Thinking<{ readonly n: number; readonly value: number }[]> {
  const { state, seat } = view
  const purse = purseOf(state, seat)
  const most = Math.min(unitsLeft(playerOf(state, seat)), MOST_AT_ONCE, Math.max(0, purse.income + 9))
  const richest = purse.cash + UNIT * most
  const turns = yield* turnsOf(view, engineOf(view), TILES, richest, {
    ...purse,
    cash: richest,
    income: purse.income - most,
  })
  const worths: { n: number; value: number }[] = []
  for (let n = 0; n <= most; n++) {
    const then = { ...purse, cash: purse.cash + UNIT * n - BID, income: purse.income - n }
    const { value } = yield* bestTurn(view, turns, then)
    worths.push({ n, value })
  }
  return worths
}

// --- building ----------------------------------------------------------------------------------------------------------

const stageOf = (state: State): Extract<State['stage'], { phase: 'build' }> =>
  state.stage as Extract<State['stage'], { phase: 'build' }>

function* build(view: View, pick: Pick): Thinking<Action> {
  const { state, seat } = view
  const stage = stageOf(state)
  const duty = yield* dutyOf(view, stage.due)
  if (duty) return duty
  const tile = yield* nextTile(view, tileLimit(state, seat) - stage.built, pick)
  if (tile) return tile
  return stage.pending.length > 0 ? { type: 'takeBack' } : { type: 'endBuild' }
}

/** What has been paid for comes first, so that the track can use it; it must be done, even if it brings nothing. */
function* dutyOf(view: View, due: ReturnType<typeof stageOf>['due']): Thinking<Action | null> {
  if (due === null) return null
  const best = yield* due === 'urbanization' ? bestNewCity(view) : bestGrowth(view)
  if (best) return best.action
  const moves = steam.moves(view.state, view.seat) as Extract<Moves, { ask: 'build' }>
  const [hex, group] = [moves.grow?.hexes[0], moves.grow?.groups[0]]
  if (hex !== undefined && group !== undefined) return { type: 'grow', hex, group }
  const { urbanize } = moves
  const [town, color] = [urbanize?.hexes[0], urbanize?.colors[0]]
  if (town === undefined || color === undefined) return null
  const space = urbanize?.groups[0]
  return { type: 'urbanize', hex: town, color, ...(space !== undefined && { group: space }) }
}

function* nextTile(view: View, tiles: number, pick: Pick): Thinking<Action | null> {
  const { game, state, seat } = view
  const purse = purseOf(state, seat)
  const turns = yield* turnsOf(view, engineOf(view), tiles, mostForTrack(view), purse)
  return yield* startOf(view, turns, purse, (plans) => beginning(plans, state, seat, buildingFor(game, seat), pick))
}

export const buildingFor = (game: Game, seat: Seat): Building<State> => ({
  play: steam.play,
  buildQuery: (position) => buildQueryFor(builderFor(game, position, seat, stageOf(position).built)),
  isSound: (position) => stageOf(position).pending.length === 0,
})
