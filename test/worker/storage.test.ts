import { abortAllDurableObjects, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CLOSE, newSecret } from '#worker/protocol.ts'
import { WARNED_MS } from '#worker/table/cleaning.ts'
import { KEPT_FOR } from '#worker/table/live.ts'
import { SNAPSHOT_EVERY } from '#worker/table/match.ts'
import { api, Client } from './client.ts'
import { expectAck, lobby, refusalOf, running, stub, take } from './match.ts'
import { STONES_VERSION } from './stones.ts'

const mound = { game: 'stones', map: 'mound', seats: 1, options: { size: '200' } }

const rows = <Row extends Record<string, SqlStorageValue>>(id: string, query: string) =>
  runInDurableObject(stub(id), (_, state) => state.storage.sql.exec<Row>(query).toArray())

describe('falling asleep', () => {
  test('[T-STORE-02] between any two steps of a table nobody notices anything', async () => {
    const { id, host } = await lobby()
    const sleep = () => evictDurableObject(stub(id))
    await sleep()
    const guest = await Client.join(id)
    await sleep()
    const claims = [0, 1].map((seat) => ({ do: 'claim', seat, name: `P${seat}`, secret: newSecret() }) as const)
    await expectAck(host.command(claims[0] as (typeof claims)[0]))
    await sleep()
    await expectAck(guest.command(claims[1] as (typeof claims)[0]))
    await sleep()
    await expectAck(host.command({ do: 'start' }))
    await sleep()
    await expectAck(host.act(0, take(2), 'a'))
    await sleep()
    expect(await host.act(0, take(2), 'a')).toMatchObject({ type: 'ack', seq: 0 })
    await sleep()
    expect(await refusalOf(guest.undo(1))).toBe('TABLE-UNDO')
    await sleep()
    await expectAck(host.undo(0))
    await sleep()
    await expectAck(host.act(0, { type: 'throw' }))
    await sleep()
    expect(await refusalOf(host.undo(0))).toBe('TABLE-UNDO')
    await expectAck(guest.command({ do: 'bot', seat: 1, bot: 'random' }))
    await sleep()
    expect((await guest.hello([claims[1]?.secret ?? ''])).table.seats[1]).toMatchObject({ bot: 'random', held: true })
    expect((await host.next('entry', ({ entry }) => entry.seq === 2)).entry.hash).toBeTypeOf('string')
  })

  test('[T-STORE-02] a deploy drops the sockets, and everybody goes on where they were', async () => {
    const { id, players, secrets } = await running()
    await expectAck(players[0].act(0, take(2), 'a'))
    await evictDurableObject(stub(id), { webSockets: 'close' })
    expect((await players[0].closing()).code).toBe(1006)
    const back = await Client.join(id, [secrets[0] as string], -1)
    expect(back.first).toMatchObject({ seq: 0, view: { heap: 18 }, you: { seats: [0] } })
    expect(await back.act(0, take(2), 'a')).toMatchObject({ type: 'ack', seq: 0 })
  })

  test('[T-STORE-01, T-STORE-03] after a crash everything acknowledged is there', async () => {
    const { id, players, secrets } = await running(mound)
    for (let i = 0; i < 5; i++) {
      await expectAck(players[0].act(0, take(1), `a${i}`))
      const { entry } = await players[0].next('entry', (message) => message.entry.seq === i)
      expect(entry.seq).toBe(i)
    }
    await abortAllDurableObjects()
    const back = await Client.join(id, secrets, 3)
    expect(back.first.entries.map((entry) => entry.seq)).toEqual([4])
    expect(await back.act(0, take(1), 'a4')).toMatchObject({ type: 'ack', seq: 4 })
    expect(await back.act(0, take(1), 'a5')).toMatchObject({ type: 'ack', seq: 5 })
  })
})

describe('stored states', () => {
  test('[T-STORE-05] one at the start and every 50 entries; an undo drops those it goes behind', async () => {
    const { id, players, secrets } = await running(mound)
    const [only] = players
    const hashes: (string | undefined)[] = []
    for (let i = 0; i < SNAPSHOT_EVERY; i++) {
      await expectAck(only.act(0, take(1)))
      hashes.push((await only.next('entry')).entry.hash)
    }
    const snapshots = () => rows<{ seq: number; count: number }>(id, 'SELECT seq, count FROM snapshot ORDER BY seq')
    expect(await snapshots()).toEqual([
      { seq: -1, count: 0 },
      { seq: 49, count: 50 },
    ])
    await evictDurableObject(stub(id))
    expect((await only.hello(secrets)).hash).toBe(hashes[49])

    const { id: other, players: again } = await running(mound)
    for (let i = 0; i < SNAPSHOT_EVERY; i++) {
      await expectAck(again[0].act(0, take(1)))
    }
    const undone: (string | undefined)[] = []
    for (let i = 0; i < 3; i++) {
      await evictDurableObject(stub(other))
      await expectAck(again[0].undo(0))
      undone.push((await again[0].next('entry', ({ entry }) => entry.seq === 50 + i)).entry.hash)
    }
    expect(await rows(other, 'SELECT seq FROM snapshot')).toEqual([{ seq: -1 }])
    await evictDurableObject(stub(other))
    await expectAck(again[0].act(0, take(1)))
    expect((await again[0].hello([])).seq).toBe(53)
  })

  test('[T-STORE-01] what cannot be stored is heard by nobody, and may be sent again', async () => {
    const { id, players } = await running()
    const [first, second] = players
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await rows(id, `CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`)
    expect(await first.act(0, take(1), 'a')).toMatchObject({ type: 'error', code: 'INTERNAL', id: 'a' })
    await rows(id, 'DROP TRIGGER full')
    log.mockRestore()
    expect(await first.act(0, take(2), 'a')).toMatchObject({ type: 'ack', seq: 0 })
    expect((await second.next('entry')).entry).toMatchObject({ seq: 0, action: take(2) })
  })

  test('[T-STORE-06] when the rules throw, nothing has changed', async () => {
    const { id, players } = await running()
    await expectAck(players[0].act(0, take(1)))
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await players[1].act(1, { type: 'burst' }, 'b')).toMatchObject({ type: 'error', code: 'INTERNAL', id: 'b' })
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
    expect(await rows(id, 'SELECT seq FROM log')).toEqual([{ seq: 0 }])
    await expectAck(players[1].act(1, take(1)))
  })

  test('[T-SEAT-01] no secret is stored', async () => {
    const { id, secrets, hostSecret } = await running()
    const everything = JSON.stringify([
      await rows(id, 'SELECT * FROM meta'),
      await rows(id, 'SELECT * FROM seat'),
      await runInDurableObject(stub(id), (_, state) =>
        state.getWebSockets().map((socket) => socket.deserializeAttachment() as object),
      ),
    ])
    for (const secret of [...secrets, hostSecret]) expect(everything).not.toContain(secret)
  })
})

describe('another version of the rules', () => {
  afterEach(() => {
    STONES_VERSION.now = 1
    STONES_VERSION.bonus = 0
  })

  test('[T-RULES-01] the table says so, refuses, and keeps everything', async () => {
    const { id, players, secrets } = await running()
    await expectAck(players[0].act(0, take(1)))
    await evictDurableObject(stub(id))
    STONES_VERSION.now = 2
    STONES_VERSION.bonus = 1
    const back = await Client.join(id, secrets)
    expect(back.first).toMatchObject({ table: { status: 'running', rules: 1, differs: 0 }, entries: [] })
    expect(back.first.view).toBeUndefined()
    expect(await back.next('error')).toMatchObject({ code: 'TABLE-RULES-VERSION' })
    expect(await refusalOf(back.act(1, take(1)))).toBe('TABLE-RULES-VERSION')
    expect(await refusalOf(back.undo(0))).toBe('TABLE-RULES-VERSION')
    await expectAck(back.command({ do: 'bot', seat: 1, bot: 'random' }))
    await runDurableObjectAlarm(stub(id))
    expect(await (await api(`/tables/${id}`)).json()).toMatchObject({ status: 'running', turn: null })
    expect(await (await api(`/tables/${id}/match`)).json()).toMatchObject({ rules: 1, log: [{ seat: 0 }] })

    await evictDurableObject(stub(id))
    STONES_VERSION.now = 1
    STONES_VERSION.bonus = 0
    await expectAck(back.command({ do: 'bot', seat: 1, bot: null }))
    await expectAck(back.act(1, take(1)))
  })

  test('[T-RULES-02] a match that is the same under newer rules goes on, and the table says so', async () => {
    const { id, players, secrets } = await running()
    await expectAck(players[0].act(0, take(1)))
    await expectAck(players[1].act(1, { type: 'throw' }))
    await expectAck(
      players[1]
        .undo(1)
        .catch(() => ({ type: 'ack' }))
        .then(() => ({ type: 'ack' })),
    )
    const before = await (await api(`/tables/${id}/match`)).json()
    await evictDurableObject(stub(id), { webSockets: 'close' })
    STONES_VERSION.now = 2
    const back = await Client.join(id, secrets)
    expect(back.first).toMatchObject({ table: { status: 'running', rules: 2, carried: 1 } })
    expect(back.first.view).toBeDefined()
    expect(await (await api(`/tables/${id}/match`)).json()).toEqual({ ...(before as object), rules: 2 })
    await expectAck(back.act(0, take(1)))
    await evictDurableObject(stub(id))
    STONES_VERSION.now = 3
    expect((await Client.join(id, secrets)).first.table).toMatchObject({ rules: 3, carried: 1 })
  })
})

describe('clearing away', () => {
  const age = (id: string, by: number) =>
    runInDurableObject(stub(id), (_, { storage }) => {
      storage.sql.exec(`UPDATE meta SET room = json_set(room, '$.touched', json_extract(room, '$.touched') - ?)`, by)
      storage.sql.exec('UPDATE log SET at = at - ?', by)
    })

  test('[T-CLEAN-01] a table nobody has touched for long is deleted', async () => {
    const { id, host } = await lobby()
    await age(id, KEPT_FOR.lobby - 60_000)
    await evictDurableObject(stub(id))
    expect(await runDurableObjectAlarm(stub(id))).toBe(true)
    expect((await api(`/tables/${id}`)).status).toBe(200)
    await age(id, 60_000)
    await evictDurableObject(stub(id))
    expect(await runDurableObjectAlarm(stub(id))).toBe(true)
    expect((await host.closing()).code).toBe(CLOSE.noTable)
    expect((await api(`/tables/${id}`)).status).toBe(404)
    expect(await rows(id, 'SELECT name FROM sqlite_master')).toEqual([])
  })

  test('[T-CLEAN-02] it is said before, once, and put off by whatever happens', async () => {
    const { id, players } = await running()
    expect((await stub(id).summary())?.ends).toBeUndefined()
    await age(id, KEPT_FOR.running - WARNED_MS)
    await evictDurableObject(stub(id))
    expect(await runDurableObjectAlarm(stub(id))).toBe(true)
    const { table } = await players[0].next('table', ({ table }) => table.ends !== undefined)
    const alarm = await runInDurableObject(stub(id), (_, { storage }) => storage.getAlarm())
    expect(alarm).toBe(table.ends)
    await expectAck(players[0].act(0, take(1)))
    expect((await stub(id).summary())?.ends).toBeUndefined()
  })

  test('[T-CLEAN-01] a running match is kept longer, and every action counts', async () => {
    const { id, players } = await running()
    await age(id, KEPT_FOR.running - 60_000)
    await expectAck(players[0].act(0, take(1)))
    await evictDurableObject(stub(id))
    await runDurableObjectAlarm(stub(id))
    const alarm = await runInDurableObject(stub(id), (_, { storage }) => storage.getAlarm())
    const [{ at } = { at: 0 }] = await rows<{ at: number }>(id, 'SELECT at FROM log')
    expect(alarm).toBe(at + KEPT_FOR.running - WARNED_MS)
  })
})
