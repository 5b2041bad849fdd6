import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type MatchFile, replay, seededChance } from '#engine/core/index.ts'
import { games } from '#engine/games.ts'
import { simpleAnswers } from '#engine/simple/simple.ts'
import { texts } from '#worker/both/texts/en/answers.ts'

const FOLDER = new URL('../games/', import.meta.url)
const MATCHES = readdirSync(FOLDER).flatMap((file) => file.match(/^[\w-]+(?=\.json$)/) ?? [])

/** Of every question that anybody is asked in recorded matches: what can be answered with one button. */
const found = new Map<string, Map<string, Set<string>>>(games.map(({ id }) => [id, new Map()]))

describe('simple answers', () => {
  test.each(MATCHES)('of %s are allowed, and have words', (name) => {
    const match = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as MatchFile
    const rules = games.find(({ id }) => id === match.game) as (typeof games)[number]
    const asks = found.get(rules.id) as Map<string, Set<string>>
    const seen = new Map<string, number>()
    for (const { state } of replay(match, rules)) {
      const { ask, seats } = rules.turn(state)
      const many = (seen.get(ask) ?? 0) + 1
      seen.set(ask, many)
      // Whole matches have thousands of questions, and few kinds of them.
      if (many > 40) continue
      for (const seat of seats) {
        const answers = simpleAnswers(rules, state, seat)
        const names = asks.get(ask) ?? new Set()
        asks.set(ask, names)
        for (const { name: answer, action } of answers) {
          names.add(answer)
          expect(rules.play(state, seat, action, seededChance('x', 1)).ok).toBe(true)
        }
        expect(new Set(answers.map((one) => one.name)).size).toBe(answers.length)
      }
      // Nobody else has anything to say.
      const other = match.seats.findIndex((_, seat) => !seats.includes(seat))
      if (other !== -1) expect(simpleAnswers(rules, state, other)).toEqual([])
    }
    for (const [ask, names] of asks) {
      expect([ask, texts.asks[ask as keyof typeof texts.asks]]).toEqual([ask, expect.any(String)])
      for (const answer of names) expect(texts.names[answer as keyof typeof texts.names]).toBeTypeOf('function')
    }
  })

  test('are there where they should be', () => {
    const of = (game: string) =>
      Object.fromEntries([...(found.get(game) ?? [])].map(([ask, names]) => [ask, [...names].sort()]))
    expect(of('age-of-steam')).toMatchObject({
      issue: ['no-shares'],
      bid: ['bid', 'drop', 'free-pass'],
      choose: [],
      build: ['end-build'],
      goods: ['engine', 'pass'],
      produce: ['decline', 'produce'],
    })
    expect(of('steam')).toMatchObject({ raise: ['no-capital'], goods: ['engine', 'pass'], select: [] })
    expect(of('spike')).toMatchObject({ after: ['end-turn'], move: [] })
  })
})
