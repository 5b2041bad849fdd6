import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** A real Chromium: the one that is here, or else one that can be got. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = present() ?? installed()
  if (!executablePath) {
    throw new Error(
      'The browser tests need Chromium. Install it, or set CHROMIUM_PATH to one, or run: npx playwright-core install --with-deps chromium',
    )
  }
  // Without a sandbox, because in containers there is mostly none to be had; only our own pages are opened.
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage', ...more] })
  const newContext = browser.newContext.bind(browser)
  // English wherever the test runs; and what a page loads is to be seen, unless it is about what the device keeps.
  browser.newContext = (options) => newContext({ locale: 'en-US', serviceWorkers: 'block', ...options })
  return browser
}

function present(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, and nothing is there`)
    return named
  }
  return [...USUAL, chromium.executablePath()].find((path) => existsSync(path))
}

function installed(): string | undefined {
  const ways: readonly (readonly [command: string, ...args: string[]])[] = [
    ['npx', 'playwright-core', 'install', 'chromium'],
    ...(process.getuid?.() === 0 ? [['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'] as const] : []),
  ]
  for (const [command, ...args] of ways) {
    try {
      execFileSync(command, args, { stdio: 'inherit' })
    } catch {
      continue
    }
    const found = present()
    if (found) return found
  }
  return undefined
}

/** A page that has fetched nothing for so long has all it wants, whatever its workers are said to wait for. */
const QUIET_MS = 5000

/**
 * Waits until a page has all that it fetches by itself. What a worker asks for may never be told as answered, and then
 * Playwright's `networkidle` alone would wait for ever.
 */
export async function settled(page: Page): Promise<void> {
  await Promise.race([page.waitForLoadState('networkidle', { timeout: 0 }).catch(() => {}), fetchedAll(page)])
}

async function fetchedAll(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length).catch(() => 0)
  let before = -1
  for (let now = await fetched(); now !== before && !page.isClosed(); now = await fetched()) {
    before = now
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
  }
}
