import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parseMatchText } from '#engine/core/file/matchFile.ts'
import { type MatchFile, replay } from '#engine/core/match.ts'
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
  const names = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.result.json'))
    .map((file) => file.replace('.result.json', ''))

  test.each(names)('%s', (name) => {
    const parsed = parseMatchText(readFileSync(`${FOLDER}${name}.json`, 'utf8'), games)
    if (!parsed.ok) throw new Error(`${parsed.problem.path}: ${parsed.problem.fault}`)
    const expected = JSON.parse(readFileSync(`${FOLDER}${name}.result.json`, 'utf8')) as Result
    expect(parsed.rules.result(played(parsed.match, parsed.rules))).toEqual(expected)
  })
})
