import type { Samples } from '../core/full/full.ts'
import type { Pick, Seat } from '../core/rules.ts'
import { buildAction } from '../rail/building.ts'
import { anyBid, anyMoveOfGoods } from '../rail/samples.ts'
import { anyBuild } from '../track/sites.ts'
import { type Builder, buildQueryFor } from './building.ts'
import { deliveryQueryFor } from './delivering.ts'
import { emptySpaces, type Space } from './display.ts'
import type { Game } from './game.ts'
import { free } from './phases/actions.ts'
import { type Building, builderAt, mayUrbanize, refusesLink } from './phases/build.ts'
import { auction } from './phases/order.ts'
import type { Types } from './phases/phase.ts'
import type { Action, Good, Letter, Special, State } from './types.ts'
import { urbanizable } from './urbanizing.ts'

/** What a random player does. */
export const samples: Samples<Types> = {
  /** Mostly few: a match in which everybody is bankrupt in round 2 shows little of the game. */
  shares(game, state, _, seat, pick) {
    const max = game.steps.sharesMax(state, seat)
    return { type: 'issue', n: pick(12) === 0 ? pick(max + 1) : Math.min(max, pick(3)) }
  },
  order: (game, state, stage, seat, pick) => anyBid(auction.moves(game, state, stage, seat), pick),
  actions(game, state, _, __, pick) {
    const offered = free(game, state)
    return { type: 'choose', action: offered[pick(offered.length)] as Special }
  },
  build(game, state, stage, seat, pick) {
    if (stage.choice !== null) return { type: 'chooseGains', option: pick(stage.choice.options.length) }
    return randomExtra(game, state, stage, seat, pick) ?? randomEnd(game, state, stage, seat, pick)
  },
  goods: anyMoveOfGoods<Game, State, Good>({ deliveryQuery: deliveryQueryFor, attempts: 12 }),
  growth(game, state, stage, _, pick) {
    if (stage.drawn === null) return { type: pick(4) === 0 ? 'decline' : 'produce' }
    const spaces = emptySpaces(game.steps.spaces, state.display)
    const space = spaces[pick(spaces.length)] as Space
    return { type: 'place', cube: stage.drawn[pick(stage.drawn.length)] as Good, ...space }
  },
  payment(game, state, stage, seat, pick) {
    const moves = game.steps.decisions.payment?.moves(game, state, stage, seat)
    return { type: moves?.ask === 'payFirst' && moves.mayPay && pick(3) === 0 ? 'payFirst' : 'declineFirst' }
  },
}

/** A New City or a link without a tile, now and then. */
function randomExtra(game: Game, state: State, stage: Building, seat: Seat, pick: Pick): Action | null {
  if (mayUrbanize(state, stage, seat) && pick(2) === 0) {
    const { hexes, letters } = urbanizable(game, state)
    const [hex, letter] = [hexes[pick(Math.max(1, hexes.length))], letters[pick(Math.max(1, letters.length))]]
    if (hex !== undefined && letter !== undefined) return { type: 'urbanize', hex, letter: letter as Letter }
  }
  const { fixedLinks } = game.board
  const link = fixedLinks.length > 0 ? pick(fixedLinks.length * 6) : 0
  return refusesLink(builderAt(game, state, seat, stage), link) ? null : { type: 'cityLink', link }
}

/** A tile, or the end of the turn; what hinders the end is taken back sooner or later. */
function randomEnd(game: Game, state: State, stage: Building, seat: Seat, pick: Pick): Action {
  const mayEnd = game.steps.endTurn(game, state, seat) === null
  const tile = pick(8) > 0 ? randomBuild(builderAt(game, state, seat, stage), pick) : null
  if (mayEnd) return tile ?? { type: 'endBuild' }
  return tile !== null && pick(3) > 0 ? tile : { type: 'takeBack' }
}

function randomBuild(builder: Builder, pick: Pick): Action | null {
  const buildQuery = buildQueryFor(builder)
  const legal = anyBuild(buildQuery, pick)
  return legal && buildAction(buildQuery, legal)
}
