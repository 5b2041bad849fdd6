import { describe, expect, test } from 'vitest'
import { type Action, ageOfSteam, type Good, type Letter, type Moves, type State } from '#engine/age-of-steam/index.ts'
import data from '#engine/age-of-steam/maps/st-lucia/board.json' with { type: 'json' }
import {
  type Arrangement,
  accepted,
  arranged,
  begin,
  build,
  building,
  incomes,
  movingGoods,
  PASS,
  played,
  player,
  refusedBy,
  withCities,
  withCubes,
  withPlayer,
} from '../position.ts'
import { deliver, laid, on } from '../routes.ts'

const map = 'st-lucia'
const { board } = ageOfSteam.game(map)
const [A, B] = [0, 1] as const
const hex = (name: string): number => board.byName.get(name) ?? -1
const PAY: Action = { type: 'payFirst' }
const DECLINE: Action = { type: 'declineFirst' }

describe('the board (section 11)', () => {
  test('eleven towns and no city', () => {
    const kinds = board.hexes.flatMap(({ place }) => (place ? [place.kind] : []))
    expect(kinds).toEqual(Array(11).fill('town'))
    expect(ageOfSteam.maps.find(({ id }) => id === map)?.seats).toEqual([2, 2])
  })
})

describe('setup', () => {
  const state = begin(2, {}, {}, map)

  test('AOS-STL-01 nothing on the display', () => {
    expect(
      Object.values(state.display)
        .flat()
        .every((cube) => cube === null),
    ).toBe(true)
  })

  test('AOS-STL-01 one cube on each green hex without a town: plain and river, as printed', () => {
    const printed = data.special.hexCubes.at.map(([col, row]) =>
      board.hexes.find(({ at }) => at[0] === col && at[1] === row),
    )
    expect(Object.keys(state.cubes).map(Number).sort()).toEqual(printed.map((one) => one?.index).sort())
    expect(Object.values(state.cubes).every((cubes) => cubes.length === 1)).toBe(true)
    expect(Object.keys(state.cubes)).toHaveLength(38)
  })
})

describe('the round', () => {
  const round = (...actions: readonly Action[]) => {
    const phases: string[] = []
    const state = actions.reduce(
      (before, action) => {
        const { phase, seats } = ageOfSteam.turn(before)
        phases.push(phase)
        return accepted(before, seats[0] ?? -1, action).state
      },
      begin(2, {}, {}, map),
    )
    return { phases, state }
  }
  const QUIET: readonly Action[] = [PAY, { type: 'issue', n: 0 }, { type: 'issue', n: 0 }, { type: 'choose', action: 'locomotive' }, { type: 'choose', action: 'first-move' }, { type: 'endBuild' }, { type: 'endBuild' }, PASS, PASS, PASS, PASS] // biome-ignore format: a list

  test('AOS-STL-02 the order first, then shares, actions, building and goods; nothing grows', () => {
    const { phases, state } = round(...QUIET)
    expect([...new Set(phases)]).toEqual(['payment', 'shares', 'actions', 'build', 'goods'])
    expect(ageOfSteam.turn(state)).toMatchObject({ round: 2, rounds: 8, phase: 'payment' })
  })

  test('AOS-STL-02 Production cannot be chosen', () => {
    const { state } = round(...QUIET.slice(0, 3))
    expect((ageOfSteam.moves(state, A) as Extract<Moves, { ask: 'choose' }>).actions).not.toContain('production')
    expect(refusedBy(state, A, { type: 'choose', action: 'production' })).toBe('AOS-ACT-01')
  })

  test('AOS-STL-09 eight rounds', () => {
    const last = movingGoods({ map, players: { 0: { money: 50 }, 1: { money: 50 } }, change: { round: 8 } })
    const state: State = { ...last, stage: { phase: 'goods', pass: 2, left: [B], upgraded: [] } }
    const over = played(state, [[B, PASS]])
    expect(over.stage.phase).toBe('over')
    expect(ageOfSteam.result(over)?.winners, 'ties are shared').toEqual([A, B])
  })
})

describe('who goes first', () => {
  /** The start of a round; seat 0, X, won the roll of the setup. */
  const [X, Y] = [0, 1] as const
  const asking = (round: number, players: Arrangement['players'] = {}): State => {
    const candidate = [X, Y][(round - 1) % 2] ?? X
    return arranged(() => ({ phase: 'payment', candidate, asked: candidate }), { map, players, change: { round } })
  }

  test('AOS-STL-03 the candidate is asked, then the other; who pays $5 is first', () => {
    expect(ageOfSteam.moves(asking(1), X)).toEqual({ ask: 'payFirst', price: 5, mayPay: true })
    const paid = played(asking(1), [[X, PAY]])
    expect(paid).toMatchObject({ order: [X, Y], stage: { phase: 'shares', left: [X, Y] } })
    expect(paid.players.map(({ money }) => money)).toEqual([5, 10])
    const other = played(asking(1), [[X, DECLINE], [Y, PAY]]) // biome-ignore format: a list
    expect(other.order).toEqual([Y, X])
    expect(other.players.map(({ money }) => money)).toEqual([10, 5])
  })

  test('TV-36 AOS-STL-03 neither pays: the candidate is first for nothing', () => {
    const free = played(asking(2), [[Y, DECLINE], [X, DECLINE]]) // biome-ignore format: a list
    expect(free.order).toEqual([Y, X])
    expect(free.players.map(({ money }) => money)).toEqual([10, 10])
  })

  test('AOS-STL-03 who cannot pay is asked all the same and can only decline', () => {
    const poor = asking(1, { 0: { money: 4 } })
    expect(ageOfSteam.moves(poor, X)).toMatchObject({ mayPay: false })
    expect(refusedBy(poor, X, PAY)).toBe('AOS-STL-03')
    expect(refusedBy(poor, Y, PAY)).toBe('TURN-SEAT')
    expect(refusedBy(poor, X, { type: 'drop' })).toBe('AOS-FLOW-01')
  })

  /** From the end of a round into the next one. */
  const nextRound = (state: State, chosen: Partial<Record<number, 'turn-order'>> = {}): State => {
    const players = state.players.map((one, seat) => ({ ...one, money: 30, special: chosen[seat] ?? null }))
    const last = {
      ...state,
      players,
      stage: { phase: 'goods', pass: 2, left: [state.order[0]], upgraded: [] },
    } as State
    return accepted(last, state.order[0] ?? -1, PASS).state
  }
  const candidate = (state: State) => (state.stage.phase === 'payment' ? state.stage.candidate : null)

  test('TV-37 AOS-STL-03, -04, D-36 the right alternates by rounds; Turn Order takes its place for one', () => {
    let state = played(begin(2, {}, {}, map), [[X, DECLINE], [Y, PAY]]) // biome-ignore format: a list
    expect(state.order).toEqual([Y, X])
    state = nextRound(state)
    expect(candidate(state)).toBe(Y)
    state = played(state, [[Y, DECLINE], [X, DECLINE]]) // biome-ignore format: a list
    expect(state.order).toEqual([Y, X])
    state = nextRound(state)
    expect(candidate(state)).toBe(X)
    state = nextRound(played(state, [[X, PAY]]), { [X]: 'turn-order' })
    expect(state.round).toBe(4)
    expect(candidate(state)).toBe(X)
    const before = player(state, X).money
    state = played(state, [[X, PAY]])
    expect(player(state, X).money, 'due all the same').toBe(before - 5)
    expect(player(state, X).freePass).toBe(false)
    state = nextRound(state)
    expect(candidate(state)).toBe(X)
  })
})

describe('building', () => {
  const RICH = { 0: { money: 60, hasBuilt: true }, 1: { money: 60, hasBuilt: true } }

  test('AOS-STL-10 while there is no city nobody can build; Urbanization makes the first', () => {
    const start = building({ map, players: { 0: { money: 60, special: 'urbanization' }, 1: { money: 60 } } })
    const { sites } = ageOfSteam.moves(start, A) as Extract<Moves, { ask: 'build' }>
    expect(sites.flatMap(({ placements }) => placements)).toEqual([])
    expect(refusedBy(start, A, on(start, 'D3', 'C3 E4'))).toBe('AOS-BUILD-05')
    const city = played(start, [[A, { type: 'urbanize', hex: 'C3', letter: 'A' }]])
    expect(refusedBy(city, A, on(city, 'D3', 'C3 E4'))).toBe('accepted')
    expect(refusedBy(city, A, build('C3', 'straight', 0))).toBe('AOS-BUILD-06')
  })

  test('AOS-STL-05 a cube stays when a tile comes, and when it is replaced', () => {
    const start = withCities(building({ map, players: RICH }), { C3: 'A' })
    const placed = played(start, [[A, on(start, 'D3', 'C3 E4')]])
    expect(placed.cubes).toEqual(start.cubes)
    expect(played(placed, [[A, on(placed, 'D3', 'C3 D4')]]).cubes, 'redirected').toEqual(start.cubes)
  })
})

describe('goods on tiles', () => {
  function ready(
    track: readonly (readonly [owner: number | null, route: string])[],
    cubes: Readonly<Record<string, readonly Good[]>>,
    { engine = 1, cities = { C3: 'C' } as Readonly<Record<string, Letter>> } = {},
  ): State {
    const start = withCities(movingGoods({ map, players: { 0: { engine } } }), cities)
    return withCubes(
      track.reduce((state, [owner, route]) => laid(state, owner, route), start),
      cubes,
    )
  }
  const gains = (state: State) => {
    const { deliveries } = ageOfSteam.moves(state, A) as Extract<Moves, { ask: 'goods' }>
    return deliveries.flatMap(({ from, to, ways }) => ways.map((way) => [from, to, way.gains, way.path.length]))
  }

  test('TV-36 AOS-STL-06, -07 from a section to its root; its owner gains', () => {
    const state = ready([[B, 'C3 D3 E4']], { D3: ['black'] })
    expect(incomes(played(state, [[A, deliver(state, 'black', 'D3>C3')]]))).toEqual([0, 1])
    expect(gains(state)).toEqual([['D3', 'C3', [0, 1], 1]])
    expect(refusedBy(state, A, deliver(state, 'black', 'D3>E4')), 'its free end').toBe('AOS-MOVE-08')
  })

  test('AOS-STL-06 not from a hex without a tile, and only along track of that tile', () => {
    const state = ready([[B, 'C3 D3 E4']], { C4: ['black'], D3: ['black'] })
    expect(refusedBy(state, A, deliver(state, 'black', 'C4>C3'))).toBe('AOS-MOVE-03')
    expect(refusedBy(state, A, deliver(state, 'black', 'D3>C4'))).toBe('AOS-MOVE-08')
  })

  test('AOS-STL-07, D-38 an unowned section serves everybody and pays nobody', () => {
    const state = ready([[null, 'C3 D3 E4']], { D3: ['black'] })
    expect(incomes(played(state, [[A, deliver(state, 'black', 'D3>C3')]]))).toEqual([0, 0])
    expect(gains(state)).toEqual([['D3', 'C3', [0, 0], 1]])
  })

  test('AOS-STL-07 it counts as one link, however long; links after it as usual', () => {
    const track = [[A, 'C3 D3 D4 D5'], [B, 'D5 E5 F5 G6']] as const // biome-ignore format: a list
    const cities = { C3: 'C', G6: 'A' } as const
    const state = ready(track, { D3: ['red'] }, { engine: 2, cities })
    expect(incomes(played(state, [[A, deliver(state, 'red', 'D3>D4', 'D5>E5')]]))).toEqual([1, 1])
    const weak = ready(track, { D3: ['red'] }, { engine: 1, cities })
    expect(refusedBy(weak, A, deliver(weak, 'red', 'D3>D4', 'D5>E5'))).toBe('AOS-MOVE-03')
    expect(refusedBy(state, A, deliver(state, 'red', 'D3>C3', 'C3>D3')), 'not the same chain again').toBe('AOS-MOVE-04')
  })

  /** Castries and Barre de l'Isle joined twice: by B over C4, by A over the mountains. */
  const TWINS = [
    [B, 'C3 C4 D4 D5'],
    [A, 'C3 D3 E4 E5 D5'],
  ] as const

  test('AOS-STL-07, D-37 the other half of the same link never, its twin well', () => {
    const state = ready(TWINS, { C4: ['black'] }, { engine: 2 })
    expect(refusedBy(state, A, deliver(state, 'black', 'C4>D4', 'D5>D4'))).toBe('AOS-MOVE-04')
    expect(incomes(played(state, [[A, deliver(state, 'black', 'C4>D4', 'D5>E5')]]))).toEqual([1, 1])
    expect(gains(state)).toEqual([
      ['C4', 'C3', [1, 1], 2],
      ['C4', 'C3', [0, 1], 1],
    ])
  })

  test('AOS-STL-07, D-37 also where both twins are one owner’s', () => {
    const state = ready([[B, TWINS[0][1]], [B, TWINS[1][1]]], { D3: ['black'] }, { engine: 2 }) // biome-ignore format: a list
    expect(gains(state).map(([, , gained]) => gained)).toEqual([
      [0, 1],
      [0, 2],
    ])
  })

  test('AOS-STL-08 on a complex tile the mover chooses the track', () => {
    const track = [[B, 'C3 D3 E4'], [A, 'C4 D3 E3'], [A, 'C3 C4 D3']] as const // biome-ignore format: a list
    const state = ready(track, { D3: ['black'] })
    expect(incomes(played(state, [[A, deliver(state, 'black', 'D3>C3')]]))).toEqual([0, 1])
    expect(incomes(played(state, [[A, deliver(state, 'black', 'D3>C4')]]))).toEqual([1, 0])
    expect(gains(state)).toEqual([
      ['D3', 'C3', [1, 0], 1],
      ['D3', 'C3', [0, 1], 1],
    ])
  })

  test('AOS-STL-07 the eliminated gain nothing', () => {
    const state = withPlayer(ready([[B, 'C3 D3 D4 D5']], { D3: ['black'] }), B, { eliminated: 1, money: 0 })
    const alone: State = { ...state, order: [A], stage: { phase: 'goods', pass: 1, left: [A, A], upgraded: [] } }
    expect(incomes(played(alone, [[A, deliver(state, 'black', 'D3>C3')]]))).toEqual([0, 0])
  })

  test('AOS-MOVE-12 a delivered cube is in the bag', () => {
    const state = ready([[B, 'C3 D3 E4']], { D3: ['black'] })
    const next = played(state, [[A, deliver(state, 'black', 'D3>C3')]])
    expect(next.cubes[hex('D3')]).toBeUndefined()
    expect(next.bag.black).toBe(state.bag.black + 1)
  })
})
