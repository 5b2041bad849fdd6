import type { Context, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { addressOf } from '../address.ts'
import { type App, refuseStrangers } from '../http.ts'
import { CLOSE, MAX_FRAME, problemOf } from '../protocol.ts'
import { refusedSocket } from '../table/audience.ts'
import { IN_WORDS } from '../table/inWords.ts'
import { texts as errors } from '../texts/en/errors.ts'
import type { Body, Endpoint, Param, QueryField } from './endpoint.ts'
import { BODY, fail, METHOD, type Problem, QUERY, TOO_BIG, TOO_OFTEN, UPGRADE } from './problems.ts'

/** Puts endpoints on the router: each with its checks, and around them an answer to every other method. */
export function route(app: Hono<App>, endpoints: readonly Endpoint[]): void {
  for (const one of endpoints) app.on(one.method, [one.path], ...guards(one), (c) => answer(c, one))
  for (const [path, here] of Map.groupBy(endpoints, ({ path }) => path)) {
    const allowed = here.map(({ method }) => method).join(', ')
    app.all(path, (c) => {
      c.header('Allow', allowed)
      return fail(c, METHOD, errors.method.only(allowed))
    })
  }
}

/** Whatever changes something, and every socket, is for pages of ours and of registered origins only. */
const isGuarded = ({ method, socket }: Endpoint): boolean => method !== 'GET' || socket !== undefined

function guards(one: Endpoint): MiddlewareHandler<App>[] {
  return [
    ...(isGuarded(one) ? [refuseStrangers] : []),
    ...(one.socket ? [onlyUpgrades] : []),
    ...(one.body ? [limited(one.body)] : []),
    ...(one.makes ? [notTooOften] : []),
  ]
}

const onlyUpgrades: MiddlewareHandler<App> = async (c, next) => {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') {
    c.header('Upgrade', 'websocket')
    return fail(c, UPGRADE)
  }
  await next()
}

/** Requests that did not come through the network have no address. */
const notTooOften: MiddlewareHandler<App> = async (c, next) => {
  const key = addressOf(c.req.raw)
  if (key !== null && !(await c.env.MAKING.limit({ key })).success) return fail(c, TOO_OFTEN)
  await next()
}

function limited({ most = MAX_FRAME }: Body): MiddlewareHandler<App> {
  return bodyLimit({ maxSize: most, onError: (c) => fail(c, TOO_BIG, errors.big.most(most), { most }) })
}

async function answer(c: Context<App>, one: Endpoint): Promise<Response> {
  const params = readParams(c, one.params ?? {})
  if (!params.ok) return impossible(c, one, params.problem)
  const query = readQuery(c, one.query ?? {})
  if (!query.ok) return fail(c, QUERY, query.said)
  const body = one.body ? await readBody(c, one.body) : ABSENT
  if (!body.ok) return fail(c, BODY, body.said)
  return one.serve({ c, params: params.value, query: query.value, body: body.value })
}

/** A browser cannot read why an upgrade failed, so there it is said through the socket. */
function impossible(c: Context<App>, { socket }: Endpoint, problem: Problem): Response {
  return socket ? refusedSocket(CLOSE.noTable, problem.code, problem.message) : fail(c, problem)
}

// --- reading a request ------------------------------------------------------------------------------------------------

type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly said: string }

const ABSENT = { ok: true, value: undefined } as const

function readParams(
  c: Context<App>,
  fields: Readonly<Record<string, Param>>,
): { ok: true; value: unknown } | { ok: false; problem: Problem } {
  const value: Record<string, unknown> = {}
  for (const [name, { schema, otherwise }] of Object.entries(fields)) {
    const parsed = v.safeParse(schema, c.req.param(name))
    if (!parsed.success) return { ok: false, problem: otherwise }
    value[name] = parsed.output
  }
  return { ok: true, value }
}

function readQuery(c: Context<App>, fields: Readonly<Record<string, QueryField>>): Read<unknown> {
  const value: Record<string, unknown> = {}
  for (const [name, { schema }] of Object.entries(fields)) {
    const parsed = v.safeParse(schema, c.req.query(name))
    if (!parsed.success) return { ok: false, said: `${name}: ${parsed.issues[0].message}`.slice(0, 200) }
    value[name] = parsed.output
  }
  return { ok: true, value }
}

async function readBody(c: Context<App>, { schema, optional = false }: Body): Promise<Read<unknown>> {
  const text = await c.req.text()
  if (optional && text.trim() === '') return ABSENT
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (error) {
    return { ok: false, said: errors.notJson((error as Error).message).slice(0, 200) }
  }
  const parsed = v.safeParse(schema, raw, IN_WORDS)
  return parsed.success ? { ok: true, value: parsed.output } : { ok: false, said: problemOf(parsed.issues[0]) }
}
