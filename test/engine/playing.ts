import { expect } from 'vitest'
import type { Chance } from '#engine/core/chance.ts'
import type { Options } from '#engine/core/file/options.ts'
import type { FullRules, GameEvent, SomeAction } from '#engine/core/rules.ts'
import { directed, settled } from './directed.ts'

/** What tests of any game do with its rules: they play, and see what is refused. */

export type TurnOf<Action> = readonly [seat: number, action: Action]

export interface Played<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
}

export interface Playing<State, Action, Event> {
  /** The options of a table, with defaults for what is not said. */
  optionsWith(wanted: Options, map: string): Options
  accepted(state: State, seat: number, action: Action, chance?: Chance): Played<State, Event>
  /** Plays actions that must all be accepted. */
  played(state: State, turns: readonly TurnOf<Action>[], chance?: Chance): State
  /** The rule that refuses an action; a refused action must leave its input as it was. */
  refusedBy(state: State, seat: number, action: unknown): string
}

export function playing<State, Action extends SomeAction, Moves, Event extends GameEvent>(
  rules: FullRules<State, Action, Moves, Event>,
): Playing<State, Action, Event> {
  const accepted = (state: State, seat: number, action: Action, chance = directed()): Played<State, Event> => {
    const step = rules.play(state, seat, action, chance)
    if (!step.ok)
      throw new Error(`${step.refusal.rule} refuses ${JSON.stringify(action)} ${JSON.stringify(step.refusal.params)}`)
    expect(rules.broken(step.state)).toEqual([])
    return step
  }
  return {
    accepted,
    optionsWith: (wanted, map) => settled(rules, map, wanted),
    played: (state, turns, chance) =>
      turns.reduce((before, [seat, action]) => accepted(before, seat, action, chance).state, state),
    refusedBy(state, seat, action) {
      const before = JSON.stringify(state)
      const step = rules.play(state, seat, action, directed())
      expect(JSON.stringify(state)).toBe(before)
      return step.ok ? 'accepted' : step.refusal.rule
    },
  }
}
