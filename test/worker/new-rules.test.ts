import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { GONE_AFTER_MS } from '#worker/protocol.ts'
import { api, Client } from './client.ts'
import { serveHere, subscribed, tell, told } from './device.ts'
import { expectAck, refusalOf, running, stub, take } from './match.ts'
import { STONES_VERSION } from './stones.ts'
import { DAY, fakeTime, HOUR, MINUTE } from './time.ts'

const AS_IT_WAS = { now: 1, bonus: 0, luck: 0, larger: 0 }
const THROW = { type: 'throw' }
const TRIO = { game: 'stones', map: 'heap', seats: 3 }
const goOn = (after: number) => ({ do: 'propose', wanted: { do: 'new-rules', after } }) as const
const answer = (yes: boolean, n = 1) => ({ do: 'answer', n, yes }) as const

afterEach(() => void Object.assign(STONES_VERSION, AS_IT_WAS))

interface Stored {
  readonly [column: string]: SqlStorageValue
}

const rows = <Row extends Stored>(id: string, query: string) =>
  runInDurableObject(stub(id), (_, { storage }) => storage.sql.exec<Row>(query).toArray())

const fileOf = async (id: string, secret?: string) => {
  const headers = secret === undefined ? {} : { Authorization: `Bearer ${secret}` }
  return (await (await api(`/tables/${id}/match`, { headers })).json()) as { rules: number; log: { seat: number }[] }
}

type Joined = Awaited<ReturnType<typeof Client.join>>

/** Newer code, by which the match may be another; whoever was here comes back to it. */
async function deployed(id: string, secrets: readonly string[], rules: Partial<typeof STONES_VERSION>) {
  await evictDurableObject(stub(id), { webSockets: 'close' })
  Object.assign(STONES_VERSION, { now: 2 }, rules)
  const back: Joined[] = []
  for (const secret of secrets) back.push(await Client.join(id, [secret]))
  return back as [Joined, Joined, Joined]
}

/** Three have played four moves, of which the third is another under newer rules. */
async function apart(wanted: object = TRIO) {
  const { id, players, secrets } = await running(wanted)
  const [ada, ben, cid] = players as [Client, Client, Client]
  await expectAck(ada.act(0, take(1)))
  await expectAck(ben.act(1, take(2)))
  await expectAck(cid.act(2, THROW))
  await expectAck(ada.act(0, take(3)))
  const before = await fileOf(id, secrets[0])
  const back = await deployed(id, secrets, { luck: 1 })
  // What was said while the others came is past.
  for (const [seat, one] of back.entries()) {
    await one.hello([secrets[seat] as string])
    one.heard.length = 0
  }
  return { id, secrets, before, back, ada: back[0], ben: back[1], cid: back[2] }
}

describe('a match that would be another under newer rules', () => {
  test('[T-RULES-03] says from where it could go on, and gives its file', async () => {
    const { id, ada, before } = await apart()
    expect(ada.first).toMatchObject({
      table: { rules: 1, differs: 2, resumes: { after: 1, round: 1, actions: 2 } },
      entries: [],
    })
    expect(ada.first.table.carried).toBeUndefined()
    expect(await fileOf(id)).toEqual(before)
  })

  test('[T-RULES-03, T-RULES-04, P-ASK-06] goes on when all agree, whatever happens to the table in between', async () => {
    const { id, secrets, before, ada, ben, cid } = await apart()
    await expectAck(ada.command(goOn(1)))
    const { table } = await ben.next('table', ({ table }) => table.proposal !== undefined)
    expect(table.proposal).toEqual({ n: 1, wanted: { do: 'new-rules', after: 1 }, by: 0, undecided: [1, 2] })
    await evictDurableObject(stub(id))
    await expectAck(ben.command(answer(true)))
    expect(await fileOf(id)).toEqual(before)
    await evictDurableObject(stub(id))
    await expectAck(cid.command(answer(true)))
    for (const one of [ada, ben, cid]) {
      const { table, view, seq, entries } = await one.next('welcome')
      expect(table).toMatchObject({ status: 'running', rules: 2, carried: 1 })
      expect([table.differs, table.resumes, table.proposal]).toEqual([undefined, undefined, undefined])
      expect([view, seq, entries.map((entry) => entry.seq)]).toMatchObject([
        { heap: 17, turn: 2, taken: [1, 2, 0] },
        5,
        [0, 1],
      ])
    }
    // Everything stays in the log, and says what was taken back.
    expect(await rows(id, 'SELECT seq, seat, top, entry FROM log WHERE seq > 3 ORDER BY seq')).toEqual([
      { seq: 4, seat: 0, top: 2, entry: '{"seat":0,"undo":true}' },
      { seq: 5, seat: 2, top: 1, entry: '{"seat":2,"undo":true}' },
    ])
    await evictDurableObject(stub(id))
    // Chance speaks as it did, and the rules of today say what comes of it.
    await expectAck(cid.act(2, THROW))
    expect((await fileOf(id)).log).toEqual(before.log.slice(0, 3))
    const players = [ada, ben, cid]
    for (let seat = 0; (await stub(id).summary())?.status === 'running'; seat = (seat + 1) % 3) {
      const heap = ((await Client.join(id)).first.view as { heap: number }).heap
      await expectAck((players[seat] as Client).act(seat, take(Math.min(3, heap))))
    }
    expect((await stub(id).summary())?.carried).toBe(1)
    // What stands is one match of these rules, entry by entry: they find it the same again.
    const [later] = await deployed(id, secrets, { now: 3 })
    expect(later.first.table).toMatchObject({ status: 'over', rules: 3, carried: 1 })
  })

  test('[T-RULES-03, P-ASK-06] one no leaves it as it is; it may be asked again, and older rules still play it', async () => {
    const { id, before, ada, ben, cid } = await apart()
    await expectAck(ben.command(goOn(1)))
    await expectAck(ada.command(answer(true)))
    await expectAck(cid.command(answer(false)))
    expect((await stub(id).summary())?.proposal).toBeUndefined()
    expect(await refusalOf(ada.act(1, take(1)))).toBe('TABLE-NOT-YOURS')
    expect(await refusalOf(ben.act(1, take(1)))).toBe('TABLE-RULES-VERSION')
    expect(await fileOf(id)).toEqual(before)
    await expectAck(cid.command(goOn(1)))
    await evictDurableObject(stub(id))
    Object.assign(STONES_VERSION, AS_IT_WAS)
    expect((await stub(id).summary())?.proposal).toBeUndefined()
    await expectAck(ben.act(1, take(1)))
    expect((await fileOf(id)).log).toHaveLength(5)
  })

  test('[P-ASK-06] nobody else decides it, nor anything else about a match that nobody here understands', async () => {
    const { id, ada, ben } = await apart()
    const stranger = await Client.join(id)
    expect(await refusalOf(stranger.command(goOn(1)))).toBe('TABLE-NOT-SEATED')
    expect(await refusalOf(ada.command(goOn(0)))).toBe('TABLE-RULES-AFTER')
    expect(await refusalOf(ada.command({ do: 'propose', wanted: { do: 'take-back', to: 0 } }))).toBe(
      'TABLE-RULES-VERSION',
    )
    await expectAck(ada.command(goOn(1)))
    expect(await refusalOf(stranger.command(answer(true)))).toBe('TABLE-NOT-ASKED')
    expect(await refusalOf(ben.command(goOn(1)))).toBe('TABLE-PROPOSED')
    await expectAck(ben.command({ do: 'say', key: 'k', text: 'Shall we?' }))
  })

  test('[P-ASK-06] where the match goes on anyway there is nothing to choose', async () => {
    const { players } = await running()
    await expectAck(players[0].act(0, take(1)))
    expect(await refusalOf(players[0].command(goOn(-1)))).toBe('TABLE-RULES-AFTER')
  })

  test('[T-RULES-03] set up otherwise it cannot go on', async () => {
    const { id, players, secrets } = await running()
    await expectAck(players[0].act(0, take(1)))
    const [back] = await deployed(id, secrets, { larger: 1 })
    expect(back.first.table.differs).toBe(-1)
    expect(back.first.table.resumes).toBeUndefined()
    expect(await refusalOf(back.command(goOn(-1)))).toBe('TABLE-RULES-SETUP')
  })

  test('[T-RULES-04] from the beginning, where the first entry is another', async () => {
    const { id, players, secrets } = await running()
    await expectAck(players[0].act(0, take(1)))
    await expectAck(players[1].act(1, take(1)))
    const [ada, ben] = await deployed(id, secrets, { bonus: 1 })
    expect(ada.first.table.resumes).toEqual({ after: -1, round: 1, actions: 2 })
    await expectAck(ada.command(goOn(-1)))
    await expectAck(ben.command(answer(true)))
    expect((await fileOf(id)).log).toEqual([])
    await expectAck(ada.act(0, take(1)))
    expect((await ben.hello([secrets[1] as string])).view).toMatchObject({ heap: 19, taken: [2, 0] })
  })

  test('[P-ASK-06, T-RULES-03] what was proposed before another deploy is not about that one', async () => {
    const { id, secrets, ada } = await apart()
    await expectAck(ada.command(goOn(1)))
    const [, ben] = await deployed(id, secrets, { now: 3, bonus: 1 })
    expect(ben.first.table).toMatchObject({ differs: 0, resumes: { after: -1, actions: 4 } })
    expect(ben.first.table.proposal).toBeUndefined()
    await expectAck(ben.command(answer(true)))
    expect((await fileOf(id)).log).toHaveLength(4)
    const [back] = await deployed(id, secrets, { ...AS_IT_WAS, now: 4 })
    expect(back.first.table).toMatchObject({ rules: 4, carried: 1, seats: expect.anything() })
    expect(back.first.table.proposal).toBeUndefined()
    expect(back.first.entries).toHaveLength(4)
  })

  test('[T-RULES-04] alone among bots at once, and they play on', async () => {
    const { id, players, secrets } = await running({ game: 'stones', map: 'heap', seats: 2 })
    await expectAck(players[0].act(0, take(1)))
    await expectAck(players[1].act(1, THROW))
    await expectAck(players[1].command({ do: 'bot', seat: 1, bot: 'random' }))
    const [ada] = await deployed(id, secrets, { luck: 1 })
    await expectAck(ada.command(goOn(0)))
    await runDurableObjectAlarm(stub(id))
    expect((await fileOf(id)).log.map(({ seat }) => seat)).toEqual([0, 1])
  })

  test('[T-RULES-04] however long the log is: states of the other rules are forgotten, those that are alike are kept', async () => {
    const { id, players, secrets } = await running({ game: 'stones', map: 'mound', seats: 2, options: { size: '200' } })
    const act = (n: number) => (players[n % 2] as Client).act(n % 2, n === 70 ? THROW : take(1))
    for (let n = 0; n < 110; n++) await expectAck(act(n))
    const snapshots = () => rows<{ seq: number; count: number }>(id, 'SELECT seq, count FROM snapshot ORDER BY seq')
    expect((await snapshots()).map(({ seq }) => seq)).toEqual([-1, 49, 99])
    const [ada, ben] = await deployed(id, secrets, { luck: 5 })
    expect(ada.first.table).toMatchObject({ differs: 70, resumes: { after: 69, actions: 40 } })
    await expectAck(ada.command(goOn(69)))
    await expectAck(ben.command(answer(true)))
    expect((await snapshots()).map(({ seq }) => seq)).toEqual([-1, 49])
    await evictDurableObject(stub(id))
    await expectAck(ada.act(0, THROW))
    await expectAck(ada.undo(0).then(() => ben.act(1, take(2))))
    await evictDurableObject(stub(id))
    expect((await ben.hello([secrets[1] as string])).view).toMatchObject({ turn: 0 })
    expect((await fileOf(id)).log).toHaveLength(72)
    // Whoever looks at what was taken back sees the entry before it.
    const seen = async (at: number) => {
      const sight = await stub(id).spectatorView(at)
      return typeof sight === 'object' ? (JSON.parse(sight?.state ?? '{}') as { heap: number }).heap : sight
    }
    expect([await seen(69), await seen(70), await seen(109), await seen(148), await seen(149)]).toEqual(
      Array(5).fill(130),
    )
    expect(await seen(150)).toBeLessThan(130)
  })

  test('[T-RULES-03] states that nobody kept prove nothing: it goes on from the last that is known', async () => {
    const { id, players, secrets } = await running({ game: 'stones', map: 'mound', seats: 2, options: { size: '200' } })
    const act = (n: number) => (players[n % 2] as Client).act(n % 2, n === 60 ? THROW : take(1))
    for (let n = 0; n < 104; n++) await expectAck(act(n))
    // As it was stored before there were fingerprints.
    await rows(id, 'UPDATE log SET hash = NULL')
    const [ada] = await deployed(id, secrets, { luck: 1 })
    expect(ada.first.table).toMatchObject({ differs: 99, resumes: { after: 49, actions: 54 } })
  })

  test('[T-RULES-04] of a fork, too, even behind where it began', async () => {
    const { id, players } = await running({ game: 'stones', map: 'heap', seats: 2 })
    for (const [n, action] of [take(1), THROW, take(1)].entries())
      await expectAck((players[n % 2] as Client).act(n % 2, action))
    const { match } = (await stub(id).takenMatch(2, [])) as unknown as { match?: string }
    expect(match).toBeUndefined()
    // What one may see of a running match is dealt anew, so the whole log is taken from its file once it is over.
    for (let n = 3; (await stub(id).summary())?.status === 'running'; n++) {
      const heap = ((await Client.join(id)).first.view as { heap: number }).heap
      await expectAck((players[n % 2] as Client).act(n % 2, take(Math.min(3, heap))))
    }
    const file = await fileOf(id)
    const made = await api('/forks', {
      method: 'POST',
      body: JSON.stringify({
        match: file,
        at: 3,
        places: ['Ada', 'Ben'].map((name, seat) => ({ name, secret: `${seat}`.repeat(22) })),
        start: true,
      }),
    })
    const fork = (await made.json()) as { id: string }
    const secrets = ['0', '1'].map((digit) => digit.repeat(22))
    const [first] = await deployed(fork.id, secrets, { luck: 1 })
    // Of what a fork took over nobody kept what it led to.
    expect(first.first.table).toMatchObject({ differs: 3, origin: { actions: 4 }, resumes: { after: -1, actions: 4 } })
    const second = await Client.join(fork.id, [secrets[1] as string])
    await expectAck(first.command(goOn(-1)))
    await expectAck(second.command(answer(true)))
    expect((await first.next('welcome')).table.origin?.actions).toBe(0)
    await expectAck(first.act(0, take(1)))
    await expectAck(first.undo(0))
    expect(((await fileOf(fork.id)) as { inherited?: number }).inherited).toBe(0)
  })

  test('[T-RULES-03, T-PRIVATE-02] of a private match strangers hear nothing of it', async () => {
    const { id, ada } = await apart({ ...TRIO, private: true })
    expect(ada.first.table.resumes).toBeDefined()
    const { first } = await Client.join(id)
    expect([first.table.differs, first.table.resumes]).toEqual([undefined, undefined])
    await expectAck(ada.command(goOn(1)))
    expect((await stub(id).summary())?.proposal).toBeUndefined()
  })
})

describe('who is told', () => {
  serveHere()

  test('[T-TELL-12] everybody hears that it was stopped, once, and whatever else they are told of', async () => {
    const { id, players, secrets } = await running()
    await expectAck(players[0].act(0, take(1)))
    await expectAck(players[1].command(tell(1, await subscribed(), ['over'])))
    await told(id)
    const [ada] = await deployed(id, secrets.slice(0, 1), { bonus: 1 })
    const [stopped, ...more] = await told(id)
    expect(more).toEqual([])
    expect(stopped?.said.title).toBe('The rules have changed · Stones on heap')
    expect(stopped?.said.body).toContain('decide together')
    await evictDurableObject(stub(id))
    await expectAck(ada.command(goOn(-1)))
    expect(await told(id)).toEqual([])
  })

  test('[T-RULES-04] whose turn it is hears of it, who knew before too', async () => {
    const { id, ada, ben, cid } = await apart()
    await expectAck(cid.command(tell(2, await subscribed())))
    await told(id)
    await evictDurableObject(stub(id))
    await expectAck(ada.command(goOn(1)))
    await expectAck(ben.command(answer(true)))
    await expectAck(cid.command(answer(true)))
    expect((await told(id)).map(({ said }) => said.title)).toEqual(['Your turn · Stones on heap'])
  })
})

describe('while nobody can move', () => {
  const time = fakeTime()

  test('[P-ASK-06, P-ASK-04] who has gone is stood in for by the others; one alone decides after a day', async () => {
    const { id, back, ada, ben } = await apart()
    back[2].close()
    await ada.next('table', ({ table }) => table.seats[2]?.present === false)
    const standIn = { do: 'propose', wanted: { do: 'stand-in', seat: 2 } } as const
    expect(await refusalOf(ada.command(standIn))).toBe('TABLE-AWAY-SOON')
    time.skip(11 * MINUTE)
    for (const one of [ada, ben]) {
      one.raw('ping')
      await one.pong()
    }
    await expectAck(ada.command(standIn))
    await expectAck(ben.command(answer(true)))
    await expectAck(ada.command(goOn(1)))
    expect((await stub(id).summary())?.proposal?.undecided).toEqual([1])
    ben.close()
    await vi.waitFor(async () =>
      expect(await rows(id, 'SELECT seat FROM seat WHERE seen IS NULL')).toEqual([{ seat: 0 }]),
    )
    time.skip(GONE_AFTER_MS)
    // What was asked for is done as soon as nobody is left to be asked.
    await expectAck(ada.command({ do: 'bot', seat: 1, bot: 'random' }))
    expect((await ada.next('welcome')).table).toMatchObject({ rules: 2, carried: 1 })
  })

  test('[T-RULES-01, T-RULES-04, T-CLOCK-02] no clock runs, whoever is away may be stood in for, and the move begins anew', async () => {
    const clock = { pace: 'slow', move: DAY, bank: HOUR, late: 'bot' } as const
    const { id, ada, ben, cid } = await apart({ ...TRIO, clock })
    cid.close()
    await ada.next('table', ({ table }) => table.seats[2]?.present === false)
    await time.pass(id, 3 * DAY)
    const there = await stub(id).summary()
    expect([there?.clock?.seats.map(({ late }) => late), there?.seats.map(({ bot }) => bot)]).toEqual([
      [false, false, false],
      [null, null, null],
    ])
    for (const one of [ada, ben]) {
      one.raw('ping')
      await one.pong()
    }
    await expectAck(ada.command(goOn(1)))
    await expectAck(ben.command(answer(true)))
    await expectAck(ada.command({ do: 'bot', seat: 2, bot: 'random' }))
    await ada.next('welcome')
    await time.pass(id, MINUTE)
    const after = await stub(id).summary()
    expect(after?.turn?.seats).toEqual([0])
    expect(after?.clock?.seats[0]).toMatchObject({ bank: HOUR, late: false })
    expect(Math.abs((after?.clock?.seats[0]?.due ?? 0) - (time.now + DAY + HOUR))).toBeLessThan(2 * MINUTE)
  })
})
