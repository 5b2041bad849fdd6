import { describe, expect, it } from 'vitest'
import { type FullRules, type SomeAction, seededPick } from '#engine/core/index.ts'
import { games } from '#engine/games.ts'
import { isPlanned, MINE, progressOf } from '#lib/learn/lesson.ts'
import type { Course } from '#lib/learn/lessons.ts'
import { courseFor, LESSONS } from '#lib/learn/lessons.ts'
import { RULES, walked } from './walking.ts'

const course = async (game: string): Promise<Course> => {
  const found = await courseFor(game)
  if (!found) throw new Error(`no lesson for ${game}`)
  return found
}
const planned = (_: string, action: SomeAction | undefined): SomeAction => {
  if (!action) throw new Error('nothing is planned here')
  return action
}

describe('first games', () => {
  it('there is one for every game', () => {
    expect([...LESSONS].sort()).toEqual(games.map(({ id }) => id).sort())
  })

  it.each(LESSONS)('%s is walked to its end by what it plans, step by step', async (game) => {
    const { lesson } = await course(game)
    const { shown, match } = walked(lesson, planned)
    expect(shown).toEqual(lesson.steps.filter(({ good }) => good).map(({ id }) => id))
    expect(progressOf(lesson, match.deeds)).toEqual({ done: shown.length, all: shown.length })
  })

  it.each(LESSONS)('%s has words for every step, and says why it was planned', async (game) => {
    const { lesson, wordsOf } = await course(game)
    for (const { id, good } of lesson.steps) {
      expect(wordsOf(id).say, id).not.toBe('')
      if (good) expect(wordsOf(id).planned ?? '', id).not.toBe('')
    }
  })

  it.each(LESSONS)('%s explains whatever is asked of whoever goes a way of their own', async (game) => {
    const { lesson } = await course(game)
    const rules = RULES[game] as FullRules
    for (const seed of ['a', 'b', 'c', 'd']) {
      const pick = seededPick(seed)
      // Whatever is legal, all the way: it ends, something is said each time, and the others find something to do.
      const { shown } = walked(lesson, (_step, _action, state) => rules.sample(state, MINE, pick))
      expect(shown.length).toBeGreaterThan(3)
    }
  })

  it.each(LESSONS)('%s points at places that its board has', async (game) => {
    const { lesson } = await course(game)
    const { board } = (RULES[game] as unknown as { game(map: string): { board: Board } }).game(lesson.of.map)
    const pointers = lesson.steps.flatMap(({ points }) => points ?? [])
    expect(pointers.length).toBeGreaterThan(0)
    for (const pointer of pointers) {
      if ('hex' in pointer) expect(board.byName?.has(pointer.hex), pointer.hex).toBe(true)
      if ('city' in pointer) expect(board.points?.has(pointer.city), pointer.city).toBe(true)
    }
  })

  it.each(LESSONS)('%s takes what harms nothing for planned, and nothing else', async (game) => {
    const { lesson } = await course(game)
    const [first] = lesson.steps
    const good = first?.good?.[0]
    if (!first || !good) throw new Error('a lesson begins with a plan')
    expect(isPlanned(lesson, first, [], good)).toBe(true)
    expect(isPlanned(lesson, first, [], { type: 'takeBack' })).toBe(true)
    expect(isPlanned(lesson, first, [], { type: 'pass' })).toBe(false)
  })
})

interface Board {
  readonly byName?: ReadonlyMap<string, number>
  readonly points?: ReadonlyMap<string, unknown>
}

describe('what a lesson tells at its end', () => {
  const figures = async (game: string) => {
    const { lesson, sums } = await course(game)
    const { mirror } = walked(lesson, planned).match
    return sums(mirror.base, mirror.steps, mirror.steps.at(-1)?.state).map(({ amount }) => amount)
  }

  it('Age of Steam: $10, a share, the place, three tiles, four links, bills', async () => {
    expect(await figures('age-of-steam')).toEqual(['$10', '+$5', '−$1', '−$7', '+$4', '−$5', '$6'])
  })

  it('Steam: capital, the Locomotive, three tiles, one step up', async () => {
    expect(await figures('steam')).toEqual(['$0', '+$15', '−$6', '−$9', '+$1', '$1'])
  })

  it('Spike: two cities, speed 2, the wheat', async () => {
    const all = await figures('spike')
    expect(all).toHaveLength(5)
    expect(all[0]).toBe('$0')
    expect(all[2]).toBe('−$3')
    expect(all[3]).toBe('+$4')
  })
})
