import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTable } from '#client/asking/api.ts'
import { games } from '#engine/games.ts'
import { englishBeside, englishOn, OTHERS } from './english.ts'
import { setUp } from './here.ts'
import { overflowsOn } from './pseudo.ts'
import { arrive, forkAt, NAMES, question } from './questions.ts'

const here = setUp()

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

/** `TABLE` is a table that waits for its players. */
const PAGES: readonly (readonly [path: string, there: string])[] = [
  ['/', 'article.card'],
  ['/t/TABLE', 'main h1'],
  ['/maps', 'main article'],
  ['/embed', 'railhead-table'],
  ['/replay', 'label.drop'],
  ...games.map(({ id }) => [`/rules/${id}`, 'main section'] as const),
  ['/nowhere', 'h1'],
]

/** A question of each kind that has most to say; the rest is measured in a language that is longer than any. */
const TABLES: readonly (readonly [match: string, ask: string])[] = [
  ['age-of-steam-rust-belt-2022-4', 'goods'],
  ['age-of-steam-western-us-3', 'chooseGains'],
  ['steam-steam-ruhr-standard-6', 'raise'],
  ['steam-steam-northeast-base-3', 'select'],
  ['spike-eastern-us-advanced-4', 'action'],
]

describe.each(OTHERS)('in %s', (language) => {
  const english = englishBeside(language)
  let table: string
  beforeAll(async () => {
    table = (await makeTable({ origin: here.stack.url }, { game: 'steam', seats: 3 })).id
  })
  afterAll(async () => {
    for (const context of here.browser.contexts()) await context.close()
  })

  async function isWhole(page: Page): Promise<void> {
    expect(await englishOn(page, english, NAMES)).toEqual([])
    for (const size of SIZES) {
      await page.setViewportSize(size)
      expect(await overflowsOn(page), `at ${size.width}`).toEqual([])
    }
  }

  it.each(PAGES)('%s leaves nothing in English, and nothing is too wide', async (path, there) => {
    const context = await here.browser.newContext({ locale: language })
    const page = await context.newPage()
    await page.goto(here.stack.url + path.replace('TABLE', table))
    await page.locator(there).first().waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await isWhole(page)
    await context.close()
  })

  it.each(TABLES)('so does the table of %s that asks to %s, with its menu', async (match, ask) => {
    const at = question(match, (moment) => moment.ask === ask)
    const forked = await forkAt(here.stack.url, at)
    const { page } = await arrive(here.browser, here.stack.url, forked, [at.seat], { locale: language })
    await page.locator(`.ask[data-ask="${ask}"] h2`).waitFor()
    await isWhole(page)
    await page.locator('button[popovertarget="menu"]').first().click()
    await page.locator('#menu h2').waitFor()
    expect(await englishOn(page, english, NAMES)).toEqual([])
    await page.context().close()
  })
})
