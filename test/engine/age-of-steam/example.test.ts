import { describe, expect, test } from 'vitest'
import { ageOfSteam, type Moves } from '#engine/age-of-steam/index.ts'
import { linkSegments } from '#engine/age-of-steam/score.ts'
import { accepted, build, building, cost, game, HEX, hexIndex, owners, played, refusedBy } from './position.ts'

import {
  afterDaria,
  afterJohanna,
  afterPetra,
  chainsOf,
  DARIA,
  EXPERIENCED,
  JOHANNA,
  linksOf,
  PETRA,
  PETRAS,
  RICH,
  spent,
  VIOLA,
  withSpecial,
} from './story.ts'

const { A, B, C, G, Indianapolis } = HEX

describe('the worked example around Indianapolis', () => {
  test('TV-09 Petra pays $7 for a link and the beginning of another', () => {
    const before = building(RICH)
    const state = afterPetra()
    expect(spent(before, state, PETRA)).toBe(7)
    expect(linksOf(state, PETRA)).toHaveLength(1)
    expect(chainsOf(state, PETRA)).toHaveLength(2)
    for (const first of PETRAS) expect(refusedBy(before, PETRA, first)).toBe('accepted')
  })

  test('TV-10 Daria pays $7 for two links through Indianapolis', () => {
    const state = afterDaria()
    expect(spent(afterPetra(), state, DARIA)).toBe(7)
    expect(linksOf(state, DARIA)).toHaveLength(2)
    expect(linkSegments(game, state)[DARIA]).toBe(4)
    expect(owners(state, Indianapolis)).toEqual([DARIA, DARIA])
  })

  test('TV-11 Johanna pays $9 and gets to Indianapolis across the track of Petra', () => {
    const state = afterJohanna()
    expect(spent(afterDaria(), state, JOHANNA)).toBe(9)
    expect(owners(state, B)).toEqual([PETRA, JOHANNA])
    expect(owners(state, Indianapolis)).toEqual([DARIA, JOHANNA, DARIA, JOHANNA])
    expect(linksOf(state, JOHANNA)).toHaveLength(1)
    expect(chainsOf(state, JOHANNA)).toHaveLength(2)
    expect(linkSegments(game, state)[JOHANNA]).toBe(3)
  })

  test.each([
    ['x-straight-straight', 1, 'crossing through {1,2,4,5}'],
    ['x-gentle-straight', 1, 'crossing through {0,1,2,4}'],
    ['x-gentle-gentle', 1, 'crossing through {1,2,3,4}'],
  ])('TV-11 %s %i: %s', (tile, rotation) => {
    const state = played(afterDaria(), [
      [JOHANNA, build(G, 'sharp', 5)],
      [JOHANNA, build(B, 'x-straight-straight', 1)],
    ])
    expect(cost(state, JOHANNA, build(Indianapolis, tile, rotation))).toBe(3)
  })

  test('TV-12, -13 Viola urbanises Indianapolis: stubs vanish, links stay, one segment shorter', () => {
    const before = withSpecial(afterJohanna(), VIOLA, 'urbanization')
    const urban = played(before, [[VIOLA, { type: 'urbanize', hex: Indianapolis, letter: 'A' }]])
    expect(spent(before, urban, VIOLA)).toBe(0)
    expect(urban.tiles[hexIndex(Indianapolis)]).toBeNull()
    expect(linkSegments(game, urban)).toEqual([2, 2, 2, 0])
    expect(linksOf(urban, DARIA).map((chain) => chain.segments.length)).toEqual([1, 1])
    expect(chainsOf(urban, JOHANNA)).toHaveLength(1)
    const built = played(urban, [
      [VIOLA, build('K8', 'straight', 0)],
      [VIOLA, build(A, 'x-straight-straight', 0)],
      [VIOLA, build('K11', 'sharp', 5)],
    ])
    expect(spent(urban, built, VIOLA)).toBe(8)
    expect(built.stage).toMatchObject({ prices: [2, 3, 3], urbanized: true })
    expect(linksOf(built, VIOLA).map((chain) => chain.segments.length)).toEqual([2])
  })
})

describe('what may be built is listed', () => {
  test('every listed placement is accepted at its price, and every refused one is refused by its rule', () => {
    const state = played(afterDaria(), [[JOHANNA, build(G, 'sharp', 5)]])
    const moves = ageOfSteam.moves(state, JOHANNA) as Extract<Moves, { ask: 'build' }>
    let listed = 0
    for (const site of moves.sites) {
      for (const { tile, rotation, price, completes } of site.placements) {
        const { state: next, events } = accepted(state, JOHANNA, build(site.hex, tile, rotation))
        expect(spent(state, next, JOHANNA)).toBe(price)
        expect(events[0]).toMatchObject({ type: 'built', price, completes })
        listed++
      }
      for (const { tile, rotation, refusal } of site.refused) {
        expect(refusedBy(state, JOHANNA, build(site.hex, tile, rotation))).toBe(refusal.rule)
      }
    }
    expect(listed).toBeGreaterThan(100)
    expect(moves.sites).toHaveLength(game.board.hexes.length)
    expect(moves.sites.find((site) => site.hex === HEX.Cincinnati)?.why?.rule).toBe('AOS-BUILD-06')
    expect(moves.sites.find((site) => site.hex === 'A1')?.why?.rule).toBe('AOS-CONN-01')
  })

  test('the price is told line by line', () => {
    const moves = ageOfSteam.moves(building(EXPERIENCED), PETRA) as Extract<Moves, { ask: 'build' }>
    const river = moves.sites
      .find((site) => site.hex === C)
      ?.placements.find((one) => one.tile === 'gentle' && one.rotation === 3)
    expect(river).toMatchObject({
      price: 3,
      lines: [
        { what: 'simple', amount: 2 },
        { what: 'river', amount: 1 },
      ],
    })
  })
})
