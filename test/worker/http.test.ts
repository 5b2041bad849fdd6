import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { parseMatch } from '#engine/core/index.ts'
import { endpoints } from '#worker/api/index.ts'
import { TableSummary } from '#worker/protocol.ts'
import { api, Client, makeTable } from './client.ts'
import { described } from './conformance.ts'
import { games } from './games.ts'
import { expectAck, running, stub, take } from './match.ts'

const nowhere = '0123456789abcdef'

async function failureOf(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; message: string } }
  expect(error.message).not.toBe('')
  return `${response.status} ${error.code}`
}

describe('making a table', () => {
  test('[A-MAKE-01] an empty body makes a table of the first game', async () => {
    const { id, link, hostSecret } = await makeTable()
    expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/)
    expect(link).toBe(`http://railhead.test/t/${id}`)
    expect(hostSecret).toMatch(/^[A-Za-z0-9_-]{22}$/)
    const summary = v.parse(TableSummary, await (await api(`/tables/${id}`)).json())
    expect(summary).toMatchObject({
      id,
      status: 'lobby',
      game: 'age-of-steam',
      map: 'rust-belt',
      turn: null,
      seed: null,
    })
    expect(summary.seats).toHaveLength(4)
  })

  test('[A-MAKE-01] a configuration is taken over', async () => {
    const { id } = await makeTable({ game: 'stones', map: 'mound', options: { size: '200' }, seats: 7 })
    const summary = v.parse(TableSummary, await (await api(`/tables/${id}`)).json())
    expect(summary).toMatchObject({ game: 'stones', map: 'mound', options: { size: '200' } })
    expect(summary.seats).toHaveLength(7)
  })

  test.each([
    [{ game: 'chess' }, '400 TABLE-GAME'],
    [{ map: 'moon' }, '400 TABLE-MAP'],
    [{ seats: 10 }, '400 TABLE-SEATS'],
    [{ options: { colour: 'red' } }, '400 OPTION-UNKNOWN'],
    [{ game: 'stones', options: { size: '7' } }, '400 OPTION-VALUE'],
    [{ seats: 'many' }, '400 BODY'],
    [{ chairs: 3 }, '400 BODY'],
    [[], '400 BODY'],
  ])('[A-MAKE-01, A-ERR-01] %j is refused', async (body, expected) => {
    expect(await failureOf(await api('/tables', { method: 'POST', body: JSON.stringify(body) }))).toBe(expected)
  })

  test('[A-MAKE-03] one address cannot make tables without end; others still can', async () => {
    const from = (address: string) =>
      api('/tables', { method: 'POST', headers: { 'CF-Connecting-IP': address }, body: '{"game":"chess"}' })
    let made = 0
    // Twice as many, in case a new minute begins meanwhile.
    while (made < 121 && (await from('192.0.2.1')).status !== 429) made++
    expect(made).toBeGreaterThanOrEqual(60)
    expect(made).toBeLessThanOrEqual(120)
    expect(await failureOf(await from('192.0.2.1'))).toBe('429 TOO-OFTEN')
    expect((await from('192.0.2.2')).status).toBe(400)
  })

  test('[A-MAKE-03, T-CAP-04] nor can one who has a whole /64', async () => {
    const from = (address: string) =>
      api('/tables', { method: 'POST', headers: { 'CF-Connecting-IP': address }, body: '{"game":"chess"}' })
    const statuses = new Set<number>()
    for (let i = 0; i < 121; i++) statuses.add((await from(`2001:db8:7:7::${i.toString(16)}`)).status)
    expect(statuses).toEqual(new Set([400, 429]))
    expect((await from('2001:db8:7:8::1')).status).toBe(400)
  })

  test('[A-ERR-01] a body that is too big is refused', async () => {
    const body = JSON.stringify({ game: 'x'.repeat(20_000) })
    expect(await failureOf(await api('/tables', { method: 'POST', body }))).toBe('413 TOO-BIG')
  })

  test('[A-ERR-01] a body that is no JSON is refused', async () => {
    expect(await failureOf(await api('/tables', { method: 'POST', body: '{"game":' }))).toBe('400 BODY')
  })
})

describe('addresses', () => {
  test.each([
    ['GET', '/nothing', '404 NOT-FOUND'],
    ['GET', '/', '404 NOT-FOUND'],
    ['GET', '/tables', '405 METHOD'],
    ['DELETE', `/tables/${nowhere}`, '405 METHOD'],
    ['POST', '/health', '405 METHOD'],
    ['GET', `/tables/${nowhere}`, '404 NO-TABLE'],
    ['GET', `/tables/${nowhere}/match`, '404 NO-TABLE'],
    ['GET', '/tables/short', '404 NO-TABLE'],
    ['GET', '/tables/ILOU0123456789ab', '404 NO-TABLE'],
    ['GET', '/tables/%00%ff', '404 NO-TABLE'],
    ['GET', `/tables/${nowhere}/socket`, '426 UPGRADE'],
  ])('[A-ERR-01, A-ID-01] %s %s', async (method, path, expected) => {
    expect(await failureOf(await api(path, { method }))).toBe(expected)
  })

  test('[A-ID-01] a very long id is no id', async () => {
    expect(await failureOf(await api(`/tables/${'a'.repeat(5000)}`))).toBe('404 NO-TABLE')
  })

  test('[A-ERR-01] a wrong method is told the right one', async () => {
    expect((await api('/tables')).headers.get('Allow')).toBe('POST')
  })

  test('[T-STORE-04] asking for a table that was never made stores nothing', async () => {
    await api(`/tables/${nowhere}`)
    await api(`/tables/${nowhere}/match`)
    const client = await Client.connect(nowhere)
    await client.closing()
    const tables = await runInDurableObject(stub(nowhere), (_, state) =>
      state.storage.sql.exec('SELECT name FROM sqlite_master').toArray(),
    )
    expect(tables).toEqual([])
  })

  test('health and games', async () => {
    expect(await (await api('/health')).json()).toMatchObject({ ok: true, protocol: 1, games: { 'age-of-steam': 1 } })
    const offered = (await (await api('/games')).json()) as { games: { id: string; bots: { id: string }[] }[] }
    expect(offered.games.map((game) => game.id)).toEqual(games.map((game) => game.id))
    expect(offered.games[0]?.bots.map((bot) => bot.id)).toContain('random')
  })
})

describe('the match file', () => {
  test('[A-MATCH-01] there is none before the start', async () => {
    const { id } = await makeTable()
    expect(await failureOf(await api(`/tables/${id}/match`))).toBe('409 NOT-STARTED')
  })

  test('[A-MATCH-01] it holds the actions that stand, and no seed while the match runs', async () => {
    const { id, players } = await running()
    await expectAck(players[0].act(0, take(3)))
    await expectAck(players[0].undo(0))
    await expectAck(players[0].act(0, take(2)))
    const file = await (await api(`/tables/${id}/match`)).json()
    expect(file).toMatchObject({ seed: null, log: [{ seat: 0, action: take(2) }] })
  })

  test('[A-MATCH-01] while the match runs it holds no secret, and says so when it is to be replayed', async () => {
    const { id, starts } = await running()
    const file = (await (await api(`/tables/${id}/match`)).json()) as { setup: unknown[] }
    expect(starts[0]?.view).toMatchObject({ secrets: [expect.any(Number), null] })
    expect(file.setup).toEqual([null, null])
    expect(parseMatch(file, games)).toMatchObject({
      ok: false,
      problem: { path: 'setup[0]', fault: 'hidden' },
    })
  })
})

describe('who may ask', () => {
  const listed = 'https://play.example.org'
  const make = (Origin: string) => api('/tables', { method: 'POST', headers: { Origin } })

  test('[A-ORIGIN-01] a page of ours or of a listed origin makes a table, and its link leads back there', async () => {
    expect(env.ALLOWED_ORIGINS).toContain(listed)
    const made = await make(listed)
    expect(made.status).toBe(201)
    expect(await made.json()).toMatchObject({ link: expect.stringContaining(`${listed}/t/`) })
    for (const own of ['http://railhead.test', 'https://railhead.test']) expect((await make(own)).status).toBe(201)
  })

  test.each([
    'https://evil.example',
    'null',
    'https://play.example.org.evil.example',
    'http://railhead.test:81',
    'javascript://railhead.test',
    'file://railhead.test',
    'http://railhead.test/',
    'http://user@railhead.test',
    'HTTP://RAILHEAD.TEST\\',
  ])('[A-ORIGIN-01] a page of %s may not', async (origin) => {
    expect(await failureOf(await make(origin))).toBe('403 ORIGIN')
    const { id } = await makeTable()
    const headers = { Origin: origin, Upgrade: 'websocket' }
    expect(await failureOf(await api(`/tables/${id}/socket`, { headers }))).toBe('403 ORIGIN')
  })

  test('[A-ORIGIN-02] everything that changes something, and every socket, asks where it comes from', async () => {
    const origin = 'https://evil.example'
    const { id } = await makeTable()
    const guarded = endpoints.filter(({ method, socket }) => method !== 'GET' || socket)
    expect(guarded.map(({ name }) => name)).toEqual(expect.arrayContaining(['makeTable', 'fork', 'line']))
    for (const { method, path, name, socket } of guarded) {
      const ask = (Origin: string) =>
        api(path.replace('/api', '').replace(':id', id), {
          method,
          headers: { Origin, ...(socket && { Upgrade: 'websocket' }) },
        })
      const refused = await ask(origin)
      expect([name, refused.status]).toEqual([name, 403])
      expect(await refused.json()).toMatchObject({
        error: { code: 'ORIGIN', message: expect.stringContaining(origin) },
      })
      const welcome = await ask(listed)
      expect([name, welcome.status]).not.toEqual([name, 403])
      welcome.webSocket?.accept()
      welcome.webSocket?.close()
    }
  })

  test('[A-AUTH-01] no address has a place for a secret, and no log line has one', async () => {
    const { paths } = await described()
    const places = Object.entries(paths).flatMap(([path, here]) =>
      Object.values(here).flatMap(({ parameters = [] }) => [path, ...parameters.map(({ name }) => name)]),
    )
    expect(places.filter((place) => /secret|key|token|password/i.test(place))).toEqual([])

    const kinds = ['log', 'info', 'warn', 'error'] as const
    const logs = kinds.map((kind) => vi.spyOn(console, kind).mockImplementation(() => {}))
    const { id, players, secrets, hostSecret } = await running()
    await players[0].act(0, { type: 'burst' })
    await api(`/tables/${id}/match`, { headers: { Authorization: `Bearer ${secrets.join(' ')}` } })
    const said = JSON.stringify(logs.map((log) => log.mock.calls.map((call) => call.map(String))))
    for (const log of logs) log.mockRestore()
    expect(said).toContain('table failed')
    for (const secret of [...secrets, hostSecret]) expect(said).not.toContain(secret)
  })

  test('[A-ORIGIN-01] sockets open from our own host, a listed origin, or without any', async () => {
    const { id } = await makeTable()
    for (const headers of [{ Origin: 'http://railhead.test' }, { Origin: 'https://other.example.org' }, {}]) {
      const client = await Client.connect(id, headers)
      expect(await client.hello()).toMatchObject({ type: 'welcome' })
    }
  })

  test('[A-ORIGIN-01] only listed origins may read', async () => {
    const allowed = async (Origin: string) =>
      (await api('/health', { headers: { Origin } })).headers.get('Access-Control-Allow-Origin')
    expect(await allowed(listed)).toBe(listed)
    expect(await allowed('https://evil.example')).toBeNull()
    const preflight = await api('/tables', {
      method: 'OPTIONS',
      headers: {
        Origin: listed,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('POST')
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('content-type')
  })

  test('[A-HEAD-01] JSON is neither stored, sniffed nor framed', async () => {
    const { headers } = await api('/health')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })
})
