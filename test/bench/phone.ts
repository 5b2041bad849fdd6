import type { Browser, Page } from 'playwright-core'
import { settled } from '../e2e/chromium.ts'
import { arrive, forkAt, question } from '../e2e/questions.ts'

/** How a page comes to a slow phone with an empty cache. */
export interface PhoneFigures {
  /** Milliseconds from the first request until what matters is to be seen. */
  readonly visible: number
  /** Of tasks of more than 50 ms what is over 50, until the page has settled. */
  readonly blocked: number
  readonly requests: number
  readonly script: number
}

/** CPU four times slower; 1.6 Mbit/s, 150 ms. Null for loopback as it is. */
export const SLOW = { cpu: 4, latency: 150, bytesPerSecond: 1.6e6 / 8 } as const
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** The page of a running table, where the board is what matters. */
export async function tableOnPhone(browser: Browser, site: string, match: string, slow: typeof SLOW | null) {
  const first = question(match, () => true)
  const table = await forkAt(site, first)
  let heard: Heard | undefined
  const { page } = await arrive(browser, site, table, [first.seat], PHONE, async (page) => {
    heard = await listened(page, slow, '.board svg, svg.board')
  })
  return told(page, heard as Heard)
}

/** The home page, where the first heading is. */
export async function homeOnPhone(browser: Browser, site: string, slow: typeof SLOW | null): Promise<PhoneFigures> {
  const page = await (await browser.newContext(PHONE)).newPage()
  const heard = await listened(page, slow, 'h1')
  await page.goto(site)
  return told(page, heard)
}

interface Heard {
  requests: number
  script: number
}

/** Notes what comes, and by the page's own clock when the first of these was painted. */
async function listened(page: Page, slow: typeof SLOW | null, matters: string): Promise<Heard> {
  const heard = { requests: 0, script: 0 }
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  line.on('Network.requestWillBeSent', () => {
    heard.requests++
  })
  if (slow) {
    await line.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latency,
      downloadThroughput: slow.bytesPerSecond,
      uploadThroughput: slow.bytesPerSecond / 2,
    })
  }
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    })
  })
  await page.addInitScript((matters) => {
    const looking = new MutationObserver(() => {
      if (!document.querySelector(matters)) return
      looking.disconnect()
      // A frame is drawn after what is done before it.
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { painted: performance.now() })))
    })
    looking.observe(document, { childList: true, subtree: true })
  }, matters)
  return heard
}

async function told(page: Page, heard: Heard): Promise<PhoneFigures> {
  await page.waitForFunction(() => 'painted' in window)
  await settled(page)
  const visible = await page.evaluate(() => (window as unknown as { painted: number }).painted)
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
  const script = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  await page.context().close()
  const blocked = tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0)
  return { visible, blocked, requests: heard.requests, script }
}
