import { atOnce, type Bot } from '#engine/bots/bot.ts'
import { masterBot } from '#engine/bots/index.ts'
import type { Thinking } from '#engine/bots/thinking.ts'
import type { FullRules, SomeAction } from '#engine/core/rules.ts'
import { seededPick } from '#engine/core/seeded/seeded.ts'
import { slice } from '#worker/table/slice.ts'
import { referee } from '../referee.ts'
import { optionsOf } from './engine/positions.ts'

/** In milliseconds. */
export interface ThinkingFigures {
  readonly mean: number
  readonly slowest: number
  /** What people at a table may have to wait for while a bot thinks. */
  readonly longest: number
}

/** Whoever else is on this machine: each slice is thought several times, its best counts. */
const REPEATS = 4

/** A match of the hard bot on every map, with as few seats as play there: those are the longest. */
export function thinkingFigures(rules: FullRules): ThinkingFigures {
  const decisions: number[] = []
  let longest = 0
  const watched: Bot = atOnce(masterBot, (at, view, seat, pick) => {
    const seed = String(pick(2 ** 31))
    const thoughts = Array.from({ length: REPEATS }, () => sliced(masterBot.think(at, view, seat, seededPick(seed))))
    const [{ action, times: first }] = thoughts as [Thought, ...Thought[]]
    const times = first.map((_, i) => Math.min(...thoughts.map(({ times }) => times[i] as number)))
    decisions.push(times.reduce((sum, time) => sum + time, 0))
    longest = Math.max(longest, ...times)
    return action
  })
  for (const { id: map, seats } of rules.maps) {
    const bots = Array.from({ length: seats[0] }, () => watched)
    referee({ rules, map, options: optionsOf(rules, map), bots, seed: 'bench' })
  }
  const all = decisions.reduce((sum, time) => sum + time, 0)
  return { mean: all / decisions.length, slowest: Math.max(...decisions), longest }
}

interface Thought {
  readonly action: SomeAction
  readonly times: readonly number[]
}

/** A thought, slice by slice as a table has it. */
function sliced(thinking: Thinking<SomeAction>): Thought {
  const times: number[] = []
  for (;;) {
    const began = performance.now()
    const action = slice(thinking)
    times.push(performance.now() - began)
    if (action) return { action, times }
  }
}
