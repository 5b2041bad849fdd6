import type { Context } from 'hono'
import { type App, secretsOf } from '../http.ts'
import { Offered } from '../protocol.ts'
import { vapidOf } from '../table/tell/push.ts'
import { texts as errors } from '../texts/en/errors.ts'
import { endpoint } from './endpoint.ts'
import { ANSWER_FORGED, ANSWER_LATE, ANSWER_USED, fail, NO_TABLE, refused, TABLE_RULE } from './problems.ts'
import { tableOf } from './reach.ts'
import { PushKey } from './shapes.ts'
import { tableId } from './tables.ts'

const OWN = [ANSWER_FORGED, ANSWER_USED, ANSWER_LATE]
const problems = [NO_TABLE, ...OWN, TABLE_RULE]

const common = {
  path: '/api/tables/:id/answer',
  params: { id: tableId },
  secrets: true,
  problems,
} as const

/** What players are told who are not at the table, and the answers that they give from there. */
export const answers = [
  endpoint({
    method: 'GET',
    path: '/api/push',
    name: 'pushKey',
    summary: 'What a browser subscribes to Web Push with',
    answers: { 200: { about: 'The key; null where push is not offered.', json: PushKey } },
    serve: ({ c }) => c.json({ key: vapidOf(c.env)?.publicKey ?? null } satisfies PushKey),
  }),
  endpoint({
    ...common,
    method: 'GET',
    name: 'offeredAnswer',
    summary: 'What the link of a message would answer',
    about: 'The token of the link takes the place of secrets. Nothing is changed by it, however often it is asked for.',
    answers: { 200: { about: 'The question, and the answer.', json: Offered } },
    serve: ({ c, params: { id } }) => answered(c, id, false),
  }),
  endpoint({
    ...common,
    method: 'POST',
    name: 'giveAnswer',
    summary: 'Give the answer of the link of a message',
    about: 'The token of the link takes the place of secrets. It gives this answer, once, while the question stands.',
    answers: { 200: { about: 'It is given.', json: Offered } },
    serve: ({ c, params: { id } }) => answered(c, id, true),
  }),
]

async function answered(c: Context<App>, id: string, give: boolean): Promise<Response> {
  const got = await (await tableOf(c, id)).answer(secretsOf(c)[0] ?? '', give)
  if (!got) return fail(c, NO_TABLE)
  if (got.ok) return c.json(got.offered)
  const own = OWN.find(({ code }) => code === got.refusal.rule)
  return own ? fail(c, own) : refused(c, got.refusal, errors.answer.not, TABLE_RULE)
}
