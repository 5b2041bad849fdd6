import { describe, expect, test } from 'vitest'
import { type Action, ageOfSteam, type Moves, SPECIALS, type State } from '#engine/age-of-steam/index.ts'
import { accepted, arranged, begin, played, player, refusedBy, type Turn } from './position.ts'

const issue = (n: number): Action => ({ type: 'issue', n })
const bid = (amount: number): Action => ({ type: 'bid', amount })
const DROP: Action = { type: 'drop' }
const FREE: Action = { type: 'freePass' }
const choose = (action: (typeof SPECIALS)[number]): Action => ({ type: 'choose', action })

const auction = (seats: number, freePass: number | null = null, options = {}, money = 20): State =>
  arranged((state) => ({ phase: 'order', bidders: state.order, bids: state.players.map(() => null), dropped: [] }), {
    seats,
    options,
    players: Object.fromEntries(
      Array.from({ length: seats }, (_, seat) => [seat, { money, freePass: seat === freePass }]),
    ),
  })

/** What each seat paid in the auction. */
const paid = (before: State, state: State): number[] =>
  state.players.map((now, seat) => player(before, seat).money - now.money)

describe('phase 1: issue shares', () => {
  test('TV-01 AOS-SHARE-01 two, one and no shares', () => {
    const state = played(begin(3), [
      [0, issue(2)],
      [1, issue(1)],
      [2, issue(0)],
    ])
    expect(state.players.map(({ shares, money }) => [shares, money])).toEqual([
      [4, 20],
      [3, 15],
      [2, 10],
    ])
    expect(ageOfSteam.turn(state).phase).toBe('order')
  })

  test.each([
    [13, 2, 3],
    [15, 0, 1],
  ])('TV-02 AOS-SHARE-01 with %i shares at most %i may be issued', (shares, most, tooMany) => {
    const state = arranged((s) => ({ phase: 'shares', left: s.order }), { players: { 0: { shares } } })
    expect(ageOfSteam.moves(state, 0)).toEqual({ ask: 'issue', max: most })
    expect(player(played(state, [[0, issue(most)]]), 0).shares).toBe(15)
    expect(refusedBy(state, 0, issue(tooMany))).toBe('AOS-SHARE-01')
    expect(refusedBy(state, 0, issue(-1))).toBe('AOS-SHARE-01')
  })

  test('AOS-SHARE-02 shares cannot be issued in another phase', () => {
    expect(refusedBy(auction(3), 0, issue(1))).toBe('AOS-FLOW-01')
  })

  test('AOS-FLOW-01 only the seat that is asked may act', () => {
    expect(refusedBy(begin(3), 1, issue(0))).toBe('TURN-SEAT')
    expect(ageOfSteam.moves(begin(3), 1)).toEqual({ ask: 'nothing' })
  })
})

describe('phase 2: player order', () => {
  test('TV-03 the example of the first edition, with the free pass and a highest bidder who is not asked', () => {
    const [pete, dave, vince, hudson, john] = [0, 1, 2, 3, 4]
    const start = auction(5, john, { edition: '2002' })
    const middle = played(start, [
      [pete, bid(2)],
      [dave, DROP],
      [vince, bid(3)],
      [hudson, DROP],
      [john, FREE],
    ])
    const late = played(middle, [[pete, DROP]])
    expect(ageOfSteam.turn(late).seats, 'AOS-ORDER-03 Vince stays in unasked').toEqual([john])
    expect(refusedBy(late, john, FREE), 'AOS-ORDER-04 once only').toBe('AOS-ORDER-04')
    const end = played(late, [[john, DROP]])
    expect(end.order).toEqual([vince, john, pete, hudson, dave])
    expect(paid(start, end)).toEqual([1, 0, 3, 0, 0])
  })

  test('TV-04 the example of the deluxe edition', () => {
    const [petra, daria, viola, ingrid, johanna] = [0, 1, 2, 3, 4]
    const start = auction(5, johanna)
    const end = played(start, [
      [petra, bid(2)],
      [daria, DROP],
      [viola, bid(3)],
      [ingrid, DROP],
      [johanna, FREE],
      [petra, DROP],
      [johanna, DROP],
    ])
    expect(end.order).toEqual([viola, johanna, petra, ingrid, daria])
    expect(paid(start, end)).toEqual([1, 0, 3, 0, 0])
  })

  test.each(['2002', '2022'])(
    'TV-05 AOS-ORDER-08 nobody bids (%s): the order is reversed and nobody pays',
    (edition) => {
      const start = auction(4, null, { edition })
      const end = played(start, [
        [0, DROP],
        [1, DROP],
        [2, DROP],
      ])
      expect(end.order).toEqual([3, 2, 1, 0])
      expect(paid(start, end)).toEqual([0, 0, 0, 0])
    },
  )

  test('TV-06 AOS-ORDER-07 the last pays nothing even if it had bid', () => {
    const start = auction(3)
    const end = played(start, [
      [0, bid(1)],
      [1, bid(2)],
      [2, bid(3)],
      [0, bid(4)],
      [1, DROP],
      [2, DROP],
    ])
    expect(end.order).toEqual([0, 2, 1])
    expect(paid(start, end)).toEqual([4, 0, 3])
  })

  test('TV-07 AOS-ORDER-06, -07 six seats', () => {
    const start = auction(6)
    const bids = [1, 2, 3, 5, 8, 9].map((amount, seat): Turn => [seat, bid(amount)])
    const end = played(start, [...bids, ...[0, 1, 2, 3, 4].map((seat): Turn => [seat, DROP])])
    expect(end.order).toEqual([5, 4, 3, 2, 1, 0])
    expect(paid(start, end)).toEqual([0, 1, 2, 3, 8, 9])
  })

  test('TV-08 AOS-ORDER-02, -05 bids that are refused', () => {
    const state = played(auction(3), [[0, bid(4)]])
    expect(refusedBy(state, 1, bid(0))).toBe('AOS-ORDER-02')
    expect(refusedBy(state, 1, bid(4))).toBe('AOS-ORDER-02')
    expect(refusedBy(state, 1, bid(21))).toBe('AOS-ORDER-05')
    expect(ageOfSteam.moves(state, 1)).toEqual({ ask: 'bid', min: 5, max: 20, mayBid: true, freePass: false })
    expect(played(state, [[1, bid(20)]])).toBeDefined()
  })

  test.each([
    ['2002', 'accepted'],
    ['2022', 'AOS-ORDER-04'],
  ])('TV-08 AOS-ORDER-04 the free pass with two bidders left in the edition of %s: %s', (edition, verdict) => {
    const state = played(auction(3, 1, { edition }), [[0, DROP]])
    expect(refusedBy(state, 1, FREE)).toBe(verdict)
    expect((ageOfSteam.moves(state, 1) as Extract<Moves, { ask: 'bid' }>).freePass).toBe(verdict === 'accepted')
  })

  test('AOS-ORDER-04 nobody else has a free pass, and it expires with the auction', () => {
    expect(refusedBy(auction(3), 0, FREE)).toBe('AOS-ORDER-04')
    const end = played(auction(3, 0), [
      [0, DROP],
      [1, DROP],
    ])
    expect(end.players.every((one) => !one.freePass)).toBe(true)
  })

  test('AOS-ORDER-01 who has dropped out does not act again', () => {
    const state = played(auction(3), [
      [0, bid(1)],
      [1, DROP],
      [2, bid(2)],
      [0, bid(3)],
    ])
    expect(ageOfSteam.turn(state).seats).toEqual([2])
  })

  test('AOS-ORDER-05 without money there is no bid to make', () => {
    const state = auction(3, null, {}, 0)
    expect(ageOfSteam.moves(state, 0)).toMatchObject({ mayBid: false })
    expect(refusedBy(state, 0, bid(1))).toBe('AOS-ORDER-05')
  })
})

describe('phase 3: choose actions', () => {
  const choosing = (players = {}): State => arranged((state) => ({ phase: 'actions', left: state.order }), { players })

  test('AOS-ACT-01 each seat takes one that nobody has, in player order', () => {
    const state = played(choosing(), [[0, choose('engineer')]])
    expect(refusedBy(state, 1, choose('engineer'))).toBe('AOS-ACT-01')
    expect(ageOfSteam.moves(state, 1)).toEqual({ ask: 'choose', actions: SPECIALS.filter((one) => one !== 'engineer') })
    expect(refusedBy(state, 1, { type: 'choose', action: 'conductor' })).toBe('AOS-ACT-01')
    const all = played(state, [
      [1, choose('first-move')],
      [2, choose('production')],
      [3, choose('turn-order')],
    ])
    expect(ageOfSteam.turn(all).phase).toBe('build')
  })

  test.each(SPECIALS)('AOS-ACT-02 to -08 %s can be chosen', (special) => {
    expect(player(played(choosing(), [[0, choose(special)]]), 0).special).toBe(special)
  })

  test('AOS-ACT-05, TV-21 Locomotive improves the engine at once, but not above 6', () => {
    expect(player(played(choosing(), [[0, choose('locomotive')]]), 0).engine).toBe(2)
    const { state } = accepted(choosing({ 0: { engine: 6 } }), 0, choose('locomotive'))
    expect(player(state, 0)).toMatchObject({ engine: 6, special: 'locomotive' })
  })

  test('AOS-ACT-03, AOS-BUILD-01 First Build builds first, the others in player order', () => {
    const specials: Turn[] = [
      [0, choose('engineer')],
      [1, choose('production')],
      [2, choose('first-build')],
      [3, choose('turn-order')],
    ]
    const state = played(choosing(), specials)
    expect(state.stage).toMatchObject({ phase: 'build', left: [2, 0, 1, 3] })
  })

  test('AOS-ACT-02, AOS-MOVE-01 First Move moves first in both rounds', () => {
    const specials: Turn[] = [
      [0, choose('engineer')],
      [1, choose('production')],
      [2, choose('first-build')],
      [3, choose('first-move')],
    ]
    const built = [2, 0, 1, 3].map((seat): Turn => [seat, { type: 'endBuild' }])
    const first = played(choosing(), [...specials, ...built])
    expect(first.stage).toMatchObject({ phase: 'goods', pass: 1, left: [3, 0, 1, 2] })
    const second = played(
      first,
      [3, 0, 1, 2].map((seat): Turn => [seat, { type: 'pass' }]),
    )
    expect(second.stage).toMatchObject({ phase: 'goods', pass: 2, left: [3, 0, 1, 2] })
  })

  test('AOS-ACT-08, -09 Turn Order is remembered for the next auction; all other markers come back', () => {
    const specials: Turn[] = [
      [0, choose('engineer')],
      [1, choose('turn-order')],
      [2, choose('first-build')],
      [3, choose('first-move')],
    ]
    const built = [2, 0, 1, 3].map((seat): Turn => [seat, { type: 'endBuild' }])
    const moved = [3, 0, 1, 2, 3, 0, 1, 2].map((seat): Turn => [seat, { type: 'pass' }])
    const next = played(choosing(), [...specials, ...built, ...moved])
    expect(next.round).toBe(2)
    expect(next.players.map(({ special, freePass }) => [special, freePass])).toEqual([
      [null, false],
      [null, true],
      [null, false],
      [null, false],
    ])
  })
})
