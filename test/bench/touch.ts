import type { Browser, Page } from 'playwright-core'
import { settled } from '../e2e/chromium.ts'
import { arrive, forkAt, question, recorded } from '../e2e/questions.ts'

/** What a player feels at a full board. */
export interface TouchFigures {
  /** Frames a second while the board is panned. */
  readonly frames: number
  /** The longest task of the main thread after a click, in milliseconds. */
  readonly longest: number
}

const DESK = { viewport: { width: 1280, height: 800 } }
const STEPS = 120
const CLICKS = 12

/** Late in a match, where the board is fullest and somebody builds. */
export async function touchFigures(browser: Browser, site: string, match: string): Promise<TouchFigures> {
  const late = recorded(match).log.length * 0.8
  let seen = -1
  const moment = question(match, ({ ask }) => {
    seen++
    return ask === 'build' && seen > late
  })
  const player = await arrive(browser, site, await forkAt(site, moment), [moment.seat], DESK, (page) =>
    page.addInitScript(() => {
      const tasks: number[] = []
      Object.assign(window, { tasks })
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        entryTypes: ['longtask'],
      })
    }),
  )
  const { page } = player
  await page.locator('.ask').waitFor()
  await settled(page)
  const frames = await panned(page)
  const longest = await clicked(page)
  await page.context().close()
  return { frames, longest }
}

async function panned(page: Page): Promise<number> {
  const { x, y, width, height } = (await page.locator('.view').first().boundingBox()) ?? {
    ...{ x: 0, y: 0 },
    ...DESK.viewport,
  }
  const [left, top] = [x + width / 2, y + height / 2]
  await page.mouse.move(left, top)
  await page.mouse.wheel(0, -600)
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    const note = (at: number) => {
      times.push(at)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.mouse.down()
  for (let n = 0; n < STEPS; n++) {
    await page.mouse.move(left + 150 * Math.sin(n / 10), top + 100 * Math.cos(n / 10))
  }
  await page.mouse.up()
  return page.evaluate(() => {
    const { times } = window as unknown as { times: number[] }
    return ((times.length - 1) / ((times.at(-1) as number) - (times[0] as number))) * 1000
  })
}

/** Spaces that can be built on, one after the other. */
async function clicked(page: Page): Promise<number> {
  await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0))
  const spaces = page.locator('[data-hex]')
  const count = await spaces.count()
  for (let n = 0; n < Math.min(CLICKS, count); n++) {
    await spaces.nth(Math.floor((n * count) / CLICKS)).dispatchEvent('click')
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))))
  }
  return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks))
}
