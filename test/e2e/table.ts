import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import { botById } from '#engine/bots/index.ts'
import type { Rules } from '#engine/core/index.ts'
import { type Known, known } from './follower.ts'
import { Player } from './player.ts'

export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const rules = ageOfSteam as Rules

export interface Seated {
  readonly id: string
  readonly url: string
  /** By seat. */
  readonly players: readonly Player[]
}

export async function opened(browser: Browser, url: string, name: string, options = DESK): Promise<Player> {
  const page = await (await browser.newContext(options)).newPage()
  await page.goto(url)
  return new Player(page, name, options.hasTouch)
}

/** On the home page. */
export const makeTable = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Make a table for Age of Steam' }).click()

/** A fresh table with three seats, made by the first player. */
export async function madeBy(host: Player): Promise<{ id: string; url: string }> {
  await makeTable(host.page)
  await host.page.waitForURL('**/t/*')
  await host.page.getByRole('radio', { name: '3', exact: true }).click()
  await host.page.locator('li[data-seat="3"]').waitFor({ state: 'detached' })
  const url = host.page.url()
  return { url, id: url.split('/').at(-1) ?? '' }
}

/** Three people in three browsers at a table that has just been started; the last is on a phone. */
export async function seated(browser: Browser, site: string): Promise<Seated> {
  const ada = await opened(browser, site, 'Ada')
  const table = await madeBy(ada)
  const players = [ada, await opened(browser, table.url, 'Brunel'), await opened(browser, table.url, 'Clara', PHONE)]
  for (const [seat, player] of players.entries()) await player.sit(seat)
  await start(ada)
  for (const { page } of players) await page.locator('.ask').waitFor()
  return { ...table, players }
}

/** One browser that holds all three seats. */
export async function hotSeat(browser: Browser, site: string, options = DESK): Promise<Seated> {
  const player = await opened(browser, site, 'Ada', options)
  const table = await madeBy(player)
  for (const [seat, name] of ['Ada', 'Brunel', 'Clara'].entries()) await new Player(player.page, name).sit(seat)
  await start(player)
  await player.page.locator('.ask').waitFor()
  return { ...table, players: [player, player, player] }
}

/** One person on seat 0 of a map, bots on all other seats. */
export async function among(browser: Browser, site: string, map: string, options = DESK): Promise<Seated> {
  const player = await opened(browser, site, 'Ada', options)
  const { page } = player
  player.map = map
  await makeTable(page)
  await page.waitForURL('**/t/*')
  await page.locator(`[data-map="${map}"]`).click()
  const [fewest] = ageOfSteam.maps.find((info) => info.id === map)?.seats ?? [1]
  if (fewest === 3) await page.getByRole('radio', { name: '3', exact: true }).click()
  await page.locator(`li[data-seat="${fewest}"]`).waitFor({ state: 'detached' })
  await player.sit(0)
  for (let bots = 1; bots < fewest; bots++) {
    await page
      .locator(`li[data-seat="${bots}"]`)
      .getByRole('button', { name: /Dispatcher/ })
      .click()
  }
  await start(player)
  await page.locator('.ask').waitFor()
  const url = page.url()
  return { url, id: url.split('/').at(-1) ?? '', players: [player] }
}

async function start({ page }: Player): Promise<void> {
  await page.getByRole('button', { name: 'Start the match' }).click()
}

/** Whoever is asked does what the greedy bot would do, with the controls of their page. */
export async function playOne(site: string, { id, players }: Seated, at: Known): Promise<Known> {
  const turn = rules.turn(at.state)
  const seat = turn.seats[0] as number
  const player = players[seat] as Player
  const action = sensible(at.state, seat)
  await player.isAsked(turn.ask)
  await player.act(action, at.state)
  return grown(site, id, at, JSON.stringify(action))
}

type Chosen = Parameters<Player['act']>[0]

/** What the greedy bot would do. */
export const sensible = (state: State, seat: number): Chosen =>
  botById('greedy')?.choose(rules, state, seat, () => 0) as Chosen

/** The match when seat 0 is asked, or when it is over: the others are bots and act by themselves. */
export async function myTurn(site: string, { id }: Seated): Promise<Known> {
  let at = await known(site, id)
  const mine = async () => {
    at = await known(site, id)
    const { seats, over } = rules.turn(at.state)
    return over || seats[0] === 0
  }
  await expect.poll(mine, { timeout: 20_000, message: 'the bots to act' }).toBe(true)
  return at
}

/** Seat 0 does this with the controls of its page; the match once that is in the log, perhaps with answers of bots. */
export async function mine(site: string, table: Seated, action: Chosen): Promise<Known> {
  const player = table.players[0] as Player
  const at = await myTurn(site, table)
  await player.isAsked(rules.turn(at.state).ask)
  await player.act(action, at.state)
  const longer = () => known(site, table.id).then(({ length }) => length)
  await expect.poll(longer, { timeout: 10_000, message: JSON.stringify(action) }).toBeGreaterThan(at.length)
  return myTurn(site, table)
}

/** The match once it has grown by one action. */
export async function grown(site: string, id: string, before: Known, message = 'an action'): Promise<Known> {
  let at = before
  const length = async () => {
    at = await known(site, id)
    return at.length
  }
  await expect.poll(length, { timeout: 10_000, message }).toBe(before.length + 1)
  return at
}

/** Plays on until the table asks for this. */
export async function playTo(ask: string, site: string, table: Seated): Promise<Known> {
  let at = await known(site, table.id)
  while (rules.turn(at.state).ask !== ask) at = await playOne(site, table, at)
  return at
}

/** What everybody saw when it went wrong. */
export async function pictures(players: readonly Player[]): Promise<void> {
  for (const { page, name } of players) {
    const path = join(tmpdir(), `railhead-e2e-${name}.png`)
    await page.screenshot({ path })
    console.error(`${name}: ${path}`)
  }
}
