import { refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { inTurn, withNext } from '../../rail/flow.ts'
import { MOST_ENGINE, upgradeEngine } from '../../rail/game.ts'
import { type Game, newCitiesLeft, playerOf, townsLeft, updatePlayer } from '../game.ts'
import { mostPayable, pay } from '../money.ts'
import { modeOf } from '../options.ts'
import { ACTION_TILES, type ActionTile, type State, type TileOffer, USES, type Use } from '../types.ts'
import { growable } from '../urbanizing.ts'
import { type DecisionPhase, notNow, type StageOf } from './phase.ts'

/** In turn order everybody takes one of the tiles that nobody has (STM-ACT-01). */
export const select: DecisionPhase<StageOf<'select'>> = {
  enter: (run) => ({ phase: 'select', left: run.state.order }),
  ...inTurn,
  ask: () => 'select',
  moves: (game, state, _, seat) => ({ ask: 'select', offers: offersTo(game, state, seat) }),
  play(run, stage, seat, action) {
    if (action.type !== 'select') return notNow(stage, action)
    const { tile, use } = action
    const way = offersTo(run.game, run.state, seat)
      .find((offer) => offer.tile === tile)
      ?.ways.find((one) => one.use === use)
    if (!way) return refusedFor(run.game, run.state, seat, tile, use)
    pay(run, seat, way.price, 'tile')
    updatePlayer(run, seat, { tile, uses: use === 'use' })
    run.events.push({ type: 'selected', seat, tile, use, paid: way.price })
    if (tile === 'locomotive' && use === 'use') upgradeEngine(run, seat)
    return withNext(stage)
  },
}

const PRICE_OF_GROWTH = 2
const PRICE_OF_URBANIZATION = 6
const PRICE_OF_LOCOMOTIVE = 4

/** What a tile costs whoever uses it; nothing in the standard game (STM-EXP-12). */
export function priceOf(state: State, seat: Seat, tile: ActionTile): number {
  if (modeOf(state.options) === 'standard') return 0
  if (tile === 'city-growth') return PRICE_OF_GROWTH
  if (tile === 'urbanization') return PRICE_OF_URBANIZATION
  return tile === 'locomotive' ? PRICE_OF_LOCOMOTIVE + playerOf(state, seat).engine + 1 : 0
}

/** The two that may be turned over when they are taken; the standard game decides that while building (STM-ACT-03). */
const PASSABLE: readonly ActionTile[] = ['city-growth', 'urbanization']

const isFree = (state: State, tile: ActionTile): boolean => state.players.every((player) => player.tile !== tile)

/** What a seat may take, and how. When nothing can be taken, a tile comes without its effect (STM-ACT-10). */
export function offersTo(game: Game, state: State, seat: Seat): TileOffer[] {
  const free = ACTION_TILES.filter((tile) => isFree(state, tile))
  const offers = free.flatMap((tile): TileOffer[] => {
    const ways = USES.filter((use) => whyNot(game, state, seat, tile, use) === null)
    return ways.length === 0
      ? []
      : [{ tile, ways: ways.map((use) => ({ use, price: use === 'use' ? priceOf(state, seat, tile) : 0 })) }]
  })
  return offers.length > 0 ? offers : free.map((tile) => ({ tile, ways: [{ use: 'pass', price: 0 }] }))
}

/** The rule that keeps a seat from taking a free tile this way. */
function whyNot(game: Game, state: State, seat: Seat, tile: ActionTile, use: Use): string | null {
  const standard = modeOf(state.options) === 'standard'
  if (tile === 'urbanization' && (newCitiesLeft(state).length === 0 || townsLeft(game, state).length === 0)) {
    return 'STM-ACT-07'
  }
  if (tile === 'locomotive' && playerOf(state, seat).engine >= MOST_ENGINE) return 'STM-ACT-06'
  if (use === 'pass') return PASSABLE.includes(tile) && !standard ? null : 'STM-ACT-03'
  if (priceOf(state, seat, tile) > mostPayable(state, seat, 'tile')) return 'STM-MONEY-05'
  return tile === 'city-growth' && !standard && growable(game, state).hexes.length === 0 ? 'STM-ACT-05' : null
}

function refusedFor(game: Game, state: State, seat: Seat, tile: ActionTile, use: Use) {
  const known = ACTION_TILES.includes(tile) && USES.includes(use)
  const rule = known && isFree(state, tile) ? whyNot(game, state, seat, tile, use) : null
  return refusal(rule ?? 'STM-ACT-01', { tile, use })
}
