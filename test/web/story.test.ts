import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type MatchFile, replayed } from '#engine/core/index.ts'
import { gameById } from '#engine/games.ts'
import { bestDelivery, type Course, forecastCourse, leadOf, roundEnds, scoreCourse } from '#lib/frame/story/course.ts'
import { keepReview, keptReview } from '#lib/frame/story/kept.ts'
import { sourcesOf } from '#lib/frame/story/sources.ts'

function played(name: string) {
  const match = JSON.parse(readFileSync(new URL(`../games/${name}.json`, import.meta.url), 'utf8')) as MatchFile
  const rules = gameById(match.game)
  if (!rules) throw new Error(match.game)
  const steps = replayed(match, rules).steps.slice(1)
  return {
    rules,
    seats: match.seats.length,
    steps: steps.map(({ state, events }, seq) => ({
      seq,
      state,
      events,
      played: match.log[seq] as MatchFile['log'][0],
    })),
  }
}

describe('how a match went', () => {
  test.each(['age-of-steam-rust-belt-2022-4', 'steam-steam-northeast-standard-4', 'spike-eastern-us-basic-3'])(
    '%s: every round once, in order, ending with the final score',
    (name) => {
      const { rules, steps, seats } = played(name)
      const ends = roundEnds(rules, steps)
      expect(ends.map(({ round }) => round)).toEqual(ends.map((_, i) => (ends[0]?.round ?? 0) + i))
      const { values } = scoreCourse(rules, ends, seats, 'Score')
      const result = rules.result(steps.at(-1)?.state)
      for (const { seat, score } of result?.standings ?? []) expect(values[seat]?.at(-1)).toBe(score)
      expect(values.every((line) => line.length === ends.length)).toBe(true)
    },
  )

  test('the best delivery is the one that brought whoever made it the most', () => {
    const { steps } = played('age-of-steam-rust-belt-2022-4')
    const best = bestDelivery(steps)
    const gains = steps.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.type === 'delivered' && 'gains' in event && 'seat' in event
          ? [(event.gains as number[])[Number(event.seat)] ?? 0]
          : [],
      ),
    )
    expect(best?.gain).toBe(Math.max(...gains))
    expect(steps[best?.seq ?? -1]?.events).toContain(best?.event)
  })

  test('who led is who was alone at the top at the end, from where that began', () => {
    const course = (...values: (number | null)[][]): Course => ({ name: 'score', label: '', values })
    const ends = [1, 2, 3].map((round) => ({ round, state: null }))
    expect(leadOf(course([1, 5, 6], [2, 4, 5]), ends)).toEqual({ seat: 0, since: 2 })
    expect(leadOf(course([3, 5, 6], [2, 4, 5]), ends)).toEqual({ seat: 0, since: 1 })
    expect(leadOf(course([1, 2, 6], [2, 4, 6]), ends)).toBeNull()
    expect(leadOf(course([9, null, null], [2, 4, 5]), ends)).toEqual({ seat: 1, since: 2 })
  })
})

describe('where it came from', () => {
  test('in a rail game own deliveries and those of others, as the journal has them', () => {
    const { steps, seats } = played('age-of-steam-rust-belt-2022-4')
    const [own, others] = sourcesOf(steps, seats)
    expect([own?.name, others?.name]).toEqual(['own', 'others'])
    const all = steps.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'delivered' && 'gains' in event ? (event.gains as number[]) : [])),
    )
    const sum = (values: readonly number[] = []) => values.reduce((a, b) => a + b, 0)
    expect(sum(own?.values) + sum(others?.values)).toBe(sum(all))
  })

  test('in Spike it is all the money there is, but for what parts cost', () => {
    const { rules, steps, seats } = played('spike-eastern-us-basic-3')
    const sources = sourcesOf(steps, seats)
    expect(sources.map(({ name }) => name)).toEqual(['market', 'contracts', 'route'])
    const paid = (seat: number) =>
      steps
        .flatMap(({ events }) => events)
        .reduce((sum, event) => {
          const { type, seat: whose, price } = event as unknown as { type: string; seat: number; price: number }
          return type === 'upgraded' && whose === seat ? sum + price : sum
        }, 0)
    const scores = rules.result(steps.at(-1)?.state)?.standings ?? []
    const before = steps[0]?.state as { players: { money: number }[] }
    for (const { seat, score } of scores) {
      const brought = sources.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0)
      expect((before.players[seat]?.money ?? 0) + brought - paid(seat)).toBe(score)
    }
  })
})

describe('what a match promised', () => {
  test('is drawn of those only who were in it', () => {
    const { course, rounds } = forecastCourse(
      [
        { after: 3, round: 1, worth: [4.6, -100] },
        { after: 9, round: 2, worth: [12, 3] },
      ],
      2,
      'Forecast',
    )
    expect(course.values).toEqual([
      [5, 12],
      [null, 3],
    ])
    expect(rounds).toEqual([1, 2])
  })

  test('is kept for the last dozen of matches', () => {
    const review = { course: [], decided: null, missed: [] }
    for (let n = 0; n < 13; n++) keepReview(`match ${n}`, { ...review, decided: { seat: n, after: n, round: 1 } })
    expect(keptReview('match 0')).toBeNull()
    expect(keptReview('match 12')?.decided?.seat).toBe(12)
    keepReview('match 1', review)
    keepReview('match 13', review)
    expect([keptReview('match 1'), keptReview('match 2')]).toEqual([review, null])
  })
})
