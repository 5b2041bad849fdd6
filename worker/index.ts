import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import { botsFor } from '#engine/bots/index.ts'
import { games } from '#engine/games.ts'
import { type App, failure, isListed, pageOrigin, refuseStrangers, secretsOf, securityHeaders } from './http.ts'
import { CLOSE, Configuration, MAX_FRAME, PROTOCOL, problemOf, type TableMade } from './protocol.ts'
import { isTableId, newSecret, newTableId } from './random.ts'
import { keyOf, refusedSocket } from './table/audience.ts'

export { Table } from './table.ts'

const app = new Hono<App>()

app.use(securityHeaders)
app.use(cors({ origin: (origin, c) => (isListed(c, origin) ? origin : null), maxAge: 86_400 }))

const noSuchTable = (c: Context<App>) => failure(c, 404, 'NO-TABLE', 'there is no such table')

/** Only ids that we could have made ever reach an object. */
const wellFormedId: MiddlewareHandler<App, '/api/tables/:id'> = async (c, next) => {
  if (!isTableId(c.req.param('id'))) return noSuchTable(c)
  await next()
}

const tableOf = (c: Context<App>, id: string) => c.env.TABLE.getByName(id)

app.get('/api/health', (c) => {
  return c.json({
    ok: true,
    protocol: PROTOCOL,
    games: Object.fromEntries(games.map((game) => [game.id, game.version])),
  })
})

/** Everything the lobby's form offers, for those who write clients and bots. */
app.get('/api/games', (c) => c.json({ games: games.map(described) }))

const limited = bodyLimit({
  maxSize: MAX_FRAME,
  onError: (c) => failure(c, 413, 'TOO-BIG', `at most ${MAX_FRAME} bytes`),
})

app.post('/api/tables', refuseStrangers, limited, async (c) => {
  const wanted = await readConfiguration(c)
  if (!wanted.ok) return failure(c, 400, 'BODY', wanted.problem)
  const id = newTableId()
  const hostSecret = newSecret()
  const refused = await tableOf(c, id).create(id, keyOf(hostSecret), wanted.configuration)
  if (refused) return failure(c, 400, refused.rule, 'no table can be made like this', refused.params)
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
  '/api/tables/:id': 'GET',
  '/api/tables/:id/match': 'GET',
  '/api/tables/:id/socket': 'GET',
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

type Read =
  | { readonly ok: true; readonly configuration: Configuration }
  | { readonly ok: false; readonly problem: string }

/** No body at all means: as it comes. */
async function readConfiguration(c: Context<App>): Promise<Read> {
  const text = await c.req.text()
  if (text.trim() === '') return { ok: true, configuration: {} }
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return { ok: false, problem: 'not JSON' }
  }
  const parsed = v.safeParse(Configuration, raw)
  return parsed.success
    ? { ok: true, configuration: parsed.output }
    : { ok: false, problem: problemOf(parsed.issues[0]) }
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
