import { socketUrl } from '#client/asking/api.ts'
import { PROTOCOL } from '#worker/protocol.ts'
import type { Alone } from './alone.ts'
import { Line } from './line.ts'
import { Party } from './party.ts'

export interface FleetFigures {
  readonly tables: number
  readonly actionsPerSecond: number
  readonly times: readonly number[]
  /** Bytes of the runtime. */
  readonly aTable: number
  readonly aSocket: number
}

const AT_ONCE = 20
const FOR_MS = 15_000
/** A table of these moves twice a second: people are a hundred times slower. */
const PAUSE_MS = 500
const WATCHERS_AT_A_TABLE = 5

/** So many tables at once in one process, each with a client that is a bot. */
export async function fleetFigures(alone: Alone, tables: number): Promise<FleetFigures> {
  const before = alone.memory
  const parties: Party[] = []
  while (parties.length < tables) {
    const some = Array.from({ length: Math.min(AT_ONCE, tables - parties.length) }, () =>
      Party.begin(alone.url, 'age-of-steam', 'rust-belt', 3),
    )
    parties.push(...(await Promise.all(some)))
  }
  const times: number[] = []
  const until = performance.now() + FOR_MS
  const started = performance.now()
  await Promise.all(
    parties.map(async (party) => {
      await pause(Math.random() * PAUSE_MS)
      while (performance.now() < until && !party.isOver) {
        times.push(await party.act())
        await pause(PAUSE_MS)
      }
    }),
  )
  const took = (performance.now() - started) / 1000
  const running = alone.memory
  const lines: Line[] = []
  for (const { id } of parties) {
    const watching = Array.from({ length: WATCHERS_AT_A_TABLE }, async () => {
      const line = await Line.open(socketUrl({ origin: alone.url }, id))
      await line.answer({ type: 'hello', protocol: PROTOCOL, secrets: [], since: -1 }, 'welcome')
      return line
    })
    lines.push(...(await Promise.all(watching)))
  }
  const watched = alone.memory
  for (const line of lines) line.close()
  for (const party of parties) party.leave()
  return {
    tables,
    actionsPerSecond: times.length / took,
    times,
    aTable: (running - before) / tables,
    aSocket: (watched - running) / lines.length,
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
