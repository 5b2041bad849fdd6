import { describe, expect, test } from 'vitest'
import { type Moves, type State, steam } from '#engine/steam/index.ts'
import {
  ALL_RICH,
  accepted,
  at,
  BACK,
  build,
  building,
  END,
  HEX,
  linksOf,
  nextTurn,
  owners,
  part,
  played,
  player,
  RICH,
  refusedBy,
  sectionsOf,
  spent,
  turn,
  urbanize,
  withPlayer,
} from './position.ts'
import { laid, on } from './routes.ts'

const { Albany, Hartford, Poughkeepsie } = HEX
const THOMAS = 1

const rich = (): State => building({ players: ALL_RICH })
const stageOf = (state: State) => state.stage as Extract<State['stage'], { phase: 'build' }>

/** One track from Albany, one that nothing leads to: across the way from (1,0) to the south-west of it. */
const crossing = (state: State) => on(state, at(1, 0), `${Albany} ${at(2, 0)}`, `${at(2, -1)} ${at(1, 1)}`)
const waiting = (): State => played(rich(), part(0, [crossing(rich())]))

describe('two tracks on an empty hex', () => {
  test('STM-BUILD-15 one of them has to be connected when the tile is laid', () => {
    expect(refusedBy(rich(), 0, crossing(rich()))).toBe('accepted')
    expect(refusedBy(rich(), 0, on(rich(), at(2, -1), `${at(1, 0)} ${at(3, -2)}`, `${at(2, -2)} ${at(2, 0)}`))).toBe(
      'STM-BUILD-11',
    )
  })

  test('STM-BUILD-15, STM-COST-01 it costs all its exits and the terrain', () => {
    const river = on(rich(), at(0, 1), `${Albany} ${Poughkeepsie}`, `${at(-1, 1)} ${at(1, 1)}`)
    expect(spent(rich(), played(rich(), part(0, [river])), 0)).toBe(5)
    expect(spent(rich(), waiting(), 0)).toBe(4)
  })

  test('STM-BUILD-16 the other one is nobody’s, and the turn cannot end before it is connected', () => {
    const state = waiting()
    expect([...(owners(state, at(1, 0)) ?? [])].sort()).toEqual([0, null])
    expect(refusedBy(state, 0, END)).toBe('STM-BUILD-16')
    expect(steam.moves(state, 0)).toMatchObject({ hindered: { rule: 'STM-BUILD-16' }, takeBack: true })
    expect(stageOf(state).pending).toHaveLength(1)
  })

  test('STM-BUILD-16 the list says that a track would wait', () => {
    const { sites } = steam.moves(rich(), 0) as Extract<Moves, { ask: 'build' }>
    const { tile, rotation } = crossing(rich())
    const here = sites.find(({ hex }) => hex === at(1, 0))
    expect(here?.placements.find((one) => one.tile === tile && one.rotation === rotation)?.waits).toBe(true)
    expect(here?.placements.find((one) => one.tile === '21' && one.rotation === 2)?.waits).toBe(false)
  })

  test('STM-ENG-04 a later tile of the turn connects it; from then on it is the builder’s', () => {
    const onOpenLand = on(waiting(), at(2, -1), `${at(1, 0)} ${at(2, -2)}`)
    expect(refusedBy(waiting(), 0, onOpenLand), 'its other end leads nowhere either').toBe('STM-BUILD-11')
    const near = played(waiting(), part(0, [on(waiting(), at(1, -1), `${Albany} ${at(2, -1)}`)]))
    expect(stageOf(near).pending).toHaveLength(1)
    const joined = played(near, part(0, [on(near, at(2, -1), `${at(1, -1)} ${at(1, 0)}`)]))
    expect(stageOf(joined).pending).toEqual([])
    expect(owners(joined, at(1, 0))).toEqual([0, 0])
    expect(sectionsOf(played(joined, [[0, END]]), 0)).toHaveLength(2)
  })

  test('STM-ENG-04 a New City of the same turn connects it', () => {
    const before = nextTurn(withPlayer(rich(), 0, { tile: 'urbanization', uses: true }), 0)
    const first = on(before, at(1, 0), `${Albany} ${at(1, 1)}`)
    const past = on(before, at(1, 1), `${at(1, 0)} ${Hartford}`, `${Poughkeepsie} ${at(2, 0)}`)
    const state = played(before, part(0, [first, past]))
    expect(stageOf(state).pending).toHaveLength(1)
    const urban = played(state, part(0, [urbanize(Poughkeepsie, 'grey', 0)]))
    expect(stageOf(urban).pending).toEqual([])
    expect(owners(urban, at(1, 1))).toEqual([0, 0])
    expect(refusedBy(urban, 0, END)).toBe('accepted')
  })

  test('STM-ENG-04 so does a town in which the builder comes to be', () => {
    // Unowned track out of Poughkeepsie, where the builder has nothing yet; own track from Albany beside it.
    const free = laid(rich(), null, `${Poughkeepsie} ${at(-1, 2)} ${at(-2, 2)}`)
    const ready = laid(free, 0, `${Albany} ${at(-1, 1)} ${at(-2, 2)}`)
    const tile = on(ready, at(-2, 2), `${at(-1, 1)} ${at(-3, 3)}`, `${at(-1, 2)} ${at(-2, 3)}`)
    const state = played(ready, part(0, [tile]))
    expect(stageOf(state).pending).toHaveLength(1)
    expect(owners(state, at(-1, 2)), 'still nobody’s').toEqual([null])
    const town = played(state, part(0, [build(at(0, 1), '21', 0), on(state, Poughkeepsie, at(-1, 2), at(0, 1))]))
    expect(stageOf(town).pending).toEqual([])
    expect([owners(town, at(-1, 2)), owners(town, at(-2, 2))]).toEqual([[0], [0, 0]])
    expect(owners(played(town, [[0, END]]), at(-1, 2)), 'claimed in this turn, not lost at its end').toEqual([0])
  })

  test('STM-ENG-04, STM-BUILD-12 it never touches the track of somebody else', () => {
    const foreign = laid(rich(), THOMAS, `${Hartford} ${at(2, 0)} ${at(1, 0)}`)
    expect(sectionsOf(foreign, THOMAS)).toHaveLength(1)
    const meets = on(foreign, at(1, 0), `${Albany} ${at(2, -1)}`, `${at(2, 0)} ${at(1, 1)}`)
    expect(refusedBy(foreign, 0, meets)).toBe('STM-BUILD-12')
  })

  test('STM-BUILD-17 an upgrade may not let its new track wait', () => {
    const state = played(rich(), part(0, [build(at(1, 0), '21', 2)]))
    expect(refusedBy(state, 0, crossing(state))).toBe('STM-BUILD-11')
  })

  test('STM-BUILD-23, AMB-13 a redirect may add a track that waits, for the price of a redirect', () => {
    const state = nextTurn(laid(rich(), 0, `${Albany} ${at(-1, 1)} ${at(-1, 2)}`), 0)
    const both = on(state, at(-1, 1), `${Albany} ${at(-2, 2)}`, `${at(-2, 1)} ${at(-1, 2)}`)
    const { state: after, events } = accepted(state, 0, both)
    expect(events[0]).toMatchObject({ type: 'built', price: 4 })
    expect(stageOf(after).pending).toHaveLength(1)
    expect(refusedBy(after, 0, END)).toBe('STM-BUILD-16')
    expect(played(after, [[0, BACK]])).toEqual(state)
  })

  test('STM-ENG-04 it keeps waiting when its tile is built again', () => {
    const turned = on(waiting(), at(1, 0), `${Albany} ${at(1, -1)}`, `${at(2, -1)} ${at(1, 1)}`)
    const again = played(waiting(), part(0, [turned]))
    const [ref] = stageOf(again).pending
    expect([stageOf(again).pending.length, again.tiles[ref?.hex ?? -1]?.owners[ref?.index ?? -1]]).toEqual([1, null])
    expect(refusedBy(again, 0, END)).toBe('STM-BUILD-16')
  })

  test('STM-BUILD-20 it leads nowhere, so it cannot be turned', () => {
    const turned = on(waiting(), at(1, 0), `${Albany} ${at(2, 0)}`, `${at(2, -1)} ${at(0, 1)}`)
    expect(refusedBy(waiting(), 0, turned)).toBe('STM-BUILD-11')
  })

  test('STM-BUILD-13 tracks that wait cannot be closed to a ring, which would lead to no place for ever', () => {
    // Three hexes around one corner, each with a connected track besides.
    const own = laid(rich(), 0, `${Hartford} ${at(2, 0)} ${at(2, -1)}`)
    const first = on(own, at(1, -1), `${Albany} ${at(2, -2)}`, `${at(1, 0)} ${at(2, -1)}`)
    const second = on(own, at(1, 0), `${Albany} ${at(2, 0)}`, `${at(1, -1)} ${at(2, -1)}`)
    const third = on(own, at(2, -1), `${at(2, 0)} ${at(2, -2)}`, `${at(1, -1)} ${at(1, 0)}`)
    const state = played(own, part(0, [first, second]))
    expect(stageOf(state).pending).toHaveLength(2)
    expect(refusedBy(state, 0, third)).toBe('STM-BUILD-13')
    const { sites } = steam.moves(state, 0) as Extract<Moves, { ask: 'build' }>
    const there = sites.find(({ hex }) => hex === at(2, -1))?.placements ?? []
    expect(there.some(({ tile, rotation }) => tile === third.tile && rotation === third.rotation)).toBe(false)
  })
})

describe('taking back', () => {
  test('STM-ENG-08 everything of a turn, the last thing first, down to the very state it began with', () => {
    const urbanist = nextTurn(withPlayer(rich(), 0, { ...RICH, cash: 0, tile: 'urbanization', uses: true }), 0)
    const states = [urbanist]
    for (const action of [
      build(at(0, 1), '21', 0),
      urbanize(Poughkeepsie, 'grey', 3),
      build(at(1, 0), '21', 2),
      build(at(1, 0), '22', 5),
    ]) {
      states.push(played(states.at(-1) as State, [[0, action]]))
    }
    let state = states.at(-1) as State
    for (const before of states.slice(0, -1).reverse()) {
      const { state: back, events } = accepted(state, 0, BACK)
      expect(events).toEqual([{ type: 'tookBack', seat: 0 }])
      expect(back).toEqual(before)
      state = back
    }
    expect(refusedBy(state, 0, BACK)).toBe('STM-ENG-08')
  })

  test('STM-ENG-08 money, points and the first tile come back too', () => {
    const poor = building({ players: { 0: { cash: 0, income: -10, points: 4 } } })
    const state = played(poor, [[0, build(at(1, 0), '21', 2)]])
    expect(player(state, 0)).toMatchObject({ cash: 3, income: -10, points: 2, hasBuilt: true })
    expect(player(played(state, [[0, BACK]]), 0)).toEqual(player(poor, 0))
  })

  test('STM-ENG-08 not after the turn has ended, nor what somebody else has built', () => {
    const state = played(rich(), turn(0, [build(at(1, 0), '21', 2)]))
    expect(refusedBy(state, THOMAS, BACK)).toBe('STM-ENG-08')
    expect(refusedBy(state, 0, BACK)).toBe('TURN-SEAT')
    expect(linksOf(state, 0)).toHaveLength(0)
  })
})
