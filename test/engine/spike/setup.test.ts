import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordingChance } from '#engine/core/chance.ts'
import { seededChance } from '#engine/core/seeded/seeded.ts'
import { GOODS, RAIL_TYPES, type State, spike } from '#engine/spike/index.ts'
import { countCards } from '#engine/spike/piles.ts'
import {
  accepted,
  begun,
  directed,
  drawnFor,
  game,
  handOf,
  MAP,
  played,
  player,
  refusedBy,
  setupOf,
} from './position.ts'

const gift = (state: State) => {
  const [card] = RAIL_TYPES.filter((type) => handOf(state, state.order[0])[type] > 0)
  return { type: 'giveCard', card: card as (typeof RAIL_TYPES)[number] } as const
}

const seatCounts = [2, 3, 4]

describe('the box', () => {
  test('SPK-COMP-01, SPK-COMP-02 the board has 36 cities, 162 junctions and 514 segments of six types', () => {
    const { data } = game.board
    expect([data.cities.length, data.junctions.length, data.segments.length]).toEqual([36, 162, 514])
    for (const type of RAIL_TYPES) expect(data.segments.filter((one) => one.type === type).length).toBeGreaterThan(84)
    for (const { a, b } of data.segments) expect(game.board.points.has(a) && game.board.points.has(b)).toBe(true)
    for (const { id, segments } of game.board.points.values()) expect([id, segments.length > 1]).toEqual([id, true])
  })

  test('SPK-COMP-03, SPK-COMP-04 cards name cities of the board; no route names its top again', () => {
    const cities = new Set(game.board.data.cities.map(({ id }) => id))
    expect(game.contracts.size).toBe(36)
    for (const { sides } of game.contracts.values()) {
      for (const side of [sides.A, sides.B]) {
        expect(side).toHaveLength(3)
        expect(side.every(({ city }) => cities.has(city))).toBe(true)
      }
    }
    expect(game.routes.size).toBe(36)
    for (const { top, cities: listed } of game.routes.values()) {
      expect([top, ...listed.map(({ city }) => city)].every((city) => cities.has(city))).toBe(true)
      expect(listed.map(({ city }) => city)).not.toContain(top)
    }
  })

  test('SPK-COMP-05 three cities offer each goods', () => {
    for (const goods of GOODS) expect(game.board.data.cities.filter((city) => city.goods === goods)).toHaveLength(3)
  })

  test('points have places on the picture, for the client', () => {
    const { width, height } = game.board.data.size
    for (const { x, y } of [...game.board.data.cities, ...game.board.data.junctions]) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
    }
  })
})

describe('the setup', () => {
  test.each(seatCounts)('SPK-SETUP-01, SPK-SETUP-03, SPK-COMP-06 round 1, and %i players with nothing', (seats) => {
    const state = begun(seats)
    expect(spike.turn(state)).toMatchObject({ round: 1, rounds: 3, over: false })
    expect(state.timeOut).toBe(0)
    for (const one of state.players) {
      expect(one).toMatchObject({ money: 0, track: [], speed: 1, tender: 2, cars: 1, train: null })
      expect(one.contracts.every(({ freight }) => freight === 'contract')).toBe(true)
    }
  })

  test('SPK-SETUP-02 every column of the market holds three goods, all twelve lie there once', () => {
    const { market } = begun()
    expect(market.map((column) => column.length)).toEqual([3, 3, 3, 3])
    expect(market.flat().toSorted()).toEqual(GOODS.toSorted())
  })

  test.each([
    [2, 6],
    [3, 4],
    [4, 3],
  ])('SPK-SETUP-04, SPK-SETUP-05 %i players have %i contracts each, every goods once', (seats, each) => {
    const state = begun(seats)
    for (const { contracts } of state.players) expect(contracts).toHaveLength(each)
    const held = state.players.flatMap(({ contracts }) => contracts)
    expect(held.map(({ goods }) => goods).toSorted()).toEqual(GOODS.toSorted())
    for (const { card, goods, side } of held) {
      expect(game.contracts.get(card)?.goods).toBe(goods)
      expect(['A', 'B']).toContain(side)
    }
  })

  test.each([
    [2, 28],
    [3, 41],
    [4, 36],
  ])('SPK-SETUP-06, SPK-SETUP-08 with %i players %i cards are left in the deck', (seats, left) => {
    const before = begun(seats)
    expect(before.players.map(({ hand }) => countCards(hand))).toEqual(Array(seats).fill(5))
    const state = accepted(before, gift(before)).state
    expect(countCards(state.deck.cards)).toBe(left)
    expect(state.display).toHaveLength(4)
    expect(countCards(state.discard)).toBe(0)
  })

  test('SPK-SETUP-06 with two players three cards of each type are out of the game', () => {
    const of = (seats: number) => {
      const state = begun(seats)
      return [...state.players.map((_, seat) => handOf(state, seat)), state.deck.cards].map(countCards)
    }
    expect(of(2).reduce((a, b) => a + b)).toBe(42)
    expect(of(4).reduce((a, b) => a + b)).toBe(60)
  })

  test('SPK-SETUP-06 anybody may be the start player', () => {
    const starts = Array.from({ length: 40 }, (_, i) => spike.setup(setupOf(4), seededChance(`${i}`, 'setup')).order[0])
    expect(new Set(starts)).toEqual(new Set([0, 1, 2, 3]))
  })

  test.each(seatCounts)('SPK-SETUP-07 with %i players the last in turn order gets the gift', (seats) => {
    const before = begun(seats, {}, { start: 2 })
    expect(spike.turn(before)).toMatchObject({ phase: 'gift', seats: [1] })
    expect(before.order.at(-1)).toBe(0)
    const { card } = gift(before)
    const { state, events } = accepted(before, { type: 'giveCard', card })
    expect(countCards(player(state, 1).hand)).toBe(4)
    expect(countCards(player(state, 0).hand)).toBe(6)
    expect(handOf(state, 0)[card]).toBe(handOf(before, 0)[card] + 1)
    expect(events[0]).toEqual({ type: 'gave', seat: 1, to: 0, card })
  })

  test('SPK-SETUP-07 only the start player gives, only a card it has', () => {
    const state = begun(3)
    const absent = RAIL_TYPES.find((type) => handOf(state)[type] === 0)
    expect(refusedBy(state, { type: 'giveCard', card: absent })).toBe('SPK-SETUP-07')
    expect(refusedBy(state, { type: 'giveCard', card: 'pink' })).toBe('SPK-SETUP-07')
    expect(refusedBy(state, gift(state), 1)).toBe('TURN-SEAT')
    expect(refusedBy(state, { type: 'draw' })).toBe('SPK-TURN-02')
    expect(refusedBy(accepted(state, gift(state)).state, gift(state))).toBe('SPK-SETUP-07')
  })

  test('SPK-SETUP-08, SPK-SETUP-09 the display is opened and routes are dealt after the gift, not before', () => {
    const before = begun(3)
    expect(before.display).toEqual([])
    expect(before.players.flatMap(({ routes }) => routes)).toEqual([])
    const { state, drawn } = drawnFor(before, gift(before))
    const routes = state.players.flatMap((one) => one.routes)
    expect(new Set(routes).size).toBe(3)
    expect(drawn.slice(0, 4)).toEqual(state.display)
    expect(drawn.slice(4)).toEqual(routes.map((is, only) => ({ only, is })))
  })

  test('SPK-SETUP-10, SPK-SETUP-11 trains are placed in turn order, several in one city; then the start player begins', () => {
    const before = begun(3, {}, { start: 2 })
    const state = accepted(before, gift(before)).state
    expect(refusedBy(state, { type: 'placeTrain', city: 'j1013' })).toBe('SPK-SETUP-10')
    expect(refusedBy(state, { type: 'placeTrain', city: 'atlantis' })).toBe('SPK-SETUP-10')
    const order: number[] = []
    const place = (now: State, city: string): State => {
      order.push(spike.turn(now).seats[0] as number)
      return accepted(now, { type: 'placeTrain', city }).state
    }
    const placed = ['raleigh', 'raleigh', 'topeka'].reduce(place, state)
    expect(order).toEqual([1, 2, 0])
    expect(player(placed, 2)).toMatchObject({ home: 'raleigh', money: 0, train: { at: 'city', city: 'raleigh' } })
    expect(spike.turn(placed)).toMatchObject({ phase: 'action', seats: [1] })
  })

  test('chance is asked for the market, the contracts, the start player and the hands, in this order', () => {
    const labels: string[] = []
    begun(2, {}, {}, labels)
    const topics = labels.map((label) => label.split('/')[0]).filter((topic, i, list) => topic !== list[i - 1])
    expect(topics.filter((topic) => topic !== 'side' && topic !== 'contract')).toEqual([
      'market',
      'deal',
      'start',
      'hand',
    ])
    expect(new Set(labels).size).toBe(labels.length)
  })

  test('every setup of every seed is sound', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(...seatCounts),
        fc.constantFrom('basic', 'advanced'),
        (seed, seats, variant) => {
          const state = spike.setup(setupOf(seats, { variant }), seededChance(seed, 'setup'))
          expect(spike.broken(state)).toEqual([])
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('the advanced game', () => {
  const advanced = { variant: 'advanced' }
  const choice = (state: State, seat: number, side = 'B') => ({
    type: 'chooseSides',
    sides: Object.fromEntries(player(state, seat).contracts.map(({ card }) => [card, side])),
  })

  test('SPK-ADV-01 all choose sides at the same time, before cards are dealt, and they are opened together', () => {
    const state = begun(3, advanced)
    expect(spike.turn(state)).toMatchObject({ phase: 'sides', seats: [0, 1, 2] })
    expect(state.players.map(({ hand }) => countCards(hand))).toEqual([0, 0, 0])
    const two = [2, 0].reduce((now, seat) => accepted(now, choice(now, seat) as never, directed(), seat).state, state)
    expect(spike.turn(two).seats).toEqual([1])
    expect(two.players.flatMap(({ contracts }) => contracts.map(({ side }) => side))).toEqual(Array(12).fill(null))
    expect(refusedBy(two, choice(two, 2), 2)).toBe('TURN-SEAT')
    const chance = recordingChance(directed())
    const { state: opened, events } = accepted(two, choice(two, 1, 'A') as never, chance)
    expect(opened.players.map(({ contracts }) => contracts.map(({ side }) => side).join(''))).toEqual([
      'BBBB',
      'AAAA',
      'BBBB',
    ])
    expect(events.filter(({ type }) => type === 'sidesOpened')).toHaveLength(3)
    expect(chance.drawn.slice(0, 12)).toEqual([...'BBBBAAAABBBB'])
    expect(spike.turn(opened).phase).toBe('gift')
  })

  test('SPK-ADV-01 a choice names a side for each own contract and nothing else', () => {
    const state = begun(3, advanced)
    const { sides } = choice(state, 0)
    const [one] = Object.keys(sides)
    const [other] = Object.keys(choice(state, 1).sides)
    const { [one as string]: _, ...fewer } = sides
    for (const wrong of [fewer, { ...sides, [one as string]: 'C' }, { ...sides, [other as string]: 'A' }, {}]) {
      expect(refusedBy(state, { type: 'chooseSides', sides: wrong })).toBe('SPK-ADV-01')
    }
    expect(refusedBy(state, { type: 'chooseSides', sides: [] })).toBe('ACTION-SHAPE')
  })

  test('SPK-ADV-02 each gets two routes, keeps one and puts the other back', () => {
    let state = begun(2, advanced)
    for (const seat of [0, 1]) state = accepted(state, choice(state, seat) as never, directed(), seat).state
    state = accepted(state, gift(state), directed()).state
    expect(spike.turn(state)).toMatchObject({ phase: 'route', seats: state.order })
    const [first, second] = player(state, 1).routes
    expect(new Set(state.players.flatMap(({ routes }) => routes)).size).toBe(4)
    expect(refusedBy(state, { type: 'keepRoute', route: player(state, 0).routes[0] }, 1)).toBe('SPK-ADV-02')
    state = accepted(state, { type: 'keepRoute', route: second as string }, directed(), 1).state
    expect(player(state, 1)).toMatchObject({ routes: [second], putBack: [first] })
    expect(spike.turn(state).seats).toEqual([0])
    state = played(state, [{ type: 'keepRoute', route: player(state, 0).routes[0] as string }])
    expect(spike.turn(state)).toMatchObject({ phase: 'train', seats: [state.order[0]] })
  })

  test('the basic game asks for neither', () => {
    const basic = begun(2)
    expect(spike.turn(basic).phase).toBe('gift')
    expect(refusedBy(basic, { type: 'chooseSides', sides: {} })).toBe('SPK-ADV-01')
    expect(refusedBy(basic, { type: 'keepRoute', route: 'route-topeka' })).toBe('SPK-ADV-02')
    expect(spike.options(MAP).map(({ id }) => id)).toEqual(['variant'])
  })
})
