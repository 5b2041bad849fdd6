import { afterEach, describe, expect, test, vi } from 'vitest'
import { COME_BACK, PROTOCOL } from '#worker/protocol.ts'
import { Bucket, Buckets, FRAMES, LEAST_VIEW, Pace, VIEWS, VIEWS_OF_WATCHERS, Views } from '#worker/table/pace.ts'
import { Client } from './client.ts'
import { expectAck, running, take } from './match.ts'
import { stones } from './stones.ts'

afterEach(() => void vi.restoreAllMocks())

const watcher = { seats: [], host: false, address: '198.51.100.7' }

describe('[P-FRAME-05] a bucket', () => {
  test('gives what is in it, and what has come since', () => {
    const bucket = new Bucket({ burst: 3, perSecond: 2 }, 0)
    expect([1, 2, 3, 4].map(() => bucket.take(1, 0))).toEqual([true, true, true, false])
    expect([bucket.take(1, 500), bucket.take(1, 500)]).toEqual([true, false])
    expect([bucket.isFull(1999), bucket.isFull(2000)]).toEqual([false, true])
  })

  test('may be overdrawn once, and is then empty for longer', () => {
    const bucket = new Bucket({ burst: 3, perSecond: 1 }, 0)
    expect(bucket.take(10, 0)).toBe(true)
    expect([bucket.isEmpty(7000), bucket.isEmpty(7001)]).toEqual([true, false])
  })

  test('is forgotten when it is full', () => {
    const buckets = new Buckets({ burst: 1, perSecond: 1 })
    for (let i = 0; i < 5000; i++) expect(buckets.take(`address ${i}`, 1, i * 1000)).toBe(true)
    expect(buckets.size).toBeLessThan(1100)
  })
})

test('[P-FRAME-06] a client with several seats pays for each, and each by itself', () => {
  const pace = new Pace()
  const [one, other] = [{}, {}] as [WebSocket, WebSocket]
  for (let i = 0; i < FRAMES.burst; i++) expect(pace.tooFast(one, { seats: [0, 1], address: null }, 0)).toBeNull()
  expect(pace.tooFast(one, { seats: [0, 1], address: null }, 0)).toBe('socket')
  expect(pace.tooFast(other, { seats: [1], address: null }, 0)).toBe('shared')
  expect(pace.tooFast(other, { seats: [2], address: null }, 0)).toBeNull()
})

describe('what is told in welcomes', () => {
  test('[P-HELLO-10] has a budget for each who asks, and for all who watch', () => {
    const views = new Views()
    views.looked(watcher, VIEWS.burst, 0)
    expect(views.mayLook(watcher, 0)).toBe(false)
    expect(views.mayLook(watcher, 1000)).toBe(true)
    expect(views.mayLook({ ...watcher, address: '198.51.100.8' }, 0)).toBe(true)
    views.looked({ ...watcher, address: null }, VIEWS_OF_WATCHERS.burst, 0)
    expect(views.mayLook({ ...watcher, address: '198.51.100.8' }, 0)).toBe(false)
    for (const player of [
      { ...watcher, seats: [0] },
      { ...watcher, host: true },
    ]) {
      expect(views.mayLook(player, 0)).toBe(true)
      views.looked(player, VIEWS.burst, 0)
      expect(views.mayLook(player, 0)).toBe(false)
    }
    expect(views.mayLook({ ...watcher, seats: [1] }, 0)).toBe(true)
  })

  test('[P-HELLO-10] a short one counts as well: who asks a hundred times a second is not one of many', () => {
    const views = new Views()
    for (let i = 0; i < VIEWS.burst / LEAST_VIEW; i++) {
      expect(views.mayLook(watcher, 0)).toBe(true)
      views.looked(watcher, 1, 0)
    }
    expect(views.mayLook(watcher, 0)).toBe(false)
  })

  test('[P-HELLO-10, P-CLOSE-02] who asks for more is asked to come back later', async () => {
    const { id, players, secrets } = await running()
    vi.spyOn(Views.prototype, 'mayLook').mockImplementation(({ seats }) => seats.length > 0)
    const client = await Client.connect(id)
    client.send({ type: 'hello', protocol: PROTOCOL, secrets: [], since: -1 })
    expect(await client.next('error')).toMatchObject({ code: 'BUSY' })
    expect(await client.closing()).toEqual({ code: COME_BACK, reason: 'BUSY' })
    expect((await Client.join(id, [secrets[1] as string])).first.view).toBeDefined()
    await expectAck(players[0].act(0, take(1)))
  })

  test('[P-HELLO-11] is made once for all who see the same, until the next entry', async () => {
    const { id, players, secrets } = await running()
    const first = await Client.join(id)
    const view = vi.spyOn(stones, 'view')
    for (let i = 0; i < 5; i++) expect((await Client.join(id)).first).toMatchObject({ view: first.first.view, seq: -1 })
    expect(view).not.toHaveBeenCalled()
    expect((await Client.join(id, [secrets[1] as string])).first.view).not.toEqual(first.first.view)
    view.mockClear()
    await expectAck(players[0].act(0, take(1)))
    const later = (await Client.join(id)).first
    expect(later).toMatchObject({ seq: 0, entries: [{ seq: 0 }], view: { heap: 19 } })
    expect((await first.hello([], 0)).entries).toEqual([])
  })
})
