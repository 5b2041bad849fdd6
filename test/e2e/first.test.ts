import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { socketUrl } from '#client/asking/api.ts'
import { setUp } from './here.ts'
import { arrive, forkAt, question } from './questions.ts'
import { DESK, PHONE } from './table.ts'

const here = setUp()

/** A page whose scripts are on their way until they are let through. */
async function withoutScripts(path: string, options: BrowserContextOptions) {
  const context = await here.browser.newContext(options)
  const page = await context.newPage()
  const { promise: open, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await open
    await route.continue()
  })
  await page.goto(`${here.stack.url}${path}`, { waitUntil: 'commit' })
  return { page, letThrough, close: () => context.close() }
}

const placeOf = (page: Page, selector: string) =>
  page.locator(`${selector}:visible`).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  })

describe('before any script has come', () => {
  it.each([
    ['en-US', 'Lay track. Move goods. Outbid your friends.', DESK],
    ['de-AT', 'Bauen. Liefern. Freunde überbieten.', PHONE],
    ['hu', 'Építs vágányt. Szállíts árut. Licitáld túl a barátaidat.', PHONE],
  ])('home says in %s what this is, and the page takes its place without a move', async (locale, words, shape) => {
    const { page, letThrough, close } = await withoutScripts('/', { ...shape, locale })
    await page.getByText(words).waitFor()
    await expect.poll(() => page.locator('#first [lang]:visible').count()).toBe(1)
    const [first, lead] = [await placeOf(page, '#first .headline'), await placeOf(page, '#first .lead')]
    letThrough()
    await page.getByRole('heading', { level: 1, name: words }).waitFor()
    expect(await page.locator('#first').count()).toBe(0)
    expect(await placeOf(page, 'h1.headline')).toEqual(first)
    expect(await placeOf(page, '.hero .lead')).toEqual(lead)
    await close()
  })

  it('the page of a table says how it stands; one in another page says nothing', async () => {
    const { id } = await forkAt(
      here.stack.url,
      question('age-of-steam-rust-belt-2022-4', ({ ask }) => ask === 'build'),
    )
    const table = await withoutScripts(`/t/${id}`, DESK)
    const description = await table.page.locator('meta[name="description"]').getAttribute('content')
    expect(description).toContain('is building')
    expect(await table.page.locator('#first .told').textContent()).toBe(description)
    expect(await table.page.locator('#first .told').isVisible()).toBe(true)
    await expect.poll(() => table.page.locator('#first .hero').isVisible()).toBe(false)
    await table.close()

    const embed = await withoutScripts(`/embed/t/${id}`, DESK)
    await embed.page.locator('#first').waitFor({ state: 'attached' })
    await expect.poll(() => embed.page.locator('#first').isVisible()).toBe(false)
    await embed.close()
  })

  it.each([
    ['a player', true],
    ['a spectator', false],
  ])('the line of %s to a table is laid, and it is the only one', async (_, plays) => {
    const asked = question('age-of-steam-rust-belt-2022-4', ({ ask }) => ask === 'build')
    const table = await forkAt(here.stack.url, asked)
    const { promise: open, resolve: letThrough } = Promise.withResolvers<void>()
    const lines: string[] = []
    const arriving = arrive(here.browser, here.stack.url, table, plays ? [asked.seat] : [], DESK, async (page) => {
      page.on('websocket', (socket) => lines.push(socket.url()))
      await page.route('**/*.js', async (route) => {
        await open
        await route.continue()
      })
    })
    const wanted = [socketUrl({ origin: here.stack.url }, table.id, undefined, !plays)]
    await expect.poll(() => lines).toEqual(wanted)
    letThrough()
    const { page } = await arriving
    await page.locator('.ask').waitFor()
    expect(lines).toEqual(wanted)
    await page.context().close()
  })
})
