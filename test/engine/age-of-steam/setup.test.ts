import { describe, expect, test } from 'vitest'
import { ageOfSteam, GOODS } from '#engine/age-of-steam/index.ts'
import { recordingChance } from '#engine/core/chance.ts'
import { begin, directed, game, optionsWith } from './position.ts'

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

describe('setup', () => {
  test('AOS-COMP-02 the bag holds 96 cubes, none of them white', () => {
    expect(game.steps.cubes).toEqual({ red: 20, blue: 20, purple: 20, yellow: 20, black: 16, white: 0 })
  })

  test('AOS-SETUP-01 the map is for 3 to 6 seats', () => {
    expect(ageOfSteam.maps.find((map) => map.id === 'rust-belt')?.seats).toEqual([3, 6])
  })

  test.each([
    [3, 10],
    [4, 8],
    [5, 7],
    [6, 6],
  ])('AOS-SETUP-02 with %i seats the match has %i rounds', (seats, rounds) => {
    expect(ageOfSteam.turn(begin(seats)).rounds).toBe(rounds)
  })

  test('AOS-SETUP-04, -05 all 52 spaces of the display hold a cube', () => {
    const { display } = begin()
    expect(Object.values(display).flat()).toHaveLength(52)
    expect(Object.values(display).flat()).not.toContain(null)
    expect(display.light1).toHaveLength(3)
    expect(display.H).toHaveLength(2)
  })

  test('AOS-SETUP-06, AOS-RB-01 three cubes on Pittsburgh and Wheeling, two on every other city', () => {
    const state = begin()
    const counts = game.board.places
      .map((hex) => ({ name: game.board.hexes[hex]?.place?.name, count: state.cubes[hex]?.length ?? 0 }))
      .filter(({ count }) => count > 0)
    expect(counts).toHaveLength(12)
    expect(counts.filter(({ count }) => count === 3).map(({ name }) => name)).toEqual(['Wheeling', 'Pittsburgh'])
    expect(total(counts.map(({ count }) => count))).toBe(26)
  })

  test('AOS-SETUP-03 display, board and bag together are all the cubes', () => {
    const state = begin()
    expect(total(GOODS.map((good) => state.bag[good]))).toBe(96 - 52 - 26)
    expect(ageOfSteam.broken(state)).toEqual([])
  })

  test('AOS-SETUP-07 every seat starts with engine 1, income $0, 2 shares and $10', () => {
    for (const { engine, income, shares, money, hasBuilt } of begin(6).players) {
      expect({ engine, income, shares, money, hasBuilt }).toEqual({
        engine: 1,
        income: 0,
        shares: 2,
        money: 10,
        hasBuilt: false,
      })
    }
  })

  test('AOS-SETUP-08 the highest sum of three dice is first; those who tie roll again among themselves', () => {
    const state = begin(
      4,
      {},
      {
        'order/1/0/': 2,
        'order/1/1/': 5,
        'order/1/2/': 2,
        'order/1/3/': 2,
        'order/2/0/': 3,
        'order/2/2/': 1,
        'order/2/3/': 3,
        'order/3/0/': 1,
        'order/3/3/': 2,
      },
    )
    expect(state.order).toEqual([1, 3, 0, 2])
  })

  test('AOS-SETUP-09 the match begins with issuing shares in round 1', () => {
    expect(ageOfSteam.turn(begin())).toMatchObject({ phase: 'shares', round: 1, seats: [0], over: false })
  })

  test('AOS-SETUP-10 chance is asked for the display, then the map, then the order', () => {
    const labels: string[] = []
    const chance = recordingChance(directed())
    ageOfSteam.setup(
      { map: 'rust-belt', options: optionsWith(), seats: 3 },
      {
        ...chance,
        die: (label, faces) => {
          labels.push(label)
          return Number(label.split('/')[2]) + 1 > (faces ?? 6) ? 1 : Number(label.split('/')[2]) + 1
        },
        pick: (label, bag) => {
          labels.push(label)
          return chance.pick(label, bag)
        },
      },
    ).order
    const kinds = labels.map((label) => label.split('/')[0])
    expect(kinds.slice(0, 52).every((kind) => kind === 'display')).toBe(true)
    expect(kinds.slice(52, 78).every((kind) => kind === 'city')).toBe(true)
    expect(labels.slice(0, 8)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((die) => `display/light${die}/0`),
      'display/dark1/0',
      'display/dark2/0',
    ])
  })
})
