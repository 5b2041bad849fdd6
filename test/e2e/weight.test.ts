import { describe, expect, it } from 'vitest'
import { games } from '#engine/games.ts'
import { setUp } from './here.ts'
import { recorded } from './questions.ts'
import { weightOf } from './weight.ts'

const here = setUp()

/** Bytes of script, as gzip would send them, until the first question can be answered. */
const BUDGET = 120_000
/** For what only a map has: pieces of its own on the board, rules of its own. */
const OF_A_MAP = 4_000

/** One match on every board, and both games of those that have two. */
const BASE = [
  'age-of-steam-rust-belt-2022-4',
  'age-of-steam-rust-belt-2002-4',
  'steam-steam-northeast-standard-4',
  'steam-steam-ruhr-base-5',
  'spike-eastern-us-basic-3',
  'spike-eastern-us-advanced-4',
]
const WITH_RULES_OF_ITS_OWN = [
  'age-of-steam-western-us-4',
  'age-of-steam-southern-us-4',
  'age-of-steam-germany-4',
  'age-of-steam-barbados-1',
  'age-of-steam-st-lucia-2',
]

describe('what the page of a running table loads', () => {
  it.each(BASE)('%s', (match) => expectWithin(match, BUDGET))
  it.each(WITH_RULES_OF_ITS_OWN)('%s', (match) => expectWithin(match, BUDGET + OF_A_MAP))

  it('every map is weighed', () => {
    const weighed = [...BASE, ...WITH_RULES_OF_ITS_OWN].map((name) => recorded(name).map)
    expect(new Set(weighed)).toEqual(new Set(games.flatMap(({ maps }) => maps.map(({ id }) => id))))
  })
})

async function expectWithin(match: string, budget: number): Promise<void> {
  const { script, scripts, style } = await weightOf(here.browser, here.stack.url, match)
  console.info(`${match}: ${script} bytes of script in ${scripts} files, ${style} of style`)
  expect(script).toBeLessThanOrEqual(budget)
}
