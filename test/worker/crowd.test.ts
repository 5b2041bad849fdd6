import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { addressOf } from '#worker/address.ts'
import { AWAY_AFTER_MS, CLOSE, COME_BACK } from '#worker/protocol.ts'
import {
  displaced,
  type Guest,
  HELLO_WITHIN_MS,
  MAX_SILENT,
  MAX_SILENT_PER_ADDRESS,
  MAX_SOCKETS_PER_HOLDER,
  MAX_WATCHERS,
  MAX_WATCHERS_PER_ADDRESS,
  mayWatch,
} from '#worker/table/doors.ts'
import { Client } from './client.ts'
import { expectAck, lobby, running, stub, take } from './match.ts'

const times = <Value>(count: number, make: (i: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)))

describe('seats and host always have room', () => {
  test('[T-CAP-01] behind 200 watchers and 400 sockets that say nothing, a player and the host get in', async () => {
    const { id, players, secrets, hostSecret } = await running()
    const crowd = await times(MAX_WATCHERS, () => Client.join(id))
    await times(MAX_SILENT + 100, () => Client.connect(id))
    players[1].close()
    const back = await Client.join(id, [secrets[1] as string])
    expect(back.first.you).toMatchObject({ seats: [1], host: false })
    expect((await Client.join(id, [hostSecret])).first.you.host).toBe(true)
    await expectAck(players[0].act(0, take(1)))
    await expectAck(back.act(1, take(1)))
    expect(crowd.filter(({ closed }) => closed)).toEqual([])
  })

  test('[T-CAP-01] the oldest of too many connections for a seat are closed, and of the host', async () => {
    const { id, players, secrets, hostSecret } = await running()
    for (const secret of [secrets[1] as string, hostSecret]) {
      const first = await Client.join(id, [secret])
      const tabs: Client[] = []
      for (let i = 0; i < MAX_SOCKETS_PER_HOLDER; i++) tabs.push(await Client.join(id, [secret]))
      expect(await first.closing()).toMatchObject({ code: CLOSE.tooMuch, reason: 'TOO-MANY' })
      expect(tabs.filter(({ closed }) => closed)).toEqual([])
    }
    expect(players[1].closed).toMatchObject({ code: CLOSE.tooMuch })
  })
})

describe('those who have not said hello', () => {
  test('[T-CAP-02] the first of too many goes when another comes, and may come back', async () => {
    const { id } = await lobby()
    const silent = await times(MAX_SILENT, () => Client.connect(id))
    expect(silent.filter(({ closed }) => closed)).toEqual([])
    await Client.connect(id)
    const gone = await Promise.race(silent.map((one) => one.closing()))
    expect(gone).toEqual({ code: COME_BACK, reason: 'LATE' })
    expect(silent.filter(({ closed }) => closed)).toHaveLength(1)
  })

  test('[T-CAP-02] of one address fewer are let wait, so that a stranger pushes out only strangers', async () => {
    const { id } = await lobby()
    const guest = await Client.connect(id, { 'CF-Connecting-IP': '203.0.113.9' })
    const silent = await times(MAX_SILENT + 50, () => Client.connect(id, { 'CF-Connecting-IP': '198.51.100.7' }))
    await expect.poll(() => silent.filter(({ closed }) => !closed).length).toBe(MAX_SILENT_PER_ADDRESS)
    expect(await guest.hello()).toMatchObject({ seq: -1 })
  })

  test('[T-CAP-02] who has stood there for too long goes at the next coming, without an alarm', async () => {
    const { id } = await lobby()
    const slow = await Client.connect(id)
    await runInDurableObject(stub(id), (_, state) => {
      for (const socket of state.getWebSockets()) {
        const badge = socket.deserializeAttachment() as { since: number }
        socket.serializeAttachment({ ...badge, since: badge.since - HELLO_WITHIN_MS })
      }
    })
    await evictDurableObject(stub(id))
    const next = await Client.connect(id)
    expect(await slow.closing()).toEqual({ code: COME_BACK, reason: 'LATE' })
    expect(next.closed).toBeNull()
  })
})

describe('watchers', () => {
  test('[T-CAP-03, P-CLOSE-02] have as much room as there is, and being full is not final', async () => {
    const { id, players } = await running()
    const crowd = await times(MAX_WATCHERS, () => Client.join(id))
    const late = await Client.connect(id)
    late.send({ type: 'hello', protocol: 1, secrets: [], since: -1 })
    expect(await late.next('error')).toMatchObject({ code: 'FULL' })
    expect(await late.closing()).toEqual({ code: COME_BACK, reason: 'FULL' })
    crowd[0]?.close()
    await players[0].next('table', ({ table }) => table.watching === MAX_WATCHERS - 1)
    expect((await Client.join(id)).first.view).toBeDefined()
  })

  test('[P-CMD-03] are told to those who play as they come and go, and not to each other', async () => {
    const { id, players } = await running()
    const first = await Client.join(id)
    const second = await Client.join(id)
    await players[0].next('table', ({ table }) => table.watching === 2)
    second.close()
    await players[1].next('table', ({ table }) => table.watching === 1)
    first.raw('ping')
    await first.pong()
    expect(first.heard).toEqual([])
    players[1].close()
    const { table } = await first.next('table')
    expect(table).toMatchObject({ watching: 1, seats: [{ present: true }, { present: false }] })
  })

  const guests = (count: number, more: Partial<Guest & { heard: boolean }> = {}) =>
    Array.from({ length: count }, (_, since) => ({ since, address: null, heard: true, ...more }))
  const comer = { address: '198.51.100.7', since: 1000 }

  test('[T-CAP-03] one address does not take all of it; who does not ping any more makes room', () => {
    const neighbours = guests(MAX_WATCHERS_PER_ADDRESS, { address: comer.address })
    expect(mayWatch(neighbours, comer)).toEqual({ ok: false, instead: [] })
    expect(mayWatch(neighbours, { ...comer, address: null })).toEqual({ ok: true, instead: [] })
    const dozing = { since: 7, address: comer.address, heard: false }
    const stranger = { since: 1, address: null, heard: false }
    const full = [...neighbours.slice(1), dozing, stranger]
    expect(mayWatch(full, comer)).toEqual({ ok: true, instead: [dozing] })
    const [asleep, ...awake] = guests(MAX_WATCHERS)
    const sleeper = { ...asleep, since: 7, address: null, heard: false }
    expect(mayWatch(awake, comer)).toEqual({ ok: true, instead: [] })
    expect(mayWatch([...awake, sleeper], comer)).toEqual({ ok: true, instead: [sleeper] })
    expect(mayWatch(guests(MAX_WATCHERS), comer)).toEqual({ ok: false, instead: [] })
  })

  test('[T-CAP-02] however many come, all but the oldest stay, and none of another address', () => {
    const crowd = [
      ...guests(MAX_SILENT - MAX_SILENT_PER_ADDRESS),
      ...guests(MAX_SILENT_PER_ADDRESS, { address: comer.address }),
    ]
    const gone = displaced(crowd, comer)
    expect(gone.filter(({ address }) => address === comer.address)).toHaveLength(1)
    expect(crowd.length - gone.length).toBe(MAX_SILENT - 1)
    expect(displaced(guests(3), { ...comer, since: HELLO_WITHIN_MS + 1 }).map(({ since }) => since)).toEqual([0, 1])
    expect(AWAY_AFTER_MS).toBeGreaterThan(HELLO_WITHIN_MS)
  })
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::', '2001:db8:0:1::/64'],
  ['::2', '0:0:0:0::/64'],
  ['127.0.0.1', null],
  ['::1', null],
  ['', null],
])('[T-CAP-04] the address %s counts as %s', (told, address) => {
  expect(addressOf(new Request('http://railhead.test', { headers: { 'CF-Connecting-IP': told } }))).toBe(address)
})
