import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, vi } from 'vitest'
import { stub } from './match.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Wednesday noon in UTC, later than any real clock that these tests meet: alarms ring only when a test lets time pass. */
export const START = Date.UTC(2031, 0, 1, 12)

/** A clock of the test's own: it stands still until time is told to pass. */
export function fakeTime() {
  let now = START
  let clock: { mockRestore(): void } | undefined
  beforeEach(() => {
    now = START
    clock = vi.spyOn(Date, 'now').mockImplementation(() => now)
  })
  afterEach(() => clock?.mockRestore())

  return {
    get now() {
      return now
    },
    /** The service is down meanwhile: nothing rings. */
    skip(ms: number) {
      now += ms
    },
    /** Whatever the table planned happens when it is due. */
    async pass(table: string, ms: number) {
      const end = now + ms
      for (;;) {
        const alarm = await runInDurableObject(stub(table), (_, state) => state.storage.getAlarm())
        if (alarm === null || alarm > end) break
        now = Math.max(now, alarm)
        await runDurableObjectAlarm(stub(table))
      }
      now = end
    },
  }
}
