import { describe, expect, test } from 'vitest'
import { editionOf } from '#engine/age-of-steam/edition.ts'
import { type Action, ageOfSteam, type Good, type Player, type State } from '#engine/age-of-steam/index.ts'
import type { Outcome } from '#engine/core/chance.ts'
import { accepted, directed, game, hexIndex, lastDecision, optionsWith, played, refusedBy } from './position.ts'
import { afterPetra, PETRA } from './story.ts'

const PASS: Action = { type: 'pass' }

interface Late {
  readonly seats?: number
  readonly players?: Readonly<Record<number, Partial<Player>>>
  readonly change?: Partial<State>
  readonly options?: Readonly<Record<string, string>>
}

/** The last decision before upkeep: one seat has still to pass. Everybody else is well off. */
function beforeUpkeep({ seats = 3, players = {}, change = {}, options = {} }: Late = {}): State {
  const rich = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, { money: 50, ...players[seat] }]))
  return lastDecision({ seats, players: rich, change, options })
}

const passed = (state: State, outcomes: Readonly<Record<string, Outcome>> = {}) =>
  accepted(state, state.order[0] as number, PASS, directed(outcomes))

describe('income, expenses, elimination', () => {
  test.each([
    { name: 'TV-22', shares: 4, engine: 2, income: 5, money: 0, after: { income: 4, money: 0, eliminated: null } },
    { name: 'TV-23', shares: 5, engine: 2, income: 3, money: 0, after: { eliminated: 1 } },
    {
      name: 'TV-23 with a dollar more',
      shares: 5,
      engine: 2,
      income: 3,
      money: 1,
      after: { income: 0, eliminated: null },
    },
    { name: 'AOS-EXP-01, -02 paid in full', shares: 4, engine: 2, income: 5, money: 3, after: { income: 5, money: 2 } },
  ])('$name AOS-INC-01, AOS-EXP-02, -03', ({ shares, engine, income, money, after }) => {
    const { state } = passed(beforeUpkeep({ players: { 1: { shares, engine, income, money } } }))
    expect(state.players[1]).toMatchObject(after)
  })

  test('AOS-EXP-04 the eliminated leave the order, lose their sections and keep their links', () => {
    const broke = { money: 0, income: 0 }
    const { state } = passed(
      beforeUpkeep({
        seats: 4,
        players: { [PETRA]: broke },
        change: { tiles: afterPetra().tiles, order: [1, 0, 2, 3] },
      }),
    )
    expect(state.order).toEqual([1, 2, 3])
    expect(state.tiles[hexIndex('N9')]?.owners, 'the section').toEqual([null])
    expect(state.tiles[hexIndex('K10')]?.owners, 'the link').toEqual([PETRA])
    const last = ageOfSteam.standings(state).at(-1)
    expect(last).toMatchObject({ seat: PETRA, eliminated: true, place: 4, score: null })
    expect(last?.figures, 'and no figure of that name').not.toHaveProperty('score')
  })

  test('AOS-EXP-05, D-13 the last one left has won at once', () => {
    const broke = { money: 0, income: 0 }
    const { state } = passed(beforeUpkeep({ players: { 1: broke, 2: broke } }))
    expect(ageOfSteam.result(state)?.winners).toEqual([0])
  })

  test('D-13 when all go bankrupt in the same phase nobody wins', () => {
    const broke = { money: 0, income: 0 }
    const { state, events } = passed(beforeUpkeep({ players: { 0: broke, 1: broke, 2: broke } }))
    expect(ageOfSteam.result(state)?.winners).toEqual([])
    expect(events.at(-1)).toEqual({ type: 'ended', winners: [] })
    expect(refusedBy(state, 0, PASS)).toBe('MATCH-OVER')
  })
})

describe('TV-24 AOS-RED-01 income reduction', () => {
  test.each<[number, number, number]>([
    [10, 10, 10],
    [11, 9, 9],
    [20, 18, 18],
    [21, 17, 17],
    [30, 26, 26],
    [31, 25, 25],
    [40, 34, 34],
    [41, 33, 33],
    [49, 41, 41],
    [50, 42, 40],
    [58, 50, 48],
  ])('%i becomes %i in 2002 and %i in 2022', (income, first, deluxe) => {
    for (const [edition, expected] of [
      ['2002', first],
      ['2022', deluxe],
    ] as const) {
      const { state } = passed(beforeUpkeep({ players: { 1: { income } }, options: { edition } }))
      expect(state.players[1]?.income).toBe(expected)
    }
  })
})

describe('goods growth', () => {
  const KANSAS_CITY = hexIndex('A11')
  const DES_MOINES = hexIndex('C8')
  const display = (column: string, cubes: readonly (Good | null)[], state: State) => ({
    ...state.display,
    [column]: cubes,
  })

  test('TV-25 AOS-GROW-03, -04 the dice feed the city and, from its own column, the New City on the map', () => {
    const state = beforeUpkeep({ change: { newCities: [{ hex: hexIndex('K9'), letter: 'B' }] } })
    const dice = { 'growth/light/0': 3, 'growth/light/1': 3, 'growth/light/2': 4, 'growth/dark/': 6 }
    const { state: next } = passed(state, dice)
    const grown = (hex: number) => (next.cubes[hex] ?? []).slice((state.cubes[hex] ?? []).length)
    expect(grown(KANSAS_CITY)).toEqual([state.display.light3[0], state.display.light3[1]])
    expect(grown(DES_MOINES)).toEqual([state.display.light4[0]])
    expect(grown(hexIndex('K9'))).toEqual([state.display.B[0]])
    expect(next.display.A).toEqual(state.display.A)
    expect(next.display.light3).toEqual([null, null, state.display.light3[2]])
    expect(next.display.B[0]).toBeNull()
  })

  test('TV-26 the second round: both cubes of A, the second of an opened column, B untouched', () => {
    const newCity = { change: { newCities: [{ hex: hexIndex('K9'), letter: 'A' as const }], round: 2 } }
    const before = beforeUpkeep(newCity)
    const opened = before.display.light4[0] as Good
    const state: State = {
      ...before,
      display: display('light4', [null, ...before.display.light4.slice(1)], before) as State['display'],
      bag: { ...before.bag, [opened]: before.bag[opened] + 1 },
    }
    const { state: next } = passed(state, {
      'growth/light/0': 3,
      'growth/light/1': 3,
      'growth/light/2': 4,
      'growth/dark/': 6,
    })
    expect(next.cubes[hexIndex('K9')]).toEqual(state.display.A)
    expect(next.cubes[DES_MOINES]?.at(-1)).toBe(state.display.light4[1])
    expect(next.display.B).toEqual(state.display.B)
  })

  test('TV-27 AOS-GROW-04, -05 an empty column is ignored, the other is not', () => {
    const before = beforeUpkeep({ change: { newCities: [{ hex: hexIndex('K9'), letter: 'A' }] } })
    const [first, second] = before.display.light3 as [Good, Good, Good]
    const bag = { ...before.bag }
    bag[first]++
    bag[second]++
    const state: State = {
      ...before,
      display: display('light3', [null, null, before.display.light3[2] as Good], before) as State['display'],
      bag,
    }
    const { state: next } = passed(state, { 'growth/light/': 3, 'growth/dark/': 6 })
    expect(next.display.light3).toEqual([null, null, null])
    expect(next.cubes[KANSAS_CITY]).toHaveLength(3)
    expect(next.cubes[hexIndex('K9')]).toHaveLength(2)
  })

  test.each([
    ['2002', 3],
    ['2022', 4],
  ])('AOS-GROW-02 in the edition of %s %i dice when one of four is out', (edition, dice) => {
    const { events } = passed(beforeUpkeep({ seats: 4, players: { 3: { money: 0 } }, options: { edition } }))
    const rolled = events.filter((event) => event.type === 'rolled')
    expect(rolled.map((event) => [event.area, event.dice.length])).toEqual([
      ['light', dice],
      ['dark', dice],
    ])
    expect(editionOf(optionsWith({ edition })).growthDice).toBe(edition === '2002' ? 'active' : 'seats')
  })

  describe('AOS-GROW-01 Production', () => {
    const holding = (spaces: number): State => {
      const state = beforeUpkeep({ players: { 1: { special: 'production' } } })
      const open = state.display.light1.slice(0, spaces) as Good[]
      const bag = { ...state.bag }
      for (const cube of open) bag[cube]++
      const column = state.display.light1.map((cube, row) => (row < spaces ? null : cube))
      return { ...state, bag, display: { ...state.display, light1: column } }
    }

    test('nothing happens while the display is full', () => {
      const { state, events } = passed(holding(0))
      expect(state.round).toBe(2)
      expect(events.some((event) => event.type === 'produced')).toBe(false)
    })

    test('it may decline before drawing', () => {
      const asked = passed(holding(2)).state
      expect(ageOfSteam.turn(asked)).toMatchObject({ phase: 'growth', seats: [1], ask: 'produce' })
      expect(ageOfSteam.moves(asked, 1)).toEqual({ ask: 'produce' })
      expect(played(asked, [[1, { type: 'decline' }]]).round).toBe(2)
    })

    test('once drawn, both cubes must be placed, each on an empty space', () => {
      const drawn = accepted(
        passed(holding(3)).state,
        1,
        { type: 'produce' },
        directed({ 'production/0': 'red', 'production/1': 'blue' }),
      ).state
      expect(ageOfSteam.moves(drawn, 1)).toMatchObject({ ask: 'place', cubes: ['red', 'blue'] })
      expect(refusedBy(drawn, 1, { type: 'decline' })).toBe('AOS-GROW-01')
      expect(refusedBy(drawn, 1, { type: 'produce' })).toBe('AOS-GROW-01')
      expect(refusedBy(drawn, 1, { type: 'place', cube: 'yellow', column: 'light1', row: 0 })).toBe('AOS-GROW-01')
      expect(refusedBy(drawn, 1, { type: 'place', cube: 'red', column: 'dark1', row: 0 })).toBe('AOS-GROW-01')
      expect(refusedBy(drawn, 1, { type: 'place', cube: 'red', column: 'light9', row: 0 })).toBe('AOS-GROW-01')
      const one = played(drawn, [[1, { type: 'place', cube: 'blue', column: 'light1', row: 2 }]])
      expect(one.display.light1[2]).toBe('blue')
      expect(ageOfSteam.turn(one).ask).toBe('place')
      const { state } = accepted(
        one,
        1,
        { type: 'place', cube: 'red', column: 'light1', row: 0 },
        directed({ 'growth/': 6 }),
      )
      expect(state.display.light1).toEqual(['red', null, 'blue'])
      expect(state.round).toBe(2)
    })

    test('with one empty space one cube is drawn', () => {
      const asked = passed(holding(1)).state
      const { events } = accepted(asked, 1, { type: 'produce' })
      expect(events).toMatchObject([{ type: 'produced', cubes: [expect.any(String)] }])
    })

    test('the eliminated are not asked', () => {
      const broke = holding(2)
      const players = broke.players.map((one, seat) => (seat === 1 ? { ...one, money: 0 } : one))
      expect(passed({ ...broke, players }).state.round).toBe(2)
    })
  })

  test('AOS-COMP-07 an empty bag yields nothing', () => {
    const state = beforeUpkeep({ players: { 1: { special: 'production' } } })
    const cubes = { ...state.cubes, [KANSAS_CITY]: [...(state.cubes[KANSAS_CITY] ?? []), ...all(state)] }
    const empty: State = { ...state, cubes, bag: { red: 0, blue: 0, purple: 0, yellow: 0, black: 0, white: 0 } }
    expect(passed(empty).state.round).toBe(2)
  })

  const all = (state: State): Good[] =>
    Object.entries(state.bag).flatMap(([good, count]) => Array.from({ length: count }, () => good as Good))
})

describe('end and score', () => {
  test('TV-28 AOS-END-01 with five seats the match ends after round 7', () => {
    expect(passed(beforeUpkeep({ seats: 5, change: { round: 6 } })).state.round).toBe(7)
    const { state } = passed(beforeUpkeep({ seats: 5, change: { round: 7 } }))
    expect(ageOfSteam.turn(state)).toMatchObject({ over: true, seats: [] })
  })

  test('D-48 the last round has its goods growth, Production included', () => {
    const before = beforeUpkeep({ players: { 1: { special: 'production' } }, change: { round: 10 } })
    const freed = before.display.light1[0] as Good
    const bag = { ...before.bag, [freed]: before.bag[freed] + 1 }
    const open: State = {
      ...before,
      bag,
      display: { ...before.display, light1: [null, ...before.display.light1.slice(1)] },
    }
    expect(ageOfSteam.turn(passed(open).state)).toMatchObject({ phase: 'growth', over: false })
  })

  test('TV-29 AOS-SCORE-01, -04 three for income, one for track, minus three for shares; may be negative', () => {
    const state = { ...beforeUpkeep({ players: { 0: { income: 20, shares: 5 }, 1: { income: 0, shares: 2 } } }) }
    const scores = state.players.map((_, seat) => ageOfSteam.standings(state).find((line) => line.seat === seat)?.score)
    expect(scores.slice(0, 2)).toEqual([60 - 15, -6])
    const track = afterPetra()
    expect(ageOfSteam.standings(track).find((line) => line.seat === PETRA)?.figures).toMatchObject({
      track: 2,
      score: 2 - 6,
    })
    expect(game.steps.points(game, track, PETRA)).toBe(-4)
  })

  test('AOS-SCORE-03 those with the same points win together', () => {
    const { state } = passed(
      beforeUpkeep({ change: { round: 10 }, players: { 0: { income: 9 }, 1: { income: 9 }, 2: { income: 3 } } }),
    )
    const result = ageOfSteam.result(state)
    expect(result?.winners).toEqual([0, 1])
    expect(result?.standings.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ])
  })

  test('AOS-SCORE-04 among the eliminated the later is better', () => {
    const state = beforeUpkeep({
      seats: 5,
      players: { 3: { eliminated: 2 }, 4: { eliminated: 4 } },
      change: { order: [0, 1, 2] },
    })
    const places = ageOfSteam.standings(state).map(({ seat, place }) => [seat, place])
    expect(places.slice(-2)).toEqual([
      [4, 4],
      [3, 5],
    ])
  })
})
