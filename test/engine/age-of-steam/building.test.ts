import { describe, expect, test } from 'vitest'
import { type Action, ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import { build, building, cost, END, HEX, hexIndex, owners, played, refusedBy, type Turn } from './position.ts'

import { afterDaria, DARIA, EXPERIENCED, JOHANNA, linksOf, PETRA, PETRAS, RICH, spent, turn } from './story.ts'

const { A, B, C, F, G, Indianapolis } = HEX

describe('a building turn', () => {
  test('AOS-BUILD-02 three tiles, four with Engineer', () => {
    const three = played(
      building(RICH),
      PETRAS.map((action): Turn => [PETRA, action]),
    )
    expect(refusedBy(three, PETRA, build('K11', 'gentle', 0))).toBe('AOS-BUILD-02')
    const engineer = building({ players: { 0: { money: 60, special: 'engineer' } } })
    const four = played(
      engineer,
      [...PETRAS, build('N8', 'gentle', 2)].map((action): Turn => [PETRA, action]),
    )
    expect(refusedBy(four, PETRA, build(G, 'sharp', 5))).toBe('AOS-BUILD-02')
  })

  test('AOS-BUILD-02 building nothing is allowed', () => {
    const state = played(building(), [[PETRA, END]])
    expect(ageOfSteam.turn(state).seats).toEqual([DARIA])
  })

  test('AOS-BUILD-03 what cannot be paid is not built', () => {
    const poor = building({ players: { 0: { money: 2 } } })
    expect(cost(poor, PETRA, build(A, 'straight', 1))).toBe(2)
    expect(refusedBy(poor, PETRA, build(C, 'gentle', 3))).toBe('AOS-BUILD-03')
  })

  test('AOS-BUILD-04 the same hex twice in a turn, every build counts and costs', () => {
    const state = played(building(RICH), [
      [PETRA, build(A, 'straight', 1)],
      [PETRA, build(A, 'gentle', 4)],
    ])
    expect(spent(building(RICH), state, PETRA)).toBe(4)
    expect(state.stage).toMatchObject({ prices: [2, 2] })
  })
})

describe('AOS-BUILD-05 the first tile', () => {
  const first = (action: Action, options = {}): string => refusedBy(building({ ...RICH, options }), PETRA, action)

  test.each<[string, Action, string]>([
    ['simple at a city', build(A, 'straight', 1), 'accepted'],
    [
      'simple on a town hex next to a city would be fine, here none is',
      build(Indianapolis, 'straight', 1),
      'AOS-BUILD-05',
    ],
    ['simple with no end in a city', build('K8', 'straight', 0), 'AOS-BUILD-05'],
    ['complex', build(B, 'x-straight-straight', 1), 'AOS-BUILD-05'],
    ['town tile', build(Indianapolis, 't1', 0), 'AOS-BUILD-05'],
  ])('%s', (_, action, verdict) => {
    expect(first(action)).toBe(verdict)
  })

  /** Indianapolis is a city, so that hex A lies between two of them. */
  const betweenCities = (firstTile: string): State =>
    building({ ...RICH, options: { firstTile }, change: { newCities: [{ hex: hexIndex(Indianapolis), letter: 'A' }] } })

  test.each([
    ['simple', 'AOS-BUILD-05'],
    ['any', 'accepted'],
  ])('firstTile=%s: a replacement or a complex tile at a city is %s', (firstTile, verdict) => {
    const crossing = build(A, 'x-straight-straight', 0)
    const placed = played(betweenCities(firstTile), turn(PETRA, [build(A, 'straight', 1)]))
    expect(refusedBy(placed, DARIA, crossing)).toBe(verdict)
    expect(refusedBy(betweenCities(firstTile), PETRA, crossing)).toBe(verdict)
  })

  test('firstTile=any still asks for an end in a city, and for everything else', () => {
    expect(refusedBy(betweenCities('any'), PETRA, build('E5', 'straight', 0))).toBe('AOS-BUILD-05')
    expect(first(build(B, 'x-straight-straight', 1), { firstTile: 'any' })).toBe('AOS-CONN-04')
  })

  test('applies in whichever round it is built, and a New City placed just before counts', () => {
    const state = building({ players: { 0: { money: 60, special: 'urbanization' } }, change: { round: 5 } })
    const urbanized = played(state, [[PETRA, { type: 'urbanize', hex: Indianapolis, letter: 'A' }]])
    expect(refusedBy(urbanized, PETRA, build('K8', 'straight', 0))).toBe('accepted')
    expect(refusedBy(state, PETRA, build('K8', 'straight', 0))).toBe('AOS-BUILD-05')
  })
})

describe('where track may lead', () => {
  const refused = (action: Action): string => refusedBy(building(EXPERIENCED), PETRA, action)

  test('AOS-BUILD-06 never on a city, nor off the board', () => {
    expect(refused(build(HEX.Cincinnati, 'straight', 0))).toBe('AOS-BUILD-06')
    expect(refused(build('A99', 'straight', 0))).toBe('AOS-BUILD-06')
    expect(refused(build('J3', 'straight', 0)), 'a lake').toBe('AOS-BUILD-06')
  })

  test('AOS-BUILD-07 not into a lake or over the edge, with any exit', () => {
    expect(refused(build('L10', 'straight', 0))).toBe('AOS-BUILD-07')
    expect(refused(build('N10', 't3-same', 2))).toBe('AOS-BUILD-07')
  })

  test('AOS-BUILD-08 not into the track of somebody else, from a town neither', () => {
    const open = played(building(RICH), turn(PETRA, [build(B, 'gentle', 5)]))
    expect(owners(open, B)).toEqual([PETRA])
    const experienced = { ...open, players: open.players.map((one) => ({ ...one, hasBuilt: true })) }
    expect(refusedBy(experienced, DARIA, build(Indianapolis, 't1', 2))).toBe('AOS-BUILD-08')
  })

  test('AOS-BUILD-09 not from a place back to itself', () => {
    const one = played(building(EXPERIENCED), [[PETRA, build(G, 'sharp', 5)]])
    expect(refusedBy(building(EXPERIENCED), PETRA, build(B, 'sharp', 1))).toBe('accepted')
    // G leads from Cincinnati to B; a sharp curve on B would lead straight back.
    expect(refusedBy(one, PETRA, build(B, 'sharp', 1))).toBe('AOS-BUILD-09')
  })

  test('AOS-BUILD-10 against a blank side of somebody else it may end', () => {
    const state = played(building(EXPERIENCED), turn(PETRA, [build(B, 'straight', 1)]))
    expect(refusedBy(state, DARIA, build(F, 'sharp', 2))).toBe('accepted')
  })

  test('AOS-BUILD-10 track beside a town is not in it until the town has an exit there', () => {
    const state = played(building(EXPERIENCED), [[PETRA, build(F, 'gentle', 2)]])
    expect(linksOf(state, PETRA)).toHaveLength(0)
    expect(linksOf(played(state, [[PETRA, build(Indianapolis, 't1', 1)]]), PETRA)).toHaveLength(1)
  })
})

describe('connection to a city', () => {
  test('AOS-CONN-01 every new segment hangs together with a city by own track', () => {
    const state = building(EXPERIENCED)
    expect(refusedBy(state, PETRA, build('K8', 'straight', 0))).toBe('AOS-CONN-01')
    const open = played(state, [[PETRA, build(F, 'straight', 2)]])
    expect(refusedBy(open, PETRA, build('K8', 'straight', 2))).toBe('accepted')
  })

  test('AOS-CONN-03 in a town it is enough that one exit is connected', () => {
    const state = played(building(EXPERIENCED), [[PETRA, build(F, 'gentle', 2)]])
    expect(refusedBy(state, PETRA, build(Indianapolis, 't3-star', 1))).toBe('accepted')
    expect(refusedBy(state, PETRA, build(Indianapolis, 't3-star', 0))).toBe('AOS-CONN-01')
  })

  test('AOS-CONN-04 both tracks of a complex tile on an empty hex', () => {
    const state = played(building(EXPERIENCED), [[PETRA, build(G, 'sharp', 5)]])
    // B: 1-4 leads into Cincinnati, 2-5 goes on from G.
    expect(refusedBy(state, PETRA, build(B, 'x-straight-straight', 1))).toBe('accepted')
    expect(refusedBy(building(EXPERIENCED), PETRA, build(B, 'x-straight-straight', 1))).toBe('AOS-CONN-04')
  })

  test('AOS-CONN-05 separate parts are fine', () => {
    const state = played(building(EXPERIENCED), [[PETRA, build(A, 'straight', 1)]])
    expect(refusedBy(state, PETRA, build('H7', 'straight', 0))).toBe('accepted')
  })

  test('AOS-CONN-06 a town where the builder has nothing does not connect', () => {
    const state = afterDaria()
    const experienced = { ...state, players: state.players.map((one) => ({ ...one, hasBuilt: true })) }
    expect(refusedBy(experienced, JOHANNA, build(Indianapolis, 't3-l', 1))).toBe('AOS-CONN-01')
    expect(refusedBy(experienced, JOHANNA, build('K8', 'straight', 0))).toBe('AOS-CONN-01')
  })
})
