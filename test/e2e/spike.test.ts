import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest'
import type { Rules } from '#engine/core/index.ts'
import { type State, spike } from '#engine/spike/index.ts'
import { objections } from './axe.ts'
import { launchChromium } from './chromium.ts'
import { matchOf } from './follower.ts'
import { playableSpike } from './games/spike.ts'
import type { Player } from './player.ts'
import { Stack } from './stack.ts'
import { among, DESK, opened, PHONE, pictures, sensible } from './table.ts'

const rules = spike as Rules

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

const MATCHES = [
  ['the basic game on a phone', PHONE, 'Basic', 3, ['train', 'action', 'move', 'draw', 'after']],
  ['the advanced game at a desk', DESK, 'Advanced', 2, ['sides', 'route', 'train', 'action', 'move', 'draw', 'after']],
] as const

/** Who begins is drawn: only the start player gives a card away. */
const PERHAPS = new Set(['gift'])

describe('a whole match of Spike against bots, by page:', () => {
  it.each(MATCHES)('%s', async (_, size, variant, seats, asks) => {
    const table = await among(browser, stack.url, 'eastern-us', size, { seats, options: [variant] })
    const player = table.players[0] as Player
    const watcher = await opened(browser, table.url, 'Watcher')
    const { page } = player
    onTestFailed(() => pictures(table.players))
    const asked = new Set<string>()
    const found: string[] = []
    let at = await player.told.asked<State>(rules, 0)
    while (!spike.turn(at.state).over) {
      const { ask } = spike.turn(at.state)
      await player.isAsked(ask)
      if (!asked.has(ask)) found.push(...(await objections(page)))
      asked.add(ask)
      await playableSpike.carryOut(player, sensible(at.state, 0), at.state)
      at = await player.told.asked<State>(rules, 0, at.length)
    }
    expect([...asked].filter((ask) => !PERHAPS.has(ask)).sort()).toEqual([...asks].sort())
    expect(found).toEqual([])

    const own = (await matchOf(stack.url, table.id)).log.filter(({ seat }) => seat === 0)
    const types = new Set(own.map(({ action }) => (action as { type: string }).type))
    for (const type of ['build', 'draw', 'upgrade', 'start', 'freeMove', 'load', 'deliver']) expect(types).toContain(type)
    await page.getByRole('heading', { name: /has won|share the victory/ }).waitFor()
    await page.locator('td.total').first().waitFor()
    const totals = await page.locator('td.total').allTextContents()
    expect(totals.map(Number)).toEqual(spike.standings(at.state).map(({ score }) => score))
    expect(await objections(page)).toEqual([])
    expect(shown(player.told.frames, 0)).toEqual([])
    expect(shown(watcher.told.frames, null)).toEqual([])
  })
})

/** Cards in what a page was told while the match ran that only other eyes may see. */
function shown(frames: readonly string[], eyes: number | null): string[] {
  return frames.flatMap((frame) => {
    if (!frame.startsWith('{')) return []
    const { view, entries = [], entry, table } = JSON.parse(frame)
    if (table?.status === 'over') return []
    const foreign = [...entries, ...(entry ? [entry] : [])].filter(({ seat }) => seat !== eyes)
    const told = foreign.filter(({ action }) => isTold(action, 'card', 'giveCard') || isTold(action, 'route', 'keepRoute'))
    const secrets = foreign.flatMap(({ chance = [] }) =>
      chance.filter((one: { only?: number } | null) => one?.only !== undefined && one.only !== eyes),
    )
    const hands = (view?.players ?? []).filter((one: { hand: object }, seat: number) => seat !== eyes && !('hidden' in one.hand))
    const dealt = view && view.stage.phase !== 'sides' ? hands : []
    return [...told, ...secrets, ...dealt].map((one) => JSON.stringify(one))
  })
}

const isTold = (action: Record<string, unknown> | undefined, field: string, type: string): boolean =>
  action?.type === type && action[field] !== null && type !== 'giveCard'
