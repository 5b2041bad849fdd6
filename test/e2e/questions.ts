import { readdirSync, readFileSync } from 'node:fs'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { socketUrl } from '#client/addresses.ts'
import { type MatchFile, replay, type Seat } from '#engine/core/index.ts'
import { type ClientMessage, newSecret, PROTOCOL, type ServerMessage } from '#worker/protocol.ts'
import { playableBy } from './games/index.ts'
import { Player } from './player.ts'

/** A recorded match of test/games, or one that was made by hand. */
export const recorded = (name: string): MatchFile =>
  JSON.parse(readFileSync(new URL(`../games/${name}.json`, import.meta.url), 'utf8')) as MatchFile

/** By name. */
export const RECORDED: readonly string[] = readdirSync(new URL('../games', import.meta.url)).flatMap(
  (file) => file.match(/^[\w-]+(?=\.json$)/) ?? [],
)

/** All that is asked in a recorded match before it is over. */
export function asksIn(name: string): readonly string[] {
  const match = recorded(name)
  const { rules } = playableBy(match.game)
  return [
    ...new Set(
      [...replay(match, rules)].map(({ state }) => rules.turn(state)).flatMap(({ ask, over }) => (over ? [] : [ask])),
    ),
  ]
}

/** A moment of a match at which somebody is asked something. */
export interface Question {
  readonly match: MatchFile
  /** The entry of the log after which it is asked; -1 for the first question of all. */
  readonly at: number
  /** Whom the page is for: the first who is asked, or somebody who waits. */
  readonly seat: Seat
  readonly ask: string
  readonly state: unknown
}

/** The first moment at which this holds; `seat` is who is asked. */
export function question(
  name: string,
  holds: (at: { ask: string; state: unknown; moves: unknown; seat: Seat }) => boolean,
  match: MatchFile = recorded(name),
): Question {
  const { rules } = playableBy(match.game)
  let at = -1
  for (const { state } of replay(match, rules)) {
    const { ask, seats } = rules.turn(state)
    const seat = seats[0] ?? 0
    const found = { ask, state, seat, moves: seats.length > 0 ? rules.moves(state, seat) : null }
    if (holds(found)) return { match, at, seat, ask, state }
    at++
  }
  throw new Error(`${name} never comes to this`)
}

export interface Forked {
  readonly id: string
  readonly seats: readonly string[]
}

/** A table that goes on from there, with a person on every seat, so that nobody acts unless a page does; or with bots. */
export async function forkAt(site: string, question: Question, bot?: string): Promise<Forked> {
  return fork(site, question, (secret, seat) => (bot === undefined ? { name: NAMES[seat], secret } : { bot }))
}

/** A table that goes on from there with a person on the seat that is asked, and bots on all others. */
export async function forkAgainstBots(site: string, question: Question): Promise<Forked> {
  const { seat } = question
  return fork(site, question, (secret, one) => (one === seat ? { name: NAMES[seat], secret } : { bot: 'novice' }))
}

async function fork(
  site: string,
  { match, at }: Question,
  placed: (secret: string, seat: Seat) => object,
): Promise<Forked> {
  const seats = match.seats.map(() => newSecret())
  const body = JSON.stringify({ match, at, places: seats.map(placed), start: true })
  const answer = await fetch(`${site}/api/forks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  if (answer.status !== 201) throw new Error(`no fork: ${answer.status} ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  return { id, seats }
}

/** As long as real names are. */
export const NAMES = ['Ada', 'Brunel', 'Clara', 'Dionysius', 'Everardine', 'Friedrich'] as const

/** From its next page on this device holds these seats of the table. */
export async function holdSeats(page: Page | BrowserContext, table: Forked, seats: readonly Seat[]): Promise<void> {
  const keys = { host: null, seats: Object.fromEntries(seats.map((seat) => [seat, table.seats[seat]])) }
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [`railhead/keys/${table.id}`, JSON.stringify(keys)],
  )
}

/** Somebody whose device holds these seats of it. */
export async function arrive(
  browser: Browser,
  site: string,
  table: Forked,
  seats: readonly Seat[],
  options: BrowserContextOptions,
  watch?: (page: Page) => unknown,
): Promise<Player> {
  const context = await browser.newContext(options)
  await holdSeats(context, table, seats)
  const page = await context.newPage()
  await watch?.(page)
  // The line to the table is laid before the page is there.
  const player = new Player(page, NAMES[seats[0] ?? 0] ?? 'Ada', options.hasTouch)
  await page.goto(`${site}/t/${table.id}`)
  return player
}

/** Somebody at this table acts, without a page. */
export async function actAt(site: string, table: Forked, seat: Seat, action: object): Promise<void> {
  const line = new WebSocket(socketUrl({ origin: site }, table.id))
  const said = (type: string) =>
    new Promise<void>((resolve, reject) => {
      line.addEventListener('message', ({ data }) => {
        const message = JSON.parse(String(data)) as ServerMessage
        if (message.type === type) resolve()
        else if (message.type === 'refuse' || message.type === 'error') reject(new Error(JSON.stringify(message)))
      })
    })
  const send = (message: ClientMessage) => line.send(JSON.stringify(message))
  await new Promise((resolve) => line.addEventListener('open', resolve, { once: true }))
  const welcomed = said('welcome')
  send({ type: 'hello', protocol: PROTOCOL, secrets: [table.seats[seat] as string], since: -1 })
  await welcomed
  const done = said('ack')
  send({ type: 'act', id: newSecret(), seat, action: { ...action } })
  await done
  line.close()
}
