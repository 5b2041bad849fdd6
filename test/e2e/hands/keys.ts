import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Hand } from './hand.ts'

/** From one control to any other of a table; who needs more stops than this has lost their way. */
const STOPS = 80
/** Over the widest board, or once around all that is lit. */
const STEPS = 300
const GLANCES = 20
const GLANCE_MS = 100

/** Somebody without a mouse, who knows where they are only by what has the focus. */
export class Keys implements Hand {
  /** What they would complain of. */
  readonly complaints: string[] = []
  readonly #page: Page
  /** The first control of a page is reached from its top, and none after that. */
  #isOn = false

  constructor(page: Page) {
    this.#page = page
    page.on('framenavigated', () => {
      this.#isOn = false
    })
  }

  async hit(target: Locator): Promise<void> {
    if (await target.evaluate((one) => one.matches('[type="radio"]'))) return this.#turnTo(target)
    await this.to(target)
    await this.press('Enter')
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.to(field)
    await this.press('ControlOrMeta+a')
    await this.#page.keyboard.type(text)
    await this.press('Enter')
  }

  async pick(place: Locator): Promise<void> {
    await this.to(this.#page.getByRole('application').filter({ has: place }))
    await this.#walkTo(place)
    await this.press('Enter')
  }

  /** A list whose first letters or figures are typed. */
  async choose(list: Locator, value: string): Promise<void> {
    await this.to(list)
    await this.#page.keyboard.type(value)
    await expect.poll(() => list.inputValue()).toBe(value)
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key)
  }

  /** With Tab, or back if it lies before. */
  async to(target: Locator): Promise<void> {
    await expect.poll(() => target.isEnabled(), { timeout: 30_000, message: `${target} to be of use` }).toBe(true)
    const stops: string[] = []
    for (;;) {
      const { way, at } = await this.#wayTo(target)
      if (way === 'here') break
      if (way === 'lost' && this.#isOn) this.complaints.push(`on the way to ${target}: the focus is nowhere`)
      stops.push(at)
      expect(stops.length, `${target} is not reached over ${stops.join(' → ')}`).toBeLessThan(STOPS)
      await this.press(way === 'before' ? 'Shift+Tab' : 'Tab')
      this.#isOn = true
    }
    const wrong = await target.evaluate(unseen)
    if (wrong) this.complaints.push(`${target} ${wrong}`)
  }

  /** Nobody's next key comes sooner than what hands the focus on, which is fetched with the first. */
  async #wayTo(target: Locator): Promise<ReturnType<typeof wayTo>> {
    let found = await target.evaluate(wayTo)
    for (let glances = 0; found.way === 'lost' && this.#isOn && glances < GLANCES; glances++) {
      await this.#page.waitForTimeout(GLANCE_MS)
      found = await target.evaluate(wayTo)
    }
    return found
  }

  /** Of several that shut each other out Tab comes to the one that is chosen, and arrows choose others. */
  async #turnTo(radio: Locator): Promise<void> {
    const group = await radio.getAttribute('name')
    await this.to(this.#page.locator(`[name="${group}"]:checked`))
    for (let steps = 0; !(await radio.isChecked()); steps++) {
      expect(steps, `${radio} is not reached`).toBeLessThan(STEPS)
      await this.press('ArrowRight')
    }
  }

  /** With arrows as long as they lead nearer, and then from one lit place to the next. */
  async #walkTo(place: Locator): Promise<void> {
    let nearest = Number.POSITIVE_INFINITY
    for (let steps = 0; ; steps++) {
      const { far, arrow } = await place.evaluate(stepTo)
      if (far === 0) return
      expect(steps, `${place} is not reached on the board`).toBeLessThan(STEPS)
      if (far < nearest) {
        nearest = far
        await this.press(arrow)
      } else {
        nearest = 0
        await this.press('n')
      }
    }
  }
}

/** Runs in the page: where the focus is, seen from there. */
function wayTo(target: Element): { way: 'here' | 'before' | 'after' | 'lost'; at: string } {
  const active = document.activeElement
  if (active === target) return { way: 'here', at: '' }
  if (!active || active === document.body) return { way: 'lost', at: 'nothing' }
  const isBefore = (active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  const name = (active.getAttribute('aria-label') ?? active.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30)
  return { way: isBefore ? 'before' : 'after', at: `${active.tagName.toLowerCase()} "${name}"` }
}

/** Runs in the page: why somebody who looks at it does not see that it has the focus; null if they do. */
function unseen(target: Element): string | null {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target)
  const isRinged = outlineStyle !== 'none' && outlineWidth !== '0px'
  // That of the board lies within it.
  if (!isRinged && !(target.role === 'application' && boxShadow.includes('inset'))) return 'shows no ring'
  const { left, top, right, bottom } = target.getBoundingClientRect()
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return 'is not on the screen'
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return over && (target.contains(over) || over.contains(target)) ? null : `lies under ${over?.outerHTML.slice(0, 80)}`
}

/** Runs in the page: how far the keyboard is from this place of the board, and the arrow that leads there. */
function stepTo(place: Element): { far: number; arrow: string } {
  const here = document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')
  if (here === place) return { far: 0, arrow: '' }
  const [from, to] = [here, place].map((one) => one?.getBoundingClientRect() ?? new DOMRect())
  const dx = (to?.x ?? 0) - (from?.x ?? 0)
  const dy = (to?.y ?? 0) - (from?.y ?? 0)
  const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft'
  const along = dy > 0 ? 'ArrowDown' : 'ArrowUp'
  return { far: Math.hypot(dx, dy), arrow: Math.abs(dx) > Math.abs(dy) ? across : along }
}
