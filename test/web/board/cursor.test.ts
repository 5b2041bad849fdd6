import { describe, expect, it } from 'vitest'
import type { Board } from '#engine/track/board.ts'
import { ARROWS, cursorAt, nextLit, stepped } from '#lib/board/cursor.ts'
import { middle } from '#lib/board/hexes.ts'
import { hexNamed, POINTY, RUST_BELT } from './sample.ts'

const spotsOf = ({ hexes, layout }: Board) => hexes.map(({ at }) => middle(layout, at))

const walk = (board: Board, from: string, ...keys: string[]): string => {
  const end = keys.reduce(
    (cursor, key) => stepped(spotsOf(board), cursor, ARROWS[key] ?? { x: 0, y: 0 }),
    cursorAt(spotsOf(board), hexNamed(board, from)),
  )
  return board.hexes[end.spot]?.name ?? ''
}

describe('the arrow keys', () => {
  it('walk up and down a column and along a row', () => {
    expect(walk(RUST_BELT, 'C5', 'ArrowDown')).toBe('C6')
    expect(walk(RUST_BELT, 'C5', 'ArrowUp')).toBe('C4')
    expect(walk(RUST_BELT, 'C5', 'ArrowRight', 'ArrowRight')).toBe('E5')
    expect(walk(POINTY, 'C2', 'ArrowRight')).toBe('D2')
  })

  it('come back the way they went', () => {
    expect(walk(RUST_BELT, 'B5', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')).toBe(
      'B5',
    )
    expect(walk(RUST_BELT, 'G6', 'ArrowUp', 'ArrowDown')).toBe('G6')
    expect(walk(POINTY, 'C4', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown')).toBe('C4')
  })

  it('cross water', () => expect(walk(RUST_BELT, 'H3', 'ArrowRight')).toBe('K3'))

  it('stay at the edge of the board', () => expect(walk(RUST_BELT, 'A5', 'ArrowLeft')).toBe('A5'))

  it.each([RUST_BELT, POINTY])('reach every hex of $name', (board) => {
    const spots = spotsOf(board)
    const seen = new Set([0])
    const queue = [0]
    for (let hex = queue.shift(); hex !== undefined; hex = queue.shift()) {
      for (const arrow of Object.values(ARROWS)) {
        const next = stepped(spots, cursorAt(spots, hex), arrow).spot
        if (!seen.has(next)) queue.push(next)
        seen.add(next)
      }
    }
    expect(seen.size).toBe(board.hexes.length)
  })
})

describe('n and p', () => {
  const lit = ['K9', 'A3', 'R6'].map((name) => hexNamed(RUST_BELT, name))
  const [k9, a3, r6] = lit as [number, number, number]

  it('go round the lit hexes as one reads', () => {
    expect(nextLit(spotsOf(RUST_BELT), lit, a3, 1)).toBe(r6)
    expect(nextLit(spotsOf(RUST_BELT), lit, r6, 1)).toBe(k9)
    expect(nextLit(spotsOf(RUST_BELT), lit, k9, 1)).toBe(a3)
    expect(nextLit(spotsOf(RUST_BELT), lit, a3, -1)).toBe(k9)
  })

  it('go nowhere when nothing is lit', () => expect(nextLit(spotsOf(RUST_BELT), [], a3, 1)).toBeNull())
})
