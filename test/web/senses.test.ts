import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PACES, Replaying } from '#lib/frame/look/replaying.svelte.ts'
import { soundOf } from '#lib/frame/senses/sounds.ts'
import type { Session } from '#lib/session/session.svelte.ts'

const events = (...types: readonly string[]) => types.map((type) => ({ type }))

describe('what is heard of a move', () => {
  it.each([
    [['built', 'endedBuild'], 'track'],
    [['bid'], 'bid'],
    [['delivered', 'income', 'grew'], 'delivery'],
    [['delivered', 'ended'], 'end'],
    [['upgraded'], 'engine'],
    [['income', 'expenses'], null],
    [['constructor', '__proto__', 'toString'], null],
    [[], null],
  ])('%j: %s', (types, sound) => {
    expect(soundOf(events(...types))).toBe(sound)
  })
})

describe('a match that plays by itself', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const over = (shown: number | null, moves = 5) => {
    const session = {
      shown,
      played: Array(moves).fill({}),
      look(to: number) {
        session.shown = to
      },
    }
    return { session, replaying: new Replaying(session as unknown as Session) }
  }

  it('goes on from where one looks, at its pace, to the end', () => {
    const { session, replaying } = over(2)
    replaying.start()
    expect(session.shown).toBe(2)
    vi.advanceTimersByTime(PACES.usual)
    expect(session.shown).toBe(3)
    replaying.pace = 'quick'
    vi.advanceTimersByTime(PACES.usual)
    expect(session.shown).toBe(4)
    vi.advanceTimersByTime(PACES.quick)
    expect(session.shown).toBe(5)
    vi.advanceTimersByTime(PACES.quick)
    expect(replaying.on).toBe(false)
  })

  it('begins anew from the end', () => {
    const { session, replaying } = over(5)
    replaying.toggle()
    expect(session.shown).toBe(0)
    replaying.toggle()
    vi.advanceTimersByTime(10 * PACES.slow)
    expect(session.shown).toBe(0)
  })

  it.each([4, null])('stops when somebody looks elsewhere: %s', (elsewhere) => {
    const { session, replaying } = over(0)
    replaying.start()
    session.shown = elsewhere
    vi.advanceTimersByTime(PACES.usual)
    expect(session.shown).toBe(elsewhere)
    expect(replaying.on).toBe(false)
  })
})
