import { describe, expect, it } from 'vitest'
import { objections } from './axe.ts'
import { takeSome } from './games/rail.ts'
import { setUp } from './here.ts'
import { Player } from './player.ts'
import { overflowsOn } from './pseudo.ts'
import { PHONE } from './table.ts'

const here = setUp()

const someone = async () => new Player(await (await here.browser.newContext(PHONE)).newPage(), 'Ada', true)

describe('play now', () => {
  it.each(['Age of Steam', 'Steam', 'Spike'])('%s: one click, and the match is on', async (game) => {
    const ada = await someone()
    await ada.page.goto(here.stack.url)
    await ada.page.getByRole('button', { name: `Play now: ${game}, against bots` }).click()
    await ada.page.locator('.ask').waitFor()
    expect(await ada.page.locator('.players li').count()).toBe(4)
    expect(await ada.page.locator('.players .bot').count()).toBeGreaterThanOrEqual(3)
    expect(await ada.page.locator('.players').innerText()).toContain('Guest')
    await ada.page.context().close()
  })

  it('is on this device alone: it asks nobody, is there after a reload, and in one window at a time', async () => {
    const ada = await someone()
    await ada.page.goto(here.stack.url)
    const asked: string[] = []
    ada.page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api')) asked.push(request.url())
    })
    await ada.page.getByLabel('“Play now” against').selectOption({ label: 'Apprentice, easy' })
    await ada.page.getByRole('button', { name: 'Play now: Age of Steam, against bots' }).click()
    await ada.page.locator('.ask.mine').waitFor()
    await takeSome(ada, 'Issue', 'share', 2)
    await ada.page.locator('.ask:not(.mine)').waitFor()
    await ada.page.locator('.ask.mine').waitFor()
    expect(asked).toEqual([])
    await ada.page.reload()
    await ada.page.locator('.ask.mine').waitFor()
    expect(await ada.page.locator('.players').innerText()).toContain('Guest')
    await ada.page.getByRole('button', { name: 'Menu' }).click()
    // Nobody can be asked to it.
    await ada.page.getByRole('button', { name: 'Download' }).waitFor()
    expect(await ada.page.locator('#menu').innerText()).not.toMatch(/link|embed|message/i)

    const other = await ada.page.context().newPage()
    await other.goto(ada.page.url())
    await other.locator('.ask.mine').waitFor()
    await ada.page.getByText('in another window').waitFor()
    await ada.page.getByRole('button', { name: 'Play it here' }).click()
    await ada.page.locator('.ask.mine').waitFor()
    await other.getByText('in another window').waitFor()

    await ada.page.goto(here.stack.url)
    await ada.page.getByRole('link', { name: /Round 1 of \d+: your turn/ }).click()
    await ada.page.locator('.ask.mine').waitFor()
    await ada.page.context().close()
  })

  it('says so where there is no such match', async () => {
    const ada = await someone()
    await ada.page.goto(`${here.stack.url}/solo/nothing`)
    await ada.page.getByText('This match is not on this device').waitFor()
    expect(await objections(ada.page)).toEqual([])
    await ada.page.context().close()
  })

  it('can be taken to a table, where friends may take over from the bots', async () => {
    const ada = await someone()
    await ada.page.goto(here.stack.url)
    await ada.page.getByRole('button', { name: 'Play now: Age of Steam, against bots' }).click()
    await ada.page.locator('.ask.mine').waitFor()
    await takeSome(ada, 'Issue', 'share', 2)
    await ada.page.getByRole('button', { name: 'Menu' }).click()
    await ada.page.getByRole('button', { name: 'Look back' }).click()
    await ada.page.getByRole('button', { name: 'Play on from here' }).click()
    await ada.page.getByRole('button', { name: 'With friends' }).click()
    await ada.page.waitForURL(/\/t\//)
    await ada.page
      .getByText('Start the match')
      .or(ada.page.getByRole('button', { name: /start/i }))
      .first()
      .waitFor()
    await ada.page.context().close()
  })

  it('on a map, alone where it is for one', async () => {
    const ada = await someone()
    await ada.page.goto(`${here.stack.url}/maps`)
    await ada.page.getByRole('button', { name: 'Play now on Barbados, alone' }).click()
    await ada.isAsked('issue')
    expect(await ada.page.locator('.players li').count()).toBe(1)
    await ada.page.context().close()
  })

  it('whoever plays alone with bots says how quick they are, and is told what they did at once', async () => {
    const ada = await someone()
    await ada.page.goto(here.stack.url)
    await ada.page.getByRole('button', { name: 'Play now: Age of Steam, against bots' }).click()
    await ada.page.locator('.ask.mine').waitFor()
    await ada.page.getByRole('button', { name: 'Menu' }).click()
    const pace = ada.page.getByRole('button', { name: 'at once' })
    await pace.click()
    await expect.poll(() => pace.getAttribute('aria-pressed')).toBe('true')
    expect(await overflowsOn(ada.page)).toEqual([])
    expect(await objections(ada.page)).toEqual([])
    await ada.page.keyboard.press('Escape')
    // What watches for that comes once all else is there.
    await ada.page.locator('[data-recapped]').waitFor({ state: 'attached' })
    // Three others issue before one is asked again, and what they did is told.
    await takeSome(ada, 'Issue', 'share', 2)
    await ada.page.locator('[data-recap]').waitFor({ timeout: 60_000 })
    await ada.page.context().close()
  })
})
