import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { type Rules, replayEntry, stateHash } from '#engine/core/index.ts'
import type { LiveEntry } from '#worker/protocol.ts'
import { Client, type Welcome } from './client.ts'
import { gameById } from './games.ts'
import { expectAck, running, stub } from './match.ts'

/** Numbers that are the same for the same seed. */
function dice(seed: number) {
  let word = seed
  return (n: number): number => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return Math.floor((word / 2 ** 32) * n)
  }
}

/** What a client makes of what it hears: its own state by its own rules, kept for every action that stands. */
class Mirror {
  readonly #rules: Rules
  #states: unknown[]
  seq: number

  constructor(rules: Rules, start: Welcome) {
    this.#rules = rules
    this.#states = [start.view]
    this.seq = start.seq
  }

  get state(): unknown {
    return this.#states.at(-1)
  }

  hear(entry: LiveEntry): void {
    expect(entry.seq).toBe(this.seq + 1)
    this.seq = entry.seq
    if (entry.undo) this.#states.pop()
    else this.#states.push(this.#played(entry))
    if (entry.hash !== undefined) expect(stateHash(this.state)).toBe(entry.hash)
  }

  #played({ seat, action, chance }: LiveEntry): unknown {
    const step = replayEntry(this.#rules, this.state, { seat, action, ...(chance && { chance }) })
    if ('refusal' in step) throw new Error(step.refusal.rule)
    return step.state
  }
}

test.each([1, 2, 3, 4])(
  '[T-STORE-02, P-ACT-03, P-ACT-05, P-HELLO-05, P-UNDO-02] Age of Steam in all weathers, seed %i',
  async (seed) => {
    const rules = gameById('age-of-steam') as Rules
    const { id, secrets, starts } = await running({ game: 'age-of-steam', seats: 3 })
    const roll = dice(seed)
    const mirror = new Mirror(rules, starts[0] as Welcome)
    let client: Client = await Client.join(id, secrets)

    const catchUp = async () => {
      client = await Client.connect(id)
      const welcome = await client.hello(secrets, mirror.seq)
      for (const entry of welcome.entries) mirror.hear(entry)
      expect(welcome).toMatchObject({ seq: mirror.seq, hash: stateHash(mirror.state) })
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
      while (mirror.seq < (seq ?? -1)) mirror.hear((await client.next('entry')).entry)
    }

    for (let step = 0; step < 60; step++) {
      const [seat] = rules.turn(mirror.state).seats
      if (seat === undefined) break
      const action = rules.sample(mirror.state, seat, roll) as object
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
    expect(whole).toMatchObject({ seq: mirror.seq, hash: stateHash(mirror.state), view: mirror.state })
  },
)
