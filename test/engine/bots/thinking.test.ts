import { expect, it } from 'vitest'
import { atOnce, type Bot } from '#engine/bots/bot.ts'
import { greedyBot, masterBot, noviceBot } from '#engine/bots/index.ts'
import { finished, inOneGo, mapped, type Thinking } from '#engine/bots/thinking.ts'
import { settleOptions } from '#engine/core/file/options.ts'
import type { FullRules } from '#engine/core/rules.ts'
import { seededPick } from '#engine/core/seeded/seeded.ts'
import { games } from '#engine/games.ts'
import { referee } from '../../referee.ts'

/** More than any decision of a match takes; in milliseconds `npm run bench` measures it. */
const MOST_UNITS = 2_000

/** Two thoughts in turns, a unit each: the result of the first, and how many units it took. */
function interleaved<T>(one: Thinking<T>, other: Thinking<T>): { value: T; units: number } {
  for (let units = 1; ; units++) {
    const { done, value } = one.next()
    if (done) return { value, units }
    other.next()
  }
}

/** Thinks in units, with another thought in between, and holds that against the same thought in one go. */
const checked = (bot: Bot, count: (units: number) => void): Bot =>
  atOnce(bot, (rules, view, seat, pick) => {
    const seed = String(pick(1000))
    const again = () => bot.think(rules, view, seat, seededPick(seed))
    const { value, units } = interleaved(again(), again())
    expect(value).toEqual(bot.choose(rules, view, seat, seededPick(seed)))
    count(units)
    return value
  })

const tables = games.flatMap((rules) => rules.maps.map(({ id, seats }) => ({ rules, map: id, seats: seats[0] })))

it.each(tables)('a thought in units is the same as in one go: $map', ({ rules, map, seats }) => {
  const settled = settleOptions(rules.options(map), {})
  const options = settled.ok ? settled.options : {}
  let most = 0
  const bots = Array.from({ length: seats }, (_, seat) =>
    checked([masterBot, noviceBot, greedyBot][seat % 3] as Bot, (units) => {
      most = Math.max(most, units)
    }),
  )
  referee({ rules: rules as FullRules, map, options, bots, seed: 'units' })
  expect(most).toBeGreaterThan(20)
  expect(most).toBeLessThan(MOST_UNITS)
})

it('pauses after each few of many things', () => {
  const thinking = mapped([1, 2, 3, 4, 5], 2, (n) => n * n)
  expect([thinking.next().done, thinking.next().done]).toEqual([false, false])
  expect(thinking.next()).toEqual({ done: true, value: [1, 4, 9, 16, 25] })
})

it('is not begun before somebody asks', () => {
  const done: string[] = []
  const thinking = inOneGo(() => done.push('thought'))
  expect(done).toEqual([])
  expect([finished(thinking), done]).toEqual([1, ['thought']])
})
