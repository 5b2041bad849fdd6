import { expect, it } from 'vitest'
import { picksFor } from '../random.ts'
import { NEVER } from '../torture/tally.ts'
import { torture } from '../torture/torture.ts'

/** Of every game a short one. */
const KINDS = [
  { game: 'spike', map: 'eastern-us', seats: 2 },
  { game: 'age-of-steam', map: 'st-lucia', seats: 2 },
  { game: 'steam', map: 'steam-northeast', seats: 3 },
] as const

it('[T-STORE-02, P-ACT-03, P-ACT-05, P-CLOSE-01] nothing is lost, doubled, told otherwise or told to others, whatever happens to server and lines', async () => {
  const stories: string[] = []
  const tally = await torture({
    pick: picksFor('torture'),
    minutes: 0,
    matches: 3,
    kinds: KINDS,
    atOnce: 3,
    framesPerKill: 900,
    piecesPerCut: 80,
    tell: (story) => stories.push(story),
  })
  expect(stories).toEqual([])
  expect(NEVER.map((what) => tally[what])).toEqual(NEVER.map(() => 0))
  // It was no fair weather.
  expect(tally).toMatchObject({ matches: 3, finished: 3 })
  for (const what of ['kills', 'cuts', 'disturbed', 'lies', 'confirmed'] as const)
    expect([what, tally[what] > 0]).toEqual([what, true])
})
