import { type Refusal, refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import type { HexIndex } from '../track/board.ts'
import type { Journey } from '../track/delivery.ts'
import { type Haulage, isObstacle, linkGains, type Obstacle, walk } from '../track/journey.ts'
import { type Game, nameOf, playerOf, trackOf } from './game.ts'
import { type Action, GOODS, type Good, type State } from './types.ts'

export type Deliver = Extract<Action, { type: 'deliver' }>

/** A delivery that the rules allow: the places it visits and what every seat gains. */
export interface LegalDelivery {
  readonly places: readonly HexIndex[]
  readonly gains: readonly number[]
}

/** AOS-MOVE-03 to -11 for one way that a player picked. */
export function judgeDelivery(game: Game, state: State, seat: Seat, action: Deliver): LegalDelivery | Refusal {
  const { from, cube, path, bonus } = action
  const origin = game.board.byName.get(from)
  if (origin === undefined || !game.steps.sources(game, state).includes(origin)) {
    return refusal('AOS-MOVE-03', { from, cube })
  }
  if (!state.cubes[origin]?.includes(cube)) return refusal('AOS-MOVE-03', { from, cube })
  const { engine } = playerOf(state, seat)
  if (path.length < 1 || path.length > engine) return refusal('AOS-MOVE-03', { links: path.length, engine })
  const journey = journeyOf(game, state, seat)
  const walked = walk(trackOf(game, state), journey, origin, GOODS.indexOf(cube), path)
  if (isObstacle(walked)) return refusalFor(game, walked, cube)
  const offered = game.steps.bonuses(game, state, seat, cube, walked)
  const chosen = offered.find((one) => one.bonus === bonus)
  if (!chosen) return refusal('AOS-FLOW-05', { option: bonus ?? -1, options: offered.length })
  return { places: walked.places, gains: sum(linkGains(journey, walked), chosen.gains) }
}

/** Which rule each obstacle stands for in this game. */
const RULE_OF: Readonly<Record<Obstacle['word'], string>> = {
  'no-link': 'AOS-MOVE-08',
  arrived: 'AOS-MOVE-05',
  'no-passage': 'AOS-MOVE-06',
  twice: 'AOS-MOVE-04',
  'link-twice': 'AOS-MOVE-04',
  'not-there': 'AOS-MOVE-13',
}

const refusalFor = (game: Game, { word, place, side }: Obstacle, cube: Good): Refusal =>
  refusal(RULE_OF[word], { place: nameOf(game, place), ...(word === 'no-link' ? { side } : { cube }) })

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
export function haulageFor(game: Game, state: State, seat: Seat): Haulage<Good> {
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
