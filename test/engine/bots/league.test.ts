import { expect, it } from 'vitest'
import { greedyBot, masterBot, noviceBot } from '#engine/bots/index.ts'
import { turnsOf } from '../../league/league.ts'

it.each([
  [[masterBot, greedyBot], 2],
  [[masterBot, greedyBot, masterBot, greedyBot], 2],
  [[masterBot, greedyBot, masterBot], 3],
  [[masterBot, greedyBot, noviceBot, greedyBot], 4],
  [[masterBot, masterBot], 1],
])('bots are turned until they sit as they sat before', (bots, turns) => {
  expect(turnsOf(bots)).toBe(turns)
})
