import { gzipSync } from 'node:zlib'
import { launchChromium, settled } from '../e2e/chromium.ts'
import { Player } from '../e2e/player.ts'
import { Stack } from '../e2e/stack.ts'
import { makeTable } from '../e2e/table.ts'

export interface PageFigures {
  readonly scripts: number
  /** Bytes of all script and all style that the table page loads, as gzip would send them. */
  readonly script: number
  readonly style: number
}

/** Opens a table with a running match of a game in a browser and weighs what it loads. */
export async function pageFigures(game: string): Promise<PageFigures> {
  const stack = await Stack.start()
  const browser = await launchChromium()
  try {
    const page = await (await browser.newContext()).newPage()
    const sizes = { script: [] as Promise<number>[], stylesheet: [] as Promise<number>[] }
    const weigh = async (body: Promise<Buffer>): Promise<number> => gzipSync(await body, { level: 9 }).length
    await page.goto(stack.url)
    await makeTable(page, game)
    await page.waitForURL('**/t/*')
    await new Player(page, 'Ada').sit(0)
    const empty = page.locator('li[data-seat]:not(.mine)')
    for (let seat = 1; seat <= (await empty.count()); seat++) {
      await page
        .locator(`li[data-seat="${seat}"]`)
        .getByRole('button', { name: /Dispatcher/ })
        .click()
    }
    await page.getByRole('button', { name: 'Start the match' }).click()
    await page.locator('.ask').waitFor()

    // The same person in a new tab, with nothing in the cache: everything that a seat at a running table needs.
    const fresh = await page.context().newPage()
    await (await page.context().newCDPSession(fresh)).send('Network.setCacheDisabled', { cacheDisabled: true })
    fresh.on('response', (response) => {
      const kind = response.request().resourceType()
      if (kind === 'script' || kind === 'stylesheet') sizes[kind].push(weigh(response.body()))
    })
    await fresh.goto(page.url())
    await fresh.locator('.ask').waitFor()
    await settled(fresh)
    const [script, style] = await Promise.all([Promise.all(sizes.script), Promise.all(sizes.stylesheet)])
    return { scripts: script.length, script: total(script), style: total(style) }
  } finally {
    await browser.close()
    await stack.stop()
  }
}

const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)
