import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { MatchFile } from '#engine/core/index.ts'
import { setUp } from './here.ts'
import { difference, paintedIn, pngUri, shotOf } from './likeness.ts'

const here = setUp()

/** In the middle of recorded matches: every layer of the boards has something to draw. */
const MATCHES = [
  { file: 'age-of-steam-western-us-4', theme: 'light' },
  { file: 'age-of-steam-germany-4', theme: 'dark' },
  { file: 'steam-steam-ruhr-base-5', theme: 'light' },
  { file: 'spike-eastern-us-advanced-4', theme: 'dark' },
] as const

/** A table at which a recorded match stands in its middle, and nobody plays on. */
async function tableOf(file: string): Promise<string> {
  const match = JSON.parse(readFileSync(new URL(`../games/${file}.json`, import.meta.url), 'utf8')) as MatchFile
  const places = match.seats.map((_, seat) => ({
    name: `Player ${seat}`,
    secret: crypto.randomUUID().replaceAll('-', ''),
  }))
  const response = await fetch(`${here.stack.url}/api/forks`, {
    method: 'POST',
    body: JSON.stringify({ match, at: Math.floor(match.log.length * 0.7), places, start: true }),
  })
  if (response.status !== 201) throw new Error(await response.text())
  return ((await response.json()) as { id: string }).id
}

const picture = async (id: string, name: string): Promise<Response> =>
  fetch(`${here.stack.url}/api/tables/${id}/${name}`)

/** What is there to work with and not to look at: hexes to pick, the glow of what is new, what is told of it, buttons. */
const WORK = '[role="button"], .fresh, .veil, .target, .glow, .traveller, .pay, .told'

/** Letters lie where they are and not on the next pixel: they would be rounded differently in a page and in an image. */
const UNHINTED = 'text { text-rendering: geometricPrecision }'

/** The board as somebody who only watches sees it, alone on the page and still. */
async function watching(id: string, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await here.browser.newContext({ viewport: { width: 2000, height: 1500 }, colorScheme })
  const page = await context.newPage()
  await page.goto(`${here.stack.url}/t/${id}`)
  await page.locator('.stage svg text').first().waitFor()
  await page.addStyleTag({
    content: `${WORK}, .view ~ * { display: none !important } ${UNHINTED}`,
  })
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** For the difference in tone of a block of an image. */
const MUCH = 20

describe.each(MATCHES)('$file by $theme:', ({ file, theme }) => {
  it('the picture of the server is what the page draws, element by element and pixel by pixel', async () => {
    const id = await tableOf(file)
    const page = await watching(id, theme)
    const svg = await (await picture(id, `board.svg?theme=${theme}`)).text()

    const blank = await (await here.browser.newContext({ colorScheme: theme })).newPage()
    await blank.setContent(svg)
    const drawn = await paintedIn(page, '.stage svg', WORK)
    expect(drawn.length).toBeGreaterThan(300)
    const served = await paintedIn(blank, 'svg', 'svg > .ground')
    expect(served.length).toBe(drawn.length)
    expect(served.filter((one, i) => one !== drawn[i]).slice(0, 3)).toEqual([])

    const stage = page.locator('.stage')
    const [x = 0, y = 0, width = 0] =
      svg
        .match(/viewBox="([^"]*)"/)?.[1]
        ?.split(' ')
        .map(Number) ?? []
    const k = 1200 / width
    await stage.evaluate(
      (stage: HTMLElement, transform) => {
        stage.style.transform = transform
      },
      `translate(${-x * k}px, ${-y * k}px) scale(${k})`,
    )
    const height = Number(svg.match(/height="(\d+)"/)?.[1])
    const corner = await page.locator('.view').boundingBox()
    const clip = { x: corner?.x ?? 0, y: corner?.y ?? 0, width: 1200, height }
    const own = await page.screenshot({ clip })
    await stage.evaluate(
      async (stage, file) => {
        const image = new Image()
        image.src = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }))
        image.style.cssText = 'position: absolute; left: 0; top: 0'
        await image.decode()
        stage.replaceWith(image)
      },
      svg.replace('</style>', `${UNHINTED}</style>`),
    )
    const replaced = await page.screenshot({ clip })
    const { pixels, block } = await difference(here.browser, pngUri(own), pngUri(replaced))
    // Of the edges of lines, where page and image begin on different fractions of a pixel.
    expect(pixels).toBeLessThan(0.002)
    expect(block).toBeLessThan(6)
    await page.context().close()
    await blank.context().close()
  })

  it('the PNG is what the browser makes of the SVG', async () => {
    const id = await tableOf(file)
    const svg = await (await picture(id, `board.svg?theme=${theme}`)).text()
    const png = new Uint8Array(await (await picture(id, `board.png?theme=${theme}`)).arrayBuffer())
    const apart = async (drawn: string) =>
      difference(here.browser, pngUri(await shotOf(here.browser, drawn)), pngUri(png))
    // Other smoothing, other letters on the signs of the seats: less than anything that is missing would make.
    expect((await apart(svg)).block).toBeLessThan(MUCH)
    expect((await apart(svg.replaceAll(/<tspan.*?<\/tspan>/g, ''))).block).toBeGreaterThan(2 * MUCH)
    expect((await apart(svg.replaceAll(/<path class="bed[^>]*><\/path>/g, ''))).block).toBeGreaterThan(2 * MUCH)
  })
})

it('the page of a table has the headers of every other page', async () => {
  const { id } = (await (await fetch(`${here.stack.url}/api/tables`, { method: 'POST' })).json()) as { id: string }
  const headersOf = async (path: string) => {
    const { headers } = await fetch(here.stack.url + path)
    const names = ['content-security-policy', 'x-frame-options', 'referrer-policy', 'x-content-type-options']
    return [...names, 'permissions-policy'].map((name) => headers.get(name))
  }
  const every = await headersOf('/')
  expect(every).not.toContain(null)
  expect(await headersOf(`/t/${id}`)).toEqual(every)
  expect(await headersOf('/t/nothing')).toEqual(every)
})
