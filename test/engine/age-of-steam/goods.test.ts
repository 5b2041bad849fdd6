import { describe, expect, test } from 'vitest'
import { type Action, ageOfSteam, type Good, type Moves, type State } from '#engine/age-of-steam/index.ts'
import {
  accepted,
  game,
  HEX,
  hexIndex,
  incomes,
  movingGoods,
  owners,
  played,
  player,
  refusedBy,
  type Turn,
  withCubes,
} from './position.ts'
import { laid, deliver as send } from './routes.ts'
import { afterDaria, DARIA, JOHANNA, PETRA } from './story.ts'

const { Evansville, Cincinnati, Indianapolis } = HEX
const SIDE = { toA: 1, toD: 0, toB: 4, toF: 5 } as const

const deliver = (from: string, cube: Good, ...path: number[]): Action => ({ type: 'deliver', from, cube, path })
const PASS: Action = { type: 'pass' }
const ENGINE: Action = { type: 'engine' }

/** After the building of Petra and Daria, with chosen cubes on the board and the rest of the cubes in the bag. */
function ready(cubes: Readonly<Record<string, readonly Good[]>>, engine = 1, patch: Partial<State> = {}): State {
  const state = movingGoods({
    players: { 0: { engine }, 1: { engine }, 2: { engine }, 3: { engine } },
    change: { tiles: afterDaria().tiles },
  })
  return { ...withCubes(state, cubes), ...patch }
}

describe('deliveries', () => {
  test('TV-18 the example: Petra over her own link, Daria over her two', () => {
    const start = ready({ [Evansville]: ['blue'], [Cincinnati]: ['blue'] })
    const order: State = { ...start, stage: { phase: 'goods', pass: 1, left: [DARIA, PETRA, 2, 3], upgraded: [] } }
    const first = played(order, [
      [DARIA, ENGINE],
      [PETRA, deliver(Evansville, 'blue', SIDE.toA)],
      [2, PASS],
      [3, PASS],
    ])
    expect(incomes(first)).toEqual([1, 0, 0, 0])
    const second: State = {
      ...first,
      stage: { phase: 'goods', pass: 2, left: [DARIA, PETRA, 2, 3], upgraded: [DARIA] },
    }
    const { state } = accepted(second, DARIA, deliver(Cincinnati, 'blue', SIDE.toF, 4))
    expect(incomes(state)).toEqual([1, 2, 0, 0])
    expect(state.players.map(({ engine }) => engine)).toEqual([1, 2, 1, 1])
    expect(state.cubes).toEqual({})
    expect(state.bag.blue).toBe(start.bag.blue + 2)
  })

  test("TV-19 AOS-MOVE-09, -11 anybody may use anybody's links; their owner gains", () => {
    const state = ready({ [Cincinnati]: ['blue'] })
    const { state: next } = accepted(
      { ...state, stage: { phase: 'goods', pass: 2, left: [DARIA, 2], upgraded: [] } },
      DARIA,
      deliver(Cincinnati, 'blue', SIDE.toB),
    )
    expect(incomes(next)).toEqual([1, 0, 0, 0])
    const neither = accepted(ready({ [Cincinnati]: ['blue'] }), PETRA, deliver(Cincinnati, 'blue', SIDE.toB)).state
    expect(incomes(neither)).toEqual([1, 0, 0, 0])
  })

  test('TV-19 AOS-MOVE-03 not over more links than the engine has', () => {
    const path = deliver(Cincinnati, 'blue', SIDE.toF, 4)
    expect(refusedBy(ready({ [Cincinnati]: ['blue'] }, 1), PETRA, path)).toBe('AOS-MOVE-03')
    expect(refusedBy(ready({ [Cincinnati]: ['blue'] }, 2), PETRA, path)).toBe('accepted')
    expect(refusedBy(ready({ [Cincinnati]: ['blue'] }), PETRA, deliver(Cincinnati, 'blue'))).toBe('AOS-MOVE-03')
  })

  test('AOS-MOVE-03 the cube must be there', () => {
    const state = ready({ [Cincinnati]: ['red'] })
    expect(refusedBy(state, PETRA, deliver(Cincinnati, 'blue', SIDE.toB))).toBe('AOS-MOVE-03')
    expect(refusedBy(state, PETRA, deliver(Indianapolis, 'blue', 1))).toBe('AOS-MOVE-03')
    expect(refusedBy(state, PETRA, deliver('Z99', 'red', 1))).toBe('AOS-MOVE-03')
  })

  test('TV-20 AOS-MOVE-04, -07 no place twice, the origin included', () => {
    const state = ready({ [Evansville]: ['blue', 'red'] }, 4)
    // Evansville, Indianapolis, Cincinnati and back over the link of Petra.
    expect(refusedBy(state, PETRA, deliver(Evansville, 'red', SIDE.toD, 1, SIDE.toB))).toBe('AOS-MOVE-04')
  })

  test('TV-20 AOS-MOVE-05 the first city of its colour ends the journey', () => {
    const longer = linked(ready({ [Evansville]: ['blue', 'red'] }, 4))
    expect(refusedBy(longer, PETRA, deliver(Evansville, 'blue', SIDE.toD, 1, 1))).toBe('AOS-MOVE-05')
  })

  test('TV-20 D-39 a cube of another colour may pass', () => {
    const longer = linked(ready({ [Evansville]: ['red'] }, 4), 'red')
    const { state } = accepted(longer, PETRA, deliver(Evansville, 'red', SIDE.toD, 1, 1))
    expect(incomes(state)).toEqual([0, 2, 1, 0])
  })

  test('AOS-MOVE-08 only links: no sections, nothing between neighbours, nothing where no track is', () => {
    const state = ready({ [Cincinnati]: ['blue', 'red'] })
    expect(refusedBy(state, PETRA, deliver(Cincinnati, 'red', 2)), 'the section towards Lexington').toBe('AOS-MOVE-08')
    expect(refusedBy(state, PETRA, deliver(Cincinnati, 'red', 0)), 'no track').toBe('AOS-MOVE-08')
    expect(refusedBy(state, PETRA, deliver(Cincinnati, 'red', 9)), 'no side').toBe('AOS-MOVE-08')
  })

  test('AOS-MOVE-06, -13 through towns, but never left there', () => {
    const state = ready({ [Cincinnati]: ['blue', 'red'] }, 2)
    expect(refusedBy(state, PETRA, deliver(Cincinnati, 'blue', SIDE.toF))).toBe('AOS-MOVE-13')
    expect(refusedBy(state, PETRA, deliver(Cincinnati, 'red', SIDE.toB))).toBe('AOS-MOVE-13')
    expect(refusedBy(state, PETRA, deliver(Cincinnati, 'blue', SIDE.toF, 4))).toBe('accepted')
  })

  test('AOS-MOVE-10 of parallel links the mover chooses', () => {
    const state = ready({ [Cincinnati]: ['blue'] }, 2)
    expect(incomes(played(state, [[PETRA, deliver(Cincinnati, 'blue', SIDE.toB)]]))).toEqual([1, 0, 0, 0])
    expect(incomes(played(state, [[PETRA, deliver(Cincinnati, 'blue', SIDE.toF, 4)]]))).toEqual([0, 2, 0, 0])
  })

  test('AOS-MOVE-12 the cube returns to the bag', () => {
    const state = ready({ [Cincinnati]: ['blue', 'blue'] })
    const next = played(state, [[PETRA, deliver(Cincinnati, 'blue', SIDE.toB)]])
    expect(next.cubes[hexIndex(Cincinnati)]).toEqual(['blue'])
    expect(next.bag.blue).toBe(state.bag.blue + 1)
  })

  test('AOS-EXP-04 links of an eliminated seat serve everybody and earn nobody anything', () => {
    const state = ready({ [Cincinnati]: ['blue'] })
    const players = state.players.map((one, seat) => (seat === DARIA ? { ...one, eliminated: 1 } : one))
    const gone: State = { ...state, players, order: [0, 2, 3] }
    const rich = { ...gone, players: players.map((one) => ({ ...one, engine: 2 })) }
    expect(incomes(played(rich, [[PETRA, deliver(Cincinnati, 'blue', SIDE.toF, 4)]]))).toEqual([0, 0, 0, 0])
  })

  test('all of them are listed, with every different gain, the best for the mover first', () => {
    const moves = ageOfSteam.moves(ready({ [Cincinnati]: ['blue', 'red', 'blue'] }, 2), DARIA - 1) as Extract<
      Moves,
      { ask: 'goods' }
    >
    expect(moves.deliveries).toHaveLength(1)
    expect(moves.deliveries[0]).toMatchObject({ from: Cincinnati, cube: 'blue', to: Evansville })
    expect(moves.deliveries[0]?.ways).toEqual([
      { path: [SIDE.toB], places: [Cincinnati, Evansville], gains: [1, 0, 0, 0] },
      { path: [SIDE.toF, 4], places: [Cincinnati, Indianapolis, Evansville], gains: [0, 2, 0, 0] },
    ])
  })

  test('AOS-MOVE-09 of ways that bring everybody the same one is listed, and any other is accepted all the same', () => {
    const bare = withCubes(movingGoods(), { [Cincinnati]: ['blue'] })
    const state = laid(bare, PETRA, 'J10 K10 L9 M9', 'J10 K11 L10 M10 M9')
    const { deliveries } = ageOfSteam.moves(state, PETRA) as Extract<Moves, { ask: 'goods' }>
    expect(deliveries.map(({ to, ways }) => [to, ways.length])).toEqual([[Evansville, 1]])
    for (const next of ['L9', 'M10']) {
      const { from, path } = send(state, 'blue', `${Cincinnati}>${next}`)
      expect(incomes(accepted(state, PETRA, deliver(from, 'blue', ...path)).state)).toEqual([1, 0, 0, 0])
    }
  })

  /** Johanna's link from Cincinnati to a New City at M8's far end, so that there is something beyond Cincinnati. */
  function linked(state: State, color: 'red' | 'blue' = 'red'): State {
    const next = hexIndex('N8')
    const tiles = state.tiles.with(next, { tile: 'straight', rotation: 1, owners: [JOHANNA] })
    const beyond = game.board.across[next * 6 + 1] as number
    return { ...state, tiles, newCities: [{ hex: beyond, letter: color === 'red' ? 'A' : 'B' }] }
  }
})

describe('engine and pass', () => {
  test('TV-21 AOS-MOVE-02 one upgrade in the phase, none above 6', () => {
    const round2 = played(ready({}), [[PETRA, ENGINE], ...[1, 2, 3].map((seat): Turn => [seat, PASS])])
    expect(player(round2, PETRA).engine).toBe(2)
    expect(refusedBy(round2, PETRA, ENGINE)).toBe('AOS-MOVE-02')
    expect(refusedBy(ready({}, 6), PETRA, ENGINE)).toBe('AOS-MOVE-02')
    expect(ageOfSteam.moves(round2, PETRA)).toMatchObject({ engine: false })
  })

  test('AOS-MOVE-01 two rounds, every seat once in each', () => {
    const passes = [0, 1, 2, 3].map((seat): Turn => [seat, PASS])
    const second = played(ready({}), passes)
    expect(second.stage).toMatchObject({ phase: 'goods', pass: 2, left: [0, 1, 2, 3] })
    expect(played(second, passes).stage.phase).not.toBe('goods')
  })

  test('owners of the links are as built', () => {
    expect(owners(ready({}), Indianapolis)).toEqual([DARIA, DARIA])
  })
})
