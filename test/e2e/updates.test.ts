import { expect, it } from 'vitest'
import { setUp } from './here.ts'
import { opened } from './table.ts'

const here = setUp()

it('a page of an old build fetches the next page whole, since its own parts may be gone', async () => {
  const { page } = await opened(here.browser, here.stack.url, 'Ada')
  const marked = () => page.evaluate(() => 'old' in window)
  await page.evaluate(() => Object.assign(window, { old: true }))
  await page.getByRole('link', { name: 'Rules' }).first().click()
  await page.waitForURL('**/rules/**')
  expect(await marked()).toBe(true)

  let asked = 0
  await page.route('**/_app/version.json', (route) => {
    asked++
    return route.fulfill({ json: { version: 'another build' } })
  })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => asked).toBeGreaterThan(0)
  await page.locator('a[href="/"]').first().click()
  await page.waitForURL(`${here.stack.url}/`)
  await expect.poll(marked).toBe(false)
})
