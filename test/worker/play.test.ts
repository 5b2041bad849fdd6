import { describe, expect, test } from 'vitest'
import {
  type MatchFile,
  parseMatch,
  recordedChance,
  recordingChance,
  replay,
  replayEntry,
  seededChance,
  sha256Hex,
  stateHash,
} from '#engine/core/index.ts'
import { picksFor } from '../random.ts'
import { api, Client } from './client.ts'
import { games } from './games.ts'
import { expectAck, lobby, refusalOf, running, stub, take } from './match.ts'
import { type Stones, stones } from './stones.ts'

const fileOf = async (id: string) => (await (await api(`/tables/${id}/match`)).json()) as MatchFile

describe('acting', () => {
  test('[P-ACT-01] everybody gets the entry, the sender then its acknowledgement', async () => {
    const { id, players } = await running()
    const [first, second] = players
    const watcher = await Client.join(id)
    expect(await first.act(0, take(2), 'mine')).toMatchObject({ type: 'ack', id: 'mine', seq: 0 })
    for (const client of [first, second, watcher]) {
      const { entry } = await client.next('entry')
      expect(entry).toMatchObject({ seq: 0, seat: 0, action: take(2) })
      expect(entry).not.toHaveProperty('chance')
    }
    const order = first.texts.map((text) => (JSON.parse(text) as { type: string }).type)
    expect(order.slice(-2)).toEqual(['entry', 'ack'])
  })

  test('[P-ACT-02] a refused action is heard by nobody, and judged anew', async () => {
    const { id, players } = await running()
    const [first, second] = players
    expect(await second.act(1, take(1), 'soon')).toMatchObject({ type: 'refuse', refusal: { rule: 'STONES-TURN' } })
    expect(await refusalOf(first.act(0, take(99)))).toBe('STONES-COUNT')
    expect((await fileOf(id)).log).toEqual([])
    await expectAck(first.act(0, take(1)))
    expect(await second.act(1, take(1), 'soon')).toMatchObject({ type: 'ack', seq: 1 })
    expect((await second.next('entry')).entry.seq).toBe(0)
  })

  test('[P-ACT-03] an action that comes again is not played again', async () => {
    const { id, players, secrets } = await running()
    const [first, second] = players
    await expectAck(first.act(0, take(1), 'once'))
    expect(await first.act(0, take(1), 'once')).toMatchObject({ type: 'ack', seq: 0 })
    expect(await first.act(0, take(3), 'once')).toMatchObject({ type: 'ack', seq: 0 })
    await expectAck(second.act(1, take(1), 'once'))
    const other = await Client.join(id, [secrets[0] as string])
    expect(await other.act(0, take(1), 'once')).toMatchObject({ type: 'ack', seq: 0 })
    expect(await first.undo(0, 'once')).toMatchObject({ type: 'ack', seq: 0 })
    expect((await fileOf(id)).log).toEqual([
      { seat: 0, action: take(1) },
      { seat: 1, action: take(1) },
    ])
  })

  test('[P-ACT-04] spectators and others do not act', async () => {
    const { id, players, hostSecret } = await running()
    const watcher = await Client.join(id)
    expect(await refusalOf(watcher.act(0, take(1)))).toBe('TABLE-NOT-YOURS')
    expect(await refusalOf(watcher.undo(0))).toBe('TABLE-NOT-YOURS')
    expect(await refusalOf(watcher.command({ do: 'start' }))).toBe('TABLE-NOT-HOST')
    expect(await refusalOf(players[1].act(0, take(1)))).toBe('TABLE-NOT-YOURS')
    expect(await refusalOf((await Client.join(id, [hostSecret])).act(0, take(1)))).toBe('TABLE-NOT-YOURS')
    expect(await refusalOf(players[0].act(9, take(1)))).toBe('TABLE-NOT-YOURS')
  })

  test('[P-ACT-05] every client plays the entries on its own view, and sees no secret of another', async () => {
    const { players, starts } = await running()
    const views = starts.map((start) => start.view as Stones)
    expect(views.map((view) => view.secrets.map((secret) => secret !== null))).toEqual([
      [true, false],
      [false, true],
    ])
    for (let seq = 0; seq < 6; seq++) {
      const seat = seq % 2
      const player = players[seat] as Client
      await expectAck(player.act(seat, seq === 3 ? { type: 'throw' } : take(1 + (seq % 3))))
      for (const [eyes, client] of players.entries()) {
        const { entry } = await client.next('entry')
        const { chance } = entry
        const step = stones.play(views[eyes] as Stones, entry.seat, entry.action, recordedChance(chance ?? []))
        if (!step.ok) throw new Error(step.refusal.rule)
        views[eyes] = step.state
        expect(entry.hash).toBe(stateHash(step.state))
      }
    }
  })

  test('[P-ACT-06] not before the start, not after the end', async () => {
    const { host } = await lobby()
    const secret = 'S'.repeat(22)
    await expectAck(host.command({ do: 'claim', seat: 0, name: 'Ann', secret }))
    expect(await refusalOf(host.act(0, take(1)))).toBe('TABLE-NOT-STARTED')
    expect(await refusalOf(host.undo(0))).toBe('TABLE-NOT-STARTED')

    const { players } = await running({ game: 'stones', map: 'mound', seats: 1, options: { size: '10' } })
    const [only] = players
    for (const n of [3, 3, 3]) await expectAck(only.act(0, take(n)))
    await expectAck(only.act(0, take(1), 'last'))
    expect(await refusalOf(only.act(0, take(1)))).toBe('TABLE-OVER')
    expect(await refusalOf(only.undo(0))).toBe('TABLE-OVER')
    expect(await only.act(0, take(1), 'last')).toMatchObject({ type: 'ack', seq: 3 })
  })
})

describe('taking back', () => {
  test('[P-UNDO-01] only the own last action, and not when something was drawn', async () => {
    const { players } = await running()
    const [first, second] = players
    expect(await refusalOf(first.undo(0))).toBe('TABLE-UNDO')
    await expectAck(first.act(0, take(1)))
    expect(await refusalOf(second.undo(1))).toBe('TABLE-UNDO')
    expect(await first.undo(0, 'u')).toMatchObject({ type: 'ack', seq: 1 })
    expect(await first.undo(0, 'u')).toMatchObject({ type: 'ack', seq: 1 })
    const { entry } = await second.next('entry', (message) => message.entry.undo === true)
    expect(entry).toMatchObject({ seq: 1, seat: 0 })
    await expectAck(first.act(0, { type: 'throw' }))
    expect(await refusalOf(first.undo(0))).toBe('TABLE-UNDO')
  })

  test('[P-UNDO-01] with what bots did after it, one entry for each, and as often as one likes', async () => {
    const { players, starts } = await running({ game: 'stones', map: 'heap', seats: 3 })
    const [only, ...others] = players
    for (const [i, client] of others.entries()) {
      await expectAck(client.command({ do: 'bot', seat: i + 1, bot: 'random' }))
    }
    const hashes = [starts[0]?.hash]
    for (let round = 0; round < 2; round++) {
      await expectAck(only.act(0, take(1 + round)))
      for (const seat of [0, 1, 2]) {
        const { entry } = await only.next('entry', (message) => message.entry.seat === seat)
        if (round === 0) hashes.push(entry.hash)
      }
    }
    await expectAck(only.undo(0, 'first'))
    expect(await only.undo(0, 'second')).toMatchObject({ type: 'ack', seq: 11 })
    const undone = []
    for (let seq = 6; seq < 12; seq++) undone.push((await only.next('entry', ({ entry }) => entry.seq === seq)).entry)
    expect(undone.map(({ seat, undo }) => [seat, undo])).toEqual([2, 1, 0, 2, 1, 0].map((seat) => [seat, true]))
    expect(undone.slice(3).map(({ hash }) => hash)).toEqual(hashes.slice(0, 3).reverse())
    expect(await only.undo(0, 'second')).toMatchObject({ type: 'ack', seq: 11 })
    expect(await refusalOf(only.undo(0))).toBe('TABLE-UNDO')
  })

  test('[P-UNDO-01] not with what a person did, nor behind a throw', async () => {
    const { players } = await running({ game: 'stones', map: 'heap', seats: 3 })
    const [first, second, third] = players
    await expectAck((third as Client).command({ do: 'bot', seat: 2, bot: 'random' }))
    await expectAck(first.act(0, take(1)))
    await expectAck(second.act(1, take(1)))
    await second.next('entry', ({ entry }) => entry.seat === 2)
    expect(await refusalOf(first.undo(0))).toBe('TABLE-UNDO')
    await expectAck(second.undo(1))
    await expectAck(second.act(1, { type: 'throw' }))
    await second.next('entry', ({ entry }) => entry.seat === 2 && entry.seq > 4)
    expect(await refusalOf(second.undo(1))).toBe('TABLE-UNDO')
  })

  test('[P-UNDO-01, P-UNDO-02] several, one after the other, and each gives back the view from before', async () => {
    const { id, players, starts } = await running({ game: 'stones', map: 'mound', seats: 1 })
    const [only] = players
    const hashes = [starts[0]?.hash]
    for (const n of [1, 2, 3]) {
      await expectAck(only.act(0, take(n)))
      hashes.push((await only.next('entry')).entry.hash)
    }
    for (const before of hashes.slice(0, -1).reverse()) {
      await expectAck(only.undo(0))
      expect((await only.next('entry')).entry.hash).toBe(before)
    }
    expect(await refusalOf(only.undo(0))).toBe('TABLE-UNDO')
    expect((await fileOf(id)).log).toEqual([])
    expect((await Client.join(id)).first).toMatchObject({ seq: 5, entries: [] })
  })
})

describe('chance', () => {
  test('[T-CHANCE-01, T-CHANCE-02] what was promised is told at the end, and every draw follows from it', async () => {
    const { id, players, starts } = await running({ game: 'stones', map: 'mound', seats: 1, options: { size: '10' } })
    const [only] = players
    const table = starts[0]?.table
    expect(table).toMatchObject({ status: 'running', seed: null })
    await expectAck(only.act(0, take(1)))
    await expectAck(only.undo(0))
    let over = false
    while (!over) {
      const answer = await only.act(0, { type: 'throw' })
      expect(answer.type).toBe('ack')
      over = (await stub(id).summary())?.status === 'over'
    }
    const end = await only.next('table', (message) => message.table.status === 'over')
    const seed = end.table.seed as string
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    expect(sha256Hex(seed)).toBe(table?.commitment)

    const file = await fileOf(id)
    expect(file.seed).toBe(seed)
    const setup = recordingChance(seededChance(seed, 'setup'))
    let state: unknown = stones.setup({ map: file.map, options: file.options, seats: 1 }, setup)
    expect(setup.drawn).toEqual(file.setup)
    for (const [place, played] of file.log.entries()) {
      const chance = recordingChance(seededChance(seed, place))
      const step = stones.play(state as Stones, played.seat, played.action, chance)
      expect(chance.drawn).toEqual(played.chance)
      if (step.ok) state = step.state
    }
    expect(stones.result(state as Stones)).not.toBeNull()
  })
})

test('[A-MATCH-01] the file of a running match of Age of Steam replays to what its players see', async () => {
  const { id, players, starts } = await running({ game: 'age-of-steam', seats: 3 })
  const rules = games.find((game) => game.id === 'age-of-steam')
  if (!rules) throw new Error('no such game')
  const pick = picksFor('file')
  let state = starts[0]?.view
  let hash = starts[0]?.hash
  for (let i = 0; i < 60; i++) {
    const [seat] = rules.turn(state).seats
    if (seat === undefined) break
    const action = rules.sample(state, seat, pick) as object
    await expectAck((players[seat] as Client).act(seat, action))
    const { entry } = await players[0].next('entry', (message) => message.entry.seq === i)
    const { chance } = entry
    const step = replayEntry(rules, state, { seat, action: entry.action, ...(chance && { chance }) })
    if ('refusal' in step) throw new Error(step.refusal.rule)
    state = step.state
    hash = entry.hash
    expect(stateHash(state)).toBe(hash)
  }
  const parsed = parseMatch(await fileOf(id), games)
  if (!parsed.ok) throw new Error(parsed.problem.fault)
  const last = [...replay(parsed.match, parsed.rules)].at(-1)
  expect(stateHash(last?.state)).toBe(hash)
})
