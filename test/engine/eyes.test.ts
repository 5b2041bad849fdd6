import { describe, test } from 'vitest'
import { games } from '#engine/games.ts'
import { settled } from './directed.ts'
import { everyEyes, follow } from './eyes.ts'
import { type Table, wholeMatch } from './tables.ts'

describe('whoever plays a match as it is told sees what there is to see', () => {
  const tables = games.flatMap((rules) =>
    rules.maps.map(({ id, seats }): [string, Table, (typeof games)[number]] => [
      `${rules.id} on ${id}`,
      { map: id, seats: seats[1], options: settled(rules, id), seed: `eyes/${id}` },
      rules,
    ]),
  )

  test.each(tables)('%s', (_, table, rules) => {
    const { match } = wholeMatch(rules, table)
    for (const eyes of everyEyes(match)) follow(rules, match, eyes)
  })
})
