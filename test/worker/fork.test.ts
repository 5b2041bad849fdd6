import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FullRules, type MatchFile, matchUpTo, parseMatch, replayed, stateHash } from '#engine/core/index.ts'
import { type State as SpikeState, spike as spikeEngine } from '#engine/spike/index.ts'
import { newSecret, type TableMade, type TableSummary } from '#worker/protocol.ts'
import ageOfSteam from '../games/age-of-steam-rust-belt-2022-3.json'
import spike from '../games/spike-eastern-us-basic-3.json'
import steam from '../games/steam-steam-northeast-standard-4.json'
import { picksFor } from '../random.ts'
import { api, Client } from './client.ts'
import { games } from './games.ts'
import { expectAck, lobby, refusalOf, running, stub, take } from './match.ts'

const spikeRules = spikeEngine as FullRules

const fork = (body: object, ...secrets: readonly string[]) =>
  api('/forks', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { Authorization: `Bearer ${secrets.join(' ')}` },
  })

async function failureOf(response: Response) {
  const { error } = (await response.json()) as {
    error: { code: string; message: string; params?: Record<string, unknown> }
  }
  return { is: `${response.status} ${error.code}`, said: error.message, ...error.params }
}

const madeBy = async (response: Response) => {
  if (response.status !== 201) throw new Error(await response.text())
  return (await response.json()) as TableMade
}

const fileOf = async (id: string, ...secrets: readonly string[]) =>
  (await (
    await api(`/tables/${id}/match`, { headers: { Authorization: `Bearer ${secrets.join(' ')}` } })
  ).json()) as MatchFile

/** The state after the entry `at`, as the engine alone has it. */
function stateAt(raw: unknown, at: number) {
  const parsed = parseMatch(raw, games)
  if (!parsed.ok) throw new Error(parsed.problem.fault)
  const { steps, refused } = replayed(matchUpTo(parsed.match, at), parsed.rules)
  expect(refused).toBeNull()
  return { rules: parsed.rules, state: steps.at(-1)?.state }
}

type Joined = Awaited<ReturnType<typeof Client.join>>

const people = (count: number) =>
  Array.from({ length: count }, (_, seat) => ({ name: `P${seat}`, secret: newSecret() }))

/** A whole match of stones, taken one by one; its players and its id. */
async function over(wanted: object = { game: 'stones', seats: 2, options: { size: '10' } }) {
  const table = await running(wanted)
  for (let n = 0; n < 10; n++) await expectAck((table.players[n % 2] as Client).act(n % 2, take(1)))
  return table
}

describe('making a table with people and bots', () => {
  test('[A-MAKE-02] they sit there, and the match runs', async () => {
    const secret = newSecret()
    const body = { game: 'stones', seats: 2, places: [{ name: 'Ada', secret }, { bot: 'random' }], start: true }
    const { id, hostSecret } = await madeBy(await api('/tables', { method: 'POST', body: JSON.stringify(body) }))
    const ada = await Client.join(id, [secret])
    expect(ada.first).toMatchObject({ you: { seats: [0], host: false }, table: { status: 'running' } })
    expect(ada.first.table.seats[1]).toMatchObject({ bot: 'random', held: false })
    await expectAck(ada.act(0, take(1)))
    await ada.next('entry', ({ entry }) => entry.seat === 1)
    expect((await Client.join(id, [hostSecret])).first.you.host).toBe(true)
  })

  test.each([
    [{ places: [null, null, null, { bot: 'random' }] }, '400 TABLE-NO-SEAT'],
    [{ places: [{ bot: 'nobody' }] }, '400 TABLE-NO-BOT'],
    [{ places: people(2).map((one) => ({ ...one, name: 'Ada' })) }, '400 TABLE-NAME-TAKEN'],
    [{ start: true }, '400 TABLE-EMPTY-SEAT'],
    [{ places: [{ name: 'Ada' }] }, '400 BODY'],
    [{ places: [{ name: 'Ada', secret: 'short' }] }, '400 BODY'],
  ])('[A-MAKE-02] %j is refused', async (more, expected) => {
    const body = JSON.stringify({ game: 'stones', seats: 2, ...more })
    expect((await failureOf(await api('/tables', { method: 'POST', body }))).is).toBe(expected)
  })
})

describe('forking a table', () => {
  test('[A-FORK-01] the new table goes on from there', async () => {
    const { id } = await over()
    const [ada, ben] = people(2) as [{ name: string; secret: string }, { name: string; secret: string }]
    const made = await madeBy(await fork({ table: id, at: 3, places: [ada, ben], start: true }))
    expect(made.id).not.toBe(id)
    const client = await Client.join(made.id, [ada.secret, ben.secret])
    expect(client.first.table).toMatchObject({
      status: 'running',
      origin: { actions: 4, names: ['Player 0', 'Player 1'], round: 1 },
    })
    expect(client.first.view).toMatchObject({ heap: 6, turn: 0 })
    expect(client.first.entries).toHaveLength(4)
    // What was taken over stands.
    expect(await refusalOf(client.undo(1))).toBe('TABLE-UNDO')
    await expectAck(client.act(0, take(2)))
    await expectAck(client.undo(0))
    expect(await refusalOf(client.undo(0))).toBe('TABLE-UNDO')
    await expectAck(client.act(0, take(3)))
    await expectAck(client.act(1, take(3)))
    const file = await fileOf(made.id)
    expect(file).toMatchObject({ inherited: 4 })
    expect(parseMatch(file, games).ok).toBe(true)
    expect(file.log.slice(0, 4)).toEqual((await fileOf(id)).log.slice(0, 4))
  })

  test('[A-FORK-01] its chance is its own', async () => {
    const { id } = await over()
    const places = people(2)
    const made = await madeBy(await fork({ table: id, at: 0, places, start: true }))
    const secrets = places.map(({ secret }) => secret)
    const client = await Client.join(made.id, secrets)
    for (let n = 1; n < 10; n++) await expectAck(client.act(n % 2, take(1)))
    const [theirs, ours] = [await fileOf(id), await fileOf(made.id)]
    expect(ours.log).toEqual(theirs.log)
    expect(ours.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(ours.seed).not.toBe(theirs.seed)
  })

  test('[A-FORK-01] its lobby is one like any other, but the game is settled', async () => {
    const { id } = await over()
    const made = await madeBy(await fork({ table: id, at: -1 }))
    const host = await Client.join(made.id, [made.hostSecret])
    expect(host.first.table).toMatchObject({ status: 'lobby', origin: { actions: 0 } })
    expect(await refusalOf(host.command({ do: 'configure', to: { seats: 3 } }))).toBe('TABLE-FORKED')
    await expectAck(host.command({ do: 'configure', to: { private: true } }))
    await expectAck(host.command({ do: 'bot', seat: 0, bot: 'random' }))
    await expectAck(host.command({ do: 'bot', seat: 1, bot: 'random' }))
    await expectAck(host.command({ do: 'start' }))
    await host.next('table', ({ table }) => table.status === 'over')
  })

  test('[A-FORK-01] what was taken back is not taken over', async () => {
    const { id, players, hostSecret } = await running({ game: 'age-of-steam', seats: 3 })
    const seat = (await stub(id).summary())?.turn?.seats[0] as number
    const first = players[seat] as Client
    await expectAck(first.act(seat, { type: 'issue', n: 1 }))
    await expectAck(first.undo(seat))
    await expectAck(first.act(seat, { type: 'issue', n: 2 }))
    const { id: forked } = await madeBy(await fork({ table: id, at: 2, places: people(3), start: true }, hostSecret))
    expect((await fileOf(forked)).log.map(({ action }) => action)).toEqual([{ type: 'issue', n: 2 }])
  })

  test('[A-FORK-02] a running match is for those who play it', async () => {
    const { id, hostSecret, secrets } = await running({ game: 'age-of-steam', seats: 3 })
    expect((await failureOf(await fork({ table: id, at: -1 }))).is).toBe('409 TABLE-FORK-RUNNING')
    for (const secret of [hostSecret, secrets[2] as string]) {
      expect((await fork({ table: id, at: -1 }, secret)).status).toBe(201)
    }
    expect((await failureOf(await fork({ table: id, at: 0 }, hostSecret))).is).toBe('409 TABLE-NO-ENTRY')
  })

  test('[A-FORK-04] where something is hidden from them it is dealt anew, for their eyes', async () => {
    const { id, players, secrets } = await running({ game: 'spike', seats: 3 })
    const pick = picksFor('dealt anew')
    for (let n = 0; n < 40; n++) {
      const { turn } = (await stub(id).summary()) as TableSummary
      const seat = turn?.seats[0] as number
      const { view } = await (players[seat] as Client).hello([secrets[seat] as string])
      await expectAck((players[seat] as Client).act(seat, spikeRules.sample(view, seat, pick) as object))
    }
    const { seq } = (await stub(id).summary()) as TableSummary
    const mine = secrets[1] as string
    const seen = (await players[1].hello([mine])).view
    const truth = (await (players[2] as Client).hello([secrets[2] as string])).view as SpikeState
    let different = 0
    for (let n = 0; n < 4; n++) {
      const places = people(3)
      const made = await madeBy(await fork({ table: id, at: seq, places, start: true }, mine))
      const joined = await Promise.all(places.map(({ secret }) => Client.join(made.id, [secret])))
      const [first, me, other] = joined as [Joined, Joined, Joined]
      expect(me.first).toMatchObject({ view: seen, entries: [], table: { origin: { dealt: true, actions: 0 } } })
      expect(me.first.start).toEqual(seen)
      const { players: dealt } = other.first.view as SpikeState
      if (JSON.stringify(dealt[2]) !== JSON.stringify(truth.players[2])) different++
      expect(await refusalOf(first.undo(0))).toBe('TABLE-UNDO')
    }
    expect(different).toBeGreaterThan(0)
  })

  test('[A-FORK-04] and it is played to its end, and its file says what it began with', async () => {
    const { id, secrets } = await running({ game: 'spike', seats: 2 })
    const places = [{ bot: 'random' }, { bot: 'random' }]
    const made = await madeBy(await fork({ table: id, at: -1, places, start: true }, secrets[0] as string))
    const watcher = await Client.join(made.id)
    expect(JSON.stringify(watcher.first.start)).not.toMatch(/"hand":\{"white"/)
    if (watcher.first.table.status !== 'over') {
      await watcher.next('table', ({ table }) => table.status === 'over', 15_000)
    }
    const file = await fileOf(made.id)
    const { rules, state } = stateAt(file, file.log.length - 1)
    expect(rules.result(state)).not.toBeNull()
    expect(await failureOf(await fork({ match: file, at: 3 }))).toMatchObject({ is: '400 MATCH-FILE', path: 'start' })
    const again = await madeBy(await fork({ table: made.id, at: 3 }))
    expect(await stub(again.id).summary()).toMatchObject({ origin: { dealt: true, actions: 4 } })
  })

  test('[A-FORK-02] and where something is hidden that cannot be dealt anew, for nobody', async () => {
    const { id, secrets } = await running()
    expect((await failureOf(await fork({ table: id, at: -1 }, ...secrets))).is).toBe('409 TABLE-FORK-HIDDEN')
  })

  test('[A-FORK-02] a lobby, a table that is none, a private one', async () => {
    const { id } = await lobby()
    expect((await failureOf(await fork({ table: id, at: -1 }))).is).toBe('409 TABLE-NOT-STARTED')
    expect((await failureOf(await fork({ table: '0123456789abcdef', at: 0 }))).is).toBe('404 NO-TABLE')
    expect((await failureOf(await fork({ table: '../../x', at: 0 }))).is).toBe('404 NO-TABLE')
    const secluded = await over({ game: 'stones', seats: 2, options: { size: '10' }, private: true })
    expect((await failureOf(await fork({ table: secluded.id, at: 3 }))).is).toBe('409 TABLE-PRIVATE')
    const made = await madeBy(await fork({ table: secluded.id, at: 3 }, secluded.secrets[1] as string))
    expect(await stub(made.id).summary()).toMatchObject({ private: true })
  })
})

describe('forking a match file', () => {
  test.each([ageOfSteam, steam, spike].map((match) => [match.game, match] as const))(
    '[A-FORK-03] %s: at a random entry it replays to the same state',
    async (_, match) => {
      const entries = fc.integer({ min: -1, max: match.log.length - 2 })
      const forks = fc.asyncProperty(entries, async (at) => {
        const places = people(match.seats.length)
        const { id } = await madeBy(await fork({ match, at, places, start: true }))
        const { rules, state } = stateAt(match, at)
        for (const [seat, { secret }] of places.entries()) {
          const { first } = await Client.join(id, [secret])
          expect(first.hash).toBe(stateHash(rules.view(state, seat)))
        }
      })
      await fc.assert(forks, { numRuns: 4 })
    },
  )

  test('[A-FORK-03] bots play it to its end, and its file replays', async () => {
    const places = ageOfSteam.seats.map(() => ({ bot: 'random' }))
    const at = ageOfSteam.log.length - 20
    const { id } = await madeBy(await fork({ match: ageOfSteam, at, places, start: true }))
    const watcher = await Client.join(id)
    if (watcher.first.table.status !== 'over') {
      await watcher.next('table', ({ table }) => table.status === 'over', 15_000)
    }
    const file = await fileOf(id)
    expect(file.inherited).toBe(at + 1)
    const { rules, state } = stateAt(file, file.log.length - 1)
    expect(rules.result(state)).not.toBeNull()
  })

  const at = 5
  test.each<[string, object, object]>([
    ['no match and no table', { at }, { is: '400 BODY' }],
    ['both', { at, table: 'x', match: ageOfSteam }, { is: '400 BODY' }],
    ['no entry', { match: ageOfSteam }, { is: '400 BODY' }],
    ['an entry it does not have', { match: ageOfSteam, at: 9999 }, { is: '400 TABLE-NO-ENTRY', at: 9999 }],
    ['its end', { match: ageOfSteam, at: ageOfSteam.log.length - 1 }, { is: '400 TABLE-FORK-OVER' }],
    ['another format', { match: { ...ageOfSteam, format: 'x' }, at }, { is: '400 MATCH-FILE', path: 'format' }],
    ['another game', { match: { ...ageOfSteam, game: 'go' }, at }, { is: '400 MATCH-FILE', path: 'game' }],
    [
      'a mangled entry, even after it',
      { match: { ...ageOfSteam, log: ageOfSteam.log.with(40, { seat: 9, action: {} } as never) }, at },
      { is: '400 MATCH-FILE', path: 'log[40].seat', said: expect.stringContaining('log[40].seat must be a seat') },
    ],
    [
      'an entry the rules refuse',
      { match: { ...ageOfSteam, log: ageOfSteam.log.with(3, { seat: 0, action: { type: 'x' } } as never) }, at },
      { index: 3 },
    ],
    ['a setup that cannot be', { match: { ...ageOfSteam, setup: ['red'] }, at }, { is: '400 MATCH-CHANCE', index: -1 }],
    ['too few to start', { match: ageOfSteam, at, start: true }, { is: '400 TABLE-EMPTY-SEAT' }],
    ['inherited more than there is', { match: { ...ageOfSteam, inherited: 9999 }, at }, { path: 'inherited' }],
  ])('[A-FORK-03] %s is refused', async (_, body, expected) => {
    expect(await failureOf(await fork(body))).toMatchObject(expected)
  })

  test('[A-FORK-03] and so is a file that is too big', async () => {
    expect((await failureOf(await fork({ match: { x: 'x'.repeat(1_100_000) }, at: 0 }))).is).toBe('413 TOO-BIG')
  })
})
