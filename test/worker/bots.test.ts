import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type MatchFile, parseMatch, replay, sha256Hex } from '#engine/core/index.ts'
import { api, Client } from './client.ts'
import { games } from './games.ts'
import { expectAck, lobby, refusalOf, running, stub, take } from './match.ts'

const fileOf = async (id: string) => (await (await api(`/tables/${id}/match`)).json()) as MatchFile

/** A table of bots that has just been started. */
async function botsOnly(bots: readonly string[], wanted: object) {
  const { id, host } = await lobby(wanted)
  for (const [seat, bot] of bots.entries()) await expectAck(host.command({ do: 'bot', seat, bot }))
  await expectAck(host.command({ do: 'start' }))
  return { id, host }
}

// The table reports bots that fail; here they do it on purpose.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

describe('bots', () => {
  test('[T-BOT-01] play by themselves, one entry at a time', async () => {
    const { host } = await botsOnly(['random', 'random'], { game: 'stones', seats: 2 })
    for (let seq = 0; seq < 7; seq++) {
      expect((await host.next('entry')).entry).toMatchObject({ seq, seat: seq % 2 })
    }
  })

  test('[T-BOT-01] people play among them', async () => {
    const { players } = await running()
    const [first, second] = players
    await expectAck(second.command({ do: 'bot', seat: 1, bot: 'random' }))
    for (let round = 0; round < 3; round++) {
      await expectAck(first.act(0, take(1)))
      await first.next('entry', ({ entry }) => entry.seat === 1)
    }
    await expectAck(second.command({ do: 'bot', seat: 1, bot: null }))
    await expectAck(first.act(0, take(1)))
    await expectAck(second.act(1, take(1)))
  })

  test('[P-PACE-01] pause as long as the host says, or whoever plays alone with them', async () => {
    const { id, secrets, players } = await running({ game: 'stones', map: 'heap', seats: 2 })
    const [host, guest] = players
    expect((await Client.join(id)).first.table.pace).toBeUndefined()
    expect(await refusalOf(guest.command({ do: 'pace', to: 'once' }))).toBe('TABLE-NOT-HOST')
    await expectAck(guest.command({ do: 'bot', seat: 1, bot: 'random' }))
    await expectAck(host.command({ do: 'pace', to: 'read' }))
    await expectAck(host.command({ do: 'pace', to: 'read' }))
    const later = await Client.join(id, [secrets[1] as string])
    expect(later.first.table.pace).toBe('read')
    await evictDurableObject(stub(id))
    expect((await Client.join(id)).first.table.pace).toBe('read')
    // Whoever does not sit here has no say, nor has one of several.
    expect(await refusalOf((await Client.join(id)).command({ do: 'pace', to: 'once' }))).toBe('TABLE-NOT-HOST')
    expect(await refusalOf(later.command({ do: 'pace', to: 'once' }))).toBe('TABLE-NOT-HOST')
  })

  test('[T-BOT-02] see the view of their seat only', async () => {
    const { host } = await botsOnly(['peeper', 'peeper'], { game: 'stones', seats: 2 })
    for (let seq = 0; seq < 4; seq++) expect((await host.next('entry')).entry.action).toEqual(take(1))
  })

  test.each(['thrower', 'cheat'])('[T-BOT-03] a %s is replaced by something legal', async (bot) => {
    const { id, host } = await botsOnly([bot, bot], { game: 'stones', seats: 2 })
    await host.next('table', ({ table }) => table.status === 'over')
    const taken = (await fileOf(id)).log.map((entry) => (entry.action as { n: number }).n)
    expect(taken.reduce((sum, n) => sum + n, 0)).toBe(20)
  })

  test('[T-BOT-04] somebody who says hello wakes bots whose alarm was lost', async () => {
    const { id, players, secrets } = await running()
    await expectAck(players[1].command({ do: 'bot', seat: 1, bot: 'random' }))
    // In one turn, so that the alarm is gone before it can ring.
    await runInDurableObject(stub(id), async (_, { storage }) => {
      storage.sql.exec(`UPDATE snapshot SET state = json_set(state, '$.turn', 1)`)
      await storage.deleteAlarm()
    })
    await evictDurableObject(stub(id))
    await players[0].hello(secrets)
    expect((await players[0].next('entry')).entry).toMatchObject({ seq: 0, seat: 1 })
  })

  test('[T-BOT-01, T-STORE-02] an alarm that comes twice, or when nobody is to act, does no harm', async () => {
    const { id, players } = await running()
    await expectAck(players[0].act(0, take(1)))
    await runDurableObjectAlarm(stub(id))
    await runInDurableObject(stub(id), (table) => table.alarm())
    expect((await fileOf(id)).log).toHaveLength(1)
  })
})

test('[T-BOT-01, T-STORE-02, A-MATCH-01] bots play Age of Steam to the end, and the file replays to the same standings', async () => {
  const { id, host } = await botsOnly(['greedy', 'greedy', 'random'], { game: 'age-of-steam', seats: 3 })
  const watcher = await Client.join(id)
  for (let i = 0; i < 5; i++) {
    await host.next('entry', ({ entry }) => entry.seq >= i * 10)
    await evictDurableObject(stub(id))
  }
  const { table } = await watcher.next('table', (message) => message.table.status === 'over', 60_000)
  expect(sha256Hex(table.seed as string)).toBe(table.commitment)

  const parsed = parseMatch(await fileOf(id), games)
  if (!parsed.ok) throw new Error(`${parsed.problem.path} ${parsed.problem.fault}`)
  const { match, rules } = parsed
  const steps = replay(match, rules)
  let state: unknown
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      expect(step.value).toBeNull()
      break
    }
    state = step.value.state
  }
  const seen = (await watcher.hello()).view
  expect(rules.result(state)).not.toBeNull()
  expect(rules.standings(seen)).toEqual(rules.standings(state))
  expect(match.seats).toEqual(table.seats.map(({ name, bot }) => ({ name, bot })))
}, 60_000)
