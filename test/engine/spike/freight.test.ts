import { describe, expect, test } from 'vitest'
import { type Contract, type Goods, type Stage, type State, spike, type Train } from '#engine/spike/index.ts'
import {
  accepted,
  arranged,
  contracts,
  deliveredTo,
  loaded,
  onSegment,
  played,
  player,
  refusedBy,
  WAY,
  withContracts,
} from './position.ts'

const city = (name: string): Train => ({ at: 'city', city: name })
const load = (goods: Goods, drop?: Goods) => ({ type: 'load', goods, ...(drop ? { drop } : {}) }) as const
const deliver = (goods: Goods) => ({ type: 'deliver', goods }) as const
const drop = (goods: Goods) => ({ type: 'drop', goods }) as const
const freightOf = (state: State, seat = 0) =>
  Object.fromEntries(player(state, seat).contracts.map((one) => [one.goods, one.freight]))

/** Seat 0's train in a city of its network, with these contracts. */
const inCity = (name: string, held: Contract[], more: object = {}, stage?: Stage): State =>
  withContracts(arranged({ players: { 0: { home: name, train: city(name), ...more } }, ...(stage && { stage }) }), {
    0: held,
  })

const [fruit, cattle] = contracts('fruit-1/A', 'cattle-1/A') as [Contract, Contract]
const [coal, cloth] = contracts('coal-1/A', 'cloth-1/A') as [Contract, Contract]

describe('loading', () => {
  test('SPK-LOAD-01, SPK-LOAD-02 the goods of the city, if one has the contract and a free car', () => {
    const state = inCity('raleigh', [cloth])
    expect(spike.moves(state, 0)).toMatchObject({ load: { goods: 'cloth', full: false }, drops: [] })
    const { state: after, events } = accepted(state, load('cloth'))
    expect(freightOf(after)).toEqual({ cloth: 'train' })
    expect(events).toEqual([{ type: 'loaded', seat: 0, goods: 'cloth', city: 'raleigh' }])
    expect(spike.turn(after)).toMatchObject({ phase: 'action', seats: [0] })
    expect(refusedBy(after, load('cloth'))).toBe('SPK-LOAD-01')
  })

  test('SPK-T-22, SPK-LOAD-02, SPK-LOAD-03 a full train drops something for it, in the same action', () => {
    const state = inCity('raleigh', [loaded(coal), cloth])
    expect(spike.moves(state, 0)).toMatchObject({ load: { goods: 'cloth', full: true }, drops: ['coal'] })
    expect(refusedBy(state, load('cloth'))).toBe('SPK-LOAD-02')
    expect(freightOf(accepted(state, load('cloth', 'coal')).state)).toEqual({ coal: 'contract', cloth: 'train' })
    expect(refusedBy(state, load('cloth', 'pigs'))).toBe('SPK-LOAD-03')
  })

  test('SPK-T-23, SPK-LOAD-01 no other goods, no goods of another’s contract, none that is delivered', () => {
    expect(refusedBy(inCity('raleigh', [cloth, ...contracts('pigs-1/A')]), load('pigs'))).toBe('SPK-LOAD-01')
    expect(refusedBy(inCity('raleigh', [coal]), load('cloth'))).toBe('SPK-LOAD-01')
    expect(refusedBy(inCity('raleigh', [deliveredTo('topeka', cloth)]), load('cloth'))).toBe('SPK-LOAD-01')
    expect(refusedBy(inCity('raleigh', [cloth]), load('gold' as Goods))).toBe('SPK-LOAD-01')
  })

  test('SPK-LOAD-01 only a train at rest', () => {
    const moving = withContracts(
      arranged({
        players: { 0: { track: [...WAY['raleigh-norfolk']], train: onSegment('s305', 'raleigh') } },
        stage: { phase: 'move', seat: 0 },
      }),
      { 0: [cloth] },
    )
    expect(refusedBy(moving, load('cloth'))).toBe('SPK-LOAD-01')
    expect(refusedBy(moving, deliver('cloth'))).toBe('SPK-DELIV-01')
  })

  test('SPK-LOAD-03 a marker goes back to its contract anywhere, and may be loaded again', () => {
    const state = inCity('raleigh', [loaded(cloth)])
    const dropped = accepted(state, drop('cloth')).state
    expect(freightOf(dropped)).toEqual({ cloth: 'contract' })
    expect(freightOf(accepted(dropped, load('cloth')).state)).toEqual({ cloth: 'train' })
    expect(refusedBy(dropped, drop('cloth'))).toBe('SPK-LOAD-03')
    const moving = withContracts(
      arranged({
        players: { 0: { track: [...WAY['raleigh-norfolk']], train: onSegment('s305', 'raleigh') } },
        stage: { phase: 'move', seat: 0 },
      }),
      { 0: [loaded(coal)] },
    )
    expect(freightOf(accepted(moving, drop('coal')).state)).toEqual({ coal: 'contract' })
  })
})

describe('delivering', () => {
  test('SPK-DELIV-01, SPK-DELIV-02 the contract pays, and is fulfilled for good', () => {
    const state = inCity('topeka', [loaded(fruit)])
    expect(spike.moves(state, 0)).toMatchObject({ deliveries: [{ goods: 'fruit', money: 9 }] })
    const { state: after, events } = accepted(state, deliver('fruit'))
    expect(player(after)).toMatchObject({ money: 9, contracts: [{ freight: 'delivered', deliveredTo: 'topeka' }] })
    expect(events[0]).toMatchObject({ type: 'delivered', city: 'topeka', money: 9 })
    expect(refusedBy(after, deliver('fruit'))).toBe('SPK-DELIV-01')
  })

  test('SPK-T-21, SPK-DELIV-03 only once to each city', () => {
    const held = [deliveredTo('topeka', fruit), loaded(cattle)]
    expect(refusedBy(inCity('topeka', held), deliver('cattle'))).toBe('SPK-DELIV-03')
    expect(spike.moves(inCity('topeka', held), 0)).toMatchObject({ deliveries: [] })
    for (const name of ['detroit', 'nashville'])
      expect(refusedBy(inCity(name, held), deliver('cattle'))).toBe('accepted')
  })

  test('SPK-T-24, SPK-DELIV-03 what another player delivered does not matter', () => {
    const state = withContracts(arranged({ seats: 3, players: { 0: { home: 'topeka', train: city('topeka') } } }), {
      0: [loaded(fruit)],
      1: [deliveredTo('topeka', cattle)],
    })
    expect(player(accepted(state, deliver('fruit')).state).money).toBe(9)
  })

  test('SPK-DELIV-01 only what is on the train, only where the contract says, on the side that counts', () => {
    expect(refusedBy(inCity('topeka', [fruit]), deliver('fruit'))).toBe('SPK-DELIV-01')
    expect(refusedBy(inCity('raleigh', [loaded(fruit)]), deliver('fruit'))).toBe('SPK-DELIV-01')
    const back = loaded({ ...fruit, side: 'B' })
    expect(refusedBy(inCity('topeka', [back]), deliver('fruit'))).toBe('SPK-DELIV-01')
  })

  test('SPK-DELIV-01, SPK-DELIV-04 nobody has to; later, while the train stands there, it is still possible', () => {
    const state = inCity('topeka', [loaded(fruit)])
    const drawing = played(state, [{ type: 'draw' }, { type: 'stopDrawing' }])
    expect(spike.turn(drawing)).toMatchObject({ phase: 'after', seats: [0] })
    const waiting = played(drawing, [{ type: 'endTurn' }])
    expect(spike.turn(waiting).seats).toEqual([1])
    const back = { ...waiting, stage: { phase: 'action', seat: 0, rested: true } as const }
    expect(player(accepted(back, deliver('fruit')).state).money).toBe(9)
  })
})

describe('when it may be done', () => {
  const state = inCity('topeka', [loaded(fruit), ...contracts('wheat-1/A')], { cars: 2 })

  test('SPK-TURN-04 before and after the action, but not while drawing', () => {
    const drawing = accepted(state, { type: 'draw' }).state
    for (const action of [deliver('fruit'), load('wheat'), drop('fruit')]) {
      expect(refusedBy(state, action)).toBe('accepted')
      expect(refusedBy(drawing, action)).toBe('SPK-TURN-04')
      expect(refusedBy(accepted(drawing, { type: 'stopDrawing' }).state, action)).toBe('accepted')
    }
    expect(refusedBy(state, deliver('fruit'), 1)).toBe('TURN-SEAT')
  })

  test('SPK-STATE-01, SPK-TURN-02 the turn ends by itself when there is nothing more to load or deliver', () => {
    const drawn = played(state, [{ type: 'draw' }, { type: 'stopDrawing' }])
    expect(spike.turn(drawn)).toMatchObject({ phase: 'after', seats: [0] })
    expect(refusedBy(drawn, { type: 'draw' })).toBe('SPK-TURN-02')
    const delivered = accepted(drawn, deliver('fruit')).state
    expect(spike.turn(delivered)).toMatchObject({ phase: 'after', seats: [0] })
    expect(spike.turn(accepted(delivered, load('wheat')).state).seats).toEqual([1])
    const nothing = inCity('raleigh', [loaded(fruit)])
    expect(spike.turn(played(nothing, [{ type: 'draw' }, { type: 'stopDrawing' }])).seats).toEqual([1])
  })

  test('SPK-STATE-01 what could be loaded by dropping something counts', () => {
    const full = inCity('raleigh', [loaded(coal), cloth])
    expect(spike.turn(played(full, [{ type: 'draw' }, { type: 'stopDrawing' }]))).toMatchObject({
      phase: 'after',
      seats: [0],
    })
    expect(refusedBy(full, { type: 'endTurn' })).toBe('SPK-TURN-02')
  })

  test('SPK-START-03 loading before the departure', () => {
    const track = [...WAY['raleigh-norfolk']]
    const ready = withContracts(arranged({ players: { 0: { track } } }), { 0: [cloth] })
    const gone = played(ready, [load('cloth'), { type: 'start', steps: ['s305'] }])
    expect(player(gone)).toMatchObject({ train: onSegment('s305', 'j1013'), contracts: [{ freight: 'train' }] })
  })
})
