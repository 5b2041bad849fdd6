import { abortAllDurableObjects, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TellTo } from '#worker/protocol.ts'
import { Live } from '#worker/table/live.ts'
import { Outbox } from '#worker/table/post/outbox.ts'
import { Store } from '#worker/table/store.ts'
import { Links } from '#worker/table/tell/links.ts'
import { vapidOf } from '#worker/table/tell/push.ts'
import { GRACE_MS, Tell } from '#worker/table/tell/tell.ts'
import { api, Client } from './client.ts'
import { checkComponent } from './conformance.ts'
import { serveHere, service, subscribed, tell, told, waysAt } from './device.ts'
import { expectAck, lobby, refusalOf, running, stub, take } from './match.ts'
import { later, outbox, soon } from './receiver.ts'

serveHere()

const webhook: TellTo = {
  channel: 'webhook',
  url: 'https://hooks.example.org/in?token=t0ps3cret',
  flavour: 'json',
  secret: `whsec_${btoa('twenty-four random bytes')}`,
}

/** A match between people; whoever is named is told on a phone. Greetings are out of the way. */
async function toldAt(wanted?: object, seats: readonly number[] = [1]) {
  const table = await running(wanted)
  const phones = await Promise.all(seats.map(subscribed))
  for (const [i, seat] of seats.entries())
    await expectAck((table.players[seat] as Client).command(tell(seat, phones[i])))
  await told(table.id)
  return { ...table, phones }
}

const stateOf = async (id: string, secret = '') => (await Client.join(id, [secret])).first.you.tells

describe('who is told, and how', () => {
  test('[T-TELL-01] whoever holds a seat, for that seat, as long as they hold it', async () => {
    const { id, players, secrets } = await running()
    expect(await refusalOf(players[0].command(tell(1, await subscribed())))).toBe('TABLE-NOT-YOURS')
    await expectAck(players[1].command(tell(1, await subscribed())))
    await told(id)
    await expectAck(players[1].command({ do: 'hand-on', seat: 1, key: 'k'.repeat(22) }))
    const heir = await Client.join(id)
    const secret = 'h'.repeat(22)
    await expectAck(heir.command({ do: 'take-over', seat: 1, key: 'k'.repeat(22), name: 'Heir', secret }))
    await expectAck(players[0].act(0, take(1)))
    expect(await told(id)).toEqual([])
    expect(await waysAt(id)).toBe(0)
    expect(await stateOf(id, secrets[1])).toBeUndefined()
  })

  test('[T-TELL-01] the same again changes nothing; null takes what waits with it; after the end there is nothing to tell', async () => {
    const { id, players } = await toldAt({ game: 'stones', map: 'heap', seats: 2, options: { size: '10' } })
    const to = await subscribed()
    await expectAck(players[0].command(tell(0, to)))
    expect(await told(id)).toHaveLength(1)
    await expectAck(players[0].command(tell(0, to)))
    expect(await outbox(id)).toEqual([])
    await expectAck(players[0].act(0, take(3)))
    expect(await outbox(id)).toHaveLength(1)
    await expectAck(players[1].command(tell(1, null)))
    expect(await outbox(id)).toEqual([])
    for (const [i, n] of [3, 3, 1].entries())
      await expectAck((players[(i + 1) % 2] as Client).act((i + 1) % 2, take(n)))
    expect(await refusalOf(players[1].command(tell(1, to)))).toBe('TABLE-OVER')
    await expectAck(players[0].command(tell(0, null)))
  })

  test('[T-TELL-02] in five ways at most, each to a place that will do', async () => {
    const { id, players } = await running()
    const set = (to: TellTo | undefined, way: string) => players[1].command(tell(1, to, undefined, way))
    for (const way of ['a', 'b', 'c', 'd']) await expectAck(set(await subscribed(), way))
    await expectAck(set(webhook, 'e'))
    expect(await refusalOf(set(webhook, 'f'))).toBe('TELL-MANY')
    expect(await waysAt(id)).toBe(5)
    await expectAck(set(await subscribed(), 'a'))
    expect(await refusalOf(set(undefined, 'g'))).toBe('TELL-NONE')
    const push = await subscribed()
    for (const endpoint of ['http://push.example.net/x', 'https://127.0.0.1/x', 'https://push/x', 'nothing'])
      expect(await refusalOf(set({ ...push, endpoint }, 'a'))).toBe('TELL-PUSH')
    expect(await refusalOf(set({ ...webhook, url: 'https://printer.local/' }, 'a'))).toBe('WEBHOOK-URL')
    expect(await refusalOf(set({ channel: 'webhook', url: webhook.url, flavour: 'json' }, 'a'))).toBe('WEBHOOK-SECRET')
    expect(await set({ ...push, auth: 'short' }, 'a')).toMatchObject({ type: 'error', code: 'FRAME' })
  })

  test('[T-TELL-02, A-PUSH-01] without keys push is not offered', async () => {
    const { key } = (await (await api('/push')).json()) as { key: string }
    expect(key).toMatch(/^[\w-]{87}$/)
    const keys = { VAPID_PUBLIC: key, VAPID_PRIVATE: 'x'.repeat(43), VAPID_SUBJECT: 'mailto:a@example.org' }
    expect(vapidOf(keys)).not.toBeNull()
    for (const name of Object.keys(keys)) expect(vapidOf({ ...keys, [name]: '' })).toBeNull()
    expect(vapidOf({})).toBeNull()
  })

  test('[T-TELL-03] only those who hold the seat hear of it, and of the address no more than its host', async () => {
    const { id, players, secrets } = await running()
    const to = await subscribed()
    await expectAck(players[1].command(tell(1, to, ['over', 'turn'])))
    await expectAck(players[1].command(tell(1, webhook, undefined, 'program')))
    await told(id)
    await expectAck(players[0].act(0, take(1)))
    expect(await stateOf(id, secrets[1])).toMatchObject([
      {
        id: 'phone',
        seats: [1],
        channel: 'push',
        kinds: ['turn', 'over'],
        host: 'push.example.net',
        last: { ok: true },
      },
      { id: 'program', channel: 'webhook', flavour: 'json', host: 'hooks.example.org', kinds: { length: 5 } },
    ])
    expect(await stateOf(id, secrets[0])).toBeUndefined()
    expect(players[0].texts.join()).not.toContain('tells')
    const all = players[1].texts.join()
    for (const secret of [to.endpoint, to.auth, to.p256dh, 't0ps3cret', webhook.secret as string])
      expect(all).not.toContain(secret)
  })

  test('[T-TELL-01, T-TELL-03] what is told is changed without saying where; whoever sets a way is greeted by it', async () => {
    const { id, players, secrets } = await running()
    await expectAck(players[1].command(tell(1, await subscribed())))
    const [hello] = await told(id)
    expect(hello?.said).toMatchObject({
      title: 'You will be told · Stones on heap',
      url: `http://railhead.test/t/${id}`,
    })
    await expectAck(players[1].command(tell(1, undefined, ['over'])))
    expect((await stateOf(id, secrets[1]))?.[0]?.kinds).toEqual(['over'])
    await expectAck(players[0].act(0, take(1)))
    expect(await outbox(id)).toEqual([])
  })
})

describe('what is told', () => {
  test('[T-TELL-04] the beginning, each turn that has become theirs, the end', async () => {
    const { id, host } = await lobby({ game: 'stones', map: 'heap', seats: 2, options: { size: '10' } })
    const secrets = ['a'.repeat(22), 'b'.repeat(22)]
    for (const [seat, secret] of secrets.entries())
      await expectAck(host.command({ do: 'claim', seat, name: ['Ada', 'Bo'][seat] as string, secret }))
    await expectAck(host.command(tell(1, await subscribed())))
    await told(id)
    await expectAck(host.command({ do: 'start' }))
    const began = await told(id)
    expect(began.map(({ said }) => said.title)).toEqual(['The match has begun · Stones on heap'])
    expect(began[0]?.said.body).toBe('Others begin.')
    await expectAck(host.act(0, take(3)))
    const [turn] = await told(id)
    expect(turn?.said.title).toBe('Your turn · Stones on heap')
    expect(turn?.said.body).toBe('Bo, it is your turn. You are asked something.\nAda has played since.\nRound 1 of 1.')
    await expectAck(host.act(1, take(3)))
    expect(await told(id)).toEqual([])
    await expectAck(host.act(0, take(3)))
    expect(await told(id)).toHaveLength(1)
    await expectAck(host.act(1, take(1)))
    const over = await told(id)
    expect(over.map(({ said }) => said.title)).toEqual(['The match is over · Stones on heap'])
    expect(over[0]?.said.body).toContain('Ada: 6')
    expect(JSON.stringify([began, turn, over])).not.toContain(secrets[0])
  })

  test('[T-TELL-04] what is taken back and done again is told once; who has acted needs no message', async () => {
    const { id, players } = await toldAt()
    await expectAck(players[0].act(0, take(1)))
    expect(await told(id)).toHaveLength(1)
    await expectAck(players[0].undo(0))
    await expectAck(players[0].act(0, take(2)))
    expect(await told(id)).toEqual([])
    await expectAck(players[1].act(1, take(1)))
    await expectAck(players[0].act(0, take(1)))
    expect(await outbox(id)).toHaveLength(1)
    await expectAck(players[1].act(1, take(1)))
    expect(await outbox(id)).toEqual([])
  })

  test('[T-TELL-04] what somebody wrote reaches the others', async () => {
    const { id, phones } = await toldAt(undefined, [0, 1])
    await runInDurableObject(stub(id), (_, { storage }) => {
      const store = new Store(storage)
      const live = new Live(store, store.room() as NonNullable<ReturnType<Store['room']>>)
      const parts = { sql: storage.sql, store, outbox: new Outbox(storage.sql), links: new Links(store) }
      const teller = new Tell({ ...parts, vars: {}, open: () => live, isHere: () => false })
      teller.hear(live, { what: 'said', by: 0, name: 'Player 0', text: 'Hello there' }, Date.now())
    })
    await evictDurableObject(stub(id))
    const got = await told(id)
    expect(got.map(({ path, topic, said }) => [path, topic, said.title, said.body])).toEqual([
      [new URL(phones[1]?.endpoint ?? '').pathname, `${id}-said`, 'Player 0 writes · Stones on heap', 'Hello there'],
    ])
  })

  test('[T-TELL-05] names, but nothing that is secret of other seats, at a private table too', async () => {
    const { id, players, starts } = await toldAt({ game: 'stones', map: 'heap', seats: 2, private: true })
    await expectAck(players[1].command(tell(1, webhook, undefined, 'program')))
    await told(id)
    service.other = []
    await expectAck(players[0].act(0, take(1)))
    const [push] = await told(id)
    expect(push?.said.body).toContain('Player 0 has played since.')
    const message = JSON.parse(service.other[0]?.text ?? '') as { data: object }
    await checkComponent('PlayerMessage', message)
    expect(message).toMatchObject({ type: 'player.turn', data: { seat: 1, name: 'Player 1', ask: 'take', seq: 0 } })
    expect(Object.keys(message.data)).not.toContain('secrets')
    expect(starts[0]?.view).toBeDefined()
    expect(service.other[0]?.headers.get('webhook-signature')).toMatch(/^v1,/)
  })
})

describe('when it is told', () => {
  test('[T-TELL-06] who is at the table is told a minute later, who is not at once', async () => {
    const { id, players } = await toldAt()
    await expectAck(players[0].act(0, take(1)))
    const [letter] = await outbox(id)
    const soonest = Date.now() + GRACE_MS - 30_000
    expect(letter?.due).toBeGreaterThan(soonest)
    await expectAck(players[1].act(1, take(1)))
    expect(await outbox(id)).toEqual([])
    players[1].close()
    await players[0].next('table', ({ table }) => table.seats[1]?.present === false)
    await expectAck(players[0].act(0, take(1)))
    await soon(() => expect(service.got).toHaveLength(1))
  })
})

describe('how it goes to a push service', () => {
  let warned = vi.spyOn(console, 'warn')
  beforeEach(() => {
    warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warned.mockRestore())

  test('[T-TELL-07] encrypted for the browser, vouched for, with a topic, and for as long as it is worth anything', async () => {
    const { id, players } = await toldAt()
    await expectAck(players[0].act(0, take(1)))
    const [one] = await told(id)
    expect(one).toMatchObject({ topic: id, urgency: 'normal', ttl: 72 * 3600, said: { tag: id, table: id } })
    expect(one?.vouched).toMatchObject({ aud: 'https://push.example.net', sub: 'mailto:tests@example.org' })
    const life = (one?.vouched.exp ?? 0) - Date.now() / 1000
    expect(life > 0 && life <= 24 * 3600).toBe(true)
  })

  test.each([404, 410])('[T-TELL-08] %i ends the subscription', async (status) => {
    const { id, players, secrets } = await toldAt()
    service.answer = () => new Response(null, { status })
    await expectAck(players[0].act(0, take(1)))
    await later(id)
    await soon(async () => expect(await waysAt(id)).toBe(0))
    expect(await outbox(id)).toEqual([])
    expect(await stateOf(id, secrets[1])).toBeUndefined()
  })

  test('[T-TELL-08] keys that are none end it, too', async () => {
    const { id, players } = await running()
    const p256dh = `B${'A'.repeat(86)}`
    await expectAck(players[1].command(tell(1, { ...(await subscribed()), p256dh })))
    await soon(async () => expect(await waysAt(id)).toBe(0))
    expect(service.got).toEqual([])
  })

  test('[T-TELL-08] 429 is waited for as it asks, 500 and silence as for webhooks, and a redirect leads nowhere', async () => {
    const { id, players } = await toldAt()
    const tried = async (status: number, headers: Record<string, string> = {}) => {
      service.answer = () => new Response('x'.repeat(100_000), { status, headers })
      await later(id)
      await soon(async () => expect((await outbox(id))[0]?.due).toBeGreaterThan(Date.now()))
      const [letter] = await outbox(id)
      return Math.round(((letter?.due ?? 0) - Date.now()) / 60_000)
    }
    await expectAck(players[0].act(0, take(1)))
    expect(await tried(500)).toBeLessThanOrEqual(1)
    expect(await tried(302, { Location: 'https://elsewhere.example' })).toBe(2)
    service.answer = () => new Response(null, { status: 429, headers: { 'Retry-After': '1800' } })
    await later(id)
    await soon(async () => expect((await outbox(id))[0]?.due).toBeGreaterThan(Date.now() + 25 * 60_000))
    service.answer = () => new Response(null, { status: 429, headers: { 'Retry-After': '999999999' } })
    await later(id)
    await soon(async () => expect((await outbox(id))[0]?.attempts).toBe(4))
    expect((await outbox(id))[0]?.due).toBeLessThan(Date.now() + 61 * 60_000)
    service.answer = () => Promise.reject(new Error('no such host'))
    await later(id)
    await soon(async () => expect(await outbox(id)).toEqual([]))
    expect(await waysAt(id)).toBe(1)
    expect(service.other).toEqual([])
  })

  test('[T-TELL-09] a service that hangs holds up no move and nobody else, and a newer message takes the place of an older', async () => {
    const { id, players, phones } = await toldAt(
      { game: 'stones', map: 'mound', seats: 2, options: { size: '200' } },
      [0, 1],
    )
    const slow = new URL(phones[1]?.endpoint ?? '').pathname
    let hanging = true
    service.answer = async (path) => {
      while (hanging && path === slow) await new Promise((resolve) => setTimeout(resolve, 10))
      return new Response(null, { status: 201 })
    }
    await expectAck(players[0].act(0, take(1)))
    await later(id)
    await soon(() => expect(service.got).toHaveLength(1))
    for (let round = 0; round < 3; round++) {
      await expectAck(players[1].act(1, take(1)))
      await expectAck(players[0].act(0, take(1)))
    }
    await expectAck(players[1].act(1, take(1)))
    await later(id)
    await soon(() => expect(service.got.filter(({ path }) => path !== slow)).toHaveLength(1))
    hanging = false
    await expectAck(players[0].act(0, take(1)))
    expect(await outbox(id)).toHaveLength(1)
    await told(id)
  })

  test('[T-TELL-09] whatever happens to the table between any two steps, it is told, and once', async () => {
    const { id, players } = await running()
    await expectAck(players[1].command(tell(1, await subscribed())))
    await evictDurableObject(stub(id))
    await told(id)
    await evictDurableObject(stub(id))
    await expectAck(players[0].act(0, take(1)))
    await abortAllDurableObjects()
    expect((await told(id)).map(({ said }) => said.title)).toEqual(['Your turn · Stones on heap'])
    await runDurableObjectAlarm(stub(id))
    expect(service.got).toEqual([])
  })
})
