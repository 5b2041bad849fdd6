import { evictDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { botsFor } from '#engine/bots/index.ts'
import {
  type FullRules,
  type MatchFile,
  parseMatch,
  replay,
  type SomeAction,
  seededPick,
  type Turn,
} from '#engine/core/index.ts'
import { type Order, topicOf, topicsFor } from '#engine/orders/index.ts'
import { simpleAnswers } from '#engine/simple/simple.ts'
import { newSecret } from '#worker/protocol.ts'
import { api, Client } from './client.ts'
import { serveHere, subscribed, tell, told } from './device.ts'
import { gameById, games } from './games.ts'
import { expectAck, running, stub } from './match.ts'
import { DAY, fakeTime, HOUR } from './time.ts'

serveHere()
const time = fakeTime()
const SLOW = { pace: 'slow', move: DAY, bank: 12 * HOUR, late: 'bot' } as const
const NIGHT = { zone: 'Europe/Budapest', night: { from: 22 * 60, to: 7 * 60 }, days: [0], holiday: null }

/** Of the rules, as a deploy raises it. */
let version: { mockRestore(): void } | undefined

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

afterEach(() => version?.mockRestore())

/** Whoever never plays a move at the table, but answers messages and leaves orders. */
const AFAR = 0
/** Whoever vanishes on the fourth day and is back on the ninth. */
const GONE = 1
/** Whoever hands the seat on, on the sixth day. */
const WEARY = 2

describe('a match over weeks', () => {
  test.each([
    { game: 'age-of-steam', map: 'rust-belt' },
    { game: 'steam', map: 'steam-northeast' },
    { game: 'spike', map: 'eastern-us' },
  ])(
    '[T-CLOCK-05, T-CLOCK-08, T-REST-01, P-HAND-02, T-RULES-02] of $game ends properly, whoever comes and goes',
    async (what) => {
      const { id, secrets, players } = await running({ ...what, seats: 3, clock: SLOW })
      const rules = gameById(what.game) as FullRules
      const keys = [...secrets]
      for (const player of players) player.close()
      const pick = seededPick(what.game)
      const begun = time.now
      const dayOf = () => Math.floor((time.now - begun) / DAY) + 1
      let handedOn = false
      let cameBack = false
      let deployed = false
      const afar = { links: 0, orders: 0, hand: [] as string[] }
      const by = new Set<string>()

      /** Somebody opens the page, does something, and closes it. */
      const visit = async (
        seat: number,
        then: (client: Client & { first: { view?: unknown } }) => Promise<unknown>,
      ) => {
        const client = await Client.join(id, [keys[seat] as string])
        await then(client)
        client.close()
      }
      await visit(AFAR, async (client) => {
        await expectAck(client.command({ do: 'rest', seat: AFAR, to: NIGHT }))
        await expectAck(client.command(tell(AFAR, await subscribed(), ['turn'])))
      })

      /** The message says that it is their turn: they answer from it, or leave an order and close the page again. */
      const answerFromAfar = async (turn: Turn) => {
        const note = (await told(id)).at(-1)?.said
        await visit(AFAR, async (client) => {
          const { view } = client.first
          const wanted = plain(botsFor(what.game)[0]?.choose(rules, view, AFAR, pick)) as SomeAction
          const simple = simpleAnswers(rules, view, AFAR).find((one) => alike(one.action, wanted))
          const link = note?.actions.find(({ action }) => action === simple?.name)
          const order = orderFor(rules, view, turn, wanted)
          if (link) {
            afar.links++
            const headers = { Authorization: `Bearer ${new URL(link.url).hash.slice(1)}` }
            expect((await api(`/tables/${id}/answer`, { method: 'POST', headers })).status).toBe(200)
          } else if (order) {
            afar.orders++
            await expectAck(client.command({ do: 'order', seat: AFAR, topic: order.topic, to: order as never }))
          } else {
            afar.hand.push(turn.ask)
            await expectAck(client.act(AFAR, wanted))
          }
        })
        await time.pass(id, 10_000)
      }

      for (let step = 0; step < 4_000; step++) {
        const summary = await stub(id).summary()
        if (!summary || summary.status === 'over') break
        if (dayOf() >= 6 && !handedOn) {
          handedOn = true
          const key = newSecret()
          await visit(WEARY, (client) => expectAck(client.command({ do: 'hand-on', seat: WEARY, key })))
          const secret = newSecret()
          const heir = await Client.join(id)
          await expectAck(heir.command({ do: 'take-over', seat: WEARY, key, name: 'Dora', secret }))
          heir.close()
          keys[WEARY] = secret
        }
        if (dayOf() >= 9 && !cameBack) {
          cameBack = true
          if (summary.seats[GONE]?.bot !== null) {
            await visit(GONE, (client) => expectAck(client.command({ do: 'bot', seat: GONE, bot: null })))
          }
        }
        if (dayOf() >= 7 && !deployed) {
          deployed = true
          // What the rules say is the same; only the number is another.
          await evictDurableObject(stub(id))
          version = vi.spyOn(rules, 'version', 'get').mockReturnValue(99)
        }
        const asked = summary.turn?.seats.find((seat) => summary.seats[seat]?.bot === null)
        const isGone = asked === GONE && dayOf() >= 4 && dayOf() < 9
        if (asked === undefined || isGone) await time.pass(id, 6 * HOUR)
        else if (asked === AFAR && summary.turn) await answerFromAfar(summary.turn)
        else {
          await visit(asked, async (client) => {
            // As a player would who wants to stay solvent.
            const action = botsFor(what.game)[0]?.choose(rules, client.first.view, asked, pick)
            await expectAck(client.act(asked, action as object))
          })
          // Moves come in bursts, and then for hours none.
          await time.pass(id, pick(3) === 0 ? pick(14) * HOUR : 1_000)
        }
        if (pick(20) === 0) await evictDurableObject(stub(id))
      }

      const summary = await stub(id).summary()
      expect(summary?.status).toBe('over')
      // Long enough for all of that to have happened.
      expect([cameBack, handedOn, deployed, dayOf() > 9]).toEqual([true, true, true, true])
      const file = (await (await api(`/tables/${id}/match`)).json()) as MatchFile
      const parsed = parseMatch(file, games)
      expect(parsed.ok).toBe(true)
      for (const { by: what } of file.log) if (what) by.add(what)
      expect([...by].sort()).toEqual(['bot', 'order'])
      expect(summary?.carried).toBe(1)
      // Whatever no button and no order answers is asked once a match, or after cubes are drawn.
      expect(afar.orders).toBeGreaterThan(10)
      expect([...new Set(afar.hand)].filter((ask) => !BY_HAND.includes(ask))).toEqual([])
      const own = file.log.filter(({ seat }) => seat === AFAR)
      // What is said about income or points may serve several times in its round.
      expect(own.filter((one) => one.by === 'order').length).toBeGreaterThanOrEqual(afar.orders)
      expect(own.filter((one) => !one.by)).toHaveLength(afar.links + afar.hand.length)
      // It is the same match when it is played again.
      const last = [...replay(file, rules)].at(-1)
      expect(rules.result(last?.state)).not.toBeNull()
      expect(summary?.seats.map(({ name }) => name)).toEqual(['Player 0', 'Player 1', 'Dora'])
    },
    120_000,
  )
})

/** What is only asked with cards or cubes in the hand that nobody knew of before. */
const BY_HAND: readonly string[] = ['place', 'sides', 'gift', 'route']

const plain = (action: unknown): unknown => JSON.parse(JSON.stringify(action))

/** In whatever order the fields stand. */
const alike = (one: object, other: object): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

/** An order that answers this question with this action, where one can be given. */
function orderFor(rules: FullRules, view: unknown, { ask }: Turn, action: SomeAction): Order | null {
  const topics = topicsFor(rules, view, AFAR)
  const topic =
    topics.find((one) => topicOf(rules, one)?.asks[0] === ask) ?? topics.find((one) => isAbout(rules, one, ask))
  const wish = topic && (topicOf(rules, topic)?.wish?.(view, action) ?? action)
  return topic === undefined || !wish ? null : { topic, steps: [{ ask, wishes: [wish] }], lasts: 'once', unless: [] }
}

const isAbout = (rules: FullRules, topic: string, ask: string): boolean =>
  topicOf(rules, topic)?.asks.includes(ask) ?? false
