import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFailed } from 'vitest'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { objections } from './axe.ts'
import { setUp } from './here.ts'
import { inPseudo, overflowsOn, untranslatedOn } from './pseudo.ts'
import { actAt, arrive, forkAt, NAMES, type Question, question } from './questions.ts'
import { DESK, PHONE, pictures } from './table.ts'

const here = setUp()

const AOS = 'age-of-steam-rust-belt-2022-4'
const inRound = (round: number, ask: string, match = AOS): Question =>
  question(match, (at) => at.ask === ask && (at.state as { round: number }).round >= round)

const plans = (page: Page) => page.locator('.ask summary', { hasText: /plan/i })
const begin = (page: Page, topic: string) => page.locator(`[data-begin="${topic}"]`)
/** The action of the last question, not that which begins another turn. */
const build = (page: Page) => page.locator('.ask').getByRole('button', { name: /^Build · / })
const moneyOf = (page: Page, seat: number) =>
  page.locator('.ask tbody tr').nth(seat).locator('[data-figure="Money"]').innerText()

/** Somebody who sits there and has begun a plan, with a turn about this. */
async function planning(at: Question, seat: number, topic: string, options = DESK) {
  const table = await forkAt(here.stack.url, at)
  const player = await arrive(here.browser, here.stack.url, table, [seat], options)
  onTestFailed(() => pictures([player]))
  const { page } = player
  await plans(page).click()
  await page.getByRole('button', { name: 'New plan' }).click()
  await begin(page, topic).click()
  return { table, player, page }
}

async function buildOne(player: Awaited<ReturnType<typeof arrive>>): Promise<void> {
  await player.page.locator('path[data-hex].hot').first().waitFor()
  await player.tapLit()
  await player.hit(build(player.page))
}

describe('a plan', () => {
  it('while others move: turns of mine and of a rival, and rounds; kept, compared, gone on with [PLAN-01]', async () => {
    const at = inRound(4, 'goods')
    const mine = (at.seat + 1) % 4
    const { player, page } = await planning(at, mine, 'build', PHONE)
    await buildOne(player)
    await page.locator('[data-part="build"] ol li').waitFor()
    expect(await moneyOf(page, mine)).toMatch(/−\$\d/)
    await begin(page, 'round').click()
    await page.locator('[data-part="round"]').waitFor()
    await page.locator('.ask select').selectOption({ index: at.seat })
    await begin(page, 'goods').click()
    await page.locator('[data-part="goods"]').waitFor()
    expect(await page.locator('.ask').innerText()).toContain('If nothing else happened until the end')
    expect(await overflowsOn(page)).toEqual([])
    expect(await objections(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to the match' }).click()

    await page.reload()
    await plans(page).click()
    expect(await page.locator('[data-plan]').innerText()).toContain('holds')
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect.poll(() => page.locator('.ask table tbody tr').count()).toBe(2)
    expect(await overflowsOn(page)).toEqual([])
    expect(await objections(page)).toEqual([])
    await page.getByRole('button', { name: 'Open: Plan 1' }).click()
    expect(await page.locator('[data-part]').count()).toBe(3)
    // A step left out; the others stay.
    await page.locator('[data-part="build"] summary').click()
    await page.locator('[data-part="build"] ol button').click()
    await expect.poll(() => page.locator('[data-part="build"] ol li').count()).toBe(0)
    await page.context().close()
  })

  it('is played with one click when my turn comes, and says what does not hold any more [PLAN-02, PLAN-07]', async () => {
    const at = inRound(3, 'build')
    const { table, player, page } = await planning(at, at.seat, 'build')
    await buildOne(player)
    await buildOne(player)
    await expect.poll(() => page.locator('[data-part="build"] ol li').count()).toBe(2)
    await page.getByRole('button', { name: 'Back to the match' }).click()
    // Nothing of it has happened.
    const entries = async () =>
      (await (await fetch(`${here.stack.url}/api/tables/${table.id}`)).json()) as { seq: number }
    const { seq } = await entries()
    await page.locator('[data-plan-now]').getByRole('button', { name: 'Play all 2' }).click()
    await expect.poll(async () => (await entries()).seq).toBe(seq + 2)
    await page.locator('[data-plan-now]').waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('takes a line over several rounds with one click [PLAN-01]', async () => {
    const at = inRound(2, 'goods')
    const { page } = await planning(at, at.seat, 'build')
    await page.locator('[data-draw]:enabled').click()
    // The longest way there is: nobody lays it in one turn.
    const named = (name: string) =>
      ageOfSteam.game('rust-belt').board.hexes.find(({ place }) => place?.name === name)?.index
    for (const name of ['Kansas City', 'Toronto'])
      await page.locator(`path[data-hex="${named(name)}"]`).dispatchEvent('click')
    await page.locator('[data-plan-rest]').click()
    await expect.poll(() => page.locator('[data-part="round"]').count()).toBeGreaterThan(1)
    const turns = page.locator('[data-part="build"]')
    const rounds = await page.locator('[data-part="round"]').count()
    expect(await turns.count()).toBe(rounds + 1)
    expect(await turns.locator('details[open]').count()).toBe(1)
    expect(await page.locator('[data-part] .broken').count()).toBe(0)
    expect(await overflowsOn(page)).toEqual([])
    expect(await objections(page)).toEqual([])
    await page.context().close()
  })

  it('says so where somebody else was quicker [PLAN-02]', async () => {
    const at = inRound(3, 'choose')
    const next = (at.state as { stage: { left: readonly number[] } }).stage.left[1] as number
    const { table, player, page } = await planning(at, next, 'choose')
    await player.press(/^Engineer/)
    await page.locator('[data-part="choose"] ol li').waitFor()
    await begin(page, 'round').click()
    await begin(page, 'choose').click()
    await player.press(/^Locomotive/)
    await expect.poll(() => page.locator('[data-part="choose"] ol li').count()).toBe(2)
    await page.getByRole('button', { name: 'Back to the match' }).click()
    await actAt(here.stack.url, table, at.seat, { type: 'choose', action: 'engineer' })
    await player.isAsked('choose')
    const now = page.locator('[data-plan-now]')
    await now.filter({ hasText: /Stopped:.*\S/s }).waitFor()
    // What was meant for later is no worse for it.
    await now.filter({ hasText: 'Locomotive' }).getByRole('button', { name: 'Play this' }).waitFor()
    await now.getByRole('button', { name: /^Leave out/ }).click()
    await expect.poll(() => now.count()).toBe(1)
    await now.getByRole('button', { name: 'Play this' }).click()
    await now.waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('can be handed on by a link, and left as an order', async () => {
    const at = inRound(4, 'goods')
    const mine = (at.seat + 1) % 4
    const { player, page } = await planning(at, mine, 'build')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await buildOne(player)
    await page.getByRole('button', { name: 'Back to the match' }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Copied').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: 'Leave as an order' }).click()
    await page.locator('[data-order="build"]').waitFor()

    // Somebody who only watches.
    const other = await (await here.browser.newContext(DESK)).newPage()
    await other.goto(link)
    await other.locator('[data-part="build"] ol li').waitFor()
    expect(new URL(other.url()).hash).toBe('')
    await other.goto(`${link.slice(0, -9)}`)
    await other.reload()
    await other.getByText('cannot be read').waitFor()
    await other.context().close()
    await page.context().close()
  })

  it.each([
    ['steam-steam-northeast-standard-4', 'select', 'build'],
    ['spike-eastern-us-advanced-4', 'action', 'turn'],
  ])('%s: from %s, in other words nothing is left plain or too wide', async (match, ask, topic) => {
    const at = question(match, (one) => one.ask === ask)
    const table = await forkAt(here.stack.url, at)
    const player = await arrive(here.browser, here.stack.url, table, [at.seat], PHONE, inPseudo)
    onTestFailed(() => pictures([player]))
    const { page } = player
    await page.locator('[aria-keyshortcuts="g"]').waitFor({ state: 'attached' })
    await page.keyboard.press('g')
    await begin(page, topic).click()
    await page.locator(`[data-part="${topic}"]`).waitFor()
    expect(await untranslatedOn(page, NAMES)).toEqual([])
    expect(await overflowsOn(page)).toEqual([])
    expect(await objections(page)).toEqual([])
    await page.context().close()
  })
})
