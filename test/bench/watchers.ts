import { makeTable, socketUrl } from '#client/asking/api.ts'
import type { Bot } from '#engine/bots/bot.ts'
import { botById } from '#engine/bots/index.ts'
import { replayEntry } from '#engine/core/match.ts'
import type { FullRules } from '#engine/core/rules.ts'
import { seededPick } from '#engine/core/seeded/seeded.ts'
import { games } from '#engine/games.ts'
import { type LiveEntry, newSecret, PROTOCOL } from '#worker/protocol.ts'
import { Alone } from './alone.ts'
import { Line } from './line.ts'

/** What a move costs those who play, by how many watch. */
export interface WatcherFigures {
  readonly watching: number
  /** Milliseconds until whoever moved has the answer. */
  readonly moves: readonly number[]
  /** Milliseconds until the last of those who watch has seen the move. */
  readonly seen: readonly number[]
}

const PATIENCE_MS = 5_000
const MOST_TRIES = 20
const MOVES = 60
/** Of a crowd that a machine needs a second to tell. */
const MOVES_OF_MANY = 20
const MANY = 5_000
/** People think longer; the crowd has heard of the move before by then. */
const PAUSE_MS = 120
/** So many lines are opened at once. */
const AT_ONCE = 50

export async function watcherFigures(crowds: readonly number[]): Promise<WatcherFigures[]> {
  const stack = await Alone.start()
  try {
    const figures: WatcherFigures[] = []
    for (const watching of crowds) figures.push(await measured(stack.url, watching))
    return figures
  } finally {
    await stack.stop()
  }
}

async function measured(url: string, watching: number): Promise<WatcherFigures> {
  const { id, player, begun } = await alone(url)
  const crowd = await crowdAt(url, id, watching)
  const rules = games[0] as FullRules
  const bot = botById('random') as Bot
  const pick = seededPick('watchers')
  const figures = { watching, moves: [] as number[], seen: [] as number[] }
  let state = begun
  const most = watching < MANY ? MOVES : MOVES_OF_MANY
  for (let n = 0; n < most && !rules.turn(state).over; n++) {
    const seat = rules.turn(state).seats[0] as number
    const action = bot.choose(rules, state, seat, pick)
    const told = player.next((frame) => frame.startsWith('{"type":"entry"'))
    const seen = Promise.all(crowd.map((line) => line.next((frame) => frame.startsWith('{"type":"entry"'))))
    const started = performance.now()
    player.send(JSON.stringify({ type: 'act', id: `a${n}`, seat, action }))
    const { entry } = JSON.parse(await told) as { entry: LiveEntry }
    figures.moves.push(performance.now() - started)
    await seen
    figures.seen.push(performance.now() - started)
    const step = replayEntry(rules, state, entry as Parameters<typeof replayEntry>[2])
    if ('refusal' in step) throw new Error(step.refusal.rule)
    state = step.state
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  for (const line of [player, ...crowd]) line.close()
  return figures
}

/** One line that holds all seats of a match. */
async function alone(url: string): Promise<{ id: string; player: Line; begun: unknown }> {
  const service = { origin: url }
  const secret = newSecret()
  const places = ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, secret }))
  const { id } = await makeTable(service, { seats: 3, places, start: true })
  const player = await Line.open(socketUrl(service, id))
  const welcome = await player.answer({ type: 'hello', protocol: PROTOCOL, secrets: [secret], since: -1 }, 'welcome')
  return { id, player, begun: (JSON.parse(welcome) as { view: unknown }).view }
}

async function crowdAt(url: string, id: string, watching: number): Promise<Line[]> {
  const crowd: Line[] = []
  while (crowd.length < watching) {
    const some = Math.min(AT_ONCE, watching - crowd.length)
    crowd.push(...(await Promise.all(Array.from({ length: some }, () => watcherOf(url, id)))))
  }
  return crowd
}

/** Comes back, as any client does, where there was no room or no time just now. */
async function watcherOf(url: string, id: string): Promise<Line> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const line = await Line.open(socketUrl({ origin: url }, id, undefined, true)).catch(() => null)
    const welcome = line?.answer({ type: 'hello', protocol: PROTOCOL, secrets: [], since: -1 }, 'welcome')
    const came = await Promise.race([welcome, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
    if (line && came !== undefined) return line
    line?.close()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error('no room for who comes to watch')
}

if (process.argv[1]?.endsWith('watchers.ts')) {
  const at = (times: readonly number[], share: number) =>
    (times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)
  for (const { watching, moves, seen } of await watcherFigures(process.argv.slice(2).map(Number)))
    console.log(
      `${watching} watch: a move p50 ${at(moves, 0.5)} p99 ${at(moves, 0.99)} ms; seen by all p50 ${at(seen, 0.5)}`,
    )
}
