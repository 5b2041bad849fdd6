import { describe, expect, test } from 'vitest'
import type { State } from '#engine/steam/index.ts'
import {
  ALL_RICH,
  accepted,
  at,
  build,
  building,
  END,
  game,
  HEX,
  linksOf,
  nextTurn,
  owners,
  part,
  played,
  refusedBy,
  sectionsOf,
  spent,
  turn,
} from './position.ts'
import { laid, on } from './routes.ts'

const { Albany, Hartford, NewYork, Poughkeepsie, Syracuse } = HEX
const [MICHAEL, THOMAS, PAT] = [0, 1, 2] as const

const rich = (): State => building({ players: ALL_RICH })
/** An unfinished link from Albany over (1,0) towards (2,0), carried over from the round before. */
const open = (owner: number | null = MICHAEL): State => laid(rich(), owner, `${Albany} ${at(1, 0)} ${at(2, 0)}`)
const afterTurn = (state: State, ...actions: Parameters<typeof turn>[1]): State => played(state, turn(MICHAEL, actions))

describe('links', () => {
  test('STM-OWN-01, -02 a chain has one owner from its beginning; it may take several turns', () => {
    const first = afterTurn(rich(), build(at(1, 0), '21', 2))
    expect(sectionsOf(first, MICHAEL)).toHaveLength(1)
    const second = played(nextTurn(first, MICHAEL), turn(MICHAEL, [on(first, at(2, 0), `${at(1, 0)} ${Hartford}`)]))
    expect([linksOf(second, MICHAEL).length, sectionsOf(second, MICHAEL).length]).toEqual([1, 0])
  })

  test('STM-OWN-03 a complete link is never lost', () => {
    const link = laid(rich(), MICHAEL, `${Albany} ${at(1, 0)} ${at(2, 0)} ${Hartford}`)
    expect(linksOf(afterTurn(link), MICHAEL)).toHaveLength(1)
  })

  test('TV-19i three discs for Pat, two for Thomas: one for each link, complete or not', () => {
    const south = `${Albany} ${at(0, 1)} ${Poughkeepsie} ${at(0, 3)} ${NewYork}`
    const pat = laid(rich(), PAT, south, `${Hartford} ${at(2, 2)} ${at(1, 2)}`)
    const west = `${Albany} ${at(-1, 1)} ${at(-1, 2)} ${at(-1, 3)} ${at(-1, 4)} ${NewYork}`
    const state = laid(pat, THOMAS, west, `${Albany} ${at(1, 0)} ${at(2, 0)} ${Hartford}`)
    expect([linksOf(state, PAT).length, sectionsOf(state, PAT).length]).toEqual([2, 1])
    expect([linksOf(state, THOMAS).length, sectionsOf(state, THOMAS).length]).toEqual([2, 0])
  })
})

describe('losing unfinished links', () => {
  test('STM-OWN-05, AMB-15 what is not extended is lost at the end of its owner’s own turn', () => {
    const { state, events } = accepted(open(), MICHAEL, END)
    expect(owners(state, at(1, 0))).toEqual([null])
    expect(events).toContainEqual({ type: 'lostSection', seat: MICHAEL, hex: at(1, 0) })
    expect(owners(played(open(THOMAS), [[MICHAEL, END]]), at(1, 0)), 'not at the end of another turn').toEqual([THOMAS])
  })

  test('STM-OWN-05 what is begun or claimed in this turn stays', () => {
    expect(owners(afterTurn(rich(), build(at(1, 0), '21', 2)), at(1, 0))).toEqual([MICHAEL])
    const claimed = afterTurn(open(null), on(open(null), at(2, 0), `${at(1, 0)} ${at(3, 0)}`))
    expect([owners(claimed, at(1, 0)), owners(claimed, at(2, 0))]).toEqual([[MICHAEL], [MICHAEL]])
  })

  test('STM-OWN-05, -06 an extension keeps it for this round, and only for this', () => {
    const extended = afterTurn(open(), on(open(), at(2, 0), `${at(1, 0)} ${at(3, 0)}`))
    expect(owners(extended, at(1, 0))).toEqual([MICHAEL])
    expect(owners(afterTurn(nextTurn(extended, MICHAEL)), at(1, 0))).toEqual([null])
  })

  test('STM-OWN-05, -06, STM-BUILD-19, TV-19e a stub in a town is lost, whatever is built on the hex beside the town', () => {
    const stub = laid(rich(), MICHAEL, `${Albany} ${at(0, 1)} ${Poughkeepsie} ${at(0, 3)}`)
    const state = afterTurn(stub, on(stub, at(1, 2), `${Hartford} ${at(1, 1)}`))
    expect(owners(state, Poughkeepsie), 'the link to the north is kept, the stub to the south is not').toEqual([
      MICHAEL,
      null,
    ])
    expect([linksOf(state, MICHAEL).length, sectionsOf(state, MICHAEL).length]).toEqual([1, 1])
  })

  test('STM-OWN-05 each link for itself: one is extended, another lost', () => {
    const two = laid(open(), MICHAEL, `${Albany} ${at(-1, 1)} ${at(-1, 2)}`)
    const state = afterTurn(two, on(two, at(2, 0), `${at(1, 0)} ${at(3, 0)}`))
    expect([owners(state, at(1, 0)), owners(state, at(-1, 1))]).toEqual([[MICHAEL], [null]])
  })

  test.each<[string, string]>([
    ['of one single tile', `${Albany} ${at(1, 0)} ${at(2, 0)}`],
    ['of two tiles', `${Albany} ${at(1, -1)} ${at(1, 0)} ${at(2, 0)}`],
  ])('TV-19f, STM-BUILD-22 a redirect costs $2 and does not keep a link %s', (_, route) => {
    const state = laid(rich(), MICHAEL, route)
    const from = route.includes(at(1, -1)) ? at(1, -1) : Albany
    const end = afterTurn(state, on(state, at(1, 0), `${from} ${at(1, 1)}`))
    expect(spent(state, end, MICHAEL)).toBe(2)
    expect(owners(end, at(1, 0))).toEqual([null])
  })

  test('STM-ENG-03 a link begun in this turn and turned in it is kept', () => {
    const first = played(rich(), part(MICHAEL, [build(at(1, 0), '21', 2)]))
    expect(owners(afterTurn(first, on(first, at(1, 0), `${Albany} ${at(1, 1)}`)), at(1, 0))).toEqual([MICHAEL])
  })

  test('STM-ENG-03 a second track that comes with a redirect keeps the chain that it extends, not the other', () => {
    const state = laid(open(), MICHAEL, `${Albany} ${at(0, 1)} ${at(1, 0)}`)
    const both = on(state, at(1, 0), `${Albany} ${at(1, -1)}`, `${at(0, 1)} ${at(2, 0)}`)
    const end = afterTurn(state, both)
    expect(owners(end, at(0, 1)), 'extended').toEqual([MICHAEL])
    expect([...(owners(end, at(1, 0)) ?? [])].map(String).sort(), 'the one that was turned is lost').toEqual([
      '0',
      'null',
    ])
  })

  test('STM-ENG-03 a side that new track has left again extends nothing that comes there later', () => {
    // Two links carried over meet in (1,0): one from Albany lies there, the other points at it from (1,-1).
    const state = laid(open(), MICHAEL, `${Albany} ${at(1, -1)} ${at(1, 0)}`)
    const upgrade = on(state, at(1, 0), `${Albany} ${at(2, 0)}`, `${at(1, -1)} ${at(2, -1)}`)
    const away = on(state, at(1, 0), `${Albany} ${at(2, 0)}`, `${at(1, -1)} ${at(1, 1)}`)
    const turned = on(state, at(1, 0), `${Albany} ${at(2, -1)}`, `${at(1, -1)} ${at(1, 1)}`)
    const end = afterTurn(state, upgrade, away, turned)
    expect(owners(end, at(1, -1)), 'extended').toEqual([MICHAEL])
    expect(sectionsOf(end, MICHAEL), 'the other was only turned').toHaveLength(1)
  })

  test('TV-19e of three stubs one is extended in the next turn, the other two are lost', () => {
    const begun = nextTurn(rich(), THOMAS)
    const north = played(begun, part(THOMAS, [build(at(0, 1), '21', 0)]))
    const half = played(north, part(THOMAS, [build(Poughkeepsie, 'T43', 0)]))
    expect([linksOf(half, THOMAS).length, sectionsOf(half, THOMAS).length]).toEqual([1, 3])
    const kept = played(half, [[THOMAS, END]])
    expect(sectionsOf(kept, THOMAS), 'begun in this turn').toHaveLength(3)
    const next = nextTurn(kept, THOMAS)
    const end = played(next, turn(THOMAS, [on(next, at(1, 1), `${Poughkeepsie} ${at(2, 0)}`)]))
    expect([sectionsOf(end, THOMAS).length, sectionsOf(end, null).length]).toEqual([1, 2])
  })
})

describe('unowned track', () => {
  test('STM-OWN-07 whoever extends it from a city owns all of it', () => {
    const free = nextTurn(open(null), THOMAS)
    const state = played(free, part(THOMAS, [on(free, at(2, 0), `${at(1, 0)} ${at(3, 0)}`)]))
    expect([owners(state, at(1, 0)), owners(state, at(2, 0))]).toEqual([[THOMAS], [THOMAS]])
  })

  test('STM-OWN-07 so does whoever completes it', () => {
    const state = played(open(null), part(MICHAEL, [on(open(null), at(2, 0), `${at(1, 0)} ${Hartford}`)]))
    expect([linksOf(state, MICHAEL).length, linksOf(state, null).length]).toEqual([1, 0])
  })

  test('TV-19, STM-OWN-07 a stub that only Michael’s network is attached to is his to claim', () => {
    const linked = laid(rich(), MICHAEL, `C5 D5 ${Syracuse}`, `${Syracuse} E6 D6`)
    const state = laid(linked, null, `${Syracuse} F4`)
    const claim = on(state, 'F4', `${Syracuse} G4`)
    expect(refusedBy(nextTurn(state, THOMAS), THOMAS, claim)).toBe('STM-BUILD-11')
    const claimed = played(state, part(MICHAEL, [claim]))
    expect(owners(claimed, 'F4')).toEqual([MICHAEL])
    expect(sectionsOf(claimed, null)).toHaveLength(0)
    const end = played(claimed, [[MICHAEL, END]])
    expect(owners(end, 'E6'), 'his own unfinished link is lost meanwhile').toEqual([null])
    expect(owners(end, 'F4')).toEqual([MICHAEL])
  })

  test('STM-OWN-07, AMB-16 a town where one has nothing: by joining it to own track that leads to a city', () => {
    const free = laid(rich(), null, `${Poughkeepsie} ${at(1, 1)} ${at(2, 0)}`)
    const own = laid(free, MICHAEL, `${Albany} ${at(1, 0)} ${at(2, 0)}`)
    const join = on(own, at(2, 0), `${at(1, 0)} ${at(1, 1)}`)
    expect(refusedBy(free, 0, on(free, at(2, 0), `${at(2, -1)} ${at(1, 1)}`)), 'without own track').toBe('STM-BUILD-11')
    const state = played(own, part(MICHAEL, [join]))
    expect([linksOf(state, MICHAEL).length, owners(state, at(1, 1)), owners(state, Poughkeepsie)]).toEqual([
      1,
      [0],
      [0],
    ])
  })

  test('STM-OWN-08 what was claimed and is unfinished has to be extended in the next turn', () => {
    const claimed = afterTurn(open(null), on(open(null), at(2, 0), `${at(1, 0)} ${at(3, 0)}`))
    expect(owners(afterTurn(nextTurn(claimed, MICHAEL)), at(1, 0))).toEqual([null])
  })

  test('STM-OWN-09 what was lost in this round may be claimed by those who build later', () => {
    const lost = played(open(), [[MICHAEL, END]])
    const taken = played(lost, turn(THOMAS, [on(lost, at(2, 0), `${at(1, 0)} ${at(3, 0)}`)]))
    expect(owners(taken, at(1, 0))).toEqual([THOMAS])
  })

  test('STM-OWN-04 while it is owned, nobody else extends or completes it', () => {
    const foreign = open(THOMAS)
    expect(refusedBy(foreign, MICHAEL, on(foreign, at(2, 0), `${at(1, 0)} ${at(3, 0)}`))).toBe('STM-BUILD-12')
    expect(refusedBy(foreign, MICHAEL, on(foreign, at(2, 0), `${at(1, 0)} ${Hartford}`))).toBe('STM-BUILD-12')
  })

  test('STM-COMP-03, AMB-02 discs are no limit: thirty links of one seat', () => {
    const state = rich()
    const far = game.board.hexes.filter(({ place, at: [column] }) => place === null && column < 7).slice(0, 30)
    const tile = { tile: '22', rotation: 0, owners: [MICHAEL] }
    const tiles = state.tiles.map((placed, hex) => (far.some(({ index }) => index === hex) ? tile : placed))
    expect(tiles.filter(Boolean)).toHaveLength(30)
    expect(refusedBy({ ...state, tiles }, MICHAEL, build(at(1, 0), '21', 2))).toBe('accepted')
  })
})
