import { refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import { judgeDelivery as judge } from '../rail/goods.ts'
import { CITY, TOWN } from '../track/board.ts'
import type { Journey } from '../track/delivery.ts'
import type { DeliveryQuery, Obstacle } from '../track/journey.ts'
import { colorOf, type Game, playerOf, trackOf } from './game.ts'
import { mayRevisitTowns } from './options.ts'
import { type Action, GOODS, type Good, type State } from './types.ts'

export type Deliver = Extract<Action, { type: 'deliver' }>

/** STM-MOVE-04 to -10 for one way that a player picked. */
export const judgeDelivery = (game: Game, state: State, seat: Seat, action: Deliver) =>
  judge(deliveryQueryFor(game, state, seat), action, {
    noCube: 'STM-MOVE-01',
    engine: 'STM-MOVE-04',
    blocked({ track }, { word, place }, facts) {
      const inTown = word === 'twice' && track.kinds[place] === TOWN
      // Only with the house rule is it the town that is forbidden.
      return inTown ? refusal('STM-MOVE-09', { ...facts, twice: 'town' }) : refusal(RULE_OF[word], facts)
    },
    notOffered(_, __, { gains }) {
      const rival = Math.max(0, ...gains.filter((_, other) => other !== seat))
      return refusal('STM-MOVE-10', { own: gains[seat] ?? 0, rival })
    },
  })

/** At least one link of the mover's own, and of no single other player more than of his (STM-MOVE-10). */
const carriesEnough = (seat: Seat, gains: readonly number[]): boolean => {
  const own = gains[seat] ?? 0
  return own >= 1 && gains.every((gain) => gain <= own)
}

/** Which rule each obstacle stands for in this game. */
const RULE_OF: Readonly<Record<Obstacle['word'], string>> = {
  'no-link': 'STM-MOVE-05',
  arrived: 'STM-MOVE-07',
  // Cubes pass every place here.
  'no-passage': 'STM-MOVE-05',
  twice: 'STM-MOVE-08',
  'link-twice': 'STM-MOVE-09',
  'not-there': 'STM-MOVE-06',
}

export function journeyOf(game: Game, state: State, seat: Seat): Journey {
  const { kinds } = trackOf(game, state)
  const revisits = mayRevisitTowns(state.options)
  return {
    seats: state.players.length,
    mostLinks: playerOf(state, seat).engine,
    goods: GOODS.length,
    accepts: (place, good) => kinds[place] === CITY && colorOf(game, state, place) === GOODS[good],
    passes: () => true,
    revisits: (place) => revisits && kinds[place] === TOWN,
    // Links of the bankrupt are nobody's (STM-INC-04).
    gainer: (owner) => owner,
  }
}

/** What a seat could deliver now. */
export const deliveryQueryFor = (game: Game, state: State, seat: Seat): DeliveryQuery<Good> => ({
  track: trackOf(game, state),
  seat,
  journey: journeyOf(game, state, seat),
  goods: GOODS,
  sources: Object.keys(state.cubes).map(Number),
  cubesAt: (place) => state.cubes[place] ?? [],
  finished: (_, __, way) => (carriesEnough(seat, way.gains) ? [way] : []),
})
