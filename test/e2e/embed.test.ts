import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeTable, readTable } from '#client/asking/api.ts'
import type { RailheadTableElement } from '../../web/static/embed.d.ts'
import { objections } from './axe.ts'
import { clickAt, discovered, Embedder, inside, noteThemes, playTurn, storage } from './embedder.ts'
import { matchOf } from './follower.ts'
import { forkAt, holdSeats, question } from './questions.ts'

let at: Embedder

beforeAll(async () => {
  at = await Embedder.start()
})

/** Before and not after: what failed is looked at first. */
beforeEach(() => at.closePages())

afterAll(async () => {
  await at?.close()
})

describe('a line pasted into a page of another site, storage refused', () => {
  it('is written by our page, offers a match, and a whole turn is played in it', async () => {
    const builder = await at.newPage()
    await builder.goto(`${at.url}/embed`)
    const snippet = (await builder.locator('pre').textContent()) ?? ''
    expect(snippet).toContain('<railhead-table game="age-of-steam" map="rust-belt" bots="2">')

    const { page, heard } = await at.post(snippet)
    const frame = await inside(page)
    await frame.getByLabel('Your name').fill('Ada')
    expect(await frame.evaluate(storage)).toBe('SecurityError')
    expect(await heard('ready')).toMatchObject([{ table: null, status: 'offered', game: 'age-of-steam' }])
    await frame.getByRole('button', { name: 'Play' }).click()
    await frame.locator('.ask').waitFor()
    const [, ready] = await heard('ready')
    expect(ready).toMatchObject({ status: 'running', mode: 'play' })
    expect(ready?.link).toBe(`${at.url}/t/${ready?.table}`)

    const played = await playTurn(frame)
    expect(played).toBeGreaterThanOrEqual(4)

    const mine = async () => (await heard('move')).filter(({ seat, name }) => seat === 0 && name === 'Ada').length
    await expect.poll(mine).toBe(played)
    const moves = await heard('move')
    expect(moves.map(({ seq }) => seq)).toEqual([...moves.map(({ seq }) => seq)].sort((a, b) => a - b))
    expect((await heard('turn')).some(({ ask, seats }) => ask === 'build' && seats[0]?.name === 'Ada')).toBe(true)
    expect((await heard('resize')).at(-1)?.height).toBeGreaterThan(600)
    const origins = (await page.evaluate('[...new Set(messages.map((one) => one.origin))]')) as string[]
    expect(origins).toEqual([at.url])
    expect(await objections(frame)).toEqual([])

    // The seat would be lost with this page: it says so, and how to take it along.
    await frame.getByText('this seat lasts as long as this page is open').waitFor()
    const tab = page.waitForEvent('popup')
    const open = frame.getByRole('link', { name: /^Open in Railhead/ })
    expect(await open.getAttribute('draggable')).toBe('false')
    await open.click()
    const own = await tab
    expect(await own.evaluate('opener')).toBeNull()
    await own.locator('.ask').waitFor()
    await own.getByRole('button', { name: 'Menu' }).click()
    await own.getByText('Copy private link').waitFor()
  })

  it('takes a seat at a table of others, and nothing is done before it is said once more', async () => {
    const { id } = await makeTable({ origin: at.url }, { game: 'age-of-steam', seats: 3 })
    const { page, heard } = await at.post(at.line(`table="${id}"`))
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
    expect((await readTable({ origin: at.url }, id)).seats[1]).toMatchObject({ name: null })

    // Too quick for anybody to have read it; then in earnest, by keyboard.
    await frame.locator('body').evaluate(pressAtOnce)
    await frame.getByRole('button', { name: 'Sit down' }).nth(1).click()
    await dialog.getByText('press once more').waitFor()
    await dialog.getByRole('button', { name: 'Sit down', disabled: false }).focus()
    await page.keyboard.press('Enter')
    await frame.locator('li[data-seat="1"].mine').waitFor()
    expect((await readTable({ origin: at.url }, id)).seats[1]).toMatchObject({ name: 'Brunel' })
    expect(await heard('ready')).toMatchObject([{ table: id, status: 'lobby' }])
  })

  it('only to be watched has no seats and no controls, hears commands of its page, and tells of the end', async () => {
    const made = await at.botsAlone(false)
    const { id } = made
    const { page, heard } = await at.post(at.line(`table="${id}" mode="watch" theme="dark"`))
    const frame = await inside(page)
    await frame.getByText('The match has not begun.').waitFor()
    expect(await frame.locator('input').count()).toBe(0)
    expect(await objections(frame)).toEqual([])
    await at.startMatch(made)
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
    const summary = await readTable({ origin: at.url }, id)
    expect(summary.status).toBe('over')
    expect(end?.standings.map(({ name }) => name).sort()).toEqual(summary.seats.map(({ name }) => name).sort())
    const first = end?.standings.filter(({ place, score }) => place === 1 && score !== null)
    expect(end?.winners).toEqual(first?.map(({ seat, name }) => ({ seat, name })))
  })
})

it('where storage is kept, a reload goes on with the match that was begun', async () => {
  const page = await at.newPage()
  const offer = `${at.url}/embed/new?game=spike&bots=1&theme=dark`
  await page.goto(offer)
  await page.getByRole('button', { name: 'Play' }).click()
  await page.locator('.ask.mine').waitFor()
  const begun = page.url()
  expect(begun).toContain('/embed/t/')
  await page.goto(offer)
  await page.locator('.ask.mine').waitFor()
  expect(page.url()).toBe(begun)
})

it('a line is laid with one confirmation, whatever it takes; without that nothing is', async () => {
  const asked = question('age-of-steam-rust-belt-2022-4', ({ ask }) => ask === 'build')
  const table = await forkAt(at.url, asked)
  const page = await at.newPage()
  await holdSeats(page, table, [asked.seat])
  await page.goto(`${at.url}/embed/t/${table.id}`)
  await page.locator('[data-pays]:enabled').click()
  await page.locator('[data-join]').first().click()
  const lay = page.locator('[data-lay]')
  const tiles = Number((await lay.textContent())?.match(/\d+/)?.[0])
  expect(tiles).toBeGreaterThan(1)
  const entries = async () => (await matchOf(at.url, table.id)).log.length - (asked.at + 1)

  const dialog = page.getByRole('alertdialog')
  await lay.click()
  await expect.poll(async () => (await dialog.textContent())?.split(/ builds /).length).toBe(tiles + 1)
  expect(await objections(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect([await entries(), await page.locator('g.tile.ghost.now').count()]).toEqual([0, tiles])

  await lay.click()
  await dialog.getByRole('button', { name: 'Play it' }).click()
  await expect.poll(entries).toBe(tiles)
  expect(await dialog.count()).toBe(0)
  // What is done next is asked about as ever.
  await page.locator('[data-end]').click()
  await dialog.waitFor()
  expect(await entries()).toBe(tiles)
})

describe('a page around that means no good', () => {
  it('can neither read the frame nor act in it, and messages of others are passed over', async () => {
    const { id } = await at.botsAlone()
    const { page } = await at.post(
      `${at.line(`table="${id}" mode="watch"`)}<iframe id="other" srcdoc="other"></iframe>`,
    )
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
    const { id } = await at.botsAlone()
    const address = `${at.url}/embed/t/${id}?mode=watch&theme=light&host=https%3A%2F%2Fblog.example`
    const { page } = await at.post(`<iframe src="${address}" width="800" height="700"></iframe>`)
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
    const { page, heard } = await at.post(`${at.line('game="spike" bots="1"')}
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
    const { id } = await makeTable({ origin: at.url })
    const paths = ['/', `/t/${id}`, '/embed', '/maps', '/replay', '/rules/steam']
    const { page } = await at.post(paths.map((path) => `<iframe src="${at.url}${path}"></iframe>`).join(''))
    const empty = () =>
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url())
    await expect.poll(empty).toEqual(paths.map(() => 'chrome-error://chromewebdata/'))
  })

  it('is told by headers what it may frame', async () => {
    const framing = async (path: string) => {
      const { headers } = await fetch(at.url + path, { redirect: 'manual' })
      const ancestors = headers.get('Content-Security-Policy')?.match(/frame-ancestors ([^;]*)/)?.[1]
      return [ancestors ?? 'anybody', headers.get('X-Frame-Options')]
    }
    const { id } = await makeTable({ origin: at.url })
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
      '/favicon.svg',
    ]) {
      expect(await framing(path), path).toEqual(["'none'", 'DENY'])
    }
    for (const path of ['/api/health', `/api/tables/${id}`, `/api/oembed?url=${at.url}/t/${id}`]) {
      expect((await framing(path))[0], path).toBe("'none'")
    }
    const { headers } = await fetch(`${at.url}/embed.js`)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect((await (await fetch(`${at.url}/embed.js`)).arrayBuffer()).byteLength).toBeLessThanOrEqual(5_000)
  })

  it('gets no other page of ours into the frame by a link in it', async () => {
    const { id } = await at.botsAlone()
    const { page } = await at.post(at.line(`table="${id}" mode="watch"`))
    const frame = await inside(page)
    await frame.locator('.ask').waitFor()
    const tab = page.waitForEvent('popup')
    await frame.getByRole('link', { name: 'Railhead, home' }).click()
    expect((await tab).url()).toBe(`${at.url}/`)
    expect(frame.url()).toContain(`/embed/t/${id}`)
  })
})

describe('the element', () => {
  it('says what is wrong with it, is offered on a click, and cleans up after itself', async () => {
    const { id } = await at.botsAlone()
    const { page } = await at.post(
      `${at.line('id="wrong" theme="pink"')}${at.line(`id="click" table="${id}" loading="click" height="400" label="Zum Tisch"`)}`,
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
  it('becomes a table, as large as it may be', async () => {
    const { id } = await at.botsAlone()
    const { html, width, height } = await discovered(`${at.url}/t/${id}`)
    const { page } = await at.post(html)
    const frame = await inside(page, 'iframe')
    await frame.locator('.ask').waitFor()
    const box = await page.locator('iframe').boundingBox()
    expect(box).toMatchObject({ width, height })
    expect(width).toBeLessThanOrEqual(600)
  })

  it('becomes a picture where the frame is cut off from its site, as WordPress does it', async () => {
    const { id } = await at.botsAlone()
    const last = async () => (await readTable({ origin: at.url }, id)).seq
    await expect.poll(last, { timeout: 20_000 }).toBeGreaterThan(3)
    const { html } = await discovered(`${at.url}/t/${id}?at=3`)
    const { page } = await at.post(html.replace(/sandbox="[^"]*"/, 'sandbox="allow-scripts"'))
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
    const { id } = await at.botsAlone()
    const page = await at.newPage()
    await page.goto(`${at.url}/embed?table=${encodeURIComponent(`${at.url}/t/${id}`)}`)
    const frame = await inside(page)
    await frame.locator('.ask').waitFor()
    expect(await objections(page)).toEqual([])
    await page.getByRole('radio', { name: 'Only watch' }).check()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect.poll(() => page.locator('pre').textContent()).toContain('mode="watch" theme="dark"')
    await expect.poll(async () => (await inside(page)).locator(':root').getAttribute('data-theme')).toBe('dark')
    await page.getByRole('button', { name: 'Link' }).click()
    expect(await page.locator('pre').textContent()).toBe(`${at.url}/t/${id}`)
  })
})

/** Presses what a dialog asks for in the moment in which it opens, however busy the machine is. */
function pressAtOnce(body: Element): void {
  const opened = new MutationObserver(() => {
    const button = body.querySelector<HTMLElement>('[role="alertdialog"] button.primary')
    if (!button) return
    opened.disconnect()
    button.click()
  })
  opened.observe(body, { childList: true, subtree: true })
}
