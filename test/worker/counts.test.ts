import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { Client } from './client.ts'
import { expectAck, running, stub, take } from './match.ts'

/** Rows that everything done meanwhile has written, those of indexes counted, as the platform bills them. */
async function rowsWritten(id: string, work: () => Promise<void>): Promise<number> {
  let rows = 0
  const restore = await runInDurableObject(stub(id), (_, { storage }) => {
    const prototype = Object.getPrototypeOf(storage.sql) as SqlStorage
    const { exec } = prototype
    prototype.exec = function counted(this: SqlStorage, ...args: Parameters<typeof exec>) {
      const cursor = exec.apply(this, args)
      rows += cursor.rowsWritten
      return cursor
    } as typeof exec
    return () => {
      prototype.exec = exec
    }
  })
  await work()
  restore()
  return rows
}

describe('what docs/scale.md counts with', () => {
  test('an action writes a row and its index, and nothing else; so does its taking back', async () => {
    const { id, players } = await running({ game: 'stones', map: 'heap', seats: 2, options: { size: '10' } })
    const rows = await rowsWritten(id, async () => {
      await expectAck(players[0].act(0, take(1)))
      await expectAck(players[1].act(1, take(2)))
      await expectAck(players[1].undo(1))
    })
    // The undo clears snapshots that there are not.
    expect(rows).toBe(3 * 2)
  })

  test('what is refused, asked again or only looked at writes nothing', async () => {
    const { id, players } = await running()
    await expectAck(players[0].act(0, take(1), 'once'))
    const rows = await rowsWritten(id, async () => {
      await expectAck(players[0].act(0, take(1), 'once'))
      expect((await players[0].act(0, take(1))).type).toBe('refuse')
      expect((await players[1].act(1, take(99))).type).toBe('refuse')
    })
    expect(rows).toBe(0)
  })

  test('whoever goes, or comes back, writes one row', async () => {
    const { id, players, secrets } = await running()
    const rows = await rowsWritten(id, async () => {
      players[1].close()
      await players[0].next('table', ({ table }) => table.seats[1]?.present === false)
      await Client.join(id, [secrets[1] as string])
      await players[0].next('table', ({ table }) => table.seats[1]?.present === true)
    })
    expect(rows).toBe(2)
  })

  test('each who is there is told an action in one frame, whoever acted in two', async () => {
    const { players } = await running()
    const [mover, other] = players
    const before = [mover.texts.length, other.texts.length]
    await expectAck(mover.act(0, take(1)))
    await other.next('entry')
    expect([mover.texts.length, other.texts.length].map((now, i) => now - (before[i] as number))).toEqual([2, 1])
  })
})
