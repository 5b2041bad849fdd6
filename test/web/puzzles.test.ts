import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayOf, noteSolved, puzzleOf, solvedOn, streakOn } from '#lib/puzzles/days.ts'

describe('the puzzle of the day', () => {
  it('changes at midnight in UTC, for everybody', () => {
    const midnight = Date.UTC(2026, 10, 20)
    expect(dayOf(midnight) - dayOf(midnight - 1)).toBe(1)
    expect(dayOf(midnight)).toBe(dayOf(midnight + 86_399_999))
  })

  it('is one of them, each in turn', () => {
    const month = Array.from({ length: 30 }, (_, i) => puzzleOf(20_000 + i, 30))
    expect(month.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
  })
})

describe('days in a row', () => {
  beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} }))

  it('grow by one a day, last over the next, and end with a day that was missed', () => {
    expect(streakOn(100)).toBe(0)
    noteSolved(100)
    noteSolved(100)
    expect([streakOn(100), streakOn(101), streakOn(102)]).toEqual([1, 1, 0])
    expect([solvedOn(100), solvedOn(101)]).toEqual([true, false])
    noteSolved(101)
    expect(streakOn(101)).toBe(2)
    noteSolved(105)
    expect(streakOn(105)).toBe(1)
  })
})
