import { describe, expect, test } from 'vitest'
import { GONE_AFTER_MS, newSecret } from '#worker/protocol.ts'
import { api, Client } from './client.ts'
import { expectAck, refusalOf, running, stub, take } from './match.ts'
import { fakeTime, HOUR, MINUTE } from './time.ts'

const time = fakeTime()

const TRIO = { game: 'stones', map: 'heap', seats: 3 }
const LIVE = { pace: 'live', move: 2 * MINUTE, bank: 0, late: 'wait' } as const
const back = (to: number) => ({ do: 'propose', wanted: { do: 'take-back', to } }) as const
const standIn = (seat: number) => ({ do: 'propose', wanted: { do: 'stand-in', seat } }) as const
const offer = (seat: number) => ({ do: 'propose', wanted: { do: 'offer', seat } }) as const
const answer = (yes: boolean, n = 1) => ({ do: 'answer', n, yes }) as const

/** Three who have played three moves. */
async function played(wanted: object = TRIO) {
  const match = await running(wanted)
  const [ada, ben, cid] = match.players as [Client, Client, Client]
  await expectAck(ada.act(0, take(1)))
  await expectAck(ben.act(1, take(2)))
  await expectAck(cid.act(2, take(3)))
  return { ...match, ada, ben, cid }
}

const logOf = async (id: string) => ((await (await api(`/tables/${id}/match`)).json()) as { log: unknown[] }).log

describe('a take-back that all agree to', () => {
  test('[P-ASK-01, P-ASK-03] is done with the last yes, whoever played since', async () => {
    const { id, ada, ben, cid } = await played()
    await expectAck(ada.command(back(0)))
    const { table } = await ben.next('table', ({ table }) => table.proposal !== undefined)
    expect(table.proposal).toEqual({
      n: 1,
      wanted: { do: 'take-back', to: 0 },
      by: 0,
      undecided: [1, 2],
      actions: 2,
      drawn: false,
    })
    await expectAck(ben.command(answer(true)))
    expect((await stub(id).summary())?.proposal?.undecided).toEqual([2])
    expect(await logOf(id)).toHaveLength(3)
    await expectAck(cid.command(answer(true)))
    expect(await logOf(id)).toHaveLength(1)
    const undone = [
      await ben.next('entry', ({ entry }) => entry.undo === true),
      await ben.next('entry', ({ entry }) => entry.undo === true),
    ]
    expect(undone.map(({ entry }) => entry.seat)).toEqual([2, 1])
    expect((await stub(id).summary())?.proposal).toBeUndefined()
    await expectAck(ben.act(1, take(1)))
  })

  test('[P-ASK-01] one no is enough, and whoever asked may stop asking', async () => {
    const { id, ada, ben, cid } = await played()
    await expectAck(ada.command(back(-1)))
    await expectAck(ben.command(answer(true)))
    await expectAck(cid.command(answer(false)))
    expect((await stub(id).summary())?.proposal).toBeUndefined()
    // Settled: a late yes changes nothing.
    await expectAck(ben.command(answer(true)))
    expect(await logOf(id)).toHaveLength(3)
    await expectAck(cid.command(back(1)))
    await expectAck(cid.command(answer(false, 2)))
    expect((await stub(id).summary())?.proposal).toBeUndefined()
  })

  test('[P-ASK-01] nobody else has a say', async () => {
    const { id, ada } = await played()
    await expectAck(ada.command(back(0)))
    const stranger = await Client.join(id)
    expect(await refusalOf(stranger.command(answer(true)))).toBe('TABLE-NOT-ASKED')
    expect(await refusalOf(stranger.command(back(1)))).toBe('TABLE-NOT-SEATED')
  })

  test('[P-ASK-02] one at a time, while the match goes on; what was played meanwhile goes too', async () => {
    const { id, ada, ben, cid } = await played()
    await expectAck(ben.command(back(1)))
    expect(await refusalOf(cid.command(back(0)))).toBe('TABLE-PROPOSED')
    await expectAck(ada.act(0, take(1)))
    expect((await stub(id).summary())?.proposal?.actions).toBe(2)
    await expectAck(ben.command(back(0)))
    expect((await stub(id).summary())?.proposal).toMatchObject({ n: 2, wanted: { to: 0 }, actions: 3 })
    for (const one of [ada, cid]) await expectAck(one.command(answer(true, 2)))
    expect(await logOf(id)).toHaveLength(1)
  })

  test('[P-ASK-03] says that chance has spoken, which then speaks the same again', async () => {
    const { id, ada, ben, cid } = await played()
    await expectAck(ada.act(0, { type: 'throw' }))
    const before = await logOf(id)
    await expectAck(ben.command(back(2)))
    expect((await stub(id).summary())?.proposal).toMatchObject({ actions: 1, drawn: true })
    for (const one of [ada, cid]) await expectAck(one.command(answer(true)))
    await expectAck(ada.act(0, { type: 'throw' }))
    expect(await logOf(id)).toEqual(before)
  })

  test('[P-ASK-03] there must be something to take back', async () => {
    const { ada } = await played()
    expect(await refusalOf(ada.command(back(2)))).toBe('TABLE-UNDO')
  })

  test('[P-ASK-01] whoever hands the seat to a bot instead of answering is not waited for', async () => {
    const { id, ada, ben, cid } = await played()
    await expectAck(ada.command(back(0)))
    await expectAck(ben.command(answer(true)))
    await expectAck(cid.command({ do: 'bot', seat: 2, bot: 'random' }))
    expect(await logOf(id)).toHaveLength(1)
    expect((await stub(id).summary())?.proposal).toBeUndefined()
  })

  test('[P-ASK-01] bots are not asked: alone among them it is done at once', async () => {
    const { id, players } = await running({ game: 'stones', map: 'heap', seats: 2 })
    await expectAck(players[0].act(0, { type: 'throw' }))
    await expectAck(players[1].command({ do: 'bot', seat: 1, bot: 'random' }))
    await expectAck(players[0].command(back(-1)))
    expect(await logOf(id)).toEqual([])
  })
})

describe('somebody who has gone', () => {
  test('[P-ASK-04] is stood in for when the others agree, after ten minutes', async () => {
    const { id, ada, ben, cid } = await played()
    ben.close()
    await ada.next('table', ({ table }) => table.seats[1]?.away != null)
    expect(await refusalOf(ada.command(standIn(1)))).toBe('TABLE-AWAY-SOON')
    time.skip(10 * MINUTE)
    for (const one of [ada, cid]) {
      one.raw('ping')
      await one.pong()
    }
    await expectAck(ada.command(standIn(1)))
    expect((await stub(id).summary())?.seats[1]?.bot).toBeNull()
    await expectAck(cid.command(answer(true)))
    expect((await stub(id).summary())?.seats[1]?.bot).toBe('random')
  })

  test('[P-ASK-04] one alone does not decide it in a night', async () => {
    const { id, players } = await running({ game: 'stones', map: 'heap', seats: 2 })
    players[1].close()
    await players[0].next('table', ({ table }) => table.seats[1]?.away != null)
    time.skip(8 * HOUR)
    expect(await refusalOf(players[0].command(standIn(1)))).toBe('TABLE-AWAY-SOON')
    time.skip(GONE_AFTER_MS)
    await expectAck(players[0].command(standIn(1)))
    expect((await stub(id).summary())?.seats[1]?.bot).toBe('random')
  })

  test('[P-ASK-04] clocks say who is late, not lines', async () => {
    const { id, ada, ben, cid } = await played({ ...TRIO, clock: LIVE })
    await expectAck(ada.act(0, take(1)))
    expect(await refusalOf(ada.command(standIn(1)))).toBe('TABLE-NOT-LATE')
    await time.pass(id, 3 * MINUTE)
    await expectAck(ada.command(standIn(1)))
    await expectAck(cid.command(answer(true)))
    await expectAck(ben.command({ do: 'bot', seat: 1, bot: null }))
  })

  test('[P-ASK-05, P-HAND-03] the seat is offered to anybody, and goes to who comes first, or back', async () => {
    const { id, ada, ben, cid } = await played({ ...TRIO, clock: { ...LIVE, late: 'bot' } })
    await expectAck(ada.act(0, take(1)))
    await time.pass(id, 3 * MINUTE)
    expect((await stub(id).summary())?.seats[1]?.bot).toBe('random')
    await expectAck(ada.command(offer(1)))
    await expectAck(cid.command(answer(true)))
    expect((await stub(id).summary())?.seats[1]).toMatchObject({ open: true, bot: 'random' })
    // Its holder is back first.
    await expectAck(ben.command({ do: 'bot', seat: 1, bot: null }))
    const late = await Client.join(id)
    const takeOver = { do: 'take-over', seat: 1, name: 'Dora', secret: newSecret() } as const
    expect(await refusalOf(late.command(takeOver))).toBe('TABLE-NOT-HANDED-ON')
  })

  test('[P-ASK-05] nobody gives away a seat of their own, one that nobody holds, or a rival’s in time', async () => {
    const { ada } = await played({ ...TRIO, clock: LIVE })
    expect(await refusalOf(ada.command(offer(0)))).toBe('TABLE-OWN-SEAT')
    expect(await refusalOf(ada.command(offer(1)))).toBe('TABLE-NOT-LATE')
    expect(await refusalOf(ada.command(offer(7)))).toBe('TABLE-NO-SEAT')
  })
})

describe('handing on a seat', () => {
  test('[P-HAND-01, P-HAND-02] whoever has the key has the seat, once', async () => {
    const { id, ada, ben } = await played()
    const [key, secret] = [newSecret(), newSecret()]
    await expectAck(ben.command({ do: 'hand-on', seat: 1, key }))
    const { you } = await ben.next('table', ({ you }) => you.handedOn !== undefined)
    expect(you.handedOn).toEqual([1])
    const heir = await Client.join(id)
    const takeOver = { do: 'take-over', seat: 1, name: 'Dora', secret } as const
    expect(await refusalOf(heir.command(takeOver))).toBe('TABLE-NOT-HANDED-ON')
    expect(await refusalOf(heir.command({ ...takeOver, key, name: 'Player 0' }))).toBe('TABLE-NAME-TAKEN')
    await expectAck(heir.command({ ...takeOver, key }))
    await expectAck(heir.command({ ...takeOver, key }))
    const { table } = await ada.next('table', ({ table }) => table.seats[1]?.name === 'Dora')
    expect(table.seats[1]).toMatchObject({ held: true, bot: null })
    expect((await ben.hello([])).you.seats).toEqual([])
    const second = await Client.join(id)
    expect(await refusalOf(second.command({ ...takeOver, key, secret: newSecret(), name: 'Eve' }))).toBe(
      'TABLE-NOT-HANDED-ON',
    )
    await expectAck(ada.act(0, { type: 'take', n: 1 }))
    await expectAck(heir.act(1, { type: 'take', n: 1 }))
  })

  test('[P-HAND-01] the holder may take the offer back, and nobody else makes one', async () => {
    const { id, ada, ben } = await played()
    const key = newSecret()
    expect(await refusalOf(ada.command({ do: 'hand-on', seat: 1, key }))).toBe('TABLE-NOT-YOURS')
    await expectAck(ben.command({ do: 'hand-on', seat: 1, key }))
    await expectAck(ben.command({ do: 'hand-on', seat: 1, key: null }))
    const heir = await Client.join(id)
    const takeOver = { do: 'take-over', seat: 1, name: 'Dora', secret: newSecret(), key } as const
    expect(await refusalOf(heir.command(takeOver))).toBe('TABLE-NOT-HANDED-ON')
  })
})

test('[P-HOST-02] a host who has gone for good is replaced by one who plays', async () => {
  const { id, players, secrets } = await running(TRIO)
  const [host, ben] = players
  expect(await refusalOf(ben.command({ do: 'host' }))).toBe('TABLE-NOT-HOST')
  host.close()
  await ben.next('table', ({ table }) => table.hostAway !== null)
  time.skip(GONE_AFTER_MS - HOUR)
  expect(await refusalOf(ben.command({ do: 'host' }))).toBe('TABLE-HOST-SOON')
  time.skip(HOUR)
  await expectAck(ben.command({ do: 'host' }))
  expect((await Client.join(id, [secrets[1] as string])).first.you.host).toBe(true)
  expect((await Client.join(id, [secrets[0] as string])).first.you.host).toBe(false)
})
