import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it, onTestFailed } from 'vitest'
import { adviceFor } from '#engine/bots/advice/index.ts'
import type { Seat, SomeAction } from '#engine/core/index.ts'
import { BOT_NAMES } from '#worker/both/botNames.ts'
import { objections } from './axe.ts'
import { settled } from './chromium.ts'
import { matchOf } from './follower.ts'
import { playableBy } from './games/index.ts'
import { setUp } from './here.ts'
import { inPseudo, overflowsOn, untranslatedOn } from './pseudo.ts'
import { arrive, type Forked, forkAgainstBots, forkAt, NAMES, type Question, question } from './questions.ts'
import { shot } from './shots.ts'
import { DESK, PHONE, pictures } from './table.ts'

const here = setUp()

const AOS = 'age-of-steam-rust-belt-2022-4'
const STEAM = 'steam-steam-northeast-standard-4'
const SPIKE = 'spike-eastern-us-advanced-4'

/** What is answered where one's own answer is put together is put there; everything else is asked for once more. */
const QUESTIONS: readonly (readonly [match: string, ask: string, round: number, size: BrowserContextOptions])[] = [
  [AOS, 'issue', 2, PHONE],
  [AOS, 'bid', 3, DESK],
  [AOS, 'choose', 3, PHONE],
  [AOS, 'build', 3, PHONE],
  [AOS, 'build', 5, DESK],
  [AOS, 'goods', 4, PHONE],
  ['age-of-steam-rust-belt-2022-5', 'produce', 1, DESK],
  [STEAM, 'raise', 2, DESK],
  [STEAM, 'bid', 2, PHONE],
  [STEAM, 'select', 3, PHONE],
  [STEAM, 'build', 4, DESK],
  [STEAM, 'goods', 5, DESK],
  [STEAM, 'score', 5, PHONE],
  [SPIKE, 'sides', 1, PHONE],
  [SPIKE, 'gift', 1, DESK],
  [SPIKE, 'route', 1, PHONE],
  [SPIKE, 'train', 1, DESK],
  [SPIKE, 'move', 2, PHONE],
  [SPIKE, 'action', 2, PHONE],
  [SPIKE, 'action', 3, DESK],
  [SPIKE, 'draw', 1, DESK],
]

const asked = (match: string, ask: string, round: number): Question =>
  question(match, (at) => at.ask === ask && (at.state as { round: number }).round >= round)

const hintButton = (page: Page) => page.locator('.ask').getByRole('button', { name: 'Hint', exact: true })
const hint = (page: Page) => page.locator('[data-hint]')

describe('a hint', () => {
  it.each(QUESTIONS)('%s: %s in round %i', async (match, ask, round, size) => {
    const at = asked(match, ask, round)
    const table = await forkAgainstBots(here.stack.url, at)
    const player = await arrive(here.browser, here.stack.url, table, [at.seat], size)
    onTestFailed(() => pictures([player]))
    const { page } = player
    await player.hit(hintButton(page))
    await hint(page).getByRole('button', { name: 'Do it' }).waitFor({ timeout: 60_000 })
    await shot(page, `hint-${match.slice(0, 5)}-${ask}-${round}`)
    const said = await hint(page).innerText()
    expect(said.length).toBeGreaterThan(10)
    expect(await overflowsOn(page)).toEqual([])
    expect(await objections(page)).toEqual([])
    const before = (await playedBy(table, at.seat)).length

    await player.hit(hint(page).getByRole('button', { name: 'Do it' }))
    const confirm = page.locator('.decision .button.primary')
    await confirm.waitFor()
    await shot(page, `hint-${match.slice(0, 5)}-${ask}-${round}-do`)
    expect((await playedBy(table, at.seat)).length).toBe(before)
    await player.hit(confirm)
    const { rules } = playableBy(at.match.game)
    const wanted = adviceFor(rules, rules.view(at.state as never, at.seat), at.seat).action
    // What others may not know of it, its log does not tell us either.
    const told = rules.knownAction({ ...at.match, seats: at.match.seats.length }, at.seat, wanted, null)
    await expect.poll(async () => (await playedBy(table, at.seat))[before]).toEqual(told)
    await expect.poll(() => hint(page).count()).toBe(0)
    await page.context().close()
  })

  it('is closed again, and takes its leave when the position changes', async () => {
    const at = asked(AOS, 'build', 3)
    const player = await arrive(
      here.browser,
      here.stack.url,
      await forkAgainstBots(here.stack.url, at),
      [at.seat],
      DESK,
    )
    const { page } = player
    await hintButton(page).click()
    await hint(page).getByRole('button', { name: 'Do it' }).waitFor()
    expect(await page.locator('path.pointed').count()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await hint(page).waitFor({ state: 'detached' })
    expect(await page.locator('path.pointed').count()).toBe(0)
    await hintButton(page).click()
    await hint(page).getByRole('button', { name: 'Do it' }).waitFor()
    await player.press('End building')
    await hint(page).waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('in a language that is 40 % longer says everything in it, and nothing is too wide', async () => {
    const found: string[] = []
    for (const [match, ask, round] of [QUESTIONS[0], QUESTIONS[3], QUESTIONS[9], QUESTIONS[17]] as typeof QUESTIONS) {
      const at = asked(match, ask, round)
      const player = await arrive(
        here.browser,
        here.stack.url,
        await forkAgainstBots(here.stack.url, at),
        [at.seat],
        PHONE,
        inPseudo,
      )
      const { page } = player
      const button = page.locator('.ask > .controls > .button.quiet')
      await button.first().waitFor()
      await button.first().tap()
      await hint(page).locator('.button').nth(1).waitFor()
      found.push(...(await untranslatedOn(page, [...NAMES, ...BOT_NAMES])), ...(await overflowsOn(page)))
      await page.context().close()
    }
    expect(found).toEqual([])
  })
})

describe('a table of several people', () => {
  it('shows none unless its host said so', async () => {
    const at = asked(AOS, 'choose', 3)
    const table = await forkAt(here.stack.url, at)
    const { page } = await arrive(here.browser, here.stack.url, table, [at.seat], DESK)
    await page.locator('[data-orders] summary, .ask .cards').first().waitFor()
    await page.locator('[popovertarget="talk"]').waitFor()
    await settled(page)
    expect(await hintButton(page).count()).toBe(0)
    await page.context().close()
  })

  it('shows them to everybody where the host said so in the lobby', async () => {
    const host = await here.browser.newContext(PHONE)
    const page = await host.newPage()
    await page.goto(here.stack.url)
    await page.getByRole('button', { name: 'Make a table for Steam' }).click()
    await page.waitForURL('**/t/*')
    await page.getByRole('group', { name: 'Hints?' }).getByText('For everybody').click()
    await page.getByText('It knows what they know, and no more.').waitFor()
    expect(await objections(page)).toEqual([])
    const id = page.url().split('/').at(-1) ?? ''
    const summary = await (await fetch(`${here.stack.url}/api/tables/${id}`)).json()
    expect(summary).toMatchObject({ hints: true })
    await host.close()
  })
})

async function playedBy(table: Forked, seat: Seat): Promise<readonly SomeAction[]> {
  const { log } = await matchOf(here.stack.url, table.id)
  return log.flatMap((entry) => ('action' in entry && entry.seat === seat ? [entry.action as SomeAction] : []))
}
