import { describe, expect, test } from 'vitest'
import { type Action, ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import type { Outcome } from '#engine/core/chance.ts'
import { GIVE_UP } from '#engine/core/giveUp.ts'
import {
  accepted,
  arranged,
  begin,
  building,
  directed,
  HEX,
  incomes,
  movingGoods,
  owners,
  PASS,
  played,
  player,
  withCities,
} from './position.ts'
import { laid, on } from './routes.ts'
import { EXPERIENCED, PETRAS } from './story.ts'

const [A, B, C, D] = [0, 1, 2, 3] as const
const { players: RICH } = EXPERIENCED

const givenUp = (state: State, outcomes: Readonly<Record<string, Outcome>> = {}) => {
  const [seat] = ageOfSteam.turn(state).seats as [number]
  return accepted(state, seat, GIVE_UP as never, directed(outcomes))
}

describe('a seat of Age of Steam that gives up', () => {
  test('GIVE-02, AOS-EXP-04 is eliminated there and then: links stay, sections are nobody’s, no further question', () => {
    const { state, events } = givenUp(
      played(
        building(EXPERIENCED),
        PETRAS.map((action) => [A, action]),
      ),
    )
    expect(ageOfSteam.turn(state)).toMatchObject({ phase: 'build', seats: [B] })
    expect(owners(state, HEX.A), 'a link').toEqual([A])
    expect(owners(state, HEX.C), 'what it built in this turn and did not finish').toEqual([null])
    expect(state.order).toEqual([B, C, D])
    expect(player(state, A)).toMatchObject({ eliminated: 1, special: null, freePass: false })
    expect(events).toEqual([{ type: 'leftMatch', seat: A }])
    expect(ageOfSteam.standings(state).at(-1)).toMatchObject({ seat: A, place: 4, eliminated: true, score: null })
  })

  test('GIVE-02 others may go on from what it left in the same phase', () => {
    const [first, second] = PETRAS as [Action, Action]
    const { state } = givenUp(played(building(EXPERIENCED), [[A, first]]))
    expect(owners(state, HEX.A)).toEqual([null])
    expect(owners(played(state, [[B, second]]), HEX.A)).toEqual([B])
  })

  test('GIVE-04 Germany: what is not finished is taken back, what is stays', () => {
    const start = building({ map: 'germany', players: RICH })
    const half = played(start, [
      [A, on(start, 'D8', 'C8 D7')],
      [A, on(start, 'B8', 'A9 B7')],
    ])
    const { state, events } = givenUp(half)
    expect(owners(state, 'D8')).toEqual([A])
    expect(owners(state, 'B8')).toBeUndefined()
    expect(events.map(({ type }) => type)).toEqual(['tookBack', 'leftMatch'])
    expect(ageOfSteam.turn(state).seats).toEqual([B])
  })

  test('GIVE-05 Western U.S.: gains that it had to share out are drawn, and it has no part in them', () => {
    const start = withCities(building({ map: 'western-us', players: RICH }), { F8: 'D' })
    const nearly = laid(laid(laid(start, B, 'A8 B8 C8 D8 E8 F8'), C, 'F8 G8 H8 I8'), A, 'I8 J8 K8 L8 L7 M7')
    const asked = played(nearly, [[A, on(nearly, 'M7', 'L7 N7')]])
    expect(ageOfSteam.moves(asked, A)).toMatchObject({ ask: 'chooseGains', options: { length: 3 } })
    expect(incomes(givenUp(asked, { gains: 1 }).state), 'of it and B').toEqual([0, 2, 0, 0])
    const { state, events } = givenUp(asked, { gains: 3 })
    expect(incomes(state)).toEqual([0, 2, 2, 0])
    expect(events.map(({ type }) => type)).toEqual(['leftMatch', 'gained'])
    expect(ageOfSteam.turn(state)).toMatchObject({ ask: 'build', seats: [B] })
  })

  describe('GIVE-02 in the auction', () => {
    const bidding = (): State =>
      played(begin(3), [
        [A, { type: 'issue', n: 0 }],
        [B, { type: 'issue', n: 0 }],
        [C, { type: 'issue', n: 0 }],
        [A, { type: 'bid', amount: 2 }],
      ])

    test('the others bid on', () => {
      const { state } = givenUp(bidding())
      expect(ageOfSteam.turn(state)).toMatchObject({ ask: 'bid', seats: [C] })
      const over = played(state, [[C, { type: 'drop' }]])
      expect(over.order).toEqual([A, C])
      expect(
        [A, B, C].map((seat) => player(over, seat).money),
        'the second of two is the last',
      ).toEqual([8, 10, 10])
    })

    test('AOS-ORDER-07 of two the other has won it, and pays its bid', () => {
      const two = played(bidding(), [[B, { type: 'drop' }]])
      const { state } = givenUp(two)
      expect(state.order).toEqual([A, B])
      expect([A, B, C].map((seat) => player(state, seat).money)).toEqual([8, 10, 10])
      expect(ageOfSteam.turn(state)).toMatchObject({ ask: 'choose', seats: [A] })
    })
  })

  test('GIVE-04, AOS-GROW-01 cubes that were drawn go back into the bag, and the dice are rolled', () => {
    const state = arranged((): State['stage'] => ({ phase: 'growth', seat: B, drawn: null }), {
      players: { [B]: { special: 'production' } },
    })
    const emptied = { ...state, display: { ...state.display, light1: [null, null, null] } }
    const bag = { ...state.bag }
    for (const cube of state.display.light1) if (cube) bag[cube]++
    const drawn = accepted({ ...emptied, bag }, B, { type: 'produce' }).state
    const { state: after, events } = givenUp(drawn, { 'growth/': 6 })
    expect(after.bag).toEqual(bag)
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['leftMatch', 'rolled', 'round']))
    expect(events.findIndex(({ type }) => type === 'leftMatch')).toBe(0)
    expect(ageOfSteam.turn(after)).toMatchObject({ round: 2, ask: 'issue', seats: [A] })
  })

  test('GIVE-02 moving goods: it is left out of the second pass, and its links pay nobody', () => {
    const { state } = givenUp(movingGoods({ seats: 3 }))
    const second = played(state, [
      [B, PASS],
      [C, PASS],
    ])
    expect(second.stage).toMatchObject({ pass: 2, left: [B, C] })
  })

  test('GIVE-06, D-13 the last one left has won, in the middle of the round', () => {
    const paying = begin(undefined, {}, {}, 'st-lucia')
    const { state, events } = givenUp(paying)
    const other = 1 - (ageOfSteam.turn(paying).seats[0] as number)
    expect(ageOfSteam.result(state)).toMatchObject({ winners: [other] })
    expect(events.at(-1)).toEqual({ type: 'ended', winners: [other] })
    const two = givenUp(givenUp(building({ seats: 3 })).state).state
    expect(ageOfSteam.result(two)?.winners).toEqual([C])
  })

  test('GIVE-06, AOS-BAR-07 alone: the match is lost at once', () => {
    const { state } = givenUp(begin(undefined, {}, {}, 'barbados'))
    expect(ageOfSteam.result(state)).toMatchObject({ winners: [], standings: [{ eliminated: true }] })
  })

  test('GIVE-03 later is better, round by round, as for the bankrupt', () => {
    const first = givenUp(building({ players: RICH })).state
    const later = givenUp({ ...first, round: 2 }).state
    const places = ageOfSteam.standings(later).map(({ seat, place }) => [seat, place])
    expect(places.slice(2)).toEqual([
      [B, 3],
      [A, 4],
    ])
  })
})
