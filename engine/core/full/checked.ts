import type { GameTypes, Nothing, PhasedRules } from '../phased.ts'
import type { CheckedRules } from '../rules.ts'

export type CheckedPhasedRules<T extends GameTypes> = CheckedRules<
  T['State'],
  T['Action'],
  T['Moves'] | Nothing,
  T['Event']
> &
  Pick<PhasedRules<T>, 'game'>

/** Rules of phases, with what can never be true of a state. */
export const checkedRules = <T extends GameTypes>(
  rules: PhasedRules<T>,
  broken: (game: T['Game'], state: T['State']) => readonly string[],
): CheckedPhasedRules<T> => ({ ...rules, broken: (state) => broken(rules.game(state.map), state) })
