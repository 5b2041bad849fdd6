import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { takeSome } from './games/rail.ts'
import { setUp } from './here.ts'
import { Player } from './player.ts'
import { PHONE } from './table.ts'

const here = setUp()

/** What the built service worker means to keep. */
const PARTS = readFileSync(new URL('../../web/build/service-worker.js', import.meta.url), 'utf8').match(
  /path:`_app\/immutable\/[^`]+`/g,
)

const keptOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('railhead/'))
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map((one) => one.url)),
    )
    return new Set(urls.flat().filter((url) => url.includes('/_app/immutable/'))).size
  })

async function withoutNetwork(): Promise<Player> {
  const context = await here.browser.newContext({ ...PHONE, serviceWorkers: 'allow' })
  const ada = new Player(await context.newPage(), 'Ada', true)
  await ada.page.goto(here.stack.url)
  await expect.poll(() => keptOn(ada.page), { timeout: 90_000 }).toBe(PARTS?.length)
  await context.setOffline(true)
  return ada
}

describe('without a network', () => {
  it('a match against bots is begun, played and gone on with; home, rules, maps and files open', async () => {
    const ada = await withoutNetwork()
    const { page } = ada
    await page.reload()
    await page.getByRole('button', { name: 'Play now: Age of Steam, against bots' }).click()
    await page.locator('.ask.mine').waitFor()
    await takeSome(ada, 'Issue', 'share', 2)
    await page.locator('.ask:not(.mine)').waitFor()
    await page.locator('.ask.mine').waitFor()
    await page.reload()
    await page.locator('.ask.mine').waitFor()
    for (const [address, heading] of [
      ['/rules/spike', 'Spike'],
      ['/maps', 'Maps'],
      ['/replay', /match/i],
    ] as const) {
      await page.goto(here.stack.url + address)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    }
    await page.locator('input[type="file"]').setInputFiles('test/games/steam-steam-northeast-base-3.json')
    await page.locator('.players').waitFor()
    // A table is not to be had: its page says that it looks for it.
    await page.goto(`${here.stack.url}/t/0123456789abcdef`)
    await page.getByRole('status').filter({ hasText: /\w/ }).first().waitFor()
    await page.context().close()
  })

  it('a newer build throws away what older ones kept, but for the last of them', async () => {
    const context = await here.browser.newContext({ serviceWorkers: 'allow' })
    const page = await context.newPage()
    await page.goto(`${here.stack.url}/replay`)
    await page.evaluate(async () => {
      for (const name of ['railhead/1', 'railhead/2', 'of somebody else']) await caches.open(name)
      await (await navigator.serviceWorker.getRegistration())?.unregister()
      await navigator.serviceWorker.register('/service-worker.js')
    })
    const names = () => page.evaluate(() => caches.keys())
    await expect.poll(names).not.toContain('railhead/1')
    expect(await names()).toEqual(expect.arrayContaining(['railhead/2', 'of somebody else']))
    expect((await names()).filter((name) => name.startsWith('railhead/'))).toHaveLength(2)
    await context.close()
  })
})
