import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Hand } from './hand.ts'

const DOUBLE_TAP_MS = 400
const GLANCE_MS = 80

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

/** Runs in the page: nothing but the board is where the hex is tapped, nor so near that a finger would hit it. */
function isUncovered(hex: Element): boolean {
  const { x, y, width, height } = hex.getBoundingClientRect()
  const under = (dx: number, dy: number) => document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy)
  const about = [under(-9, 0), under(9, 0), under(0, -9), under(0, 9)]
  return under(0, 0) === hex && about.every((one) => one?.closest('[role="application"]'))
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

/** A mouse, or a finger. */
export class Pointer implements Hand {
  readonly #page: Page
  readonly #touch: boolean
  #lastTap = 0

  constructor(page: Page, touch: boolean) {
    this.#page = page
    this.#touch = touch
  }

  async hit(target: Locator): Promise<void> {
    if (this.#touch) await target.tap()
    else await target.click()
  }

  async pick(place: Locator): Promise<void> {
    await this.#bringIntoView(place)
    // Nobody's finger is quicker; for the board two quick taps close together are a wish to zoom.
    await this.#page.waitForTimeout(Math.max(0, this.#lastTap + DOUBLE_TAP_MS - Date.now()))
    await this.hit(place)
    this.#lastTap = Date.now()
  }

  async write(field: Locator, text: string): Promise<void> {
    await field.fill(text)
    await field.press('Enter')
  }

  async choose(list: Locator, value: string): Promise<void> {
    await list.selectOption(value)
  }

  /** On a phone a hex may be out of sight or under a button: then one zooms in and drags it to the middle. */
  async #bringIntoView(hex: Locator): Promise<void> {
    await isStill(hex)
    if (await hex.evaluate(isUncovered)) return
    const zoomIn = this.#page.getByRole('button', { name: 'Zoom in' })
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
      const [here, board] = [await hex.boundingBox(), await this.#page.locator('main.board').boundingBox()]
      if (!here || !board) return
      const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 }
      const dx = within(middle.x - here.x - here.width / 2, 0.4 * board.width)
      const dy = within(middle.y - here.y - here.height / 2, 0.4 * board.height)
      if (Math.hypot(dx, dy) < 12) return
      await this.#drag({ x: middle.x - dx / 2, y: middle.y - dy / 2 }, { x: middle.x + dx / 2, y: middle.y + dy / 2 })
    }
  }

  async #drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const { mouse } = this.#page
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move(to.x, to.y, { steps: 4 })
    await mouse.up()
  }
}
