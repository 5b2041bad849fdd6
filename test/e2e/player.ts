import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { HexIndex } from '#engine/track/board.ts'
import { Told } from './view.ts'

const DOUBLE_TAP_MS = 400
const GLANCE_MS = 80

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

/** Runs in the page. */
function isUncovered(hex: Element): boolean {
  const { x, y, width, height } = hex.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2) === hex
}

/** The board glides for as long as the machine takes: nobody aims at what still moves. */
async function isStill(hex: Locator): Promise<void> {
  const place = async () => JSON.stringify(await hex.boundingBox())
  const rests = async () => {
    const before = await place()
    await hex.page().waitForTimeout(GLANCE_MS)
    return (await place()) === before
  }
  await expect.poll(rests, { timeout: 5_000, message: 'the board to come to rest' }).toBe(true)
}

/** What broke on the pages of players since this was last asked. */
export const failuresOfPages = (): string[] => failures.splice(0)
const failures: string[] = []

/** Somebody at a table, who sees and touches only what the page shows. */
export class Player {
  readonly page: Page
  readonly name: string
  /** What the table has told this page. */
  readonly told: Told
  readonly #touch: boolean
  #lastTap = 0

  constructor(page: Page, name: string, touch = false) {
    this.page = page
    this.name = name
    this.told = new Told(page)
    page.on('pageerror', (error) => failures.push(`${name}: ${error.stack}`))
    page.on('console', (message) => {
      // What breaks while something is drawn is caught, and ends on an empty page.
      if (message.text().includes('svelte.dev/e/')) failures.push(`${name}: ${message.text()}`)
    })
    this.#touch = touch
  }

  async sit(seat: number): Promise<void> {
    await this.page.fill(`#name-${seat}`, this.name)
    await this.page.press(`#name-${seat}`, 'Enter')
    await this.page.locator(`li[data-seat="${seat}"].mine`).waitFor()
  }

  /** The key of the question this player is asked, once it is this one. */
  async isAsked(ask: string): Promise<void> {
    await this.page.locator(`.ask[data-ask="${ask}"]`).waitFor({ timeout: 20_000 })
  }

  get toast(): Locator {
    return this.page.locator('.toast')
  }

  async press(name: string | RegExp): Promise<void> {
    await this.hit(this.page.locator('.ask').getByRole('button', { name, exact: typeof name === 'string' }))
  }

  /** Taps the middle of a lit hex; nobody taps one before it is lit, as what is considered may still be loading. */
  async tapHex(hex: HexIndex): Promise<void> {
    await this.#tap(`path[data-hex="${hex}"].hot`)
  }

  /** Taps a city of a board without hexes. */
  async tapCity(city: string): Promise<void> {
    await this.#tap(`path[data-city="${city}"]`)
  }

  /** Taps a lit segment of such a board. */
  async tapSegment(segment: string): Promise<void> {
    await this.#tap(`path[data-segment="${segment}"]`)
  }

  /** Taps some lit hex. */
  async tapLit(): Promise<void> {
    await this.#tap('path[data-hex].hot >> nth=0')
  }

  async #tap(hex: string): Promise<void> {
    await this.page.locator(hex).waitFor({ state: 'attached' })
    await this.#bringIntoView(this.page.locator(hex))
    // Nobody's finger is quicker; for the board two quick taps close together are a wish to zoom.
    await this.page.waitForTimeout(Math.max(0, this.#lastTap + DOUBLE_TAP_MS - Date.now()))
    await this.hit(this.page.locator(hex))
    this.#lastTap = Date.now()
  }

  /** On a phone a hex may be out of sight or under a button: then one zooms in and drags it to the middle. */
  async #bringIntoView(hex: Locator): Promise<void> {
    await isStill(hex)
    if (await hex.evaluate(isUncovered)) return
    const zoomIn = this.page.getByRole('button', { name: 'Zoom in' })
    for (let tries = 0; tries < 6 && !(await hex.evaluate(isUncovered)); tries++) {
      if (tries % 2 === 1) await this.hit(zoomIn)
      await this.#dragToMiddle(hex)
      await isStill(hex)
    }
  }

  /** In strokes that stay on the board; it may not come all the way from an edge. */
  async #dragToMiddle(hex: Locator): Promise<void> {
    for (let stroke = 0; stroke < 5; stroke++) {
      await isStill(hex)
      const [here, board] = [await hex.boundingBox(), await this.page.locator('main.board').boundingBox()]
      if (!here || !board) return
      const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 }
      const dx = within(middle.x - here.x - here.width / 2, 0.4 * board.width)
      const dy = within(middle.y - here.y - here.height / 2, 0.4 * board.height)
      if (Math.hypot(dx, dy) < 12) return
      await this.#drag({ x: middle.x - dx / 2, y: middle.y - dy / 2 }, { x: middle.x + dx / 2, y: middle.y + dy / 2 })
    }
  }

  async #drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const { mouse } = this.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move(to.x, to.y, { steps: 4 })
    await mouse.up()
  }

  /** Clicks or taps, once it is there. */
  async hit(target: Locator): Promise<void> {
    await expect.poll(() => target.count(), { timeout: 30_000, message: `${this.name}: ${target}` }).toBeGreaterThan(0)
    if (this.#touch) await target.tap()
    else await target.click()
  }
}
