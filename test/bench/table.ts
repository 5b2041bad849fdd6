import { makeTable, socketUrl } from '#client/asking/api.ts'
import type { Bot } from '#engine/bots/bot.ts'
import { botById } from '#engine/bots/index.ts'
import { replayEntry } from '#engine/core/match.ts'
import type { FullRules } from '#engine/core/rules.ts'
import { seededPick } from '#engine/core/seeded/seeded.ts'
import { games } from '#engine/games.ts'
import { type LiveEntry, newSecret, PROTOCOL } from '#worker/protocol.ts'
import { Stack } from '../e2e/stack.ts'
import { Line } from './line.ts'

export interface TableFigures {
  readonly actions: number
  /** Milliseconds from sending to the last of five clients, and those of the empty object. */
  readonly table: readonly number[]
  /** To whoever acted. */
  readonly first: readonly number[]
  readonly echo: readonly number[]
  /** Characters of every frame that told a client of an action. */
  readonly frames: readonly number[]
}

const CLIENTS = 5
const ACTIONS = 250
/** A socket may send ten frames a second; five take turns. */
const PAUSE_MS = 30

/** A match of five, played through five sockets, each action next to the same for an object that does nothing. */
export async function tableFigures(): Promise<TableFigures> {
  const stack = await Stack.start('test/bench/wrangler.toml')
  try {
    return await measured(stack.url)
  } finally {
    await stack.stop()
  }
}

async function measured(url: string): Promise<TableFigures> {
  const echoUrl = `${url.replace('http', 'ws')}/api/bench/echo`
  const echoes = await Promise.all(Array.from({ length: CLIENTS }, () => Line.open(echoUrl)))
  const { lines, state: begun } = await seated(url)
  const rules = games[0] as FullRules
  const bot = botById('greedy') as Bot
  const pick = seededPick('bench')
  const figures = {
    actions: 0,
    table: [] as number[],
    first: [] as number[],
    echo: [] as number[],
    frames: [] as number[],
  }
  let state = begun
  while (figures.actions < ACTIONS && !rules.turn(state).over) {
    const seat = rules.turn(state).seats[0] as number
    const action = bot.choose(rules, state, seat, pick)
    const said = JSON.stringify({ type: 'act', id: `a${figures.actions}`, seat, action })
    const frames = await timed(figures.table, lines, seat, said, isEntry, figures.first)
    figures.frames.push(...frames.map((frame) => frame.length))
    const [frame] = frames as [string]
    await timed(figures.echo, echoes, seat, frame, () => true)
    const { entry } = JSON.parse(frame) as { entry: LiveEntry }
    const step = replayEntry(rules, state, entry as Parameters<typeof replayEntry>[2])
    if ('refusal' in step) throw new Error(step.refusal.rule)
    state = step.state
    figures.actions++
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  for (const line of [...lines, ...echoes]) line.close()
  return figures
}

const isEntry = (frame: string): boolean => frame.startsWith('{"type":"entry"')

/** Sends by one line and waits until all of them have heard of it. */
async function timed(
  times: number[],
  lines: readonly Line[],
  by: number,
  frame: string,
  wanted: (frame: string) => boolean,
  own: number[] = [],
): Promise<string[]> {
  const heard = Promise.all(lines.map((line) => line.next(wanted)))
  const started = performance.now()
  void lines[by]?.next(wanted).then(() => own.push(performance.now() - started))
  lines[by]?.send(frame)
  const frames = await heard
  times.push(performance.now() - started)
  return frames
}

/** Five people at a table whose match has just begun. */
async function seated(url: string): Promise<{ lines: Line[]; state: unknown }> {
  const service = { origin: url }
  const { id, hostSecret } = await makeTable(service, { seats: CLIENTS })
  const lines: Line[] = []
  for (let seat = 0; seat < CLIENTS; seat++) {
    const line = await Line.open(socketUrl(service, id))
    lines.push(line)
    await line.answer(
      { type: 'hello', protocol: PROTOCOL, secrets: seat === 0 ? [hostSecret] : [], since: -1 },
      'welcome',
    )
    await line.answer(
      { type: 'command', id: 'c', command: { do: 'claim', seat, name: `Seat ${seat}`, secret: newSecret() } },
      'ack',
    )
  }
  const all = Promise.all(lines.map((line) => line.next((frame) => frame.startsWith('{"type":"welcome"'))))
  lines[0]?.send(JSON.stringify({ type: 'command', id: 's', command: { do: 'start' } }))
  const [welcome] = await all
  return { lines, state: (JSON.parse(welcome as string) as { view: unknown }).view }
}
