import { describe, expect, test } from 'vitest'
import { type Action, type Cards, type RailType, type State, spike } from '#engine/spike/index.ts'
import { countCards } from '#engine/spike/piles.ts'
import { accepted, arranged, directed, drawnFor, handOf, played, player, refusedBy } from './position.ts'

const DECK: Action = { type: 'draw' }
const STOP: Action = { type: 'stopDrawing' }
const display = (index: number): Action => ({ type: 'draw', display: index })
const deckSize = ({ deck }: State) => countCards(deck.cards)

describe('drawing', () => {
  const shown: RailType[] = ['blue', 'red', 'red', 'white']
  const state = arranged({ players: { 0: { tender: 3 } }, display: shown })

  test('SPK-T-25, SPK-DRAW-01 to SPK-DRAW-03 one card after the other, and the display is filled up after the last', () => {
    const one = accepted(state, display(1)).state
    expect(one.display).toEqual(['blue', 'red', 'white'])
    expect(handOf(one)).toMatchObject({ red: 1 })
    const two = accepted(one, DECK, directed({ draw: 'green' })).state
    expect(two.display).toHaveLength(3)
    expect(handOf(two)).toMatchObject({ red: 1, green: 1 })
    const { state: after, events } = accepted(two, STOP, directed({ refill: 'black' }))
    expect(after.display).toEqual(['blue', 'red', 'white', 'black'])
    expect(events).toContainEqual({ type: 'opened', cards: ['black'] })
    expect(spike.turn(after).seats).toEqual([1])
  })

  test('SPK-T-25, SPK-DRAW-01, SPK-DRAW-02 at least one, at most as many as the tender says', () => {
    expect(refusedBy(state, STOP)).toBe('SPK-DRAW-02')
    const two = played(state, [DECK, DECK])
    expect(spike.moves(two, 0)).toEqual({ ask: 'draw', draw: { display: shown, left: 1, mayStop: true } })
    const three = accepted(two, DECK).state
    expect(spike.turn(three)).toMatchObject({ phase: 'action', seats: [1] })
    expect(refusedBy(three, DECK, 0)).toBe('TURN-SEAT')
  })

  test.each([4, -1, 0.5, '1', null])('SPK-DRAW-02 there is no card %j in the display', (index) => {
    const rule = typeof index === 'number' && Number.isInteger(index) ? 'SPK-DRAW-02' : 'ACTION-SHAPE'
    expect(refusedBy(state, { type: 'draw', display: index })).toBe(rule)
  })

  test('SPK-DRAW-02, SPK-TURN-02 once a card is drawn nothing else can be done', () => {
    const one = accepted(state, DECK).state
    expect(refusedBy(one, { type: 'upgrade', part: 'speed' })).toBe('SPK-TURN-02')
    expect(refusedBy(one, { type: 'endTurn' })).toBe('SPK-TURN-02')
  })

  test('SPK-DRAW-04 there is no limit to a hand', () => {
    const full = arranged({ players: { 0: { hand: { white: 7, blue: 7, red: 7, green: 7 } } } })
    expect(countCards(handOf(accepted(full, DECK).state))).toBe(29)
  })

  test('SPK-DRAW-05, SPK-TURN-05 drawing is always possible, with an empty display too', () => {
    expect(refusedBy(arranged({ deck: { red: 1 } }), DECK)).toBe('accepted')
    expect(refusedBy(arranged({ deck: { red: 1 } }), display(0))).toBe('SPK-DRAW-02')
  })

  test('a card off the deck is recorded for the eyes of who drew it, the display for all', () => {
    expect(drawnFor(state, DECK, directed({ draw: 'green' })).drawn).toEqual([{ only: 0, is: 'green' }])
    const two = played(state, [DECK, DECK])
    const { drawn } = drawnFor(two, display(0), directed({ refill: 'black' }))
    expect(drawn).toEqual(['black'])
  })
})

describe('the end of a round', () => {
  /** Twenty cards that were paid, four in the display, one in the deck; the others are in the hand of seat 1. */
  const shown: RailType[] = ['white', 'blue', 'red', 'green']
  const paid: Partial<Cards> = { white: 4, blue: 4, red: 4, green: 4, yellow: 4 }
  const last = (tender: number, round = 1) =>
    arranged({
      seats: 3,
      players: { 0: { tender } },
      display: shown,
      discard: paid,
      deck: { black: 1 },
      change: { round },
    })

  test('SPK-T-26, SPK-DRAW-06, SPK-ROUND-01, SPK-ROUND-02 the last card is drawn: a new round, and drawing goes on', () => {
    const { state, events } = accepted(last(3), DECK)
    expect(state.round).toBe(2)
    expect(handOf(state).black).toBe(1)
    expect([state.display.length, deckSize(state), countCards(state.discard)]).toEqual([4, 20, 0])
    expect(events).toContainEqual({ type: 'round', round: 2 })
    expect(spike.moves(state, 0)).toMatchObject({ ask: 'draw', draw: { left: 2, mayStop: true } })
    expect(countCards(handOf(played(state, [DECK, display(0)])))).toBe(3)
  })

  test('SPK-T-27, SPK-DRAW-06, SPK-ROUND-02 the refill takes the last card: a new round with what is open and paid', () => {
    const { state } = accepted(played(last(2), [display(0)]), display(0))
    expect(state.round).toBe(2)
    // Two were taken; the display of two and the last card are shuffled in.
    expect([state.display.length, deckSize(state)]).toEqual([4, 3 + 20 - 4])
    expect(spike.turn(state).seats).toEqual([1])
  })

  test('SPK-T-28, SPK-ROUND-03 in round 3 the time cards are in the lower half', () => {
    const state = arranged({
      seats: 4,
      players: { 0: { tender: 3 } },
      display: shown,
      discard: { white: 6, blue: 6, red: 6, green: 6, yellow: 7 },
      deck: { black: 1 },
      change: { round: 2 },
    })
    const third = accepted(state, DECK).state
    expect([third.round, third.display.length]).toEqual([3, 4])
    expect(third.deck).toMatchObject({ upper: 16, time: 3 })
    expect(deckSize(third) + third.deck.time).toBe(34)
  })

  test('SPK-T-30, SPK-ROUND-04, SPK-ROUND-05 hardly any cards: rounds 2 and 3 follow at once, with a small display', () => {
    const state = arranged({
      seats: 3,
      players: { 0: { tender: 3 } },
      display: ['red'],
      discard: { blue: 2 },
      deck: { black: 1 },
    })
    const third = accepted(state, DECK).state
    expect(third.round).toBe(3)
    expect(third.display.toSorted()).toEqual(['blue', 'blue', 'red'])
    expect(third.deck).toMatchObject({ upper: 0, time: 3 })
    expect(deckSize(third)).toBe(0)
    expect(spike.turn(accepted(third, DECK).state).over).toBe(true)
  })

  test('SPK-ROUND-05 a small display of a new round is filled up after the next card that is drawn, not before', () => {
    const state = arranged({
      seats: 3,
      players: { 0: { tender: 2 } },
      display: ['red'],
      discard: { blue: 2 },
      deck: { black: 1 },
    })
    const third = accepted(state, DECK).state
    expect(spike.turn(accepted(third, STOP).state)).toMatchObject({ over: false, seats: [1] })
    expect(spike.turn(accepted(third, display(0)).state).over).toBe(true)
  })

  test('SPK-ROUND-02 hands stay, and the shuffled deck is what was open and paid', () => {
    const state = accepted(last(2), DECK).state
    const known = { ...paid, white: 5, blue: 5, red: 5, green: 5 }
    for (const type of shown) {
      const open = state.display.filter((card) => card === type).length
      expect((state.deck.cards as Cards)[type] + open).toBe(known[type])
    }
  })
})

describe('time cards', () => {
  const third = (upper: number, out: number, deck: Partial<Cards>, more: object = {}) =>
    arranged({
      players: { 0: { tender: 3, ...more } },
      display: ['blue', 'red', 'red'],
      deck,
      upper,
      time: 3 - out,
      change: { round: 3, timeOut: out },
    })

  test('SPK-T-29, SPK-DRAW-07, SPK-END-01 the third one ends the match on the spot', () => {
    const { state, events } = accepted(third(0, 1, { red: 2 }), DECK, directed({ 'draw/kind': 'time' }))
    expect(spike.turn(state)).toMatchObject({ over: true, seats: [] })
    expect(state.timeOut).toBe(3)
    expect(countCards(handOf(state))).toBe(0)
    expect(events.filter(({ type }) => type === 'timeCard')).toHaveLength(2)
    expect(events.at(-1)?.type).toBe('ended')
    expect(refusedBy(state, DECK, 0)).toBe('MATCH-OVER')
  })

  test('SPK-DRAW-07 the others are laid open and replaced by the next card', () => {
    const chance = directed({ 'draw/kind/0': 'time', 'draw/kind/1': 'rail' })
    const { state } = accepted(third(0, 0, { red: 2 }), DECK, chance)
    expect(state).toMatchObject({ timeOut: 1, deck: { time: 2 } })
    expect(handOf(state).red).toBe(1)
    expect(spike.moves(state, 0)).toMatchObject({ draw: { left: 2 } })
  })

  test('SPK-DRAW-07, SPK-END-01 also while the display is filled up; cards drawn before stay in the hand', () => {
    const one = accepted(third(1, 0, { red: 2 }), DECK).state
    const { state } = accepted(one, STOP, directed({ 'refill/0/kind': 'time' }))
    expect(spike.turn(state).over).toBe(true)
    expect(handOf(state).red).toBe(1)
    expect(state.display).toHaveLength(3)
  })

  test('SPK-ROUND-03 none of them comes before the upper half is gone', () => {
    const { drawn } = drawnFor(third(2, 0, { red: 4 }), DECK)
    expect(drawn).toEqual([{ only: 0, is: 'red' }])
    const [kind] = drawnFor(third(0, 0, { red: 4 }), DECK, directed({ 'draw/kind': 'rail' })).drawn
    expect(kind).toBe('rail')
  })

  test('SPK-ROUND-06 the deck of round 3 never runs out before them', () => {
    const state = accepted(third(0, 2, { red: 1 }), DECK, directed({ 'draw/kind': 'rail' })).state
    expect(state.deck.time).toBe(1)
    expect(spike.turn(accepted(state, DECK).state).over).toBe(true)
    expect(player(state).tender).toBe(3)
  })
})
