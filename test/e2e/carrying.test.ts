import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest'
import { makeTable, readTable } from '#client/api.ts'
import type { Rules } from '#engine/core/index.ts'
import { type MatchFile, replayed } from '#engine/core/index.ts'
import { type State, steam } from '#engine/steam/index.ts'
import { objections } from './axe.ts'
import { launchChromium } from './chromium.ts'
import { matchOf } from './follower.ts'
import { Player } from './player.ts'
import { Stack } from './stack.ts'
import { DESK, mine, myTurn, PHONE, pictures, sensible } from './table.ts'

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

/** A match that bots have played to its end. */
async function played(): Promise<string> {
  const service = { origin: stack.url }
  const places = ['greedy', 'greedy', 'greedy'].map((bot) => ({ bot }))
  const { id } = await makeTable(service, { game: 'steam', map: 'steam-ruhr', seats: 3, places, start: true })
  await expect.poll(async () => (await readTable(service, id)).status, { timeout: 60_000 }).toBe('over')
  return id
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text as string], name as string, { type: 'application/json' }))
      window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    },
    [name, text],
  )
}

const counter = (page: Page) => page.locator('.where .figure').textContent()

describe('a match carried off', () => {
  it('is downloaded, dropped on the page, stepped through, forked in the middle and finished against bots', async () => {
    const id = await played()
    const page = await (await browser.newContext(DESK)).newPage()
    onTestFailed(() => pictures([new Player(page, 'carrying')]))
    await page.goto(`${stack.url}/t/${id}`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the match file' }).first().click()
    const text = await readFile(await (await download).path(), 'utf8')
    const file = JSON.parse(text) as MatchFile
    expect(file).toEqual(await matchOf(stack.url, id))

    await page.goto(stack.url)
    await drop(page, 'match.json', text)
    await page.waitForURL('**/replay')
    const { steps } = replayed(file, steam as Rules)
    const last = steps.length - 1
    const moneyShown = async () =>
      (await page.locator('.players [data-figure="money"]').allTextContents()).map((money) =>
        Number(money.replace(/\D/g, '')),
      )
    const moneyAt = (count: number) => (steps[count]?.state as State).players.map(({ money }) => money)
    await expect.poll(() => counter(page)).toBe('before the first entry')
    await page.keyboard.press('.')
    await expect.poll(() => counter(page)).toBe(`entry 1 of ${last}`)
    await page.screenshot({ path: '/tmp/shots/replay1.png' })
    await page.getByRole('button', { name: 'On a round' }).click()
    await page.screenshot({ path: '/tmp/shots/replay2.png' })
    await page.getByLabel('Entry', { exact: true }).fill(String(Math.floor(last / 2)))
    await expect.poll(() => counter(page)).toBe(`entry ${Math.floor(last / 2)} of ${last}`)
    await page.screenshot({ path: '/tmp/shots/replay3.png' })
    console.log(await page.locator('.players').innerText(), moneyAt(Math.floor(last / 2)), await moneyShown())
    expect(await objections(page)).toEqual([])
    await page.getByRole('button', { name: 'On a round' }).click()
    await page.getByRole('button', { name: /Play on/ }).click()
    await page.screenshot({ path: '/tmp/shots/replay4.png' })
    expect(await objections(page)).toEqual([])
    await page.getByRole('button', { name: 'Against bots' }).click()
    await page.waitForURL('**/t/*')
    await page.locator('.ask').waitFor()
    await page.screenshot({ path: '/tmp/shots/replay5.png' })
  })
})
