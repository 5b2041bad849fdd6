import { evictDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GIVE_UP, type MatchFile, type Seat } from '#engine/core/index.ts'
import type { TableSummary } from '#worker/protocol.ts'
import { api, type Client } from './client.ts'
import { expectAck, refusalOf, running, stub, take } from './match.ts'
import { DAY, fakeTime, MINUTE } from './time.ts'

const time = fakeTime()

const LIVE = { pace: 'live', move: 2 * MINUTE, bank: 10 * MINUTE, late: 'give-up' } as const
const DAILY = { pace: 'slow', move: DAY, bank: DAY, late: 'give-up' } as const
const TRIO = { game: 'age-of-steam', map: 'rust-belt', seats: 3 }
const back = (to: number) => ({ do: 'propose', wanted: { do: 'take-back', to } }) as const
const answer = (yes: boolean, n = 1) => ({ do: 'answer', n, yes }) as const
const ISSUE = { type: 'issue', n: 0 }

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const summaryOf = async (id: string) => (await (await api(`/tables/${id}`)).json()) as TableSummary
const logOf = async (id: string) => ((await (await api(`/tables/${id}/match`)).json()) as MatchFile).log
const askedAt = async (id: string): Promise<Seat> => (await summaryOf(id)).turn?.seats[0] as Seat

/** Whose time will run out, who plays after them, and the third. */
async function begun(wanted: object = { ...TRIO, clock: LIVE }) {
  const match = await running(wanted)
  const late = await askedAt(match.id)
  const others = match.players.flatMap((_, seat) => (seat === late ? [] : seat))
  const player = (seat: Seat | undefined) => match.players[seat ?? 0] as Client
  return { ...match, late, others, player, rest: others.map(player) }
}

describe('when time has run out and the seat is given up for that', () => {
  test.each([
    ['live', LIVE, 12 * MINUTE],
    ['slow', DAILY, 2 * DAY],
  ] as const)('[T-CLOCK-11] %s: the table does it, and the others play on', async (_, clock, span) => {
    const { id, late, player } = await begun({ ...TRIO, clock })
    await time.pass(id, span - 1_000)
    expect(await logOf(id)).toEqual([])
    await time.pass(id, 2_000)
    expect(await logOf(id)).toEqual([{ seat: late, action: GIVE_UP, by: 'clock' }])
    const next = await askedAt(id)
    expect(next).not.toBe(late)
    const { clock: clocks, seats, status } = await summaryOf(id)
    expect(status).toBe('running')
    expect(seats[late]?.bot).toBeNull()
    expect(clocks?.seats[late]).toMatchObject({ due: null, late: false, bank: 0 })
    await expectAck(player(next).act(next, ISSUE))
    expect(await askedAt(id)).not.toBe(late)
    expect(await refusalOf(player(late).act(late, ISSUE))).toBe('TURN-SEAT')
  })

  test('[T-CLOCK-11] it all happens the same with the table asleep meanwhile', async () => {
    const { id, late } = await begun()
    await evictDurableObject(stub(id))
    await time.pass(id, 12 * MINUTE + 1_000)
    await evictDurableObject(stub(id))
    expect(await logOf(id)).toHaveLength(1)
    expect(await askedAt(id)).not.toBe(late)
  })

  test('GIVE-06 the last one left has won', async () => {
    const { id, late, rest } = await begun({ game: 'spike', map: 'eastern-us', seats: 2, clock: LIVE })
    await time.pass(id, 12 * MINUTE + 1_000)
    expect((await summaryOf(id)).status).toBe('over')
    const { table } = await (rest[0] as Client).next('table', ({ table }) => table.status === 'over')
    expect(table.clock?.seats.every(({ due }) => due === null)).toBe(true)
    const told = await (rest[0] as Client).next('entry')
    expect(told.entry).toMatchObject({ seat: late, action: GIVE_UP, by: 'clock' })
  })

  test('a game that knows no giving up waits', async () => {
    const { id, players } = await running({ game: 'stones', map: 'heap', seats: 2, clock: LIVE })
    await time.pass(id, 20 * MINUTE)
    await expectAck(players[0].act(0, take(1)))
  })
})

describe('GIVE-10 giving up [T-CLOCK-11]', () => {
  test('[P-ACT-08] is nothing that people do', async () => {
    const { id, late, player } = await begun()
    expect(await refusalOf(player(late).act(late, GIVE_UP))).toBe('TABLE-GIVE-UP')
    const other = await begun(TRIO)
    expect(await refusalOf(other.player(other.late).act(other.late, GIVE_UP))).toBe('TABLE-GIVE-UP')
    expect(await logOf(id)).toEqual([])
  })

  test('[P-UNDO-01] is not undone by whoever came too late', async () => {
    const { id, late, player } = await begun()
    await time.pass(id, 12 * MINUTE + 1_000)
    expect(await refusalOf(player(late).undo(late))).toBe('TABLE-UNDO')
  })

  test('[P-ASK-03] is taken back by all who are left, and the move begins anew with no bank', async () => {
    const { id, late, others, player, rest } = await begun()
    await time.pass(id, 12 * MINUTE + 1_000)
    // Whoever is out may ask for it, and has no say in it.
    await expectAck(player(late).command(back(-1)))
    expect((await summaryOf(id)).proposal).toMatchObject({ by: late, undecided: others })
    for (const one of rest) await expectAck(one.command(answer(true)))
    expect(await logOf(id)).toEqual([])
    expect(await askedAt(id)).toBe(late)
    const { clock } = await summaryOf(id)
    expect(clock?.seats[late]).toEqual({ due: time.now + 2 * MINUTE, bank: 0, late: false })
    await time.pass(id, MINUTE)
    expect(await logOf(id)).toEqual([])
    await expectAck(player(late).act(late, ISSUE))
  })

  test('[P-ASK-01] whoever is out is not asked', async () => {
    const { id, others, player, rest } = await begun()
    await time.pass(id, 12 * MINUTE + 1_000)
    const next = await askedAt(id)
    await expectAck(player(next).act(next, ISSUE))
    await expectAck(player(next).command(back(0)))
    expect((await summaryOf(id)).proposal?.undecided).toEqual(others.filter((seat) => seat !== next))
    await expectAck((rest.find((one) => one !== player(next)) as Client).command(answer(true)))
    expect(await logOf(id)).toHaveLength(1)
  })

  test('[P-ASK-01] whoever is out by now is not waited for', async () => {
    const { id, late: first, player, others } = await begun({ ...TRIO, clock: { ...LIVE, bank: 0 } })
    await expectAck(player(first).act(first, ISSUE))
    const late = await askedAt(id)
    const third = others.find((seat) => seat !== late) as Seat
    await expectAck(player(first).command(back(-1)))
    await expectAck(player(third).command(answer(true)))
    expect((await summaryOf(id)).proposal?.undecided).toEqual([late])
    await time.pass(id, 2 * MINUTE + 1_000)
    // All that was played since goes, too: the seat is back.
    expect(await logOf(id)).toEqual([])
    expect((await summaryOf(id)).proposal).toBeUndefined()
    expect(await askedAt(id)).toBe(first)
  })
})
