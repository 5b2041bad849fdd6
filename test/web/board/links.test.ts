import { describe, expect, it } from 'vitest'
import { TILES } from '#engine/age-of-steam/tiles.ts'
import { chains } from '#engine/track/track.ts'
import { ghostOwners } from '#lib/board/hex/ghost.ts'
import { looseSides, markedSegments, segmentKey, wayPath } from '#lib/board/hex/links.ts'
import { tileLooks } from '#lib/board/hex/looks.ts'
import { tilePicture } from '#lib/board/hex/tilePicture.ts'
import { distance, middle, R } from '#lib/board/hexes.ts'
import { hexNamed, pointsOf, RUST_BELT, trackWith } from './sample.ts'

const at = (name: string) => hexNamed(RUST_BELT, name)

/** Des Moines (C8) straight south by C9 and C10, and a stub of three tracks at Springfield (G9). */
const track = trackWith({
  C9: { tile: 'straight', rotation: 0, owners: [0] },
  C10: { tile: 'gentle', rotation: 0, owners: [0] },
  G9: { tile: 't3-star', rotation: 0, owners: [1, null, 2] },
  G7: { tile: 'x-straight-straight', rotation: 0, owners: [1, 2] },
})

describe('marks of owners', () => {
  it('stand on every owned chain and on no unowned one', () => {
    const marked = markedSegments(track)
    for (const { owner, segments } of chains(track)) {
      expect(segments.some((ref) => marked.has(segmentKey(ref)))).toBe(owner !== null)
    }
  })

  it('come more than once on a long link', () => {
    const column = ['B5', 'B6', 'B7', 'B8', 'B9', 'B10'].map((name) => [
      name,
      { tile: 'straight', rotation: 0, owners: [3] },
    ])
    expect(markedSegments(trackWith(Object.fromEntries(column))).size).toBe(2)
  })
})

describe('ends in the open', () => {
  it('are the sides where track leads to nothing that takes it', () => {
    expect(looseSides(track, at('C9'))).toBe(0)
    // From C9 in the north to the southeast, where nothing lies.
    expect(looseSides(track, at('C10'))).toBe(1 << 2)
    expect(looseSides(track, at('G9'))).toBe((1 << 0) | (1 << 2) | (1 << 4))
    expect(looseSides(track, at('A1'))).toBe(0)
  })
})

describe('the looks of tiles', () => {
  it('say the same of tiles that nothing has happened to', () => {
    const before = tileLooks(track)
    const after = tileLooks(trackWith({ ...tilesOf(track), D11: { tile: 'straight', rotation: 0, owners: [4] } }))
    for (const look of before) expect(after).toContainEqual(look)
  })

  it('are drawn once for each tile, rotation and kind of hex', () => {
    expect(tilePicture(TILES, 'odd-q', 'gentle', 1, false)).toBe(tilePicture(TILES, 'odd-q', 'gentle', 1, false))
    expect(tilePicture(TILES, 'odd-q', 'gentle', 1, false)).not.toBe(tilePicture(TILES, 'odd-r', 'gentle', 1, false))
  })

  it.each(TILES.types)('$id has a bridge if its tracks cross, a station if it is a town', ({ id, kind }) => {
    for (const rotation of TILES.rotations(id, false)) {
      const picture = tilePicture(TILES, 'odd-q', id, rotation, false)
      expect(picture.bridge !== null).toBe(kind === 'crossing')
      expect(picture.station).toBe(kind === 'town')
    }
    expect(tilePicture(TILES, 'odd-q', id, 0, true)).toMatchObject({ bridge: null, station: true })
  })
})

describe('a way for goods', () => {
  const link = trackWith({
    C9: { tile: 'straight', rotation: 0, owners: [0] },
    C10: { tile: 'gentle', rotation: 0, owners: [0] },
    D10: { tile: 'gentle', rotation: 3, owners: [0] },
    D11: { tile: 'straight', rotation: 0, owners: [0] },
  })

  it('runs from the middle of its place along the track, never jumping', () => {
    const points = wayPoints(wayPath(link, { from: at('C8'), path: [3], emphasis: 'strong' }))
    expect(points[0]).toEqual(expect.objectContaining(rounded(middle('odd-q', [2, 7]))))
    for (let i = 1; i < points.length; i++) {
      expect(distance(points[i - 1] as Pt, points[i] as Pt)).toBeLessThan(1.8 * R)
    }
  })

  it('ends in the middle of the place it leads to', () => {
    const joined = trackWith({
      // Toledo (M6) to Detroit (N4).
      M6: { tile: 't1', rotation: 0, owners: [0] },
      M5: { tile: 'gentle', rotation: 1, owners: [0] },
    })
    const points = wayPoints(wayPath(joined, { from: at('M6'), path: [0], emphasis: 'strong' }))
    expect(points[0]).toEqual(rounded(middle('odd-q', [12, 5])))
    expect(points.at(-1)).toEqual(rounded(middle('odd-q', [13, 3])))
  })
})

describe('a tile being considered', () => {
  it('leaves the owner to track that is there already', () => {
    const ghost = { hex: at('C9'), tile: 'x-straight-straight', rotation: 0, seat: 5 }
    const { segments } = TILES.wiring('x-straight-straight', 0, false)
    const owners = ghostOwners(track, ghost)
    expect(owners).toHaveLength(2)
    expect(owners[segments.findIndex((segment) => String(segment) === '0,3')]).toBe(0)
    expect(owners[segments.findIndex((segment) => String(segment) !== '0,3')]).toBe(5)
  })
})

type Pt = { x: number; y: number }

const rounded = ({ x, y }: Pt): Pt => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 })

/** The points of a path of M, L and A. */
function wayPoints(path: string): Pt[] {
  return pointsOf(path.replace(/A\S+ \S+ 0 0 [01] /g, 'L'))
}

const tilesOf = ({ board, tiles }: typeof track) =>
  Object.fromEntries(board.hexes.flatMap(({ name, index }) => (tiles[index] ? [[name, tiles[index]]] : [])))
