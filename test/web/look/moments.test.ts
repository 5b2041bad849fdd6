import { describe, expect, it } from 'vitest'
import type { Rules } from '#engine/core/index.ts'
import { momentsOf, strideOf, strode } from '#lib/frame/look/moments.ts'

/** A state is what its turn says. */
const turn = (round: number, phase: string, seat: number, over = false) => ({ round, phase, seats: [seat], over })
const rules = { turn: (state: unknown) => state } as unknown as Rules
const opening = turn(1, 'bid', 0)
const states = [
  turn(1, 'bid', 1),
  turn(1, 'build', 0),
  turn(1, 'build', 0),
  turn(1, 'build', 1),
  turn(2, 'bid', 0),
  turn(2, 'bid', 0, true),
]
const steps = states.map((state, seq) => ({ seq, at: 0, played: { seat: 0, action: {} }, state, events: [] }))
const moments = momentsOf(rules, opening, steps)

describe('the moments of a match', () => {
  it('are where somebody else, another phase, another round begins', () => {
    expect(moments).toEqual({ last: 6, turns: [0, 1, 2, 4, 5], rounds: [0, 5, 6] })
  })

  it.each([
    ['entry', 1, [0, 1, 2, 3, 4, 5, 6, 6]],
    ['turn', 1, [0, 1, 2, 4, 5, 6, 6]],
    ['round', 1, [0, 5, 6, 6]],
    ['entry', -1, [6, 5, 4, 3, 2, 1, 0, 0]],
    ['turn', -1, [6, 5, 4, 2, 1, 0, 0]],
    ['round', -1, [6, 5, 0, 0]],
  ] as const)('by %s, %i', (stride, direction, stops) => {
    const [from, ...to] = stops as readonly number[]
    const gone = to.reduce((at) => [...at, strode(moments, at.at(-1) as number, stride, direction)], [from as number])
    expect(gone).toEqual(stops)
  })

  it('from between two of them, to the nearest in that direction', () => {
    expect(strode(moments, 3, 'turn', 1)).toBe(4)
    expect(strode(moments, 3, 'turn', -1)).toBe(2)
    expect(strode(moments, 3, 'round', -1)).toBe(0)
  })
})

describe('keys', () => {
  const key = (key: string, more: object = {}) => ({ key, target: null, ...more }) as KeyboardEvent

  it('stride', () => {
    expect([',', '.', '<', '>', '[', ']'].map((one) => strideOf(key(one))?.join())).toEqual([
      'entry,-1',
      'entry,1',
      'turn,-1',
      'turn,1',
      'round,-1',
      'round,1',
    ])
  })

  it('others, and those with Ctrl or Alt, are not ours', () => {
    expect(strideOf(key('a'))).toBeUndefined()
    expect(strideOf(key(',', { ctrlKey: true }))).toBeUndefined()
    expect(strideOf(key('.', { altKey: true }))).toBeUndefined()
  })
})
