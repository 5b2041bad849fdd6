import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CLOSE, COME_BACK, MOVED, newSecret, PROTOCOL } from '#worker/protocol.ts'
import { galleryName, tableOfGallery, WATCHERS_AT_TABLE } from '#worker/table/gallery/frames.ts'
import { Client } from './client.ts'
import { expectAck, lobby, refusalOf, running, stub, take } from './match.ts'

const times = <Value>(count: number, make: (i: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)))

/** Somebody who comes to watch, and says so. */
async function watcher(table: string, since = -1, address = '') {
  const headers = { Upgrade: 'websocket', ...(address !== '' && { 'CF-Connecting-IP': address }) }
  const response = await exports.default.fetch(`http://railhead.test/api/tables/${table}/socket?watch`, { headers })
  if (!response.webSocket) throw new Error(`no socket: ${response.status}`)
  const client = new Client(response.webSocket)
  const first = await client.hello([], since)
  return Object.assign(client, { first })
}

const gallery = (id: string, k = 0) => env.GALLERY.getByName(galleryName(id, k))

/** A match with as many watchers at the table as it has room for, and one beside it. */
async function crowded(wanted?: object) {
  const table = await running(wanted)
  const near = await times(WATCHERS_AT_TABLE, () => watcher(table.id))
  const far = await watcher(table.id)
  return { ...table, near: near[0] as Client & { first: (typeof far)['first'] }, far }
}

const entriesOf = (client: Client) => client.heard.filter(({ type }) => type === 'entry')

describe('whoever comes to watch when there are many', () => {
  test('[T-GALLERY-01] sees from beside the table what others see at it', async () => {
    const { id, players, near, far } = await crowded()
    expect(await count(id)).toBe(1)
    expect(far.first).toEqual({ ...near.first, table: { ...near.first.table, watching: expect.any(Number) } })
    await expectAck(players[0].act(0, take(1)))
    await expectAck(players[1].act(1, take(2)))
    await expectAck(players[1].undo(1))
    await far.next('entry', ({ entry }) => entry.seq === 2)
    await near.next('entry', ({ entry }) => entry.seq === 2)
    expect(entriesOf(far)).toEqual(entriesOf(near))
    const late = await watcher(id)
    expect(late.first).toMatchObject({ seq: 2, entries: [{ seq: 0 }] })
    const back = await watcher(id, 0)
    expect(back.first).toMatchObject({ seq: 2, stands: 0, entries: [] })
  })

  test('[T-GALLERY-01] however many come at once, no more stay at the table than have room there', async () => {
    const { id } = await running()
    await times(WATCHERS_AT_TABLE + 15, () => watcher(id))
    expect(await count(id)).toBe(15)
  })

  test('[T-GALLERY-01] sees the match begin, and end', async () => {
    const { id, host } = await lobby({ game: 'stones', map: 'heap', seats: 2, options: { size: '10' } })
    await times(WATCHERS_AT_TABLE, () => watcher(id))
    const far = await watcher(id)
    expect(far.first.table.status).toBe('lobby')
    for (const seat of [0, 1]) {
      await expectAck(host.command({ do: 'claim', seat, name: `Player ${seat}`, secret: newSecret() }))
    }
    await far.next('table', ({ table }) => table.seats[1]?.name === 'Player 1')
    await expectAck(host.command({ do: 'start' }))
    expect((await far.next('welcome')).view).toBeDefined()
    for (let n = 0; n < 10; n++) await expectAck(host.act(n % 2, take(1)))
    expect((await far.next('table', ({ table }) => table.status === 'over')).table.seed).not.toBeNull()
  })

  test('[T-GALLERY-02] is counted, as soon as the gallery has been told something', async () => {
    const { players } = await crowded()
    await expectAck(players[0].act(0, take(1)))
    await expectAck(players[1].act(1, take(1)))
    const { table } = await players[0].next('table', ({ table }) => table.watching === WATCHERS_AT_TABLE + 1)
    expect(table.watching).toBe(WATCHERS_AT_TABLE + 1)
  })

  test('[T-GALLERY-03] talks with all who watch, is silenced and shown out', async () => {
    const { players, id, near } = await crowded()
    const far = await watcher(id, -1, '203.0.113.9')
    await expectAck(far.command({ do: 'say', key: 'one', name: 'Zoe', text: 'What a move' }))
    expect((await near.next('talk')).lines[0]).toMatchObject({ name: 'Zoe', text: 'What a move', circle: 'watchers' })
    const { lines } = await far.next('talk')
    expect(await refusalOf(far.command({ do: 'say', key: 'two', text: 'No name' }))).toBe('TALK-NAME')
    const later = await watcher(id)
    expect((await later.next('talk')).lines.map(({ text }) => text)).toEqual(['What a move'])
    await expectAck(players[0].command({ do: 'silence', n: lines[0]?.n as number, out: true }))
    expect(await far.closing()).toMatchObject({ code: CLOSE.shownOut })
    await expect(watcher(id, -1, '203.0.113.9')).rejects.toThrow('SHOWN-OUT')
  })

  test('[T-GALLERY-04] goes to the table itself for anything else', async () => {
    const { id, host } = await lobby()
    await times(WATCHERS_AT_TABLE, () => watcher(id))
    const far = await watcher(id)
    const secret = newSecret()
    far.send({ type: 'command', id: 'c', command: { do: 'claim', seat: 1, name: 'Zoe', secret } })
    expect(await far.closing()).toMatchObject({ code: MOVED })
    // Its secret says that it has something to do here.
    const there = await Client.join(id, [secret])
    await expectAck(there.command({ do: 'claim', seat: 1, name: 'Zoe', secret }, 'c'))
    await host.next('table', ({ table }) => table.seats[1]?.name === 'Zoe')
  })

  test('[T-GALLERY-04] what is no message is refused there as at the table', async () => {
    const { far } = await crowded()
    far.raw('no json')
    expect(await far.next('error')).toMatchObject({ code: 'FRAME' })
    far.send({ type: 'hello', protocol: 99, secrets: [], since: -1 })
    expect(await far.closing()).toMatchObject({ code: CLOSE.tooOld })
  })
})

describe('whatever falls asleep or away', () => {
  test('[T-GALLERY-05] table and gallery wake up to the next move, and nobody misses any', async () => {
    const { id, players, far } = await crowded()
    await expectAck(players[0].act(0, take(1)))
    await far.next('entry', ({ entry }) => entry.seq === 0)
    await evictDurableObject(gallery(id))
    await evictDurableObject(stub(id))
    await expectAck(players[1].act(1, take(2)))
    await far.next('entry', ({ entry }) => entry.seq === 1)
    expect(far.heard.filter(({ type }) => type === 'welcome')).toEqual([])
  })

  test('[T-GALLERY-05] what did not arrive is told anew, the whole', async () => {
    const { id, players, far } = await crowded()
    await expectAck(players[0].act(0, take(1)))
    await far.next('entry', ({ entry }) => entry.seq === 0)
    // As if it had never been told of the entry 1.
    await expectAck(players[1].act(1, take(2)))
    await far.next('entry', ({ entry }) => entry.seq === 1)
    await runInDurableObject(gallery(id), (_, { storage }) => void storage.kv.put('told', 0))
    await expectAck(players[0].act(0, take(1)))
    expect(await far.next('welcome')).toMatchObject({ seq: 2, entries: [{ seq: 0 }, { seq: 1 }, { seq: 2 }] })
    await expectAck(players[1].act(1, take(1)))
    await far.next('entry', ({ entry }) => entry.seq === 3)
  })

  test('[T-GALLERY-08] a gallery whose table is no more says so to those who come', async () => {
    const { id, far } = await crowded()
    await runInDurableObject(gallery(id), (_, { storage }) => void storage.kv.put('name', 'nobody-ever-made-this.0'))
    far.send({ type: 'hello', protocol: PROTOCOL, secrets: [], since: 0 })
    expect(await far.closing()).toMatchObject({ code: CLOSE.noTable, reason: 'NO-TABLE' })
  })

  test('[T-GALLERY-06] an empty gallery is told nothing more, until somebody comes again', async () => {
    const { id, players, far } = await crowded()
    expect(await known(id)).toEqual([galleryName(id, 0)])
    far.close()
    await far.closing()
    await expectAck(players[0].act(0, take(1)))
    await expect.poll(() => known(id)).toEqual([])
    await expectAck(players[1].act(1, take(1)))
    const again = await watcher(id)
    expect(again.first.seq).toBe(1)
    await expectAck(players[0].act(0, take(1)))
    expect((await again.next('entry')).entry.seq).toBe(2)
    expect(again.heard.filter(({ type }) => type === 'welcome')).toEqual([])
  })

  test('[T-GALLERY-07] of a private table there is none, nor of one that becomes private', async () => {
    const { id, host } = await lobby()
    await times(WATCHERS_AT_TABLE, () => watcher(id))
    const far = await watcher(id)
    await expectAck(host.command({ do: 'configure', to: { private: true } }))
    expect(await far.closing()).toMatchObject({ code: MOVED })
    const next = await watcher(id)
    expect(next.first.table.private).toBe(true)
    expect(await count(id)).toBe(0)
  })

  test('[T-GALLERY-08] the galleries of a table that moves away go with it', async () => {
    const { id, host } = await lobby({ game: 'stones', map: 'heap', seats: 2, region: 'weur' })
    const secret = newSecret()
    for (const seat of [0, 1]) await expectAck(host.command({ do: 'claim', seat, name: `Player ${seat}`, secret }))
    await times(WATCHERS_AT_TABLE, () => watcher(id))
    const far = await watcher(id)
    // It knows of its galleries without having told them anything since it woke.
    await evictDurableObject(stub(id))
    host.send({ type: 'command', id: 's', command: { do: 'start' } })
    expect(await far.closing()).toMatchObject({ code: MOVED })
    await times(WATCHERS_AT_TABLE, () => watcher(id))
    const back = await watcher(id)
    expect(back.first).toMatchObject({ seq: -1, table: { status: 'running', region: 'weur' } })
    expect(await count(`${id}@weur`)).toBe(1)
  })
})

test('[T-GALLERY-01] a hundred of one address may be there, and one more is told to come back', async () => {
  const { id } = await running()
  await times(WATCHERS_AT_TABLE, () => watcher(id))
  const crowd = await times(100, () => watcher(id, -1, '203.0.113.7'))
  expect(crowd.filter(({ closed }) => closed)).toEqual([])
  // The next gallery has room.
  await watcher(id, -1, '203.0.113.7')
  expect(await runInDurableObject(gallery(id, 1), (_, ctx) => ctx.getWebSockets().length)).toBe(1)
  expect(tableOfGallery(galleryName(id, 1))).toBe(id)
  expect(COME_BACK).toBeLessThan(4400)
})

describe('where no gallery has room any more', () => {
  const LATER_MS = 6_000
  afterEach(() => vi.useRealTimers())

  test('[T-GALLERY-09] whoever comes to watch is told FULL, and players come in; who goes makes room', async () => {
    const { id, players } = await running()
    await times(WATCHERS_AT_TABLE, () => watcher(id))
    // However many come at once, nobody is sent away who is about to say hello while there is room elsewhere.
    const crowd = Number(env.GALLERIES) * Number(env.WATCHERS_IN_GALLERY)
    const [first] = await times(crowd, () => watcher(id))
    await expect(watcher(id)).rejects.toThrow('FULL')
    first?.close()
    await first?.closing()
    const all = async () => (await count(id)) + (await count(id, 1))
    await expect.poll(all).toBe(crowd - 1)
    // For a moment that is believed without asking anybody.
    await expect(watcher(id)).rejects.toThrow('FULL')
    expect((await Client.join(id, [])).closed).toBe(null)
    await expectAck(players[0].act(0, take(1)))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER_MS })
    await watcher(id)
    expect(await all()).toBe(crowd)
  })

  test('[T-GALLERY-09] what is full for one address is not for others', async () => {
    const { id } = await running()
    await times(WATCHERS_AT_TABLE, () => watcher(id))
    const address = '203.0.113.8'
    await times(Number(env.GALLERIES) * 100, () => watcher(id, -1, address))
    await expect(watcher(id, -1, address)).rejects.toThrow('FULL')
    expect((await watcher(id, -1, '203.0.113.9')).first.seq).toBe(-1)
    expect(await count(id)).toBe(101)
  })
})

const count = (table: string, k = 0) => runInDurableObject(gallery(table, k), (_, ctx) => ctx.getWebSockets().length)

const known = (id: string) =>
  runInDurableObject(stub(id), (_, { storage }) => {
    const [row] = storage.sql.exec<{ value: string }>(`SELECT value FROM kept WHERE name = 'galleries'`).toArray()
    return row ? (JSON.parse(row.value) as string[] | null) : null
  })
