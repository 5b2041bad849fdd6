import { describe, expect, test } from 'vitest'
import { type Action, ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import { linkSegments } from '#engine/age-of-steam/score.ts'
import { build, building, END, game, HEX, hexIndex, owners, played, refusedBy, type Turn } from './position.ts'

import { laid } from './routes.ts'
import { DARIA, EXPERIENCED, linksOf, loseEverything, PETRA, RICH, spent } from './story.ts'

const { A, B, F } = HEX

describe('New Cities', () => {
  const urbanist = (): State => building({ players: { 0: { money: 60, special: 'urbanization' } } })
  const urbanize = (hex: string, letter: string): Action => ({ type: 'urbanize', hex, letter }) as Action

  test('AOS-CITY-01 on any town, free of charge, once, before the first tile', () => {
    const state = played(urbanist(), [[PETRA, urbanize('L7', 'C')]])
    expect(spent(urbanist(), state, PETRA)).toBe(0)
    expect(state.newCities).toEqual([{ hex: hexIndex('L7'), letter: 'C' }])
    expect(refusedBy(state, PETRA, urbanize('K9', 'D')), 'once').toBe('AOS-CITY-01')
    const late = played(urbanist(), [[PETRA, build(A, 'straight', 1)]])
    expect(refusedBy(late, PETRA, urbanize('K9', 'D')), 'AOS-BUILD-02').toBe('AOS-BUILD-02')
  })

  test('AOS-CITY-01 on towns only, with letters that are left, by the holder only', () => {
    expect(refusedBy(urbanist(), PETRA, urbanize('K8', 'A'))).toBe('AOS-CITY-01')
    expect(refusedBy(urbanist(), PETRA, urbanize('M9', 'A'))).toBe('AOS-CITY-01')
    expect(refusedBy(urbanist(), PETRA, urbanize('K9', 'Z'))).toBe('AOS-CITY-01')
    expect(refusedBy(building(RICH), PETRA, urbanize('K9', 'A'))).toBe('AOS-CITY-01')
    const placed = { ...urbanist(), newCities: [{ hex: hexIndex('L7'), letter: 'A' as const }] }
    expect(refusedBy(placed, PETRA, urbanize('K9', 'A'))).toBe('AOS-CITY-01')
    expect(refusedBy(placed, PETRA, urbanize('L7', 'B')), 'a New City is no town').toBe('AOS-CITY-01')
    expect(ageOfSteam.moves(placed, PETRA)).toMatchObject({
      urbanize: { letters: ['B', 'C', 'D', 'E', 'F', 'G', 'H'] },
    })
  })

  test('AOS-CITY-03 a section that points at it becomes a link of its owner', () => {
    const { tiles } = played(building(RICH), [[PETRA, build(F, 'gentle', 2)]])
    const withSection = building({ players: { 0: { special: 'urbanization' } }, change: { tiles } })
    expect(linksOf(withSection, PETRA)).toHaveLength(0)
    const urban = played(withSection, [[PETRA, urbanize('K9', 'A')]])
    expect(linksOf(urban, PETRA)).toHaveLength(1)
  })

  test('AOS-CITY-03, D-22 unowned track that points at it becomes a link of whoever urbanised', () => {
    const free = played(building(RICH), [[PETRA, build(F, 'gentle', 2)]]).tiles.map(
      (placed) => placed && { ...placed, owners: placed.owners.map(() => null) },
    )
    const state = played({ ...urbanist(), tiles: free }, [[PETRA, urbanize('K9', 'A')]])
    expect(owners(state, F)).toEqual([PETRA])
  })

  test('D-28 track that now leads from the city round to itself is no link, and nobody keeps it', () => {
    const engineer = building({ players: { 0: { money: 60, special: 'engineer' } } })
    const { tiles } = played(engineer, [
      [PETRA, build(F, 'gentle', 2)],
      [PETRA, build('K9', 'sharp', 0)],
      [PETRA, build('K8', 'sharp', 3)],
      [PETRA, build('J8', 'sharp', 1)],
    ])
    const state = played(building({ players: { 0: { special: 'urbanization' } }, change: { tiles } }), [
      [PETRA, urbanize('K9', 'A')],
      ...[0, 1, 2, 3].map((seat): Turn => [seat, END]),
    ])
    expect([owners(state, 'K8'), owners(state, 'J8'), owners(state, F)]).toEqual([[null], [null], [PETRA]])
    expect(linkSegments(game, state)[PETRA]).toBe(1)
  })

  test('AOS-CITY-04, -05 no cubes come with it, and nothing is built on it', () => {
    const state = played(urbanist(), [[PETRA, urbanize('K9', 'A')]])
    expect(state.cubes).toEqual(urbanist().cubes)
    expect(refusedBy(state, PETRA, build('K9', 't1', 1))).toBe('AOS-BUILD-06')
  })
})

describe('ownership of unfinished track', () => {
  const finish = (state: State, seats: readonly number[]): State =>
    played(
      state,
      seats.map((seat): Turn => [seat, END]),
    )
  /** Petra leaves a section open; the next building phase begins, nothing added yet. */
  const open = (options = {}): State => {
    const tiles = played(building(RICH), [[PETRA, build(B, 'straight', 1)]]).tiles
    return { ...building({ ...EXPERIENCED, options }), tiles }
  }

  test('AOS-OWN-06, AOS-TOWN-03 a stub in a town is lost, whatever is built on the hex beside the town', () => {
    const stub = laid(building(RICH), PETRA, 'J10 K10 K9 K8')
    const state = finish(played(stub, [[PETRA, build('L9', 'sharp', 0)]]), [0, 1, 2, 3])
    expect(owners(state, 'K9')).toEqual([null, PETRA])
  })

  test('AOS-OWN-06 begun in this turn counts as extended', () => {
    const state = finish(played(building(RICH), [[PETRA, build(B, 'straight', 1)]]), [0, 1, 2, 3])
    expect(owners(state, B)).toEqual([PETRA])
  })

  test('TV-14 AOS-OWN-07 in 2022 it is lost when all have built', () => {
    expect(owners(finish(open(), [0, 1, 2]), B)).toEqual([PETRA])
    expect(owners(finish(open(), [0, 1, 2, 3]), B)).toEqual([null])
  })

  test('TV-14 AOS-OWN-07 in 2002 it is lost when its owner has built', () => {
    expect(owners(finish(open({ edition: '2002' }), [0]), B)).toEqual([null])
  })

  test('TV-14 a redirect does not keep it', () => {
    const state = played(open(), [[PETRA, build(B, 'gentle', 1)]])
    expect(owners(finish(state, [0, 1, 2, 3]), B)).toEqual([null])
  })

  test('AOS-OWN-06 an extension keeps it', () => {
    const state = played(open(), [[PETRA, build(A, 'gentle', 1)]])
    expect(owners(finish(state, [0, 1, 2, 3]), B)).toEqual([PETRA])
  })

  test.each([
    ['end-of-turn', 'accepted'],
    ['end-of-phase', 'AOS-BUILD-08'],
  ])('TV-39 with sectionLoss=%s the next seat taking it over is: %s', (sectionLoss, verdict) => {
    const state = finish(open({ sectionLoss }), [PETRA])
    expect(refusedBy(state, DARIA, build(A, 'straight', 1))).toBe(verdict)
    if (verdict !== 'accepted') return
    const taken = played(state, [[DARIA, build(A, 'straight', 1)]])
    expect([owners(taken, A), owners(taken, B)]).toEqual([[DARIA], [DARIA]])
  })

  test('AOS-OWN-02, -05 unowned track is extended by whoever can, and is wholly his then', () => {
    const free = loseEverything(open())
    const taken = played(free, [
      [PETRA, END],
      [DARIA, build(A, 'gentle', 1)],
    ])
    expect([owners(taken, A), owners(taken, B)]).toEqual([[DARIA], [DARIA]])
  })

  test('AOS-OWN-09 the twenty-first chain is refused, unless markers are no limit', () => {
    const lonely = game.board.hexes
      .filter((hex) => hex.place === null && hex.at[0] < 7 && hex.at[1] % 2 === 1)
      .slice(0, 20)
    const crowded = (options = {}): State => {
      const state = building({ ...EXPERIENCED, options })
      // Straight track in the empty west stands for twenty chains; where it leads does not matter here.
      const tiles = state.tiles.map((placed, hex) =>
        lonely.some((one) => one.index === hex) ? { tile: 'gentle', rotation: 0, owners: [PETRA] } : placed,
      )
      return { ...state, tiles }
    }
    expect(refusedBy(crowded(), PETRA, build(A, 'straight', 1))).toBe('AOS-OWN-09')
    expect(refusedBy(crowded({ ownerMarkerLimit: 'none' }), PETRA, build(A, 'straight', 1))).toBe('accepted')
  })
})
