import { describe, expect, test } from 'vitest'
import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import { build, building, cost, directed, END, game, HEX, hexIndex, owners, played, refusedBy } from './position.ts'

import { afterJohanna, chainsOf, DARIA, EXPERIENCED, JOHANNA, linksOf, loseEverything, PETRA, turn } from './story.ts'

const { A, B, F, G, Indianapolis } = HEX

describe('placing and replacing', () => {
  const opened = (): State => played(building(EXPERIENCED), turn(PETRA, [build(B, 'straight', 1)]))

  test.each([
    ['2002', 'AOS-PLACE-01'],
    ['2022', 'accepted'],
  ])('AOS-PLACE-01 complex on an empty hex in the edition of %s', (edition, verdict) => {
    const state = played(building({ ...EXPERIENCED, options: { edition } }), [[PETRA, build(G, 'sharp', 5)]])
    expect(refusedBy(state, PETRA, build(B, 'x-straight-straight', 1))).toBe(verdict)
  })

  test('AOS-PLACE-03 town tiles on town hexes only', () => {
    expect(refusedBy(opened(), DARIA, build('K8', 't1', 0))).toBe('AOS-PLACE-03')
  })

  test("AOS-PLACE-02, -04 any tile on an empty town, all of it the builder's", () => {
    const state = played(building(EXPERIENCED), [
      [PETRA, build(F, 'gentle', 2)],
      [PETRA, build(Indianapolis, 'x-straight-straight', 0)],
    ])
    expect(owners(state, Indianapolis)).toEqual([PETRA, PETRA, PETRA, PETRA])
  })

  test.each<[string, string, number, string]>([
    ['crossing that keeps the track', 'x-straight-straight', 0, 'accepted'],
    ['crossing that drops it', 'x-straight-straight', 2, 'AOS-REPL-02'],
    ['crossing that bends it', 'x-gentle-gentle', 1, 'AOS-REPL-02'],
    ['side-by-side that drops it', 's-gentle-gentle', 0, 'AOS-REPL-03'],
    ['simple that leads elsewhere', 'straight', 0, 'AOS-REPL-04'],
    ['the same again', 'straight', 1, 'AOS-REPL-01'],
  ])('AOS-REPL-01 to -04 %s', (_, tile, rotation, verdict) => {
    // Daria comes from the north-west side of Cincinnati round to hex B.
    const state = played(opened(), [[DARIA, build(F, 'sharp', 2)]])
    expect(refusedBy(state, DARIA, build(B, tile, rotation))).toBe(verdict)
  })

  test('AOS-REPL-06 a complex tile never loses a track, nor changes both', () => {
    const state = played(opened(), [
      [DARIA, build(F, 'sharp', 2)],
      [DARIA, build(B, 'x-straight-straight', 0)],
    ])
    expect(owners(state, B)).toEqual([DARIA, PETRA])
    expect(refusedBy(state, DARIA, build(B, 'straight', 1))).toBe('AOS-REPL-06')
    expect(refusedBy(state, DARIA, build(B, 's-gentle-gentle', 0))).toBe('AOS-REPL-06')
  })

  test('AOS-REPL-05 the added track belongs to the builder and must be connected', () => {
    expect(refusedBy(opened(), DARIA, build(B, 'x-straight-straight', 0))).toBe('AOS-CONN-01')
  })
})

describe('redirecting', () => {
  const open = (): State => played(building(EXPERIENCED), [[PETRA, build(B, 'straight', 1)]])

  test('AOS-REDIR-01, -07 the free end turns for $2, the root stays', () => {
    expect(cost(open(), PETRA, build(B, 'gentle', 1))).toBe(2)
    expect(refusedBy(open(), PETRA, build(B, 'gentle', 4)), 'the end in Cincinnati').toBe('AOS-REDIR-01')
  })

  test('AOS-REDIR-03 never a link, never the section of another seat', () => {
    const linked = played(open(), [[PETRA, build(A, 'straight', 1)]])
    expect(refusedBy(linked, PETRA, build(B, 'gentle', 1))).toBe('AOS-REDIR-03')
    expect(refusedBy(played(open(), [[PETRA, END]]), DARIA, build(B, 'gentle', 1))).toBe('AOS-REDIR-03')
  })

  test('AOS-REDIR-02 the other track of a complex tile keeps course and owner', () => {
    const crossed = played(open(), [
      [PETRA, END],
      [DARIA, build(F, 'sharp', 2)],
      [DARIA, build(B, 'x-straight-straight', 0)],
    ])
    // Daria's 0-3 becomes 0-2; Petra's 1-4 stays.
    const state = played(crossed, [[DARIA, build(B, 'x-gentle-straight', 1)]])
    expect(state.tiles[hexIndex(B)]).toMatchObject({ tile: 'x-gentle-straight' })
    expect([...(owners(state, B) ?? [])].sort()).toEqual([PETRA, DARIA])
  })

  test('AOS-REDIR-05 a redirect is no extension: unowned stays unowned', () => {
    const free = loseEverything(open())
    const state = played(free, [[PETRA, build(B, 'gentle', 1)]])
    expect(owners(state, B)).toEqual([null])
  })

  test('AOS-REDIR-06 a redirect that completes a link gives the whole of it to the builder', () => {
    const free = loseEverything(played(building(EXPERIENCED), [[PETRA, build(B, 'gentle', 1)]]))
    const state = played(free, [
      [PETRA, build(A, 'straight', 1)],
      [PETRA, build(B, 'straight', 1)],
    ])
    expect(owners(state, B)).toEqual([PETRA])
    expect(linksOf(state, PETRA)).toHaveLength(1)
  })
})

describe('towns', () => {
  const atTown = (): State => played(building(EXPERIENCED), [[PETRA, build(F, 'gentle', 2)]])

  test('AOS-TOWN-02, -03 every exit is a stub of its own', () => {
    const state = played(atTown(), [[PETRA, build(Indianapolis, 't3-star', 1)]])
    expect(chainsOf(state, PETRA)).toHaveLength(3)
    expect(linksOf(state, PETRA)).toHaveLength(1)
  })

  test('AOS-TOWN-04 a replacement keeps all exits and adds at least one', () => {
    const state = played(atTown(), [[PETRA, build(Indianapolis, 'straight', 1)]])
    expect(cost(state, PETRA, build(Indianapolis, 't3-l', 1))).toBe(3)
    expect(refusedBy(state, PETRA, build(Indianapolis, 't3-star', 1))).toBe('AOS-TOWN-04')
    expect(refusedBy(state, PETRA, build(Indianapolis, 'straight', 1))).toBe('AOS-TOWN-04')
  })

  test('AOS-TOWN-05 stubs cannot be redirected', () => {
    const state = played(atTown(), [[PETRA, build(Indianapolis, 'straight', 1)]])
    expect(refusedBy(state, PETRA, build(Indianapolis, 'gentle', 1))).toBe('AOS-TOWN-05')
  })

  test('AOS-TOWN-06 several seats share a town', () => {
    expect(new Set(owners(afterJohanna(), Indianapolis))).toEqual(new Set([DARIA, JOHANNA]))
  })

  test('AOS-TOWN-01, AOS-COMP-06 without a disc only town tiles are left', () => {
    const disc = { tile: 'gentle', rotation: 0, owners: [null, null] }
    const towns = game.board.places.filter((hex) => game.board.kinds[hex] === 1 && hex !== hexIndex(Indianapolis))
    const state = atTown()
    const tiles = state.tiles.map((placed, hex) => (towns.slice(0, 8).includes(hex) ? disc : placed))
    const crowded = { ...state, tiles }
    expect(refusedBy(crowded, PETRA, build(Indianapolis, 'straight', 1))).toBe('AOS-COMP-06')
    expect(ageOfSteam.play(crowded, PETRA, build(Indianapolis, 't1', 1), directed()).ok).toBe(true)
  })
})
