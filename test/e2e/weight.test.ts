import { describe, expect, it } from 'vitest'
import { setUp } from './here.ts'
import { weightOf } from './weight.ts'

const here = setUp()

const BUDGET = 120_000

/** One match on every map, and both games of those that have two. */
const MATCHES = [
  'age-of-steam-rust-belt-2022-4',
  'age-of-steam-rust-belt-2002-4',
  'age-of-steam-western-us-4',
  'age-of-steam-southern-us-4',
  'age-of-steam-germany-4',
  'age-of-steam-barbados-1',
  'age-of-steam-st-lucia-2',
  'steam-steam-northeast-standard-4',
  'steam-steam-ruhr-base-5',
  'spike-eastern-us-basic-3',
  'spike-eastern-us-advanced-4',
]

describe('what the page of a running table loads', () => {
  it.each(MATCHES)('%s', async (match) => {
    const { script, scripts, style } = await weightOf(here.browser, here.stack.url, match)
    console.info(`${match}: ${script} bytes of script in ${scripts} files, ${style} of style`)
    expect(script).toBeLessThanOrEqual(BUDGET)
  })
})
