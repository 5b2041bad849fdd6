import fc from 'fast-check'
import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import type { Options } from '#engine/core/options.ts'
import type { Pick, Rules } from '#engine/core/rules.ts'
import type { Refereed } from '../../referee.ts'
import { type Table as AnyTable, anyTableOf, wholeMatch } from '../tables.ts'
import { optionsWith } from './position.ts'

export interface Table extends AnyTable {
  /** Everybody starts with so much more that nobody goes bankrupt and the match goes to its end. */
  readonly wealth: number
}

const WEALTH = 200

/** Any map with any number of players it takes and any options it offers. */
export const anyTable: fc.Arbitrary<Table> = fc
  .tuple(anyTableOf(ageOfSteam), fc.constantFrom(0, WEALTH))
  .map(([table, wealth]) => ({ ...table, wealth }))

/** Each map once with each number of players, in each edition it was printed in. */
export const everyTable: readonly Table[] = ageOfSteam.maps.flatMap(({ id: map, seats: [least, most] }) => {
  const editions = ageOfSteam.options(map).find(({ id }) => id === 'edition')?.values ?? [null]
  const wanted = editions.map((edition): Options => (edition ? { edition: edition.id } : {}))
  return Array.from({ length: most - least + 1 }, (_, i) => least + i).flatMap((seats) =>
    wanted.map((one) => ({
      map,
      seats,
      options: optionsWith(one, map),
      wealth: WEALTH,
      seed: `every/${map}/${seats}`,
    })),
  )
})

/** A whole match; whoever watches sees every state, frozen. */
export const whole = (table: Table, watch?: (state: State, pick: Pick) => void): Refereed =>
  wholeMatch(withWealth(table.wealth), table, watch)

const withWealth = (wealth: number): Rules => ({
  ...(ageOfSteam as Rules),
  setup(begin, chance) {
    const state = ageOfSteam.setup(begin, chance)
    return { ...state, players: state.players.map((one) => ({ ...one, money: one.money + wealth })) }
  },
})

export const seatOf = (state: State): number => ageOfSteam.turn(state).seats[0] as number
