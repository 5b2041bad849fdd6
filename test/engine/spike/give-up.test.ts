import { describe, expect, test } from 'vitest'
import type { Outcome } from '#engine/core/chance.ts'
import { GIVE_UP } from '#engine/core/giveUp.ts'
import { type State, spike } from '#engine/spike/index.ts'
import { countCards } from '#engine/spike/piles.ts'
import { accepted, arranged, begun, directed, onSegment, played, player, WAY } from './position.ts'

const ADVANCED = { variant: 'advanced' }

const givenUp = (
  state: State,
  seat = spike.turn(state).seats[0] as number,
  outcomes: Readonly<Record<string, Outcome>> = {},
) => accepted(state, GIVE_UP as never, directed(outcomes), seat)

const sidesOf = (state: State, seat: number) =>
  ({
    type: 'chooseSides',
    sides: Object.fromEntries(player(state, seat).contracts.map(({ card }) => [card, 'B' as const])),
  }) as const

describe('a seat of Spike that gives up', () => {
  test('GIVE-07 its pieces stay, its cards lie face down with it, and turns pass over it', () => {
    const start = arranged({
      seats: 3,
      players: { 0: { hand: { red: 3 }, track: [...WAY['raleigh-norfolk']], money: 9 } },
    })
    const { state, events } = givenUp(start)
    expect(player(state, 0)).toEqual(player(start, 0))
    expect(spike.view(state, 1).players[0]).toMatchObject({ hand: { hidden: 3 }, routes: [null] })
    expect(events).toEqual([
      { type: 'leftMatch', seat: 0 },
      { type: 'turn', seat: 1 },
    ])
    const draw = [{ type: 'draw' }, { type: 'stopDrawing' }] as const
    const wholeTurn = (before: State): State => {
      const drawn = played(before, draw)
      return spike.turn(drawn).phase === 'after' ? played(drawn, [{ type: 'endTurn' }]) : drawn
    }
    const second = wholeTurn(state)
    expect(spike.turn(second).seats).toEqual([2])
    expect(spike.turn(wholeTurn(second)).seats).toEqual([1])
  })

  test('GIVE-03 however much money it has it comes last, the later the better, and its route is not counted', () => {
    const rich = arranged({ seats: 4, players: { 0: { money: 90 }, 1: { money: 50 }, 3: { money: 1 } } })
    const { state } = givenUp(givenUp(rich).state)
    expect(
      spike.standings(state).map(({ seat, place, eliminated, score }) => [seat, place, eliminated, score]),
    ).toEqual([
      [3, 1, false, 1],
      [2, 2, false, 0],
      [1, 3, true, null],
      [0, 4, true, null],
    ])
    const { state: over, events } = givenUp(state)
    expect(spike.result(over)).toMatchObject({ winners: [3] })
    expect(events.flatMap((event) => (event.type === 'routeScored' ? [event.seat] : []))).toEqual([3])
  })

  test('GIVE-06 of two the other has won at once, and everything is opened', () => {
    const { state, events } = givenUp(arranged({ players: { 1: { hand: { blue: 2 } } } }))
    expect(spike.result(state)?.winners).toEqual([1])
    expect(events.at(-1)).toEqual({ type: 'ended', winners: [1] })
    expect(spike.view(state, null)).toEqual(state)
  })

  describe('GIVE-09 in the middle of its turn', () => {
    test('while it draws: the display is filled up, what it has drawn stays with it', () => {
      const start = arranged({ seats: 3, display: ['red', 'red', 'blue', 'green'] })
      const drawing = played(start, [{ type: 'draw', display: 0 }])
      expect(spike.turn(drawing).phase).toBe('draw')
      const { state } = givenUp(drawing)
      expect(state.display).toHaveLength(4)
      expect(countCards(player(state, 0).hand)).toBe(1)
      expect(state.stage).toEqual({ phase: 'action', seat: 1, rested: true })
    })

    test('the third time card comes with that: the match is over', () => {
      const start = arranged({
        seats: 3,
        display: ['red', 'red', 'blue', 'green'],
        deck: {},
        time: 1,
        change: { round: 3, timeOut: 2 },
      })
      const { state } = givenUp(played(start, [{ type: 'draw', display: 0 }]))
      expect(spike.turn(state).over).toBe(true)
      expect(spike.standings(state).at(-1)).toMatchObject({ seat: 0, eliminated: true })
    })

    test('its train stays where it stands', () => {
      const train = onSegment('s305', 'raleigh')
      const start = arranged({
        seats: 3,
        players: { 0: { track: [...WAY['raleigh-norfolk']], train } },
        stage: { phase: 'move', seat: 0 },
      })
      expect(player(givenUp(start).state, 0).train).toEqual(train)
    })
  })

  describe('GIVE-09, SPK-END-02 the last turns', () => {
    test('its turn is one of them', () => {
      const { state } = givenUp(arranged({ seats: 4, change: { lastTurns: 2 } }))
      expect(state).toMatchObject({ lastTurns: 1, stage: { seat: 1 } })
      expect(spike.turn(givenUp({ ...state, lastTurns: 1 }).state).over).toBe(true)
    })
  })

  describe('GIVE-08 before the first turn', () => {
    test('while sides are chosen: the others choose, it is dealt nothing', () => {
      const start = begun(3, ADVANCED)
      const { state } = givenUp(start, 2)
      expect(spike.turn(state).seats).toEqual([0, 1])
      const dealt = accepted(
        accepted(state, sidesOf(state, 0), directed(), 0).state,
        sidesOf(state, 1),
        directed({ start: 2 }),
        1,
      )
      expect(dealt.state.players.map(({ hand }) => countCards(hand))).toEqual([5, 5, 0])
      expect(dealt.state.order).toEqual([1, 0])
      expect(spike.view(dealt.state, 0).players[2]?.hand, 'and hides nothing').toEqual(player(dealt.state, 2).hand)
      expect(dealt.events.flatMap((event) => (event.type === 'sidesOpened' ? [event.seat] : []))).toEqual([0, 1])
      expect(spike.turn(dealt.state)).toMatchObject({ phase: 'gift', seats: [1] })
    })

    test('the last to choose opens what the others chose', () => {
      const start = begun(3, ADVANCED)
      const two = [0, 1].reduce((now, seat) => accepted(now, sidesOf(now, seat), directed(), seat).state, start)
      const { state, events } = givenUp(two, 2)
      expect(events.map(({ type }) => type).slice(0, 4)).toEqual(['leftMatch', 'sidesOpened', 'sidesOpened', 'dealt'])
      expect(player(state, 0).contracts.every(({ side }) => side === 'B')).toBe(true)
    })

    test('nobody is given a card who has given up, and whoever gives up gives none', () => {
      const start = begun(3, ADVANCED)
      const gone = givenUp(start, 2).state
      // Seat 0 goes first, and would give to seat 2.
      const dealt = accepted(
        accepted(gone, sidesOf(gone, 0), directed(), 0).state,
        sidesOf(gone, 1),
        directed({ start: 1 }),
        1,
      )
      expect(spike.turn(dealt.state)).toMatchObject({ phase: 'route', seats: [0, 1] })
      const { state } = givenUp(begun(3))
      expect(state.players.map(({ hand }) => countCards(hand))).toEqual([5, 5, 5])
      expect(state.players.map(({ routes }) => routes.length)).toEqual([0, 1, 1])
      expect(spike.turn(state)).toMatchObject({ phase: 'train', seats: [1] })
      expect(state.display).toHaveLength(4)
    })

    test('while routes are chosen, and trains are placed', () => {
      const given = accepted(begunAdvanced(), { type: 'giveCard', card: cardOf(begunAdvanced()) }).state
      const { state } = givenUp(given, 1)
      expect(spike.turn(state)).toMatchObject({ phase: 'route', seats: [0, 2] })
      const kept = [0, 2].reduce(
        (now, seat) =>
          accepted(now, { type: 'keepRoute', route: player(now, seat).routes[0] as string }, directed(), seat).state,
        state,
      )
      expect(spike.turn(kept)).toMatchObject({ phase: 'train', seats: [0] })
      const placed = accepted(kept, { type: 'placeTrain', city: 'raleigh' }).state
      expect(spike.turn(placed).seats).toEqual([2])
      expect(spike.turn(accepted(placed, { type: 'placeTrain', city: 'tampa' }).state)).toMatchObject({
        phase: 'action',
        seats: [0],
      })
    })
  })
})

function begunAdvanced(): State {
  const start = begun(3, ADVANCED)
  return [0, 1, 2].reduce((now, seat) => accepted(now, sidesOf(now, seat), directed({ start: 1 }), seat).state, start)
}

const cardOf = (state: State) => {
  const moves = spike.moves(state, 0)
  if (moves.ask !== 'gift' || !moves.cards[0]) throw new Error('nothing to give')
  return moves.cards[0]
}
