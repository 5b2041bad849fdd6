import { evictDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TableInfo } from '#worker/protocol.ts'
import { api, Client } from './client.ts'
import { expectAck, lobby, refusalOf, running, stub, take } from './match.ts'
import { DAY, fakeTime, HOUR, MINUTE } from './time.ts'

const time = fakeTime()

const DAILY = { pace: 'slow', move: DAY, bank: DAY, late: 'wait' } as const
const LIVE = { pace: 'live', move: 2 * MINUTE, bank: 10 * MINUTE, late: 'wait' } as const
const STONES = { game: 'stones', map: 'heap', seats: 2 }
/** Nights from 22:00 to 07:00 in UTC; the tests begin at noon. */
const NIGHT = { zone: 'UTC', night: { from: 22 * 60, to: 7 * 60 }, days: [], holiday: null }

const summaryOf = async (id: string) => (await (await api(`/tables/${id}`)).json()) as TableInfo
const clocksOf = async (id: string) => (await summaryOf(id)).clock?.seats ?? []

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('what a table agrees on [T-CLOCK-01]', () => {
  test('is settled in the lobby by the host, shown to everybody, and kept', async () => {
    const { id, host } = await lobby({ ...STONES, clock: DAILY })
    expect(host.first.table.clock).toEqual({ ...DAILY, seats: [] })
    await expectAck(host.command({ do: 'configure', to: { seats: 3 } }))
    expect((await summaryOf(id)).clock).toMatchObject(DAILY)
    await expectAck(host.command({ do: 'configure', to: { clock: null } }))
    expect((await summaryOf(id)).clock).toBeNull()
    const guest = await Client.join(id)
    expect(await refusalOf(guest.command({ do: 'configure', to: { clock: LIVE } }))).toBe('TABLE-NOT-HOST')
  })

  test.each([
    { ...LIVE, move: 9_000 },
    { ...LIVE, move: 3 * HOUR },
    { ...DAILY, move: 59 * MINUTE },
    { ...DAILY, bank: 31 * DAY },
    { ...DAILY, late: 'shout' },
    { ...DAILY, pace: 'leisurely' },
    { pace: 'live', move: 60_000 },
  ])('%j is no clock', async (clock) => {
    const { host } = await lobby()
    expect(await host.command({ do: 'configure', to: { clock: clock as typeof DAILY } })).toMatchObject({
      type: 'error',
      code: 'FRAME',
    })
  })

  test('goes into the next match', async () => {
    const { id, players } = await running({ ...STONES, options: { size: '10' }, clock: LIVE })
    for (let i = 0; i < 10; i++) await expectAck((players[i % 2] as Client).act(i % 2, take(1)))
    await expectAck(players[0].command({ do: 'rematch' }))
    const { table } = await players[0].next('table', ({ table }) => table.next !== null)
    expect((await summaryOf(table.next ?? '')).clock).toMatchObject(LIVE)
    expect((await clocksOf(id)).every(({ due }) => due === null)).toBe(true)
  })
})

describe('a clock [T-CLOCK-02]', () => {
  test('runs while a seat is asked, and takes from the bank what a move takes beyond its own time', async () => {
    const { id, players } = await running({ ...STONES, clock: LIVE })
    expect(await clocksOf(id)).toEqual([
      { due: time.now + 12 * MINUTE, bank: 10 * MINUTE, late: false },
      { due: null, bank: 10 * MINUTE, late: false },
    ])
    await time.pass(id, MINUTE)
    await expectAck(players[0].act(0, take(1)))
    expect(await clocksOf(id)).toMatchObject([
      { due: null, bank: 10 * MINUTE },
      { due: time.now + 12 * MINUTE, bank: 10 * MINUTE },
    ])
    await time.pass(id, 5 * MINUTE)
    await expectAck(players[1].act(1, take(1)))
    expect(await clocksOf(id)).toMatchObject([{ due: time.now + 12 * MINUTE }, { due: null, bank: 7 * MINUTE }])
  })

  test('everybody hears of it with the entry', async () => {
    const { players } = await running({ ...STONES, clock: LIVE })
    await expectAck(players[0].act(0, take(1)))
    const { table } = await players[1].next('table', ({ table }) => table.clock?.seats[1]?.due != null)
    expect(table.clock?.seats[1]?.due).toBe(time.now + 12 * MINUTE)
  })

  test('gives back the time of a move that is taken back', async () => {
    const { id, players } = await running({ ...STONES, clock: LIVE })
    await time.pass(id, 5 * MINUTE)
    await expectAck(players[0].act(0, take(1)))
    expect(await clocksOf(id)).toMatchObject([{ bank: 7 * MINUTE }, {}])
    await expectAck(players[0].undo(0))
    // Neither lost nor won by it: five minutes are spent.
    expect(await clocksOf(id)).toMatchObject([{ bank: 10 * MINUTE, due: time.now + 7 * MINUTE }, { due: null }])
  })

  test('is the same after the table has slept', async () => {
    const { id } = await running({ ...STONES, clock: LIVE })
    await time.pass(id, 3 * MINUTE)
    const before = await clocksOf(id)
    await evictDurableObject(stub(id))
    expect(await clocksOf(id)).toEqual(before)
  })

  test('stands while a bot plays, and begins anew when its player is back', async () => {
    const { id, players } = await running({ ...STONES, clock: LIVE })
    await time.pass(id, 3 * MINUTE)
    await expectAck(players[0].command({ do: 'bot', seat: 0, bot: 'thrower' }))
    expect(await clocksOf(id)).toMatchObject([{ due: null }, {}])
    await expectAck(players[0].command({ do: 'bot', seat: 0, bot: null }))
    expect(await clocksOf(id)).toMatchObject([{ due: time.now + 11 * MINUTE, bank: 9 * MINUTE }, {}])
  })
})

describe('nights [T-REST-03]', () => {
  test('count for nobody who sleeps', async () => {
    const { id, players } = await running({ ...STONES, clock: { ...DAILY, bank: 0 } })
    await expectAck(players[0].command({ do: 'rest', seat: 0, to: NIGHT }))
    // Ten hours till night, fourteen after it.
    expect(await clocksOf(id)).toMatchObject([{ due: time.now + 24 * HOUR + 9 * HOUR }, {}])
  })

  test('are told to nobody else', async () => {
    const { id, players, secrets } = await running({ ...STONES, clock: DAILY })
    await expectAck(players[0].command({ do: 'rest', seat: 0, to: NIGHT }))
    const again = await Client.join(id, [secrets[0] as string])
    expect(again.first.you.rests).toEqual([NIGHT, null])
    const other = await Client.join(id, [secrets[1] as string])
    expect(other.texts.join()).not.toContain('22')
    expect(other.first.you.rests).toBeUndefined()
  })

  test('do not count at a live table', async () => {
    const { id, players } = await running({ ...STONES, clock: LIVE })
    const before = await clocksOf(id)
    await expectAck(players[0].command({ do: 'rest', seat: 0, to: NIGHT }))
    expect(await clocksOf(id)).toEqual(before)
  })

  test('that are changed change nothing that is gone', async () => {
    const { id, players } = await running({ ...STONES, clock: { ...DAILY, bank: 0 } })
    await time.pass(id, 20 * HOUR)
    await expectAck(players[0].command({ do: 'rest', seat: 0, to: { ...NIGHT, night: { from: 0, to: 12 * 60 } } }))
    // It is eight in the morning: four hours of sleep, then the four that are left.
    expect(await clocksOf(id)).toMatchObject([{ due: time.now + 8 * HOUR }, {}])
  })

  test('are set by whoever holds the seat, and have to be nights', async () => {
    const { players } = await running({ ...STONES, clock: DAILY })
    expect(await refusalOf(players[1].command({ do: 'rest', seat: 0, to: NIGHT }))).toBe('TABLE-NOT-YOURS')
    const endless = { ...NIGHT, night: { from: 0, to: 800 } }
    expect(await players[0].command({ do: 'rest', seat: 0, to: endless })).toMatchObject({
      type: 'refuse',
      refusal: { rule: 'TABLE-REST', params: { fault: 'night' } },
    })
  })
})

describe('when time has run out', () => {
  test('[T-CLOCK-03] the table waits, if that was agreed on, and others may act on it', async () => {
    const { id, players } = await running({ ...STONES, clock: LIVE })
    expect(await refusalOf(players[1].command({ do: 'bot', seat: 0, bot: 'thrower' }))).toBe('TABLE-NOT-LATE')
    await time.pass(id, 12 * MINUTE)
    expect(await clocksOf(id)).toMatchObject([{ late: true, bank: 10 * MINUTE }, {}])
    await expectAck(players[1].command({ do: 'bot', seat: 0, bot: 'thrower' }))
  })

  test('[T-CLOCK-03] whoever comes late may play all the same, and begins the move anew with no bank', async () => {
    const { id, players } = await running({ ...STONES, clock: LIVE })
    await time.pass(id, 20 * MINUTE)
    await expectAck(players[0].act(0, take(1)))
    expect(await clocksOf(id)).toMatchObject([{ late: false, bank: 0 }, { late: false }])
  })

  test('[T-CLOCK-04] a bot makes this move, and the log says so', async () => {
    const { id, players } = await running({ ...STONES, clock: { ...LIVE, late: 'once' } })
    await time.pass(id, 12 * MINUTE + 1_000)
    const { entry } = await players[1].next('entry')
    expect(entry).toMatchObject({ seat: 0, by: 'clock' })
    expect((await summaryOf(id)).seats[0]?.bot).toBeNull()
    await expectAck(players[1].act(1, take(1)))
    await expectAck(players[0].act(0, take(1)))
    const file = (await (await api(`/tables/${id}/match`)).json()) as { log: { by?: string }[] }
    expect(file.log.map(({ by }) => by)).toEqual(['clock', undefined, undefined])
  })

  test('[T-CLOCK-05] a bot keeps the seat until its player is back', async () => {
    const { id, players } = await running({ ...STONES, clock: { ...LIVE, late: 'bot' } })
    await time.pass(id, 12 * MINUTE + 1_000)
    expect((await players[1].next('entry')).entry).toMatchObject({ seat: 0, by: 'bot' })
    await expectAck(players[1].act(1, take(1)))
    await time.pass(id, 1_000)
    expect((await players[1].next('entry', ({ entry }) => entry.seat === 0)).entry.by).toBe('bot')
    await expectAck(players[0].command({ do: 'bot', seat: 0, bot: null }))
    await expectAck(players[1].act(1, take(1)))
    // The bank is gone, the time of a move is not.
    await time.pass(id, MINUTE)
    await expectAck(players[0].act(0, take(1)))
  })

  test('[T-CLOCK-06] nobody is late because the service was down', async () => {
    const { id } = await running({ ...STONES, clock: LIVE })
    time.skip(3 * DAY)
    await time.pass(id, MINUTE)
    expect(await clocksOf(id)).toMatchObject([{ late: false, due: time.now + 11 * MINUTE }, {}])
  })

  test('[T-CLOCK-07] an action that comes before the alarm is in time', async () => {
    const { id, players } = await running({ ...STONES, clock: { ...LIVE, late: 'bot' } })
    time.skip(12 * MINUTE)
    await expectAck(players[0].act(0, take(1)))
    expect((await summaryOf(id)).seats[0]?.bot).toBeNull()
    expect(await clocksOf(id)).toMatchObject([{ bank: 0, late: false }, { late: false }])
  })

  test('[T-CLOCK-08] it all happens the same with the table asleep between any two steps', async () => {
    const { id, players } = await running({ ...STONES, clock: { ...DAILY, late: 'bot' } })
    const nap = () => evictDurableObject(stub(id))
    await expectAck(players[0].command({ do: 'rest', seat: 0, to: NIGHT }))
    await nap()
    for (let day = 0; day < 4; day++) {
      await time.pass(id, 12 * HOUR)
      await nap()
    }
    // Two days of waking time, three nights between.
    expect((await summaryOf(id)).seats[0]?.bot).toBeNull()
    await time.pass(id, 24 * HOUR + 3 * HOUR + 1_000)
    await nap()
    expect((await summaryOf(id)).seats[0]?.bot).not.toBeNull()
    await expectAck(players[1].act(1, take(1)))
  })
})

test('[T-CLOCK-09] of a private table nobody outside sees the clocks', async () => {
  const { id } = await running({ ...STONES, private: true, clock: LIVE })
  expect((await summaryOf(id)).clock).toEqual({ ...LIVE, seats: [] })
})

test('[T-CLOCK-10] without clocks nothing is kept', async () => {
  const { id } = await running(STONES)
  expect((await summaryOf(id)).clock).toBeNull()
})
