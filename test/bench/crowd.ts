import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { forkMatch, socketUrl } from '#client/asking/api.ts'
import { parseMatchText } from '#engine/core/file/matchFile.ts'
import { replay } from '#engine/core/match.ts'
import type { Rules } from '#engine/core/rules.ts'
import { games } from '#engine/games.ts'
import { newSecret, PROTOCOL } from '#worker/protocol.ts'
import { Stack } from '../e2e/stack.ts'
import { Line } from './line.ts'

/**
 * What a crowd of strangers does to a player: a hundred sockets that ask for the whole match again and again, and come
 * back at once when they are shown out, while somebody plays. Run by itself: `node test/bench/crowd.ts`.
 */
const STRANGERS = 100
const ANSWERS = 120
const PAUSE_MS = 50
/** All of them from one address, as the network would tell it; a second run tells none. */
const ADDRESS = '198.51.100.7'

const FILE = fileURLToPath(new URL('../games/age-of-steam-rust-belt-2022-6.json', import.meta.url))
const { match, rules } = read(readFileSync(FILE, 'utf8'))
const { at, seat } = lastQuestion(match, rules)

/** One who asks for everything as fast as it is answered. */
class Stranger {
  views = 0
  /** Something was said to it, or it was shown out. */
  readonly heard: Promise<void>
  readonly #url: string
  readonly #address: string | null
  #done: () => void = () => {}
  #socket: WebSocket | null = null
  #here = true

  constructor(url: string, address: string | null) {
    this.#url = url
    this.#address = address
    this.heard = new Promise((resolve) => {
      this.#done = resolve
    })
    this.#come()
  }

  leave(): void {
    this.#here = false
    this.#socket?.close()
  }

  #come(): void {
    const headers = this.#address === null ? {} : { 'CF-Connecting-IP': this.#address }
    const socket = new WebSocket(this.#url, { headers } as unknown as string[])
    const ask = () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secrets: [], since: -1 }))
    socket.addEventListener('open', ask)
    socket.addEventListener('message', ({ data }) => {
      this.#done()
      if (!String(data).startsWith('{"type":"welcome"')) return
      this.views++
      if (socket.readyState === socket.OPEN) ask()
    })
    socket.addEventListener('close', () => {
      this.#done()
      if (this.#here) setTimeout(() => this.#come(), 20)
    })
    this.#socket = socket
  }
}

/** How long a player's actions take, each taken back again; in milliseconds, sorted. */
async function answers(player: Line, prefix: string): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < ANSWERS; i++) {
    const id = `${prefix}${i}`
    const message =
      i % 2 === 0 ? { type: 'act', id, seat, action: { type: 'issue', n: 1 } } : { type: 'undo', id, seat }
    const started = performance.now()
    await player.answer(message, 'ack')
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return times.sort((a, b) => a - b)
}

function told(times: readonly number[]): string {
  const at = (share: number) => `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)} ms`
  return `p50 ${at(0.5)} p99 ${at(0.99)}`
}

async function table(origin: string): Promise<{ id: string; secret: string }> {
  const secrets = match.seats.map(newSecret)
  const places = secrets.map((secret, i) => ({ name: `Player ${i}`, secret }))
  const { id } = await forkMatch({ origin }, { match: { ...match }, at, places, start: true })
  return { id, secret: secrets[seat] as string }
}

/** Late in the match, where a seat is asked for shares: an action that can be taken back. */
function lastQuestion(file: typeof match, of: Rules) {
  const asks = [...replay(file, of)].map(({ state, count }) => ({ turn: of.turn(state), at: count - 1 }))
  const found = asks.findLast(({ turn }) => turn.ask === 'issue')
  if (!found) throw new Error('nobody is asked for shares')
  return { at: found.at, seat: found.turn.seats[0] as number }
}

function read(text: string) {
  const parsed = parseMatchText(text, games)
  if (!parsed.ok) throw new Error(parsed.problem.fault)
  return parsed
}

/** A table with a player, and strangers who are at it or at another one: what they cost the machine is no table's fault. */
async function run(url: string, address: string | null, elsewhere: boolean): Promise<string> {
  const { id, secret } = await table(url)
  const besieged = elsewhere ? (await table(url)).id : id
  const player = await Line.open(socketUrl({ origin: url }, id))
  await player.answer({ type: 'hello', protocol: PROTOCOL, secrets: [secret], since: -1 }, 'welcome')
  const alone = await answers(player, 'a')
  const socket = socketUrl({ origin: url }, besieged)
  const crowd = Array.from({ length: STRANGERS }, () => new Stranger(socket, address))
  await Promise.all(crowd.map((one) => one.heard))
  const among = await answers(player, 'b')
  const views = crowd.reduce((sum, one) => sum + one.views, 0)
  for (const one of crowd) one.leave()
  player.close()
  const where = `${address === null ? 'without an address' : 'of one address'}, ${elsewhere ? 'at another table' : 'at this table'}`
  return `${STRANGERS} strangers ${where}: alone ${told(alone)}; among them ${told(among)}; ${views} views told`
}

const stack = await Stack.start()
try {
  for (const address of [ADDRESS, null]) {
    for (const elsewhere of [false, true]) console.log(await run(stack.url, address, elsewhere))
  }
} finally {
  await stack.stop()
}
