import { describe, expect, test } from 'vitest'
import type { Side } from '#engine/hex/layout.ts'
import { type Action, type Good, type Moves, type State, steam } from '#engine/steam/index.ts'
import {
  type Arrangement,
  accepted,
  at,
  directed,
  HEX,
  having,
  hexIndex,
  movingGoods,
  optionsWith,
  PASS,
  part,
  played,
  player,
  purse,
  refusedBy,
  withCities,
  withCubes,
  withPlayer,
} from './position.ts'
import { deliver, laid, threeLinks } from './routes.ts'

const { Albany, Boston, Hartford, NewYork, Poughkeepsie, Springfield } = HEX
const [THOMAS, MICHAEL, PAT, LIN] = [0, 1, 2, 3] as const
const [CONCORD, BURLINGTON, MONTREAL] = ['M5', 'J2', 'I1']
const ENGINE: Action = { type: 'engine' }
const score = (to: 'income' | 'points'): Action => ({ type: 'score', to })

/**
 * Graph G1 of the rules on the board: Springfield is a city, the start. Green (Thomas) leads to Hartford, Boston and
 * Concord, black (Michael) straight to Concord and on to Burlington and Montreal.
 */
function delivery(arrangement: Arrangement = {}, cubes: readonly Good[] = ['red', 'blue', 'purple', 'yellow']): State {
  const green = threeLinks(movingGoods({ players: { [THOMAS]: { engine: 5 } }, ...arrangement }), THOMAS)
  const black = laid(
    green,
    MICHAEL,
    `${Springfield} L5 ${CONCORD}`,
    `${CONCORD} M4 L4 K4 K3 ${BURLINGTON}`,
    `${BURLINGTON} J1 ${MONTREAL}`,
  )
  return withCubes(black, { [Springfield]: cubes })
}

const toHartford = `${Springfield}>${at(2, 0)}`
const GREEN = [toHartford, `${Hartford}>L8`, `${Boston}>N5`]
const BLACK = [`${Springfield}>L5`, `${CONCORD}>M4`, `${BURLINGTON}>J1`]
const send = (state: State, cube: Good, ...leaving: readonly string[]): Action => deliver(state, cube, ...leaving)
const gainsOf = (state: State, action: Action): unknown =>
  accepted(state, THOMAS, action).events.find((event) => event.type === 'delivered')

describe('the delivery example', () => {
  test('TV-21 STM-MOVE-07 a red cube stops at the first red city: one point', () => {
    const state = delivery({ players: { [THOMAS]: { engine: 3 } } })
    expect(gainsOf(state, send(state, 'red', toHartford))).toMatchObject({ gains: [1, 0, 0, 0] })
    expect(refusedBy(state, THOMAS, send(state, 'red', toHartford, `${Hartford}>L8`))).toBe('STM-MOVE-07')
  })

  test('TV-22 a red cube by way of Concord to Boston: a point for each', () => {
    const state = delivery({ players: { [THOMAS]: { engine: 2 } } })
    const by = send(state, 'red', `${Springfield}>L5`, `${CONCORD}>N5`)
    expect(gainsOf(state, by)).toMatchObject({ gains: [1, 1, 0, 0], places: [Springfield, CONCORD, Boston] })
    const slow = withPlayer(state, THOMAS, { engine: 1 })
    expect(refusedBy(slow, THOMAS, by)).toBe('STM-MOVE-04')
  })

  test('TV-23 the blue cube over three green links: three points', () => {
    const state = delivery({ players: { [THOMAS]: { engine: 3 } } })
    expect(gainsOf(state, send(state, 'blue', ...GREEN))).toMatchObject({ gains: [3, 0, 0, 0] })
  })

  test('TV-24 the purple cube over three green links and one black', () => {
    const state = delivery({ players: { [THOMAS]: { engine: 4 } } })
    const way = send(state, 'purple', ...GREEN, `${CONCORD}>M4`)
    expect(gainsOf(state, way)).toMatchObject({ gains: [3, 1, 0, 0] })
    expect(refusedBy(state, THOMAS, send(state, 'purple', ...GREEN)), 'green alone ends in a blue city').toBe(
      'STM-MOVE-06',
    )
  })

  test('TV-25 STM-MOVE-12, -14 the yellow cube: Thomas +3 income, then Michael +2 points', () => {
    const state = delivery({ players: { [THOMAS]: { engine: 5 } } })
    const sent = played(state, part(THOMAS, [send(state, 'yellow', ...GREEN, `${CONCORD}>M4`, `${BURLINGTON}>J1`)]))
    expect(steam.turn(sent)).toMatchObject({ phase: 'goods', ask: 'score', seats: [THOMAS] })
    expect(steam.moves(sent, THOMAS)).toEqual({ ask: 'score', amount: 3 })
    const first = played(sent, [[THOMAS, score('income')]])
    expect([purse(first, THOMAS), steam.turn(first).seats]).toEqual([[0, 3, 0], [MICHAEL]])
    const second = played(first, [[MICHAEL, score('points')]])
    expect(purse(second, MICHAEL)).toEqual([0, 0, 2])
    expect(steam.turn(second), 'and the next one moves').toMatchObject({ ask: 'goods', seats: [MICHAEL] })
  })

  test('TV-25a, TV-25b STM-MOVE-10 over black links alone Thomas may not', () => {
    const state = delivery()
    expect(refusedBy(state, THOMAS, send(state, 'purple', ...BLACK.slice(0, 2)))).toBe('STM-MOVE-10')
    const slow = withPlayer(state, THOMAS, { engine: 1 })
    expect(refusedBy(slow, THOMAS, send(slow, 'blue', `${Springfield}>L5`))).toBe('STM-MOVE-10')
  })

  test('TV-20 STM-MOVE-10 no single other player may have more links of the way than the mover', () => {
    const way = (owners: readonly (number | null)[]): State => {
      const bare = delivery()
      const routes = [
        `${Springfield} ${at(2, 0)} ${Hartford}`,
        `${Hartford} L8 M8 M7 ${Boston}`,
        `${Boston} N5 ${CONCORD}`,
        `${CONCORD} M4 L4 K4 K3 ${BURLINGTON}`,
        `${BURLINGTON} J1 ${MONTREAL}`,
      ]
      const empty = { ...bare, tiles: bare.tiles.map(() => null) }
      return routes.reduce((state, route, i) => laid(state, owners[i] ?? null, route), empty as State)
    }
    const all = [...GREEN, `${CONCORD}>M4`, `${BURLINGTON}>J1`]
    const fair = way([THOMAS, THOMAS, MICHAEL, MICHAEL, PAT])
    expect(gainsOf(fair, send(fair, 'yellow', ...all))).toMatchObject({ gains: [2, 2, 1, 0] })
    const unfair = way([THOMAS, THOMAS, MICHAEL, MICHAEL, MICHAEL])
    expect(refusedBy(unfair, THOMAS, send(unfair, 'yellow', ...all))).toBe('STM-MOVE-10')
    const listed = (steam.moves(unfair, THOMAS) as Extract<Moves, { ask: 'goods' }>).deliveries
    expect(listed.filter(({ cube }) => cube === 'yellow')).toEqual([])
  })

  test('TV-28 STM-INC-04 links of the bankrupt are used for nobody’s points and compared with nobody', () => {
    const bare = withCubes(
      withCities(
        { ...movingGoods({ players: { [THOMAS]: { engine: 3 } } }), order: [0, 1, 2], bankrupt: [3] },
        { [Springfield]: 'grey' },
      ),
      { [Springfield]: ['blue'] },
    )
    const out = withPlayer(bare, LIN, { eliminated: 1 })
    const one = laid(out, THOMAS, `${Springfield} ${at(2, 0)} ${Hartford}`)
    const two = laid(one, MICHAEL, `${Hartford} L8 M8 M7 ${Boston}`)
    const state = laid(two, null, `${Boston} N5 ${CONCORD}`)
    expect(gainsOf(state, send(state, 'blue', ...GREEN))).toMatchObject({ gains: [1, 1, 0, 0] })
    const mostly = laid(laid(one, null, `${Hartford} L8 M8 M7 ${Boston}`), null, `${Boston} N5 ${CONCORD}`)
    expect(gainsOf(mostly, send(mostly, 'blue', ...GREEN))).toMatchObject({ gains: [1, 0, 0, 0] })
    const nobodys = laid(withCubes(out, { [CONCORD]: ['red'] }), null, `${CONCORD} N5 ${Boston}`)
    expect(refusedBy(nobodys, THOMAS, send(nobodys, 'red', `${CONCORD}>N5`)), 'STM-MOVE-10').toBe('STM-MOVE-10')
  })
})

describe('which ways are ways', () => {
  /** Two ways from Albany to New York: by Poughkeepsie, and straight through the west. */
  function square(engine = 6, options = {}): State {
    const bare = movingGoods({ options, players: { [THOMAS]: { engine } } })
    const town = laid(bare, THOMAS, `${Albany} ${at(0, 1)} ${Poughkeepsie} ${at(0, 3)} ${NewYork}`)
    const west = laid(town, THOMAS, `${Albany} ${at(-1, 1)} ${at(-1, 2)} ${at(-1, 3)} ${at(-1, 4)} ${NewYork}`)
    return withCubes(west, { [Albany]: ['blue', 'red', 'yellow'] })
  }
  const south = `${Albany}>${at(0, 1)}`

  test('STM-MOVE-01 the cube lies where it is taken from', () => {
    expect(refusedBy(square(), THOMAS, send(square(), 'purple', south))).toBe('STM-MOVE-01')
    expect(refusedBy(square(), THOMAS, { type: 'deliver', from: 'Z1', cube: 'blue', path: [3] })).toBe('STM-MOVE-01')
    expect(refusedBy(square(), THOMAS, { type: 'deliver', from: Poughkeepsie, cube: 'blue', path: [3] })).toBe(
      'STM-MOVE-01',
    )
  })

  test('STM-MOVE-04 at least one link, at most as many as the locomotive has', () => {
    const way = send(square(), 'blue', south, `${Poughkeepsie}>${at(0, 3)}`)
    expect(refusedBy(square(1), THOMAS, way)).toBe('STM-MOVE-04')
    expect(refusedBy(square(2), THOMAS, way)).toBe('accepted')
    expect(refusedBy(square(), THOMAS, { type: 'deliver', from: Albany, cube: 'blue', path: [] })).toBe('STM-MOVE-04')
  })

  test('STM-MOVE-05 over complete links only', () => {
    expect(refusedBy(square(), THOMAS, { type: 'deliver', from: Albany, cube: 'blue', path: [0] })).toBe('STM-MOVE-05')
    expect(refusedBy(square(), THOMAS, { type: 'deliver', from: Albany, cube: 'blue', path: [7] })).toBe('STM-MOVE-05')
    const open = laid(square(), THOMAS, `${Albany} ${at(1, 0)} ${at(2, 0)}`)
    expect(refusedBy(open, THOMAS, send(open, 'red', `${Albany}>${at(1, 0)}`))).toBe('STM-MOVE-05')
  })

  test('STM-MOVE-06 to a city of its colour, grey to a grey New City', () => {
    expect(refusedBy(square(), THOMAS, send(square(), 'red', south))).toBe('STM-MOVE-06')
    expect(refusedBy(square(), THOMAS, send(square(), 'blue', south, `${Poughkeepsie}>${at(0, 3)}`))).toBe('accepted')
    const grey = withCities(
      { ...movingGoods(), tiles: square().tiles.with(hexIndex(Poughkeepsie), null) },
      { [Poughkeepsie]: 'grey' },
    )
    const state = withCubes(grey, { [Albany]: ['grey'] })
    expect(refusedBy(state, THOMAS, send(state, 'grey', south))).toBe('accepted')
    expect(refusedBy(withCities(state, { [Poughkeepsie]: 'red' }), THOMAS, send(state, 'grey', south))).toBe(
      'STM-MOVE-06',
    )
  })

  test('STM-MOVE-07, AMB-27 the city it comes from may have its colour, but it never returns there', () => {
    expect(refusedBy(square(), THOMAS, send(square(), 'yellow', south, `${Poughkeepsie}>${at(0, 1)}`))).toBe(
      'STM-MOVE-08',
    )
    const round = send(square(), 'yellow', south, `${Poughkeepsie}>${at(0, 3)}`, `${NewYork}>${at(-1, 4)}`)
    expect(refusedBy(square(), THOMAS, round)).toBe('STM-MOVE-08')
  })

  test('STM-MOVE-08 no city twice', () => {
    const state = withCubes(square(), { [NewYork]: ['red', 'blue'] })
    const round = send(state, 'red', `${NewYork}>${at(0, 3)}`, `${Poughkeepsie}>${at(0, 1)}`, `${Albany}>${at(-1, 1)}`)
    expect(refusedBy(state, THOMAS, round)).toBe('STM-MOVE-08')
  })

  describe('STM-MOVE-09, AMB-20 towns on the way', () => {
    /** Poughkeepsie with four exits: Albany, New York, and a ring by way of Hartford's side. */
    function ring(options = {}): State {
      const bare = movingGoods({ options, players: { [THOMAS]: { engine: 6 } } })
      const state = laid(
        bare,
        THOMAS,
        `${Albany} ${at(0, 1)} ${Poughkeepsie}`,
        `${Poughkeepsie} ${at(1, 1)} ${Hartford}`,
        `${Hartford} ${at(1, 2)} ${Poughkeepsie}`,
        `${Poughkeepsie} ${at(0, 3)} ${NewYork}`,
      )
      return withCubes(state, { [Albany]: ['blue'] })
    }
    const twice = [south, `${Poughkeepsie}>${at(1, 1)}`, `${Hartford}>${at(1, 2)}`, `${Poughkeepsie}>${at(0, 3)}`]

    test('the house rule townRevisit=off: once only', () => {
      const state = ring({ townRevisit: 'off' })
      expect(refusedBy(state, THOMAS, send(state, 'blue', ...twice))).toBe('STM-MOVE-09')
      const step = steam.play(state, THOMAS, send(state, 'blue', ...twice), directed())
      expect(!step.ok && step.refusal.params).toMatchObject({ place: Poughkeepsie, twice: 'town' })
    })

    test('as often as it likes where nothing else is agreed, but never over the same link', () => {
      expect(optionsWith().townRevisit).toBe('on')
      const state = ring()
      expect(gainsOf(state, send(state, 'blue', ...twice))).toMatchObject({ gains: [4, 0, 0, 0] })
      const back = send(
        state,
        'blue',
        south,
        `${Poughkeepsie}>${at(1, 1)}`,
        `${Hartford}>${at(1, 1)}`,
        `${Poughkeepsie}>${at(0, 3)}`,
      )
      expect(refusedBy(state, THOMAS, back)).toBe('STM-MOVE-09')
      const listed = (steam.moves(state, THOMAS) as Extract<Moves, { ask: 'goods' }>).deliveries
      expect(listed[0]).toMatchObject({ to: NewYork, ways: [{ gains: [4, 0, 0, 0] }, { gains: [2, 0, 0, 0] }] })
    })
  })

  test('STM-MOVE-11, AMB-31 of two parallel links the mover picks the one he likes', () => {
    const bare = withCubes(movingGoods(), { [Albany]: ['blue'] })
    const own = laid(bare, THOMAS, `${Albany} ${at(-1, 1)} ${at(-1, 2)} ${at(-1, 3)} ${at(-1, 4)} ${NewYork}`)
    const state = laid(own, MICHAEL, `${Albany} ${at(1, 0)} ${at(1, 1)} ${at(1, 2)} ${at(1, 3)} ${NewYork}`)
    expect(refusedBy(state, THOMAS, send(state, 'blue', `${Albany}>${at(-1, 1)}`))).toBe('accepted')
    expect(refusedBy(state, THOMAS, send(state, 'blue', `${Albany}>${at(1, 0)}`))).toBe('STM-MOVE-10')
  })

  test('STM-MOVE-11 of ways that bring everybody the same one is listed, and any other is accepted all the same', () => {
    const bare = withCubes(movingGoods(), { [Albany]: ['blue'] })
    const west = `${Albany} ${at(-1, 1)} ${at(-1, 2)} ${at(-1, 3)} ${at(-1, 4)} ${NewYork}`
    const state = laid(bare, THOMAS, west, `${Albany} ${at(1, 0)} ${at(1, 1)} ${at(1, 2)} ${at(1, 3)} ${NewYork}`)
    const { deliveries } = steam.moves(state, THOMAS) as Extract<Moves, { ask: 'goods' }>
    expect(deliveries.map(({ to, ways }) => [to, ways.length])).toEqual([[NewYork, 1]])
    for (const leaving of [at(-1, 1), at(1, 0)]) {
      expect(gainsOf(state, send(state, 'blue', `${Albany}>${leaving}`))).toMatchObject({ gains: [1, 0, 0, 0] })
    }
  })

  test('AMB-28 cities side by side are not linked by being neighbours', () => {
    const state = withCubes(
      withPlayer({ ...movingGoods(), newCities: [{ hex: hexIndex(at(0, 1)), color: 'red' }] }, 0, { engine: 6 }),
      { [Albany]: ['red'] },
    )
    expect(refusedBy(state, THOMAS, { type: 'deliver', from: Albany, cube: 'red', path: [3] })).toBe('STM-MOVE-05')
  })
})

describe('what a delivery brings', () => {
  const sent = (players: Arrangement['players'] = {}, options = {}): State => {
    const state = delivery({
      players: { [THOMAS]: { engine: 5, ...players[THOMAS] }, ...without(players, THOMAS) },
      options,
    })
    return played(state, part(THOMAS, [send(state, 'yellow', ...GREEN, `${CONCORD}>M4`, `${BURLINGTON}>J1`)]))
  }
  const without = (players: Readonly<Record<number, object>>, seat: number): object =>
    Object.fromEntries(Object.entries(players).filter(([key]) => Number(key) !== seat))

  test('STM-MOVE-15, STM-COMP-04 the cube goes to the bag', () => {
    const before = delivery()
    const after = sent()
    expect(after.bag.yellow).toBe(before.bag.yellow + 1)
    expect(after.cubes[hexIndex(Springfield)]).toEqual(['red', 'blue', 'purple'])
  })

  test('TV-25c STM-MOVE-13 all points to one track: 0/-7/1 or 0/-10/4, nothing else', () => {
    const state = sent({ [THOMAS]: having(0, -10, 1) })
    expect(purse(played(state, [[THOMAS, score('income')]]), THOMAS)).toEqual([0, -7, 1])
    expect(purse(played(state, [[THOMAS, score('points')]]), THOMAS)).toEqual([0, -10, 4])
    expect(refusedBy(state, THOMAS, { type: 'score', to: 'both' })).toBe('STM-MOVE-13')
    expect(refusedBy(state, THOMAS, PASS)).toBe('STM-RND-01')
  })

  test('STM-MOVE-14 the others in turn order, whatever First Move says', () => {
    const bare = delivery({ change: { order: [3, 2, 1, 0] } })
    const empty = { ...bare, tiles: bare.tiles.map(() => null), stage: { ...bare.stage, left: [THOMAS] } } as State
    const green = laid(empty, THOMAS, `${Springfield} ${at(2, 0)} ${Hartford}`)
    const more = laid(
      laid(laid(green, MICHAEL, `${Hartford} L8 M8 M7 ${Boston}`), PAT, `${Boston} N5 ${CONCORD}`),
      LIN,
      `${CONCORD} M4 L4 K4 K3 ${BURLINGTON}`,
    )
    const state = played(more, part(THOMAS, [send(more, 'purple', ...GREEN, `${CONCORD}>M4`)]))
    expect(state.stage).toMatchObject({ scoring: { left: [THOMAS, LIN, PAT, MICHAEL], gains: [1, 1, 1, 1] } })
    expect(refusedBy(state, LIN, score('income'))).toBe('TURN-SEAT')
  })

  test('STM-MONEY-01, STM-MOVE-16 income and points have no upper end', () => {
    const high = sent({ [THOMAS]: having(0, 49, 148) })
    expect(purse(played(high, [[THOMAS, score('income')]]), THOMAS)).toEqual([0, 52, 148])
    expect(purse(played(high, [[THOMAS, score('points')]]), THOMAS)).toEqual([0, 49, 151])
  })

  test('AMB-06 incomeMax=10: what goes beyond is lost', () => {
    const low = sent({ [THOMAS]: having(0, 8) }, { incomeMax: '10' })
    expect(purse(played(low, [[THOMAS, score('income')]]), THOMAS)).toEqual([0, 10, 0])
    expect(purse(played(low, [[THOMAS, score('points')]]), THOMAS)).toEqual([0, 8, 3])
  })
})

describe('locomotives and passing', () => {
  const roundOf = (...actions: readonly (readonly [number, Action])[]): State =>
    played(movingGoods({ seats: 3 }), actions)

  test('STM-MOVE-01 each of two passes: a delivery, a locomotive or nothing', () => {
    const first = roundOf([0, PASS], [1, PASS], [2, PASS])
    expect(first.stage).toMatchObject({ phase: 'goods', pass: 2, left: [0, 1, 2] })
    expect(played(first, [[0, PASS]]).players).toEqual(first.players)
  })

  test('TV-27 STM-MOVE-02 once a round, free of charge and without points', () => {
    const state = roundOf([0, ENGINE], [1, PASS], [2, PASS])
    expect(player(state, 0)).toMatchObject({ engine: 2, cash: 0, income: 0, points: 0 })
    expect(refusedBy(state, 0, ENGINE)).toBe('STM-MOVE-02')
    expect(steam.moves(state, 0)).toMatchObject({ engine: false })
    const second = played(state, [
      [0, PASS],
      [1, ENGINE],
    ])
    expect(player(second, 1).engine, 'in the second pass just as well').toBe(2)
  })

  test('TV-26 after Locomotive once more: from 5 to 6, and no further', () => {
    const pat = movingGoods({ seats: 3, players: { 0: { engine: 5, tile: 'locomotive', uses: true } } })
    const late = played(pat, [
      [0, PASS],
      [1, PASS],
      [2, PASS],
      [0, ENGINE],
    ])
    expect(player(late, 0)).toMatchObject({ engine: 6, points: 0 })
    const next = movingGoods({ seats: 3, players: { 0: { engine: 6 } } })
    expect(refusedBy(next, 0, ENGINE)).toBe('STM-MOVE-02')
    expect(steam.moves(next, 0)).toMatchObject({ engine: false })
  })

  test('STM-MOVE-01 a delivery uses up the pass', () => {
    const state = delivery()
    const sent = played(state, part(THOMAS, [send(state, 'red', toHartford), score('points')]))
    expect(steam.turn(sent).seats).toEqual([MICHAEL])
    const sides: readonly Side[] = [0]
    expect(refusedBy(sent, THOMAS, { type: 'deliver', from: Springfield, cube: 'blue', path: sides })).toBe('TURN-SEAT')
  })
})
