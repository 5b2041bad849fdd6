import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { gains } from '#test/cli/regions.ts'
import { REGIONS, type Region } from '#worker/both/regions.ts'
import { MOVED, newSecret } from '#worker/protocol.ts'
import { regionOf } from '#worker/region.ts'
import { bestRegion, betterRegion } from '#worker/table/region/best.ts'
import { dumpOf } from '#worker/table/region/dump.ts'
import { Moving } from '#worker/table/region/moving.ts'
import { roundTrip } from '#worker/table/region/roundTrips.ts'
import scale from '../../docs/scale.md?raw'
import { api, Client, makeTable } from './client.ts'
import { expectAck, refusalOf, stub, take } from './match.ts'

afterEach(() => void vi.restoreAllMocks())

const short = { game: 'stones', map: 'heap', seats: 2, options: { size: '10' } }
const LISBON = { continent: 'EU', longitude: '-9.1' }
const TOKYO = { continent: 'AS', longitude: '139.7' }
const SEATTLE = { continent: 'NA', longitude: '-122.3' }

/** A line from some part of the world. */
async function from(cf: object, id: string, secrets: readonly string[] = []) {
  const url = `http://railhead.test/api/tables/${id}/socket`
  const response = await exports.default.fetch(new Request(url, { headers: { Upgrade: 'websocket' }, cf } as object))
  if (!response.webSocket) throw new Error(`no socket: ${response.status}`)
  const client = new Client(response.webSocket)
  const first = await client.hello(secrets)
  return Object.assign(client, { first })
}

/** Two who sit down and tell how far away they are. */
async function seated(
  wanted: object = short,
  distances: readonly [object, number][] = [
    [LISBON, 240],
    [LISBON, 40],
  ],
) {
  const { id, hostSecret } = await makeTable(wanted)
  const secrets = [newSecret(), newSecret()] as const
  const players = await Promise.all(distances.map(([cf], seat) => from(cf, id, seat === 0 ? [hostSecret] : [])))
  for (const [seat, player] of players.entries()) {
    await expectAck(player.command({ do: 'claim', seat, name: `Player ${seat}`, secret: secrets[seat] as string }))
    player.send({ type: 'distance', ms: distances[seat]?.[1] })
    await player.next('table', ({ table }) => table.seats[seat]?.distance !== undefined)
  }
  const [host, guest] = players as unknown as [Client, Client]
  return { id, hostSecret, secrets, host, guest }
}

/** Presses start, and comes back when the line is closed for it; `id` is that of the command. */
async function startElsewhere({ id, hostSecret, secrets, host, guest }: Awaited<ReturnType<typeof seated>>) {
  const command = { type: 'command', id: 'start', command: { do: 'start' } }
  host.send(command)
  expect(await host.closing()).toMatchObject({ code: MOVED })
  expect(await guest.closing()).toMatchObject({ code: MOVED })
  const [first, second] = [await Client.join(id, [hostSecret, secrets[0]]), await Client.join(id, [secrets[1]])]
  expect(await first.command({ do: 'start' }, 'start')).toMatchObject({ type: 'ack' })
  return [first, second] as const
}

const whereabouts = (id: string) => stub(id).whereabouts()

describe('in the lobby', () => {
  test('[T-MOVE-01] everybody sees how far each player is, to the next ten milliseconds', async () => {
    const { id } = await seated(short, [
      [LISBON, 44],
      [TOKYO, 236],
    ])
    const watcher = await Client.join(id)
    expect(watcher.first.table.seats.map(({ distance }) => distance)).toEqual([40, 240])
  })

  test('[T-MOVE-01] what is no distance is refused and named, and changes nothing', async () => {
    const { host } = await seated()
    host.send({ type: 'distance', ms: -1 })
    expect((await host.next('error')).message).toContain('ms')
  })

  test('[T-MOVE-02] the host may choose the region, and nobody else', async () => {
    const { host, guest } = await seated()
    expect(await refusalOf(guest.command({ do: 'configure', to: { region: 'oc' } }))).toBe('TABLE-NOT-HOST')
    await expectAck(host.command({ do: 'configure', to: { region: 'oc' } }))
    expect((await guest.next('table', ({ table }) => table.region !== undefined)).table.region).toBe('oc')
    await expectAck(host.command({ do: 'configure', to: { region: null } }))
    await guest.next('table', ({ table }) => table.region === undefined)
  })
})

describe('when the match starts', () => {
  test('[T-MOVE-03] it runs where the slowest has the shortest way, behind the same link', async () => {
    const table = await seated()
    const [first, second] = await startElsewhere(table)
    expect(await whereabouts(table.id)).toEqual({ name: `${table.id}@weur`, stays: true })
    expect(first.first.table).toMatchObject({ status: 'running', region: 'weur' })
    expect(first.first.you).toMatchObject({ seats: [0], host: true })
    await expectAck(first.act(0, take(1)))
    await expectAck(second.act(1, take(2)))
    const summary = (await (await api(`/tables/${table.id}`)).json()) as { id: string; seq: number }
    expect(summary).toMatchObject({ id: table.id, seq: 1, status: 'running' })
    expect((await api(`/tables/${table.id}/match`)).status).toBe(200)
  })

  test('[T-MOVE-03] it stays where nobody gains by moving, where somebody is nobody knows where, and where it is refused', async () => {
    const near = await seated(short, [
      [SEATTLE, 30],
      [SEATTLE, 40],
    ])
    await expectAck(near.host.command({ do: 'start' }))
    expect(await whereabouts(near.id)).toEqual({ name: null, stays: true })
    const unknown = await seated(short, [
      [LISBON, 300],
      [{}, 300],
    ])
    await expectAck(unknown.host.command({ do: 'start' }))
    expect(await whereabouts(unknown.id)).toEqual({ name: null, stays: true })
    const guests = await seated()
    expect(await refusalOf(guests.guest.command({ do: 'start' }))).toBe('TABLE-NOT-HOST')
    expect(await whereabouts(guests.id)).toEqual({ name: null, stays: false })
  })

  test('[T-MOVE-03] it runs in the region that its host chose, whatever distances were measured', async () => {
    const table = await seated({ ...short, region: 'oc' }, [
      [SEATTLE, 30],
      [SEATTLE, 40],
    ])
    await startElsewhere(table)
    expect(await whereabouts(table.id)).toEqual({ name: `${table.id}@oc`, stays: true })
  })

  test('[T-MOVE-04] seats, nights, talk and notes go along; nothing stays behind', async () => {
    const table = await seated({ ...short, private: true, hints: true })
    await expectAck(table.guest.command({ do: 'say', key: 'k', text: 'Hello from Lisbon' }))
    await expectAck(table.guest.command({ do: 'note', seat: 1, text: 'open with a big one' }))
    const night = { zone: 'Europe/Lisbon', night: { from: 0, to: 420 }, days: [], holiday: null }
    await expectAck(table.guest.command({ do: 'rest', seat: 1, to: night }))
    const [, second] = await startElsewhere(table)
    expect(second.first.table).toMatchObject({ private: true, hints: true })
    expect(second.first.you.rests?.[1]).toEqual(night)
    const talk = await second.next('talk')
    expect(talk.lines.map(({ text }) => text)).toEqual(['Hello from Lisbon'])
    expect(talk.notes).toEqual({ 1: 'open with a big one' })
    const left = await runInDurableObject(
      stub(table.id),
      (_, { storage }) =>
        storage.sql.exec<{ n: number }>('SELECT (SELECT count(*) FROM seat) + (SELECT count(*) FROM talk) AS n').one()
          .n,
    )
    expect(left).toBe(0)
  })

  test('[T-MOVE-05] it moves once: the next start is answered, and its home forgets it when it is cleared away', async () => {
    const table = await seated()
    const [first] = await startElsewhere(table)
    await expectAck(first.command({ do: 'start' }))
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 200 * 86_400_000)
    first.close()
    await runDurableObjectAlarm(stub(`${table.id}@weur`))
    await runDurableObjectAlarm(stub(`${table.id}@weur`))
    expect((await api(`/tables/${table.id}`)).status).toBe(404)
    expect(await whereabouts(table.id)).toEqual({ name: null, stays: false })
  })
})

describe('whatever breaks in between', () => {
  test('[T-MOVE-04] the object falls before anybody is asked: the alarm goes on with it', async () => {
    const table = await seated()
    const name = `${table.id}@weur`
    await runInDurableObject(stub(table.id), (_, { storage }) => {
      storage.sql.exec(
        'INSERT OR REPLACE INTO kept (name, value) VALUES (?, ?)',
        'moving',
        JSON.stringify({ to: 'weur', name, failed: 0, due: 1 }),
      )
      void storage.setAlarm(Date.now() + 60_000)
    })
    await evictDurableObject(stub(table.id), { webSockets: 'close' } as never)
    await runDurableObjectAlarm(stub(table.id))
    expect(await whereabouts(table.id)).toEqual({ name, stays: true })
    const first = await Client.join(table.id, [table.hostSecret, table.secrets[0]])
    expect(first.first.table.status).toBe('running')
  })

  test('[T-MOVE-04] the other has it, and this one never heard: it is asked again, and nothing begins twice', async () => {
    const table = await seated()
    const name = `${table.id}@weur`
    const dump = await runInDurableObject(stub(table.id), (_, { storage }) => dumpOf(storage.sql))
    expect(await env.TABLE.getByName(name).takeOver(dump, 'weur')).toBe(true)
    const seed = await seedOf(name)
    const [first] = await startElsewhere(table)
    expect(await seedOf(name)).toBe(seed)
    await expectAck(first.act(0, take(1)))
  })

  test('[T-MOVE-04] who has promised never to take a table does not take it', async () => {
    const table = await seated()
    const other = env.TABLE.getByName(`${table.id}@weur`)
    expect(await other.decline()).toBe(false)
    const dump = await runInDurableObject(stub(table.id), (_, { storage }) => dumpOf(storage.sql))
    expect(await other.takeOver(dump, 'weur')).toBe(false)
    expect(await env.TABLE.getByName(`${table.id}@weur`).whereabouts()).toEqual({ name: null, stays: false })
  })

  const seedOf = (name: string) =>
    runInDurableObject(
      env.TABLE.getByName(name),
      (_, { storage }) =>
        storage.sql.exec<{ seed: string }>(`SELECT json_extract(room, '$.seed') AS seed FROM meta`).one().seed,
    )
})

describe('the way over', () => {
  /** A store that remembers, and another home that fails at will. */
  function moving(answers: ('lost' | 'taken-unheard' | 'taken' | 'declined')[]) {
    const kept = new Map<string, unknown>()
    const log: string[] = []
    let has = false
    let promised = false
    const store = {
      kept: (name: string) => kept.get(name) ?? null,
      keep: (name: string, value: unknown) => kept.set(name, value),
      once: (work: () => void) => work(),
      empty: () => kept.clear(),
      dump: () => ({}),
    }
    const answer = (take: boolean) => {
      const next = answers.shift() ?? 'taken'
      if (next === 'lost') throw new Error('no network')
      if (take && !promised) has = true
      if (!take && !has) promised = true
      if (next === 'taken-unheard') throw new Error('the answer was lost')
      return Promise.resolve(has)
    }
    const parts = {
      store: store as never,
      homeIn: () => ({ takeOver: async () => answer(true), decline: async () => answer(false) }),
      moved: () => log.push('moved'),
      stayed: () => log.push('stayed'),
    }
    return { made: () => new Moving(parts as never), log, state: () => ({ has, promised }) }
  }

  async function untilDone(make: () => Moving) {
    for (let tries = 0; tries < 20; tries++) {
      // A new object each time: nothing but what is kept goes on.
      const now = make()
      if (!now.isOn) return tries
      await now.perform(tries * 10_000)
    }
    throw new Error('it never ends')
  }

  const KINDS = ['lost', 'taken-unheard', 'taken', 'declined'] as const

  test('[T-MOVE-04] of all courses of five tries none ends in two places, or in none', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    for (let course = 0; course < KINDS.length ** 5; course++) {
      const answers = Array.from({ length: 5 }, (_, i) => KINDS[Math.floor(course / KINDS.length ** i) % KINDS.length])
      const { made, log, state } = moving(answers as never)
      made().begin('table', 'weur', 0)
      await untilDone(made)
      const { has, promised } = state()
      expect([log, has, promised]).toEqual(has ? [['moved'], true, false] : [['stayed'], false, true])
      expect(made().gone).toBe(has ? 'table@weur' : null)
    }
  })
})

describe('which region', () => {
  const regions = fc.constantFrom(...REGIONS)
  const slowest = (from: readonly Region[], to: Region) => Math.max(...from.map((one) => roundTrip(one, to)))

  test('[T-MOVE-03] no region is nearer to whoever is farthest from the best one', () => {
    fc.assert(
      fc.property(fc.array(regions, { minLength: 1, maxLength: 6 }), (from) => {
        const best = slowest(from, bestRegion(from))
        for (const other of REGIONS) expect(best).toBeLessThanOrEqual(slowest(from, other))
      }),
    )
  })

  test('[T-MOVE-03] a table moves only where the longest way gets shorter by 40 ms', () => {
    const distances = fc.array(fc.record({ from: regions, ms: fc.integer({ min: 0, max: 600 }) }), { maxLength: 6 })
    fc.assert(
      fc.property(distances, (told) => {
        const to = betterRegion(told)
        const now = Math.max(0, ...told.map(({ ms }) => ms))
        const from = told.map((one) => one.from)
        if (to !== null) expect(slowest(from, to) + 40).toBeLessThanOrEqual(now)
        else if (told.length > 0) expect(slowest(from, bestRegion(from)) + 40).toBeGreaterThan(now)
      }),
    )
  })

  test.each([
    [{ continent: 'NA', longitude: '-122.3' }, 'wnam'],
    [{ continent: 'NA', longitude: '-71.1' }, 'enam'],
    [{ continent: 'EU', longitude: '-9.1' }, 'weur'],
    [{ continent: 'EU', longitude: '19.0' }, 'eeur'],
    [{ continent: 'AS', longitude: '55.3' }, 'me'],
    [{ continent: 'AS', longitude: '139.7' }, 'apac'],
    [{ continent: 'SA', longitude: '-46.6' }, 'sam'],
    [{ continent: 'AF' }, 'afr'],
    [{ continent: 'OC' }, 'oc'],
    [{ continent: 'AN' }, null],
    [{}, null],
  ])('%j is %s', (cf, region) => {
    expect(regionOf({ cf } as unknown as Request)).toBe(region)
  })

  test('docs/scale.md has what `npm run regions` prints', () => {
    for (const { name, worst, mean, to, moved } of gains)
      expect(scale).toContain(`| ${name} | ${worst} | ${mean} | \`${to}\` | ${moved} |`)
  })
})
