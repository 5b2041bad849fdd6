import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stateHash } from '#engine/core/index.ts'
import { CLOSE, COME_BACK, isFinalClose, MAX_FRAME, newSecret, PROTOCOL } from '#worker/protocol.ts'
import { FRAMES, FRAMES_OF_ADDRESS } from '#worker/table/pace.ts'
import { Client } from './client.ts'
import { expectAck, lobby, refusalOf, running, take } from './match.ts'

const hello = { type: 'hello', protocol: PROTOCOL, secrets: [], since: -1 }

describe('frames', () => {
  test('[P-FRAME-01] a frame that is too long closes the connection', async () => {
    const { host } = await lobby()
    host.raw(JSON.stringify({ ...hello, more: 'x'.repeat(MAX_FRAME) }))
    expect(await host.next('error')).toMatchObject({ code: 'FRAME' })
    expect((await host.closing()).code).toBe(CLOSE.badClient)
  })

  test('[P-FRAME-01] so does a binary one', async () => {
    const { host } = await lobby()
    host.raw(new ArrayBuffer(64))
    expect(await host.next('error')).toMatchObject({ code: 'FRAME' })
    expect((await host.closing()).code).toBe(CLOSE.badClient)
  })

  test.each([
    ['{', undefined, 'not JSON'],
    ['null', undefined, 'type'],
    ['{"type":"dance","id":"x1"}', 'x1', 'type'],
    ['{"type":"act","id":"x2","seat":"0","action":{}}', 'x2', 'seat'],
    ['{"type":"act","id":"x3","seat":0,"action":7}', 'x3', 'action'],
    ['{"type":"command","id":"x4","command":{"do":"configure","to":{"chairs":3}}}', 'x4', 'chairs'],
  ])('[P-FRAME-02, P-FRAME-03] %s is told what is wrong, and the connection stays', async (frame, id, problem) => {
    const { host } = await lobby()
    host.raw(frame)
    const error = await host.next('error')
    expect(error).toMatchObject({ code: 'FRAME' })
    expect(error.id).toBe(id)
    if (problem !== 'type') expect(error.message).toContain(problem)
    expect(await host.hello()).toMatchObject({ type: 'welcome' })
  })

  test('[P-FRAME-03] unknown fields of a message are passed over', async () => {
    const { host } = await lobby()
    host.send({ ...hello, mood: 'good' })
    expect(await host.next('welcome')).toMatchObject({ seq: -1 })
  })

  test('[P-FRAME-04] ping is answered with pong', async () => {
    const { host } = await lobby()
    host.raw('ping')
    expect(await host.pong()).toBe('pong')
  })

  test('[P-CLOSE-01] our own close codes are final, those of networks are not', () => {
    expect(Object.values(CLOSE).filter((code) => !isFinalClose(code))).toEqual([])
    expect([1000, 1001, 1006, 1011, 1012, COME_BACK, 4399, 4500].filter(isFinalClose)).toEqual([])
  })

  test('[P-FRAME-05] who sends too much is put out', async () => {
    const { id } = await lobby()
    const client = await Client.connect(id)
    for (let i = 0; i < 3 * FRAMES.burst; i++) client.raw('{}')
    expect((await client.closing()).code).toBe(CLOSE.tooMuch)
    expect(client.heard.filter((message) => message.type === 'error' && message.code === 'TOO-FAST')).toHaveLength(1)
  })
})

describe('[P-FRAME-06] what is shared has a pace of its own', () => {
  // Time stands still: nothing of what was said is forgotten because a machine is slow.
  beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.now()))
  afterEach(() => void vi.restoreAllMocks())

  /** Says as much as one socket may, on as many sockets as it takes, until one of them is shown out. */
  async function flooded(id: string, secrets: readonly string[], address: string, most: number) {
    for (let i = 0; i < most; i++) {
      const client = await Client.connect(id, { 'CF-Connecting-IP': address })
      if (secrets.length > 0) await client.hello(secrets)
      for (let n = 2; n < FRAMES.burst; n++) client.raw('{}')
      await client.act(0, take(1)).catch(() => null)
      if (client.closed) return client.closed
    }
    return null
  }

  test('a seat gains nothing by more sockets, and is not put out for good', async () => {
    const { id, secrets } = await running()
    const [mine, theirs] = secrets as [string, string]
    expect(await flooded(id, [mine], '198.51.100.1', 4)).toEqual({ code: COME_BACK, reason: 'BUSY' })
    const other = await Client.join(id, [theirs])
    expect(await other.act(0, take(1))).toMatchObject({ type: 'refuse' })
  })

  test('nor does an address, of which a /64 is one; without any, each socket stands for itself', async () => {
    const { id, players } = await running()
    const sockets = 2 * Math.ceil(FRAMES_OF_ADDRESS.burst / FRAMES.burst)
    expect(await flooded(id, [], '2001:db8:1:2::1', sockets)).toEqual({ code: COME_BACK, reason: 'BUSY' })
    const neighbour = await Client.connect(id, { 'CF-Connecting-IP': '2001:DB8:1:2:3:4:5:6' })
    expect((await neighbour.closing()).code).toBe(COME_BACK)
    expect((await Client.connect(id, { 'CF-Connecting-IP': '2001:db8:1:3::1' })).closed).toBeNull()
    for (const local of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await flooded(id, [], local, sockets)).toBeNull()
    await expectAck(players[0].act(0, take(1)))
  })
})

describe('hello', () => {
  test('[P-HELLO-01] it comes first, and nobody hears anything before it', async () => {
    const { id, players } = await running()
    const silent = await Client.connect(id)
    expect(await silent.act(0, take(1), 'early')).toMatchObject({ type: 'error', code: 'HELLO-FIRST', id: 'early' })
    await expectAck(players[0].act(0, take(1)))
    await silent.hello()
    expect(silent.texts).toHaveLength(2)
  })

  test('[P-HELLO-02] another protocol is told to reload', async () => {
    const { id } = await lobby()
    const client = await Client.connect(id)
    client.send({ type: 'hello', protocol: PROTOCOL + 1, tokens: {} })
    expect(await client.next('reload')).toMatchObject({ reason: 'protocol' })
    expect((await client.closing()).code).toBe(CLOSE.tooOld)
  })

  test('[P-HELLO-03] so is another version of the rules', async () => {
    const { id, host } = await lobby()
    host.send({ ...hello, rules: { stones: 1, chess: 7 } })
    expect(await host.next('welcome')).toMatchObject({ seq: -1 })
    const client = await Client.connect(id)
    client.send({ ...hello, rules: { stones: 2 } })
    expect(await client.next('reload')).toMatchObject({ reason: 'rules' })
    expect((await client.closing()).code).toBe(CLOSE.tooOld)
  })

  test('[P-HELLO-04, P-CLAIM-03] secrets prove seats and the host; a later hello replaces an earlier one', async () => {
    const { id, hostSecret, secrets } = await running()
    const [first, second] = secrets as [string, string]
    const device = await Client.join(id, [second, newSecret(), hostSecret])
    expect(device.first.you).toEqual({ seats: [1], host: true, eyes: 1 })
    expect((await device.hello([second, first])).you).toEqual({ seats: [0, 1], host: false, eyes: 0 })
    expect((await device.hello([newSecret()])).you).toEqual({ seats: [], host: false, eyes: null })
    expect(await refusalOf(device.act(0, take(1)))).toBe('TABLE-NOT-YOURS')
  })

  test('[P-HELLO-05, P-HELLO-06] who comes back gets what was missed, or everything', async () => {
    const { id, players, secrets } = await running()
    const [first, second] = players
    await expectAck(first.act(0, take(1)))
    await expectAck(second.act(1, take(2)))
    await expectAck(second.undo(1))
    const last = await second.next('entry', ({ entry }) => entry.seq === 2)

    const back = await Client.join(id, [secrets[1] as string], 0)
    expect(back.first).toMatchObject({ seq: 2, hash: last.entry.hash, stands: 0, entries: [] })
    expect(back.first.view).toBeUndefined()
    const late = await back.hello([secrets[1] as string], 1)
    expect(late).toMatchObject({ seq: 2, stands: 0, entries: [] })
    expect(await back.hello([secrets[1] as string], 2)).toMatchObject({ stands: 0, entries: [] })

    await expectAck(second.act(1, take(3)))
    expect(await back.hello([secrets[1] as string], 1)).toMatchObject({
      stands: 0,
      entries: [{ seq: 3, action: take(3) }],
    })
    for (const since of [-1, 4, 1000]) {
      const whole = await back.hello([secrets[1] as string], since)
      expect(whole.entries.map((entry) => entry.seq)).toEqual([0, 3])
      expect(stateHash(whole.view)).toBe(whole.hash)
      expect([whole.seq, whole.setup?.length, whole.stands]).toEqual([3, 2, undefined])
    }
  })

  test('[P-HELLO-07] when the match starts everybody gets the view', async () => {
    const { id, host } = await lobby()
    const watcher = await Client.join(id)
    expect(watcher.first).toMatchObject({ seq: -1, entries: [] })
    expect(watcher.first.view).toBeUndefined()
    for (const seat of [0, 1]) await expectAck(host.command({ do: 'bot', seat, bot: 'random' }))
    await expectAck(host.command({ do: 'start' }))
    const started = await watcher.next('welcome')
    expect(started).toMatchObject({ table: { status: 'running' }, seq: -1, view: { heap: 20 } })
    expect(stateHash(started.view)).toBe(started.hash)
  })

  test.each(['0123456789abcdef', 'not-an-id'])('[P-HELLO-08] there is no table %s', async (id) => {
    const client = await Client.connect(id)
    expect(await client.next('error')).toMatchObject({ code: 'NO-TABLE' })
    expect((await client.closing()).code).toBe(CLOSE.noTable)
  })
})
