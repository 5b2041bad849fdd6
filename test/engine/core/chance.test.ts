import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chanceFrom,
  ImpossibleChance,
  noChance,
  recordedChance,
  recordingChance,
  seededChance,
} from '#engine/core/chance.ts'
import { sha256Hex } from '#engine/core/sha256.ts'

describe('sha256', () => {
  test('agrees with the platform on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
      }),
    )
  })
})

describe('seeded chance', () => {
  test('the same seed, scope and questions give the same answers; another seed or scope gives others', () => {
    const throws = (seed: string, scope: number) => {
      const chance = seededChance(seed, scope)
      return Array.from({ length: 30 }, (_, i) => chance.die(`die/${i}`)).join('')
    }
    expect(throws('a', 1)).toBe(throws('a', 1))
    expect(throws('a', 1)).not.toBe(throws('b', 1))
    expect(throws('a', 1)).not.toBe(throws('a', 2))
  })

  test('dice and draws are even: no face or cube is off by more than chance explains', () => {
    const chance = seededChance('even', 0)
    const faces = Array.from({ length: 6000 }, (_, i) => chance.die(`d${i}`))
    for (const face of [1, 2, 3, 4, 5, 6])
      expect(Math.abs(faces.filter((one) => one === face).length - 1000)).toBeLessThan(150)
    const cubes = Array.from({ length: 4000 }, (_, i) => chance.pick(`c${i}`, { red: 3, blue: 1 }))
    expect(Math.abs(cubes.filter((cube) => cube === 'red').length - 3000)).toBeLessThan(150)
  })

  test('a bag is the same bag however its record was put together', () => {
    const one = seededChance('x', 0).pick('bag', { red: 5, blue: 7, black: 2 })
    const other = seededChance('x', 0).pick('bag', { black: 2, blue: 7, red: 5 })
    expect(one).toBe(other)
  })
})

describe('recorded chance', () => {
  test('repeats what was recorded, whatever the source was', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.boolean(), { maxLength: 40 }), (seed, asks) => {
        const recording = recordingChance(seededChance(seed, 0))
        const ask = (chance: typeof recording | ReturnType<typeof recordedChance>) =>
          asks.map((die, i) => (die ? chance.die(`${i}`) : chance.pick(`${i}`, { red: 2, blue: i + 1 })))
        const first = ask(recording)
        const recorded = recordedChance(recording.drawn)
        expect(ask(recorded)).toEqual(first)
        expect(recorded.left()).toBe(0)
      }),
    )
  })

  test.each([
    ['an outcome that cannot be', () => recordedChance([7]).die('x')],
    ['a cube that is not in the bag', () => recordedChance(['red']).pick('x', { red: 0, blue: 1 })],
    ['nothing recorded', () => recordedChance([]).die('x')],
    ['an empty bag', () => seededChance('s', 0).pick('x', { red: 0 })],
    ['a function that makes things up', () => chanceFrom(() => 'pink').pick('x', { red: 1 })],
    ['chance where there must be none', () => noChance.die('x')],
  ])('%s is impossible', (_, draw) => {
    expect(draw).toThrow(ImpossibleChance)
  })
})
