import { refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import { judgeDelivery as judge } from '../rail/goods.ts'
import type { Journey } from '../track/delivery.ts'
import type { DeliveryQuery, Obstacle } from '../track/journey.ts'
import { type Game, playerOf, trackOf } from './game.ts'
import { type Action, GOODS, type Good, type State } from './types.ts'

export type Deliver = Extract<Action, { type: 'deliver' }>

/** AOS-MOVE-03 to -11 for one way that a player picked. */
export const judgeDelivery = (game: Game, state: State, seat: Seat, action: Deliver) =>
  judge(deliveryQueryFor(game, state, seat), action, {
    noCube: 'AOS-MOVE-03',
    engine: 'AOS-MOVE-03',
    blocked: (_, { word }, facts) => refusal(RULE_OF[word], facts),
    notOffered: (_, { bonus }, __, { length }) => refusal('AOS-FLOW-05', { option: bonus ?? -1, options: length }),
  })

/** Which rule each obstacle stands for in this game. */
const RULE_OF: Readonly<Record<Obstacle['word'], string>> = {
  'no-link': 'AOS-MOVE-08',
  arrived: 'AOS-MOVE-05',
  'no-passage': 'AOS-MOVE-06',
  twice: 'AOS-MOVE-04',
  'link-twice': 'AOS-MOVE-04',
  'not-there': 'AOS-MOVE-13',
}

const sum = (a: readonly number[], b: readonly number[]): number[] => a.map((gain, seat) => gain + (b[seat] ?? 0))

/** Links of eliminated seats earn nobody anything (AOS-EXP-04). */
const gainer = (state: State, owner: Seat | null): Seat | null =>
  owner !== null && playerOf(state, owner).eliminated === null ? owner : null

export function journeyOf(game: Game, state: State, seat: Seat): Journey {
  return {
    seats: state.players.length,
    mostLinks: playerOf(state, seat).engine,
    goods: GOODS.length,
    accepts: (place, good) => game.steps.accepts(game, state, place, GOODS[good] as Good),
    passes: (place) => game.steps.passThrough(game, state, place),
    revisits: () => false,
    gainer: (owner) => gainer(state, owner),
  }
}

/** What a seat could deliver now, and what its ways bring with everything a map adds. */
export function deliveryQueryFor(game: Game, state: State, seat: Seat): DeliveryQuery<Good> {
  return {
    track: trackOf(game, state),
    seat,
    journey: journeyOf(game, state, seat),
    goods: GOODS,
    sources: game.steps.sources(game, state),
    cubesAt: (place) => state.cubes[place] ?? [],
    finished: (good, walked, way) =>
      game.steps
        .bonuses(game, state, seat, good, walked)
        .map(({ gains, ...chosen }) => ({ ...way, gains: sum(way.gains, gains), ...chosen })),
  }
}
