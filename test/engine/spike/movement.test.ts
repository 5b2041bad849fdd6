import { describe, expect, test } from 'vitest'
import { type Part, type Player, type Stage, type State, spike, type Train } from '#engine/spike/index.ts'
import { accepted, arranged, contracts, onSegment, played, player, refusedBy, WAY, withContracts } from './position.ts'

/** Norfolk - j1013 - Raleigh - j1212 - Columbia, all of it seat 0's. */
const TRACK = [...WAY['norfolk-raleigh'], ...WAY['raleigh-columbia']]
const MOVE: Stage = { phase: 'move', seat: 0 }

const at = (train: Train, more: Partial<Player> = {}, stage?: Stage): State =>
  withContracts(
    arranged({
      players: { 0: { home: 'norfolk', track: TRACK, train, ...(more as object) } },
      stage: stage ?? (train.at === 'city' ? { phase: 'action', seat: 0, rested: true } : MOVE),
    }),
    {},
  )
const city = (name: string): Train => ({ at: 'city', city: name })
const start = (...steps: string[]) => ({ type: 'start', steps }) as const
const freeMove = (...steps: string[]) => ({ type: 'freeMove', steps }) as const
const boost = (step: string) => ({ type: 'boost', step }) as const

/** Everywhere a movement may lead, by its steps. */
function reach(state: State, what: 'start' | 'boost' | 'freeMove'): string[] {
  const moves = spike.moves(state, 0)
  if (what === 'freeMove') return moves.ask === 'move' ? moves.freeMove.map(({ steps }) => steps.join(' ')) : []
  if (moves.ask !== 'move' && moves.ask !== 'action') return []
  return moves[what].ways.map(({ steps }) => steps.join(' '))
}

describe('starting', () => {
  test('SPK-T-14, SPK-START-01, SPK-START-02, SPK-MOVE-01 at speed 1 onto the first segment, and on in the next turn', () => {
    const started = accepted(at(city('norfolk')), start('s304')).state
    expect(player(started).train).toEqual(onSegment('s304', 'j1013'))
    expect(spike.turn(started).seats).toEqual([1])
    const next = accepted({ ...started, stage: MOVE }, freeMove('s305')).state
    expect(player(next).train).toEqual(onSegment('s305', 'raleigh'))
    expect(reach({ ...next, stage: MOVE }, 'freeMove')).toEqual(['raleigh', 's345'])
    expect(player(accepted({ ...next, stage: MOVE }, freeMove('s345')).state).train).toEqual(onSegment('s345', 'j1212'))
  })

  test('SPK-T-15, SPK-MOVE-03, SPK-MOVE-06 a city is a space and ends the movement', () => {
    const fast = at(city('norfolk'), { speed: 3 })
    expect(reach(fast, 'start')).toEqual(['s304', 's304 s305', 's304 s305 raleigh', 's304 s305 s345'])
    expect(refusedBy(fast, start('s304', 's305', 'raleigh', 's345'))).toBe('SPK-START-02')
    expect(refusedBy(at(onSegment('s304', 'j1013'), { speed: 3 }), freeMove('s305', 'raleigh', 's345'))).toBe(
      'SPK-MOVE-06',
    )
    expect(reach(at(city('norfolk'), { speed: 2 }), 'start')).toEqual(['s304', 's304 s305'])
    expect(refusedBy(at(city('norfolk'), { speed: 2 }), start('s304', 's305', 'raleigh'))).toBe('SPK-START-02')
  })

  test('SPK-START-02, SPK-MOVE-02 at least one step, over own segments only', () => {
    expect(refusedBy(at(city('norfolk')), start())).toBe('SPK-START-02')
    expect(refusedBy(at(city('norfolk')), start('s267'))).toBe('SPK-MOVE-02')
    expect(refusedBy(at(city('norfolk')), start('s345'))).toBe('SPK-MOVE-04')
    expect(refusedBy(at(city('norfolk')), start('raleigh'))).toBe('SPK-MOVE-04')
    const foreign = arranged({
      players: { 0: { home: 'norfolk', train: city('norfolk') }, 1: { home: 'norfolk', track: TRACK } },
    })
    expect(refusedBy(foreign, start('s304'))).toBe('SPK-START-01')
  })

  test('SPK-START-01, SPK-STATE-02 only a train that stood in a city when the turn began', () => {
    expect(refusedBy(at(onSegment('s304', 'j1013')), start('s305'))).toBe('SPK-START-01')
    expect(refusedBy(at(city('raleigh'), {}, { phase: 'action', seat: 0, rested: false }), start('s345'))).toBe(
      'SPK-START-01',
    )
    expect(spike.moves(at(onSegment('s304', 'j1013')), 0)).toMatchObject({
      start: { ways: [], hindered: { rule: 'SPK-START-01' } },
      boost: { hindered: null },
    })
  })

  test('SPK-T-18, SPK-T-19, SPK-MOVE-05 out of a city every own segment is open, also the one it came by', () => {
    expect(reach(at(city('raleigh')), 'start')).toEqual(['s305', 's345'])
    expect(reach(at(city('columbia')), 'start')).toEqual(['s384'])
  })
})

describe('moving on', () => {
  test('SPK-T-16, SPK-MOVE-05 a train on the track cannot turn round', () => {
    const state = at(onSegment('s305', 'raleigh'), { speed: 3 })
    expect(refusedBy(state, freeMove('s304'))).toBe('SPK-MOVE-05')
    expect(refusedBy(state, freeMove('s305'))).toBe('SPK-MOVE-05')
    expect(refusedBy(at(onSegment('s345', 'j1212')), freeMove('raleigh'))).toBe('SPK-MOVE-05')
    expect(refusedBy(state, freeMove('s384'))).toBe('SPK-MOVE-04')
  })

  test('SPK-T-16, SPK-MOVE-08, SPK-TURN-01, SPK-TURN-03 no step at all is a free movement, and then comes the action', () => {
    const moved = accepted(at(onSegment('s305', 'raleigh')), freeMove()).state
    expect(spike.turn(moved).phase).toBe('action')
    expect(refusedBy(moved, freeMove())).toBe('SPK-TURN-03')
    expect(player(accepted(moved, boost('raleigh')).state).train).toEqual(city('raleigh'))
    expect(refusedBy(at(onSegment('s305', 'raleigh')), freeMove('s345', 's384'))).toBe('SPK-MOVE-08')
  })

  test('SPK-TURN-01, SPK-TURN-03 it may be left out, and a train in a city has none', () => {
    expect(spike.turn(accepted(at(onSegment('s305', 'raleigh')), { type: 'draw' }).state).phase).toBe('draw')
    expect(refusedBy(at(city('raleigh')), freeMove('s345'))).toBe('SPK-TURN-03')
  })

  test('SPK-T-17, SPK-MOVE-06, SPK-TURN-02 after coming into a city: no start, no boost, but every other action', () => {
    const rich = { speed: 1, money: 3, hand: { blue: 2, red: 2 } } as object
    const arrived = accepted(at(onSegment('s305', 'raleigh'), rich), freeMove('raleigh')).state
    expect(refusedBy(arrived, start('s345'))).toBe('SPK-START-01')
    expect(refusedBy(arrived, boost('s345'))).toBe('SPK-BOOST-01')
    expect(refusedBy(arrived, { type: 'draw' })).toBe('accepted')
    expect(refusedBy(arrived, { type: 'upgrade', part: 'speed' })).toBe('accepted')
    const owning = withContracts(arrived, { 0: contracts('cloth-1/A') })
    expect(refusedBy(owning, { type: 'load', goods: 'cloth' })).toBe('accepted')
  })

  test('SPK-T-19, SPK-MOVE-07 at the end of the line there is nothing to skip to', () => {
    const end = at(onSegment('s384', 'columbia'), { speed: 3 })
    expect(reach(end, 'freeMove')).toEqual(['columbia'])
    expect(reach(end, 'boost')).toEqual(['columbia'])
  })

  test('SPK-T-20, SPK-MOVE-04, SPK-MOVE-07 skipping a city costs one space, also several times', () => {
    const state = at(onSegment('s345', 'raleigh'), { speed: 2 })
    expect(reach(state, 'freeMove')).toEqual(['raleigh', 's305', 's305 s304'])
    expect(player(accepted(state, freeMove('s305', 's304')).state).train).toEqual(onSegment('s304', 'norfolk'))
    const long = arranged({
      players: {
        0: {
          home: 'washington',
          track: ['s224', 's227', 's267', ...TRACK],
          train: onSegment('s267', 'norfolk'),
          speed: 3,
        },
      },
      stage: MOVE,
    })
    expect(reach(long, 'freeMove')).toContain('s304 s305 s345')
    expect(player(accepted(at(onSegment('s305', 'raleigh')), boost('s345')).state).train).toEqual(
      onSegment('s345', 'j1212'),
    )
  })

  test('SPK-MOVE-07 a skipped city was not visited: nothing is loaded, nothing delivered there', () => {
    const state = withContracts(at(onSegment('s305', 'raleigh')), { 0: contracts('cloth-1/A') })
    const skipped = accepted(state, freeMove('s345')).state
    expect(refusedBy(skipped, { type: 'load', goods: 'cloth' })).toBe('SPK-LOAD-01')
  })

  test('SPK-MOVE-09 a train on a segment always has somewhere to go', () => {
    for (const [segment, heading] of [
      ['s304', 'norfolk'],
      ['s304', 'j1013'],
      ['s305', 'raleigh'],
      ['s384', 'columbia'],
    ] as const) {
      expect(reach(at(onSegment(segment, heading)), 'boost').length).toBeGreaterThan(0)
    }
  })

  test('SPK-MOVE-02 other trains never block', () => {
    const state = at(onSegment('s305', 'raleigh'))
    const crowded = {
      ...state,
      players: state.players.with(1, { ...player(state, 1), home: 'raleigh', train: city('raleigh') }),
    }
    expect(reach(crowded, 'freeMove')).toEqual(reach(state, 'freeMove'))
  })
})

describe('boosting', () => {
  test('SPK-BOOST-01 one step, whatever the speed, with or without a free movement before', () => {
    const state = at(onSegment('s304', 'j1013'), { speed: 3 })
    expect(reach(state, 'boost')).toEqual(['s305'])
    expect(player(accepted(state, boost('s305')).state).train).toEqual(onSegment('s305', 'raleigh'))
    const moved = accepted(state, freeMove('s305')).state
    expect(reach(moved, 'boost')).toEqual(['raleigh', 's345'])
    expect(refusedBy(moved, boost('s384'))).toBe('SPK-MOVE-04')
    expect(refusedBy(at(city('raleigh')), boost('s345'))).toBe('SPK-BOOST-01')
  })
})

describe('upgrading', () => {
  const upgrade = (part: Part) => ({ type: 'upgrade', part }) as const
  const rich = (money: number) => arranged({ players: { 0: { money } } })
  const again = (state: State): State => ({ ...state, stage: { phase: 'action', seat: 0, rested: true } })

  test('SPK-T-35, SPK-UPG-01 to SPK-UPG-03 3 dollars for the first, 5 for the second, each part by itself', () => {
    expect(refusedBy(rich(2), upgrade('speed'))).toBe('SPK-UPG-03')
    const once = accepted(rich(3), upgrade('speed')).state
    expect(player(once)).toMatchObject({ speed: 2, money: 0 })
    const eleven = again(accepted(rich(11), upgrade('speed')).state)
    const twice = again(accepted(eleven, upgrade('speed')).state)
    expect(player(twice)).toMatchObject({ speed: 3, money: 3 })
    expect(player(accepted(twice, upgrade('tender')).state)).toMatchObject({ tender: 3, money: 0 })
    expect(refusedBy(twice, upgrade('speed'))).toBe('SPK-UPG-01')
    expect(refusedBy(twice, upgrade('wheels' as Part))).toBe('SPK-UPG-01')
  })

  test('the list says what each part costs and what hinders', () => {
    expect(spike.moves(rich(3), 0)).toMatchObject({
      upgrades: [
        { part: 'speed', level: 2, price: 3, hindered: null },
        { part: 'tender', level: 3, price: 3, hindered: null },
        { part: 'cars', level: 2, price: 3, hindered: null },
      ],
    })
    const best = arranged({ players: { 0: { money: 9, cars: 3 } } })
    expect(spike.moves(best, 0)).toMatchObject({
      upgrades: [{}, {}, { part: 'cars', level: null, price: null, hindered: { rule: 'SPK-UPG-01' } }],
    })
  })

  test('SPK-UPG-04 a new car may be loaded in the same turn', () => {
    const coal = contracts('coal-1/A', 'cloth-1/A')
    const state = withContracts(rich(3), { 0: [{ ...coal[0], freight: 'train' } as never, coal[1] as never] })
    expect(refusedBy(state, { type: 'load', goods: 'cloth' })).toBe('SPK-LOAD-02')
    const bigger = played(state, [upgrade('cars'), { type: 'load', goods: 'cloth' }])
    expect(player(bigger).contracts.map(({ freight }) => freight)).toEqual(['train', 'train'])
  })
})
