import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MAPS } from '#engine/age-of-steam/maps/index.ts'
import { games } from '#engine/games.ts'
import { setUp } from './here.ts'
import { recorded } from './questions.ts'
import { weightOf } from './weight.ts'

const here = setUp()

/**
 * Bytes of script, as gzip would send them, until the first question can be answered. Sentences in catalogues, which any
 * language can fill, weigh some 4 kB more than those in code did.
 */
const BUDGET = 121_000
/** For what only a map has: pieces of its own on the board, rules of its own. */
const OF_A_MAP = 4_000

const MATCHES = readdirSync(new URL('../games', import.meta.url)).flatMap(
  (file) => file.match(/^[\w-]+(?=\.json$)/) ?? [],
)
const WITH_RULES_OF_ITS_OWN = MAPS.flatMap(({ data, steps }) => (steps ? data.id : []))

describe('what the page of a running table loads', () => {
  it.each(MATCHES)('%s', (match) => {
    const more = WITH_RULES_OF_ITS_OWN.includes(recorded(match).map) ? OF_A_MAP : 0
    return expectWithin(match, BUDGET + more)
  })

  it.each(games.flatMap(({ maps }) => maps.map(({ id }) => id)))('is weighed by a match of test/games on %s', (map) => {
    expect(MATCHES.map((match) => recorded(match).map)).toContain(map)
  })
})

async function expectWithin(match: string, budget: number): Promise<void> {
  const { script, scripts, style } = await weightOf(here.browser, here.stack.url, match)
  console.info(`${match}: ${script} bytes of script in ${scripts} files, ${style} of style`)
  expect(script).toBeLessThanOrEqual(budget)
}
