import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import { botsFor } from '#engine/bots/index.ts'
import { games } from '#engine/games.ts'
import {
  type App,
  failure,
  isListed,
  noSuchTable,
  pageOrigin,
  refuseStrangers,
  secretsOf,
  securityHeaders,
  tableOf,
} from './http.ts'
import { PICTURES, picture } from './picture/pictures.ts'
import { CLOSE, Forking, MAX_FRAME, MAX_MATCH_FILE, Making, PROTOCOL, problemOf, type TableMade } from './protocol.ts'
import { isTableId, newSecret, newTableId } from './random.ts'
import { keyOf, refusedSocket } from './table/audience.ts'
import { tablePage } from './unfurl/page.ts'

export { Table } from './table.ts'

const app = new Hono<App>()

app.use(securityHeaders)
app.use(cors({ origin: (origin, c) => (isListed(c, origin) ? origin : null), maxAge: 86_400 }))

/** Only ids that we could have made ever reach an object. */
const wellFormedId: MiddlewareHandler<App, '/api/tables/:id'> = async (c, next) => {
  if (!isTableId(c.req.param('id'))) return noSuchTable(c)
  await next()
}

app.get('/api/health', (c) => {
  return c.json({
    ok: true,
    protocol: PROTOCOL,
    games: Object.fromEntries(games.map((game) => [game.id, game.version])),
  })
})

/** Everything the lobby's form offers, for those who write clients and bots. */
app.get('/api/games', (c) => c.json({ games: games.map(described) }))

const limitedTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: (c) => failure(c, 413, 'TOO-BIG', `at most ${maxSize} bytes`) })

app.post('/api/tables', refuseStrangers, limitedTo(MAX_FRAME), async (c) => {
  const wanted = await readBody(c, Making)
  if (!wanted.ok) return failure(c, 400, 'BODY', wanted.problem)
  const id = newTableId()
  const hostSecret = newSecret()
  const refused = await tableOf(c, id).create(id, keyOf(hostSecret), wanted.body)
  if (refused) return failure(c, 400, refused.rule, 'no table can be made like this', refused.params)
  return c.json({ id, link: `${pageOrigin(c)}/t/${id}`, hostSecret } satisfies TableMade, 201)
})

app.post('/api/forks', refuseStrangers, limitedTo(MAX_MATCH_FILE), async (c) => {
  const wanted = await readBody(c, Forking)
  if (!wanted.ok) return failure(c, 400, 'BODY', wanted.problem)
  const { table, match, at, private: secluded, ...company } = wanted.body
  let stem = { match: JSON.stringify(match), private: secluded }
  let last = at
  if (table !== undefined) {
    const got = isTableId(table) ? await tableOf(c, table).stem(at, secretsOf(c).map(keyOf)) : null
    if (got === null) return noSuchTable(c)
    if ('refusal' in got)
      return failure(c, 409, got.refusal.rule, 'this match cannot be taken over', got.refusal.params)
    stem = { match: got.match, private: got.private || secluded }
    // Actions that were taken back are not in it.
    last = got.entries - 1
  }
  const id = newTableId()
  const hostSecret = newSecret()
  const refused = await tableOf(c, id).createFork(id, keyOf(hostSecret), stem, last, company)
  if (refused) {
    const { index, refusal } = refused
    const params = index === null ? refusal.params : { ...refusal.params, index }
    return failure(c, 400, refusal.rule, 'no table can be made of this', params)
  }
  return c.json({ id, link: `${pageOrigin(c)}/t/${id}`, hostSecret } satisfies TableMade, 201)
})

app.get('/api/tables/:id', wellFormedId, async (c) => {
  const summary = await tableOf(c, c.req.param('id')).summary()
  return summary ? c.json(summary) : noSuchTable(c)
})

app.get('/api/tables/:id/match', wellFormedId, async (c) => {
  const answer = await tableOf(c, c.req.param('id')).matchFile(secretsOf(c).map(keyOf))
  if (answer === null) return noSuchTable(c)
  if (answer === 'lobby') return failure(c, 409, 'NOT-STARTED', 'this match has not begun')
  if (answer === 'private') return failure(c, 403, 'PRIVATE', 'only those who play this match may have its file')
  return c.body(answer.file, 200, { 'Content-Type': 'application/json' })
})

for (const name of PICTURES) app.get(`/api/tables/:id/${name}`, wellFormedId, picture(name))

/** What chat programs and social networks are shown of a link. */
app.get('/t/*', tablePage)

app.get('/api/tables/:id/socket', refuseStrangers, (c) => {
  const id = c.req.param('id')
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') {
    c.header('Upgrade', 'websocket')
    return failure(c, 426, 'UPGRADE', 'this address speaks WebSocket only')
  }
  if (!isTableId(id)) return refusedSocket(CLOSE.noTable, 'NO-TABLE', 'there is no such table')
  return tableOf(c, id).fetch(c.req.raw)
})

const METHODS: Readonly<Record<string, string>> = {
  '/api/health': 'GET',
  '/api/games': 'GET',
  '/api/tables': 'POST',
  '/api/forks': 'POST',
  '/api/tables/:id': 'GET',
  '/api/tables/:id/match': 'GET',
  '/api/tables/:id/socket': 'GET',
  '/t/*': 'GET',
  ...Object.fromEntries(PICTURES.map((name) => [`/api/tables/:id/${name}`, 'GET'])),
}
for (const [path, allowed] of Object.entries(METHODS)) {
  app.all(path, (c) => {
    c.header('Allow', allowed)
    return failure(c, 405, 'METHOD', `only ${allowed} is understood here`)
  })
}

app.notFound((c) => failure(c, 404, 'NOT-FOUND', 'there is nothing at this address'))

app.onError((error, c) => {
  console.error('api failed', c.req.method, c.req.path, error)
  return failure(c, 500, 'INTERNAL', 'this is our fault')
})

type Read<Body> = { readonly ok: true; readonly body: Body } | { readonly ok: false; readonly problem: string }

/** No body at all means: as it comes. */
async function readBody<Schema extends v.GenericSchema>(
  c: Context<App>,
  schema: Schema,
): Promise<Read<v.InferOutput<Schema>>> {
  const text = await c.req.text()
  let raw: unknown = {}
  try {
    if (text.trim() !== '') raw = JSON.parse(text)
  } catch (error) {
    return { ok: false, problem: `not JSON: ${(error as Error).message}` }
  }
  const parsed = v.safeParse(schema, raw)
  return parsed.success ? { ok: true, body: parsed.output } : { ok: false, problem: problemOf(parsed.issues[0]) }
}

function described(game: (typeof games)[number]) {
  return {
    id: game.id,
    name: game.name,
    rules: game.version,
    maps: game.maps.map((map) => ({ ...map, options: game.options(map.id) })),
    bots: botsFor(game.id).map(({ id, name, about }) => ({ id, name, about })),
  }
}

export default app
