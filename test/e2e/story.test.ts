import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFailed } from 'vitest'
import { replay } from '#engine/core/index.ts'
import { BOT_NAMES } from '#worker/both/botNames.ts'
import { objections } from './axe.ts'
import { playableBy } from './games/index.ts'
import { setUp } from './here.ts'
import { inPseudo, overflowsOn, untranslatedOn } from './pseudo.ts'
import { actAt, arrive, type Forked, forkAgainstBots, NAMES, type Question, recorded } from './questions.ts'
import { shot } from './shots.ts'
import { DESK, PHONE, pictures } from './table.ts'

const here = setUp()

/** The last question of a recorded match, and what was answered. */
function lastOf(name: string): Question & { readonly answer: object } {
  const match = recorded(name)
  const { rules } = playableBy(match.game)
  const last = match.log.at(-1)
  const before = [...replay(match, rules)].at(-2)?.state
  if (!last || before === undefined) throw new Error(`${name} has no end`)
  const { ask } = rules.turn(before)
  return { match, at: match.log.length - 2, seat: last.seat, ask, state: before, answer: last.action as object }
}

/** A table at which this match has just ended. */
async function ended(name: string): Promise<{ table: Forked; seat: number }> {
  const last = lastOf(name)
  const table = await forkAgainstBots(here.stack.url, last)
  await actAt(here.stack.url, table, last.seat, last.answer)
  return { table, seat: last.seat }
}

const missed = (page: Page) => page.locator('[data-missed]')
const lesson = (page: Page) => page.locator('[data-lesson]')

const AOS = 'age-of-steam-rust-belt-2022-3'

describe('the story of a match', () => {
  it.each([
    [AOS, PHONE],
    ['steam-steam-northeast-base-3', DESK],
    ['age-of-steam-western-us-4', DESK],
  ] as const)('%s: where it came from, when it was decided, and what could have gone better', async (name, size) => {
    const { table, seat } = await ended(name)
    const player = await arrive(here.browser, here.stack.url, table, [seat], size)
    onTestFailed(() => pictures([player]))
    const { page } = player
    await missed(page).first().waitFor({ timeout: 60_000 })
    expect(await missed(page).count()).toBeLessThanOrEqual(3)
    await page.getByRole('heading', { name: 'Where it came from' }).waitFor()
    await page.getByRole('button', { name: 'Forecast' }).click()
    await page.locator('.ask svg polyline').first().waitFor()
    await shot(page, `story-${name.slice(0, 5)}`)
    await missed(page).first().scrollIntoViewIfNeeded()
    await shot(page, `story-${name.slice(0, 5)}-missed`)
    expect(await overflowsOn(page)).toEqual([])
    expect(await objections(page)).toEqual([])

    await missed(page).first().getByRole('button', { name: 'Show it' }).click()
    await lesson(page).waitFor()
    await lesson(page)
      .getByText(/^Better: /)
      .waitFor()
    await shot(page, `story-${name.slice(0, 5)}-lesson`)
    expect(await objections(page)).toEqual([])
    await lesson(page).getByRole('button', { name: 'Back to the story' }).click()
    await missed(page).first().waitFor()

    // What has been worked out is not worked out again.
    await page.reload()
    await missed(page).first().waitFor()
    expect(await page.locator('.ask progress').count()).toBe(0)
    await page.context().close()
  })

  it('is there for whoever comes by the link, and for whoever only watches', async () => {
    const { table } = await ended(AOS)
    const player = await arrive(here.browser, here.stack.url, table, [], DESK)
    const { page } = player
    await page.goto(`${here.stack.url}/t/${table.id}#story`)
    await missed(page).first().waitFor({ timeout: 60_000 })
    const whose = page.getByLabel('Whose moves')
    await whose.selectOption({ index: 2 })
    await page.getByText('The match is gone through once more').waitFor()
    await missed(page).or(page.getByText('Nothing that cost much')).first().waitFor({ timeout: 60_000 })
    await page.context().close()
  })

  it('is saved as a picture', async () => {
    const { table, seat } = await ended(AOS)
    const player = await arrive(here.browser, here.stack.url, table, [seat], DESK)
    const { page } = player
    await missed(page).first().waitFor({ timeout: 60_000 })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a picture' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('railhead-story.png')
    const bytes = readFileSync(await download.path())
    expect([...bytes.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 900])
    expect(bytes.length).toBeGreaterThan(40_000)
    if (process.env.SHOTS) await download.saveAs(`${process.env.SHOTS}/story-picture.png`)
    await page.context().close()
  })

  it.each([AOS, 'spike-eastern-us-basic-3'])('is told of a file, too: %s', async (name) => {
    const context = await here.browser.newContext(PHONE)
    const page = await context.newPage()
    await page.goto(`${here.stack.url}/replay`)
    const buffer = Buffer.from(JSON.stringify(recorded(name)))
    await page.locator('input[type="file"]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer })
    await page.locator('.ask input[type="range"]').focus()
    await page.keyboard.press('End')
    await missed(page).first().waitFor({ timeout: 60_000 })
    await shot(page, `story-file-${name.slice(0, 5)}`)
    expect(await page.getByRole('button', { name: 'Copy a link to this story' }).count()).toBe(0)
    await missed(page).first().getByRole('button', { name: 'Show it' }).click()
    await lesson(page)
      .getByText(/^Better: /)
      .waitFor()
    await shot(page, `story-file-${name.slice(0, 5)}-lesson`)
    expect(await overflowsOn(page)).toEqual([])
    expect(await objections(page)).toEqual([])
    await context.close()
  })

  it('in a language that is 40 % longer says everything in it, and nothing is too wide', async () => {
    const { table, seat } = await ended(AOS)
    const player = await arrive(here.browser, here.stack.url, table, [seat], PHONE, inPseudo)
    const { page } = player
    await missed(page).first().waitFor({ timeout: 60_000 })
    const found = [...(await untranslatedOn(page, [...NAMES, ...BOT_NAMES])), ...(await overflowsOn(page))]
    await missed(page).first().getByRole('button').click()
    await lesson(page).waitFor()
    found.push(...(await untranslatedOn(page, [...NAMES, ...BOT_NAMES])), ...(await overflowsOn(page)))
    expect(found).toEqual([])
    await page.context().close()
  })
})
