import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { botsFor } from '#engine/bots/index.ts'
import { type FullRules, HIDDEN, isUndo, type Played, seededPick } from '#engine/core/index.ts'
import pictures from '#pictures'
import type { TellTo } from '#worker/protocol.ts'
import { Live } from '#worker/table/live.ts'
import { type Room, Store } from '#worker/table/store.ts'
import type { PlayerMessage } from '#worker/table/tell/message.ts'
import { missedBy } from '#worker/table/tell/missed.ts'
import { linesOf, notificationOf } from '#worker/table/tell/words.ts'
import { words } from '#worker/texts/en/index.ts'
import { Client, type Welcome } from './client.ts'
import { checkComponent } from './conformance.ts'
import { serveHere, service, subscribed, tell, told } from './device.ts'
import { gameById } from './games.ts'
import { expectAck, running, stub, take } from './match.ts'
import { DAY, fakeTime, HOUR, MINUTE } from './time.ts'

serveHere()
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

const YOU = 1
const GAMES = [
  { game: 'age-of-steam', map: 'rust-belt' },
  { game: 'steam', map: 'steam-northeast' },
  { game: 'spike', map: 'eastern-us' },
]

const webhook: TellTo = {
  channel: 'webhook',
  url: 'https://hooks.example.org/in',
  flavour: 'json',
  secret: `whsec_${btoa('twenty-four random bytes')}`,
}

/** A match of three who have all left; whoever is on seat 1 is told on a phone, and by a program. */
async function away(what: object) {
  const { id, secrets, players } = await running({ ...what, seats: 3 })
  await expectAck(players[YOU].command(tell(YOU, await subscribed())))
  await expectAck(players[YOU].command(tell(YOU, webhook, undefined, 'program')))
  for (const player of players) player.close()
  await told(id)
  service.other = []
  return { id, secrets, look: (since = -1) => lookedAt(id, secrets[YOU] as string, since) }
}

async function lookedAt(id: string, secret: string, since: number): Promise<Welcome> {
  const client = await Client.join(id, [secret], since)
  client.close()
  return client.first
}

/** Whoever is asked acts, as players do who want to stay solvent. */
async function acted(
  id: string,
  secrets: readonly string[],
  rules: FullRules,
  seat: number,
  pick: (n: number) => number,
) {
  const client = await Client.join(id, [secrets[seat] as string])
  const action = botsFor(rules.id)[0]?.choose(rules, client.first.view, seat, pick)
  await expectAck(client.act(seat, action as object))
  client.close()
}

const messages = (): PlayerMessage[] => service.other.splice(0).map(({ text }) => JSON.parse(text) as PlayerMessage)

/** What the table hands over to be told. */
const missedAt = (id: string, seat: number, seq: number) =>
  runInDurableObject(stub(id), (_, { storage }) => {
    const store = new Store(storage)
    return missedBy(new Live(store, store.room() as Room), seat, seq)
  })

describe('what happened since one last acted', () => {
  test.each(GAMES)(
    '[T-TELL-10, T-TELL-05] of $game: in the sentences of the page, and by nothing but what the seat was told',
    async ({ game, map }) => {
      const { id, secrets, look } = await away({ game, map })
      const rules = gameById(game) as FullRules
      const pick = seededPick(game)
      let [before, since] = [await look(), -1]
      let [compared, hidden] = [0, 0]
      for (let step = 0; step < 400 && compared < 12; step++) {
        const asked = (await stub(id).summary())?.turn?.seats
        if (!asked?.length) break
        const seat = asked.includes(YOU) ? YOU : (asked[0] as number)
        await acted(id, secrets, rules, seat, pick)
        const pushed = await told(id)
        for (const message of messages()) {
          if (message.type !== 'player.turn') continue
          const { seq, recap } = message.data
          await checkComponent('PlayerMessage', message)
          // The same, made of what went over the wire to this seat.
          const entries = (await look(since)).entries.filter((entry) => entry.seq > since) as unknown as Played[]
          const { view } = before
          const seats = before.table.seats
          expect(recap).toEqual(pictures.recap({ game, seats, eyes: YOU, before: view, entries }, 'en'))
          expect(recap.length).toBeGreaterThan(0)
          expect(recap.join(' ')).toMatch(/Player [02]|You|Round|auction/)
          hidden += entries.filter(({ chance }) => chance?.includes(HIDDEN)).length
          const told = entries.map(({ seat, action, chance, by }) => ({ seat, action, chance, by }))
          expect(await missedAt(id, YOU, seq as number)).toEqual({ before: view, entries: told })
          const body = pushed.find(({ said }) => said.title.startsWith('Your turn'))?.said.body ?? ''
          expect(body).toContain(recap[0])
          expect(body).not.toContain('played since')
          compared++
        }
        if (seat === YOU) {
          before = await look()
          since = before.seq
        }
      }
      expect(compared).toBeGreaterThan(5)
      if (game === 'spike') expect(hidden).toBeGreaterThan(0)
    },
    120_000,
  )

  test('[T-TELL-10] as much as a push message carries, whatever people are called; a webhook has all', () => {
    // As long as names and sentences get, in letters of three bytes.
    const name = '駅'.repeat(24)
    const recap = [150, 150, 150, 60].map((length, i) => `${i}${'駅'.repeat(length)}.`)
    const link = `https://railhead.example.org/t/${'7'.repeat(16)}`
    const answers = ['bid', 'drop', 'pass'].map((answer) => ({
      answer,
      amount: 14,
      link: `${link}/do#${'x'.repeat(70)}`,
    }))
    const message: PlayerMessage = {
      type: 'player.turn',
      timestamp: new Date(0).toISOString(),
      data: {
        ...{ table: '7'.repeat(16), link, game: 'age-of-steam', map: 'rust-belt', status: 'running', seat: 1, name },
        ...{ seq: 400, round: 3, rounds: 7, ask: 'bid', since: [name], left: DAY, standings: null, said: null },
        ...{ answers, recap },
      },
    }
    const said = notificationOf(words, message)
    expect(new TextEncoder().encode(JSON.stringify(said)).length).toBeLessThan(3_000)
    // What became of you is short, and comes last.
    expect([0, 1, 2, 3].filter((i) => said.body.includes(`${i}駅`))).toEqual([0, 1, 3])
    expect(linesOf(words, message).join()).toContain(recap.join(' '))
  })

  test('[T-TELL-10] what a bot did in your place is told you, too; a hundred entries at most are looked at', async () => {
    const { id, players } = await running({ game: 'stones', map: 'mound', seats: 2, options: { size: '200' } })
    await expectAck(players[0].act(0, take(1)))
    await expectAck(players[1].act(1, take(1)))
    await expectAck(players[0].act(0, take(2)))
    expect((await missedAt(id, 1, 2))?.entries).toMatchObject([{ seat: 0, action: take(2) }])
    expect(await missedAt(id, 1, 1)).toBeNull()
    await runInDurableObject(stub(id), (_, { storage }) => {
      storage.sql.exec(`UPDATE log SET entry = json_set(entry, '$.by', 'bot') WHERE seq = 1`)
    })
    expect((await missedAt(id, 1, 2))?.entries).toHaveLength(3)
    // As many as a seat may send at once, however quick the machine.
    for (let n = 0; n < 55; n++)
      for (const seat of [1, 0]) await expectAck((players[seat] as Client).act(seat, take(1)))
    await runInDurableObject(stub(id), (_, { storage }) => {
      storage.sql.exec(`UPDATE log SET entry = json_set(entry, '$.by', 'bot') WHERE seat = 1`)
    })
    const missed = await missedAt(id, 1, 112)
    expect(missed?.entries).toHaveLength(100)
    expect(missed?.before).toMatchObject({ heap: 200 - 2 * 1 - 2 - 10 })
  })

  test('[T-TELL-10] what was taken back is not told', async () => {
    const { id, players } = await running()
    await expectAck(players[0].act(0, take(1)))
    await expectAck(players[0].undo(0))
    await expectAck(players[0].act(0, take(2)))
    const missed = await missedAt(id, 1, 2)
    expect(missed).toMatchObject({ before: { heap: 20 }, entries: [{ seat: 0, action: take(2) }] })
    expect(missed?.entries.some(isUndo)).toBe(false)
  })

  test('[T-TELL-10] when it cannot be told, the message goes out all the same', async () => {
    const { id, secrets } = await away({ game: 'spike', map: 'eastern-us' })
    vi.spyOn(pictures, 'recap').mockImplementation(() => {
      throw new Error('no words')
    })
    const rules = gameById('spike') as FullRules
    const turn = async () => (await stub(id).summary())?.turn?.seats[0] as number
    while ((await turn()) !== YOU) await acted(id, secrets, rules, await turn(), seededPick('x'))
    await told(id)
    const all = messages()
    vi.mocked(pictures.recap).mockRestore()
    expect(all.map(({ type, data }) => [type, data.recap])).toEqual([['player.turn', []]])
    expect(all[0]?.data.since).toContain('Player 2')
  })
})

describe('where there are clocks', () => {
  const time = fakeTime()

  test('[T-TELL-10, T-TELL-04] whose time runs out is told it again', async () => {
    const clock = { pace: 'slow', move: DAY, bank: 0, late: 'wait' } as const
    const { id, secrets, players } = await running({ game: 'spike', map: 'eastern-us', seats: 2, clock })
    await expectAck(players[1].command(tell(1, await subscribed(), ['time'])))
    for (const player of players) player.close()
    await time.pass(id, MINUTE)
    service.got = []
    const rules = gameById('spike') as FullRules
    const turn = async () => (await stub(id).summary())?.turn?.seats[0]
    for (const pick = seededPick('y'); (await turn()) === 0; ) await acted(id, secrets, rules, 0, pick)
    await time.pass(id, DAY - 5 * HOUR)
    await vi.waitFor(() => expect(service.got).toHaveLength(1))
    expect(service.got[0]?.said.title).toContain('Time is running out')
    expect(service.got[0]?.said.body).toContain('Player 0 ')
    expect(service.got[0]?.said.body).not.toContain('played since')
  })
})
