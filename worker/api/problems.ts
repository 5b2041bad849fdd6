import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Refusal } from '#engine/core/index.ts'
import { type App, failure } from '../http.ts'

/** A way in which a request goes wrong. */
export interface Problem {
  readonly status: ContentfulStatusCode
  /** For programs; never changed. */
  readonly code: string
  readonly message: string
  /** The code is in fact the id of whatever rule forbids what was asked. */
  readonly byRule?: true
}

const problem = (status: ContentfulStatusCode, code: string, message: string): Problem => ({ status, code, message })

export const BODY = problem(400, 'BODY', 'the body is not what is expected here')
export const QUERY = problem(400, 'QUERY', 'a parameter is not what is expected here')
export const RULE: Problem = {
  status: 400,
  code: 'RULE',
  message: 'a rule forbids it: the code is its id',
  byRule: true,
}
export const TABLE_RULE: Problem = {
  status: 409,
  code: 'TABLE-RULE',
  message: 'a rule of that table forbids it: the code is its id',
  byRule: true,
}
export const PRIVATE = problem(403, 'PRIVATE', 'this match is private: only those who play it may have it')
/** The status is oEmbed's. */
export const PRIVATE_EMBED = problem(401, 'PRIVATE', 'this match is private: it cannot be embedded')
export const ORIGIN = problem(403, 'ORIGIN', 'pages of other sites may not do this')
export const NOT_FOUND = problem(404, 'NOT-FOUND', 'there is nothing at this address')
export const NO_TABLE = problem(404, 'NO-TABLE', 'there is no such table')
export const NO_ENTRY = problem(404, 'NO-ENTRY', 'this match has no such entry')
export const NO_PICTURE = problem(404, 'NO-PICTURE', 'nobody draws this game')
export const METHOD = problem(405, 'METHOD', 'another method is understood here')
export const NOT_STARTED = problem(409, 'NOT-STARTED', 'this match has not begun')
export const DRAWN_OFTEN = problem(429, 'TOO-OFTEN', 'too many pictures were drawn for this address: wait a minute')
export const DRAWING_BUSY = problem(503, 'BUSY', 'other pictures are being drawn: try again in some seconds')
export const TOO_OFTEN = problem(429, 'TOO-OFTEN', 'too many tables were made from this address: wait a minute')
export const TOO_BIG = problem(413, 'TOO-BIG', 'the body is too long')
export const UPGRADE = problem(426, 'UPGRADE', 'this address speaks WebSocket only')
export const FORMAT = problem(501, 'FORMAT', 'there is json and xml')
export const INTERNAL = problem(500, 'INTERNAL', 'this is our fault')

/** Answers with a problem, in words that fit the case better if there are any. */
export function fail(c: Context<App>, { status, code, message }: Problem, said = message) {
  return failure(c, status, code, said)
}

/** Answers with the rule that forbids what was asked. */
export const refused = (c: Context<App>, { rule, params }: Refusal, said: string, { status } = RULE) =>
  failure(c, status, rule, said, params)
