import { describe, expect, it, onTestFailed } from 'vitest'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { known, matchOf } from './follower.ts'
import { setUp } from './here.ts'
import type { Player } from './player.ts'
import { OUTCOME, pictures, playOne, rules, seated } from './table.ts'

const here = setUp()

/** Nobody goes on playing before their page says that the line is back. */
async function backOn(players: readonly Player[]): Promise<void> {
  await here.stack.up()
  for (const { page } of players) {
    await expect.poll(() => page.locator('header .line').textContent(), { timeout: 30_000 }).toBe('')
  }
}

describe('three people in three browsers: with a mouse, with nothing but keys, with a phone that is turned now and then', () => {
  it('play a whole match through the page, over reloads and a killed server', async () => {
    const table = await seated(here.browser, here.stack.url)
    const { players, id } = table
    onTestFailed(() => pictures(players))
    const keys = players[1]?.takeKeys()
    const disturbances = new Map<number, () => Promise<unknown>>([
      [40, () => players[1]?.page.reload() ?? Promise.resolve()],
      [90, () => here.stack.kill().then(() => backOn(players))],
      [130, () => players[2]?.page.reload() ?? Promise.resolve()],
    ])
    let at = await known(here.stack.url, id)
    while (!rules.turn(at.state).over) {
      await disturbances.get(at.length)?.()
      await players[2]?.hold(rules.turn(at.state).round % 2 === 0)
      at = await playOne(here.stack.url, table, at)
    }

    expect(keys?.complaints).toEqual([])

    const played = (await matchOf(here.stack.url, id)).log.map((entry) => (entry.action as { type: string }).type)
    expect(played.filter((type) => type === 'build').length).toBeGreaterThan(20)
    expect(played.filter((type) => type === 'deliver').length).toBeGreaterThan(10)
    const standings = ageOfSteam.result(at.state)?.standings.filter((line) => !line.eliminated) ?? []
    for (const { page } of players) {
      await page.getByRole('heading', { name: OUTCOME }).waitFor()
      // The table of points comes in a part of the page of its own.
      await page.locator('td.total').first().waitFor()
      const totals = await page.locator('td.total').allTextContents()
      expect(totals.map(Number)).toEqual(standings.map((line) => line.score))
    }
  })
})
