import { describe, expect, test } from 'vitest'
import { ageOfSteam, ageOfSteamOn, GOODS } from '#engine/age-of-steam/index.ts'
import { MAPS } from '#engine/age-of-steam/maps/index.ts'
import { randomBot } from '#engine/bots/random.ts'
import { settleOptions } from '#engine/core/file/options.ts'
import type { FullRules } from '#engine/core/rules.ts'
import { opposite, SIDES } from '#engine/hex/layout.ts'
import { type HexIndex, type MapData, NO_HEX, neighbourOf } from '#engine/track/board.ts'
import { referee } from '../../../referee.ts'
import { begin } from '../position.ts'

/** What any board has to be like, whatever its rules: a new map is held to it by being in the list of maps. */
describe.each(MAPS.map(({ data }) => [data.id, data] as const))('%s', (id, data) => {
  const { board, steps } = ageOfSteam.game(id)
  const places = board.hexes.flatMap(({ place }) => place ?? [])
  const unique = (values: readonly unknown[]): boolean => new Set(values.map(String)).size === values.length

  test('neighbours are mutual, and all land hangs together unless it is walled off', () => {
    for (const { index } of board.hexes) {
      for (const side of SIDES) {
        const there = neighbourOf(board, index, side)
        if (there !== NO_HEX) expect(neighbourOf(board, there, opposite(side))).toBe(index)
      }
    }
    const reached = new Set<HexIndex>([0])
    for (const hex of reached) {
      for (const side of SIDES) if (neighbourOf(board, hex, side) !== NO_HEX) reached.add(neighbourOf(board, hex, side))
    }
    expect(reached.size).toBe(board.hexes.length)
  })

  test('no two places on one hex, no two cities with one number, no colour without cubes', () => {
    expect(unique(data.places.map(({ at }) => at))).toBe(true)
    expect(unique(places.flatMap(({ number }) => (number ? `${number.side}${number.die}` : [])))).toBe(true)
    for (const { kind, colors, randomColor } of places) {
      expect(colors.every((color) => (GOODS as readonly string[]).includes(color))).toBe(true)
      if (kind === 'city' && !randomColor) expect(colors).not.toEqual([])
    }
  })

  test('walls and printed prices lie where hexes are', () => {
    const printed = data.special?.printedCosts ?? []
    expect(board.hexes.filter(({ cost }) => cost !== null)).toHaveLength(printed.length)
    const sides = board.hexes.flatMap(({ at, index }) =>
      SIDES.filter((side) => neighbourOf(board, index, side) !== NO_HEX).map(() => at),
    )
    expect(sides.length + 2 * data.walls.length, 'a wall between no neighbours').toBe(sidesWithoutWalls(data))
  })

  test('the setup has cubes enough, for every number of players', () => {
    const [least, most] = data.players
    for (let seats = least; seats <= most; seats++) {
      const state = begin(seats, {}, {}, id)
      expect(ageOfSteam.broken(state)).toEqual([])
      for (const { index, place } of board.hexes) {
        if (place?.kind === 'city') expect(state.cubes[index] ?? []).toHaveLength(place.cubes)
      }
      expect(steps.rounds(seats)).toBeGreaterThan(0)
    }
  })
})

function sidesWithoutWalls(data: MapData): number {
  const { board } = ageOfSteamOn([{ data: { ...data, walls: [] } }]).game(data.id)
  return board.across.filter((there) => there !== NO_HEX).length
}

/** docs/adding-a-map.md promises that a board is all that a map needs. */
describe('a map without rules of its own', () => {
  const data: MapData = {
    id: 'delta',
    name: 'Delta',
    players: [3, 4],
    layout: 'odd-r',
    terrain: ['.~...', '..~^.', '...~.', 's..~w'],
    places: [
      { at: [0, 0], kind: 'city', name: 'Upstream', color: 'red', number: { side: 'light', die: 1 }, cubes: 3 },
      { at: [4, 1], kind: 'city', name: 'Quarry', color: 'black', number: { side: 'light', die: 2 }, cubes: 2 },
      { at: [1, 3], kind: 'city', name: 'Harbour', color: 'blue', number: { side: 'dark', die: 1 }, cubes: 2 },
      { at: [2, 2], kind: 'town', name: 'Ferry' },
    ],
    walls: [],
    rivers: [],
  }
  const rules = ageOfSteamOn([{ data }])

  test.each([3, 4])('is played from its data alone, %i seats', (seats) => {
    const settled = settleOptions(rules.options('delta'), {})
    if (!settled.ok) throw new Error(settled.refusal.rule)
    const bots = Array.from({ length: seats }, () => randomBot)
    for (let game = 0; game < 10; game++) {
      const { result } = referee({
        rules: rules as FullRules,
        map: 'delta',
        options: settled.options,
        bots,
        seed: `${game}`,
      })
      expect(result.standings).toHaveLength(seats)
    }
  })

  test('is offered with its seats and the usual options', () => {
    expect(rules.maps).toEqual([{ id: 'delta', name: 'Delta', seats: [3, 4] }])
    expect(rules.options('delta').map(({ id }) => id)).toEqual(['sectionLoss', 'firstTile', 'ownerMarkerLimit'])
  })
})
