import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { trackOf } from '#engine/age-of-steam/game.ts'
import { type Action, ageOfSteam, type Column, type State } from '#engine/age-of-steam/index.ts'
import { linkFrom } from '#engine/track/delivery.ts'
import { SPECIAL_WORDS } from '#lib/games/age-of-steam/words.ts'

const DOUBLE_TAP_MS = 400
const GLIDE_MS = 300

/** Runs in the page. */
function isUncovered(hex: Element): boolean {
  const { x, y, width, height } = hex.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2) === hex
}

/** Somebody at a table, who sees and touches only what the page shows. */
export class Player {
  readonly page: Page
  readonly name: string
  /** The board this player looks at: the page knows hexes by number. */
  map = 'rust-belt'
  readonly #touch: boolean
  #lastTap = 0

  constructor(page: Page, name: string, touch = false) {
    this.page = page
    this.name = name
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

  /** Carries an action out with the controls that a person would use for it. */
  async act(action: Action, state: State): Promise<void> {
    switch (action.type) {
      case 'issue':
        return this.#issue(action.n)
      case 'bid':
        return this.#bid(action.amount)
      case 'drop':
        return this.press(/^Drop out/)
      case 'freePass':
        return this.press(/^Free pass/)
      case 'choose':
        return this.press(new RegExp(`^${SPECIAL_WORDS[action.action].name}`))
      case 'urbanize':
        return this.#urbanize(action.hex, action.letter)
      case 'build':
        return this.#build(action)
      case 'cityLink':
        return this.#hit(this.page.locator(`.ask [data-link="${action.link}"]`))
      case 'takeBack':
        return this.press('Take back the last build')
      case 'chooseGains':
        return this.#hit(this.page.locator(`.ask [data-option="${action.option}"]`))
      case 'payFirst':
        return this.press(/^Pay \$/)
      case 'declineFirst':
        return this.press('Do not pay')
      case 'endBuild':
        return this.press('End building')
      case 'deliver':
        return this.#deliver(action, destination(action, state))
      case 'engine':
        return this.press(/^Locomotive to/)
      case 'pass':
        return this.press('Pass')
      case 'produce':
        return this.press('Draw two cubes')
      case 'decline':
        return this.press('Leave it')
      case 'place':
        return this.#place(action.cube, action.column, action.row)
    }
  }

  async press(name: string | RegExp): Promise<void> {
    await this.#hit(this.page.locator('.ask').getByRole('button', { name, exact: typeof name === 'string' }))
  }

  /** Taps the middle of a hex of the board, by its name. */
  async tapHex(name: string): Promise<void> {
    await this.#tap(`path[data-hex="${ageOfSteam.game(this.map).board.byName.get(name)}"]`)
  }

  /** Taps some lit hex. */
  async tapLit(): Promise<void> {
    await this.#tap('path[data-hex].hot >> nth=0')
  }

  async #tap(hex: string): Promise<void> {
    await this.#bringIntoView(this.page.locator(hex))
    // Nobody's finger is quicker; for the board two quick taps close together are a wish to zoom.
    await this.page.waitForTimeout(Math.max(0, this.#lastTap + DOUBLE_TAP_MS - Date.now()))
    await this.#hit(this.page.locator(hex))
    this.#lastTap = Date.now()
  }

  /** On a phone a hex may be out of sight or under a button: then one zooms in and drags it to the middle. */
  async #bringIntoView(hex: Locator): Promise<void> {
    if (await hex.evaluate(isUncovered)) return
    const zoomIn = this.page.getByRole('button', { name: 'Zoom in' })
    for (let tries = 0; tries < 6 && !(await hex.evaluate(isUncovered)); tries++) {
      if (tries % 2 === 1) await this.#hit(zoomIn)
      await this.page.waitForTimeout(GLIDE_MS)
      await this.#dragToMiddle(hex)
    }
  }

  async #dragToMiddle(hex: Locator): Promise<void> {
    const [here, board] = [await hex.boundingBox(), await this.page.locator('main.board').boundingBox()]
    if (!here || !board) return
    const { mouse } = this.page
    const start = { x: board.x + board.width / 3, y: board.y + board.height / 2 }
    await mouse.move(start.x, start.y)
    await mouse.down()
    await mouse.move(
      start.x + board.x + board.width / 2 - here.x - here.width / 2,
      start.y + board.y + board.height / 2 - here.y - here.height / 2,
      { steps: 4 },
    )
    await mouse.up()
    await this.page.waitForTimeout(GLIDE_MS)
  }

  async #issue(n: number): Promise<void> {
    const button = this.page.getByRole('button', { name: new RegExp(`^Issue ${n} `) })
    if ((await button.count()) > 0) await this.#hit(button)
    else await this.page.selectOption('[data-more="share"]', String(n))
  }

  async #bid(amount: number): Promise<void> {
    const bid = this.page.locator('.ask').getByRole('button', { name: /^Bid \$/ })
    for (;;) {
      const shown = Number((await bid.textContent())?.replace(/\D/g, ''))
      if (shown === amount) break
      await this.press('More')
    }
    await this.#hit(bid)
  }

  async #urbanize(hex: string, letter: string): Promise<void> {
    await this.press(/^Make a town/)
    await this.#hit(this.page.locator('.letters button').filter({ hasText: new RegExp(`^\\s*${letter}\\s`) }))
    await this.tapHex(hex)
    await this.press(`Place New City ${letter}`)
  }

  async #build({ hex, tile, rotation }: Extract<Action, { type: 'build' }>): Promise<void> {
    await this.tapHex(hex)
    const chosen = this.page.locator(`[data-tile="${tile}"]`)
    await this.#hit(chosen)
    const turn = this.page.locator(`[data-rotation="${rotation}"]`)
    if ((await turn.count()) > 0) await this.#hit(turn)
    await this.press(/^Build ·/)
  }

  async #deliver({ from, cube, path, bonus }: Extract<Action, { type: 'deliver' }>, to: string): Promise<void> {
    await this.tapHex(from)
    await this.#hit(this.page.locator(`[data-from="${from}"][data-cube="${cube}"][data-to="${to}"] > button`))
    const whose = bonus === undefined ? '' : `[data-bonus="${bonus}"]`
    const way = this.page.locator(`[data-path="${path.join(' ')}"]${whose}`)
    await this.page.getByRole('button', { name: `Deliver ${cube}` }).waitFor()
    if ((await way.count()) > 0) await this.#hit(way)
    await this.press(`Deliver ${cube}`)
  }

  async #place(cube: string, column: Column, row: number): Promise<void> {
    const wanted = this.page.locator('.ask').getByRole('button', { name: cube, exact: true })
    if ((await wanted.getAttribute('aria-pressed')) !== 'true') await this.#hit(wanted)
    await this.#hit(this.page.locator(`.ask [data-space="${column}/${row}"]`))
  }

  async #hit(target: Locator): Promise<void> {
    await expect.poll(() => target.count(), { timeout: 10_000, message: `${this.name}: ${target}` }).toBeGreaterThan(0)
    if (this.#touch) await target.tap()
    else await target.click()
  }
}

function destination({ from, path }: Extract<Action, { type: 'deliver' }>, state: State): string {
  const game = ageOfSteam.game(state.map)
  const track = trackOf(game, state)
  const start = game.board.byName.get(from) ?? -1
  const end = path.reduce((at, side) => linkFrom(track, at, side)?.to ?? -1, start)
  return game.board.hexes[end]?.name ?? ''
}
