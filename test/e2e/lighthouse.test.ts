import { afterAll, beforeAll, expect, it } from 'vitest'
import { setUp } from './here.ts'
import { JUDGED, Judge } from './lighthouse.ts'

const here = setUp()
let judge: Judge
beforeAll(async () => {
  judge = await Judge.open()
})
afterAll(() => judge?.close())

// How fast they are stands in the bench: no test asserts a time.
it.each(JUDGED)('Lighthouse has nothing to say against %s', async (_, address) => {
  const { scores, flaws } = await judge.judge(await address(here.stack.url), ['accessibility', 'best-practices'])
  expect(flaws).toEqual([])
  expect(scores).toEqual({ accessibility: 100, 'best-practices': 100 })
})
