import type { BrowserContextOptions } from 'playwright-core'
import { describe, expect, it, onTestFailed } from 'vitest'
import { objections } from './axe.ts'
import { setUp } from './here.ts'
import type { Player } from './player.ts'
import { DESK, hotSeat, madeBy, opened, PHONE, pictures, playTo } from './table.ts'

const here = setUp()

const SIZES: readonly (readonly [string, BrowserContextOptions])[] = [
  ['desk', DESK],
  ['phone', PHONE],
]
const LOOKS = SIZES.flatMap(([size, options]) =>
  (['light', 'dark'] as const).map((colorScheme) => [size, colorScheme, { ...options, colorScheme }] as const),
)

describe.each(LOOKS)('axe finds nothing, %s and %s,', (_size, _scheme, options) => {
  it('on the home page', async () => {
    const { page } = await opened(here.browser, here.stack.url, 'Ada', options)
    await page.locator('main .hero .picture').scrollIntoViewIfNeeded()
    await page.locator('figure').waitFor()
    expect(await objections(page)).toEqual([])
  })

  it('on the rules', async () => {
    const { page } = await opened(here.browser, `${here.stack.url}/rules/age-of-steam#AOS-BUILD-08`, 'Ada', options)
    await page.getByRole('heading', { name: 'Age of Steam' }).waitFor()
    expect(await objections(page)).toEqual([])
  })

  it('on the maps', async () => {
    const { page } = await opened(here.browser, `${here.stack.url}/maps#germany`, 'Ada', options)
    const germany = page.locator('#germany')
    await germany.getByText('public record').waitFor()
    await germany.locator('.picture svg').first().waitFor()
    await expect.poll(() => germany.evaluate((map) => Math.abs(map.getBoundingClientRect().top))).toBeLessThan(100)
    expect(await objections(page)).toEqual([])
  })

  it('in the lobby, for the host and for a guest', async () => {
    const host = await opened(here.browser, here.stack.url, 'Ada', options)
    const { url } = await madeBy(host)
    await host.sit(0)
    await host.page.getByText('House rules').click()
    expect(await objections(host.page)).toEqual([])
    const guest = await opened(here.browser, url, 'Brunel', options)
    await guest.page.locator('#name-1').waitFor()
    expect(await objections(guest.page)).toEqual([])
  })
})

describe.each(SIZES)('axe finds nothing by day or by night, %s,', (_size, options) => {
  it('at the table, whatever is asked and whatever is open', async () => {
    const table = await hotSeat(here.browser, here.stack.url, options)
    const player = table.players[0] as Player
    const { page } = player
    onTestFailed(() => pictures([player]))
    const found: string[] = []
    const look = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        found.push(...(await objections(page)))
      }
    }
    for (const ask of ['issue', 'bid', 'choose', 'build']) {
      await playTo(ask, here.stack.url, table)
      await player.isAsked(ask)
      await look()
    }
    await player.tapLit()
    await page.locator('[data-tile]').first().waitFor()
    await look()
    await playTo('goods', here.stack.url, table)
    await player.isAsked('goods')
    await look()
    for (const part of ['Goods', 'Journal', 'Players', 'Rules']) {
      await page.getByRole(options.hasTouch ? 'button' : 'tab', { name: part, exact: true }).click()
      await look()
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    await look()
    expect(found).toEqual([])
  })
})
