import { evictDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { botsFor } from '#engine/bots/index.ts'
import { type FullRules, type MatchFile, parseMatch, replay, seededPick } from '#engine/core/index.ts'
import { newSecret } from '#worker/protocol.ts'
import { api, Client } from './client.ts'
import { gameById, games } from './games.ts'
import { expectAck, running, stub } from './match.ts'
import { DAY, fakeTime, HOUR } from './time.ts'

const time = fakeTime()
const SLOW = { pace: 'slow', move: DAY, bank: 12 * HOUR, late: 'bot' } as const
const NIGHT = { zone: 'Europe/Budapest', night: { from: 22 * 60, to: 7 * 60 }, days: [0], holiday: null }

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

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
    '[T-CLOCK-05, T-CLOCK-08, T-REST-01, P-HAND-02] of $game ends properly, whoever comes and goes',
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
      await visit(0, (client) => expectAck(client.command({ do: 'rest', seat: 0, to: NIGHT })))

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
        const asked = summary.turn?.seats.find((seat) => summary.seats[seat]?.bot === null)
        const isGone = asked === GONE && dayOf() >= 4 && dayOf() < 9
        if (asked === undefined || isGone) await time.pass(id, 6 * HOUR)
        else {
          await visit(asked, async (client) => {
            // As a player would who wants to stay solvent.
            const action = botsFor(what.game)[0]?.choose(rules, client.first.view, asked, pick)
            await expectAck(client.act(asked, action as object))
          })
          // Moves come in bursts, and then for hours none.
          await time.pass(id, pick(3) === 0 ? pick(10) * HOUR : 1_000)
        }
        if (pick(20) === 0) await evictDurableObject(stub(id))
      }

      const summary = await stub(id).summary()
      expect(summary?.status).toBe('over')
      expect(dayOf()).toBeGreaterThan(9)
      const file = (await (await api(`/tables/${id}/match`)).json()) as MatchFile
      const parsed = parseMatch(file, games)
      expect(parsed.ok).toBe(true)
      for (const { by: what } of file.log) if (what) by.add(what)
      expect([...by]).toEqual(['bot'])
      // It is the same match when it is played again.
      const last = [...replay(file, rules)].at(-1)
      expect(rules.result(last?.state)).not.toBeNull()
      expect(summary?.seats.map(({ name }) => name)).toEqual(['Player 0', 'Player 1', 'Dora'])
    },
    120_000,
  )
})
