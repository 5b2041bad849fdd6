import { describe, expect, it } from 'vitest'
import { type Board, type BoardData, boardFrom } from '#engine/spike/board.ts'
import { nextCities } from '#lib/games/spike/nextCities.ts'

/** A –s1– j –s2– B –s3– C, and j –s4– D. */
const board: Board = boardFrom({
  id: 'small',
  name: 'Small',
  players: [2, 4],
  size: { width: 10, height: 10 },
  cities: ['A', 'B', 'C', 'D'].map((id) => ({ id, name: id, goods: 'coal', x: 0, y: 0 })),
  junctions: [{ id: 'j', x: 0, y: 0 }],
  segments: [
    ['s1', 'A', 'j'],
    ['s2', 'j', 'B'],
    ['s3', 'B', 'C'],
    ['s4', 'j', 'D'],
  ].map(([id, a, b]) => ({ id, a, b, type: 'white' })),
} as unknown as BoardData)

describe('railways in words', () => {
  it('lead over junctions to the next city, and no further', () => {
    expect(nextCities(board, ['s1', 's2', 's3'], 'A')).toEqual([{ city: 'B', segments: 2 }])
    expect(nextCities(board, ['s1', 's2', 's3', 's4'], 'A')).toEqual([
      { city: 'B', segments: 2 },
      { city: 'D', segments: 2 },
    ])
    expect(nextCities(board, ['s1', 's2', 's3'], 'B')).toEqual([
      { city: 'A', segments: 2 },
      { city: 'C', segments: 1 },
    ])
  })

  it('that end at a junction lead nowhere', () => {
    expect(nextCities(board, ['s1'], 'A')).toEqual([])
    expect(nextCities(board, [], 'A')).toEqual([])
  })
})
