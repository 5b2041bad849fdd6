import { expect, it } from 'vitest'
import { setUp } from './here.ts'

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
