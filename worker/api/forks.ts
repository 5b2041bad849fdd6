import type { Context } from 'hono'
import type { FileFault } from '#engine/core/index.ts'
import { type App, secretsOf } from '../http.ts'
import { Forking, MAX_MATCH_FILE, TableMade } from '../protocol.ts'
import { TABLE_ID } from '../random.ts'
import { keyOf } from '../table/keys.ts'
import type { TakenMatch } from '../table/outside.ts'
import { no, type Refused } from '../table/refused.ts'
import { texts as errors } from '../texts/en/errors.ts'
import { endpoint } from './endpoint.ts'
import { fail, NO_TABLE, RULE, refused, TABLE_RULE } from './problems.ts'
import { homeOf, tableOf } from './reach.ts'
import { newTable } from './tables.ts'

export const forks = [
  endpoint({
    method: 'POST',
    path: '/api/forks',
    name: 'fork',
    summary: 'Make a table that plays a match on from one of its entries',
    about:
      'The match is that of a table, or a match file. While a match runs only those who play it can fork it; what is ' +
      'hidden from them is dealt anew. What chance brings from there on is drawn anew, too.',
    body: { schema: Forking, about: 'Either `table` or `match`.', most: MAX_MATCH_FILE },
    secrets: true,
    makes: true,
    answers: { 201: { about: 'The table is made.', json: TableMade } },
    problems: [NO_TABLE, RULE, TABLE_RULE],
    async serve({ c, body }) {
      if (!body) throw new Error('its body is not optional')
      const { table, match, at, private: secluded, places, start } = body
      const stem = table === undefined ? takenMatchIn({ ...match }, at) : await takenMatchOf(c, table, at)
      if (stem === null) return fail(c, NO_TABLE)
      if ('refusal' in stem) return refused(c, stem.refusal, errors.rule.fork, table === undefined ? RULE : TABLE_RULE)
      const wanted = { ...stem, private: stem.private || secluded }
      const made = newTable(c)
      const fresh = homeOf(c, made.id)
      const refusal = await fresh.createFork(made.id, keyOf(made.hostSecret), wanted, { places, start })
      return refusal ? refused(c, refusal, errors.rule.forked) : c.json(made, 201)
    },
  }),
]

/** Of a file. A state that somebody else wrote is not played on here: only what the rules led to. */
const takenMatchIn = (match: object, at: number): TakenMatch | Refused =>
  'start' in match
    ? no('MATCH-FILE', { path: 'start', fault: 'dealt-anew' satisfies FileFault })
    : { match: JSON.stringify(match), at, private: false }

const takenMatchOf = async (c: Context<App>, table: string, at: number): Promise<TakenMatch | Refused | null> =>
  TABLE_ID.test(table) ? (await tableOf(c, table)).takenMatch(at, secretsOf(c).map(keyOf)) : null
