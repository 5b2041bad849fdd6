import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it, onTestFailed } from 'vitest'
import { setUp } from './here.ts'
import type { Player } from './player.ts'
import { arrive, forkAt, question } from './questions.ts'
import { outOfReach } from './reach.ts'
import { madeBy, opened, pictures } from './table.ts'

const here = setUp()

/** What a window of 1440 × 900 is at 200 %, and one of 1280 × 1024 at 400 %. */
const ZOOMS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['200 %', { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }],
  ['400 %', { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }],
]

const PAGES: readonly (readonly [path: string, ready: string])[] = [
  ['/', 'h1'],
  ['/rules/age-of-steam', 'h1'],
  ['/maps', '.picture svg'],
  ['/puzzles', 'h1'],
  ['/replay', 'input[type="file"]'],
]

const TABLES: readonly (readonly [match: string, ask: string])[] = [
  ['age-of-steam-rust-belt-2022-4', 'build'],
  ['steam-steam-ruhr-standard-6', 'select'],
  ['spike-eastern-us-advanced-4', 'action'],
]

/** What is opened over a table, and how it is closed again. */
const DIALOGS: readonly (readonly [name: string, open: (page: Page) => Promise<void>, shown: string])[] = [
  ['the keys', (page) => page.keyboard.press('?'), '[data-shortcuts]'],
  ['the board in words', (page) => page.keyboard.press('w'), '[data-in-words]'],
  ['the menu', (page) => page.locator('[popovertarget="menu"]').click(), '#menu'],
]

/** Words are longest there. */
const inGerman = (page: Page) => page.addInitScript(() => localStorage.setItem('railhead/language', '"de"'))

describe.each(ZOOMS)('at %s everything can be reached and read', (_, options) => {
  const seen = async (player: Player, what: string) => {
    const found = await outOfReach(player.page)
    return found.map((one) => `${what}: ${one}`)
  }

  it('from the home page to the lobby', async () => {
    const player = await opened(here.browser, here.stack.url, 'Ada', options)
    const { page } = player
    onTestFailed(() => pictures([player]))
    const found: string[] = []
    for (const [path, ready] of PAGES) {
      await page.goto(here.stack.url + path)
      await page.locator(ready).first().waitFor()
      found.push(...(await seen(player, path)))
    }
    await page.goto(here.stack.url)
    await madeBy(player)
    await player.sit(0)
    found.push(...(await seen(player, 'the lobby')))
    expect(found).toEqual([])
    await page.context().close()
  })

  it.each(TABLES)('at the table of %s, in German', async (match, ask) => {
    const at = question(match, (one) => one.ask === ask)
    const table = await forkAt(here.stack.url, at)
    const player = await arrive(here.browser, here.stack.url, table, [at.seat], options, inGerman)
    const { page } = player
    onTestFailed(() => pictures([player]))
    await player.isAsked(ask)
    await page.locator('.ask .question :is(button, select, input)').first().waitFor()
    const found = await seen(player, 'the question')
    for (const part of await page.locator('nav button').all()) {
      await part.click()
      found.push(...(await seen(player, (await part.textContent()) ?? '')))
    }
    for (const [name, open, shown] of DIALOGS) {
      await expect
        .poll(async () => {
          if (!(await page.locator(shown).isVisible())) await open(page)
          return page.locator(shown).isVisible()
        })
        .toBe(true)
      found.push(...(await seen(player, name)))
      await page.keyboard.press('Escape')
      await page.locator(shown).waitFor({ state: 'hidden' })
    }
    expect(found).toEqual([])
    await page.context().close()
  })
})
