import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { newSecret } from '#worker/protocol.ts'
import { Rematches } from '#worker/table/rematch.ts'
import { api, Client } from './client.ts'
import { expectAck, lobby, refusalOf, running, stub, take } from './match.ts'

const short = { game: 'stones', map: 'heap', seats: 3, options: { size: '10' } }
const again = { do: 'rematch' } as const

afterEach(() => void vi.restoreAllMocks())

/** A match of three that is over: two people and, on the last seat, somebody who left it to a bot. */
async function over(wanted: object = short) {
  const table = await running(wanted)
  const [first, second, third] = table.players as [Client, Client, Client]
  for (let n = 0; n < 9; n++) await expectAck((table.players[n % 3] as Client).act(n % 3, take(1)))
  await expectAck(third.command({ do: 'bot', seat: 2, bot: 'random' }))
  await expectAck(first.act(0, take(1)))
  await first.next('table', (message) => message.table.status === 'over')
  return { ...table, players: [first, second, third] as const }
}

const nextOf = async (client: Client): Promise<string> =>
  (await client.next('table', ({ table }) => table.next !== null)).table.next ?? ''

const asked = (id: string, secret?: string) =>
  api(`/tables/${id}/rematch`, {
    method: 'POST',
    headers: secret === undefined ? {} : { Authorization: `Bearer ${secret}` },
  })

const inRoom = <Value extends SqlStorageValue>(id: string, path: string): Promise<Value> =>
  runInDurableObject(
    stub(id),
    (_, { storage }) =>
      storage.sql.exec<{ value: Value }>(`SELECT json_extract(room, ?) AS value FROM meta`, path).one().value,
  )

describe('another match', () => {
  test('[P-AGAIN-01] of the same people, who sit there already, the next seat first', async () => {
    const { players, secrets, hostSecret } = await over({ ...short, private: true })
    await expectAck(players[1].command(again))
    const id = await nextOf(players[0])
    const second = await Client.join(id, [secrets[1] as string])
    expect(second.first.you).toMatchObject({ seats: [0], host: false })
    expect(second.first.table).toMatchObject({ ...short, seats: expect.anything(), status: 'lobby', private: true })
    expect(second.first.table.seats.map(({ name, bot, held }) => [name, bot, held])).toEqual([
      ['Player 1', null, true],
      ['Player 2', null, true],
      ['Player 0', null, true],
    ])
    expect(second.first.table.seats[2]?.away).toBeTypeOf('number')
    const host = await Client.join(id, [secrets[0] as string, hostSecret])
    expect(host.first.you).toMatchObject({ seats: [2], host: true })
    await expectAck(host.command({ do: 'start' }))
    await expectAck(second.act(0, take(1)))
  })

  test('[P-AGAIN-01] bots play again, and go round like everybody', async () => {
    const { host } = await lobby({ ...short, seats: 2 })
    const secret = newSecret()
    await expectAck(host.command({ do: 'claim', seat: 0, name: 'Ada', secret }))
    await expectAck(host.command({ do: 'bot', seat: 1, bot: 'random' }))
    await expectAck(host.command({ do: 'start' }))
    while ((await host.act(0, take(1))).type === 'ack') await host.next('entry', ({ entry }) => entry.seat === 0)
    for (let over = false; !over; ) {
      const answer = await host.act(0, take(1))
      over = answer.type === 'refuse' && answer.refusal.rule === 'TABLE-OVER'
    }
    await expectAck(host.command(again))
    const { first } = await Client.join(await nextOf(host), [secret])
    expect(first.table.seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Buffer', 'random'],
      ['Ada', null],
    ])
  })

  test('[P-AGAIN-01, P-AGAIN-02] only when it is over, only for who played, and only one', async () => {
    const { players } = await running()
    expect(await refusalOf(players[0].command(again))).toBe('TABLE-NOT-OVER')
    const { id, players: done, secrets } = await over()
    const watcher = await Client.join(id)
    expect(await refusalOf(watcher.command(again))).toBe('TABLE-NOT-SEATED')
    await Promise.all(done.map((player) => expectAck(player.command(again))))
    const next = await nextOf(watcher)
    for (const player of done) expect(await nextOf(player)).toBe(next)
    await evictDurableObject(stub(id))
    await expectAck(done[0].command(again))
    expect((await Client.join(id, [secrets[0] as string])).first.table.next).toBe(next)
  })

  test('[P-AGAIN-02] what fails in between is done later, and is the same table', async () => {
    const { id, players } = await over()
    // As if the table had been gone before it came to that.
    const make = vi.spyOn(Rematches.prototype, 'perform').mockResolvedValueOnce()
    await expectAck(players[0].command(again))
    await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(1))
    const wanted = await inRoom<string>(id, '$.next.id')
    expect((await players[0].hello()).table.next).toBeNull()
    await runInDurableObject(stub(id), (_, { storage }) => {
      storage.sql.exec(`UPDATE meta SET room = json_set(room, '$.touched', 0)`)
    })
    await evictDurableObject(stub(id))
    await runDurableObjectAlarm(stub(id))
    expect(await nextOf(players[1])).toBe(wanted)
    expect((await Client.join(wanted)).first.table.status).toBe('lobby')
  })

  test('[A-AGAIN-01] by the API, too', async () => {
    const { id, players, secrets } = await over()
    expect((await asked('0123456789abcdef')).status).toBe(404)
    const stranger = await asked(id)
    expect([stranger.status, await stranger.json()]).toMatchObject([409, { error: { code: 'TABLE-NOT-SEATED' } }])
    const first = (await (await asked(id, secrets[1])).json()) as { id: string; link: string }
    expect(first.link).toContain(`/t/${first.id}`)
    expect(await (await asked(id, secrets[0])).json()).toEqual(first)
    expect(await nextOf(players[2])).toBe(first.id)
    const running = await asked(first.id, secrets[0])
    expect([running.status, await running.json()]).toMatchObject([409, { error: { code: 'TABLE-NOT-OVER' } }])
  })
})
