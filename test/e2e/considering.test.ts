import type { Page, WebSocketRoute } from 'playwright-core'
import { describe, expect, it, onTestFailed } from 'vitest'
import { setUp } from './here.ts'
import { arrive, forkAt, question } from './questions.ts'
import { pictures } from './table.ts'

const here = setUp()

/** A line that can be down for as long as the test likes. */
class Line {
  #isDown = false
  #open: WebSocketRoute | undefined

  on(page: Page): Promise<void> {
    return page.routeWebSocket(/\/socket/, (route) => {
      if (this.#isDown) void route.close({ code: 4000, reason: 'down' })
      else route.connectToServer()
      this.#open = route
    })
  }

  async down(): Promise<void> {
    this.#isDown = true
    await this.#open?.close({ code: 4000, reason: 'cut by the test' })
  }

  up(): void {
    this.#isDown = false
  }
}

const hit = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click')
const press = (page: Page, name: string) => page.locator('.ask').getByRole('button', { name }).dispatchEvent('click')
const some = (moves: unknown, field: string) => {
  const list: unknown = Reflect.get(moves as object, field)
  return Array.isArray(list) && list.length > 0
}

/** Something that takes more than one click, up to the last of them. */
const CONSIDERED: readonly {
  readonly name: string
  readonly match: string
  readonly holds: (at: { readonly ask: string; readonly moves: unknown }) => boolean
  readonly consider: (page: Page) => Promise<void>
}[] = [
  {
    name: 'a tile that has been turned',
    match: 'age-of-steam-rust-belt-2022-4',
    holds: ({ ask }) => ask === 'build',
    async consider(page) {
      await hit(page, 'path[data-hex].hot')
      await hit(page, '.tiles [data-tile][aria-pressed="false"]')
    },
  },
  {
    name: 'a New City, its colour and its goods',
    match: 'steam-steam-ruhr-standard-6',
    holds: ({ ask, moves }) => ask === 'build' && Boolean((moves as { urbanize?: unknown }).urbanize),
    async consider(page) {
      await press(page, 'Make a town a city')
      await hit(page, '[data-color]')
      await hit(page, '[data-group]')
      await hit(page, 'path[data-hex].hot')
    },
  },
  {
    name: 'a delivery',
    match: 'age-of-steam-rust-belt-2022-4',
    holds: ({ ask, moves }) => ask === 'goods' && some(moves, 'deliveries'),
    consider: (page) => hit(page, 'li[data-cube] > button'),
  },
  {
    name: 'a railway of Spike',
    match: 'spike-eastern-us-advanced-4',
    holds: ({ ask, moves }) =>
      ask === 'action' &&
      (moves as { build: { ways: { payments: unknown[] }[] } }).build.ways.some((way) => way.payments.length > 0),
    async consider(page) {
      await hit(page, '[data-tab="build"]')
      await hit(page, '[data-build]:not(.short)')
    },
  },
]

describe('while the line is down', () => {
  it.each(CONSIDERED)(
    '$name stays as it is, cannot be played, and is played when the line is back',
    async ({ match, holds, consider }) => {
      const at = question(match, holds)
      const line = new Line()
      const table = await forkAt(here.stack.url, at)
      const player = await arrive(here.browser, here.stack.url, table, [at.seat], { reducedMotion: 'reduce' }, (page) =>
        line.on(page),
      )
      const { page } = player
      onTestFailed(() => pictures([player]))
      await player.isAsked(at.ask)
      await consider(page)
      const confirm = page.locator('.decision button.primary')
      await confirm.waitFor()
      const shown = () =>
        page.evaluate(() => {
          const ask = document.querySelector('.ask')
          const { x, y, width, height } = ask?.getBoundingClientRect() ?? new DOMRect()
          const board = document.querySelector('main.board svg')?.querySelectorAll('*').length
          // All but the sentence over it, which says that the turn waits.
          const text = [...document.querySelectorAll('.ask .question')].map((part) => part.textContent).join()
          return { text, place: [x, y, width, height], board }
        })
      const before = await shown()
      await line.down()
      await page.getByText('Line is down').waitFor()
      await page.getByText('Your turn waits until the line is back').waitFor()
      expect(await shown()).toEqual(before)
      expect(await confirm.isDisabled()).toBe(true)
      line.up()
      await expect.poll(() => confirm.isEnabled()).toBe(true)
      expect(await shown()).toEqual(before)
      await confirm.click()
      await expect.poll(async () => (await shown()).text === before.text).toBe(false)
      await page.context().close()
    },
  )
})
