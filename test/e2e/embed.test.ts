import type { Browser, Frame, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest'
import { makeTable, readTable, socketUrl } from '#client/api.ts'
import type { EmbedEvent, EmbedEvents } from '#lib/embed/messages.ts'
import { PROTOCOL, type TableMade } from '#worker/protocol.ts'
import type { RailheadTableElement } from '../../web/static/embed.d.ts'
import { objections } from './axe.ts'
import { Blog } from './blog.ts'
import { launchChromium } from './chromium.ts'
import { Player } from './player.ts'
import { Stack } from './stack.ts'
import { pictures } from './table.ts'

let stack: Stack
let blog: Blog
let browser: Browser

beforeAll(async () => {
  stack = await Stack.start()
  blog = await Blog.open()
  // As a browser is that gives other sites' frames neither cookies nor storage.
  browser = await launchChromium(['--test-third-party-cookie-phaseout'])
})

afterAll(async () => {
  await browser?.close()
  await blog?.close()
  await stack?.stop()
})

interface Post {
  readonly page: Page
  /** What the page has heard, by kind. */
  heard<Type extends EmbedEvent['type']>(type: Type): Promise<EmbedEvents[Type][]>
}

/** A post of the blog with this in it. */
async function post(html: string, size = { width: 900, height: 1000 }): Promise<Post> {
  const page = await (await browser.newContext({ viewport: size })).newPage()
  onTestFailed(() => pictures([new Player(page, 'embed')]))
  await page.goto(blog.post(html))
  const heard = async (type: string) =>
    (await page.evaluate(`heard.filter((one) => one.type === '${type}').map((one) => one.detail)`)) as never
  return { page, heard }
}

const line = (attributes: string): string =>
  `<script src="${stack.url}/embed.js" type="module"></script><railhead-table ${attributes}>A table of Railhead</railhead-table>`

/** The page of ours inside, once it is there. */
async function inside(page: Page, selector = 'railhead-table iframe'): Promise<Frame> {
  const frame = await (await page.locator(selector).first().elementHandle())?.contentFrame()
  if (!frame) throw new Error('no frame')
  return frame
}

const botsAlone = (start = true) => {
  const places = ['greedy', 'greedy', 'greedy'].map((bot) => ({ bot }))
  return makeTable({ origin: stack.url }, { game: 'steam', map: 'steam-ruhr', seats: 3, places, start })
}

/** As its host does in the lobby. */
async function startMatch({ id, hostSecret }: TableMade): Promise<void> {
  const socket = new WebSocket(socketUrl({ origin: stack.url }, id))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secrets: [hostSecret], since: -1 }))
  socket.send(JSON.stringify({ type: 'command', id: 'start', command: { do: 'start' } }))
  await new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => String(data).includes('"ack"') && resolve())
  })
  socket.close()
}

describe('a line pasted into a page of another site, storage refused', () => {
  it('is written by our page, offers a match, and a whole turn is played in it', async () => {
    const builder = await (await browser.newContext()).newPage()
    await builder.goto(`${stack.url}/embed`)
    const snippet = (await builder.locator('pre').textContent()) ?? ''
    await builder.close()
    expect(snippet).toContain('<railhead-table game="age-of-steam" map="rust-belt" bots="2">')

    const { page, heard } = await post(snippet)
    const frame = await inside(page)
    await frame.getByLabel('Your name').fill('Ada')
    expect(await frame.evaluate(storage)).toBe('SecurityError')
    expect(await heard('ready')).toMatchObject([{ table: null, status: 'offered', game: 'age-of-steam' }])
    await frame.getByRole('button', { name: 'Play' }).click()
    await frame.locator('.ask').waitFor()
    const [, ready] = await heard('ready')
    expect(ready).toMatchObject({ status: 'running', mode: 'play' })
    expect(ready?.link).toBe(`${stack.url}/t/${ready?.table}`)

    await playTurn(frame)

    const moves = await heard('move')
    expect(moves.filter(({ seat, name }) => seat === 0 && name === 'Ada').length).toBeGreaterThanOrEqual(5)
    expect(moves.map(({ seq }) => seq)).toEqual([...moves.map(({ seq }) => seq)].sort((a, b) => a - b))
    expect((await heard('turn')).some(({ ask, seats }) => ask === 'build' && seats[0]?.name === 'Ada')).toBe(true)
    expect((await heard('resize')).at(-1)?.height).toBeGreaterThan(600)
    const origins = (await page.evaluate('[...new Set(messages.map((one) => one.origin))]')) as string[]
    expect(origins).toEqual([stack.url])
    expect(await objections(frame)).toEqual([])

    // The seat would be lost with this page: it says so, and how to take it along.
    await frame.getByText('this seat lasts as long as this page is open').waitFor()
    const tab = page.waitForEvent('popup')
    await frame.getByRole('link', { name: /^Open in Railhead/ }).click()
    const own = await tab
    expect(await own.evaluate('opener')).toBeNull()
    await own.locator('.ask').waitFor()
    await own.getByRole('button', { name: 'Menu' }).click()
    await own.getByText('Copy private link').waitFor()
  })

  it('takes a seat at a table of others, and nothing is done before it is said once more', async () => {
    const { id } = await makeTable({ origin: stack.url }, { game: 'age-of-steam', seats: 3 })
    const { page, heard } = await post(line(`table="${id}"`))
    const frame = await inside(page)
    await frame.locator('#name-1').fill('Brunel')
    await frame.getByRole('button', { name: 'Sit down' }).nth(1).click()
    const dialog = frame.getByRole('alertdialog')
    await expect.poll(() => dialog.textContent()).toContain('You play on seat 2 as Brunel.')
    expect(await objections(frame)).toEqual([])

    await dialog.getByRole('button', { name: 'Not yet' }).click()
    await dialog.waitFor({ state: 'detached' })
    await frame.getByRole('button', { name: 'Sit down' }).nth(1).click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect((await readTable({ origin: stack.url }, id)).seats[1]).toMatchObject({ name: null })

    // Too quick for anybody to have read it; then in earnest, by keyboard.
    await frame.getByRole('button', { name: 'Sit down' }).nth(1).click()
    await dialog.getByRole('button', { name: 'Sit down' }).click({ force: true })
    await dialog.getByText('press once more').waitFor()
    await dialog.getByRole('button', { name: 'Sit down', disabled: false }).focus()
    await page.keyboard.press('Enter')
    await frame.locator('li[data-seat="1"].mine').waitFor()
    expect((await readTable({ origin: stack.url }, id)).seats[1]).toMatchObject({ name: 'Brunel' })
    expect(await heard('ready')).toMatchObject([{ table: id, status: 'lobby' }])
  })

  it('only to be watched has no seats and no controls, hears commands of its page, and tells of the end', async () => {
    const made = await botsAlone(false)
    const { id } = made
    const { page, heard } = await post(line(`table="${id}" mode="watch" theme="dark"`))
    const frame = await inside(page)
    await frame.getByText('The match has not begun.').waitFor()
    expect(await frame.locator('input').count()).toBe(0)
    expect(await objections(frame)).toEqual([])
    await startMatch(made)
    await frame.locator('.ask').waitFor()
    const look = () => frame.locator(':root').getAttribute('data-theme')
    expect(await look()).toBe('dark')
    expect(await frame.locator('.ask[data-ask]').count()).toBe(0)

    const table = page.locator('railhead-table')
    await table.evaluate((element: RailheadTableElement) => {
      element.theme = 'light'
      element.accent = 'teal'
    })
    await expect.poll(look).toBe('light')
    expect(await frame.locator(':root').getAttribute('style')).toContain('oklch(from teal')

    await expect.poll(async () => (await heard('move')).length, { timeout: 20_000 }).toBeGreaterThan(5)
    await table.evaluate((element: RailheadTableElement) => element.seek(2))
    await frame.getByText(/^entry 3 of/).waitFor()
    await table.evaluate((element: RailheadTableElement) => element.setAttribute('at', '-1'))
    await frame.getByText('before the first entry').waitFor()
    await table.evaluate((element: RailheadTableElement) => element.seek(null))
    await frame.getByText('before the first entry').waitFor({ state: 'detached' })

    await expect.poll(async () => (await heard('end')).length, { timeout: 60_000 }).toBe(1)
    const [end] = await heard('end')
    const summary = await readTable({ origin: stack.url }, id)
    expect(summary.status).toBe('over')
    expect(end?.standings.map(({ name }) => name).sort()).toEqual(summary.seats.map(({ name }) => name).sort())
    expect(end?.winners.length).toBeGreaterThan(0)
  })
})

describe('a page around that means no good', () => {
  it('can neither read the frame nor act in it, and messages of others are passed over', async () => {
    const { id } = await botsAlone()
    const { page } = await post(`${line(`table="${id}" mode="watch"`)}<iframe id="other" srcdoc="other"></iframe>`)
    const frame = await inside(page)
    await frame.locator('.ask').waitFor()
    const theme = () => frame.locator(':root').getAttribute('data-theme')
    const said = (message: object, from = 'window') =>
      page.evaluate(`(() => {
        const frame = document.querySelector('railhead-table').shadowRoot.querySelector('iframe').contentWindow
        ${from}.eval('(frame, message) => frame.postMessage(message, "*")')(frame, ${JSON.stringify(message)})
      })()`)

    expect(
      await page.evaluate(`(() => {
        const frame = document.querySelector('railhead-table').shadowRoot.querySelector('iframe')
        const names = [frame.contentDocument === null]
        try { frame.contentWindow.document.body; names.push('read') } catch (error) { names.push(error.name) }
        return names
      })()`),
    ).toEqual([true, 'SecurityError'])

    await frame.evaluate(noteThemes)
    const dark = { railhead: 1, type: 'theme', detail: { theme: 'dark', accent: null } }
    await said(dark, "document.querySelector('#other').contentWindow")
    await said({ ...dark, type: 'act' })
    await said({ ...dark, detail: { theme: 'dark', accent: 'url(x)' } })
    await said({ ...dark, detail: { theme: 'light', accent: null } })
    // The last of them alone came from where it may and said what can be said.
    await expect.poll(theme).toBe('light')
    expect(await frame.evaluate('themes')).toEqual(['light'])
    // And the page hears nobody but its own frame.
    const heardBefore = await page.evaluate('heard.length')
    await page.evaluate(`postMessage({ railhead: 1, type: 'move', detail: { seq: 1 } }, '*')`)
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 50))')
    expect(
      await page.evaluate(`heard.slice(${heardBefore}).filter((one) => !one.detail.name && one.type === "move")`),
    ).toEqual([])
  })

  it('under another name than its own is told nothing and not obeyed', async () => {
    const { id } = await botsAlone()
    const address = `${stack.url}/embed/t/${id}?mode=watch&theme=light&host=https%3A%2F%2Fblog.example`
    const { page } = await post(`<iframe src="${address}" width="800" height="700"></iframe>`)
    const frame = await inside(page, 'iframe')
    await frame.locator('.ask').waitFor()
    await page.evaluate(
      `frames[0].postMessage({ railhead: 1, type: 'theme', detail: { theme: 'dark', accent: null } }, '*')`,
    )
    await frame.getByRole('button', { name: 'Menu' }).click()
    await frame.getByText('Copy the link to watch').waitFor()
    expect(await frame.locator(':root').getAttribute('data-theme')).toBe('light')
    expect(await page.evaluate('messages')).toEqual([])
  })

  it('cannot lay anything over the button, though clicks go through it', async () => {
    const { page, heard } = await post(`${line('game="spike" bots="1"')}
      <div id="bait" style="position:fixed;inset:0;background:#fffc;pointer-events:none">Win a train!</div>`)
    const frame = await inside(page)
    const play = frame.getByRole('button', { name: 'Play' })
    await play.waitFor()
    // Long enough for a button that did not look.
    await page.evaluate('new Promise((resolve) => setTimeout(resolve, 900))')
    await clickAt(page, play)
    await frame.getByText('Something covers or changes this button').waitFor()
    expect(await heard('ready')).toHaveLength(1)
    await page.evaluate('bait.remove()')
    for (const style of ['opacity: 0.5', 'transform: scale(0.9) rotate(1deg)', 'filter: blur(1px)']) {
      await page.evaluate(`document.querySelector('railhead-table').style = '${style}'`)
      await page.evaluate('new Promise((resolve) => setTimeout(resolve, 700))')
      expect(await play.getAttribute('aria-disabled'), style).toBe('true')
    }
    await page.evaluate(`document.querySelector('railhead-table').style = ''`)
    await play.click()
    await frame.locator('.ask').waitFor()
  })

  it('can frame nothing else of ours', async () => {
    const { id } = await makeTable({ origin: stack.url })
    const paths = ['/', `/t/${id}`, '/embed', '/maps', '/replay', '/rules/steam']
    const { page } = await post(paths.map((path) => `<iframe src="${stack.url}${path}"></iframe>`).join(''))
    const empty = () =>
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url())
    await expect.poll(empty).toEqual(paths.map(() => 'chrome-error://chromewebdata/'))
  })

  it('is told by headers what it may frame', async () => {
    const framing = async (path: string) => {
      const { headers } = await fetch(stack.url + path, { redirect: 'manual' })
      const ancestors = headers.get('Content-Security-Policy')?.match(/frame-ancestors ([^;]*)/)?.[1]
      return [ancestors ?? 'anybody', headers.get('X-Frame-Options')]
    }
    const { id } = await makeTable({ origin: stack.url })
    for (const path of [`/embed/t/${id}`, `/embed/t/${id}?mode=watch`, '/embed/new', '/embed/new?game=steam']) {
      expect(await framing(path), path).toEqual(['anybody', null])
    }
    for (const path of [
      '/',
      `/t/${id}`,
      '/embed',
      '/embed/',
      '/embed/newer',
      '/embed/t',
      '/maps',
      '/board',
      '/theme.js',
    ]) {
      expect(await framing(path), path).toEqual(["'none'", 'DENY'])
    }
    for (const path of ['/api/health', `/api/tables/${id}`, `/api/oembed?url=${stack.url}/t/${id}`]) {
      expect((await framing(path))[0], path).toBe("'none'")
    }
    const { headers } = await fetch(`${stack.url}/embed.js`)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect((await (await fetch(`${stack.url}/embed.js`)).arrayBuffer()).byteLength).toBeLessThanOrEqual(5_000)
  })

  it('gets no other page of ours into the frame by a link in it', async () => {
    const { id } = await botsAlone()
    const { page } = await post(line(`table="${id}" mode="watch"`))
    const frame = await inside(page)
    await frame.locator('.ask').waitFor()
    const tab = page.waitForEvent('popup')
    await frame.getByRole('link', { name: 'Railhead, home' }).click()
    expect((await tab).url()).toBe(`${stack.url}/`)
    expect(frame.url()).toContain(`/embed/t/${id}`)
  })
})

describe('the element', () => {
  it('says what is wrong with it, is offered on a click, and cleans up after itself', async () => {
    const { id } = await botsAlone()
    const { page } = await post(
      `${line('id="wrong" theme="pink"')}${line(`id="click" table="${id}" loading="click" height="400" label="Zum Tisch"`)}`,
    )
    await page.getByRole('alert').getByText('theme="pink" is not understood').waitFor()
    await page.getByRole('button', { name: 'Zum Tisch' }).waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await objections(page)).toEqual([])
    await page.getByRole('button', { name: 'Zum Tisch' }).click()
    const box = await page.locator('#click iframe').boundingBox()
    expect(box?.height).toBeCloseTo(400, -1)
    await (await inside(page)).locator('.ask').waitFor()

    await page.evaluate(`wrong.theme = 'dark'; wrong.game = 'steam'; wrong.loading = 'eager'`)
    await expect.poll(() => page.locator('#wrong iframe').count()).toBe(1)
    await page.evaluate(`wrong.remove(); click.remove()`)
    expect(await page.locator('iframe').count()).toBe(0)
  })
})

describe('a link pasted into a site that makes embeds of links', () => {
  /** As such a site does: from the page to the endpoint it names, and from there to the HTML. */
  async function discovered(link: string): Promise<{ html: string; width: number; height: number }> {
    const page = await (await fetch(link)).text()
    const tag = page.match(/<link[^>]*type="application\/json\+oembed"[^>]*>/)?.[0] ?? ''
    const endpoint = tag.match(/href="([^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const response = await fetch(`${endpoint}&maxwidth=600`)
    expect(response.status).toBe(200)
    return response.json() as never
  }

  it('becomes a table, as large as it may be', async () => {
    const { id } = await botsAlone()
    const { html, width, height } = await discovered(`${stack.url}/t/${id}`)
    const { page } = await post(html)
    const frame = await inside(page, 'iframe')
    await frame.locator('.ask').waitFor()
    const box = await page.locator('iframe').boundingBox()
    expect(box).toMatchObject({ width, height })
    expect(width).toBeLessThanOrEqual(600)
  })

  it('becomes a picture where the frame is cut off from its site, as WordPress does it', async () => {
    const { id } = await botsAlone()
    const last = async () => (await readTable({ origin: stack.url }, id)).seq
    await expect.poll(last, { timeout: 20_000 }).toBeGreaterThan(3)
    const { html } = await discovered(`${stack.url}/t/${id}?at=3`)
    const { page } = await post(html.replace(/sandbox="[^"]*"/, 'sandbox="allow-scripts"'))
    const frame = await inside(page, 'iframe')
    const board = frame.getByRole('img', { name: 'The board of this table' })
    await board.waitFor()
    await expect.poll(() => board.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    expect(await board.getAttribute('src')).toContain('at=3')
    await frame.getByText(`/t/${id}?at=3`).waitFor()
  })
})

describe('the page that writes the snippet', () => {
  it('shows what it writes, and axe finds nothing', async () => {
    const { id } = await botsAlone()
    const page = await (await browser.newContext()).newPage()
    await page.goto(`${stack.url}/embed?table=${encodeURIComponent(`${stack.url}/t/${id}`)}`)
    const frame = await inside(page)
    await frame.locator('.ask').waitFor()
    expect(await objections(page)).toEqual([])
    await page.getByRole('radio', { name: 'Only watch' }).check()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect.poll(() => page.locator('pre').textContent()).toContain('mode="watch" theme="dark"')
    await expect.poll(async () => (await inside(page)).locator(':root').getAttribute('data-theme')).toBe('dark')
    await page.getByRole('button', { name: 'Link' }).click()
    expect(await page.locator('pre').textContent()).toBe(`${stack.url}/t/${id}`)
  })
})

/** Runs in the frame. */
function storage(): string {
  try {
    localStorage.setItem('x', 'y')
    return 'kept'
  } catch (error) {
    return (error as Error).name
  }
}

/** Runs in the frame: every theme it wears from now on. */
function noteThemes(): void {
  const themes: string[] = []
  Object.assign(window, { themes })
  const root = document.documentElement
  new MutationObserver(() => themes.push(root.dataset.theme ?? '')).observe(root, { attributeFilter: ['data-theme'] })
}

/** Where the button is, whatever lies over it. */
async function clickAt(page: Page, button: Locator): Promise<void> {
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

/** Issues shares, drops out of the auction, chooses an action, builds a tile and ends building. */
async function playTurn(frame: Frame): Promise<void> {
  const ask = frame.locator('.ask')
  const asked = (what: string) => frame.locator(`.ask[data-ask="${what}"]`).waitFor({ timeout: 20_000 })
  const confirmed = async () => {
    const dialog = frame.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Play it' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await asked('issue')
  await ask.getByRole('button', { name: /^Issue 2/ }).click()
  await expect.poll(() => frame.getByRole('alertdialog').textContent()).toContain('Ada issues 2 shares for $10.')
  await confirmed()
  await asked('bid')
  await ask.getByRole('button', { name: /^Drop out/ }).click()
  await confirmed()
  await asked('choose')
  await ask
    .getByRole('button', { name: /^Locomotive|^First Build|^Engineer|^First Move/ })
    .first()
    .click()
  await confirmed()
  await asked('build')
  await (await inReach(frame.locator('path[data-hex].hot'))).click()
  await ask.locator('[data-tile]').first().click()
  await ask.getByRole('button', { name: /^Build ·/ }).click()
  await confirmed()
  await ask.getByRole('button', { name: 'End building' }).click()
  await confirmed()
  await frame.locator('.ask:not([data-ask="build"])').waitFor()
}
