import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trackOf } from '#engine/age-of-steam/game.ts'
import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import { noChance } from '#engine/core/chance.ts'
import { CITY, PLAIN } from '#engine/track/board.ts'
import { sectionsOf } from '#engine/track/sections.ts'
import { anything, isListed, listed } from './age-of-steam/actions.ts'
import { anyTable, everyTable, type Table, whole } from './age-of-steam/tables.ts'
import { playsWhatIsListed, survivesJson } from './tables.ts'

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

describe('whole matches at random', { timeout: 60_000 }, () => {
  const named = everyTable.map((table): [string, Table] => [
    [table.map, table.options.edition, `with ${table.seats}`].filter((word) => word !== undefined).join(' '),
    table,
  ])

  test.each(named)('%s, to the end and with nothing broken', (_, table) => {
    const { result, rounds, state } = whole(table, HOLDS[table.map])
    expect(result.standings).toHaveLength(table.seats)
    expect(rounds).toBe(ageOfSteam.turn(state as State).rounds)
  })

  test('on any map with any options: cubes, tiles, markers, money, owners', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        expect(whole(table, HOLDS[table.map]).result.standings).toHaveLength(table.seats)
      }),
      { numRuns: 40 },
    )
  })

  test('every listed move is accepted; what is not listed is refused and changes nothing', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        whole(table, (state, pick) => {
          if (pick(8) === 0) playsWhatIsListed(ageOfSteam, { listed, anything, isListed }, state, pick)
        })
      }),
      { numRuns: 40 },
    )
  })

  test('a state that went through JSON plays on to the same hash', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        whole(table, (state, pick) => {
          if (pick(10) === 0) survivesJson(ageOfSteam, state, pick)
        })
      }),
      { numRuns: 15 },
    )
  })

  test('building, choosing and moving need no chance, so a client may show them at once', () => {
    const asks = new Set<string>()
    for (const table of everyTable.filter(({ seats }) => seats < 5)) {
      whole(table, (state, pick) => {
        const { ask, seats } = ageOfSteam.turn(state)
        if (!['build', 'bid', 'issue', 'payFirst', 'chooseGains'].includes(ask) || (ask === 'build' && pick(4) > 0))
          return
        const seat = seats[0] as number
        expect(ageOfSteam.play(state, seat, ageOfSteam.sample(state, seat, pick), noChance).ok).toBe(true)
        asks.add(ask)
      })
    }
    expect(asks).toContain('payFirst')
  })
})
