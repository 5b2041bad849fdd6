import type { Context } from 'hono'
import type { App } from '../http.ts'
import { COME_BACK } from '../protocol.ts'
import { refusedSocket } from '../table/audience.ts'
import { BESIDE, FULL, galleryName } from '../table/gallery/frames.ts'
import { comesToWatch } from '../table/gallery/stageDoor.ts'
import { GONE } from '../table/region/gone.ts'
import { texts as errors } from '../texts/en/errors.ts'

/** The object in which every table begins: its lobby. */
export const homeOf = (c: Context<App>, id: string) => c.env.TABLE.getByName(id)

/** Tables whose place is known for good, by id. */
const settled = new Map<string, string>()
/** Then it begins anew: it is asked for again, that is all. */
const MANY = 10_000

/** The object that a table is by now. */
export async function tableOf(c: Context<App>, id: string): Promise<ReturnType<typeof homeOf>> {
  const known = settled.get(id)
  if (known !== undefined) return homeOf(c, known)
  const { name, stays } = await homeOf(c, id).whereabouts()
  if (stays) settle(id, name ?? id)
  return homeOf(c, name ?? id)
}

/** A line to it; where it has moved, the place of its lobby says so. */
export async function lineTo(c: Context<App>, id: string): Promise<Response> {
  if (comesToWatch(c.req.raw) && (crowdedUntil.get(id) ?? 0) > Date.now()) return crowded()
  const answer = await homeOf(c, settled.get(id) ?? id).fetch(c.req.raw)
  const name = answer.headers.get(GONE)
  if (name === null) return orBeside(c, id, answer)
  settle(id, name)
  return orBeside(c, id, await homeOf(c, name).fetch(c.req.raw))
}

/** Galleries that are not known to be full, by table. */
const roomy = new Map<string, number>()
/** Tables with no room for those who only watch, by id, and until when that is believed. */
const crowdedUntil = new Map<string, number>()
/** Those who see pictures ask again and again: so much of the time neither table nor galleries hear of it. */
const BELIEVED_MS = 5_000

/** A line to the first gallery that has room, where a table has none for those who only watch. */
async function orBeside(c: Context<App>, id: string, answer: Response): Promise<Response> {
  const table = answer.headers.get(BESIDE)
  if (table === null) return answer
  let fullForAll = true
  const [first, galleries] = [roomy.get(table) ?? 0, Number(c.env.GALLERIES)]
  for (let n = 0; n < galleries; n++) {
    // Those before the first were full a while ago: some may have gone from there.
    const k = (first + n) % galleries
    const line = await c.env.GALLERY.getByName(galleryName(table, k)).fetch(c.req.raw)
    const full = line.headers.get(FULL)
    if (full === null) {
      if (fullForAll && k !== first) remember(roomy, table, k)
      return line
    }
    if (full !== 'all') fullForAll = false
  }
  if (fullForAll) remember(crowdedUntil, id, Date.now() + BELIEVED_MS)
  return crowded()
}

const crowded = (): Response => refusedSocket(COME_BACK, 'FULL', errors.line.crowded)

const settle = (id: string, name: string): void => remember(settled, id, name)

function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (map.size >= MANY) map.clear()
  map.set(key, value)
}
