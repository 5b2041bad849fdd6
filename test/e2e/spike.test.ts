import { describe, expect, it, onTestFailed } from 'vitest'
import type { MatchFile, Rules } from '#engine/core/index.ts'
import { type Action, type State, spike } from '#engine/spike/index.ts'
import { isFaceDown } from '#engine/spike/piles.ts'
import type { LiveEntry } from '#worker/protocol.ts'
import { objections } from './axe.ts'
import { matchOf } from './follower.ts'
import { playableSpike } from './games/spike.ts'
import { setUp } from './here.ts'
import type { Player } from './player.ts'
import { among, DESK, OUTCOME, opened, PHONE, pictures, sensible } from './table.ts'

const rules = spike as Rules

const here = setUp()

const MATCHES = [
  ['the basic game on a phone that is turned every other turn', PHONE, 'Basic', 3, ['train', 'action', 'draw']],
  ['the advanced game at a desk', DESK, 'Advanced', 2, ['sides', 'route', 'train', 'action', 'draw']],
] as const

/** Only the start player gives a card away; and once in a while a match comes to its end without the others. */
const PERHAPS = new Set(['gift', 'move', 'after'])

describe('a whole match of Spike against bots, by page:', () => {
  it.each(MATCHES)('%s', async (_, size, variant, seats, asks) => {
    const table = await among(here.browser, here.stack.url, 'eastern-us', size, { seats, options: [variant] })
    const player = table.players[0] as Player
    const watcher = await opened(here.browser, here.stack.url, 'Watcher')
    await watcher.page.goto(table.url)
    const { page } = player
    onTestFailed(() => pictures(table.players))
    const asked = new Set<string>()
    let answers = 0
    const found: string[] = []
    let at = await player.told.asked<State>(rules, 0)
    while (!spike.turn(at.state).over) {
      const { ask } = spike.turn(at.state)
      if (size === PHONE) await player.hold(++answers % 8 > 3)
      await player.isAsked(ask)
      // What is asked is loaded when it is first asked.
      await page.locator('.asks :is(button, p), .decision button').first().waitFor()
      if (!asked.has(ask)) found.push(...(await objections(page)))
      asked.add(ask)
      // It buys parts early, so that no control of a turn goes untried.
      await playableSpike.carryOut(player, sensible(at.state, 0, 'novice'), at.state)
      at = await player.told.asked<State>(rules, 0, at.acted + 1)
    }
    expect([...asked].filter((ask) => !PERHAPS.has(ask)).sort()).toEqual([...asks].sort())
    expect(found).toEqual([])

    const own = (await matchOf(here.stack.url, table.id)).log.filter(({ seat }) => seat === 0)
    const types = new Set(own.map(({ action }) => (action as { type: string }).type))
    for (const type of ['build', 'draw', 'upgrade', 'load']) expect(types).toContain(type)
    await page.getByRole('heading', { name: OUTCOME }).waitFor()
    await page.locator('td.total').first().waitFor()
    const totals = await page.locator('td.total').allTextContents()
    expect(totals.map(Number)).toEqual(spike.standings(at.state).map(({ score }) => score))
    expect(await objections(page)).toEqual([])
    const match = await matchOf(here.stack.url, table.id)
    expect(leaks(player, match, 0)).toEqual([])
    expect(leaks(watcher, match, null)).toEqual([])
  })
})

/**
 * Cards that a page was told of while the match ran, though only other eyes may see them. The entry that ended it is
 * open to all, and mostly a card that was drawn.
 */
function leaks({ told }: Player, match: MatchFile, eyes: number | null): unknown[] {
  const end = match.log.length - 1
  const running = told.messages().filter((message) => !('table' in message) || message.table.status !== 'over')
  const views = running.flatMap((message) =>
    message.type === 'welcome' && message.view ? [message.view as State] : [],
  )
  const entries = running.flatMap((message) =>
    message.type === 'welcome' ? message.entries : message.type === 'entry' ? [message.entry] : [],
  )
  expect(entries.length).toBeGreaterThan(20)
  const hands = views
    .filter(({ stage }) => stage.phase !== 'sides')
    .flatMap(({ players }) => players.filter(({ hand }, seat) => seat !== eyes && !isFaceDown(hand)))
  const before = entries.filter(({ seq }) => seq < end)
  return [...hands, ...before.flatMap((entry) => leaksIn(entry, match.log[entry.seq], eyes))]
}

/** An entry as it was told, and as the file has it when all is open. */
function leaksIn(entry: LiveEntry, open: MatchFile['log'][number] | undefined, eyes: number | null): unknown[] {
  const drawn = (open?.chance ?? []).filter((outcome, i) => {
    const secret = typeof outcome === 'object' && outcome !== null && outcome.only !== eyes
    return secret && entry.chance?.[i] !== null
  })
  const action = (entry.action ?? null) as Action | null
  const named = action?.type === 'keepRoute' && entry.seat !== eyes && action.route !== null
  return [...drawn, ...(named ? [action] : [])]
}
