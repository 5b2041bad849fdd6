import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepLook, lastLook } from '#lib/device/lastLook.ts'
import { remember } from '#lib/device/storage.ts'

/** What a browser keeps, or refuses to. */
function storage(refused = false) {
  const kept = new Map<string, string>()
  const or = <T>(value: T): T => {
    if (refused) throw new Error('SecurityError')
    return value
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => or(kept.get(key) ?? null),
    setItem: (key: string, value: string) => or(kept.set(key, value)),
  })
}

describe.each([false, true])('what was last looked at (storage refused: %s)', (refused) => {
  beforeEach(() => {
    storage(refused)
    remember('looks', [])
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is kept for each table and pair of eyes', () => {
    expect(lastLook('a', 0)).toBeNull()
    keepLook('a', 0, { seq: 7, at: 100 })
    keepLook('a', null, { seq: 3, at: 90 })
    keepLook('b', 0, { seq: -1, at: 80 })
    keepLook('a', 0, { seq: 9, at: 200 })
    expect(lastLook('a', 0)).toEqual({ seq: 9, at: 200 })
    expect(lastLook('a', null)).toEqual({ seq: 3, at: 90 })
    expect(lastLook('b', 0)).toEqual({ seq: -1, at: 80 })
    expect(lastLook('b', 1)).toBeNull()
  })

  it('of tables that nobody has come back to is forgotten at last', () => {
    for (let i = 0; i < 200; i++) keepLook(`t${i}`, 0, { seq: i, at: i })
    expect(lastLook('t0', 0)).toBeNull()
    expect(lastLook('t199', 0)).toEqual({ seq: 199, at: 199 })
  })

  it.each([{}, 'x', [null], [['a/0']], [['a/0', 'x', 3]], [['a/0', 1.5, 3]]])(
    'is not what else got in there: %j',
    (odd) => {
      remember('looks', odd)
      expect(lastLook('a', 0)).toBeNull()
      keepLook('a', 0, { seq: 1, at: 2 })
      expect(lastLook('a', 0)).toEqual({ seq: 1, at: 2 })
    },
  )
})
