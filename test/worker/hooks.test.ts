import { abortAllDurableObjects, evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import type { Webhook } from '#worker/protocol.ts'
import { WARNED_MS } from '#worker/table/cleaning.ts'
import { AGAIN_AFTER_MS } from '#worker/table/hooks/news.ts'
import { KEPT_FOR } from '#worker/table/live.ts'
import { faultOf } from '#worker/table/post/address.ts'
import { BACK_OFF_MS } from '#worker/table/post/postman.ts'
import { Client, type Welcome } from './client.ts'
import { checkComponent } from './conformance.ts'
import { expectAck, lobby, refusalOf, running, stub, take } from './match.ts'
import { later, messages, outbox, receiveHere, receiver, soon } from './receiver.ts'

receiveHere()

const SECRET = `whsec_${btoa('twenty-four random bytes')}`
const json: Webhook = { url: 'https://hooks.example.org/in?token=t0ps3cret', flavour: 'json', secret: SECRET }
const hook = (to: Webhook | null = json) => ({ do: 'webhook', to }) as const
const TEST = { do: 'test-webhook' } as const

/** A match between people, told elsewhere from its beginning. */
async function told(wanted?: object, to: Webhook = json) {
  const table = await running(wanted)
  await expectAck(table.players[0].command(hook(to)))
  return table
}

const stateOf = async (host: Client, hostSecret: string) => (await host.hello([hostSecret])).you.webhook

describe('who says where messages go', () => {
  test('[T-HOOK-01] the host, in the lobby and while the match runs, and nobody else', async () => {
    const { id, host } = await lobby()
    const guest = await Client.join(id)
    expect(await refusalOf(guest.command(hook()))).toBe('TABLE-NOT-HOST')
    expect(await refusalOf(guest.command(TEST))).toBe('TABLE-NOT-HOST')
    await expectAck(host.command(hook()))
    const { players } = await told({ game: 'stones', map: 'mound', seats: 1, options: { size: '10' } })
    for (const n of [3, 3, 3, 1]) await expectAck(players[0].act(0, take(n)))
    expect(await refusalOf(players[0].command(hook({ ...json, flavour: 'slack' })))).toBe('TABLE-OVER')
    await expectAck(players[0].command(hook(null)))
  })

  test('[T-HOOK-01] the same again changes nothing; none takes what is still to be sent with it', async () => {
    receiver.answer = () => new Response(null, { status: 500 })
    const { id, host } = await lobby()
    await expectAck(host.command(hook()))
    await expectAck(host.command(TEST))
    await soon(() => expect(receiver.got).toHaveLength(1))
    await expectAck(host.command(hook()))
    expect(await outbox(id)).toHaveLength(1)
    await expectAck(host.command(hook(null)))
    expect(await outbox(id)).toEqual([])
    expect(await refusalOf(host.command(TEST))).toBe('WEBHOOK-NONE')
  })

  test.each([
    ['http://hooks.example.org/', 'not-https'],
    ['ftp://hooks.example.org/', 'not-https'],
    ['hooks.example.org', 'not-an-address'],
    ['https://user:word@hooks.example.org/', 'credentials'],
    ['https://hooks.example.org:8443/', 'port'],
    ['https://127.0.0.1/', 'not-public'],
    ['https://2130706433/', 'not-public'],
    ['https://0x7f.1/', 'not-public'],
    ['https://[::1]/', 'not-public'],
    ['https://localhost/', 'not-public'],
    ['https://intranet/', 'not-public'],
    ['https://printer.local/', 'not-public'],
    ['https://metadata.google.internal./', 'not-public'],
    ['https://localhost../', 'not-public'],
    ['https://localhost.localdomain/', 'not-public'],
    ['https://kubernetes.default.svc/', 'not-public'],
    ['https://x.svc.cluster.local/', 'not-public'],
    ['https://x.intranet/', 'not-public'],
    ['https://x.private/', 'not-public'],
    ['https://x.lan/', 'not-public'],
    ['https://x.corp/', 'not-public'],
    ['https://router.home.arpa/', 'not-public'],
    ['https://a..b/', 'not-public'],
    ['https://a..example.com/', 'not-public'],
    ['https://example.c/', 'not-public'],
    ['https:\\\\hooks.example.org/', 'not-an-address'],
    ['https://hooks.example.org\\@10.0.0.1/', 'not-an-address'],
    ['https://hooks.exa\nmple.org/', 'not-an-address'],
    ['https://hooks.example.org/in?a=\r\nb', 'not-an-address'],
    [' https://hooks.example.org/', 'not-an-address'],
    ['https://hooks.example.org/a b', 'not-an-address'],
    ['https:hooks.example.org', 'not-an-address'],
    ['https:///hooks.example.org', 'not-an-address'],
  ])('[T-HOOK-02] %s is no place to send anything', async (url, fault) => {
    const { host } = await lobby()
    const answer = await host.command(hook({ ...json, url }))
    expect(answer).toMatchObject({ type: 'refuse', refusal: { rule: 'WEBHOOK-URL', params: { fault } } })
  })

  test('[T-HOOK-02] for working on it, local addresses can be allowed; JSON needs a secret', async () => {
    expect(faultOf('http://127.0.0.1:9999/', true)).toBeNull()
    expect(faultOf('file:///etc/passwd', true)).toBe('not-https')
    for (const good of [
      'https://hooks.example.org',
      'https://a-b.c_d.example.com./x?y#z',
      'https://bücher.example.com/ä',
    ]) {
      expect([good, faultOf(good, false)]).toEqual([good, null])
    }
    const { host } = await lobby()
    expect(await refusalOf(host.command(hook({ url: json.url, flavour: 'json' })))).toBe('WEBHOOK-SECRET')
    const weak = await host.command(hook({ ...json, secret: 'whsec_c2hvcnQ=' }))
    expect(weak).toMatchObject({ type: 'error', code: 'FRAME', message: expect.stringContaining('secret') })
  })

  test('[T-HOOK-03] only the host hears of it, and neither the address nor the secret are told to anybody', async () => {
    const { id, host, hostSecret } = await lobby()
    const guest = await Client.join(id)
    await expectAck(host.command(hook()))
    await expectAck(host.command(TEST))
    await host.next('table', ({ you }) => you.webhook?.last?.ok === true)
    const state = await stateOf(host, hostSecret)
    expect(state).toMatchObject({ flavour: 'json', host: 'hooks.example.org', waiting: 0, last: { status: 204 } })
    await expectAck(host.command({ do: 'bot', seat: 0, bot: 'random' }))
    await guest.next('table', ({ table }) => table.seats[0]?.bot === 'random')
    expect(guest.texts.join()).not.toContain('webhook')
    expect(host.texts.join()).not.toContain('t0ps3cret')
    expect(host.texts.join()).not.toContain(SECRET)
  })
})

describe('what is told', () => {
  test('[T-HOOK-04] the beginning, each turn that passes to another person, the end', async () => {
    const { id, host, hostSecret } = await lobby({ game: 'stones', map: 'heap', seats: 2, options: { size: '10' } })
    await expectAck(host.command(hook()))
    const secrets = ['a'.repeat(22), 'b'.repeat(22)]
    for (const [seat, secret] of secrets.entries()) {
      await expectAck(host.command({ do: 'claim', seat, name: ['Ada', 'Bo'][seat] as string, secret }))
    }
    await expectAck(host.command({ do: 'start' }))
    for (const [seat, n] of [3, 3, 3, 1].entries()) await expectAck(host.act(seat % 2, take(n)))
    const all = await messages(id)
    expect(all.map(({ type, data: { seq, turn } }) => [type, seq, turn?.map(({ name }) => name).join()])).toEqual([
      ['match.started', -1, 'Ada'],
      ['match.turn', 0, 'Bo'],
      ['match.turn', 1, 'Ada'],
      ['match.turn', 2, 'Bo'],
      ['match.over', 3, ''],
    ])
    expect(all[4]?.data).toMatchObject({
      status: 'over',
      link: `http://railhead.test/t/${id}`,
      standings: [
        { seat: 0, name: 'Ada', score: 6 },
        { seat: 1, name: 'Bo', score: 4 },
      ],
    })
    for (const message of all) await checkComponent('WebhookMessage', message)
    expect(JSON.stringify(all)).not.toContain(hostSecret)
    for (const secret of secrets) expect(JSON.stringify(all)).not.toContain(secret)
  })

  test('[T-HOOK-04] one who plays on, or among bots, is told once', async () => {
    const { id, players } = await told({ game: 'stones', map: 'mound', seats: 3, options: { size: '200' } })
    for (const seat of [1, 2]) await expectAck(players[seat]?.command({ do: 'bot', seat, bot: 'random' }) as never)
    for (let round = 0; round < 3; round++) {
      await expectAck(players[0].act(0, take(1)))
      await players[0].next('entry', ({ entry }) => entry.seat === 2)
    }
    expect(await messages(id)).toEqual([])
    await expectAck((players[2] as Client).command({ do: 'bot', seat: 2, bot: null }))
    await expectAck(players[0].act(0, take(1)))
    await players[0].next('entry', ({ entry }) => entry.seat === 1 && entry.seq > 9)
    expect((await messages(id)).map(({ data }) => data.turn?.[0]?.seat)).toEqual([2])
  })

  test('[T-HOOK-05] what is taken back and done again is told once, unless it took long', async () => {
    const { id, players } = await told()
    const again = async (n: number) => {
      await expectAck(players[0].undo(0))
      await expectAck(players[0].act(0, take(n)))
    }
    await expectAck(players[0].act(0, take(1)))
    await again(2)
    await again(3)
    expect((await messages(id)).map(({ data }) => data.turn?.[0]?.seat)).toEqual([1])
    await runInDurableObject(stub(id), (_, { storage }) => {
      const path = '$.told.now.since'
      storage.sql.exec(
        `UPDATE webhook SET hook = json_set(hook, '${path}', json_extract(hook, '${path}') - ?)`,
        AGAIN_AFTER_MS + 1,
      )
    })
    await evictDurableObject(stub(id))
    await again(1)
    expect((await messages(id)).map(({ data }) => data.turn?.[0]?.seat)).toEqual([1, 1])
  })

  test('[T-HOOK-06] no more than a spectator may know; of a private table hardly anything', async () => {
    const { id, players, starts } = await told()
    await expectAck(players[0].act(0, take(1)))
    const [open] = await messages(id)
    const { secrets } = (starts[0] as Welcome).view as { secrets: (number | null)[] }
    expect(secrets).toContainEqual(expect.any(Number))
    expect(Object.keys(open?.data ?? {})).not.toContain('secrets')
    expect(open?.data).toMatchObject({ private: false, round: 1, phase: 'take', turn: [{ name: 'Player 1' }] })

    receiver.got = []
    const wanted = { game: 'stones', map: 'heap', seats: 2, private: true }
    const secluded = await told(wanted)
    await expectAck(secluded.players[0].act(0, take(1)))
    const [message] = await messages(secluded.id)
    await checkComponent('WebhookMessage', message)
    expect(message?.data).toEqual({
      table: secluded.id,
      link: `http://railhead.test/t/${secluded.id}`,
      game: 'stones',
      map: 'heap',
      status: 'running',
      private: true,
      ...Object.fromEntries(['seq', 'round', 'rounds', 'phase', 'turn', 'standings'].map((key) => [key, null])),
    })
  })
})

describe('how it is told', () => {
  test('[T-HOOK-07] in JSON it is signed by the Standard Webhooks scheme, with an id of its own', async () => {
    const before = Math.floor(Date.now() / 1000)
    const { id, players } = await told()
    await expectAck(players[0].act(0, take(1)))
    await messages(id)
    const after = Date.now() / 1000
    const { headers, text, redirect, url } = receiver.got[0] as (typeof receiver.got)[0]
    expect(url).toBe(json.url)
    expect(redirect).toBe('manual')
    expect(headers.get('webhook-id')).toMatch(new RegExp(`^msg_${id}_\\d+$`))
    const stamp = Number(headers.get('webhook-timestamp'))
    expect([before <= stamp, stamp <= after]).toEqual([true, true])
    const bytes = new TextEncoder().encode('twenty-four random bytes')
    const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
    const [version, signature = ''] = headers.get('webhook-signature')?.split(',') ?? []
    const signed = `${headers.get('webhook-id')}.${headers.get('webhook-timestamp')}.${text}`
    const sent = Uint8Array.from(atob(signature), (char) => char.charCodeAt(0))
    expect(version).toBe('v1')
    expect(await crypto.subtle.verify('HMAC', key, sent, new TextEncoder().encode(signed))).toBe(true)
    expect(await crypto.subtle.verify('HMAC', key, sent, new TextEncoder().encode(`${signed} `))).toBe(false)
  })

  const NASTY = '@everyone *<x|y>* [a](b)'

  test.each(['discord', 'slack'] as const)(
    '[T-HOOK-08] %s gets its own form, in which names do nothing',
    async (flavour) => {
      const { id, players, secrets } = await lobbyOf(NASTY, flavour)
      await expectAck(players.act(0, take(1)))
      await messages(id)
      const body = JSON.parse(receiver.got.at(-1)?.text ?? '') as Record<string, never>
      expect(receiver.got.at(-1)?.headers.get('webhook-signature')).toBeNull()
      expect(JSON.stringify(body)).toContain(`/t/${id}`)
      expect(JSON.stringify(body)).not.toContain(secrets)
      if (flavour === 'discord') {
        expect(body).toMatchObject({
          content: 'It is \\@everyone \\*\\<x\\|y\\>\\* \\[a\\]\\(b\\)’s turn\\.',
          embeds: [{ title: 'Stones on heap', description: 'Round 1 of 1\\.' }],
          allowed_mentions: { parse: [] },
        })
      } else {
        expect(body).toMatchObject({
          text: 'It is @everyone *&lt;x|y&gt;* [a](b)’s turn.',
          blocks: [
            {
              type: 'section',
              text: { type: 'plain_text', text: `It is ${NASTY}’s turn.\nRound 1 of 1.`, emoji: false },
            },
            { type: 'section', text: { type: 'mrkdwn', text: `<http://railhead.test/t/${id}|Stones on heap>` } },
          ],
          unfurl_links: false,
        })
      }
    },
  )

  /** Two seats of one client; the second has a name somebody thought long about. */
  async function lobbyOf(name: string, flavour: Webhook['flavour']) {
    const { id, host } = await lobby()
    const secret = 'c'.repeat(22)
    await expectAck(host.command({ do: 'claim', seat: 0, name: 'Ada', secret }))
    await expectAck(host.command({ do: 'claim', seat: 1, name, secret }))
    await expectAck(host.command(hook({ url: json.url, flavour })))
    await expectAck(host.command({ do: 'start' }))
    return { id, players: host, secrets: secret }
  }

  test('[T-HOOK-11] a test message comes when the host asks, and not too often', async () => {
    const { id, host } = await lobby()
    await expectAck(host.command(hook()))
    await expectAck(host.command(TEST))
    expect(await refusalOf(host.command(TEST))).toBe('WEBHOOK-SOON')
    const all = await messages(id)
    expect(all.map(({ type, data }) => [type, data.status])).toEqual([['webhook.test', 'lobby']])
  })
})

describe('how it is sent', () => {
  test('[T-HOOK-09] in order, each once, whatever happens to the table', async () => {
    const { id, players } = await told()
    await expectAck(players[0].act(0, take(1)))
    await expectAck(players[1].act(1, take(1)))
    await soon(() => expect(receiver.got).toHaveLength(1))
    await expectAck(players[0].act(0, take(1)))
    await abortAllDurableObjects()
    expect((await messages(id)).map(({ data }) => data.seq)).toEqual([0, 1, 2])
    const ids = receiver.got.map(({ headers }) => headers.get('webhook-id'))
    expect(new Set(ids).size).toBe(3)
  })

  test('[T-HOOK-09, T-BOT-04, T-CLEAN-01] one alarm serves messages, bots and the day it is cleared away', async () => {
    receiver.answer = () => new Response(null, { status: 500 })
    const { id, players } = await told()
    const alarm = () => runInDurableObject(stub(id), (_, { storage }) => storage.getAlarm())
    await expectAck(players[0].act(0, take(1)))
    await soon(async () => expect((await outbox(id))[0]?.attempts).toBe(1))
    expect(await alarm()).toBe((await outbox(id))[0]?.due)
    await expectAck(players[1].command({ do: 'bot', seat: 1, bot: 'random' }))
    await players[0].next('entry', ({ entry }) => entry.seat === 1)
    expect(await alarm()).toBe((await outbox(id))[0]?.due)
    receiver.answer = () => new Response(null, { status: 200 })
    expect(await messages(id)).toHaveLength(3)
    await players[0].next('table', ({ you }) => you.webhook?.waiting === 0)
    const at = await runInDurableObject(
      stub(id),
      (_, { storage }) => storage.sql.exec<{ at: number }>('SELECT max(at) AS at FROM log').one().at,
    )
    expect(await alarm()).toBe(at + KEPT_FOR.running - WARNED_MS)
  })

  test('[T-HOOK-09] what fails is tried again later and later under the same id, then dropped, and the host sees it', async () => {
    receiver.answer = () => new Response('no', { status: 503 })
    const { id, host, hostSecret } = await lobby()
    await expectAck(host.command(hook()))
    let from = Date.now()
    await expectAck(host.command(TEST))
    for (const [tries, pause] of BACK_OFF_MS.entries()) {
      await soon(() => expect(receiver.got).toHaveLength(tries + 1))
      const { you } = await host.next('table', ({ you }) => you.webhook?.last?.status === 503)
      const [waiting] = await outbox(id)
      expect(waiting?.attempts).toBe(tries + 1)
      const begun = (waiting?.due ?? 0) - pause
      expect([from <= begun, begun <= (you.webhook?.last?.at ?? 0)]).toEqual([true, true])
      from = Date.now()
      await later(id)
    }
    await host.next('table', ({ you }) => you.webhook?.last?.dropped === true)
    expect(receiver.got).toHaveLength(5)
    expect(new Set(receiver.got.map(({ headers }) => headers.get('webhook-id'))).size).toBe(1)
    expect(await stateOf(host, hostSecret)).toMatchObject({ waiting: 0, last: { ok: false, status: 503 } })
  })

  test('[T-HOOK-09] a redirect is a failure, and a receiver may ask for a longer pause', async () => {
    receiver.answer = () =>
      new Response(null, { status: 302, headers: { Location: 'https://elsewhere.example', 'Retry-After': '600' } })
    const { id, host } = await lobby()
    await expectAck(host.command(hook()))
    await expectAck(host.command(TEST))
    const { you } = await host.next('table', ({ you }) => you.webhook?.last?.status === 302)
    expect(receiver.got).toHaveLength(1)
    expect((await outbox(id))[0]?.due).toBe((you.webhook?.last?.at ?? 0) + 600_000)
  })

  test('[T-HOOK-09] whoever says 410 hears no more', async () => {
    receiver.answer = () => new Response(null, { status: 410 })
    const { id, host, hostSecret } = await lobby()
    await expectAck(host.command(hook()))
    await expectAck(host.command(TEST))
    await host.next('table', ({ you }) => you.webhook === undefined)
    expect(await outbox(id)).toEqual([])
    expect(await stateOf(host, hostSecret)).toBeUndefined()
  })

  test('[T-HOOK-10] a receiver that hangs or throws holds up no move and no bot', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    let hanging = true
    receiver.answer = async () => {
      while (hanging) await new Promise((resolve) => setTimeout(resolve, 10))
      return new Response(null, { status: 200 })
    }
    const { id, players } = await told({ game: 'stones', map: 'mound', seats: 3, options: { size: '200' } })
    await expectAck((players[2] as Client).command({ do: 'bot', seat: 2, bot: 'random' }))
    await expectAck(players[0].act(0, take(1)))
    await soon(() => expect(receiver.got).toHaveLength(1))
    for (let round = 0; round < 3; round++) {
      await expectAck(players[1].act(1, take(1)))
      await players[0].next('entry', ({ entry }) => entry.seat === 2)
      await expectAck(players[0].act(0, take(1)))
    }
    expect(receiver.got).toHaveLength(1)
    hanging = false
    receiver.answer = () => Promise.reject(new Error('no such host'))
    await soon(async () => expect((await outbox(id))[0]?.attempts).toBe(0))
    await later(id)
    await soon(async () => expect((await outbox(id))[0]?.attempts).toBe(1))
    await soon(() => expect(warned).toHaveBeenCalledOnce())
    expect(JSON.stringify(warned.mock.calls)).not.toContain('t0ps3cret')
    warned.mockRestore()
    await expectAck(players[1].act(1, take(1)))
  })

  test('[T-HOOK-10] what cannot be told elsewhere fails no move', async () => {
    const { id, players } = await told()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await runInDurableObject(stub(id), (_, { storage }) => {
      storage.sql.exec(`CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`)
    })
    await expectAck(players[0].act(0, take(1)))
    expect(log).toHaveBeenCalledOnce()
    expect(JSON.stringify(log.mock.calls)).not.toContain('t0ps3cret')
    log.mockRestore()
    await runInDurableObject(stub(id), (_, { storage }) => void storage.sql.exec('DROP TRIGGER full'))
    for (const seat of [1, 0]) await expectAck((players[seat] as Client).act(seat, take(1)))
    expect((await messages(id)).map(({ data }) => data.seq)).toEqual([2])
  })
})
