import { describe, expect, it, onTestFailed } from 'vitest'
import { replay, sha256Hex } from '#engine/core/index.ts'
import { objections } from './axe.ts'
import { matchOf } from './follower.ts'
import { playableBy } from './games/index.ts'
import { setUp } from './here.ts'
import { actAt, arrive, forkAt, type Question, recorded } from './questions.ts'
import { DESK, PHONE, pictures } from './table.ts'

const here = setUp()

/** The last question of a recorded match, and what was answered. */
function lastOf(name: string): { question: Question; answer: object } {
  const match = recorded(name)
  const { rules } = playableBy(match.game)
  const last = match.log.at(-1)
  const before = [...replay(match, rules)].at(-2)?.state
  if (!last || before === undefined) throw new Error(`${name} has no end`)
  const { ask } = rules.turn(before)
  return {
    question: { match, at: match.log.length - 2, seat: last.seat, ask, state: before },
    answer: last.action as object,
  }
}

const END = 'age-of-steam-rust-belt-2022-3'

describe('when a match is over', () => {
  it('the same people play again, the next seat first, with one click each', async () => {
    const { question, answer } = lastOf(END)
    const { url } = here.stack
    const table = await forkAt(url, question)
    const ada = await arrive(here.browser, url, table, [0], DESK)
    const brunel = await arrive(here.browser, url, table, [1], PHONE)
    onTestFailed(() => pictures([ada, brunel]))
    await actAt(url, table, question.seat, answer)

    await ada.hit(ada.page.getByRole('button', { name: 'Rematch' }))
    await ada.page.waitForURL((to) => to.pathname.startsWith('/t/') && !to.pathname.endsWith(table.id))
    const next = new URL(ada.page.url()).pathname
    await ada.page.locator('li[data-seat="2"].mine').waitFor()
    await brunel.hit(brunel.page.getByRole('button', { name: 'To the next match' }))
    await brunel.page.waitForURL(`**${next}`)
    await brunel.page.locator('li[data-seat="0"].mine').waitFor()
    await ada.page.locator('li[data-seat="1"]', { hasText: 'Clara' }).waitFor()
    // Whoever made the fork is nobody here; the people of the table start it themselves when the host stays away.
    expect(await objections(brunel.page)).toEqual([])
  })

  it('what its chance followed from is told, and was sealed from the start', async () => {
    const { question, answer } = lastOf(END)
    const { url } = here.stack
    const table = await forkAt(url, question)
    const ada = await arrive(here.browser, url, table, [0], DESK)
    const { page } = ada
    await ada.hit(page.getByRole('button', { name: 'Menu' }))
    await page.locator('#menu summary', { hasText: 'Fair chance' }).click()
    const sealed = await page.locator('#menu details code').textContent()
    expect(sealed).toMatch(/^[0-9a-f]{64}$/)
    await page.keyboard.press('Escape')
    await actAt(url, table, question.seat, answer)
    await page.locator('.ask summary', { hasText: 'Fair chance' }).click()
    const [seed, again] = await page.locator('.ask details code').allTextContents()
    expect(again).toBe(sealed)
    expect(sha256Hex(seed ?? '')).toBe(sealed)
    expect((await matchOf(url, table.id)).seed).toBe(seed)
  })
})

describe('whoever comes back', () => {
  it('has the seat that a bot kept by one click, at the top', async () => {
    const { question } = lastOf(END)
    const { url } = here.stack
    const table = await forkAt(url, { ...question, at: 10 })
    const waiting = (question.seat + 1) % 3
    const ada = await arrive(here.browser, url, table, [waiting], PHONE)
    onTestFailed(() => pictures([ada]))
    await ada.hit(ada.page.getByRole('button', { name: 'Menu' }))
    await ada.hit(ada.page.getByRole('button', { name: 'Let a bot play for me' }))
    await ada.page.keyboard.press('Escape')
    await ada.page.reload()
    const back = ada.page.locator('header').getByRole('button', { name: 'Play again myself' })
    await ada.hit(back)
    await back.waitFor({ state: 'detached' })
  })

  it('finds on the home page with whom they play, where it stands, and that it is their turn', async () => {
    const { question } = lastOf(END)
    const { url } = here.stack
    const table = await forkAt(url, question)
    const ada = await arrive(here.browser, url, table, [question.seat], PHONE)
    const { page } = ada
    onTestFailed(() => pictures([ada]))
    await ada.isAsked(question.ask)
    await page.goto(url)
    const first = page.locator('main > *').first()
    await first.getByRole('heading', { name: 'Your tables' }).waitFor()
    const card = first.getByRole('link')
    await expect.poll(() => card.textContent()).toContain('your turn')
    const others = ['Ada', 'Brunel', 'Clara'].filter((_, seat) => seat !== question.seat)
    expect(await card.textContent()).toContain(`You, with ${others.join(' and ')}`)
    expect(await card.textContent()).toContain('Rust Belt')
    expect(await objections(page)).toEqual([])

    await actAt(url, table, question.seat, lastOf(END).answer)
    await page.reload()
    await page.getByRole('heading', { name: /Your tables|Matches that are over/ }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: /The match is over/ }).count()).toBe(1)
  })
})
