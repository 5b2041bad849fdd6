import type { Page, WebSocketRoute } from 'playwright-core'
import { describe, expect, it, onTestFailed } from 'vitest'
import { known } from './follower.ts'
import { setUp } from './here.ts'
import { hotSeat, pictures, rules } from './table.ts'

const here = setUp()

/** A line whose two directions the test can stop; what the table says meanwhile is kept. */
class Line {
  swallowsActions = false
  #held: (() => void)[] | null = null
  #route: WebSocketRoute | undefined

  async on(page: Page): Promise<void> {
    await page.routeWebSocket(/\/socket/, (route) => {
      const server = route.connectToServer()
      this.#route = route
      route.onMessage((message) => {
        if (!this.swallowsActions || !String(message).includes('"act"')) server.send(message)
      })
      server.onMessage((message) => {
        const pass = () => route.send(message)
        if (this.#held) this.#held.push(pass)
        else pass()
      })
    })
    await page.reload()
    await page.locator('.ask').waitFor()
  }

  hold(): void {
    this.#held = []
  }

  release(): void {
    for (const pass of this.#held ?? []) pass()
    this.#held = null
  }

  cut(): Promise<void> | undefined {
    this.swallowsActions = false
    return this.#route?.close({ code: 4000, reason: 'cut by the test' })
  }
}

const money = (page: Page, name: string) =>
  page.locator('.players li', { hasText: name }).locator('[data-figure="Money"] dd')

/** A table where the first question is on the board, with one tab whose line we hold. */
async function begun() {
  const table = await hotSeat(here.browser, here.stack.url)
  const page = table.players[0]?.page as Page
  onTestFailed(() => pictures(table.players.slice(0, 1)))
  const line = new Line()
  await line.on(page)
  const { state } = await known(here.stack.url, table.id)
  const seat = rules.turn(state).seats[0] as number
  return { ...table, page, line, name: ['Ada', 'Brunel', 'Clara'][seat] as string }
}

describe('my own action is shown before the table has answered', () => {
  it('and taken back when the line breaks, then sent again', async () => {
    const { page, line, name, id } = await begun()
    line.swallowsActions = true
    await page.getByRole('button', { name: /^Issue 2 / }).click()
    await expect.poll(() => money(page, name).textContent()).toBe('$20')
    expect((await known(here.stack.url, id)).length).toBe(0)

    await line.cut()
    await page.locator('.toast[data-notice="takenBack"]').waitFor()
    await expect.poll(() => known(here.stack.url, id).then(({ length }) => length)).toBe(1)
    await expect.poll(() => money(page, name).textContent()).toBe('$20')
  })

  it('and lost by no reload: what the table never got is sent by the next page, which says so', async () => {
    const { page, line, name, id } = await begun()
    line.swallowsActions = true
    await page.getByRole('button', { name: /^Issue 2 / }).click()
    await expect.poll(() => money(page, name).textContent()).toBe('$20')
    expect((await known(here.stack.url, id)).length).toBe(0)
    line.swallowsActions = false
    await page.reload()
    await page.locator('.toast[data-notice="late"]', { hasText: 'it has been sent now' }).waitFor()
    await expect.poll(() => known(here.stack.url, id).then(({ length }) => length)).toBe(1)
    await expect.poll(() => money(page, name).textContent()).toBe('$20')
    await page.reload()
    await page.locator('.ask').waitFor()
    expect((await known(here.stack.url, id)).length).toBe(1)
  })

  it('and taken back, with the reason, when the table refuses', async () => {
    const { page, line, name, url, id } = await begun()
    const other = await page.context().newPage()
    await other.goto(url)
    line.hold()
    await other.getByRole('button', { name: /^Issue 1 / }).click()
    await expect.poll(() => known(here.stack.url, id).then(({ length }) => length)).toBe(1)

    await page.getByRole('button', { name: /^Issue 3 / }).click()
    await expect.poll(() => money(page, name).textContent()).toBe('$25')
    // Time for the refusal to arrive at the held line behind the news it was about.
    await page.waitForTimeout(300)
    line.release()
    await page.locator('.toast[data-notice="refused"]', { hasText: 'not your turn' }).waitFor()
    await expect.poll(() => money(page, name).textContent()).toBe('$15')
  })
})
