import { evictDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { Client } from './client.ts'
import { serveHere, subscribed, tell, told, waysAt } from './device.ts'
import { expectAck, running, stub, take } from './match.ts'

const SHORT = { game: 'stones', map: 'heap', seats: 3, options: { size: '10' } }

serveHere()

/** Plays the match to its end; where those who sit there play the next. */
async function played({ players }: Awaited<ReturnType<typeof running>>): Promise<string> {
  for (let n = 0; n < 10; n++) await expectAck((players[n % 3] as Client).act(n % 3, take(1)))
  await expectAck(players[0].command({ do: 'rematch' }))
  return (await players[0].next('table', ({ table }) => table.next !== null)).table.next ?? ''
}

describe('those who play again', () => {
  test('[T-TELL-11] they are told of it as they were of the match before', async () => {
    const match = await running(SHORT)
    const [, ben] = match.players
    const phone = await subscribed()
    await expectAck(ben.command(tell(1, phone, ['turn', 'began'])))
    await told(match.id)
    const id = await played(match)
    const second = await Client.join(id, [match.secrets[1] as string])
    expect(second.first.you.tells).toMatchObject([
      { id: 'phone', seats: [0], channel: 'push', kinds: ['turn', 'began'], waiting: 0, last: null },
    ])
    const third = await Client.join(id, [match.secrets[2] as string])
    expect(third.first.you.tells).toBeUndefined()
    // What becomes of it here is of this table alone.
    await expectAck(ben.command(tell(1, null)))
    second.close()
    const host = await Client.join(id, [match.secrets[0] as string, match.hostSecret])
    await evictDurableObject(stub(id))
    await expectAck(host.command({ do: 'start' }))
    const got = await told(id)
    expect(got.map(({ path, said }) => [path, said.title, said.table])).toEqual([
      [new URL(phone.endpoint).pathname, 'The match has begun · Stones on heap', id],
    ])
  })

  test('[T-TELL-11, T-TELL-01] who leaves the next match before it begins takes their ways along', async () => {
    const match = await running(SHORT)
    await expectAck(match.players[1].command(tell(1, await subscribed())))
    await told(match.id)
    const id = await played(match)
    await told(match.id)
    const second = await Client.join(id, [match.secrets[1] as string])
    await expectAck(second.command({ do: 'leave', seat: 0 }))
    const host = await Client.join(id, [match.secrets[0] as string, match.hostSecret])
    await expectAck(host.command({ do: 'bot', seat: 0, bot: 'random' }))
    await expectAck(host.command({ do: 'start' }))
    expect(await told(id)).toEqual([])
    expect(await waysAt(id)).toBe(0)
  })
})
