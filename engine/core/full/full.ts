import type { GameTypes, Nothing, PhasedRules } from '../phased.ts'
import type { Pick as Choose, FullRules, Seat } from '../rules.ts'
import type { CheckedPhasedRules } from './checked.ts'

/** One legal action at random of a seat that may act. A method, so that those of different stages make one list. */
interface Sampler<T extends GameTypes, Stage> {
  sample(game: T['Game'], state: T['State'], stage: Stage, seat: Seat, pick: Choose): T['Action']
}

type StageIn<T extends GameTypes> = T['State']['stage']

/** By the phase in which a seat acts. */
export type Samples<T extends GameTypes> = {
  readonly [Phase in Exclude<StageIn<T>['phase'], 'over'>]: Sampler<T, Extract<StageIn<T>, { phase: Phase }>>['sample']
}

export type FullPhasedRules<T extends GameTypes> = FullRules<
  T['State'],
  T['Action'],
  T['Moves'] | Nothing,
  T['Event']
> &
  Pick<PhasedRules<T>, 'game'>

/** All of a game of phases. */
export function fullRules<T extends GameTypes>(rules: CheckedPhasedRules<T>, by: Samples<T>): FullPhasedRules<T> {
  const samples: Readonly<Record<string, Sampler<T, StageIn<T>>['sample'] | undefined>> = by
  return {
    ...rules,
    sample(state, seat, pick) {
      const sample = rules.turn(state).seats.includes(seat) ? samples[state.stage.phase] : undefined
      if (!sample) throw new Error(`seat ${seat} has nothing to do`)
      return sample(rules.game(state.map), state, state.stage, seat, pick)
    },
  }
}
