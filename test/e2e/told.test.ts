import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFailed } from 'vitest'
import { objections } from './axe.ts'
import { setUp } from './here.ts'
import { actAt, arrive, type Forked, forkAt, type Question, question, recorded } from './questions.ts'
import { DESK, PHONE, pictures } from './table.ts'

const here = setUp()

const MATCH = 'age-of-steam-rust-belt-2022-4'

/** The page of somebody who is not asked at the n-th moment of a match, and the table it is at. */
async function waiting(entry: number, options = DESK, match = MATCH) {
  let at = -2
  const asked = question(match, () => ++at === entry - 1)
  const seat = (asked.seat + 1) % asked.match.seats.length
  const table = await forkAt(here.stack.url, asked)
  const player = await arrive(here.browser, here.stack.url, table, [seat], options)
  onTestFailed(() => pictures([player]))
  await player.page.locator('.ask').waitFor()
  return { asked, table, page: player.page, seat }
}

/** Whoever is asked does what was done in the recorded match. */
const goesOn = (table: Forked, { match, at }: Question) => {
  const next = match.log[at + 1]
  if (!next) throw new Error('nothing was done')
  return actAt(here.stack.url, table, next.seat, next.action as object)
}

const heard = (page: Page) => page.locator('[data-said]')
const indexOf = (type: string, nth = 0, match = MATCH): number => {
  const found = recorded(match).log.flatMap(({ action }, i) => ((action as { type: string }).type === type ? [i] : []))
  return found[nth] ?? -1
}

describe('what a rival does is told as it happens:', () => {
  it.each([
    ['at a desk', DESK],
    ['on a phone', PHONE],
  ])('a delivery, in a line, beside the figures, on the board and to the ear, %s', async (_, options) => {
    const { asked, table, page } = await waiting(indexOf('deliver', 8), options)
    expect(await heard(page).textContent()).toBe('')
    await goesOn(table, asked)
    await page.locator('.told .last', { hasText: 'moves a' }).waitFor()
    const said = 'moves a purple cube'
    await expect.poll(() => heard(page).textContent()).toMatch(/^\w+ moves a \w+ cube .* → .*: .*\+\d.*\.$/)
    expect(await heard(page).getAttribute('aria-live'), said).toBe('polite')
    // Somebody's next bills are better by what their links have earned.
    await page.locator('.players [data-figure="Next"] [data-change]').first().waitFor({ state: 'attached' })
    if (options === DESK) {
      expect(await page.locator('.players [data-figure="Income"] [data-change]').first().textContent()).toMatch(
        /^\+\d$/,
      )
    }
    await page.locator('.glow.told').waitFor({ state: 'attached' })
    expect(await objections(page)).toEqual([])
  })

  it('a build, with what it cost', async () => {
    const { asked, table, page } = await waiting(indexOf('build', 3))
    await goesOn(table, asked)
    await expect.poll(() => heard(page).textContent()).toMatch(/builds on .* for \$\d/)
    const paid = page.locator('.players [data-figure="Money"] [data-change]')
    expect(await paid.first().textContent()).toMatch(/^−\$\d$/)
  })

  it('a railway of Spike, where it lies and what it paid', async () => {
    const match = 'spike-eastern-us-advanced-4'
    const { asked, table, page } = await waiting(indexOf('build', 2, match), DESK, match)
    await goesOn(table, asked)
    await expect.poll(() => heard(page).textContent()).toMatch(/^\w+ connects .*: \$\d/)
    const { segments } = (recorded(match).log[asked.at + 1] as { action: { segments: readonly string[] } }).action
    for (const segment of segments) await page.locator(`[data-fresh="${segment}"]`).waitFor({ state: 'attached' })
    await page.locator('.players [data-figure="Cards"] [data-change]').first().waitFor({ state: 'attached' })
  })

  it('the end of a round, with what everybody earned, paid and lost, to be opened and closed', async () => {
    const rounds = recorded(MATCH).log.length
    let before = 1
    let entry = -1
    question(MATCH, ({ state }) => {
      const { round } = state as { round: number }
      const ends = round === 3 && before === 2
      before = round
      if (!ends) entry++
      return ends
    })
    expect(entry).toBeLessThan(rounds)
    const { asked, table, page } = await waiting(entry)
    await page.getByRole('button', { name: 'Round 1 in figures' }).waitFor()
    await goesOn(table, asked)
    const button = page.getByRole('button', { name: 'Round 2 in figures' })
    await button.click()
    const figures = page.getByRole('region', { name: 'The last round' })
    await figures.getByRole('columnheader', { name: 'Earned' }).waitFor()
    await expect.poll(() => figures.getByRole('row').count()).toBe(1 + asked.match.seats.length)
    expect(await objections(page)).toEqual([])
    await button.click()
    await figures.waitFor({ state: 'detached' })
  })

  it('not to the ear of whoever made the move', async () => {
    const asked = question(MATCH, ({ ask }) => ask === 'issue')
    const player = await arrive(here.browser, here.stack.url, await forkAt(here.stack.url, asked), [asked.seat], DESK)
    onTestFailed(() => pictures([player]))
    await player.isAsked('issue')
    await player.press(/^Issue 2 /)
    await player.page.locator('.told .last', { hasText: 'issues 2 shares' }).waitFor()
    expect(await heard(player.page).textContent()).toBe('')
  })

  it('bankruptcy before the click that brings it', async () => {
    const poor = question('age-of-steam-rust-belt-2022-6', ({ ask, state, seat }) => {
      const { players } = state as { players: { money: number; income: number; shares: number; engine: number }[] }
      const { money, income, shares, engine } = players[seat] ?? { money: 0, income: 0, shares: 0, engine: 0 }
      return ask === 'goods' && shares + engine - money - income > income
    })
    const player = await arrive(here.browser, here.stack.url, await forkAt(here.stack.url, poor), [poor.seat], DESK)
    onTestFailed(() => pictures([player]))
    await player.isAsked('goods')
    await player.page.locator('.ask').getByText('you go bankrupt at the end of this round').waitFor()
  })

  it('and whoever only watches is told that they do', async () => {
    const asked = question(MATCH, ({ ask }) => ask === 'issue')
    const player = await arrive(here.browser, here.stack.url, await forkAt(here.stack.url, asked), [], DESK)
    onTestFailed(() => pictures([player]))
    await player.page.locator('.ask h2', { hasText: 'You are watching.' }).waitFor()
  })
})
