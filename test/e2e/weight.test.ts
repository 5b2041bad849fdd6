import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { socketUrl } from '#client/addresses.ts'
import { MAPS } from '#engine/age-of-steam/maps/index.ts'
import { games } from '#engine/games.ts'
import { PROTOCOL } from '#worker/protocol.ts'
import { Line } from '../bench/line.ts'
import { setUp } from './here.ts'
import { forkAt, question, RECORDED, recorded } from './questions.ts'
import { weightOf } from './weight.ts'

const here = setUp()

/**
 * Bytes of script, as gzip would send them, until the first question can be answered. Sentences in catalogues, which any
 * language can fill, weigh some 4 kB more than those in code did; what hints and lessons mark on any board, matches without
 * a table and a client without a network, one and a half more.
 */
const BUDGET = 122_500
/** For what only a map has: pieces of its own on the board, rules of its own. */
const OF_A_MAP = 3_400

const WITH_RULES_OF_ITS_OWN = MAPS.flatMap(({ data, steps }) => (steps ? data.id : []))

describe('what the page of a running table loads', () => {
  it.each(RECORDED)('%s', (match) => {
    const more = WITH_RULES_OF_ITS_OWN.includes(recorded(match).map) ? OF_A_MAP : 0
    return expectWithin(match, BUDGET + more)
  })

  it.each(games.flatMap(({ maps }) => maps.map(({ id }) => id)))('is weighed by a match of test/games on %s', (map) => {
    expect(RECORDED.map((match) => recorded(match).map)).toContain(map)
  })
})

/** Bytes as the line sends them. */
const JOINING = 12_000
const ENTRIES = 500

describe('joining a match', () => {
  it.each(RECORDED)('of 500 entries like those of %s takes 12 kB', async (match) => {
    const { log } = recorded(match)
    const first = question(match, () => true)
    const { id } = await forkAt(here.stack.url, { ...first, at: log.length - 2 })
    const line = await Line.open(socketUrl({ origin: here.stack.url }, id))
    const welcome = await line.answer({ type: 'hello', protocol: PROTOCOL, secrets: [], since: -1 }, 'welcome')
    expect(line.extensions).toContain('permessage-deflate')
    line.close()
    expect((deflateRawSync(welcome).length * ENTRIES) / Math.max(ENTRIES / 5, log.length)).toBeLessThanOrEqual(JOINING)
  })
})

async function expectWithin(match: string, budget: number): Promise<void> {
  const { script, scripts, style } = await weightOf(here.browser, here.stack.url, match)
  console.info(`${match}: ${script} bytes of script in ${scripts} files, ${style} of style`)
  expect(script).toBeLessThanOrEqual(budget)
}
