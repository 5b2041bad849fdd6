import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { botById } from '#engine/bots/index.ts'
import type { Rules } from '#engine/core/index.ts'
import { launchChromium } from './chromium.ts'
import { type Known, known } from './follower.ts'
import { Player } from './player.ts'
import { Stack } from './stack.ts'

const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const rules = ageOfSteam as Rules

let stack: Stack
let browser: Browser

beforeAll(async () => {
  stack = await Stack.start()
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

async function opened(url: string, name: string, options: BrowserContextOptions): Promise<Player> {
  const page = await (await browser.newContext(options)).newPage()
  await page.goto(url)
  return new Player(page, name, options.hasTouch)
}

/** Three people at a table that has just been started; the first made it, the last is on a phone. */
async function seated(): Promise<{ table: string; players: Player[] }> {
  const ada = await opened(stack.url, 'Ada', DESK)
  await ada.page.getByRole('button', { name: 'Make a table' }).click()
  await ada.page.waitForURL('**/t/*')
  const link = ada.page.url()
  await ada.page.getByText('3', { exact: true }).click()
  await ada.page.locator('li[data-seat="3"]').waitFor({ state: 'detached' })
  const players = [ada, await opened(link, 'Brunel', DESK), await opened(link, 'Clara', PHONE)]
  for (const [seat, player] of players.entries()) await player.sit(seat)
  await ada.page.getByRole('button', { name: 'Start the match' }).click()
  for (const { page } of players) await page.locator('.ask').waitFor()
  return { table: link.split('/').at(-1) ?? '', players }
}

/** Whoever is asked does what the greedy bot would do, with the controls of their page. */
async function playOne(table: string, players: readonly Player[], at: Known): Promise<Known> {
  const turn = rules.turn(at.state)
  const seat = turn.seats[0] as number
  const player = players[seat] as Player
  const action = botById('greedy')?.choose(rules, at.state, seat, () => 0)
  await player.isAsked(turn.ask)
  await player.act(action as Parameters<Player['act']>[0], at.state)
  return after(table, at, JSON.stringify(action))
}

/** The match once it has grown by one action. */
async function after(table: string, before: Known, message: string): Promise<Known> {
  let at = before
  await expect
    .poll(
      async () => {
        at = await known(stack.url, table)
        return at.length
      },
      { timeout: 10_000, message },
    )
    .toBe(before.length + 1)
  return at
}

/** What everybody saw when it went wrong. */
async function picturesOf(players: readonly Player[]): Promise<void> {
  for (const { page, name } of players) {
    const path = join(tmpdir(), `railhead-e2e-${name}.png`)
    await page.screenshot({ path })
    console.error(`${name}: ${path}`)
  }
}

describe('three people in three browsers, one of them a phone', () => {
  it('play a whole match through the page, over a reload and a killed server', async () => {
    const { table, players } = await seated()
    onTestFailed(() => picturesOf(players))
    let at = await known(stack.url, table)
    const disturbances = new Map([
      [40, async () => void (await players[1]?.page.reload())],
      [
        90,
        async () => {
          await stack.kill()
          await stack.up()
        },
      ],
      [130, async () => void (await players[2]?.page.reload())],
    ])
    const delivered = 0
    const built = 0
    while (!rules.turn(at.state).over) {
      await disturbances.get(at.length)?.()
      disturbances.delete(at.length)
      at = await playOne(table, players, at)
    }
    const result = ageOfSteam.result(at.state)
    for (const { page } of players) {
      await page.getByRole('heading', { name: /has won|share the victory/ }).waitFor()
      const totals = await page.locator('td.total').allTextContents()
      expect(totals.map(Number)).toEqual(result?.standings.filter((line) => !line.eliminated).map((line) => line.score))
    }
    expect(delivered + built).toBeGreaterThanOrEqual(0)
  })
})
