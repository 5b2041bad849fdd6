import { globSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as client from '#client/asking/api.ts'
import { newSecret } from '#worker/protocol.ts'
import { objections } from './axe.ts'
import { launchChromium } from './chromium.ts'
import { failuresOfPages } from './player.ts'
import { inPseudo, overflowsOn, untranslatedOn } from './pseudo.ts'
import { actAt } from './questions.ts'
import { Stack } from './stack.ts'
import { PHONE } from './table.ts'

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

const NAMES = ['Ada', 'Ben', 'Cid']

/** As if it had been begun by older rules, which came to something else with the entry `seq` (-1: the setup). */
function begunBefore(table: string, seq: number): void {
  for (const file of globSync(`${stack.data}/**/*.sqlite`)) {
    const database = new DatabaseSync(file)
    const has = database.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'meta'`).all().length > 0
    const [row] = has ? database.prepare('SELECT room FROM meta').all() : []
    if (row && (JSON.parse(String(row.room)) as { id: string }).id === table) {
      database.exec(`UPDATE meta SET room = json_set(room, '$.rules', 0)`)
      database.prepare(`UPDATE log SET hash = 'another' WHERE seq = ?`).run(seq)
      if (seq < 0) database.exec(`UPDATE snapshot SET state = json_set(state, '$.round', 0)`)
    }
    database.close()
  }
}

async function match() {
  const secrets = NAMES.map(newSecret)
  const places = NAMES.map((name, seat) => ({ name, secret: secrets[seat] as string }))
  const wanted = { game: 'age-of-steam', map: 'rust-belt', seats: 3, places, start: true }
  const { id } = await client.makeTable({ origin: stack.url, fetch }, wanted)
  const visit = async (seat: number, first?: (page: Page) => Promise<unknown>): Promise<Page> => {
    const page = await (await browser.newContext({ ...PHONE, acceptDownloads: true })).newPage()
    await first?.(page)
    await page.goto(`${stack.url}/t/${id}#seat=${seat}.${secrets[seat]}`)
    return page
  }
  return { id, visit, table: { id, seats: secrets } }
}

describe('a match that would be another under newer rules', () => {
  it('goes on when those who play agree to it', async () => {
    const { id, visit, table } = await match()
    for (const seat of [0, 1]) await actAt(stack.url, table, seat, { type: 'issue', n: 0 })
    const last = (await client.readTable({ origin: stack.url, fetch }, id)).seq
    await stack.kill()
    begunBefore(id, last)
    await stack.up()

    const ada = await visit(0)
    await ada.getByRole('heading', { name: 'Go on under the rules of today?' }).waitFor()
    await ada.getByText(`its entry ${last + 1} would have been another`).waitFor()
    await ada.getByText('goes on in round 1: the last move is taken back').waitFor()
    expect(await objections(ada)).toEqual([])
    const saved = ada.waitForEvent('download')
    await ada.getByRole('button', { name: 'Download the match file' }).click()
    expect((await saved).suggestedFilename()).toBe(`railhead-${id}.json`)
    await ada.getByRole('button', { name: 'Ask all to go on' }).click()
    await ada.getByText('Waiting for Ben and Cid.').waitFor()
    await ada.getByText('Ada agrees.').waitFor()

    const ben = await visit(1)
    await ben.getByText('Ada asks to go on under the rules of today.').waitFor()
    expect(await objections(ben)).toEqual([])
    await ben.getByRole('button', { name: 'No', exact: true }).click()
    await ada.getByRole('button', { name: 'Ask all to go on' }).click()
    await ben.getByRole('button', { name: 'Agree' }).click()
    await ada.getByText('Ada and Ben agree.').waitFor()
    const cid = await visit(2)
    await cid.getByRole('button', { name: 'Agree' }).click()
    for (const page of [ada, ben, cid]) await page.locator('.ask').waitFor()
    expect(await client.readTable({ origin: stack.url, fetch }, id)).toMatchObject({ carried: 0, status: 'running' })
    expect(failuresOfPages()).toEqual([])
  })

  it('speaks other languages, and fits', async () => {
    const { id, visit } = await match()
    await stack.kill()
    begunBefore(id, -1)
    await stack.up()
    const page = await visit(0, inPseudo)
    await page.locator('[data-new-rules]').waitFor()
    expect(await page.locator('[data-new-rules] h2').count()).toBe(0)
    expect(await untranslatedOn(page)).toEqual([])
    expect(await overflowsOn(page)).toEqual([])
  })
})
