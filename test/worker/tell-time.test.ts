import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Client } from './client.ts'
import { serveHere, service, subscribed, tell } from './device.ts'
import { expectAck, running, take } from './match.ts'
import { outbox, soon } from './receiver.ts'
import { DAY, fakeTime, HOUR, MINUTE } from './time.ts'

/** A day for a move: its player is reminded six hours before its end. */
const DAILY = { pace: 'slow', move: DAY, bank: 0, late: 'wait' } as const

const time = fakeTime()
// After it, since it puts everything back that was spied on after each test.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('where there are clocks', () => {
  serveHere()

  test('[T-TELL-04, T-TELL-07] it is told that time runs out, in place of whose turn it is, and for as long as there is some', async () => {
    const { id, players } = await running({ game: 'stones', map: 'heap', seats: 2, clock: DAILY })
    await expectAck((players[1] as Client).command(tell(1, await subscribed())))
    // The greeting goes at once; the clock of this test stands, so its alarm is let ring.
    await time.pass(id, MINUTE)
    await soon(() => expect(service.got).toHaveLength(1))
    await expectAck(players[0].act(0, take(1)))
    players[1].close()
    await time.pass(id, 2 * MINUTE)
    await soon(() => expect(service.got).toHaveLength(2))
    expect(service.got[1]?.said.body).toContain('1 day left.')
    const left = service.got[1]?.ttl ?? 0
    expect(left > 86_000 && left < 86_400).toBe(true)
    await soon(async () => expect(await outbox(id)).toEqual([]))
    await time.pass(id, DAY - 6 * HOUR)
    await soon(() => expect(service.got).toHaveLength(3))
    const reminder = service.got[2]
    expect(reminder?.said).toMatchObject({ title: 'Time is running out · Stones on heap', tag: id })
    expect(reminder?.said.body).toContain('6 hours left.')
    expect(reminder?.said.actions.map(({ action }) => action)).toEqual(['pass'])
    expect(Math.abs((reminder?.ttl ?? 0) - 6 * 3600)).toBeLessThan(120)
  })
})
