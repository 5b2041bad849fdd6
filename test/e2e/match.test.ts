import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { launchChromium } from './chromium.ts'
import { known, matchOf } from './follower.ts'
import { Stack } from './stack.ts'
import { pictures, playOne, rules, seated } from './table.ts'

let stack: Stack
let browser: Browser

beforeAll(async () => {
  stack = await Stack.start()
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

describe('three people in three browsers, one of them a phone', () => {
  it('play a whole match through the page, over reloads and a killed server', async () => {
    const table = await seated(browser, stack.url)
    const { players, id } = table
    onTestFailed(() => pictures(players))
    const disturbances = new Map<number, () => Promise<unknown>>([
      [40, () => players[1]?.page.reload() ?? Promise.resolve()],
      [90, () => stack.kill().then(() => stack.up())],
      [130, () => players[2]?.page.reload() ?? Promise.resolve()],
    ])
    let at = await known(stack.url, id)
    while (!rules.turn(at.state).over) {
      await disturbances.get(at.length)?.()
      at = await playOne(stack.url, table, at)
    }

    const played = (await matchOf(stack.url, id)).log.map((entry) => (entry.action as { type: string }).type)
    expect(played.filter((type) => type === 'build').length).toBeGreaterThan(20)
    expect(played.filter((type) => type === 'deliver').length).toBeGreaterThan(10)
    const standings = ageOfSteam.result(at.state)?.standings.filter((line) => !line.eliminated) ?? []
    for (const { page } of players) {
      await page.getByRole('heading', { name: /has won|share the victory/ }).waitFor()
      // The table of points comes in a part of the page of its own.
      await page.locator('td.total').first().waitFor()
      const totals = await page.locator('td.total').allTextContents()
      expect(totals.map(Number)).toEqual(standings.map((line) => line.score))
    }
  })
})
