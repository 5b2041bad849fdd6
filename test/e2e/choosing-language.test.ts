import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { makeTable } from '#client/asking/api.ts'
import { Blog } from './blog.ts'
import { englishBeside, englishOn } from './english.ts'
import { setUp } from './here.ts'
import { arrive, forkAt, NAMES, question } from './questions.ts'

const here = setUp()
const english = englishBeside('de')

/** Gone when the page is loaded anew. */
const mark = (page: Page) => page.evaluate('window.marked = true')
const isMarked = (page: Page) => page.evaluate('window.marked === true')

const language = (page: Page) => page.locator('html').getAttribute('lang')
const choose = (page: Page, code: string) => page.locator('select[aria-label="Language"]').selectOption(code)

describe('the language', () => {
  it('is that of the browser, and no other is loaded', async () => {
    const context = await here.browser.newContext({ locale: 'de-AT' })
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text().catch(() => ''))
    })
    await page.goto(here.stack.url)
    await page.getByRole('heading', { name: 'So geht’s' }).waitFor()
    expect(await language(page)).toBe('de')
    expect(scripts.some((script) => script.includes('So geht’s'))).toBe(true)
    expect(scripts.some((script) => script.includes('How it works'))).toBe(false)
    await context.close()
  })

  it('is chosen on any page, changes all that it says at once, and is remembered', async () => {
    const context = await here.browser.newContext()
    const page = await context.newPage()
    await page.goto(here.stack.url)
    await page.getByRole('heading', { name: 'How it works' }).waitFor()
    await mark(page)
    await choose(page, 'de')
    await page.getByRole('heading', { name: 'So geht’s' }).waitFor()
    await page.locator('figcaption').waitFor()
    expect(await language(page)).toBe('de')
    expect(await englishOn(page, english, NAMES)).toEqual([])
    expect(await page.title()).toBe('Railhead: Eisenbahnspiele mit Freunden')
    expect(await isMarked(page)).toBe(true)
    await page.goto(`${here.stack.url}/rules/spike`)
    await page.getByRole('heading', { name: 'Das Ziel' }).waitFor()
    await context.close()
  })

  it('stays as it was where the other does not come, and says so', async () => {
    const context = await here.browser.newContext()
    const page = await context.newPage()
    await page.goto(here.stack.url)
    await page.getByRole('heading', { name: 'How it works' }).waitFor()
    await context.setOffline(true)
    await choose(page, 'de')
    await page.getByRole('alert').getByText('could not be loaded').waitFor()
    expect(await page.locator('select[aria-label="Language"]').inputValue()).toBe('en')
    expect(await language(page)).toBe('en')
    await context.close()
  })

  it('changes on an open table without losing what was being considered, and each reader has their own', async () => {
    const at = question('age-of-steam-rust-belt-2022-4', ({ ask }) => ask === 'build')
    const table = await forkAt(here.stack.url, at)
    const { page } = await arrive(here.browser, here.stack.url, table, [at.seat], {})
    await page.locator('.ask[data-ask="build"] h2').waitFor()
    await page.locator('path[data-hex].hot').first().dispatchEvent('click')
    await page.locator('.tiles [data-tile][aria-pressed="true"]').waitFor()
    const tile = await page.locator('.tiles [data-tile][aria-pressed="true"]').getAttribute('data-tile')
    await mark(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await choose(page, 'de')
    await page.locator('#menu').getByRole('heading', { name: 'Dieser Tisch' }).waitFor()
    await page.getByRole('button', { name: 'Menü' }).click()
    expect(await page.locator('.tiles [data-tile][aria-pressed="true"]').getAttribute('data-tile')).toBe(tile)
    expect(await englishOn(page, english, NAMES)).toEqual([])
    expect(await isMarked(page)).toBe(true)

    const other = (at.seat + 1) % at.match.seats.length
    const reader = await arrive(here.browser, here.stack.url, table, [other], {})
    await reader.page.getByText(/is building/).waitFor()
    await page
      .locator('.ask')
      .getByRole('button', { name: /^Bauen ·/ })
      .click()
    await reader.page
      .getByText(/builds on/)
      .first()
      .waitFor()
    expect(await language(reader.page)).toBe('en')
    await page.context().close()
    await reader.page.context().close()
  })
})

describe('in the page of somebody else', () => {
  let blog: Blog | undefined
  afterAll(() => blog?.close())

  it('a table speaks the language that is written around it, whatever the reader’s is', async () => {
    blog = await Blog.open()
    const { id } = await makeTable({ origin: here.stack.url }, { game: 'steam', seats: 3 })
    const line = `<script src="${here.stack.url}/embed.js" type="module"></script><div lang="de-CH"><railhead-table table="${id}"></railhead-table></div>`
    const context = await here.browser.newContext()
    const page = await context.newPage()
    await page.goto(blog.post(line))
    const frame = page.frameLocator('railhead-table iframe')
    await frame.getByText('Wer spielt mit?').waitFor()
    expect(await page.locator('railhead-table iframe').getAttribute('title')).toBe('Railhead-Tisch')
    expect(await frame.locator('html').getAttribute('lang')).toBe('de')
    // Whoever has a page decides that, as with its colours.
    expect(await frame.locator('select[aria-label="Sprache"]').count()).toBe(0)
    await context.close()
  })
})
