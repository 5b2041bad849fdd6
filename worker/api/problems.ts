import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Facts, Refusal } from '#engine/core/index.ts'
import { wrongInFile } from '../both/faults.ts'
import { texts as faults } from '../both/texts/en/faults.ts'
import { type App, failure } from '../http.ts'
import { texts as errors } from '../texts/en/errors.ts'

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

export const BODY = problem(400, 'BODY', errors.body)
export const QUERY = problem(400, 'QUERY', errors.query)
export const RULE: Problem = {
  status: 400,
  code: 'RULE',
  message: errors.rule.any,
  byRule: true,
}
export const TABLE_RULE: Problem = {
  status: 409,
  code: 'TABLE-RULE',
  message: errors.rule.ofTable,
  byRule: true,
}
export const PRIVATE = problem(403, 'PRIVATE', errors.private.match)
/** The status is oEmbed's. */
export const PRIVATE_EMBED = problem(401, 'PRIVATE', errors.private.embed)
export const ORIGIN = problem(403, 'ORIGIN', errors.origin.any)
export const NOT_FOUND = problem(404, 'NOT-FOUND', errors.none.address)
export const NO_TABLE = problem(404, 'NO-TABLE', errors.none.table)
export const NO_ENTRY = problem(404, 'NO-ENTRY', errors.none.entry)
export const NO_PICTURE = problem(404, 'NO-PICTURE', errors.none.picture)
export const ANSWER_FORGED = problem(401, 'ANSWER-FORGED', errors.answer.forged)
export const ANSWER_USED = problem(409, 'ANSWER-USED', errors.answer.used)
export const ANSWER_LATE = problem(409, 'ANSWER-LATE', errors.answer.late)
export const METHOD = problem(405, 'METHOD', errors.method.other)
export const NOT_STARTED = problem(409, 'NOT-STARTED', errors.notStarted)
export const DRAWN_OFTEN = problem(429, 'TOO-OFTEN', errors.often.pictures)
export const DRAWING_BUSY = problem(503, 'BUSY', errors.drawing)
export const TOO_OFTEN = problem(429, 'TOO-OFTEN', errors.often.tables)
export const TOO_BIG = problem(413, 'TOO-BIG', errors.big.any)
export const UPGRADE = problem(426, 'UPGRADE', errors.upgrade)
export const FORMAT = problem(501, 'FORMAT', errors.format)
export const INTERNAL = problem(500, 'INTERNAL', errors.ours.any)

/** Answers with a problem, in words that fit the case better if there are any. */
export function fail(c: Context<App>, { status, code, message }: Problem, said = message, params?: Facts) {
  return failure(c, status, code, said, params)
}

/** Answers with the rule that forbids what was asked; with what is wrong, and where, if that is a match file. */
export const refused = (c: Context<App>, { rule, params }: Refusal, said: string, { status } = RULE) =>
  failure(c, status, rule, rule === 'MATCH-FILE' ? errors.rule.file(wrongInFile(faults, params)) : said, params)
