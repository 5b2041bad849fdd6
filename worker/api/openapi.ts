import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import { MAX_FRAME, MAX_SERVER_FRAME, Order, OrderState, PROTOCOL } from '../protocol.ts'
import { COMPONENTS, type Words } from './components.ts'
import type { Answer, Endpoint, Schema, Socket } from './endpoint.ts'
import { BODY, INTERNAL, ORIGIN, type Problem, QUERY, TOO_BIG, TOO_OFTEN, UPGRADE } from './problems.ts'
import { OrderKept } from './shapes.ts'

type Json = Record<string, unknown>

/** The API as an OpenAPI 3.1 document: nothing in it is written down a second time. */
export function describe(endpoints: readonly Endpoint[]) {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Railhead',
      version: String(PROTOCOL),
      summary: 'Tables for hex-and-rail board games: a link is the invitation',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: paths(endpoints),
    webhooks: WEBHOOKS,
    components: {
      schemas: components(),
      securitySchemes: {
        secrets: {
          type: 'http',
          scheme: 'bearer',
          description: 'Secrets of seats or of the host, separated by spaces.',
        },
      },
    },
  }
}

/** What we ask of others. */
const WEBHOOKS = {
  table: webhook(
    'tell',
    'Something has happened at a table whose host wants it told here',
    'WebhookMessage',
    'docs/webhooks.md',
  ),
  player: webhook(
    'tellPlayer',
    'Something has happened at a table for a player who wants it told here',
    'PlayerMessage',
    'docs/notifications.md',
  ),
}

function webhook(operationId: string, summary: string, message: string, more: string) {
  return {
    post: {
      operationId,
      summary,
      description:
        'Signed by the Standard Webhooks scheme: `webhook-id`, `webhook-timestamp`, `webhook-signature`. Discord and ' +
        `Slack get the same in their own forms (${more}).`,
      requestBody: { required: true, content: { 'application/json': { schema: { $ref: reference(message) } } } },
      responses: {
        '2XX': { description: 'Taken. Whatever else is answered, redirects too, is tried again later.' },
        '410': { description: 'Nobody wants to hear of this table any more.' },
      },
    },
  }
}

function paths(endpoints: readonly Endpoint[]): Json {
  const grouped = Map.groupBy(endpoints, ({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'))
  return Object.fromEntries(
    [...grouped].map(([path, here]) => [
      path,
      Object.fromEntries(here.map((one) => [one.method.toLowerCase(), operation(one)])),
    ]),
  )
}

function operation(one: Endpoint): Json {
  const { name, summary, about, body, socket, secrets } = one
  return {
    operationId: name,
    summary,
    ...(about && { description: about }),
    ...parameters(one),
    // Without them it is answered, too, with what everybody may know.
    ...(secrets && { security: [{}, { secrets: [] }] }),
    ...(body && {
      requestBody: {
        description: body.about,
        required: body.optional !== true,
        content: { 'application/json': { schema: schemaOf(body.schema) } },
      },
    }),
    responses: responses(one),
    ...(socket && { 'x-websocket': spoken(socket) }),
  }
}

function parameters({ params = {}, query = {} }: Endpoint): Json {
  const all = [
    ...Object.entries(params).map(([name, { schema, about }]) => ({
      name,
      in: 'path',
      required: true,
      description: about,
      schema: schemaOf(schema),
    })),
    ...Object.entries(query).map(([name, { schema, about }]) => ({
      name,
      in: 'query',
      required: schema.type !== 'optional',
      description: about,
      schema: schemaOf(schema),
    })),
  ]
  return all.length > 0 ? { parameters: all } : {}
}

// --- answers ----------------------------------------------------------------------------------------------------------

function responses(one: Endpoint): Json {
  const good = Object.entries(one.answers).map(([status, answer]) => [status, answered(answer)])
  const bad = [...Map.groupBy(problemsOf(one), ({ status }) => status)].map(([status, problems]) => [
    String(status),
    failed(problems),
  ])
  return Object.fromEntries([...good, ...bad])
}

function answered({ about, json, type }: Answer): Json {
  const content = { ...(json && { 'application/json': { schema: schemaOf(json) } }), ...(type && { [type]: {} }) }
  return { description: about, ...((json || type) && { content }) }
}

/** What an endpoint says itself, and what follows from what it is made of. */
function problemsOf({ method, query, body, socket, makes, problems = [] }: Endpoint): Problem[] {
  return [
    ...problems,
    ...(query ? [QUERY] : []),
    ...(body ? [BODY, TOO_BIG] : []),
    ...(method !== 'GET' || socket ? [ORIGIN] : []),
    ...(socket ? [UPGRADE] : []),
    ...(makes ? [TOO_OFTEN] : []),
    INTERNAL,
  ]
}

/** Codes are listed as far as they are known: which rules there are is for the games to say. */
function failed(problems: readonly Problem[]): Json {
  const failure = schemaOf(COMPONENTS.Failure?.schema as Schema)
  const codes = [...new Set(problems.map(({ code }) => code))]
  const open = problems.some(({ byRule }) => byRule)
  const narrowed = {
    allOf: [failure, { properties: { error: { properties: { code: { enum: codes } } } } }],
  }
  return {
    description: problems.map(({ code, message, byRule }) => (byRule ? message : `\`${code}\`: ${message}`)).join('; '),
    content: { 'application/json': { schema: open ? failure : narrowed } },
  }
}

/** OpenAPI has no words for sockets yet. */
function spoken({ receives, sends, closes }: Socket): Json {
  return {
    client: { $ref: reference(receives), 'x-max-length': MAX_FRAME },
    server: { $ref: reference(sends), 'x-max-length': MAX_SERVER_FRAME },
    heartbeat: { client: 'ping', server: 'pong' },
    closes,
  }
}

// --- schemas ----------------------------------------------------------------------------------------------------------

function reference(name: string): string {
  return `#/components/schemas/${name}`
}

const definitions = Object.fromEntries(Object.entries(COMPONENTS).map(([name, { schema }]) => [name, schema]))

const BASIC: ConversionConfig = {
  target: 'draft-2020-12',
  // Only what arrives is described: that we then take the spaces off its ends is our business.
  ignoreActions: ['trim', 'check'],
  // A pattern of JSON Schema is one of Unicode, as ours with a flag are.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'regex' && 'requirement' in valibotAction && valibotAction.requirement instanceof RegExp
      ? { ...jsonSchema, pattern: valibotAction.requirement.source }
      : undefined,
  overrideRef: ({ referenceId }) => reference(referenceId),
}

const CONVERSION: ConversionConfig = {
  ...BASIC,
  definitions,
  // What pages take as it comes is described here.
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema === OrderState ? converted(OrderKept, { ...BASIC, definitions: { Order } }) : undefined,
}

function schemaOf(schema: Schema): Json {
  return converted(schema, CONVERSION)
}

function converted(schema: Schema, how: ConversionConfig): Json {
  const { $schema: _draft, $defs: _components, ...json } = toJsonSchema(schema, how) as Json
  return json
}

function components(): Json {
  const schemas = toJsonSchemaDefs(definitions, CONVERSION)
  return Object.fromEntries(
    Object.entries(COMPONENTS).map(([name, words]) => [name, worded(schemas[name] as Json, words)]),
  )
}

function worded(schema: Json, { about, fields = {} }: Words): Json {
  return {
    description: about,
    ...schema,
    ...(schema.properties ? { properties: annotated(schema.properties, fields) } : {}),
  }
}

/** Adds descriptions to fields by name. One for a field that is not there would be seen by nobody, so it throws. */
function annotated(properties: unknown, fields: Readonly<Record<string, string>>): Json {
  const all = { ...(properties as Record<string, Json>) }
  for (const [name, description] of Object.entries(fields)) {
    const field = all[name]
    if (!field) throw new Error(`no field ${name} to describe`)
    all[name] = { ...field, description }
  }
  return all
}
