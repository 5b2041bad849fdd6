import fc from 'fast-check'
import type { Bot } from '#engine/bots/bot.ts'
import { type Options, settleOptions } from '#engine/core/options.ts'
import type { Pick as Choose, GameEvent, Rules } from '#engine/core/rules.ts'
import { seededPick } from '../random.ts'
import { type Refereed, referee } from '../referee.ts'

/** Everything that is decided before a match begins. */
export interface Table {
  readonly map: string
  readonly seats: number
  readonly options: Options
  /** Everybody starts with so much more that nobody goes bankrupt and the match goes to its end. */
  readonly wealth: number
  readonly seed: string
}

const WEALTH = 200

/** Any map of a game with any number of players it takes and any options it offers. */
export const anyTableOf = (rules: Pick<Rules, 'maps' | 'options'>): fc.Arbitrary<Table> =>
  fc.constantFrom(...rules.maps).chain(({ id, seats: [least, most] }) =>
    fc.record({
      map: fc.constant(id),
      seats: fc.integer({ min: least, max: most }),
      options: fc.record(
        Object.fromEntries(
          rules.options(id).map((field) => [field.id, fc.constantFrom(...field.values.map((value) => value.id))]),
        ),
      ),
      wealth: fc.constantFrom(0, WEALTH),
      seed: fc.integer().map(String),
    }),
  )

/** Each map once with each number of players, in each edition or mode that this option tells apart. */
export const everyTableOf = (rules: Rules, option: string): readonly Table[] =>
  rules.maps.flatMap(({ id: map, seats: [least, most] }) => {
    const fields = rules.options(map)
    const values = fields.find(({ id }) => id === option)?.values ?? [null]
    const wanted = values.map((value): Options => (value ? { [option]: value.id } : {}))
    return Array.from({ length: most - least + 1 }, (_, i) => least + i).flatMap((seats) =>
      wanted.map((one) => {
        const settled = settleOptions(fields, one)
        if (!settled.ok) throw new Error(settled.refusal.rule)
        return { map, seats, options: settled.options, wealth: WEALTH, seed: `every/${map}/${seats}` }
      }),
    )
  })

/** How whole matches of a game are played in tests. */
export interface Company<State> {
  readonly bot: Bot
  /** Everybody with so much more money. */
  enriched(state: State, wealth: number): State
}

/** A whole match; whoever watches sees every state, frozen. */
export type Whole<State> = (table: Table, watch?: (state: State, pick: Choose) => void) => Refereed

export const wholeOf =
  <State, Action, Moves, Event extends GameEvent>(
    rules: Rules<State, Action, Moves, Event>,
    { bot, enriched }: Company<State>,
  ): Whole<State> =>
  ({ map, seats, options, wealth, seed }, watch) => {
    const pick = seededPick(`${seed}/watch`)
    const rich = { ...rules, setup: (...begin) => enriched(rules.setup(...begin), wealth) } as Rules
    const bots = Array.from({ length: seats }, () => bot)
    return referee({ rules: rich, map, options, bots, seed }, (state) => {
      deepFreeze(state)
      watch?.(state as State, pick)
    })
  }

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
}
