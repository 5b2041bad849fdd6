import fc from 'fast-check'
import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import type { Bot } from '#engine/bots/bot.ts'
import { greedyBot } from '#engine/bots/index.ts'
import { randomBot } from '#engine/bots/random.ts'
import type { Options } from '#engine/core/options.ts'
import type { Pick, Rules } from '#engine/core/rules.ts'
import { seededPick } from '../../random.ts'
import { type Refereed, referee } from '../../referee.ts'
import { optionsWith } from './position.ts'

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

/** Any map with any number of players it takes and any options it offers. */
export const anyTable: fc.Arbitrary<Table> = fc.constantFrom(...ageOfSteam.maps).chain(({ id, seats: [least, most] }) =>
  fc.record({
    map: fc.constant(id),
    seats: fc.integer({ min: least, max: most }),
    options: fc.record(
      Object.fromEntries(
        ageOfSteam.options(id).map((field) => [field.id, fc.constantFrom(...field.values.map((value) => value.id))]),
      ),
    ),
    wealth: fc.constantFrom(0, WEALTH),
    seed: fc.integer().map(String),
  }),
)

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

/** Plays sensibly most of the time, so that the board fills, and anything at all now and then. */
const MIXED: Bot = {
  ...greedyBot,
  choose: (rules, view, seat, pick) => (pick(4) === 0 ? randomBot : greedyBot).choose(rules, view, seat, pick),
}

/** A whole match; whoever watches sees every state, frozen. */
export function whole(table: Table, watch?: (state: State, pick: Pick) => void): Refereed {
  const { map, seats, options, wealth, seed } = table
  const pick = seededPick(`${seed}/watch`)
  const bots = Array.from({ length: seats }, () => MIXED)
  return referee({ rules: withWealth(wealth), map, options, bots, seed }, (state) => {
    deepFreeze(state)
    watch?.(state as State, pick)
  })
}

const withWealth = (wealth: number): Rules => ({
  ...(ageOfSteam as Rules),
  setup(begin, chance) {
    const state = ageOfSteam.setup(begin, chance)
    return { ...state, players: state.players.map((one) => ({ ...one, money: one.money + wealth })) }
  },
})

export const seatOf = (state: State): number => ageOfSteam.turn(state).seats[0] as number

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
}
