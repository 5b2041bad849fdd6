import { exports } from 'cloudflare:workers'
import { Validator } from '@cfworker/json-schema'

/**
 * Holds what the API answers and what is said over its sockets against the description it gives of itself. Every test
 * that asks the API for anything is a test of the description by that.
 */

type Json = Readonly<Record<string, unknown>>
type Content = Readonly<Record<string, { readonly schema?: Json }>>
type Operation = {
  readonly parameters?: readonly { readonly name: string }[]
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}

export interface Description {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Json>> }
}

let description: Promise<Description> | undefined

export function described(): Promise<Description> {
  description ??= exports.default
    .fetch('http://railhead.test/api/openapi.json')
    .then((response) => response.json() as Promise<Description>)
  return description
}

/** What any address answers that is not described, or not for this method. */
const ELSEWHERE: Operation = {
  responses: Object.fromEntries(
    [404, 405].map((status) => [
      status,
      { content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
    ]),
  ),
}

export async function checkAnswer(method: string, path: string, response: Response): Promise<void> {
  if (method === 'OPTIONS') return
  const { paths } = await described()
  const pattern = Object.keys(paths).find((one) => matches(one, path))
  const operation = (pattern && paths[pattern]?.[method === 'HEAD' ? 'get' : method.toLowerCase()]) || ELSEWHERE
  const answer = operation.responses[String(response.status)]
  const where = `${method} ${path.slice(0, 100)}: ${response.status}`
  if (!answer) throw new Error(`${where} is not described`)
  if (method === 'HEAD' || response.status === 101) return
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? ''
  if (type === '' && !answer.content) return
  const content = answer.content?.[type]
  if (!content) throw new Error(`${where} is described without ${type}`)
  if (content.schema) await check(where, content.schema, await response.clone().json())
}

/** A frame, by the name of what it should be. */
export const checkFrame = (name: 'ClientMessage' | 'ServerMessage', message: unknown): Promise<void> =>
  checkComponent(name, message)

export async function checkComponent(name: string, message: unknown): Promise<void> {
  await check(JSON.stringify(message).slice(0, 100), { $ref: `#/components/schemas/${name}` }, message)
}

const validators = new Map<string, Validator>()

async function check(what: string, schema: Json, value: unknown): Promise<void> {
  const key = JSON.stringify(schema)
  const { components } = await described()
  const validator = validators.get(key) ?? new Validator({ ...schema, components }, '2020-12')
  validators.set(key, validator)
  const { valid, errors } = validator.validate(value)
  if (!valid) throw new Error(`${what} is not as described: ${JSON.stringify(errors.slice(-3))}`)
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)
