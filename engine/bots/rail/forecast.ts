import type { Venture } from '../../track/venture.ts'
import { type Load, MOST_LINKS } from './market.ts'

/** When the engine is improved in place of a delivery: rounds from now. */
export type Schedule = readonly number[]

/** Worth trying: never, once or more often soon. */
export const SCHEDULES: readonly Schedule[] = [[], [0], [1], [0, 1], [1, 2], [0, 2], [0, 1, 2], [1, 2, 3]]

/** Where a round stands: how many moves the seat has left in this one, and whether it may still improve its engine. */
export interface Moves {
  readonly left: number
  readonly mayUpgrade: boolean
}

/** Rounds of the match: this one, those after it, and all. */
export interface Rounds {
  readonly now: number
  readonly left: number
  readonly all: number
}

/** What a forecast begins from. */
export interface Standing {
  readonly loads: readonly Load[]
  readonly engine: number
  readonly moves: Moves
  readonly rounds: Rounds
  /** What is built in later rounds, by what is usual. */
  readonly growth: number
  /** Own links that hang together. */
  readonly chain: number
  /** The same once the track of the next round is built, where the loads count on it. */
  readonly chainThen?: number
}

/** A turn of building that a forecast counts on, and the part of its price that goes with that. */
export interface NextTrack {
  readonly plans: readonly Venture[]
  readonly price: number
}

/** What track costs in rounds to come: what is usual, or what is counted on in the next one if that is more. */
export const spendingOn = (usual: readonly number[], { next }: Forecast): readonly number[] =>
  next && next.price > (usual[1] as number) ? usual.with(1, next.price) : usual

/** What the coming rounds bring, from this one on. */
export interface Forecast {
  readonly gains: readonly number[]
  readonly engines: readonly number[]
  /** Track that is counted on in the next round. */
  readonly next?: NextTrack
}

const MOVES_A_ROUND = 2

/** How engines go on growing after what is planned for them, and own links that hang together. */
const ENGINE_A_ROUND = 0.15
const CHAIN_A_ROUND = 1.2
/**
 * What two moves bring by the engine and the links that hang together: so it was in matches of the bots themselves, on
 * all maps and in all rounds. An engine is worth no more than the links it finds.
 */
const REACH = 0.54
const POWER = 0.8
/** Of what is not known yet, so much is still missing a round ahead, and so much of that a round later. */
const MISSING = 0.75
const STILL_MISSING = 0.7

/** A cube that a forecast moves: in which round from now, with which engine, and what it counts on from it. */
export interface Move {
  readonly load: Load
  readonly ahead: number
  readonly engine: number
  readonly gain: number
}

/** The goods that are moved round after round when the engine is improved by this schedule; `told` hears of each. */
export function forecast(standing: Standing, schedule: Schedule, told?: (move: Move) => void): Forecast | null {
  const {
    loads,
    engine,
    moves: { left, mayUpgrade },
    rounds,
    growth,
  } = standing
  const moved = new Uint8Array(loads.length)
  const gains: number[] = []
  const engines: number[] = []
  let level = engine
  for (let ahead = 0; ahead <= rounds.left; ahead++) {
    let moves = ahead === 0 ? left : MOVES_A_ROUND
    if (schedule.includes(ahead)) {
      if (level >= MOST_LINKS || moves === 0 || (ahead === 0 && !mayUpgrade)) return null
      moves--
      level++
    }
    // An engine that is improved in a round can be used for the other delivery of it at once.
    const known = bestMoves(loads, moved, level, moves, ahead, told)
    const later = Math.min(MOST_LINKS, level + ENGINE_A_ROUND * Math.max(0, ahead - (schedule.at(-1) ?? 0)))
    const usual = (usualGain(later, chainIn(standing, ahead)) * moves) / MOVES_A_ROUND
    gains.push(known + growth * caughtUp(ahead) * Math.max(0, usual - known))
    engines.push(level)
  }
  return { gains, engines }
}

/** Takes the goods that bring most now; of those that bring the same, such as would not bring more later. */
function bestMoves(
  loads: readonly Load[],
  moved: Uint8Array,
  level: number,
  moves: number,
  ahead: number,
  told?: (move: Move) => void,
): number {
  let sum = 0
  for (let move = 0; move < moves; move++) {
    let at = -1
    let most = 0.2
    let gain = 0
    for (let i = 0; i < loads.length; i++) {
      if (moved[i]) continue
      const { freight, gains: then, now } = loads[i] as Load
      const gains = ahead === 0 && now ? now : then
      const there = freight.there[ahead] as number
      const here = (gains[level - 1] as number) * there
      const rank =
        here - 0.15 * there * ((gains[Math.min(level, MOST_LINKS - 1)] as number) - (gains[level - 1] as number))
      if (rank <= most) continue
      at = i
      most = rank
      gain = here
    }
    if (at === -1) return sum
    moved[at] = 1
    sum += gain
    told?.({ load: loads[at] as Load, ahead, engine: level, gain })
  }
  return sum
}

/** Own links that hang together, so many rounds from now. */
const chainIn = ({ chain, chainThen }: Standing, ahead: number): number =>
  chainThen === undefined || ahead === 0 ? chain + CHAIN_A_ROUND * ahead : chainThen + CHAIN_A_ROUND * (ahead - 1)

const usualGain = (engine: number, chain: number): number => REACH * (Math.min(engine, chain) * chain) ** POWER

const caughtUp = (ahead: number): number => (ahead === 0 ? 0 : 1 - MISSING * STILL_MISSING ** (ahead - 1))
