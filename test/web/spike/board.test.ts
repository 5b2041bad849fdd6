import { describe, expect, it } from 'vitest'
import { farEnd } from '#engine/spike/board.ts'
import { GOODS, type Player, RAIL_TYPES, spike, type Train } from '#engine/spike/index.ts'
import { distance } from '#lib/board/hexes.ts'
import { along, lengthOf } from '#lib/games/spike/board/ride.svelte.ts'
import { spotsOn } from '#lib/games/spike/board/spots.ts'
import {
  berthOf,
  boxOf,
  endsOf,
  pointsAlong,
  previewOf,
  rideOf,
  SCALE,
  spotOf,
  spotsOf,
} from '#lib/games/spike/geometry.ts'
import { GOODS_LOOKS } from '#lib/games/spike/goodsLooks.ts'
import { RAIL_STROKES } from '#lib/games/spike/railLooks.ts'
import { say } from '#lib/texts/language.svelte.ts'

const { board } = spike.game('eastern-us')
const NORFOLK_TO_COLUMBIA = ['s304', 's305', 's345', 's384']
const player = { home: 'norfolk', track: NORFOLK_TO_COLUMBIA } as unknown as Player

describe('the picture of the board', () => {
  it('has every point in its box, neighbours apart as in the data', () => {
    const { x, y, width, height } = boxOf(board)
    for (const at of spotsOf(board).values()) {
      expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height).toBe(true)
    }
    for (const { a, b } of board.data.segments) {
      expect(distance(spotOf(board, a), spotOf(board, b))).toBeCloseTo(60 * SCALE, 0)
    }
  })

  it('leaves room at both ends of a segment', () => {
    for (const segment of board.data.segments) {
      const [from, to] = endsOf(board, segment)
      expect(distance(from, to)).toBeGreaterThan(50)
      expect(distance(from, spotOf(board, segment.a))).toBeGreaterThan(10)
    }
  })

  it('lets cities be picked always, segments while they are lit', () => {
    expect(spotsOn(board, []).length).toBe(36)
    const [last] = spotsOn(board, ['raleigh', 's304']).slice(-1)
    expect(last).toMatchObject({ id: 's304', kind: 'segment' })
  })

  it('follows a chain as far as it hangs together', () => {
    expect(pointsAlong(board, 'norfolk', NORFOLK_TO_COLUMBIA)).toEqual([
      'norfolk',
      'j1013',
      'raleigh',
      'j1212',
      'columbia',
    ])
    expect(pointsAlong(board, 'norfolk', ['s305'])).toEqual(['norfolk'])
  })
})

describe('a train on the picture', () => {
  const onto = (segment: string, tail: string): Train => {
    const found = board.segments.get(segment)
    return { at: 'segment', segment, heading: found ? farEnd(found, tail) : '' }
  }

  it('runs over all the track between two places', () => {
    const [from, to]: [Train, Train] = [{ at: 'city', city: 'norfolk' }, onto('s345', 'raleigh')]
    const line = rideOf(board, player, from, to, [berthOf(board, from), berthOf(board, to)])
    expect(line.slice(1, -1)).toEqual(['norfolk', 'j1013', 'raleigh'].map((point) => spotOf(board, point)))
    expect(line.at(-1)).toEqual(berthOf(board, to))
  })

  it('looks where it is heading', () => {
    const east = berthOf(board, onto('s304', 'j1013')).angle
    const west = berthOf(board, onto('s304', 'norfolk')).angle
    expect(Math.abs(east - west)).toBeCloseTo(180)
  })

  it('is on the way at any time, and there at the end', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 50 },
    ]
    expect(lengthOf(line)).toBe(150)
    expect(along(line, 40)).toEqual({ x: 40, y: 0, angle: 0 })
    expect(along(line, 120)).toEqual({ x: 100, y: 20, angle: 90 })
    expect(along(line, 999)).toEqual({ x: 100, y: 50, angle: 90 })
  })

  it('shows a movement before it is made', () => {
    const line = previewOf(board, { at: 'city', city: 'norfolk' }, ['s304', 's305', 'raleigh'])
    expect(line).toEqual(['norfolk', 'j1013', 'raleigh'].map((point) => spotOf(board, point)))
  })

  it('stands beside others in a city', () => {
    const berths = [0, 1, 2, 3].map((place) => berthOf(board, { at: 'city', city: 'raleigh' }, place))
    expect(new Set(berths.map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
  })
})

describe('what is told by its look', () => {
  it('rail types differ by more than colour', () => {
    const lines = RAIL_TYPES.map((type) =>
      JSON.stringify(RAIL_STROKES[type].map(({ dash, round, width }) => [dash, round, width])),
    )
    expect(new Set(lines).size).toBe(RAIL_TYPES.length)
    expect(new Set(RAIL_TYPES.map((type) => say('spike/names').rails[type].pattern)).size).toBe(RAIL_TYPES.length)
  })

  it('every goods has a sign and a colour of its own', () => {
    expect(new Set(GOODS.map((goods) => GOODS_LOOKS[goods].glyph)).size).toBe(GOODS.length)
    expect(new Set(GOODS.map((goods) => GOODS_LOOKS[goods].color)).size).toBe(GOODS.length)
  })
})
