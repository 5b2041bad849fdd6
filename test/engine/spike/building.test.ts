import { describe, expect, test } from 'vitest'
import { cheapestPayments, type Goods, spike } from '#engine/spike/index.ts'
import { accepted, arranged, build, deckOf, handOf, joker, player, refusedBy, standing, WAY } from './position.ts'

/** Raleigh to Norfolk is built; the train still stands in Raleigh. */
const TO_NORFOLK = {
  players: { 0: { track: [...WAY['raleigh-norfolk']], hand: { white: 5, black: 5, green: 3, yellow: 3 } } },
}

describe('the way of a railway', () => {
  const state = arranged({ players: { 0: { hand: { black: 2, yellow: 2, green: 1, white: 2 } } } })

  test('SPK-T-04, SPK-BUILD-01, SPK-BUILD-06, SPK-BUILD-07 Raleigh to Norfolk with a black and a yellow card', () => {
    const { state: built, events } = accepted(state, build(['s305', 's304'], { black: 1, yellow: 1 }))
    expect(player(built).track).toEqual(['s305', 's304'])
    expect(handOf(built)).toMatchObject({ black: 1, yellow: 1, green: 1 })
    expect(built.discard).toMatchObject({ black: 1, yellow: 1, green: 0 })
    expect(events[0]).toMatchObject({ type: 'built', city: 'norfolk', goods: 'pigs' })
    expect(spike.standings(built).find(({ seat }) => seat === 0)?.figures).toMatchObject({ cities: 2, pieces: 43 })
  })

  test('SPK-T-05, SPK-BUILD-01, SPK-BUILD-04 a railway ends in a city and begins in the own network', () => {
    expect(refusedBy(state, build(['s305'], { black: 1 }))).toBe('SPK-BUILD-01')
    expect(refusedBy(state, build(['s304'], { yellow: 1 }))).toBe('SPK-BUILD-04')
    expect(refusedBy(state, build([], {}))).toBe('SPK-BUILD-01')
    expect(refusedBy(state, build(['s304', 's305'], { black: 1, yellow: 1 }))).toBe('SPK-BUILD-04')
    expect(refusedBy(state, build(['s305', 's262'], { black: 1, white: 1 }))).toBe('SPK-BUILD-01')
    expect(refusedBy(state, build(['s999'], { black: 1 }))).toBe('SPK-BUILD-01')
  })

  test('SPK-T-10, SPK-BUILD-03 a segment with a piece is taken, the way around it is free', () => {
    const taken = {
      ...state,
      players: state.players.with(1, { ...player(state, 1), home: 'norfolk', track: ['s304', 's265'] }),
    }
    const detour = arranged({
      players: {
        0: { hand: { black: 1, yellow: 2, green: 1 } },
        1: { home: 'norfolk', track: ['s304', 's305'], train: { at: 'city', city: 'norfolk' } },
      },
    })
    expect(refusedBy(taken, build(['s305', 's304'], { black: 1, yellow: 1 }))).toBe('SPK-BUILD-03')
    expect(player(accepted(detour, build(['s344', 's307'], { yellow: 1, green: 1 })).state).track).toEqual([
      's344',
      's307',
    ])
  })

  test('SPK-T-11, SPK-BUILD-02, SPK-BUILD-04 branching at a junction of one’s own, but never back into the own network', () => {
    const begun = arranged(TO_NORFOLK)
    const branch = accepted(begun, build(['s265', 's260'], { green: 1, yellow: 1 }))
    expect(branch.events[0]).toMatchObject({ city: 'charleston' })
    expect(refusedBy(begun, build(['s303', 's301', 's265'], { yellow: 1, white: 1, green: 1 }))).toBe('SPK-BUILD-02')
    expect(refusedBy(begun, build(['s305', 's304'], { black: 1, yellow: 1 }))).toBe('SPK-BUILD-03')
  })

  test('SPK-BUILD-02 no point twice, and no city that is connected already', () => {
    const begun = arranged(TO_NORFOLK)
    expect(refusedBy(begun, build(['s344', 's307'], { yellow: 1, green: 1 }))).toBe('SPK-BUILD-02')
    const circle = ['s303', 's301']
    expect(refusedBy(state, build([...circle, 's305'], {}))).toBe('SPK-BUILD-02')
  })

  test('SPK-T-12, SPK-BUILD-02 a railway ends at the first city it meets', () => {
    const far = [...WAY['raleigh-norfolk'], ...WAY['norfolk-washington']]
    expect(refusedBy(state, build(far, { black: 1, yellow: 1 }))).toBe('SPK-BUILD-02')
  })

  test('SPK-BUILD-04 a foreign network is nothing to branch off from, even where both meet', () => {
    const meeting = arranged({
      players: {
        0: { hand: { green: 2, yellow: 2, black: 2, red: 2 } },
        1: { home: 'norfolk', track: ['s304', 's265', 's260'], train: { at: 'city', city: 'norfolk' } },
      },
    })
    expect(refusedBy(meeting, build(['s267', 's227', 's224'], { black: 2, white: 1 }))).toBe('SPK-BUILD-04')
    // Both may pass the same junction.
    expect(refusedBy(meeting, build(['s305', 's304'], { black: 1, yellow: 1 }))).toBe('SPK-BUILD-03')
  })

  test('SPK-T-13, SPK-BUILD-05 two pieces left do not make three segments, and none makes nothing', () => {
    const long = {
      ...arranged({ players: { 0: { home: 'norfolk', hand: { black: 2, white: 1, yellow: 1, green: 1 } } } }),
    }
    const withLeft = (left: number) => ({
      ...long,
      players: long.players.with(0, {
        ...player(long),
        track: Array.from({ length: 45 - left }, (_, i) => `s${String(i + 1).padStart(3, '0')}`),
      }),
    })
    const way = build(WAY['norfolk-washington'], { black: 2, white: 1 })
    expect(refusedBy(withLeft(2), way)).toBe('SPK-BUILD-05')
    expect(refusedBy(withLeft(3), way)).toBe('accepted')
    const moves = spike.moves(withLeft(0), 0)
    expect(moves).toMatchObject({ ask: 'action', build: { ways: [], hindered: { rule: 'SPK-BUILD-05' } } })
  })

  test('SPK-BUILD-10 a network that is no tree, has a loose end or falls apart is found broken', () => {
    const with0 = (track: string[]) => spike.broken(arranged({ players: { 0: { track } } })).join()
    expect(with0(['s305', 's304'])).toBe('')
    expect(with0(['s305'])).toContain('loose end')
    expect(with0(['s305', 's304', 's224'])).toContain('pieces')
    expect(with0(['s305', 's304', 's344', 's307'])).toContain('pieces')
  })
})

describe('paying', () => {
  const charleston = (hand: object) => arranged({ players: { 0: { hand } } })
  const washington = (hand: object) => arranged({ players: { 0: { home: 'norfolk', hand } } })
  const toCharleston = WAY['raleigh-charleston']
  const toWashington = WAY['norfolk-washington']

  test('SPK-T-06, SPK-JOKER-01 two blue for one white', () => {
    const state = charleston({ yellow: 1, blue: 2 })
    const { state: built } = accepted(state, build(toCharleston, { yellow: 1 }, joker('blue', 2, 'white')))
    expect(built.discard).toMatchObject({ yellow: 1, blue: 2, white: 0 })
    expect(Object.values(handOf(built)).every((count) => count === 0)).toBe(true)
  })

  test('SPK-T-07, SPK-JOKER-03 three blue for two black, or two sets for one each', () => {
    expect(
      refusedBy(washington({ blue: 3, white: 1 }), build(toWashington, { white: 1 }, joker('blue', 3, 'black'))),
    ).toBe('accepted')
    const two = build(toWashington, { white: 1 }, joker('blue', 2, 'black'), joker('red', 2, 'black'))
    expect(refusedBy(washington({ blue: 2, red: 2, white: 1 }), two)).toBe('accepted')
  })

  test('SPK-T-08, SPK-JOKER-02 all cards of a set stand for one type', () => {
    const five = build(toWashington, {}, joker('green', 3, 'black'), joker('green', 2, 'white'))
    expect(refusedBy(washington({ green: 5 }), five)).toBe('accepted')
    expect(refusedBy(washington({ green: 4 }), five)).toBe('SPK-JOKER-04')
    expect(cheapestPayments(deckOf({ green: 4 }), deckOf({ black: 2, white: 1 }))).toEqual([])
  })

  test('SPK-T-09, SPK-BUILD-06 neither more nor less than the segments', () => {
    const state = charleston({ yellow: 2, blue: 4, white: 2 })
    expect(refusedBy(state, build(toCharleston, { yellow: 1 }, joker('blue', 3, 'white')))).toBe('SPK-BUILD-06')
    expect(refusedBy(state, build(toCharleston, { yellow: 1 }))).toBe('SPK-BUILD-06')
    expect(refusedBy(state, build(toCharleston, { yellow: 2, white: 1 }))).toBe('SPK-BUILD-06')
    expect(refusedBy(state, build(toCharleston, { yellow: 1, white: 1, red: 1 }))).toBe('SPK-BUILD-06')
    expect(refusedBy(state, build(toCharleston, { yellow: 1, white: -1 }, joker('blue', 3, 'white')))).toBe(
      'SPK-BUILD-06',
    )
    expect(refusedBy(state, build(toCharleston, { yellow: 1, white: 1, pink: 1 } as never))).toBe('SPK-BUILD-06')
  })

  test('SPK-T-09, SPK-JOKER-01, SPK-JOKER-02 a set is two cards or more, for another type', () => {
    const state = charleston({ yellow: 2, blue: 4 })
    expect(refusedBy(state, build(toCharleston, { yellow: 1 }, joker('blue', 2, 'blue')))).toBe('SPK-JOKER-02')
    expect(refusedBy(state, build(toCharleston, { yellow: 1 }, joker('blue', 1, 'white')))).toBe('SPK-JOKER-01')
    expect(refusedBy(state, build(toCharleston, { yellow: 1 }, joker('blue', -1, 'white')))).toBe('SPK-JOKER-01')
    expect(refusedBy(state, build(toCharleston, { yellow: 1 }, joker('pink' as never, 2, 'white')))).toBe(
      'SPK-JOKER-02',
    )
  })

  test('SPK-JOKER-04 only cards in hand', () => {
    expect(refusedBy(charleston({ yellow: 1 }), build(toCharleston, { yellow: 1, white: 1 }))).toBe('SPK-JOKER-04')
    const twice = build(toWashington, { white: 1 }, joker('blue', 2, 'black'), joker('blue', 2, 'black'))
    expect(refusedBy(washington({ blue: 3, white: 1 }), twice)).toBe('SPK-JOKER-04')
    expect(refusedBy(washington({ blue: 4, white: 1 }), twice)).toBe('accepted')
  })

  test('the shape of a payment is checked to its last field', () => {
    const state = charleston({ yellow: 1, white: 1 })
    for (const payment of [null, {}, { direct: {}, jokers: {} }, { direct: { yellow: 'one' }, jokers: [] }]) {
      expect(refusedBy(state, { type: 'build', segments: toCharleston, payment })).toBe('ACTION-SHAPE')
    }
  })
})

describe('the market', () => {
  const column = (...fromRow3: Goods[]) => fromRow3.toReversed()
  const state = arranged({
    players: {
      0: { hand: { black: 3, yellow: 3, white: 3, green: 1 } },
      1: { home: 'norfolk', train: { at: 'city', city: 'norfolk' } },
    },
    change: {
      market: [
        column('pigs', 'oil', 'corn'),
        column('coal', 'steel', 'cloth'),
        column('cattle', 'wood', 'wheat'),
        column('flour', 'fruit', 'cotton'),
      ],
    },
  })

  test('SPK-T-01, SPK-BUILD-08, SPK-MARKET-01, SPK-MARKET-02 pigs in row 3 bring three and go to the bottom', () => {
    const { state: built } = accepted(state, build(WAY['raleigh-norfolk'], { black: 1, yellow: 1 }))
    expect(player(built).money).toBe(3)
    expect(built.market[0]).toEqual(column('oil', 'corn', 'pigs'))
    expect(built.market.slice(1)).toEqual(state.market.slice(1))
  })

  test.each<[string, Goods[], number, Goods[]]>([
    ['row 2', ['oil', 'pigs', 'corn'], 2, ['oil', 'corn', 'pigs']],
    ['row 1', ['oil', 'corn', 'pigs'], 1, ['oil', 'corn', 'pigs']],
  ])('SPK-T-02, SPK-T-03, SPK-MARKET-02 %s', (_, before, money, after) => {
    const other = { ...state, market: state.market.with(0, column(...before)) }
    const { state: built } = accepted(other, build(WAY['raleigh-norfolk'], { black: 1, yellow: 1 }))
    expect(player(built).money).toBe(money)
    expect(built.market[0]).toEqual(column(...after))
  })

  test('SPK-MARKET-03 the city one begins in scores nothing; a city scores for each player that connects it', () => {
    expect(player(state, 1).money).toBe(0)
    const other = arranged({
      players: {
        0: { track: [...WAY['raleigh-norfolk']] },
        1: { ...standing('washington'), hand: { black: 2, white: 1 } },
      },
      stage: { phase: 'action', seat: 1, rested: true },
      change: { market: state.market },
    })
    const { state: built } = accepted(other, build(['s224', 's227', 's267'], { black: 2, white: 1 }))
    expect(player(built, 1).money).toBe(3)
  })
})
