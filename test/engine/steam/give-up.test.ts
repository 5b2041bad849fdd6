import { describe, expect, test } from 'vitest'
import { GIVE_UP } from '#engine/core/giveUp.ts'
import { type Action, type State, steam } from '#engine/steam/index.ts'
import {
  ALL_RICH,
  accepted,
  at,
  begin,
  building,
  directed,
  HEX,
  having,
  linksOf,
  movingGoods,
  owners,
  PASS,
  part,
  played,
  player,
  purse,
  STANDARD,
  sectionsOf,
  selecting,
  withCities,
  withCubes,
  withPlayer,
} from './position.ts'
import { deliver, laid, on } from './routes.ts'

const { Albany, Hartford, Poughkeepsie, Springfield } = HEX
const [A, B, C, D] = [0, 1, 2, 3] as const
const score = (to: 'income' | 'points'): Action => ({ type: 'score', to })

const givenUp = (state: State) => accepted(state, steam.turn(state).seats[0] as number, GIVE_UP as never, directed())

describe('a seat of Steam that gives up', () => {
  test('GIVE-02, STM-INC-04 is bankrupt there and then: all its track is nobody’s, all it had is struck off', () => {
    const start = laid(building({ players: ALL_RICH }), A, `${Albany} ${at(0, 1)} ${Poughkeepsie}`)
    const half = played(start, part(A, [on(start, at(1, 0), `${Albany} ${at(2, 0)}`)]))
    expect([linksOf(half, A), sectionsOf(half, A)].map(({ length }) => length)).toEqual([1, 1])
    const { state, events } = givenUp(half)
    expect([linksOf(state, null), sectionsOf(state, null)].map(({ length }) => length)).toEqual([1, 1])
    expect(purse(state, A)).toEqual([0, 0, 0])
    expect(state).toMatchObject({ order: [B, C, D], bankrupt: [A] })
    expect(steam.turn(state)).toMatchObject({ phase: 'build', seats: [B] })
    expect(events).toEqual([{ type: 'leftMatch', seat: A }])
  })

  test('GIVE-04, STM-BUILD-16 track that waits is taken back, what was built before stays', () => {
    const start = building({ players: ALL_RICH })
    const first = played(start, part(A, [on(start, at(0, 1), `${Albany} ${Poughkeepsie}`)]))
    const crossing = on(first, at(1, 0), `${Albany} ${at(2, 0)}`, `${at(2, -1)} ${at(1, 1)}`)
    const { state, events } = givenUp(played(first, part(A, [crossing])))
    expect(owners(state, at(1, 0))).toBeUndefined()
    expect(owners(state, at(0, 1))).toEqual([null])
    expect(player(state, A)).toMatchObject({ cash: 0, eliminated: 1 })
    expect(events.map(({ type }) => type)).toEqual(['tookBack', 'leftMatch'])
  })

  test('GIVE-04, STM-BUILD-03 an action that is still due takes nothing back', () => {
    const start = building({
      players: { ...ALL_RICH, [A]: { cash: 60, hasBuilt: true, tile: 'urbanization', uses: true } },
    })
    const { state } = givenUp(played(start, part(A, [on(start, at(0, 1), `${Albany} ${Poughkeepsie}`)])))
    expect(owners(state, at(0, 1))).toEqual([null])
    expect(state.stage).toMatchObject({ left: [B, C, D], built: 0, due: null })
  })

  describe('GIVE-05 while points are taken', () => {
    /** A has delivered over two links of its own, one of B and one of C: A, B and C say where theirs go. */
    function delivered(): State {
      const bare = withCities(movingGoods({ players: { [A]: { ...having(0), engine: 4 } } }), { [Springfield]: 'grey' })
      const green = laid(bare, A, `${Springfield} ${at(2, 0)} ${Hartford}`, `${Hartford} L8 M8 M7 ${HEX.Boston}`)
      const track = laid(laid(green, B, `${HEX.Boston} N5 M5`), C, 'M5 M4 L4 K4 K3 J2')
      const ready = withCubes(track, { [Springfield]: ['purple'] })
      const path = [`${Springfield}>${at(2, 0)}`, `${Hartford}>L8`, `${HEX.Boston}>N5`, 'M5>M4']
      return played(ready, [[A, deliver(ready, 'purple', ...path)]])
    }

    test('the mover’s are struck off, and the others take theirs', () => {
      const asked = delivered()
      expect(asked.stage).toMatchObject({ scoring: { left: [A, B, C], gains: [2, 1, 1, 0] } })
      const { state } = givenUp(asked)
      expect(steam.turn(state)).toMatchObject({ ask: 'score', seats: [B] })
      expect(purse(state, A)).toEqual([0, 0, 0])
      const scored = played(state, [
        [B, score('points')],
        [C, score('income')],
      ])
      expect([B, C].map((seat) => purse(scored, seat))).toEqual([
        [0, 0, 1],
        [0, 1, 0],
      ])
      expect(scored.stage).toMatchObject({ pass: 1, left: [B, C, D], scoring: null })
      const second = played(scored, [
        [B, PASS],
        [C, PASS],
        [D, PASS],
      ])
      expect(second.stage).toMatchObject({ pass: 2, left: [B, C, D] })
    })

    test('somebody else’s, who has no turn after that', () => {
      const { state } = givenUp(played(delivered(), [[A, score('points')]]))
      expect(steam.turn(state)).toMatchObject({ ask: 'score', seats: [C] })
      const scored = played(state, [[C, score('points')]])
      expect(purse(scored, B)).toEqual([0, 0, 0])
      expect(scored.stage).toMatchObject({ left: [C, D], scoring: null })
    })

    test('the mover’s and those of the next: the last of three takes them, and moves on', () => {
      const { state } = givenUp(givenUp(delivered()).state)
      const scored = played(state, [[C, score('points')]])
      expect(scored.stage).toMatchObject({ left: [C, D], scoring: null })
      expect(scored.bankrupt).toEqual([A, B])
    })
  })

  describe('GIVE-02 in the auction for the first order', () => {
    const opening = (seats: number): State => begin(seats, { firstOrder: 'auction' }, { opener: 1 })

    test('of whoever opens it the next one opens', () => {
      const { state, events } = givenUp(opening(4))
      expect(state.stage).toMatchObject({ phase: 'opening', bidders: [B, C, D], bid: null, placed: [] })
      expect(events).toContainEqual({ type: 'opens', seat: B, position: 1 })
    })

    test('the others bid on, and as many places are left as seats', () => {
      const { state } = givenUp(played(opening(3), [[A, { type: 'bid', amount: 0 }]]))
      expect(state.stage).toMatchObject({ bidders: [C, A], bid: 0 })
      const over = played(state, [[C, { type: 'drop' }]])
      expect(over).toMatchObject({ order: [A, C], stage: { phase: 'select', left: [A, C] } })
    })

    test('of the last two the other has the place for nothing', () => {
      const last = played(opening(3), [
        [A, { type: 'bid', amount: 0 }],
        [B, { type: 'drop' }],
        [C, { type: 'drop' }],
      ])
      const { state } = givenUp(last)
      expect(state).toMatchObject({ order: [A, C], stage: { phase: 'select' } })
    })
  })

  test('GIVE-02 the others select, and its tile is in the next round’s pool', () => {
    const { state } = givenUp(selecting({ players: ALL_RICH }))
    expect(steam.turn(state)).toMatchObject({ ask: 'select', seats: [B] })
    const later = givenUp(movingGoods({ players: { [A]: { tile: 'engineer', uses: true } } })).state
    expect(player(later, A).tile).toBeNull()
  })

  test('GIVE-02 standard game: capital', () => {
    const { state } = givenUp(begin(4, STANDARD))
    expect(steam.turn(state)).toMatchObject({ ask: 'raise', seats: [B] })
  })

  test('GIVE-03, STM-END-06 later is better; GIVE-06, STM-INC-05 the last one left has won', () => {
    const { state } = givenUp(givenUp(movingGoods()).state)
    expect(steam.standings(state).map(({ seat, place }) => [seat, place])).toEqual([
      [C, 1],
      [D, 1],
      [B, 3],
      [A, 4],
    ])
    const ruined = withPlayer(state, D, { income: -10 })
    const { state: over, events } = givenUp(ruined)
    expect(steam.result(over)).toMatchObject({ winners: [D] })
    expect(events.at(-1)).toEqual({ type: 'ended', winners: [D] })
  })
})
