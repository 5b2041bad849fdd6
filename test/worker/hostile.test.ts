import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PROTOCOL } from '#worker/protocol.ts'
import { api, Client } from './client.ts'
import { expectAck, running, take } from './match.ts'

// A failure prints its seed and path; put them here to see it again.
const parameters = { numRuns: 150 } satisfies fc.Parameters<unknown>

/** Values as somebody with a grudge would choose them: near to what is expected, but not it. */
const nasty = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    -1,
    1e308,
    0.5,
    '',
    '__proto__',
    'constructor',
    [],
    {},
    null,
    true,
    '\u0000',
    'x'.repeat(300),
  ),
)

const fields = <Fields extends Record<string, fc.Arbitrary<unknown>>>(usual: Fields) =>
  fc.record(
    Object.fromEntries(
      Object.entries(usual).map(([key, value]) => [key, fc.oneof({ weight: 3, arbitrary: value }, nasty)]),
    ),
    { requiredKeys: [] },
  )

const seat = fc.integer({ min: -1, max: 3 })
const message = fc.oneof(
  fields({
    type: fc.constant('hello'),
    protocol: fc.constant(PROTOCOL),
    secrets: fc.array(fc.string()),
    since: fc.integer({ min: -2, max: 5 }),
  }),
  fields({
    type: fc.constant('act'),
    id: fc.string(),
    seat,
    action: fields({ type: fc.constantFrom('take', 'throw', 'issue'), n: fc.integer() }),
  }),
  fields({ type: fc.constant('undo'), id: fc.string(), seat }),
  fields({
    type: fc.constant('command'),
    id: fc.string(),
    command: fields({
      do: fc.constantFrom('configure', 'claim', 'leave', 'bot', 'start'),
      seat,
      name: fc.string(),
      secret: fc.string(),
      bot: fc.constantFrom('random', null, 'nobody'),
      to: fields({
        game: fc.string(),
        map: fc.string(),
        seats: fc.integer(),
        options: fc.dictionary(fc.string(), fc.string()),
      }),
    }),
  }),
  nasty,
)

describe('[P-FRAME-01, P-FRAME-02] whatever comes', () => {
  test("through a stranger's socket, a match goes on", async () => {
    const { id, players } = await running()
    await expectAck(players[0].act(0, take(1)))
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            message.map((value) => JSON.stringify(value)),
            fc.string(),
          ),
          { maxLength: 12 },
        ),
        async (frames) => {
          const stranger = await Client.join(id)
          for (const frame of frames) if (frame !== undefined) stranger.raw(frame)
          stranger.raw('ping')
          await Promise.race([stranger.pong(), stranger.closing()])
          for (const heard of stranger.heard) expect(heard).not.toMatchObject({ type: 'ack' })
          for (const heard of stranger.heard) expect(heard).not.toMatchObject({ code: 'INTERNAL' })
          stranger.close()
        },
      ),
      parameters,
    )
    await expectAck(players[1].act(1, take(1)))
    expect((await players[1].hello([])).seq).toBe(1)
  })

  test('as an action of a seat, it is refused or played, and the table stands', async () => {
    const { id, secrets, players } = await running({ game: 'age-of-steam', seats: 3 })
    await fc.assert(
      fc.asyncProperty(
        fields({ type: fc.constantFrom('issue', 'bid', 'build', 'deliver', 'place', 'choose') }),
        nasty,
        async (action, extra) => {
          const client = await Client.join(id, secrets)
          client.send({ type: 'act', id: 'same', seat: 0, action: { ...action, n: extra, hex: extra, path: extra } })
          client.raw('ping')
          await client.pong()
          for (const heard of client.heard) expect(heard).not.toMatchObject({ code: 'INTERNAL' })
          client.close()
        },
      ),
      parameters,
    )
    expect((await players[0].hello(secrets)).seq).toBe(-1)
  })

  test('as a body, a table is made or the answer says what is wrong', async () => {
    const configuration = fields({
      game: fc.constantFrom('stones', 'age-of-steam', 'chess'),
      map: fc.string(),
      seats: fc.integer({ min: -1, max: 12 }),
      options: fc.dictionary(fc.string(), fc.string()),
    })
    const body = fc.oneof(
      configuration.map((value) => JSON.stringify(value)),
      nasty.map((value) => JSON.stringify(value)),
      fc.string(),
      fc.uint8Array(),
    )
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const response = await api('/tables', { method: 'POST', body: sent as BodyInit })
        const answer = (await response.json()) as { id?: string; error?: { code: string } }
        if (response.status === 201) expect(answer.id).toBeTypeOf('string')
        else expect([response.status, answer.error?.code]).toEqual([400, expect.any(String)])
      }),
      parameters,
    )
  })

  test('as an address, the answer is JSON and no object is woken for it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '/match', '/socket'), async (id, rest) => {
        const response = await api(`/tables/${encodeURIComponent(id)}${rest}`)
        expect([404, 405, 426]).toContain(response.status)
        expect(await response.json()).toHaveProperty('error.code')
      }),
      parameters,
    )
  })
})
