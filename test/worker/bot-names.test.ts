import { describe, expect, test } from 'vitest'
import { BOT_NAMES, botName } from '#worker/both/botNames.ts'

describe('bots have names of their own', () => {
  test('one for every seat, all different, short, and with different beginnings', () => {
    const names = Array.from({ length: 10 }, (_, seat) => botName(seat, () => false))
    expect(new Set(names.map((name) => name.charAt(0))).size).toBe(10)
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(7)
  })

  test('one that a person has is passed over, and when all are taken they are numbered', () => {
    expect(botName(0, (name) => name === 'Axle')).toBe('Buffer')
    expect(botName(1, (name) => (BOT_NAMES as readonly string[]).includes(name))).toBe('Buffer 2')
  })
})
