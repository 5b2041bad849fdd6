import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type MatchFile, parseMatch, replay } from '#engine/core/match.ts'
import type { Result, Rules } from '#engine/core/rules.ts'
import { games } from '#engine/games.ts'

const FOLDER = fileURLToPath(new URL('../games/', import.meta.url))

function played(match: MatchFile, rules: Rules): unknown {
  const steps = replay(match, rules)
  let state: unknown
  for (let next = steps.next(); ; next = steps.next()) {
    if (!next.done) state = next.value.state
    else if (next.value) throw new Error(`log[${next.value.index}] refused by ${next.value.refusal.rule}`)
    else return state
  }
}

/** Whole matches recorded with the rules as they are: a change that tells one of them otherwise is a new version. */
describe('recorded matches replay to the same standings', () => {
  test.each(readdirSync(FOLDER))('%s', (file) => {
    const { match, result } = JSON.parse(readFileSync(FOLDER + file, 'utf8')) as { match: unknown; result: Result }
    const parsed = parseMatch(match, games)
    if (!parsed.ok) throw new Error(`${parsed.problem.path}: ${parsed.problem.message}`)
    expect(parsed.rules.result(played(parsed.match, parsed.rules))).toEqual(result)
  })
})
