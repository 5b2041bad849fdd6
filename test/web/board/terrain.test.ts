import { describe, expect, it } from 'vitest'
import { MAPS } from '#engine/age-of-steam/maps/index.ts'
import { neighbour, SIDES } from '#engine/hex/layout.ts'
import { type Board, boardFrom } from '#engine/track/board.ts'
import { coastOf } from '#lib/board/hex/coast.ts'
import { reliefOf } from '#lib/board/hex/relief.ts'
import { riversOf } from '#lib/board/hex/rivers.ts'
import { terrainPicture } from '#lib/board/hex/terrainPicture.ts'
import { boardBox, distance, middle, R, walls } from '#lib/board/hexes.ts'
import { POINTY, pointsOf, RUST_BELT } from './sample.ts'

const boards: [string, Board][] = [
  ['flat-topped hexes', RUST_BELT],
  ['pointy-topped hexes', POINTY],
]

/** Bodies of water, counted the plain way: by flooding them. */
function lakes(board: Board): number {
  const left = new Map(board.water.map((at) => [String(at), at]))
  let count = 0
  for (const at of board.water) {
    if (!left.has(String(at))) continue
    count++
    const stack = [at]
    for (let cell = stack.pop(); cell; cell = stack.pop()) {
      left.delete(String(cell))
      for (const side of SIDES) {
        const next = left.get(String(neighbour(board.layout, cell, side)))
        if (next) stack.push(next)
      }
    }
  }
  return count
}

describe.each(boards)('the coast on %s', (_, board) => {
  const coast = coastOf(board)

  it('merges neighbouring cells of water into one closed outline', () => {
    const outlines = coast.water.split('Z').filter(Boolean)
    // An island would add an outline; these boards have none.
    expect(outlines).toHaveLength(lakes(board))
  })

  it('takes no ground from the hexes: the shore stays nearer to water than to any land', () => {
    const land = board.hexes.map(({ at }) => middle(board.layout, at))
    for (const point of pointsOf(coast.shore)) {
      const nearest = Math.min(...land.map((centre) => distance(centre, point)))
      expect(nearest).toBeGreaterThan(0.8 * R)
    }
  })

  it('is the same every time', () => expect(coastOf(board)).toEqual(coast))
})

it('draws no shore along the rim of the board, where the lake goes on', () => {
  const open = boardFrom({ ...MINIMAL, terrain: ['ww', 'ww'] })
  expect(coastOf(open).shore).toBe('')
  expect(coastOf(open).water).not.toBe('')
})

describe('an island', () => {
  const island = boardFrom({ ...MINIMAL, terrain: [' .. ', '.w..', ' .. ', '   .'], special: { sea: true } })
  const coast = coastOf(island)

  it('has a shore all around, and around its lakes, and no rim', () => {
    expect(coast.shore.split('Z').filter(Boolean).length).toBeGreaterThanOrEqual(2)
    expect(coast).toMatchObject({ water: '', landRim: '', waterRim: '' })
    expect(coast.island).toBe(coast.shore)
  })

  it('keeps every hex whole', () => {
    const land = island.hexes.map(({ at }) => middle(island.layout, at))
    for (const point of pointsOf(coast.shore)) {
      expect(Math.min(...land.map((centre) => distance(centre, point)))).toBeGreaterThan(0.8 * R)
    }
  })

  it('takes its sea from the data, beyond the terrain too', () => {
    const coastal = boardFrom({ ...MINIMAL, terrain: ['..', '..'], special: { sea: [[-1, 0], [-1, 1]] } }) // biome-ignore format: pairs
    expect(coastal).toMatchObject({ sea: false, water: [[-1, 0], [-1, 1]] }) // biome-ignore format: pairs
    expect(coastOf(coastal).shore).not.toBe('')
    expect(() => boardFrom({ ...MINIMAL, terrain: ['..'], special: { sea: [[0, 0]] } })).toThrow('sea')
  })

  it('has its compass rose on open water, well off the shore', () => {
    for (const { data } of MAPS) {
      const board = boardFrom(data)
      if (!board.rose) continue
      const at = middle(board.layout, board.rose)
      for (const hex of board.hexes) expect(distance(middle(board.layout, hex.at), at)).toBeGreaterThan(2.2 * R)
    }
  })

  it('lets a river run into the sea, whichever way it is listed', () => {
    const line: [number, number][] = [[1, 2], [1, 1], [1, 0]] // biome-ignore format: from the south
    const beds = [line, [...line].reverse()].map((rivers) => {
      const board = boardFrom({
        ...MINIMAL,
        terrain: ['.~.', '.~.', '.~.', '...'],
        special: { sea: true },
        rivers: [rivers],
      })
      return riversOf(board)[0]?.current
    })
    expect(beds[0]).toBe(beds[1])
    expect(Math.min(...pointsOf(beds[0] ?? '').map(({ y }) => y))).toBeLessThan(0)
  })
})

describe('rivers', () => {
  it.each(boards)('never turn sharply on %s', (_, board) => {
    for (const { current } of riversOf(board)) {
      const points = pointsOf(current)
      for (let i = 2; i < points.length; i++) {
        const [a, b, c] = [points[i - 2], points[i - 1], points[i]] as [Pt, Pt, Pt]
        if (distance(a, b) < 1 || distance(b, c) < 1) continue
        const turn = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x)
        expect(Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))).toBeLessThan(Math.PI / 3)
      }
    }
  })

  it('pass every hex of their line', () => {
    for (const [i, line] of RUST_BELT.rivers.entries()) {
      const points = pointsOf(riversOf(RUST_BELT)[i]?.bed ?? '')
      for (const at of line.filter((cell) => !RUST_BELT.water.some((water) => String(water) === String(cell)))) {
        const centre = middle(RUST_BELT.layout, at)
        expect(Math.min(...points.map((point) => distance(point, centre)))).toBeLessThan(0.75 * R)
      }
    }
  })

  it('are drawn on river hexes that no line passes', () => {
    const lone = boardFrom({ ...MINIMAL, terrain: ['.~', '..'] })
    expect(riversOf(lone)).toHaveLength(1)
  })
})

describe('the rest of the land', () => {
  it('has hills on mountains and reeds in swamps, and nothing of the kind elsewhere', () => {
    const { hills, reeds } = reliefOf(POINTY)
    expect(hills).toHaveLength(1)
    expect(reeds).not.toBe('')
    expect(reliefOf(boardFrom({ ...MINIMAL, terrain: ['..'] }))).toMatchObject({ hills: [], reeds: '', pools: '' })
  })

  it('has a line for every wall, and none for the sea', () => {
    expect(walls(POINTY)).toHaveLength(1)
    expect(walls(RUST_BELT)).toHaveLength(0)
  })

  it('draws each line of the grid once', () => {
    const lines = terrainPicture(RUST_BELT).grid.split('M').filter(Boolean)
    const ends = lines.map((line) => line.split('L').sort().join())
    expect(new Set(ends).size).toBe(ends.length)
  })

  it('lies within the box of the board and is drawn once', () => {
    const box = boardBox(RUST_BELT)
    for (const { path } of terrainPicture(RUST_BELT).washes) {
      for (const { x, y } of pointsOf(path)) {
        expect(x).toBeGreaterThan(box.x)
        expect(y).toBeGreaterThan(box.y)
        expect(x).toBeLessThan(box.x + box.width)
        expect(y).toBeLessThan(box.y + box.height)
      }
    }
    expect(terrainPicture(RUST_BELT)).toBe(terrainPicture(RUST_BELT))
  })
})

type Pt = { x: number; y: number }

const MINIMAL = {
  id: 'minimal',
  name: 'Minimal',
  players: [2, 2] as const,
  layout: 'odd-q' as const,
  places: [],
  walls: [],
  rivers: [],
}
