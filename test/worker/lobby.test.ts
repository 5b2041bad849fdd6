import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import {
  ABSENT_AFTER_MS,
  AWAY_AFTER_MS,
  GONE_AFTER_MS,
  newSecret,
  parseFrame,
  ServerMessage,
} from '#worker/protocol.ts'
import { Client } from './client.ts'
import { expectAck, lobby, refusalOf, running, stub, take } from './match.ts'

const fresh = (name: string, seat = 0) => ({ do: 'claim', seat, name, secret: newSecret() }) as const

describe('claiming a seat', () => {
  test('[P-CLAIM-01, P-CMD-02] it is yours at once, and everybody hears it', async () => {
    const { id, host } = await lobby()
    const guest = await Client.join(id)
    const claim = fresh('Ann', 1)
    await expectAck(guest.command(claim))
    expect(await guest.next('table')).toMatchObject({ you: { seats: [1], host: false, eyes: 1 } })
    const told = await host.next('table', ({ table }) => table.seats[1]?.name === 'Ann')
    expect(told).toMatchObject({ table: { seats: [{}, { held: true, present: true, bot: null }] }, you: { seats: [] } })
  })

  test('[P-CLAIM-01, P-CMD-01] a claim whose answer was lost is simply sent again', async () => {
    const { id, host } = await lobby()
    const claim = fresh('Ann', 1)
    await expectAck(host.command(claim, 'c1'))
    await expectAck(host.command(claim, 'c1'))
    const back = await Client.join(id)
    await expectAck(back.command(claim, 'c1'))
    expect((await back.next('table', ({ you }) => you.seats.length === 1)).you.seats).toEqual([1])
    expect(back.first.table.seats.map((seat) => seat.name)).toEqual([null, 'Ann'])
  })

  test('[P-CLAIM-02] taken seats and names are refused, and a name may be changed', async () => {
    const { id, host } = await lobby()
    const ann = fresh('Ann')
    await expectAck(host.command(ann))
    const guest = await Client.join(id)
    expect(await refusalOf(guest.command(fresh('Bob', 0)))).toBe('TABLE-SEAT-TAKEN')
    expect(await refusalOf(guest.command(fresh(' aNN ', 1)))).toBe('TABLE-NAME-TAKEN')
    expect(await refusalOf(guest.command(fresh('Bob', 7)))).toBe('TABLE-NO-SEAT')
    expect(await guest.command(fresh('Bob\u202e', 1))).toMatchObject({ type: 'error', code: 'FRAME' })
    expect(await guest.command(fresh('   ', 1))).toMatchObject({ type: 'error', code: 'FRAME' })
    await expectAck(host.command({ ...ann, name: 'Annie' }))
    await expectAck(guest.command(fresh('Ann', 1)))
  })

  test('[P-CLAIM-02] one client may hold several seats', async () => {
    const { host } = await lobby()
    const claim = fresh('Ann')
    await expectAck(host.command(claim))
    await expectAck(host.command({ ...claim, seat: 1, name: 'Bob' }))
    expect(await host.next('table', ({ you }) => you.seats.length === 2)).toMatchObject({
      you: { seats: [0, 1], eyes: 0 },
    })
  })

  test('[P-CLAIM-01] secrets are in no message', async () => {
    const { id, host, hostSecret } = await lobby()
    const claim = fresh('Ann')
    const watcher = await Client.join(id)
    await expectAck(host.command(claim))
    await watcher.next('table', ({ table }) => table.seats[0]?.name === 'Ann')
    for (const text of [...host.texts, ...watcher.texts]) {
      expect(text).not.toContain(claim.secret)
      expect(text).not.toContain(hostSecret)
    }
  })
})

describe('leaving', () => {
  test('[P-LEAVE-01, T-SEAT-01] what was left is lost, on every connection', async () => {
    const { id, host } = await lobby()
    const claim = fresh('Ann')
    await expectAck(host.command(claim))
    const tab = await Client.join(id, [claim.secret])
    expect(tab.first.you.seats).toEqual([0])
    await expectAck(host.command({ do: 'leave', seat: 0 }))
    expect(await tab.next('table', ({ table }) => table.seats[0]?.name === null)).toMatchObject({ you: { seats: [] } })
    await expectAck(host.command({ do: 'leave', seat: 0 }))
    await expectAck((await Client.join(id)).command(fresh('Bob')))
    expect(await refusalOf(tab.command({ do: 'leave', seat: 0 }))).toBe('TABLE-NOT-YOURS')
  })

  test('[P-LEAVE-01] the host frees seats, others do not, and nobody once it runs', async () => {
    const { id, host } = await lobby()
    const guest = await Client.join(id)
    await expectAck(guest.command(fresh('Bob', 1)))
    const stranger = await Client.join(id)
    expect(await refusalOf(stranger.command({ do: 'leave', seat: 1 }))).toBe('TABLE-NOT-YOURS')
    await expectAck(host.command({ do: 'leave', seat: 1 }))
    const { players } = await running()
    expect(await refusalOf(players[1].command({ do: 'leave', seat: 1 }))).toBe('TABLE-STARTED')
  })
})

describe('configuring', () => {
  const to = (wanted: object) => ({ do: 'configure', to: wanted }) as const

  test('[P-CONF-01] only the host, only in the lobby', async () => {
    const { id } = await lobby()
    expect(await refusalOf((await Client.join(id)).command(to({ seats: 3 })))).toBe('TABLE-NOT-HOST')
    const { players } = await running()
    expect(await refusalOf(players[0].command(to({ seats: 3 })))).toBe('TABLE-STARTED')
  })

  test('[P-CONF-01] what is left out stays, as far as it is offered', async () => {
    const { host } = await lobby({ game: 'stones', map: 'mound', seats: 5, options: { size: '200' } })
    const table = async (wanted: object) => {
      await expectAck(host.command(to(wanted)))
      return (await host.next('table')).table
    }
    expect(await table({ seats: 6 })).toMatchObject({ map: 'mound', options: { size: '200' } })
    expect(await table({ map: 'heap' })).toMatchObject({ options: { size: '20' }, seats: [{}, {}, {}] })
    expect(await table({ options: { size: '10' } })).toMatchObject({ map: 'heap', options: { size: '10' } })
    expect(await table({ game: 'age-of-steam' })).toMatchObject({ map: 'rust-belt', rules: 1 })
  })

  test('[P-CONF-01] game, map and options come together, each judged by the new game', async () => {
    const { host } = await lobby()
    const wanted = { game: 'age-of-steam', map: 'barbados', options: { barbadosLevel: 'easier' } }
    await expectAck(host.command(to(wanted)))
    expect((await host.next('table')).table).toMatchObject({ ...wanted, seats: [{ name: null }] })
    expect(await refusalOf(host.command(to({ game: 'stones', map: 'barbados' })))).toBe('TABLE-MAP')
    expect(await refusalOf(host.command(to({ game: 'stones', options: wanted.options })))).toBe('OPTION-UNKNOWN')
    await expectAck(host.command(to({ game: 'stones' })))
    expect((await host.next('table')).table).toMatchObject({ game: 'stones', map: 'heap', options: { size: '20' } })
  })

  test.each([
    [{ game: 'chess' }, 'TABLE-GAME'],
    [{ map: 'moon' }, 'TABLE-MAP'],
    [{ seats: 4 }, 'TABLE-SEATS'],
    [{ options: { colour: 'red' } }, 'OPTION-UNKNOWN'],
    [{ options: { size: '200' } }, 'OPTION-VALUE'],
  ])('[P-CONF-01] %j is refused by its name', async (wanted, rule) => {
    const { host } = await lobby()
    expect(await refusalOf(host.command(to(wanted)))).toBe(rule)
  })

  test('[P-CONF-02] nobody loses a seat when seats go', async () => {
    const { host } = await lobby({ game: 'stones', map: 'mound', seats: 6 })
    await expectAck(host.command({ do: 'bot', seat: 0, bot: 'random' }))
    await expectAck(host.command(fresh('Ann', 1)))
    await expectAck(host.command(fresh('Bob', 4)))
    await expectAck(host.command(fresh('Cid', 5)))
    await expectAck(host.command(to({ map: 'heap' })))
    const { table, you } = await host.next('table', (message) => message.table.map === 'heap')
    expect(table.seats.map((seat) => seat.name)).toEqual(['Cid', 'Ann', 'Bob'])
    expect(you.seats).toEqual([0, 1, 2])
    expect(await refusalOf(host.command(to({ seats: 2 })))).toBe('TABLE-SEATS-CLAIMED')
  })
})

describe('bots on seats', () => {
  test('[P-BOT-01] the host puts them on empty seats and takes them off', async () => {
    const { id, host } = await lobby()
    await expectAck(host.command({ do: 'bot', seat: 0, bot: 'random' }))
    await expectAck(host.command({ do: 'bot', seat: 1, bot: 'random' }))
    const { table } = await host.next('table', (message) => message.table.seats[1]?.bot === 'random')
    expect(table.seats.map((seat) => seat.name)).toEqual(['Axle', 'Buffer'])
    expect(table.seats[0]).toMatchObject({ held: false, present: false })
    await expectAck(host.command({ do: 'bot', seat: 1, bot: null }))
    await expectAck(host.command({ do: 'bot', seat: 1, bot: null }))
    await expectAck(host.command(fresh('Ann', 1)))
    expect(await refusalOf(host.command({ do: 'bot', seat: 1, bot: 'random' }))).toBe('TABLE-SEAT-TAKEN')
    expect(await refusalOf(host.command({ do: 'bot', seat: 0, bot: 'nobody' }))).toBe('TABLE-NO-BOT')
    const guest = await Client.join(id)
    expect(await refusalOf(guest.command({ do: 'bot', seat: 0, bot: null }))).toBe('TABLE-NOT-YOURS')
    expect(await refusalOf(guest.command({ do: 'bot', seat: 0, bot: 'random' }))).toBe('TABLE-NOT-HOST')
  })

  test('[P-BOT-02] a holder hands the seat to a bot and takes it back', async () => {
    const { players } = await running()
    const [first, second] = players
    await expectAck(second.command({ do: 'bot', seat: 1, bot: 'random' }))
    const { table } = await first.next('table', (message) => message.table.seats[1]?.bot === 'random')
    expect(table.seats[1]).toMatchObject({ name: 'Player 1', held: true })
    expect(await refusalOf(second.act(1, take(1)))).toBe('TABLE-BOT-PLAYS')
    expect(await refusalOf(first.command({ do: 'bot', seat: 1, bot: null }))).toBe('TABLE-NOT-YOURS')
    await expectAck(second.command({ do: 'bot', seat: 1, bot: null }))
    await expectAck(first.act(0, take(1)))
    await expectAck(second.act(1, take(1)))
  })
})

/** As if nothing had been heard of anybody for so long, and those who left had left so long ago. */
async function longAgo(id: string, by: number) {
  await runInDurableObject(stub(id), (_, state) => {
    for (const socket of state.getWebSockets()) {
      const badge = socket.deserializeAttachment() as { since: number }
      socket.serializeAttachment({ ...badge, since: badge.since - by })
    }
    state.storage.sql.exec('UPDATE seat SET seen = seen - ?', by)
    state.storage.sql.exec(
      `UPDATE meta SET room = json_set(room, '$.hostSeen', json_extract(room, '$.hostSeen') - ?)`,
      by,
    )
  })
  await evictDurableObject(stub(id))
}

const HOUR = 60 * 60_000
const trio = { game: 'stones', map: 'heap', seats: 3 }

describe('who is away', () => {
  const botOn = (seat: number) => ({ do: 'bot', seat, bot: 'random' }) as const

  test.each([
    ['the host', 0],
    ['any player', 2],
  ])('[P-BOT-02, T-HERE-02] after a day %s puts a bot on the seat, and its holder takes it back', async (_, by) => {
    const { id, players, secrets } = await running(trio)
    const asker = players[by] as Client
    expect(await refusalOf(asker.command(botOn(1)))).toBe('TABLE-PRESENT')
    players[1].close()
    await asker.next('table', ({ table }) => table.seats[1]?.away != null)
    expect(await asker.command(botOn(1))).toMatchObject({
      refusal: { rule: 'TABLE-AWAY-SOON', params: { seat: 1, minutes: 1440 } },
    })
    await longAgo(id, 23.9 * HOUR)
    expect(await asker.command(botOn(1))).toMatchObject({ refusal: { params: { minutes: 6 } } })
    await longAgo(id, HOUR)
    await expectAck(asker.command(botOn(1)))
    expect(await refusalOf(asker.command({ do: 'bot', seat: 1, bot: null }))).toBe('TABLE-NOT-YOURS')
    const back = await Client.join(id, [secrets[1] as string])
    expect(back.first.table.seats[1]).toMatchObject({ bot: 'random', held: true, present: true, away: null })
    await expectAck(back.command({ do: 'bot', seat: 1, bot: null }))
    expect(await refusalOf(asker.command(botOn(1)))).toBe('TABLE-PRESENT')
  })

  test('[P-BOT-02] strangers ask for nothing, however long it has been', async () => {
    const { id, players } = await running(trio)
    players[1].close()
    await players[0].next('table', ({ table }) => table.seats[1]?.away != null)
    await longAgo(id, GONE_AFTER_MS)
    expect(await refusalOf((await Client.join(id)).command(botOn(1)))).toBe('TABLE-NOT-HOST')
  })

  test('[T-HERE-02] an open line that does not ping counts from its last sign, and asking tells everybody', async () => {
    const { id, players } = await running(trio)
    await longAgo(id, GONE_AFTER_MS)
    players[2]?.raw('ping')
    await players[2]?.pong()
    await expectAck((players[2] as Client).command(botOn(1)))
    expect(await refusalOf((players[2] as Client).command({ do: 'start' }))).not.toBe('TABLE-HOST-SOON')
    const { table } = await players[0].next('table', (message) => message.table.seats[1]?.bot === 'random')
    expect(table.seats.map(({ present }) => present)).toEqual([false, false, true])
    expect(table.hostAway).toBeLessThanOrEqual(Date.now() - GONE_AFTER_MS)
  })

  test('[T-HERE-02] when a deploy dropped everybody it counts from then, not from when they came', async () => {
    const { id, secrets } = await running(trio)
    await longAgo(id, 2 * GONE_AFTER_MS)
    expect(await stub(id).summary()).toMatchObject({ status: 'running' })
    await evictDurableObject(stub(id), { webSockets: 'close' })
    const back = await Client.join(id, [secrets[2] as string])
    expect(back.first.table.seats.map(({ present }) => present)).toEqual([false, false, true])
    expect(await back.command(botOn(1))).toMatchObject({
      refusal: { rule: 'TABLE-AWAY-SOON', params: { minutes: 1440 } },
    })
    await longAgo(id, GONE_AFTER_MS)
    back.raw('ping')
    await back.pong()
    await expectAck(back.command(botOn(1)))
  })

  test('[P-HOST-01] in the lobby of a host who has left, a player seats bots and starts', async () => {
    const { id, host } = await lobby(trio)
    const guest = await Client.join(id)
    const stranger = await Client.join(id)
    await expectAck(guest.command(fresh('Bob', 1)))
    expect(await refusalOf(guest.command(botOn(0)))).toBe('TABLE-NOT-HOST')
    host.close()
    await guest.next('table', ({ table }) => table.hostAway !== null)
    for (const wish of [botOn(0), { do: 'bot', seat: 0, bot: null }, { do: 'start' }] as const) {
      expect(await guest.command(wish)).toMatchObject({ refusal: { rule: 'TABLE-HOST-SOON', params: { minutes: 10 } } })
    }
    await longAgo(id, ABSENT_AFTER_MS)
    expect(await refusalOf(stranger.command({ do: 'start' }))).toBe('TABLE-NOT-HOST')
    expect(await refusalOf(guest.command({ do: 'configure', to: { seats: 2 } }))).toBe('TABLE-NOT-HOST')
    for (const seat of [0, 2]) await expectAck(guest.command(botOn(seat)))
    await expectAck(guest.command({ do: 'bot', seat: 2, bot: null }))
    await expectAck(guest.command(botOn(2)))
    await expectAck(guest.command({ do: 'start' }))
    expect((await guest.next('welcome', ({ view }) => view !== undefined)).table.status).toBe('running')
  })

  test('[P-HOST-01] in a match whose host has left, a player changes the bot of a seat that nobody holds', async () => {
    const { id, host } = await lobby(trio)
    const guest = await Client.join(id)
    await expectAck(guest.command(fresh('Bob', 1)))
    for (const seat of [0, 2]) await expectAck(host.command(botOn(seat)))
    await expectAck(host.command({ do: 'start' }))
    const change = { do: 'bot', seat: 2, bot: 'peeper' } as const
    expect(await refusalOf(guest.command(change))).toBe('TABLE-NOT-HOST')
    host.close()
    await guest.next('table', ({ table }) => table.hostAway !== null)
    expect(await refusalOf(guest.command(change))).toBe('TABLE-HOST-SOON')
    await longAgo(id, ABSENT_AFTER_MS)
    await expectAck(guest.command(change))
  })
})

describe('being here', () => {
  test('[T-HERE-01, P-FRAME-04] a socket that has been silent for long counts as away, until it pings', async () => {
    const { id, players } = await running()
    const [host, guest] = players
    const presence = async () => (await stub(id).summary())?.seats.map((seat) => seat.present)
    expect(await presence()).toEqual([true, true])
    await longAgo(id, AWAY_AFTER_MS)
    expect(await presence()).toEqual([false, false])
    guest.raw('ping')
    await guest.pong()
    expect(await presence()).toEqual([false, true])
    await expectAck(host.act(0, take(1)))
  })
})

describe('starting', () => {
  test('[P-START-01] only the host, and only when every seat is taken; twice is once', async () => {
    const { id, host } = await lobby()
    const guest = await Client.join(id)
    expect(await refusalOf(host.command({ do: 'start' }))).toBe('TABLE-EMPTY-SEAT')
    await expectAck(host.command(fresh('Ann')))
    await expectAck(guest.command(fresh('Bob', 1)))
    expect(await refusalOf(guest.command({ do: 'start' }))).toBe('TABLE-NOT-HOST')
    await expectAck(host.command({ do: 'start' }, 's'))
    const { commitment } = (await guest.next('welcome')).table
    await expectAck(host.command({ do: 'start' }, 's'))
    expect((await host.hello([])).table.commitment).toBe(commitment)
  })

  test('every message a table sends is one the protocol knows', async () => {
    const { players } = await running()
    await expectAck(players[0].act(0, take(1)))
    await refusalOf(players[0].act(0, take(1)))
    for (const text of players[0].texts) expect(parseFrame(ServerMessage, text)).toMatchObject({ ok: true })
  })
})
