import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import { botById } from '#engine/bots/index.ts'
import type { FullRules } from '#engine/core/index.ts'
import { type Known, known } from './follower.ts'
import { playableBy, playableOn } from './games/index.ts'
import { Player } from './player.ts'

export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 900 } }
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const rules = ageOfSteam as FullRules

/** What stands over a match that has ended: with one winner, with several or with none. */
export const OUTCOME = /has won|share the victory|Nobody won/

export interface Seated {
  readonly id: string
  readonly url: string
  /** By seat. */
  readonly players: readonly Player[]
}

export async function opened(browser: Browser, url: string, name: string, options = DESK): Promise<Player> {
  const page = await (await browser.newContext(options)).newPage()
  const player = new Player(page, name, options.hasTouch)
  await page.goto(url)
  return player
}

/** On the home page. */
export const makeTable = (page: Page, game = ageOfSteam.name): Promise<void> =>
  page.getByRole('button', { name: `Make a table for ${game}` }).click()

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

export interface Company {
  readonly seats?: number
  /** Labels of options to be chosen. */
  readonly options?: readonly string[]
}

/** One person on seat 0 of a map, bots on all other seats. */
export async function among(
  browser: Browser,
  site: string,
  map: string,
  options = DESK,
  company: Company = {},
): Promise<Seated> {
  return sitAmong(await opened(browser, site, 'Ada', options), map, company)
}

/** With whatever this person works a page with; from the home page on. */
export async function sitAmong(player: Player, map: string, company: Company = {}): Promise<Seated> {
  const { page } = player
  const { rules } = playableOn(map)
  await player.hit(page.getByRole('button', { name: `Make a table for ${rules.name}` }))
  await page.waitForURL('**/t/*')
  if (rules.maps.length > 1) await page.locator(`[data-map="${map}"]`).click()
  const [fewest, most] = rules.maps.find((info) => info.id === map)?.seats ?? [1, 1]
  const seats = company.seats ?? fewest
  if (most > fewest) await player.hit(page.getByRole('radio', { name: String(seats), exact: true }))
  await page.locator(`li[data-seat="${seats}"]`).waitFor({ state: 'detached' })
  await page.locator(`li[data-seat="${seats - 1}"]`).waitFor()
  for (const name of company.options ?? []) await player.hit(page.getByRole('radio', { name, exact: true }))
  await player.sit(0)
  for (let bots = 1; bots < seats; bots++) {
    await player.hit(page.locator(`li[data-seat="${bots}"]`).getByRole('button', { name: /Dispatcher/ }))
  }
  await start(player)
  await page.locator('.ask').waitFor()
  const url = page.url()
  return { url, id: url.split('/').at(-1) ?? '', players: [player] }
}

const start = (player: Player): Promise<void> =>
  player.hit(player.page.getByRole('button', { name: 'Start the match' }))

/** Any state says which game it is of. */
interface AnyState {
  readonly game: string
}

const playableAt = ({ state }: Known<AnyState>) => playableBy(state.game)

/** Whoever is asked does what the greedy bot would do, with the controls of their page. */
export async function playOne<S extends AnyState>(site: string, { id, players }: Seated, at: Known<S>) {
  const { rules, carryOut } = playableAt(at)
  const turn = rules.turn(at.state)
  const seat = turn.seats[0] as number
  const player = players[seat] as Player
  const action = sensible(at.state, seat)
  await player.isAsked(turn.ask)
  await carryOut(player, action, at.state)
  return grown(site, id, at, JSON.stringify(action))
}

/** What a bot would do. */
export const sensible = (state: AnyState, seat: number, bot = 'greedy'): object =>
  botById(bot)?.choose(playableBy(state.game).rules, state, seat, () => 0) as object

/** The match when seat 0 is asked, or when it is over: the others are bots and act by themselves. */
export async function myTurn<S extends AnyState = State>(site: string, { id }: Seated): Promise<Known<S>> {
  let at = await known<S>(site, id)
  const mine = async () => {
    at = await known<S>(site, id)
    const { seats, over } = playableAt(at).rules.turn(at.state)
    return over || seats[0] === 0
  }
  await expect.poll(mine, { timeout: 20_000, message: 'the bots to act' }).toBe(true)
  return at
}

/** Seat 0 does this with the controls of its page; the match once that is in the log, perhaps with answers of bots. */
export async function mine<S extends AnyState = State>(site: string, table: Seated, action: object): Promise<Known<S>> {
  const player = table.players[0] as Player
  const at = await myTurn<S>(site, table)
  const { rules, carryOut } = playableAt(at)
  await player.isAsked(rules.turn(at.state).ask)
  await carryOut(player, action, at.state)
  const longer = () => known(site, table.id).then(({ length }) => length)
  await expect.poll(longer, { timeout: 30_000, message: JSON.stringify(action) }).toBeGreaterThan(at.length)
  return myTurn<S>(site, table)
}

/** The match once it has grown by one action. */
export async function grown<S = State>(
  site: string,
  id: string,
  before: Known<S>,
  message = 'an action',
): Promise<Known<S>> {
  let at = before
  const length = async () => {
    at = await known<S>(site, id)
    return at.length
  }
  await expect.poll(length, { timeout: 30_000, message }).toBe(before.length + 1)
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
  for (const { page, name } of players.filter((one) => !one.page.isClosed())) {
    const path = join(tmpdir(), `railhead-e2e-${name}.png`)
    await page.screenshot({ path })
    console.error(`${name}: ${path}`)
  }
}
