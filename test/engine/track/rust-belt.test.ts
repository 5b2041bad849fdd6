import { describe, expect, test } from 'vitest'
import { opposite, SIDES } from '#engine/hex/layout.ts'
import { boardFrom, type MapData, NO_HEX, neighbourOf } from '#engine/track/board.ts'
import { game, HEX, hexIndex } from '../age-of-steam/position.ts'

const { board } = game
const cities = board.hexes.filter((hex) => hex.place?.kind === 'city')
const towns = board.hexes.filter((hex) => hex.place?.kind === 'town')

/** Section 11 of the rules: what the texts reveal of the board. */
describe('Rust Belt', () => {
  test('twelve cities with the numbers 1 to 6 in light and dark, fourteen towns', () => {
    expect(cities).toHaveLength(12)
    expect(towns).toHaveLength(14)
    const numbers = cities.map(({ place }) => `${place?.number?.side}${place?.number?.die}`)
    expect(new Set(numbers).size).toBe(12)
  })

  test('Evansville and Cincinnati are both blue; Kansas City is light 3, Des Moines light 4', () => {
    const place = (name: string) => board.hexes.find((hex) => hex.place?.name === name)?.place
    expect([place('Evansville')?.colors, place('Cincinnati')?.colors]).toEqual([['blue'], ['blue']])
    expect(place('Kansas City')?.number).toEqual({ side: 'light', die: 3 })
    expect(place('Des Moines')?.number).toEqual({ side: 'light', die: 4 })
  })

  test('nine mountains, and the terrain of the worked example', () => {
    expect(board.hexes.filter((hex) => hex.terrain === 'mountain')).toHaveLength(9)
    const terrain = (name: string) => board.hexes[hexIndex(name)]?.terrain
    expect([HEX.A, HEX.B, HEX.D, HEX.F].map(terrain)).toEqual(['plain', 'plain', 'plain', 'plain'])
    expect([HEX.C, HEX.G].map(terrain)).toEqual(['river', 'river'])
  })

  test('neighbours are mutual', () => {
    for (const { index } of board.hexes) {
      for (const side of SIDES) {
        const there = neighbourOf(board, index, side)
        if (there !== NO_HEX) expect(neighbourOf(board, there, opposite(side))).toBe(index)
      }
    }
  })
})

describe('map data', () => {
  const tiny: MapData = {
    id: 'tiny',
    name: 'Tiny',
    players: [1, 2],
    layout: 'odd-r',
    terrain: ['..w', '^s~'],
    places: [{ at: [0, 0], kind: 'town', name: 'Here' }],
    walls: [
      [
        [0, 0],
        [1, 0],
      ],
    ],
    rivers: [],
  }

  test('walls close a side for both hexes; lakes are no hexes', () => {
    const made = boardFrom(tiny)
    expect(neighbourOf(made, made.byName.get('A1') as number, 0)).toBe(NO_HEX)
    expect(neighbourOf(made, made.byName.get('B1') as number, 3)).toBe(NO_HEX)
    expect(made.byName.has('C1')).toBe(false)
    expect(made.hexes.map((hex) => hex.terrain)).toEqual(['plain', 'plain', 'mountain', 'swamp', 'river'])
  })

  test.each<[string, Partial<MapData>]>([
    ['unknown terrain', { terrain: ['..x'] }],
    ['is not on land', { places: [{ at: [2, 0], kind: 'town', name: 'Afloat' }] }],
  ])('%s is an error in the file', (message, change) => {
    expect(() => boardFrom({ ...tiny, ...change })).toThrow(message)
  })
})
