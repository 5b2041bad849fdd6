import { expect, it } from 'vitest'
import { setUp } from './here.ts'
import { Player } from './player.ts'

const here = setUp()

it('a page of an old build fetches the next page whole, since its own parts may be gone', async () => {
  const page = await (await here.browser.newContext()).newPage()
  await page.clock.install()
  await page.goto(here.stack.url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const marked = () => page.evaluate(() => 'old' in window)
  await page.evaluate(() => Object.assign(window, { old: true }))
  let asked = 0
  let version: string | null = null
  await page.route('**/_app/version.json', (route) => {
    asked++
    return version === null ? route.continue() : route.fulfill({ json: { version } })
  })
  /** Somebody comes back to the page, an hour later. */
  const comeBack = async () => {
    const before = asked
    await page.clock.fastForward('01:00:00')
    const answered = page.waitForResponse('**/_app/version.json')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await answered
    // What was asked before this is worked through.
    await page.evaluate(async () => void (await (await fetch('/_app/version.json')).text()))
    expect(asked).toBeGreaterThan(before)
  }

  await comeBack()
  await page.getByRole('link', { name: 'Rules' }).first().click()
  await page.waitForURL('**/rules/**')
  expect(await marked()).toBe(true)

  version = 'another build'
  await comeBack()
  await page.locator('a[href="/"]').first().click()
  await page.waitForURL(`${here.stack.url}/`)
  await expect.poll(marked).toBe(false)
})

it.each(['css', 'js'])(
  'a page that lost a part of it (%s) to the network is whole once there is one again',
  async (of) => {
    const context = await here.browser.newContext({ serviceWorkers: 'block' })
    const { page } = new Player(await context.newPage(), 'Ada')
    await page.goto(`${here.stack.url}/rules/steam`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => Object.assign(window, { old: true }))
    const marked = () => page.evaluate(() => 'old' in window)

    const lost: string[] = []
    await page.route(/\.(css|js)$/, (route) => {
      if (!route.request().url().endsWith(of)) return route.continue()
      lost.push(route.request().url())
      return route.abort()
    })
    let asked = 0
    await page.route('**/_app/version.json', (route) => {
      asked++
      return route.abort()
    })
    await page.locator('a[href="/"]').first().click()
    await expect.poll(() => asked, { timeout: 10_000 }).toBeGreaterThan(1)
    expect(lost.length).toBeGreaterThan(0)
    // What there is goes on: a browser's own page would be worse.
    expect(await marked()).toBe(true)

    await page.unrouteAll()
    await expect.poll(marked, { timeout: 10_000 }).toBe(false)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
)
