import type { Context } from 'hono'
import type { App } from '../http.ts'
import { COME_BACK } from '../protocol.ts'
import { refusedSocket } from '../table/audience.ts'
import { BESIDE, FULL, GALLERIES, galleryName } from '../table/gallery/frames.ts'
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
  const answer = await homeOf(c, settled.get(id) ?? id).fetch(c.req.raw)
  const name = answer.headers.get(GONE)
  if (name === null) return orBeside(c, answer)
  settle(id, name)
  return orBeside(c, await homeOf(c, name).fetch(c.req.raw))
}

/** Galleries that are not known to be full, by table. */
const roomy = new Map<string, number>()

/** A line to the first gallery that has room, where a table has none for those who only watch. */
async function orBeside(c: Context<App>, answer: Response): Promise<Response> {
  const table = answer.headers.get(BESIDE)
  if (table === null) return answer
  for (let k = roomy.get(table) ?? 0; k < GALLERIES; k++) {
    const line = await c.env.GALLERY.getByName(galleryName(table, k)).fetch(c.req.raw)
    if (line.headers.has(FULL)) continue
    if (k > 0) remember(roomy, table, k)
    return line
  }
  // Whoever comes next tries all of them again: some will have gone.
  roomy.delete(table)
  return refusedSocket(COME_BACK, 'FULL', errors.line.crowded)
}

const settle = (id: string, name: string): void => remember(settled, id, name)

function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (map.size >= MANY) map.clear()
  map.set(key, value)
}
