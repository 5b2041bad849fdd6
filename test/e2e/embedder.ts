import type { Browser, Frame, Locator, Page } from 'playwright-core'
import { expect, onTestFailed } from 'vitest'
import { makeTable, socketUrl } from '#client/asking/api.ts'
import type { EmbedEvent, EmbedEvents } from '#lib/embed/messages.ts'
import { PROTOCOL, type TableMade } from '#worker/protocol.ts'
import { Blog } from './blog.ts'
import { launchChromium } from './chromium.ts'
import { Player } from './player.ts'
import { Stack } from './stack.ts'
import { pictures } from './table.ts'

export interface Post {
  readonly page: Page
  /** What the page has heard, by kind. */
  heard<Type extends EmbedEvent['type']>(type: Type): Promise<EmbedEvents[Type][]>
}

/** Somebody with a blog, our site, and a browser that gives frames of other sites neither cookies nor storage. */
export class Embedder {
  readonly #stack: Stack
  readonly #blog: Blog
  readonly #browser: Browser

  private constructor(stack: Stack, blog: Blog, browser: Browser) {
    this.#stack = stack
    this.#blog = blog
    this.#browser = browser
  }

  static async start(): Promise<Embedder> {
    const browser = await launchChromium(['--test-third-party-cookie-phaseout'])
    return new Embedder(await Stack.start(), await Blog.open(), browser)
  }

  async close(): Promise<void> {
    await this.#browser.close()
    await this.#blog.close()
    await this.#stack.stop()
  }

  /** Of our site. */
  get url(): string {
    return this.#stack.url
  }

  async newPage(): Promise<Page> {
    const page = await (await this.#browser.newContext({ viewport: { width: 900, height: 1000 } })).newPage()
    onTestFailed(() => pictures([new Player(page, 'embed')]))
    return page
  }

  async closePages(): Promise<void> {
    for (const context of this.#browser.contexts()) await context.close()
  }

  /** A post of the blog with this in it. */
  async post(html: string): Promise<Post> {
    const page = await this.newPage()
    await page.goto(this.#blog.post(html))
    const heard = async (type: string) =>
      (await page.evaluate(`heard.filter((one) => one.type === '${type}').map((one) => one.detail)`)) as never
    return { page, heard }
  }

  line(attributes: string): string {
    return `<script src="${this.url}/embed.js" type="module"></script><railhead-table ${attributes}>A table of Railhead</railhead-table>`
  }

  botsAlone(start = true): Promise<TableMade> {
    const places = ['greedy', 'greedy', 'greedy'].map((bot) => ({ bot }))
    return makeTable({ origin: this.url }, { game: 'steam', map: 'steam-ruhr', seats: 3, places, start })
  }

  /** As its host does in the lobby. */
  async startMatch({ id, hostSecret }: TableMade): Promise<void> {
    const socket = new WebSocket(socketUrl({ origin: this.url }, id))
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secrets: [hostSecret], since: -1 }))
    socket.send(JSON.stringify({ type: 'command', id: 'start', command: { do: 'start' } }))
    await new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }) => String(data).includes('"ack"') && resolve())
    })
    socket.close()
  }
}

/** The page of ours inside, once it is there. */
export async function inside(page: Page, selector = 'railhead-table iframe'): Promise<Frame> {
  const frame = await (await page.locator(selector).first().elementHandle())?.contentFrame()
  if (!frame) throw new Error('no frame')
  return frame
}

/** As such a site does: from the page to the endpoint it names, and from there to the HTML. */
export async function discovered(link: string): Promise<{ html: string; width: number; height: number }> {
  const page = await (await fetch(link)).text()
  const tag = page.match(/<link[^>]*type="application\/json\+oembed"[^>]*>/)?.[0] ?? ''
  const endpoint = tag.match(/href="([^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const response = await fetch(`${endpoint}&maxwidth=600`)
  expect(response.status).toBe(200)
  return response.json() as never
}

/** Runs in the frame. */
export function storage(): string {
  try {
    localStorage.setItem('x', 'y')
    return 'kept'
  } catch (error) {
    return (error as Error).name
  }
}

/** Runs in the frame: every theme it wears from now on. */
export function noteThemes(): void {
  const themes: string[] = []
  Object.assign(window, { themes })
  const root = document.documentElement
  new MutationObserver(() => themes.push(root.dataset.theme ?? '')).observe(root, { attributeFilter: ['data-theme'] })
}

/** Where the button is, whatever lies over it. */
export async function clickAt(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox()
  if (!box) throw new Error('no button')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** One of them that nothing lies over. */
async function inReach(targets: Locator): Promise<Locator> {
  await targets.first().waitFor()
  const at = await targets.evaluateAll((all) =>
    all.findIndex((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === one
    }),
  )
  return targets.nth(at)
}

/** Plays until a turn of building is over, whatever is asked on the way; how many actions it took. */
export async function playTurn(frame: Frame): Promise<number> {
  const ask = frame.locator('.ask')
  const dialog = frame.getByRole('alertdialog')
  let count = 0
  const confirmed = async () => {
    await dialog.getByRole('button', { name: 'Play it' }).click()
    await dialog.waitFor({ state: 'detached' })
    count++
  }
  const answers: Readonly<Record<string, () => Promise<void>>> = {
    issue: async () => {
      await ask.getByRole('button', { name: /^Issue 2/ }).click()
      await expect.poll(() => dialog.textContent()).toContain('Ada issues 2 shares for $10.')
    },
    bid: () => ask.getByRole('button', { name: /^Drop out/ }).click(),
    choose: () =>
      ask
        .getByRole('button', { name: /^(Locomotive|First Build|Engineer|First Move)/ })
        .first()
        .click(),
  }
  for (;;) {
    await frame.locator('.ask[data-ask]').waitFor({ timeout: 20_000 })
    const answer = answers[(await ask.getAttribute('data-ask')) ?? '']
    if (!answer) break
    await answer()
    await confirmed()
  }
  await (await inReach(frame.locator('path[data-hex].hot'))).click()
  await ask.locator('[data-tile]').first().click()
  await ask.getByRole('button', { name: /^Build ·/ }).click()
  await confirmed()
  await ask.getByRole('button', { name: 'End building' }).click()
  await confirmed()
  await frame.locator('.ask:not([data-ask="build"])').waitFor()
  return count
}
