import type { ageOfSteam } from '../age-of-steam/index.ts'
import type { State as AgeOfSteamState } from '../age-of-steam/types.ts'
import type { Rules, Seat, Standing } from '../core/rules.ts'
import { playerOf, withPlayer } from '../core/run.ts'
import type { steam } from '../steam/index.ts'
import type { State as SteamState } from '../steam/types.ts'

/**
 * Money in a plan, and how a round of a game passes there. Nobody is ruined: what cannot be paid is money below nothing,
 * which says how much is missing. What chance brings is left out.
 */
interface Passing<Game extends Rules, State> {
  rounds(rules: Game, state: State): number
  /** Income, bills and what else each round takes, of everybody. */
  upkeep(rules: Game, state: State): State
  /** The same with so much more money, or less. */
  lend(state: State, seat: Seat, dollars: number): State
  /** What everybody gives back between two rounds, and a new one begun: no turn of the last goes on in it. */
  anew(state: State): State
}

const AGE_OF_STEAM: Passing<typeof ageOfSteam, AgeOfSteamState> = {
  rounds: (rules, { map, players }) => rules.game(map).steps.rounds(players.length),
  upkeep(rules, state) {
    const { steps } = rules.game(state.map)
    const players = state.players.map((player, seat) => {
      if (!state.order.includes(seat)) return player
      const money = player.money + player.income - player.shares - player.engine
      return { ...player, money, income: player.income - steps.reduction(state, player.income) }
    })
    return { ...state, players }
  },
  lend: (state, seat, dollars) => withPlayer(state, seat, { money: playerOf(state, seat).money + dollars }),
  anew: (state) => ({
    ...state,
    players: state.players.map((player) => ({ ...player, special: null })),
    stage: { phase: 'shares', left: state.order },
  }),
}

/** STM-EXP-15: a dollar for every link of the locomotive. */
const dues = ({ options }: SteamState, engine: number): number => (options.mode === 'standard' ? engine : 0)

const STEAM: Passing<typeof steam, SteamState> = {
  rounds: (rules, state) => rules.turn(state).rounds,
  upkeep(_, state) {
    const players = state.players.map((player) =>
      player.eliminated === null
        ? { ...player, cash: player.cash + player.income - dues(state, player.engine) }
        : player,
    )
    return { ...state, players }
  },
  lend: (state, seat, dollars) => withPlayer(state, seat, { cash: playerOf(state, seat).cash + dollars }),
  anew: (state) => ({
    ...state,
    players: state.players.map((player) => ({ ...player, tile: null, uses: false })),
    stage: { phase: 'select', left: state.order },
  }),
}

/** Here the types of a game end: rules and states that meet are always of one game. */
const passingOf = ({ id }: Rules): Passing<Rules, WithRound> | undefined =>
  ({ 'age-of-steam': AGE_OF_STEAM, steam: STEAM })[id] as unknown as Passing<Rules, WithRound> | undefined

interface WithRound {
  readonly round: number
}

/** The same with so much more money, or less, where a game has lent any. */
export const lend = (rules: Rules, state: unknown, seat: Seat, dollars: number): unknown =>
  dollars === 0 ? state : (passingOf(rules)?.lend(state as WithRound, seat, dollars) ?? state)

/** The beginning of the next round, if nothing else happened; null where there is none, or rounds mean nothing. */
export function nextRound(rules: Rules, state: unknown): unknown {
  const passing = passingOf(rules)
  const now = state as WithRound
  if (!passing || now.round >= passing.rounds(rules, now)) return null
  return passing.anew({ ...passing.upkeep(rules, now), round: now.round + 1 })
}

/** How the match would end if nothing happened any more but bills and income; null where rounds mean nothing. */
export function asItWouldEnd(rules: Rules, state: unknown): readonly Standing[] | null {
  const passing = passingOf(rules)
  if (!passing) return null
  let now = state as WithRound
  for (let next = nextRound(rules, now); next !== null; next = nextRound(rules, now)) now = next as WithRound
  return rules.standings(passing.upkeep(rules, now))
}
