import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { encode } from 'uqr'
import { beforeAll, describe, expect, it, onTestFailed, vi } from 'vitest'
import { makeTable, readTable } from '#client/asking/api.ts'
import { type MatchFile, type Rules, replayed } from '#engine/core/index.ts'
import { type State, steam } from '#engine/steam/index.ts'
import { objections } from './axe.ts'
import { matchOf } from './follower.ts'
import { setUp } from './here.ts'
import { Player } from './player.ts'
import { DESK, makeTable as madeOn, mine, myTurn, OUTCOME, PHONE, pictures, sensible } from './table.ts'

const here = setUp()
/** A match of Steam that bots have played to its end. */
let id: string
let file: MatchFile
/** The match after so many entries, as the engine alone has it. */
let states: readonly State[]

beforeAll(async () => {
  const service = { origin: here.stack.url }
  const places = ['greedy', 'greedy', 'greedy'].map((bot) => ({ bot }))
  ;({ id } = await makeTable(service, { game: 'steam', map: 'steam-ruhr', seats: 3, places, start: true }))
  const over = async () => expect((await readTable(service, id)).status).toBe('over')
  await vi.waitFor(over, { timeout: 60_000, interval: 200 })
  file = await matchOf(here.stack.url, id)
  states = replayed(file, steam as Rules).steps.map(({ state }) => state as State)
})

async function pageAt(path: string, options: BrowserContextOptions = DESK): Promise<Page> {
  const page = await (await here.browser.newContext(options)).newPage()
  onTestFailed(() => pictures([new Player(page, 'carrying')]))
  await page.goto(here.stack.url + path)
  return page
}

/** As if somebody let go of a file over the page. */
async function drop(page: Page, text: string): Promise<void> {
  await page.getByText('match file').first().waitFor()
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'match.json', { type: 'application/json' }))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, text)
}

const isAt = (page: Page, count: number) =>
  expect
    .poll(() => page.locator('.where .figure').textContent(), { timeout: 10_000 })
    .toBe(count === 0 ? 'before the first entry' : `entry ${count} of ${file.log.length}`)

const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

/** Cash, income and track as the page shows them. */
async function shown(page: Page) {
  const figures = async (name: string) =>
    (await page.locator(`.players [data-figure="${name}"] dd`).allTextContents()).map((text) =>
      Number(text.replace('−', '-').replace(/[$+]/, '')),
    )
  return {
    cash: sorted(await figures('Cash')),
    income: sorted(await figures('Income')),
    tiles: await page.locator('.stage g.tile').count(),
  }
}

function as({ players, tiles }: State) {
  const there = players.filter(({ eliminated }) => eliminated === null)
  return {
    cash: sorted(there.map(({ cash }) => cash)),
    income: sorted(there.map(({ income }) => income)),
    tiles: tiles.filter(Boolean).length,
  }
}

describe('a match carried off', () => {
  it('is downloaded, dropped on the page, stepped through, forked in the middle and finished against bots', async () => {
    const page = await pageAt(`/t/${id}`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the match file' }).first().click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(JSON.parse(text)).toEqual(file)

    await page.goto(here.stack.url)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await drop(page, text)
    await page.waitForURL('**/replay')
    // The home page asks once how each of its tables stands.
    expect(asked.splice(0).filter((path) => path.startsWith('/api/'))).toEqual([`/api/tables/${id}`])
    await isAt(page, 0)
    await page.keyboard.press('.')
    await isAt(page, 1)
    const middle = Math.floor(file.log.length / 2)
    await page.getByLabel('Entry', { exact: true }).fill(String(middle))
    await isAt(page, middle)
    expect(await shown(page)).toEqual(as(states[middle] as State))
    expect(await objections(page)).toEqual([])
    await page.keyboard.press('[')
    const roundOf = (state: State) => steam.turn(state).round
    const begun = states.findIndex((state) => roundOf(state) === roundOf(states[middle] as State))
    await isAt(page, begun)
    // Without a server: nothing but our own code was asked for.
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])

    const lastRound = states.findIndex((state) => roundOf(state) === 10)
    await page.getByLabel('Entry', { exact: true }).fill(String(lastRound))
    await isAt(page, lastRound)
    await page.getByRole('button', { name: /^Play on from here/ }).click()
    await page.getByLabel('Your seat').selectOption({ index: 0 })
    expect(await objections(page)).toEqual([])
    await page.getByRole('button', { name: 'Against bots' }).click()
    await page.waitForURL('**/t/*')
    const player = new Player(page, 'Ada')
    const table = { id: page.url().split('/').at(-1) ?? '', url: page.url(), players: [player] }
    let at = await myTurn<State>(here.stack.url, table)
    expect(steam.turn(at.state).round).toBe(10)
    while (!steam.turn(at.state).over) at = await mine<State>(here.stack.url, table, sensible(at.state, 0))
    await page.getByRole('heading', { name: OUTCOME }).waitFor()
    expect((await matchOf(here.stack.url, table.id)).log.slice(0, lastRound)).toEqual(file.log.slice(0, lastRound))
  })

  it('a link leads to a moment of it, on a phone, and stepping on makes new links', async () => {
    const page = await pageAt(`/t/${id}?at=40`, PHONE)
    await isAt(page, 41)
    expect(await shown(page)).toEqual(as(states[41] as State))
    await page.getByRole('button', { name: 'Back an entry' }).tap()
    await isAt(page, 40)
    await expect.poll(() => page.url()).toBe(`${here.stack.url}/t/${id}?at=39`)
    expect(await objections(page)).toEqual([])
    await page.getByRole('button', { name: 'Done' }).tap()
    await page.getByRole('heading', { name: OUTCOME }).waitFor()
    await expect.poll(() => page.url()).toBe(`${here.stack.url}/t/${id}`)
  })

  it('the link of a table is shared and scanned; who may watch is said in its lobby', async () => {
    const page = await pageAt('/', PHONE)
    await page.evaluate(() => {
      const share = async (data: ShareData) => void document.body.setAttribute('data-shared', data.url ?? '')
      Object.defineProperty(navigator, 'share', { value: share })
    })
    await madeOn(page, 'Steam')
    await page.waitForURL('**/t/*')
    await page.getByRole('button', { name: 'Share…' }).tap()
    await expect.poll(() => page.locator('body').getAttribute('data-shared')).toBe(page.url())
    await page.getByRole('button', { name: 'QR code' }).tap()
    const code = await page.getByRole('img', { name: 'QR code of the link' }).locator('path').last().getAttribute('d')
    const { data } = encode(page.url(), { ecc: 'M', border: 4 })
    expect(code?.split('M').length).toBe(data.flat().filter(Boolean).length + 1)
    await page.getByRole('radio', { name: 'Only who plays' }).tap()
    const table = page.url().split('/').at(-1) ?? ''
    await expect.poll(async () => (await readTable({ origin: here.stack.url }, table)).private).toBe(true)
    expect(await objections(page)).toEqual([])
  })

  it.each<[string, () => unknown, RegExp]>([
    ['no JSON', () => '{"format":', /^is not JSON/],
    ['another game', () => ({ ...file, game: 'go' }), /^game must be one of age-of-steam, steam, spike/],
    [
      'a mangled entry',
      () => ({ ...file, log: file.log.with(7, { seat: 9, action: {} }) }),
      /^log\[7\]\.seat must be a seat, 0 to 2/,
    ],
    [
      'an entry the rules refuse',
      () => ({ ...file, log: file.log.with(3, { seat: 0, action: { type: 'score', to: 'income' } }) }),
      /^log\[3\] is refused by the rules \(/,
    ],
  ])('that is mangled is refused with what is wrong and where: %s', async (_, mangled, words) => {
    const page = await pageAt('/replay')
    const content = mangled()
    await drop(page, typeof content === 'string' ? content : JSON.stringify(content))
    await expect.poll(() => page.getByRole('alert').locator('p').first().textContent()).toMatch(words)
  })
})
