import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trackOf } from '#engine/age-of-steam/game.ts'
import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import { noChance } from '#engine/core/chance.ts'
import type { FullRules, GameEvent, SomeAction } from '#engine/core/rules.ts'
import { type State as SteamState, steam } from '#engine/steam/index.ts'
import { CITY, PLAIN } from '#engine/track/board.ts'
import { sectionsOf } from '#engine/track/sections.ts'
import * as actions from './age-of-steam/actions.ts'
import * as tables from './age-of-steam/tables.ts'
import * as steamActions from './steam/actions.ts'
import { holdsAlways } from './steam/sound.ts'
import * as steamTables from './steam/tables.ts'
import { type Listing, playsWhatIsListed, survivesJson } from './tables.ts'
import type { RichTable, Whole } from './wealth.ts'

/** What holds in every state of a match on one map, besides what holds on all. */
const HOLDS: Readonly<Record<string, (state: State) => void>> = {
  'rust-belt': (state) => expect(kindsWithCubes(state).every((kind) => kind === CITY)).toBe(true),
  'western-us': (state) => expect(state.bag.white).toBe(0),
  'southern-us': (state) => expect(state.bag.white).toBe(0),
  germany(state) {
    const game = ageOfSteam.game('germany')
    for (const { index, place } of game.board.hexes) if (place?.terminal) expect(state.cubes[index]).toBeUndefined()
    if (state.stage.phase === 'build') return
    for (const seat of state.order) expect(sectionsOf(trackOf(game, state), seat)).toEqual([])
  },
  barbados(state) {
    const { display, memory } = state
    for (const die of [1, 2, 3, 4, 5, 6] as const) expect(display[`dark${die}`]).toEqual([null, null, null])
    expect(display.E).toEqual([null, null])
    expect(new Set(memory.usedUp).size).toBe(memory.usedUp?.length ?? 0)
  },
  'st-lucia'(state) {
    expect(new Set(Object.values(state.display).flat())).toEqual(new Set([null]))
    expect(kindsWithCubes(state).every((kind) => kind === PLAIN)).toBe(true)
  },
}

function kindsWithCubes(state: State): (number | undefined)[] {
  const { kinds } = trackOf(ageOfSteam.game(state.map), state)
  return Object.keys(state.cubes).map((hex) => kinds[Number(hex)])
}

/** What these tests have to know of a game. */
interface Kit<State, Action extends SomeAction, Moves, Event extends GameEvent> extends Listing<State, Action, Moves> {
  readonly rules: FullRules<State, Action, Moves, Event>
  readonly anyTable: fc.Arbitrary<RichTable>
  readonly everyTable: readonly RichTable[]
  readonly whole: Whole<State>
  /** What holds in every state, besides what the referee checks. */
  holds(state: State): void
  /** What is asked in phases that draw nothing, and which of it comes up in few matches only. */
  readonly certain: readonly string[]
  readonly rare?: readonly string[]
}

function wholeMatches<State, Action extends SomeAction, Moves, Event extends GameEvent>(
  kit: Kit<State, Action, Moves, Event>,
): void {
  const { rules, anyTable, everyTable, whole } = kit

  const named = everyTable.map((table): [string, RichTable] => [
    [table.map, table.options.edition, table.options.mode, `with ${table.seats}`].filter(Boolean).join(' '),
    table,
  ])

  test.each(named)('%s, to the end and with nothing broken', (_, table) => {
    const { result, rounds, state } = whole(table, kit.holds)
    expect(result.standings).toHaveLength(table.seats)
    expect(rounds).toBe(rules.turn(state as State).rounds)
  })

  test('on any map with any options: cubes, tiles, markers, money, owners', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        expect(whole(table, kit.holds).result.standings).toHaveLength(table.seats)
      }),
      { numRuns: 40 },
    )
  })

  test('every listed move is accepted; what is not listed is refused and changes nothing', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        whole(table, (state, pick) => {
          if (pick(8) === 0) playsWhatIsListed(rules, kit, state, pick)
        })
      }),
      { numRuns: 40 },
    )
  })

  test('a state that went through JSON plays on to the same hash', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        whole(table, (state, pick) => {
          if (pick(10) === 0) survivesJson(rules, state, pick)
        })
      }),
      { numRuns: 15 },
    )
  })

  test('building, choosing and moving need no chance, so a client may show them at once', () => {
    const asks = new Set<string>()
    for (const table of everyTable.filter(({ seats }) => seats < 5)) {
      whole(table, (state, pick) => {
        const { ask, seats } = rules.turn(state)
        if (!kit.certain.includes(ask) || (ask === 'build' && pick(4) > 0)) return
        const seat = seats[0] as number
        expect(rules.play(state, seat, rules.sample(state, seat, pick), noChance).ok).toBe(true)
        asks.add(ask)
      })
    }
    for (const ask of kit.certain) if (!kit.rare?.includes(ask)) expect(asks).toContain(ask)
  })
}

describe('whole matches of Age of Steam at random', { timeout: 60_000 }, () => {
  wholeMatches({
    rules: ageOfSteam,
    ...tables,
    ...actions,
    holds: (state: State) => HOLDS[state.map]?.(state),
    certain: ['build', 'bid', 'issue', 'payFirst', 'chooseGains'],
    rare: ['chooseGains'],
  })
})

describe('STM-ENG-05 whole matches of Steam at random', { timeout: 60_000 }, () => {
  wholeMatches({
    rules: steam,
    ...steamTables,
    ...steamActions,
    holds: (state: SteamState) => holdsAlways(state),
    certain: ['build', 'bid', 'raise', 'select', 'goods', 'score'],
  })
})
