import { type Phase, type PhasedGame, type RunOf, winnersOf } from '../core/phased.ts'
import { isRefusal, type Refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import { update } from '../core/run.ts'
import { tell } from './game.ts'
import type { RailState, RailTypes } from './types.ts'

/** A phase that asks one seat after the other. Methods, so that phases of different stages make one list. */
export interface DecisionPhase<T extends RailTypes, Stage> extends Turns<T, Stage> {
  /** Where the phase begins; null when nobody has anything to decide and it is over at once. */
  enter(run: RunOf<T>): Stage | null
}

/** A phase, however it begins. */
export interface Turns<T extends RailTypes, Stage> extends Pick<Phase<T, Stage>, 'ask' | 'moves'> {
  /** Who is asked now. */
  seat(stage: Stage): Seat
  /** Carries out an action of the seat that is asked: the stage afterwards, null when the phase is over, or a refusal. */
  play(run: RunOf<T>, stage: Stage, seat: Seat, action: T['Action']): Stage | null | Refusal
  /** What a seat that gives up leaves half done, made such that it can stay as it is. */
  tidyUp?(run: RunOf<T>, stage: Stage, seat: Seat): Stage
  /** The stage once the seat that is asked is out of the match; null when the phase is over. */
  without(run: RunOf<T>, stage: Stage, seat: Seat): Stage | null
}

/** Says that an action belongs to another phase. */
export type NotNow = (stage: { readonly phase: string }, action: { readonly type: string }) => Refusal

/** The stage when the first of those left to act has: null when that was the last one. */
export function withNext<Stage extends { readonly left: readonly Seat[] }>(stage: Stage): Stage | null {
  const left = stage.left.slice(1)
  return left.length > 0 ? { ...stage, left } : null
}

export const firstLeft = ({ left }: { readonly left: readonly Seat[] }): Seat => left[0] as Seat

/** Of phases in which the first of those left is asked, once each. */
export const inTurn = {
  seat: firstLeft,
  without: <Stage extends { readonly left: readonly Seat[] }>(_: unknown, stage: Stage) => withNext(stage),
}

type StageIn<T extends RailTypes> = T['State']['stage']

/** What makes up the rounds of a game. */
export interface Rounds<T extends RailTypes> extends Pick<PhasedGame<T>, 'rounds' | 'standings'> {
  /** The phases of a round in their order: such as ask somebody, and such as pass by themselves. */
  phases(game: T['Game'], state: T['State']): readonly string[]
  decision(game: T['Game'], phase: string): DecisionPhase<T, StageIn<T>> | undefined
  readonly automatic: Readonly<Record<string, (run: RunOf<T>) => void>>
  /** What changes between two rounds. */
  afterRound(run: RunOf<T>): void
  /** Just before the final score. */
  atEnd?(run: RunOf<T>): void
  /** A seat leaves the order of play, and its track becomes what the rules of the game say. */
  eliminate(run: RunOf<T>, seat: Seat, how: Leaving): void
}

/** How the journal tells that a seat is out of the match. */
export type Leaving = 'eliminated' | 'leftMatch'

/** Strings phases together to rounds, and rounds to a match; with what `phasedRules` asks of rounds and phases. */
export function flowOf<T extends RailTypes>(of: Rounds<T>) {
  const rest = (run: RunOf<T>, stage: StageIn<T>): void => update<RailState>(run, { stage })

  /** Begins a round with its first phase. */
  function beginRound(run: RunOf<T>): void {
    tell(run, { type: 'round', round: run.state.round })
    enterFirst(run, of.phases(run.game, run.state))
  }

  /** Goes through these phases until somebody has to decide something, and on to the next round. */
  function enterFirst(run: RunOf<T>, [phase, ...others]: readonly string[]): void {
    if (phase === undefined) {
      endRound(run)
      return
    }
    const stage = of.decision(run.game, phase)?.enter(run)
    of.automatic[phase]?.(run)
    if (stage) rest(run, stage)
    else if (isDecided(run.state)) end(run)
    else enterFirst(run, others)
  }

  function endRound(run: RunOf<T>): void {
    if (run.state.round >= of.rounds(run.game, run.state)) {
      end(run)
      return
    }
    of.afterRound(run)
    update<RailState>(run, { round: run.state.round + 1 })
    beginRound(run)
  }

  function leave(run: RunOf<T>, phase: string): void {
    const phases = of.phases(run.game, run.state)
    if (phases.includes(phase)) enterFirst(run, phases.slice(phases.indexOf(phase) + 1))
    else beginRound(run)
  }

  function end(run: RunOf<T>): void {
    of.atEnd?.(run)
    rest(run, { phase: 'over' })
    tell(run, { type: 'ended', winners: winnersOf(of.standings(run.game, run.state)) })
  }

  /** Elimination, but at once and not at the end of the round (GIVE-02). */
  function giveUp(run: RunOf<T>, seat: Seat): void {
    const { stage } = run.state
    const phase = of.decision(run.game, stage.phase) as DecisionPhase<T, StageIn<T>>
    const tidy = phase.tidyUp?.(run, stage, seat) ?? stage
    of.eliminate(run, seat, 'leftMatch')
    if (isDecided(run.state)) end(run)
    else goOn(run, stage.phase, phase.without(run, tidy, seat))
  }

  /** To whoever is asked next, in this phase or a later one. */
  function goOn(run: RunOf<T>, phase: string, stage: StageIn<T> | null): void {
    if (stage) rest(run, stage)
    else leave(run, phase)
  }

  /** A phase as all games have them. */
  const asPhase = (phase: DecisionPhase<T, StageIn<T>>): Phase<T> => ({
    ...phase,
    seats: (_, stage) => [phase.seat(stage)],
    play(run, stage, seat, action) {
      const outcome = phase.play(run, stage, seat, action)
      if (isRefusal(outcome)) return outcome
      goOn(run, stage.phase, outcome)
      return null
    },
  })

  const known = new Map<DecisionPhase<T, StageIn<T>>, Phase<T>>()

  /** The phase a match rests in; none once it is over. */
  function phaseOf(game: T['Game'], { stage }: T['State']): Phase<T> | undefined {
    const phase = of.decision(game, stage.phase)
    if (phase && !known.has(phase)) known.set(phase, asPhase(phase))
    return phase && known.get(phase)
  }

  /** Begins with a phase that comes before the first round; that round begins when it is over. */
  const enter = (run: RunOf<T>, phase: string): void => enterFirst(run, [phase])

  return { ...of, beginRound, enter, giveUp, phaseOf }
}

/** One seat left of several, or none at all: nothing more to decide. */
const isDecided = ({ order, players }: RailState): boolean =>
  order.length === 0 || (players.length > 1 && order.length === 1)
