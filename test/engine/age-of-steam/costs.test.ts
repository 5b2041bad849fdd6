import { describe, expect, test } from 'vitest'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { build, building, cost, directed, END, game, HEX, hexIndex, played, refusedBy } from './position.ts'

import { DARIA, EXPERIENCED, PETRA, turn } from './story.ts'

const { B, C, F, G, Indianapolis } = HEX

describe('costs', () => {
  test.each<[string, string, number, number]>([
    ['plain', B, 1, 2],
    ['river', C, 3, 3],
  ])('TV-16 AOS-COST-01 simple on %s', (_, hex, rotation, price) => {
    expect(cost(building(EXPERIENCED), PETRA, build(hex, hex === C ? 'gentle' : 'straight', rotation))).toBe(price)
  })

  test('TV-16 AOS-COST-01 simple on a mountain', () => {
    expect(cost(building(EXPERIENCED), PETRA, build('R8', 'gentle', 4))).toBe(4)
  })

  test('TV-16 complex on an empty hex costs $1 or $2 more', () => {
    const state = played(building(EXPERIENCED), [[PETRA, build(G, 'sharp', 5)]])
    expect(cost(state, PETRA, build(B, 'x-straight-straight', 1))).toBe(4)
    // 0-1 comes from Cincinnati, 2-4 goes on from G.
    expect(cost(state, PETRA, build(B, 's-gentle-sharp-r', 2))).toBe(3)
  })

  test('TV-15 AOS-COST-02 a town costs $1 and $1 for each exit', () => {
    const state = played(building(EXPERIENCED), [[PETRA, build(F, 'gentle', 2)]])
    expect(cost(state, PETRA, build(Indianapolis, 't1', 1))).toBe(2)
    expect(cost(state, PETRA, build(Indianapolis, 'straight', 1))).toBe(3)
    expect(cost(state, PETRA, build(Indianapolis, 't3-star', 1))).toBe(4)
    expect(cost(state, PETRA, build(Indianapolis, 'x-straight-straight', 0))).toBe(5)
  })

  test.each([
    ['2002', 3],
    ['2022', 2],
  ])('TV-16 AOS-COST-03 simple to side-by-side in the edition of %s costs $%i', (edition, price) => {
    const state = played(building({ ...EXPERIENCED, options: { edition } }), [
      [PETRA, build(B, 'gentle', 5)],
      [PETRA, END],
      [DARIA, build(G, 'sharp', 5)],
    ])
    // Petra: 1-5 of B; Daria adds 2-3 beside it.
    expect(cost(state, DARIA, build(B, 's-gentle-sharp-l', 5))).toBe(price)
  })

  test('TV-16 simple to crossing $3, also on a river', () => {
    const state = played(building(EXPERIENCED), [
      ...turn(PETRA, [build(C, 'straight', 2)]),
      [DARIA, build('N8', 'sharp', 3)],
    ])
    expect(cost(state, DARIA, build(C, 'x-straight-straight', 2))).toBe(3)
  })

  test('TV-16 a redirect costs $2, also on a mountain', () => {
    const state = played(building(EXPERIENCED), [[PETRA, build('R8', 'gentle', 4)]])
    expect(cost(state, PETRA, build('R8', 'sharp', 4))).toBe(2)
  })

  test.each([
    ['t1', 1, 't3-star', 1],
    ['t1', 1, 'straight', 1],
    ['straight', 1, 't3-l', 1],
    ['t3-l', 1, 'x-straight-straight', 1],
    ['t1', 1, 'x-straight-straight', 1],
  ])('TV-16 on a town %s %i to %s %i costs $3, however many exits are added', (tile, rotation, next, turned) => {
    const state = played(building(EXPERIENCED), [
      [PETRA, build(F, 'gentle', 2)],
      [PETRA, build(Indianapolis, tile, rotation)],
    ])
    expect(cost(state, PETRA, build(Indianapolis, next, turned))).toBe(3)
  })
})

describe('supply', () => {
  test('TV-17 AOS-COMP-06 a tile of which none is left', () => {
    const state = played(building(EXPERIENCED), [[PETRA, build(G, 'sharp', 5)]])
    const used = { tile: 's-gentle-sharp-r', rotation: 0, owners: [null, null] }
    const far = state.tiles.with(hexIndex('A1'), used)
    expect(refusedBy({ ...state, tiles: far }, PETRA, build(B, 's-gentle-sharp-r', 2))).toBe('AOS-COMP-06')
  })

  test('AOS-COMP-06 the disc that comes off can be used for the same build', () => {
    const disc = { tile: 'gentle', rotation: 0, owners: [null, null] }
    const state = played(building(EXPERIENCED), [
      [PETRA, build(F, 'gentle', 2)],
      [PETRA, build(Indianapolis, 'straight', 1)],
    ])
    const others = game.board.places
      .filter((hex) => game.board.kinds[hex] === 1 && state.tiles[hex] === null)
      .slice(0, 7)
    const crowded = { ...state, tiles: state.tiles.map((placed, hex) => (others.includes(hex) ? disc : placed)) }
    const wanted = build(Indianapolis, 'x-straight-straight', 1)
    expect(ageOfSteam.play(crowded, PETRA, wanted, directed()).ok).toBe(true)
  })
})
