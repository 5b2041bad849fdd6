import type { Context } from 'hono'
import { refusal } from '#engine/core/index.ts'
import { type App, secretsOf } from '../http.ts'
import { Forking, MAX_MATCH_FILE, TableMade } from '../protocol.ts'
import { TABLE_ID } from '../random.ts'
import { keyOf } from '../table/audience.ts'
import { endpoint } from './endpoint.ts'
import { fail, NO_TABLE, RULE, refused, TABLE_RULE } from './problems.ts'
import { newTable, tableOf } from './tables.ts'

export const forks = [
  endpoint({
    method: 'POST',
    path: '/api/forks',
    name: 'fork',
    summary: 'Make a table that plays a match on from one of its entries',
    about:
      'The match is that of a table, or a match file. While a match runs only those who play it can fork it, and only ' +
      'where nothing is hidden from them. What chance brings from there on is drawn anew.',
    body: { schema: Forking, about: 'Either `table` or `match`.', most: MAX_MATCH_FILE },
    secrets: true,
    makes: true,
    answers: { 201: { about: 'The table is made.', json: TableMade } },
    problems: [NO_TABLE, RULE, TABLE_RULE],
    async serve({ c, body }) {
      if (!body) return fail(c, RULE)
      const { table, match, at, private: secluded, ...company } = body
      const made = newTable(c)
      const host = keyOf(made.hostSecret)
      const fresh = tableOf(c, made.id)
      if (match && 'start' in match) return refused(c, DEALT, 'no table can be made of this file')
      if (table === undefined) {
        const stem = { match: JSON.stringify(match), private: secluded }
        const refusal = await fresh.createFork(made.id, host, stem, at, company)
        return refusal ? refused(c, refusal, 'no table can be made of this file') : c.json(made, 201)
      }
      const stem = await stemOf(c, table, at)
      if (stem === null) return fail(c, NO_TABLE)
      if ('refusal' in stem) return refused(c, stem.refusal, TABLE_RULE.message, TABLE_RULE)
      const refusal = await fresh.createFork(
        made.id,
        host,
        { ...stem, private: stem.private || secluded },
        // Actions that were taken back are not in it.
        stem.entries - 1,
        company,
      )
      return refusal ? refused(c, refusal, 'no table can be made of this match') : c.json(made, 201)
    },
  }),
]

/** A state that somebody else wrote is not played on here: only what the rules led to. */
const DEALT = refusal('MATCH-FILE', {
  path: 'start',
  message: 'a match that was dealt anew is forked at its table only',
})

const stemOf = async (c: Context<App>, table: string, at: number) =>
  TABLE_ID.test(table) ? tableOf(c, table).stem(at, secretsOf(c).map(keyOf)) : null
