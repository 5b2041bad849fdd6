import { describe, expect, test } from 'vitest'
import { topicsFor } from '#engine/orders/index.ts'
import { type Action, type Contract, type RailType, type Stage, type State, spike } from '#engine/spike/index.ts'
import {
  accepted,
  arranged,
  begun,
  build,
  contracts,
  directed,
  loaded,
  onSegment,
  WAY,
  withContracts,
} from '../spike/position.ts'
import { ordering } from './giving.ts'

const { order, given, refused, says, next } = ordering(spike)

const DECK: Action = { type: 'draw' }
const START: Action = { type: 'start', steps: ['s304'] }
const END: Action = { type: 'endTurn' }
/** What is wanted of the display: a card, not a place. */
const card = (type: RailType): Action => ({ type: 'draw', card: type }) as never

const TRACK = [...WAY['norfolk-raleigh'], ...WAY['raleigh-columbia']]
const [cloth] = contracts('cloth-1/A') as [Contract]

/** It is the turn of seat 1; the train of seat 0 stands in Norfolk, and its track leads to Columbia. */
function waiting(more: Parameters<typeof arranged>[0] = {}, held: readonly Contract[] = [cloth]): State {
  const { players, ...rest } = more
  return withContracts(
    arranged({
      players: {
        0: { home: 'norfolk', track: TRACK, train: { at: 'city', city: 'norfolk' }, ...players?.[0] },
        1: { ...players?.[1] },
      },
      display: ['blue', 'red', 'red', 'white'],
      stage: { phase: 'action', seat: 1, rested: true },
      ...rest,
    }),
    { 0: held },
  )
}
const asked = (state: State, stage: Stage = { phase: 'action', seat: 0, rested: true }): State => ({ ...state, stage })

describe('what can be ordered in Spike [T-ORDER-12]', () => {
  test('the first city, and then the next turn', () => {
    expect(topicsFor(spike as never, begun(), 1)).toEqual(['train'])
    expect(topicsFor(spike as never, waiting(), 0)).toEqual(['turn'])
  })

  test('a turn: it starts, and nothing more is asked', () => {
    const state = waiting()
    const plan = given(state, 0, 'turn', [START])
    expect(says(state, 0, plan)).toBe('nothing')
    expect(says(asked(state), 0, plan)).toEqual(START)
    expect(refused(state, 0, order(state, 0, 'turn', [START, END]))).toBe('ORDER-BEYOND')
  })

  test('whose train is under way is asked to move first', () => {
    const state = waiting({ players: { 0: { train: onSegment('s304', 'j1013') } } })
    const plan = given(state, 0, 'turn', [{ type: 'freeMove', steps: ['s305'] } as Action, DECK])
    expect(plan.order.steps.map(({ ask }) => ask)).toEqual(['move', 'action'])
    expect(says(asked(state, { phase: 'move', seat: 0 }), 0, plan)).toMatchObject({ type: 'freeMove' })
  })
})

describe('cards [T-ORDER-13]', () => {
  test('are wanted by what they are: from whichever place of the display', () => {
    const state = waiting()
    const plan = given(state, 0, 'turn', [card('red')])
    expect(says(asked(state), 0, plan)).toEqual({ type: 'draw', display: 1 })
    expect(says(asked({ ...state, display: ['white', 'green', 'black', 'red'] }), 0, plan)).toEqual({
      type: 'draw',
      display: 3,
    })
  })

  test('ORDER-CARD none lies there any more: the next wish, or the order stops', () => {
    const state = waiting()
    const gone = asked({ ...state, display: ['white', 'green', 'black', 'white'] })
    expect(says(gone, 0, given(state, 0, 'turn', [card('red')]))).toEqual(['ORDER-CARD'])
    expect(says(gone, 0, given(state, 0, 'turn', [[card('red'), card('blue'), DECK]]))).toEqual(DECK)
    expect(refused(state, 0, order(state, 0, 'turn', [card('black')]))).toBe('ORDER-CARD')
  })

  test('drawing goes on as far as the tender reaches', () => {
    const state = waiting({ players: { 0: { tender: 2 } } }, [])
    const plan = given(state, 0, 'turn', [card('red'), DECK])
    const made = order(state, 0, 'turn', [card('red'), DECK, DECK])
    expect(refused(state, 0, made)).toBe('ORDER-BEYOND')
    const one = accepted(asked(state), { type: 'draw', display: 1 }).state
    expect(says(one, 0, next(state, plan))).toEqual(DECK)
  })

  test('a turn that a new round interrupts goes on', () => {
    const state = waiting({ players: { 0: { tender: 2 } } }, [])
    const plan = given(state, 0, 'turn', [DECK, DECK])
    const one = accepted(asked(state), DECK, directed()).state
    expect(says({ ...one, round: 2 }, 0, next(state, plan))).toEqual(DECK)
  })

  test('what is built with cards needs them in the hand by then', () => {
    const bare = (hand: object): State =>
      waiting({ players: { 0: { home: 'raleigh', track: [], train: { at: 'city', city: 'raleigh' }, hand } } })
    const [first, second] = WAY['raleigh-norfolk'].map((id) => spike.game('eastern-us').board.segments.get(id)?.type)
    const cost = { [first as string]: 1, [second as string]: first === second ? 2 : 1 }
    const link = build(WAY['raleigh-norfolk'], cost)
    const state = bare(cost)
    const plan = given(state, 0, 'turn', [link])
    expect(says(asked(state), 0, plan)).toEqual(link)
    expect(says(asked(bare({})), 0, plan)).toEqual(['SPK-JOKER-04'])
  })
})

describe('stops, and what a delivery is worth [T-ORDER-14]', () => {
  const inRaleigh = (held: readonly Contract[] = [cloth]): State =>
    waiting({ players: { 0: { train: { at: 'city', city: 'raleigh' } } } }, held)

  test('ORDER-UNLESS money, and a round', () => {
    const state = waiting()
    const money = state.players[0]?.money ?? 0
    const plan = given(state, 0, 'turn', [START], { unless: [{ type: 'money-under', n: money + 1 }] })
    expect(says(asked(state), 0, plan)).toEqual(['ORDER-UNLESS'])
    const round = given(state, 0, 'turn', [START], { unless: [{ type: 'round', n: 2 }] })
    expect(says(asked(state), 0, round)).toEqual(START)
    expect(says(asked({ ...state, round: 2 }), 0, round)).toEqual(['ORDER-UNLESS'])
  })

  test('loading, and then whatever ends the turn', () => {
    const state = inRaleigh()
    const plan = given(state, 0, 'turn', [{ type: 'load', goods: 'cloth' } as Action, START_RALEIGH])
    expect(plan.order.steps.map(({ ask }) => ask)).toEqual(['action', 'action'])
    expect(says(asked(state), 0, plan)).toMatchObject({ type: 'load' })
    const without = asked(inRaleigh([loaded(cloth)]))
    expect(says(without, 0, plan)).toEqual(['SPK-LOAD-01'])
  })
  const START_RALEIGH: Action = { type: 'start', steps: ['s345'] }

  test('ORDER-WORTH a delivery brings what it was to bring, or is not made', () => {
    const [fruit] = contracts('fruit-1/A') as [Contract]
    const inTopeka = (...held: Contract[]) =>
      waiting({ players: { 0: { home: 'topeka', train: { at: 'city', city: 'topeka' } } } }, held)
    const sent: Action = { type: 'deliver', goods: 'fruit' }
    const state = inTopeka(loaded(fruit))
    const plan = given(state, 0, 'turn', [sent])
    expect(plan.sealed[0]?.[0]?.worth).toBe('9')
    expect(says(asked(state), 0, plan)).toEqual(sent)
    const less = { ...plan, sealed: [[{ ground: 'null', worth: '10' }]] }
    expect(says(asked(state), 0, less)).toEqual(['ORDER-WORTH'])
    expect(says(asked(inTopeka(fruit)), 0, plan)).toEqual(['SPK-DELIV-01'])
  })
})
