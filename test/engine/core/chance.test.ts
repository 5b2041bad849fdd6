import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chanceFrom, HIDDEN, ImpossibleChance, noChance, recordedChance, recordingChance } from '#engine/core/chance.ts'
import { seededChance } from '#engine/core/seeded/seeded.ts'
import { sha256Hex } from '#engine/core/seeded/sha256.ts'

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

describe('what not everybody may see', () => {
  const bag = { red: 2, blue: 1 }

  test('a draw is recorded with the seat that may see it, a reveal for everybody', () => {
    const recording = recordingChance(chanceFrom((_, options) => options[0] as string))
    expect(recording.draw('card', bag, 2)).toBe('blue')
    expect(recording.reveal('card', 'blue', ['red', 'blue'])).toBe('blue')
    expect(recording.pick('open', bag)).toBe('blue')
    expect(recording.drawn).toEqual([{ only: 2, is: 'blue' }, 'blue', 'blue'])
  })

  test('replayed by whoever may know it is what it was; by others it is hidden until it is revealed', () => {
    const log = recordedChance([{ only: 2, is: 'blue' }, HIDDEN, 'blue'])
    expect(log.draw('a', bag, 2)).toBe('blue')
    expect(log.draw('b', bag, 2)).toBe(HIDDEN)
    expect(log.reveal('b', HIDDEN, ['red', 'blue'])).toBe('blue')
    expect(log.left()).toBe(0)
  })

  test('a replay that is recorded again is the same log', () => {
    const told = [HIDDEN, { only: 1, is: 'red' }, 'blue', 3]
    const again = recordingChance(recordedChance(told))
    again.draw('a', bag, 2)
    again.draw('b', bag, 1)
    again.reveal('c', HIDDEN, ['red', 'blue'])
    again.die('d')
    expect(again.drawn).toEqual(told)
  })

  test('only a replay may have actions with something hidden', () => {
    expect(recordedChance([]).mayHide).toBe(true)
    expect(recordingChance(recordedChance([])).mayHide).toBe(true)
    for (const live of [noChance, seededChance('s', 0), recordingChance(seededChance('s', 0))]) {
      expect(live.mayHide).toBe(false)
    }
  })

  test('a reveal takes no number of the seed: draws after it are what they were', () => {
    const [one, other] = [seededChance('s', 0), seededChance('s', 0)]
    one.reveal('open', 3, [1, 2, 3])
    expect(one.die('next')).toBe(other.die('next'))
  })

  test.each([
    ['a hidden die', () => recordedChance([HIDDEN]).die('x')],
    ['a hidden piece of an open draw', () => recordedChance([HIDDEN]).pick('x', bag)],
    ['a hidden reveal', () => recordedChance([HIDDEN]).reveal('x', HIDDEN, ['red'])],
    ['a secret that is not in the bag', () => recordedChance([{ only: 1, is: 'pink' }]).draw('x', bag, 1)],
    [
      'a reveal of something else than what was there',
      () => recordedChance(['red']).reveal('x', 'blue', ['red', 'blue']),
    ],
    ['a reveal of something that could not be', () => recordedChance(['pink']).reveal('x', HIDDEN, ['red', 'blue'])],
    ['a reveal of what is not known here', () => seededChance('s', 0).reveal('x', HIDDEN, ['red'])],
  ])('%s is impossible', (_, draw) => {
    expect(draw).toThrow(ImpossibleChance)
  })
})
