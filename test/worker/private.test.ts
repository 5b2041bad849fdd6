import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type TableMade, TableSummary } from '#worker/protocol.ts'
import { newRoom } from '#worker/table/lobby.ts'
import { rematchOf } from '#worker/table/rematch.ts'
import { api, Client } from './client.ts'
import { expectAck, lobby, refusalOf, running, stub, take } from './match.ts'

const summaryOf = async (id: string) => v.parse(TableSummary, await (await api(`/tables/${id}`)).json())
const bearer = (...secrets: readonly string[]) => ({ headers: { Authorization: `Bearer ${secrets.join(' ')}` } })

test('[P-CONF-04, P-AGAIN-01] hints are for everybody where the host says so, and in the next match too', async () => {
  const { id, host } = await lobby()
  expect((await summaryOf(id)).hints).toBeUndefined()
  await expectAck(host.command({ do: 'configure', to: { hints: true } }))
  await expectAck(host.command({ do: 'configure', to: { private: true } }))
  expect((await summaryOf(id)).hints).toBe(true)
  await expectAck(host.command({ do: 'configure', to: { hints: false } }))
  expect((await summaryOf(id)).hints).toBeUndefined()
  const { players, starts } = await running({ game: 'stones', seats: 2, hints: true })
  expect(starts[1]?.table.hints).toBe(true)
  expect(await refusalOf(players[0].command({ do: 'configure', to: { hints: false } }))).toBe('TABLE-STARTED')
  expect(await refusalOf(players[1].command({ do: 'configure', to: { hints: false } }))).toBe('TABLE-NOT-HOST')
  const room = newRoom('one', 'host', { hints: true })
  expect(room.ok && rematchOf(room.room, 'next', 0)).toMatchObject({ ok: true, room: { id: 'next', hints: true } })
})

describe('a private table', () => {
  test('[P-CONF-03] the host says so, in the lobby', async () => {
    const { id, host } = await lobby()
    await expectAck(host.command({ do: 'configure', to: { private: true } }))
    expect((await summaryOf(id)).private).toBe(true)
    await expectAck(host.command({ do: 'configure', to: { seats: 3 } }))
    expect((await summaryOf(id)).private).toBe(true)
    await expectAck(host.command({ do: 'configure', to: { private: false } }))
    expect((await summaryOf(id)).private).toBe(false)
  })

  test('[P-CONF-03] not once it runs, and nobody else', async () => {
    const { players } = await running()
    expect(await refusalOf(players[0].command({ do: 'configure', to: { private: true } }))).toBe('TABLE-STARTED')
    expect(await refusalOf(players[1].command({ do: 'configure', to: { private: true } }))).toBe('TABLE-NOT-HOST')
  })

  test('[T-PRIVATE-01] strangers hear that it is private, and nothing of the match, however it goes on', async () => {
    const { id, players } = await running({ game: 'stones', seats: 2, private: true })
    const stranger = await Client.join(id)
    expect(stranger.first).toMatchObject({ seq: -1, entries: [] })
    expect(stranger.first.view ?? stranger.first.setup ?? stranger.first.hash).toBeUndefined()
    expect((await stranger.next('error')).code).toBe('TABLE-PRIVATE')
    await expectAck(players[0].act(0, take(3)))
    await players[1].next('entry')
    // What the table told it came before the answer to this.
    expect((await stranger.hello()).view).toBeUndefined()
    expect(stranger.texts.some((text) => text.includes('"entry"'))).toBe(false)
    expect(stranger.texts.join()).not.toContain('Player')
  })

  test('[T-PRIVATE-01] who holds a seat, or made it, sees it like any other', async () => {
    const { id, hostSecret, secrets } = await running({ game: 'stones', seats: 2, private: true })
    for (const secret of [hostSecret, ...secrets]) {
      const { first } = await Client.join(id, [secret])
      expect(first.view).toBeDefined()
      expect(first.table.seats.map(({ name }) => name)).toEqual(['Player 0', 'Player 1'])
    }
  })

  test('[T-PRIVATE-01, A-AUTH-01] its file is for them, too', async () => {
    const { id, secrets } = await running({ game: 'stones', seats: 2, private: true })
    expect((await api(`/tables/${id}/match`)).status).toBe(403)
    expect((await api(`/tables/${id}/match`, bearer('x'.repeat(22)))).status).toBe(403)
    expect((await api(`/tables/${id}/match?secret=${secrets[1]}`)).status).toBe(403)
    expect((await api(`/tables/${id}/match`, bearer(secrets[1] as string))).status).toBe(200)
  })

  test('[T-PRIVATE-02] the summary and the sight of it say what everybody may know', async () => {
    const { id, players } = await running({ game: 'stones', map: 'mound', seats: 2, private: true })
    await expectAck(players[0].act(0, take(1)))
    const summary = await summaryOf(id)
    expect(summary).toMatchObject({ game: 'stones', map: 'mound', status: 'running', turn: null, seq: -1, seed: null })
    expect(summary.seats).toEqual([0, 1].map(() => ({ name: null, bot: null, held: true, present: false, away: null })))
    for (const seq of [null, 0, 99]) {
      expect(await stub(id).spectatorView(seq)).toMatchObject({ state: null, standings: null, summary: { seq: -1 } })
    }
  })

  test('[T-PRIVATE-02] but who shows a secret of it is told names, turn and which seats are theirs', async () => {
    const { id, players, secrets, hostSecret } = await running({
      game: 'stones',
      map: 'mound',
      seats: 2,
      private: true,
    })
    await expectAck(players[0].act(0, take(1)))
    const asked = async (...shown: string[]) =>
      (await (await api(`/tables/${id}`, bearer(...shown))).json()) as TableSummary
    expect(await asked(secrets[1] as string)).toMatchObject({ yours: [1], seq: 0, turn: { seats: [1] } })
    expect((await asked(secrets[1] as string)).seats[0]?.name).toBe('Player 0')
    expect(await asked(hostSecret)).toMatchObject({ yours: [], seq: 0 })
    expect(await asked('a'.repeat(22))).toMatchObject({ yours: [], seq: -1, turn: null })
  })

  test('[T-PRIVATE-02] in its lobby, whoever has the link sees who sits there', async () => {
    const { id, host } = await lobby({ game: 'stones', private: true })
    await expectAck(host.command({ do: 'claim', seat: 0, name: 'Ada', secret: 'a'.repeat(22) }))
    expect((await Client.join(id)).first.table.seats[0]?.name).toBe('Ada')
    expect((await summaryOf(id)).seats[0]?.name).toBeNull()
  })

  test('[T-PRIVATE-02] a private fork does not tell who played the match it goes on from', async () => {
    const { id, players } = await running({ game: 'stones', seats: 2, options: { size: '10' } })
    for (let n = 0; n < 10; n++) await expectAck((players[n % 2] as Client).act(n % 2, take(1)))
    const body = JSON.stringify({ table: id, at: 3, private: true })
    const made = (await (await api('/forks', { method: 'POST', body })).json()) as TableMade
    expect((await summaryOf(made.id)).origin).toMatchObject({ actions: 4, names: [] })
    expect((await Client.join(made.id)).first.table.origin?.names).toEqual(['Player 0', 'Player 1'])
  })
})

describe('what everybody may see of an entry', () => {
  test('the match as it stood then, as a spectator sees it', async () => {
    const { id, players } = await running()
    await expectAck(players[0].act(0, take(3)))
    await expectAck(players[0].undo(0))
    await expectAck(players[0].act(0, take(1)))
    await expectAck(players[1].act(1, take(2)))
    const heaps = []
    for (const seq of [-1, 0, 1, 2, 3, null]) {
      const sight = await stub(id).spectatorView(seq)
      if (sight === null || sight === 'beyond') throw new Error(`nothing at ${seq}`)
      const { heap, secrets } = JSON.parse(sight.state ?? '') as { heap: number; secrets: unknown[] }
      expect(secrets).toEqual([null, null])
      heaps.push([sight.summary.seq, heap, sight.summary.turn?.seats[0]])
    }
    expect(heaps).toEqual([
      [-1, 20, 0],
      [0, 17, 1],
      [1, 20, 0],
      [2, 19, 1],
      [3, 17, 0],
      [3, 17, 0],
    ])
    expect(await stub(id).spectatorView(4)).toBe('beyond')
    expect(await stub(id).spectatorView(-2)).toBe('beyond')
  })

  test('of a table that was never made, nothing', async () => {
    expect(await stub('0123456789abcdeg').spectatorView(null)).toBeNull()
  })
})
