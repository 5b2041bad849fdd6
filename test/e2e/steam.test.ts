import { describe, expect, it, onTestFailed } from 'vitest'
import { type State, steam } from '#engine/steam/index.ts'
import { objections } from './axe.ts'
import { matchOf } from './follower.ts'
import { setUp } from './here.ts'
import type { Player } from './player.ts'
import { among, DESK, mine, myTurn, OUTCOME, PHONE, pictures, sensible } from './table.ts'

const here = setUp()

const MATCHES = [
  [
    'the base game on a phone that is turned every round',
    'steam-northeast',
    PHONE,
    'Base game',
    ['bid', 'select', 'build', 'goods', 'score'],
  ],
  [
    'the standard game at a desk',
    'steam-ruhr',
    DESK,
    'Standard game',
    ['raise', 'bid', 'select', 'build', 'goods', 'score'],
  ],
] as const

describe('a whole match of Steam against bots, by page:', () => {
  it.each(MATCHES)('%s', async (_, map, size, mode, asks) => {
    const table = await among(here.browser, here.stack.url, map, size, { seats: 5, options: [mode] })
    const { page } = table.players[0] as Player
    onTestFailed(() => pictures(table.players))
    const asked = new Set<string>()
    const found: string[] = []
    let at = await myTurn<State>(here.stack.url, table)
    for (;;) {
      const { ask, over, round } = steam.turn(at.state)
      if (over) break
      if (size === PHONE) await table.players[0]?.hold(round % 2 === 0)
      if (!asked.has(ask)) {
        asked.add(ask)
        await table.players[0]?.isAsked(ask)
        found.push(...(await objections(page)))
      }
      at = await mine<State>(here.stack.url, table, sensible(at.state, 0))
    }
    expect([...asked].sort()).toEqual([...asks].sort())
    expect(found).toEqual([])

    const own = (await matchOf(here.stack.url, table.id)).log.filter(({ seat }) => seat === 0)
    const types = new Set(own.map(({ action }) => (action as { type: string }).type))
    for (const type of ['select', 'build', 'endBuild', 'deliver', 'score']) expect(types).toContain(type)
    await page.getByRole('heading', { name: OUTCOME }).waitFor()
    await page.locator('td.total').first().waitFor()
    const totals = await page.locator('td.total').allTextContents()
    const standings = steam.standings(at.state).filter(({ eliminated }) => !eliminated)
    expect(totals.map(Number)).toEqual(standings.map(({ score }) => score))
    expect(await objections(page)).toEqual([])
  })
})
