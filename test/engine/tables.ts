import fc from 'fast-check'
import { expect, inject } from 'vitest'
import { atOnce, type Bot } from '#engine/bots/bot.ts'
import { NOVICE } from '#engine/bots/catalogue.ts'
import { noviceBot } from '#engine/bots/index.ts'
import { randomBot } from '#engine/bots/random.ts'
import type { Options } from '#engine/core/file/options.ts'
import { stateHash } from '#engine/core/hash.ts'
import type { FullRules, Pick, SomeAction } from '#engine/core/rules.ts'
import { seededChance, seededPick } from '#engine/core/seeded/seeded.ts'
import { type Refereed, referee } from '../referee.ts'

/** Everything that is decided before a match begins. */
export interface Table {
  readonly map: string
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

/** Any map with any number of players it takes and any options it offers. */
export const anyTableOf = (rules: { maps: FullRules['maps']; options: FullRules['options'] }): fc.Arbitrary<Table> =>
  fc.constantFrom(...rules.maps).chain(({ id, seats: [least, most] }) =>
    fc.record({
      map: fc.constant(id),
      seats: fc.integer({ min: least, max: most }),
      options: fc.record(
        Object.fromEntries(rules.options(id).map((field) => [field.id, fc.constantFrom(...field.values)])),
      ),
      seed: fc.integer().map(String),
    }),
  )

/** Plays sensibly most of the time, so that the board fills, and anything at all now and then. */
export const MIXED: Bot = atOnce(NOVICE, (rules, view, seat, pick) =>
  (pick(4) === 0 ? randomBot : noviceBot).choose(rules, view, seat, pick),
)

/** A whole match, another one with every seed of the run; whoever watches sees every state, frozen. */
export function wholeMatch<State>(
  rules: FullRules,
  { map, seats, options, seed: name }: Table,
  watch?: (state: State, pick: Pick) => void,
  bot = MIXED,
): Refereed {
  const seed = `${inject('seed')}/${name}`
  const pick = seededPick(`${seed}/watch`)
  return referee({ rules, map, options, bots: Array.from({ length: seats }, () => bot), seed }, (state) => {
    deepFreeze(state)
    watch?.(state as State, pick)
  })
}

export const oneOf = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T

/** What a game's moves and actions have to do with each other, for the tests that hold a game to it. */
export interface Listing<State, Action, Moves> {
  /** One of the listed moves, if there is any. */
  listed(moves: Moves, pick: Pick): Action | null
  /** Any action of any phase, well formed and mostly nonsense. */
  anything(state: State, pick: Pick): Action
  /** Whether the list of moves has an action, or what it is composed of. */
  isListed(state: State, seat: number, moves: Moves, action: Action): boolean
}

/** In this state: a listed move is accepted; what is not listed is refused. */
export function playsWhatIsListed<State, Action extends SomeAction, Moves>(
  rules: FullRules<State, Action, Moves>,
  { listed, anything, isListed }: Listing<State, Action, Moves>,
  state: State,
  pick: Pick,
): void {
  const { seats, over } = rules.turn(state)
  if (over) return
  const seat = oneOf(seats, pick)
  const moves = rules.moves(state, seat)
  const action = pick(2) === 0 ? listed(moves, pick) : anything(state, pick)
  if (!action) return
  const step = rules.play(state, seat, action, seededChance('listed', 0))
  expect([action, step.ok]).toEqual([action, isListed(state, seat, moves, action)])
  if (step.ok) expect(rules.broken(step.state)).toEqual([])
}

/** A state that went through JSON plays on to the same step. */
export function survivesJson<State>(rules: FullRules<State>, state: State, pick: Pick): void {
  const { seats, over } = rules.turn(state)
  if (over) return
  const seat = oneOf(seats, pick)
  const sent = JSON.parse(JSON.stringify(state)) as State
  expect(stateHash(sent)).toBe(stateHash(state))
  const action = rules.sample(state, seat, pick)
  const [one, other] = [state, sent].map((from) => rules.play(from, seat, action, seededChance('json', 1)))
  expect(other).toEqual(one)
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
}
