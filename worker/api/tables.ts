import type { Context } from 'hono'
import * as v from 'valibot'
import { type App, pageOf, secretsOf } from '../http.ts'
import { CLOSE, COME_BACK, MOVED, NewTable, NextTable, newSecret, TableMade, TableSummary } from '../protocol.ts'
import { newTableId } from '../random.ts'
import { keyOf } from '../table/keys.ts'
import { texts as errors } from '../texts/en/errors.ts'
import { endpoint, type Param } from './endpoint.ts'
import { fail, NO_TABLE, NOT_STARTED, PRIVATE, RULE, refused, TABLE_RULE } from './problems.ts'
import { homeOf, lineTo, tableOf } from './reach.ts'
import { Match, TableId } from './shapes.ts'

/** Only ids that we could have made ever reach an object. */
export const tableId = {
  schema: TableId,
  about: 'The id of a table: the last part of its link.',
  otherwise: NO_TABLE,
} satisfies Param

/** An id nobody has, and what proves its host. */
export function newTable(c: Context<App>): TableMade {
  const id = newTableId()
  return { id, link: linkTo(c, id), hostSecret: newSecret() }
}

const linkTo = (c: Context<App>, id: string): string => `${pageOf(c.req.raw)}/t/${id}`

export const tables = [
  endpoint({
    method: 'POST',
    path: '/api/tables',
    name: 'makeTable',
    summary: 'Make a table',
    about: 'Whoever has `hostSecret` is its host. It is told once, here: keep it, and never put it into a URL.',
    body: { schema: NewTable, about: 'What is left out is chosen for you.', optional: true },
    makes: true,
    answers: { 201: { about: 'The table is made.', json: TableMade } },
    problems: [RULE],
    async serve({ c, body = v.parse(NewTable, {}) }) {
      const made = newTable(c)
      const refusal = await homeOf(c, made.id).create(made.id, keyOf(made.hostSecret), body)
      return refusal ? refused(c, refusal, errors.rule.make) : c.json(made, 201)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/tables/:id',
    name: 'table',
    summary: 'A table as everybody may see it, and whose turn it is',
    about: 'Of a private table names and turn are told to who shows a secret of it.',
    params: { id: tableId },
    answers: { 200: { about: 'The table.', json: TableSummary } },
    secrets: true,
    problems: [NO_TABLE],
    async serve({ c, params: { id } }) {
      const summary = await (await tableOf(c, id)).summary(secretsOf(c).map(keyOf))
      return summary ? c.json(summary) : fail(c, NO_TABLE)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/tables/:id/match',
    name: 'match',
    summary: 'The match as a file',
    about: 'While it runs: what a spectator may know, with null in the place of everything hidden.',
    params: { id: tableId },
    answers: { 200: { about: 'The match so far, or all of it.', json: Match } },
    secrets: true,
    problems: [NO_TABLE, NOT_STARTED, PRIVATE],
    async serve({ c, params: { id } }) {
      const answer = await (await tableOf(c, id)).matchFile(secretsOf(c).map(keyOf))
      if (answer === null) return fail(c, NO_TABLE)
      if (answer === 'lobby') return fail(c, NOT_STARTED)
      if (answer === 'private') return fail(c, PRIVATE)
      return c.body(answer.file, 200, { 'Content-Type': 'application/json' })
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/tables/:id/rematch',
    name: 'rematch',
    summary: 'Make the table of the next match, once this one is over',
    about:
      'For whoever played or made the table. The same people and bots play the same, and whoever was second begins: ' +
      'seat 1 becomes seat 0, with the same secret. However often it is asked for, it is one table.',
    params: { id: tableId },
    answers: { 200: { about: 'It is there, waiting to be started.', json: NextTable } },
    secrets: true,
    makes: true,
    problems: [NO_TABLE, TABLE_RULE],
    async serve({ c, params: { id } }) {
      const answer = await (await tableOf(c, id)).rematch(secretsOf(c).map(keyOf))
      if (answer === null) return fail(c, NO_TABLE)
      if ('refusal' in answer) return refused(c, answer.refusal, errors.rule.next, TABLE_RULE)
      return c.json({ id: answer.id, link: linkTo(c, answer.id) } satisfies NextTable)
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/tables/:id/socket',
    name: 'line',
    summary: 'The WebSocket of a table',
    about:
      'Frames are JSON texts. The first one from the client is `hello`; seat secrets travel in it and nowhere else. ' +
      'The bare text `ping` is answered with `pong`. The conversation is described in docs/protocol.md.',
    params: { id: tableId },
    answers: { 101: { about: 'The line is open.' } },
    socket: {
      receives: 'ClientMessage',
      sends: 'ServerMessage',
      closes: {
        [MOVED]: 'the table has moved nearer to those who play: come back at once, by the same address',
        [COME_BACK]: 'no room or no time for this connection just now: come back later',
        [CLOSE.badClient]: 'a frame that is not text, or too long',
        [CLOSE.shownOut]: 'the host wants nobody from this address to look on',
        [CLOSE.noTable]: 'there is no such table',
        [CLOSE.tooOld]: 'the client is of another version',
        [CLOSE.tooMuch]: 'too many frames, or too many connections',
      },
    },
    serve: ({ c, params: { id } }) => lineTo(c, id),
  }),
]
