import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { advance, begin, type Mirror, resume } from '#client/mirror.ts'
import type { Rules } from '#engine/core/index.ts'
import { MAX_SERVER_FRAME } from '#worker/protocol.ts'
import { Live } from '#worker/table/live.ts'
import { LONGEST_TURN, MOST_UNDOS, SNAPSHOT_EVERY } from '#worker/table/match.ts'
import { FRAMES } from '#worker/table/pace.ts'
import { type Room, Store } from '#worker/table/store.ts'
import { Welcomes } from '#worker/table/welcomes.ts'
import { Client, type Welcome } from './client.ts'
import { expectAck, refusalOf, running, stub, take } from './match.ts'
import { stones } from './stones.ts'

const rules = stones as Rules
const mound = { game: 'stones', map: 'mound', seats: 1, options: { size: '200' } }

/** Does something with the table's own objects, where no pace holds it up. */
const inside = <Result>(id: string, work: (live: Live, store: Store) => Result): Promise<Result> =>
  runInDurableObject(stub(id), (_, { storage }) => {
    const store = new Store(storage)
    return work(new Live(store, store.room() as Room), store)
  })

const ONLY = { seats: [0], host: false }

describe('who comes back', () => {
  // Fewer than a socket may say at once.
  const steps = fc.array(fc.record({ undo: fc.boolean(), asleep: fc.boolean() }), {
    minLength: 1,
    maxLength: FRAMES.burst / 2,
  })

  test('[P-HELLO-05, P-HELLO-06, P-UNDO-02] from whatever entry, has what everybody has who was there all the time', async () => {
    const property = fc.asyncProperty(steps, async (todo) => {
      const { id, players, secrets, starts } = await running(mound)
      const [only] = players
      let now = begin(rules, starts[0] as Welcome)
      const seen: Mirror[] = [now]
      for (const step of todo) {
        if (step.asleep) await evictDurableObject(stub(id))
        const answer = await (step.undo ? only.undo(0) : only.act(0, take(1)))
        if (answer.type !== 'ack') continue
        now = advance(now, (await only.next('entry')).entry)
        seen.push(now)
      }
      const back = await Client.connect(id)
      for (const then of seen.slice(1)) expect(resume(then, await back.hello(secrets, then.seq))).toEqual(now)
      expect(begin(rules, await back.hello(secrets))).toEqual(now)
    })
    await fc.assert(property, { numRuns: 25 })
  })
})

describe('a log of any length', () => {
  test('[T-STORE-05] however often something was taken back, few actions are played to know a state', async () => {
    const { id, players, secrets } = await running(mound)
    await inside(id, (live) => {
      let n = 0
      const act = () => expect(live.acceptAction(ONLY, 0, `a${n++}`, take(1), 1)).toMatchObject({ ok: true })
      const undo = () => expect(live.acceptUndo(ONLY, 0, `u${n++}`, 1)).toMatchObject({ ok: true })
      // Just where a state would be stored by the number of the entry, it is taken back.
      for (let i = 0; i < SNAPSHOT_EVERY - 1; i++) act()
      act()
      undo()
      for (let i = 0; i < SNAPSHOT_EVERY - 3; i++) act()
      act()
      undo()
      for (let i = 0; i < 3; i++) act()
    })
    await evictDurableObject(stub(id))
    const play = vi.spyOn(stones, 'play')
    const { seq } = await players[0].hello(secrets)
    expect(play.mock.calls.length).toBeLessThan(SNAPSHOT_EVERY)
    play.mockClear()
    await expectAck(players[0].undo(0))
    expect(play.mock.calls.length).toBeLessThan(SNAPSHOT_EVERY)
    play.mockRestore()
    expect(seq).toBe(2 * SNAPSHOT_EVERY + 2)
  })

  test('[P-UNDO-03] who takes back again and again is stopped, until something else happens', async () => {
    const { id, players } = await running()
    const [first, second] = players
    await inside(id, (live) => {
      for (let i = 0; i < MOST_UNDOS; i++) {
        live.acceptAction(ONLY, 0, `a${i}`, take(1), 1)
        expect(live.acceptUndo(ONLY, 0, `u${i}`, 1)).toMatchObject({ ok: true })
      }
    })
    await evictDurableObject(stub(id))
    await expectAck(first.act(0, take(1)))
    expect(await refusalOf(first.undo(0))).toBe('TABLE-UNDO-OFTEN')
    await expectAck(second.act(1, take(2)))
    await expectAck(second.undo(1))
    await expectAck(second.act(1, take(2)))
    await expectAck(first.act(0, take(1)))
    await expectAck(first.undo(0))
    const { seq, entries } = await first.hello([])
    expect([seq, entries.map((entry) => entry.seq)]).toEqual([2 * MOST_UNDOS + 5, [2 * MOST_UNDOS, 2 * MOST_UNDOS + 3]])
  })

  test('[P-ACT-07] a seat that goes on and on may only end its turn, or draw', async () => {
    const { id, players, secrets } = await running(mound)
    await inside(id, (live) => {
      for (let i = 0; i < LONGEST_TURN; i++) {
        const back = i < 2 * MOST_UNDOS && i % 2 === 1
        const done = back ? live.acceptUndo(ONLY, 0, `i${i}`, 1) : live.acceptAction(ONLY, 0, `i${i}`, take(1), 1)
        expect(done).toMatchObject({ ok: true })
      }
    })
    await evictDurableObject(stub(id))
    const [only] = players
    await only.hello(secrets)
    expect(await refusalOf(only.act(0, take(1)))).toBe('TABLE-LONG-TURN')
    expect(await refusalOf(only.act(0, { ...take(1), chance: [1] }))).toBe('TABLE-LONG-TURN')
    await expectAck(only.act(0, { type: 'throw' }))
    await expectAck(only.act(0, take(1)))
  })

  test('[P-ACT-07] nobody else is held up by that, and whose turn ends goes on', async () => {
    const { id, players } = await running({ ...mound, seats: 2 })
    const [first, second] = players
    await inside(id, (_, store) => {
      for (let seq = 0; seq < 2 * LONGEST_TURN; seq += 2) {
        store.append({ seq, entry: { seat: 0, action: take(1) }, at: 1, top: seq, hash: null }, null)
        store.append({ seq: seq + 1, entry: { seat: 0, undo: true }, at: 1, top: -1, hash: null }, null)
      }
    })
    await evictDurableObject(stub(id))
    await expectAck(first.act(0, take(1)))
    await expectAck(second.act(1, take(1)))
  })

  test('[P-HELLO-09] that is too long to be told whole is left out, and the view is there', async () => {
    const { id, players } = await running(mound)
    for (let i = 0; i < 20; i++) await expectAck(players[0].act(0, take(1)))
    const [whole, short] = await inside(id, (live) => {
      const told = (longest?: number) => {
        const { match } = live
        if (!match) throw new Error('no match')
        return JSON.parse(new Welcomes(longest).textFor(live, match, 0, -1)) as Welcome
      }
      return [told(), told(1_000)]
    })
    expect(whole?.entries).toHaveLength(20)
    expect(short).toMatchObject({ seq: 19, hash: whole?.hash, view: whole?.view, entries: [] })
    expect(short).not.toHaveProperty('setup')
    const mirror = begin(rules, { ...(short as Welcome), table: (await players[0].hello()).table })
    expect(mirror).toMatchObject({ whole: false, seq: 19, base: whole?.view, steps: [] })
    expect(MAX_SERVER_FRAME).toBeGreaterThan(4_000_000)
  })

  test('[T-STORE-07] a table from before all that has what stands', async () => {
    const { id, players, secrets } = await running(mound)
    for (const n of [1, 2, 3]) await expectAck(players[0].act(0, take(n)))
    await expectAck(players[0].undo(0))
    await expectAck(players[0].undo(0))
    await expectAck(players[0].act(0, take(1)))
    const { entries, hash } = await players[0].hello(secrets)
    await runInDurableObject(stub(id), (_, { storage }) => {
      for (const column of ['top', 'hash']) storage.sql.exec(`ALTER TABLE log DROP COLUMN ${column}`)
      for (const column of ['seen', 'rest', 'heir']) storage.sql.exec(`ALTER TABLE seat DROP COLUMN ${column}`)
      for (const table of ['kept', 'talk', 'silenced', 'note', 'way']) storage.sql.exec(`DROP TABLE ${table}`)
      for (const column of ['way', 'topic']) storage.sql.exec(`ALTER TABLE outbox DROP COLUMN ${column}`)
      storage.sql.exec('DELETE FROM migrations WHERE step > 1')
      for (const gone of ['$.hostSeen', '$.next', '$.clock'])
        storage.sql.exec('UPDATE meta SET room = json_remove(room, ?)', gone)
    })
    await evictDurableObject(stub(id))
    expect(await players[0].hello(secrets)).toMatchObject({ entries, hash })
    await expectAck(players[0].undo(0))
    expect((await players[0].hello(secrets)).entries.map(({ seq }) => seq)).toEqual([0])
  })
})
