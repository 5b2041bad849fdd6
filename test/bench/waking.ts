import { matchOfEntries } from './growth.ts'
import { Line } from './line.ts'
import { Party } from './party.ts'

/** Milliseconds of an action, or of what an empty object is told. */
export interface Woken {
  /** Of the log of the table; none for the empty object. */
  readonly entries: number | null
  /** The first after the object was asleep. */
  readonly asleep: readonly number[]
  /** The next one. */
  readonly awake: readonly number[]
}

/** Of each kind, side by side: one object wakes once a night. */
const OBJECTS = 6
const NIGHTS = 3
/** An object goes to sleep ten seconds after the last that it heard, its lines stay open. */
const NIGHT_MS = 13_000
const PAUSE_MS = 50

/** Somebody whose word wakes an object, and how long the answer takes. */
interface Caller {
  readonly speaks: () => Promise<number>
  readonly leaves: () => void
}

interface Kind {
  readonly entries: number | null
  readonly callers: readonly Caller[]
}

export async function wakingFigures(url: string, sizes: readonly number[]): Promise<Woken[]> {
  const kinds: Kind[] = [{ entries: null, callers: await many((n) => empty(url, n)) }]
  for (const entries of sizes) kinds.push({ entries, callers: await many(() => atTable(url, entries)) })
  const figures = kinds.map(({ entries }) => ({ entries, asleep: [] as number[], awake: [] as number[] }))
  // What was never run before is slower, and is no waking.
  for (const { callers } of kinds) for (const { speaks } of callers) await speaks()
  const before = await wakings(url)
  for (let night = 0; night < NIGHTS; night++) {
    await pause(NIGHT_MS)
    for (let n = 0; n < OBJECTS; n++) {
      for (const [i, { callers }] of kinds.entries()) {
        const { speaks } = callers[n] as Caller
        figures[i]?.asleep.push(await speaks())
        await pause(PAUSE_MS)
        figures[i]?.awake.push(await speaks())
      }
    }
  }
  const woke = (await wakings(url)) - before
  const wanted = NIGHTS * OBJECTS * sizes.length
  if (woke < wanted) throw new Error(`of ${wanted} tables only ${woke} had gone to sleep`)
  for (const { callers } of kinds) for (const { leaves } of callers) leaves()
  return figures
}

async function many(make: (n: number) => Promise<Caller>): Promise<Caller[]> {
  const callers: Caller[] = []
  for (let n = 0; n < OBJECTS; n++) callers.push(await make(n))
  return callers
}

async function empty(url: string, n: number): Promise<Caller> {
  const line = await Line.open(`${url.replace('http', 'ws')}/api/bench/echo?name=${n}`)
  const speaks = async () => {
    const told = line.next(() => true)
    const started = performance.now()
    line.send('{"type":"entry"}')
    await told
    return performance.now() - started
  }
  return { speaks, leaves: () => line.close() }
}

/** Lays a tile and takes it back, in turns. */
async function atTable(url: string, entries: number): Promise<Caller> {
  const { match, build } = matchOfEntries(entries)
  const party = await Party.goOn(url, match)
  let n = 0
  return { speaks: () => party.act(n++ % 2 === 0 ? build : { type: 'takeBack' }), leaves: () => party.leave() }
}

const wakings = async (url: string): Promise<number> => Number(await (await fetch(`${url}/api/bench/wakings`)).text())

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
