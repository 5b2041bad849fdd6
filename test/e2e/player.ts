import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { HexIndex } from '#engine/track/board.ts'
import type { Hand } from './hands/hand.ts'
import { Keys } from './hands/keys.ts'
import { Pointer } from './hands/pointer.ts'
import { Told } from './view.ts'

/** What broke on the pages of players since this was last asked. */
export const failuresOfPages = (): string[] => failures.splice(0)
const failures: string[] = []

/** Somebody at a table, who sees and touches only what the page shows. */
export class Player {
  readonly page: Page
  readonly name: string
  /** What the table has told this page. */
  readonly told: Told
  #hand: Hand

  constructor(page: Page, name: string, touch = false) {
    this.page = page
    this.name = name
    this.told = new Told(page)
    page.on('pageerror', (error) => failures.push(`${name}: ${error.stack}`))
    page.on('console', (message) => {
      // What breaks while something is drawn is caught, and ends on an empty page.
      if (message.text().includes('svelte.dev/e/')) failures.push(`${name}: ${message.text()}`)
    })
    this.#hand = new Pointer(page, touch)
  }

  /** From now on this player has neither mouse nor finger. */
  takeKeys(): Keys {
    const keys = new Keys(this.page)
    this.#hand = keys
    return keys
  }

  /** A phone upright, or on its side. */
  async hold(onItsSide: boolean): Promise<void> {
    const { width = 0, height = 0 } = this.page.viewportSize() ?? {}
    const [long, short] = [Math.max(width, height), Math.min(width, height)]
    const wanted = onItsSide ? { width: long, height: short } : { width: short, height: long }
    if (width !== wanted.width) await this.page.setViewportSize(wanted)
  }

  async sit(seat: number): Promise<void> {
    await this.#hand.write(this.page.locator(`#name-${seat}`), this.name)
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
    await this.#pick(`path[data-hex="${hex}"].hot`)
  }

  /** Taps a city of a board without hexes. */
  async tapCity(city: string): Promise<void> {
    await this.#pick(`path[data-city="${city}"]`)
  }

  /** Taps a lit segment of such a board. */
  async tapSegment(segment: string): Promise<void> {
    await this.#pick(`path[data-segment="${segment}"]`)
  }

  /** Taps some lit hex. */
  async tapLit(): Promise<void> {
    await this.#pick('path[data-hex].hot >> nth=0')
  }

  async #pick(place: string): Promise<void> {
    await this.page.locator(place).waitFor({ state: 'attached' })
    await this.#hand.pick(this.page.locator(place))
  }

  /** Presses a control, once it is there. */
  async hit(target: Locator): Promise<void> {
    await expect.poll(() => target.count(), { timeout: 30_000, message: `${this.name}: ${target}` }).toBeGreaterThan(0)
    await this.#hand.hit(target)
  }

  /** Takes one of what a list offers. */
  async choose(list: Locator, value: string): Promise<void> {
    await this.#hand.choose(list, value)
  }
}
