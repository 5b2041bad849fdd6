import { describe, expect, test } from 'vitest'
import { endpoints } from '#worker/api/index.ts'
import { CLOSE, COME_BACK, MOVED } from '#worker/protocol.ts'
import docs from '../../docs/api.md?raw'
import { api, Client, makeTable } from './client.ts'
import { checkAnswer, checkFrame, described } from './conformance.ts'

describe('the description', () => {
  test('[A-SPEC-01] every endpoint is in it, by its path and method', async () => {
    const { openapi, paths } = await described()
    expect(openapi).toMatch(/^3\.1\./)
    const listed = Object.entries(paths).flatMap(([path, here]) =>
      Object.keys(here).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const routed = endpoints.map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`)
    expect(listed.sort()).toEqual(routed.sort())
    expect(listed).toContain('POST /api/tables')
  })

  test('[A-SPEC-01] every reference leads somewhere, and the socket is described by its messages and close codes', async () => {
    const whole = await described()
    const names = [...JSON.stringify(whole).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    expect(names).toContain('ClientMessage')
    expect(names).toContain('ServerMessage')
    expect(names).toContain('WebhookMessage')
    expect(names.filter((name) => !whole.components.schemas[name as string])).toEqual([])
    expect(JSON.stringify(whole).match(/#\/\$defs/)).toBeNull()
    const socket = whole.paths['/api/tables/{id}/socket']?.get as unknown as Record<string, { closes: object }>
    expect(Object.keys(socket['x-websocket']?.closes ?? {})).toEqual(
      [COME_BACK, MOVED, ...Object.values(CLOSE)].map(String),
    )
  })

  test('[A-SPEC-01] every address in docs/api.md is in it', async () => {
    const { paths } = await described()
    const written = [...docs.matchAll(/\$ORIGIN(\/api[\w./…-]*)/g)].map(([, path]) => path?.replace('7k2m…', '{id}'))
    expect(written).toContain('/api/tables/{id}/match')
    expect(written.filter((path) => !paths[path as string])).toEqual([])
  })

  test('[A-SPEC-02] what is not as described is found: a status, a media type, a field, a code', async () => {
    const answer = (body: unknown, status: number, type = 'application/json') =>
      new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } })
    const health = await (await api('/health')).json()
    const checked = (response: Response, path = '/api/health') => checkAnswer('GET', path, response)
    await expect(checked(answer(health, 200))).resolves.toBeUndefined()
    await expect(checked(answer(health, 202))).rejects.toThrow('is not described')
    await expect(checked(answer(health, 200, 'text/html'))).rejects.toThrow('without text/html')
    await expect(checked(answer({ ok: true }, 200))).rejects.toThrow('not as described')
    const failure = { error: { code: 'NO-TABLE', message: 'x' } }
    await expect(checked(answer(failure, 404), '/api/tables/a')).resolves.toBeUndefined()
    await expect(
      checked(answer({ error: { ...failure.error, code: 'NO-CHAIR' } }, 404), '/api/tables/a'),
    ).rejects.toThrow('not as described')
  })

  test('[A-SPEC-02] what is not as described is found: a frame of either side', async () => {
    const { id, hostSecret } = await makeTable()
    const { first } = await Client.join(id, [hostSecret])
    await expect(checkFrame('ServerMessage', first)).resolves.toBeUndefined()
    await expect(checkFrame('ServerMessage', { ...first, seq: 'one' })).rejects.toThrow('not as described')
    const claim = { do: 'claim', seat: 0, name: 'Ada', secret: 'x'.repeat(22) }
    const command = (command: object) => checkFrame('ClientMessage', { type: 'command', id: 'a', command })
    await expect(command(claim)).resolves.toBeUndefined()
    await expect(command({ ...claim, name: 'Ada\u202e' })).rejects.toThrow('not as described')
    await expect(command({ ...claim, colour: 'red' })).rejects.toThrow('not as described')
  })
})
