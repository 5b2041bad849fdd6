import fc from 'fast-check'
import type { Bot } from '#engine/bots/bot.ts'
import type { Options } from '#engine/core/file/options.ts'
import type { Pick as Choose, FullRules, GameEvent, SomeAction } from '#engine/core/rules.ts'
import type { Refereed } from '../referee.ts'
import { settled } from './directed.ts'
import { anyTableOf, MIXED, type Table, wholeMatch } from './tables.ts'

/** Tables of games in which whoever runs out of money is out of the match. */
export interface RichTable extends Table {
  /** Everybody starts with so much more that nobody goes bankrupt and the match goes to its end. */
  readonly wealth: number
}

const WEALTH = 200

/** Any map of a game with any number of players it takes and any options it offers, as it is or with much money. */
export const anyRichTableOf = (rules: FullRules): fc.Arbitrary<RichTable> =>
  fc.tuple(anyTableOf(rules), fc.constantFrom(0, WEALTH)).map(([table, wealth]) => ({ ...table, wealth }))

/** Each map once with each number of players, in each edition or mode that this option tells apart. */
export const everyTableOf = (rules: FullRules, option: string): readonly RichTable[] =>
  rules.maps.flatMap(({ id: map, seats: [least, most] }) => {
    const values = rules.options(map).find(({ id }) => id === option)?.values ?? [null]
    const wanted = values.map((value): Options => (value ? { [option]: value } : {}))
    return Array.from({ length: most - least + 1 }, (_, i) => least + i).flatMap((seats) =>
      wanted.map((one) => ({
        map,
        seats,
        options: settled(rules, map, one),
        wealth: WEALTH,
        seed: `every/${map}/${seats}`,
      })),
    )
  })

/** A whole match; whoever watches sees every state, frozen. */
export type Whole<State> = (table: RichTable, watch?: (state: State, pick: Choose) => void) => Refereed

/** `enriched` gives everybody so much more money. */
export const wholeOf =
  <State, Action extends SomeAction, Moves, Event extends GameEvent>(
    rules: FullRules<State, Action, Moves, Event>,
    enriched: (state: State, wealth: number) => State,
    bot: Bot = MIXED,
  ): Whole<State> =>
  (table, watch) => {
    const rich = { ...rules, setup: (...begin) => enriched(rules.setup(...begin), table.wealth) } as FullRules
    return wholeMatch(rich, table, watch, bot)
  }
