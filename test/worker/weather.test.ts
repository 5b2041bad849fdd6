import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { advance, begin, type Mirror, resume, stateOf } from '#client/mirror.ts'
import { type FullRules, stateHash } from '#engine/core/index.ts'
import type { LiveEntry } from '#worker/protocol.ts'
import { picksFor } from '../random.ts'
import { Client, type Welcome } from './client.ts'
import { gameById } from './games.ts'
import { expectAck, running, stub } from './match.ts'

test.each([1, 2, 3, 4])(
  '[T-STORE-02, P-ACT-03, P-ACT-05, P-HELLO-05, P-UNDO-02] Age of Steam in all weathers, weather %i',
  async (seed) => {
    const rules = gameById('age-of-steam') as FullRules
    const { id, secrets, starts } = await running({ game: 'age-of-steam', seats: 3 })
    const roll = picksFor(`weather ${seed}`)
    const { seq: begun, view } = starts[0] as Welcome
    let mirror: Mirror = { rules, seq: begun, base: view, steps: [], whole: true }
    let client: Client = await Client.join(id, secrets)
    const hear = (entry: LiveEntry) => {
      expect(entry.seq).toBe(mirror.seq + 1)
      mirror = advance(mirror, entry)
    }

    const catchUp = async () => {
      client = await Client.connect(id)
      const welcome = await client.hello(secrets, mirror.seq)
      mirror = resume(mirror, welcome)
      expect(welcome).toMatchObject({ seq: mirror.seq, hash: stateHash(stateOf(mirror)) })
    }
    const weather = [
      async () => {},
      async () => evictDurableObject(stub(id)),
      async () => {
        await evictDurableObject(stub(id), { webSockets: 'close' })
        await catchUp()
      },
      async () => {
        client.close()
        await catchUp()
      },
    ]
    const follow = async (seq: number | undefined) => {
      while (mirror.seq < (seq ?? -1)) hear((await client.next('entry')).entry)
    }

    for (let step = 0; step < 60; step++) {
      const [seat] = rules.turn(stateOf(mirror)).seats
      if (seat === undefined) break
      const action = rules.sample(stateOf(mirror), seat, roll) as object
      const actionId = client.newId()
      const { seq } = await expectAck(client.act(seat, action, actionId))
      await weather[roll(weather.length)]?.()
      expect(await client.act(seat, action, actionId)).toMatchObject({ type: 'ack', seq })
      await follow(seq)
      if (roll(4) > 0) continue
      const undone = await client.undo(seat)
      await weather[roll(weather.length)]?.()
      if (undone.type === 'ack') await follow(undone.seq)
    }
    const whole = await client.hello(secrets)
    expect(whole).toMatchObject({ seq: mirror.seq, hash: stateHash(stateOf(mirror)), view: stateOf(mirror) })
    expect(begin(rules, whole)).toEqual(mirror)
  },
)
