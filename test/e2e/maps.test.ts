import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFailed } from 'vitest'
import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import { objections } from './axe.ts'
import { type Known, known } from './follower.ts'
import { setUp } from './here.ts'
import { buildMoves, buildsOf, cityBesideCube, linkToTown, unfinished } from './plans.ts'
import type { Player } from './player.ts'
import { among, DESK, mine, myTurn, PHONE, pictures, rules, type Seated, sensible } from './table.ts'

const here = setUp()

const PORTS = ['Charleston', 'Savannah', 'Mobile', 'New Orleans']

/** Ada on seat 0 of a map, bots beside her if it takes any. */
async function at(map: string, options = DESK) {
  const table = await among(here.browser, here.stack.url, map, options)
  onTestFailed(() => pictures(table.players))
  const player = table.players[0] as Player
  return { table, player, page: player.page }
}

/** Plays on sensibly until this is asked of Ada, or until she has come to this round. */
async function playUntil(table: Seated, until: string | number): Promise<Known> {
  let now = await myTurn(here.stack.url, table)
  const there = () => {
    const { ask, round, over } = rules.turn(now.state)
    return over || ask === until || (typeof until === 'number' && round >= until)
  }
  while (!there()) now = await mine(here.stack.url, table, sensible(now.state, 0))
  await table.players[0]?.isAsked(rules.turn(now.state).ask)
  return now
}

/** A table at whose first building Ada can link a port with cotton: before the bots do, if they let her. */
async function withPortInReach() {
  for (let tries = 0; tries < 8; tries++) {
    const dealt = await at('southern-us')
    await playUntil(dealt.table, 'issue')
    await mine(here.stack.url, dealt.table, { type: 'issue', n: 2 })
    const choosing = await playUntil(dealt.table, 'choose')
    const moves = ageOfSteam.moves(choosing.state, 0)
    const isFree = moves.ask === 'choose' && moves.actions.includes('first-build')
    if (isFree) await mine(here.stack.url, dealt.table, { type: 'choose', action: 'first-build' })
    const { state } = await playUntil(dealt.table, 'build')
    const plan = linkToTown(state, 0, PORTS, 'white')
    if (plan) return { ...dealt, plan }
  }
  throw new Error('no table of eight had a port in reach')
}

const drawer = async (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const labelOf = (page: Page, state: State, name: string) => {
  const hex = ageOfSteam.game(state.map).board.hexes.find(({ place }) => place?.name === name)
  return page.locator(`path[data-hex="${hex?.index}"]`).getAttribute('aria-label')
}

describe('a round on every map, by page:', () => {
  it('Western U.S. begins with $20, cubes on towns and starting cities', async () => {
    const { table, page } = await at('western-us')
    await expect
      .poll(() => page.locator('.players [data-figure="Money"] dd').allTextContents())
      .toEqual(['$20', '$20', '$20'])
    const { state } = await known(here.stack.url, table.id)
    expect(await labelOf(page, state, 'Kansas City')).toMatch(/town Kansas City.*(red|blue|purple|yellow|black)/)
    await drawer(page, 'Rules')
    await page.getByText('all your track must hang together').waitFor()

    const building = await playUntil(table, 'build')
    const buildable = buildMoves(building.state, 0).sites.filter((site) => site.placements.length > 0)
    await expect.poll(() => page.locator('path[data-hex].hot').count()).toBe(buildable.length)
    const end = await playUntil(table, 2)
    expect(rules.turn(end.state).round).toBe(2)
  })

  it('Southern U.S. sends cotton from a town to a port', async () => {
    const { table, page, plan } = await withPortInReach()
    for (const build of plan) await mine(here.stack.url, table, build)
    await mine(here.stack.url, table, { type: 'endBuild' })
    await playUntil(table, 'goods')
    const { state } = await myTurn(here.stack.url, table)
    const moves = ageOfSteam.moves(state, 0)
    const cotton = moves.ask === 'goods' ? moves.deliveries.find(({ cube }) => cube === 'white') : undefined
    expect(cotton?.ways[0]?.gains[0]).toBe(2)
    const { from, cube, ways } = cotton ?? { from: '', cube: 'white', ways: [] }
    await mine(here.stack.url, table, { type: 'deliver', from, cube, path: [...(ways[0]?.path ?? [])] })
    await drawer(page, 'Journal')
    await page
      .locator('.drawer')
      .getByText(/moves a white cube/)
      .first()
      .waitFor()
    await playUntil(table, 2)
    expect((await known(here.stack.url, table.id)).state.removed.white).toBeGreaterThan(0)
  })

  it('Germany refuses to end on unfinished track, takes builds back, and sells the link without a tile', async () => {
    const { table, page } = await at('germany')
    const building = await playUntil(table, 'build')
    const stub = unfinished(buildMoves(building.state, 0))
    expect(stub).toBeDefined()
    if (!stub) return
    const before = await mine(here.stack.url, table, stub)
    const end = page.locator('.ask').getByRole('button', { name: 'End building' })
    await page.locator('#hindered', { hasText: 'No track may stay unfinished' }).waitFor()
    expect(await end.getAttribute('aria-disabled')).toBe('true')
    await end.click({ force: true })
    expect(await objections(page)).toEqual([])
    expect((await known(here.stack.url, table.id)).length).toBe(before.length)

    const again = await mine(here.stack.url, table, { type: 'takeBack' })
    expect(again.state.tiles.filter((tile) => tile !== null)).toHaveLength(
      building.state.tiles.filter((tile) => tile !== null).length,
    )
    const linked = await mine(here.stack.url, table, { type: 'cityLink', link: 0 })
    expect(linked.state.fixedLinks).toEqual([0])
    await mine(here.stack.url, table, { type: 'endBuild' })
    await drawer(page, 'Journal')
    await page.locator('.drawer').getByText('takes the link between').waitFor()
    await playUntil(table, 2)
  })

  it('Barbados is played alone: one share, four actions, and what is chosen is used up', async () => {
    const { table, page } = await at('barbados', PHONE)
    const issue = page.getByRole('button', { name: /^Issue / })
    await expect.poll(() => issue.count()).toBe(2)
    await expect.poll(() => page.locator('.players dt').allTextContents()).toContain('Score')
    await mine(here.stack.url, table, { type: 'issue', n: 1 })
    const cards = page.locator('.ask .cards button')
    await expect.poll(() => cards.count()).toBe(4)
    await mine(here.stack.url, table, { type: 'choose', action: 'production' })
    const { state } = await playUntil(table, 'produce')
    expect(state.order).toEqual([0])
    await mine(here.stack.url, table, { type: 'produce' })
    await expect.poll(() => page.locator('.ask [data-space^="light"]').count()).toBeGreaterThan(10)
    expect(await page.locator('.ask [data-space^="dark"]').count()).toBe(0)
    await playUntil(table, 2)
    await playUntil(table, 'choose')
    const used = cards.filter({ hasText: 'Production' })
    expect(await used.isDisabled()).toBe(true)
    expect(await used.textContent()).toContain('Back in round 5')
    expect(await objections(page)).toEqual([])
    const bankrupt = await bankruptcy(table)
    expect(rules.result(bankrupt.state)?.winners).toEqual([])
    await page.getByRole('heading', { name: 'Lost: the money did not suffice.' }).waitFor()
    expect(await objections(page)).toEqual([])
  })

  it('St. Lucia asks who pays to go first, and lets a cube leave from the tile it lies on', async () => {
    const { table, page } = await at('st-lucia')
    expect(await page.getByRole('tab', { name: 'Goods' }).count()).toBe(0)
    let chosen: ReturnType<typeof cityBesideCube> = null
    for (let round = 1; chosen === null; round++) {
      const asked = await playUntil(table, round)
      if (rules.turn(asked.state).ask === 'payFirst') {
        expect(await objections(page)).toEqual([])
        await mine(here.stack.url, table, { type: 'payFirst' })
      }
      await mine(here.stack.url, table, { type: 'issue', n: 2 })
      const choosing = await playUntil(table, 'choose')
      const moves = ageOfSteam.moves(choosing.state, 0)
      const free = moves.ask === 'choose' && moves.actions.includes('urbanization')
      await mine(here.stack.url, table, free ? { type: 'choose', action: 'urbanization' } : sensible(choosing.state, 0))
      const building = await playUntil(table, 'build')
      chosen = free ? cityBesideCube(building.state, 0) : null
      if (!chosen) await playUntil(table, 'goods')
    }
    await mine(here.stack.url, table, chosen.city)
    await mine(here.stack.url, table, chosen.track)
    await mine(here.stack.url, table, { type: 'endBuild' })
    const { state } = await playUntil(table, 'goods')
    const moves = ageOfSteam.moves(state, 0)
    const { hex } = chosen.track
    const own = moves.ask === 'goods' ? moves.deliveries.find(({ from }) => from === hex) : undefined
    const way = own?.ways[0]
    expect(way?.gains[0]).toBeGreaterThan(0)
    if (!own || !way) return
    await mine(here.stack.url, table, { type: 'deliver', from: hex, cube: own.cube, path: [...way.path] })
    await drawer(page, 'Journal')
    await page
      .locator('.drawer')
      .getByText(/moves a .* cube/)
      .first()
      .waitFor()
    expect((await known(here.stack.url, table.id)).state.players[0]?.income).toBeGreaterThan(0)
  })
})

/** Borrows, improves the locomotive and builds nothing until the bills are too much. */
async function bankruptcy(table: Seated): Promise<Known> {
  let now = await myTurn(here.stack.url, table)
  while (!rules.turn(now.state).over) {
    const moves = ageOfSteam.moves(now.state, 0)
    if (moves.ask === 'issue') now = await mine(here.stack.url, table, { type: 'issue', n: 0 })
    else if (moves.ask === 'choose') now = await mine(here.stack.url, table, sensible(now.state, 0))
    else if (moves.ask === 'build')
      now = await mine(here.stack.url, table, buildsOf(moves, () => true)[0] ?? { type: 'endBuild' })
    else if (moves.ask === 'goods') now = await mine(here.stack.url, table, { type: moves.engine ? 'engine' : 'pass' })
    else now = await mine(here.stack.url, table, sensible(now.state, 0))
  }
  return now
}
