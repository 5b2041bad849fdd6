import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MatchFile } from '#engine/core/index.ts'
import type { State as SpikeState } from '#engine/spike/index.ts'
import { newSecret, type TableMade } from '#worker/protocol.ts'
import { Live } from '#worker/table/live.ts'
import { Store } from '#worker/table/store.ts'
import ageOfSteam from '../games/age-of-steam-rust-belt-2022-3.json'
import spike from '../games/spike-eastern-us-basic-3.json'
import steam from '../games/steam-steam-northeast-standard-4.json'
import { api, Client, type Welcome } from './client.ts'
import { serveHere, service, subscribed, tell } from './device.ts'
import { expectAck, lobby, refusalOf, running, stub, take } from './match.ts'
import { choice, give, type Moment, momentsOf, ordersOf, takeBack } from './ordering.ts'
import { outbox, soon } from './receiver.ts'
import { fakeTime, HOUR, MINUTE } from './time.ts'

const time = fakeTime()
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const TABLE = { game: 'age-of-steam', map: 'rust-belt', seats: 3 }
const issue = (n: number) => ({ type: 'issue', n }) as const
const shares = (n: number, change: object = {}) => choice('shares', 'issue', issue(n), change)

const fileOf = async (id: string) => (await (await api(`/tables/${id}/match`)).json()) as MatchFile
const logOf = async (id: string) => (await fileOf(id)).log as readonly { seat: number; by?: string; undo?: true }[]

/** A match that has begun; seats, players and secrets in the order in which they are asked for shares. */
async function begun(wanted: object = {}) {
  const table = await running({ ...TABLE, ...wanted })
  const { order } = (table.starts[0] as Welcome).view as { order: number[] }
  const inOrder = order.map((seat) => ({
    seat,
    client: table.players[seat] as Client,
    secret: table.secrets[seat] as string,
  }))
  type One = (typeof inOrder)[number]
  return { ...table, inOrder: inOrder as [One, One, One] }
}

const RECORDED = [ageOfSteam, steam, spike].map((match) => [match.game, momentsOf(match)] as const)
const MOMENTS = RECORDED.flatMap(([game, moments]) =>
  [...moments].map(([topic, moment]) => ({ name: `${game}: ${topic}`, moment })),
)
const bidding = RECORDED[0]?.[1].get('bid') as Moment

describe('an order [T-ORDER-16]', () => {
  test('is given, changed and taken back; again the same changes nothing', async () => {
    const { id, inOrder } = await begun()
    const [, ben] = inOrder
    await expectAck(give(ben.client, ben.seat, shares(2)))
    const { you } = await ben.client.next('table', ({ you }) => you.orders !== undefined)
    expect(you.orders).toEqual([{ seat: ben.seat, order: shares(2), done: 0, began: null, stopped: null }])
    await expectAck(give(ben.client, ben.seat, shares(2)))
    expect(await ordersOf(id, ben.secret)).toEqual(you.orders)
    await expectAck(give(ben.client, ben.seat, shares(1, { lasts: 'always' })))
    expect(await ordersOf(id, ben.secret)).toMatchObject([{ order: shares(1, { lasts: 'always' }) }])
    for (let i = 0; i < 2; i++) {
      await expectAck(takeBack(ben.client, ben.seat, 'shares'))
      expect(await ordersOf(id, ben.secret)).toEqual([])
    }
  })

  test('is given by whoever holds the seat, while the match runs', async () => {
    const { host } = await lobby(TABLE)
    await expectAck(host.command({ do: 'claim', seat: 0, name: 'Ada', secret: newSecret() }))
    expect(await refusalOf(give(host, 0, shares(1)))).toBe('TABLE-NOT-STARTED')
    const { id, inOrder } = await begun()
    const [ada, ben] = inOrder
    expect(await refusalOf(give(ada.client, ben.seat, shares(1)))).toBe('TABLE-NOT-YOURS')
    expect(await refusalOf(takeBack(ada.client, ben.seat, 'shares'))).toBe('TABLE-NOT-YOURS')
    expect(await refusalOf(give(await Client.join(id), ben.seat, shares(1)))).toBe('TABLE-NOT-YOURS')
    expect(await ordersOf(id, ben.secret)).toEqual([])
  })

  test('is about what its game knows', async () => {
    const { players } = await running()
    expect(await refusalOf(give(players[0], 0, shares(1)))).toBe('ORDER-TOPIC')
    const { inOrder } = await begun()
    const [, ben] = inOrder
    const mixed = { do: 'order', seat: ben.seat, topic: 'bid', to: shares(1) as never } as const
    expect(await refusalOf(ben.client.command(mixed))).toBe('ORDER-TOPIC')
  })
})

describe('nobody else knows of it [T-ORDER-17]', () => {
  const TRACES = /"orders"|"wishes"|"unless"|"lasts"|"by":"order"|ORDER-/

  test('while it stands, when it stops and when it is played', async () => {
    const { id, inOrder } = await begun()
    const [ada, ben, cid] = inOrder
    const watcher = await Client.join(id)
    await expectAck(give(ben.client, ben.seat, shares(2)))
    await expectAck(give(cid.client, cid.seat, shares(2, { unless: [{ type: 'money-over', n: 1 }] })))
    await expectAck(ada.client.act(ada.seat, issue(0)))
    await time.pass(id, 0)
    await cid.client.next('table', ({ you }) => you.orders?.[0]?.stopped != null)
    const late = [await Client.join(id, [ada.secret]), await Client.join(id)]
    for (const one of [ada.client, watcher, ...late]) expect(one.texts.join('\n')).not.toMatch(TRACES)
    for (const path of ['', '/match', '/view', '/view?seq=1']) {
      const answer = await api(`/tables/${id}${path}`)
      expect(await answer.text()).not.toMatch(TRACES)
    }
    // Neither of the two who have ordered hears of the other's.
    expect(ben.client.texts.join('\n')).not.toContain('ORDER-UNLESS')
    const heard = cid.client.texts.map((text) => JSON.parse(text) as { type: string; entry?: { by?: string } })
    expect(heard.flatMap(({ entry }) => (entry ? [entry.by] : []))).toEqual([undefined, undefined])
    expect(await logOf(id)).toMatchObject([{ seat: ada.seat }, { seat: ben.seat }])
  })

  test('own eyes see what it was that played', async () => {
    const { id, inOrder } = await begun()
    const [ada, ben] = inOrder
    await expectAck(give(ben.client, ben.seat, shares(2)))
    await expectAck(ada.client.act(ada.seat, issue(0)))
    await time.pass(id, 0)
    const { entry } = await ben.client.next('entry', ({ entry }) => entry.seq === 1)
    expect(entry).toMatchObject({ seat: ben.seat, action: issue(2), by: 'order' })
    const back = await Client.join(id, [ben.secret])
    expect(back.first.entries.map(({ by }) => by)).toEqual([undefined, 'order'])
  })

  test('nor does whoever plays on from there', async () => {
    const { id, inOrder } = await begun()
    const [ada, ben] = inOrder
    await expectAck(give(ben.client, ben.seat, shares(2)))
    await expectAck(ada.client.act(ada.seat, issue(0)))
    await time.pass(id, 0)
    const secret = newSecret()
    const places = [0, 1, 2].map((seat) => ({ name: `P${seat}`, secret }))
    const made = await api('/forks', {
      method: 'POST',
      body: JSON.stringify({ table: id, at: 1, places, start: true }),
      headers: { Authorization: `Bearer ${ada.secret}` },
    })
    const fork = (await made.json()) as TableMade
    const { first } = await Client.join(fork.id, [secret])
    expect(first.seq).toBe(1)
    expect(first.entries.map(({ by }) => by)).toEqual([undefined, undefined])
  })
})

describe('the table carries it out [T-ORDER-18]', () => {
  test('with nobody there, one after the other', async () => {
    const { id, inOrder } = await begun()
    const [ada, ben, cid] = inOrder
    await expectAck(give(ben.client, ben.seat, shares(2)))
    await expectAck(give(cid.client, cid.seat, shares(1)))
    await expectAck(ada.client.act(ada.seat, issue(0)))
    for (const { client } of inOrder) client.close()
    await time.pass(id, 0)
    expect((await logOf(id)).map(({ seat }) => seat)).toEqual([ada.seat, ben.seat, cid.seat])
  })

  test('at once for whoever is asked when it is given', async () => {
    const { id, inOrder } = await begun()
    const [ada] = inOrder
    await expectAck(give(ada.client, ada.seat, shares(1)))
    await time.pass(id, 0)
    expect(await logOf(id)).toHaveLength(1)
  })

  test('not where a bot plays meanwhile; once its player is back it is', async () => {
    const { id, inOrder } = await begun()
    const [ada, ben, cid] = inOrder
    const standing = shares(2, { lasts: 'always' })
    await expectAck(give(ben.client, ben.seat, standing))
    await expectAck(ada.client.act(ada.seat, issue(0)))
    // It would answer now.
    await expectAck(ben.client.command({ do: 'bot', seat: ben.seat, bot: 'random' }))
    await time.pass(id, 0)
    const back = await Client.join(id, [ben.secret])
    expect(back.first.entries[1]?.by).toBe('bot')
    expect(await ordersOf(id, ben.secret)).toMatchObject([{ done: 0 }])
    await expectAck(give(cid.client, cid.seat, shares(1)))
    await expectAck(cid.client.command({ do: 'bot', seat: cid.seat, bot: null }))
    await time.pass(id, 0)
    expect((await logOf(id))[2]).toMatchObject({ seat: cid.seat })
  })

  test('when a bot leaves before it has acted', async () => {
    const { id, inOrder } = await begun()
    const [ada, ben] = inOrder
    await expectAck(give(ben.client, ben.seat, shares(2)))
    await expectAck(ben.client.command({ do: 'bot', seat: ben.seat, bot: 'random' }))
    await expectAck(ada.client.act(ada.seat, issue(0)))
    await expectAck(ben.client.command({ do: 'bot', seat: ben.seat, bot: null }))
    await time.pass(id, 0)
    const { first } = await Client.join(id, [ben.secret])
    expect(first.entries[1]).toMatchObject({ seat: ben.seat, action: issue(2), by: 'order' })
  })

  test('a seat that is handed on forgets it', async () => {
    const { id, inOrder } = await begun()
    const [ada, ben] = inOrder
    const [key, secret] = [newSecret(), newSecret()]
    await expectAck(give(ben.client, ben.seat, shares(2)))
    await expectAck(ben.client.command({ do: 'hand-on', seat: ben.seat, key }))
    const heir = await Client.join(id)
    await expectAck(heir.command({ do: 'take-over', seat: ben.seat, key, name: 'Dora', secret }))
    expect(await ordersOf(id, secret)).toEqual([])
    expect(await ordersOf(id, ben.secret)).toEqual([])
    expect(heir.texts.join()).not.toContain('"wishes"')
    await expectAck(ada.client.act(ada.seat, issue(0)))
    await time.pass(id, 0)
    expect(await logOf(id)).toHaveLength(1)
  })
})

describe('it stops [T-ORDER-19]', () => {
  test('and says why, to its seat', async () => {
    const { id, inOrder } = await begun()
    const [ada, ben] = inOrder
    await expectAck(give(ben.client, ben.seat, shares(2, { unless: [{ type: 'money-over', n: 9 }] })))
    await expectAck(ada.client.act(ada.seat, issue(0)))
    const { you } = await ben.client.next('table', ({ you }) => you.orders?.[0]?.stopped != null)
    expect(you.orders?.[0]?.stopped).toEqual([{ rule: 'ORDER-UNLESS', params: { type: 'money-over', n: 9 } }])
    await time.pass(id, HOUR)
    expect(await logOf(id)).toHaveLength(1)
    // Given again it is another.
    await expectAck(give(ben.client, ben.seat, shares(2)))
    await time.pass(id, 0)
    expect(await logOf(id)).toHaveLength(2)
  })

  test('when what it has played is taken back, and that is not played again', async () => {
    const { id, inOrder } = await begun()
    const [ada, ben] = inOrder
    await expectAck(give(ada.client, ada.seat, shares(1, { lasts: 'always' })))
    await time.pass(id, 0)
    await expectAck(give(ben.client, ben.seat, shares(2, { lasts: 'always' })))
    await time.pass(id, 0)
    await expectAck(ben.client.undo(ben.seat))
    await time.pass(id, HOUR)
    expect(await logOf(id)).toHaveLength(1)
    expect(await ordersOf(id, ben.secret)).toMatchObject([{ stopped: [{ rule: 'ORDER-UNDONE' }] }])
    // What had answered before that goes on.
    expect(await ordersOf(id, ada.secret)).toMatchObject([{ done: 1, stopped: null }])
  })

  test('when all agree to go back beyond it', async () => {
    const { id, inOrder } = await begun()
    const [ada, ben, cid] = inOrder
    await expectAck(give(ada.client, ada.seat, shares(1, { lasts: 'always' })))
    await time.pass(id, 0)
    await expectAck(ben.client.act(ben.seat, issue(0)))
    await expectAck(ben.client.command({ do: 'propose', wanted: { do: 'take-back', to: -1 } }))
    for (const { client } of [ada, cid]) await expectAck(client.command({ do: 'answer', n: 1, yes: true }))
    await time.pass(id, HOUR)
    expect(await logOf(id)).toEqual([])
    expect(await ordersOf(id, ada.secret)).toMatchObject([{ stopped: [{ rule: 'ORDER-UNDONE' }] }])
  })

  test('and is forgotten once the round that it was for has passed', async () => {
    const { id, secrets } = await forkedAt(bidding)
    const { seat, order, before } = bidding
    const secret = secrets[seat] as string
    await expectAck(give(await Client.join(id, [secret]), seat, order))
    for (const one of before)
      await expectAck((await Client.join(id, [secrets[one.seat] as string])).act(one.seat, one.action))
    await time.pass(id, 0)
    expect(await ordersOf(id, secret)).toMatchObject([{ done: 1, stopped: null }])
    const { rules } = bidding
    const all = await Client.join(id, secrets)
    const { round } = rules.turn(all.first.view)
    for (let turn = rules.turn(all.first.view), { view } = all.first; turn.round === round; turn = rules.turn(view)) {
      const [asked = 0] = turn.seats
      await expectAck(all.act(asked, modest(bidding, view, asked)))
      await time.pass(id, 0)
      view = (await all.hello(secrets)).view
    }
    expect(await ordersOf(id, secret)).toEqual([])
  })

  test('not a choice, when its player answers without it: that is for this round, too', async () => {
    const { id, inOrder } = await begun()
    const [ada, ben] = inOrder
    await expectAck(give(ben.client, ben.seat, shares(2)))
    await expectAck(ada.client.act(ada.seat, issue(0)))
    await expectAck(ben.client.act(ben.seat, issue(0)))
    expect(await ordersOf(id, ben.secret)).toMatchObject([{ done: 0, began: 1, stopped: null }])
    await time.pass(id, HOUR)
    expect(await logOf(id)).toHaveLength(2)
  })
})

/** What brings a round to its end. */
function modest({ rules }: Moment, state: unknown, seat: number): object {
  const MODEST: Readonly<Record<string, object>> = {
    bid: { type: 'drop' },
    build: { type: 'endBuild' },
    goods: { type: 'pass' },
  }
  return MODEST[rules.turn(state).ask] ?? rules.sample(state, seat, () => 0)
}

/** Whatever is due at this table is done, once; says whether anything was. */
async function ring(id: string): Promise<boolean> {
  const alarm = await runInDurableObject(stub(id), (_, { storage }) => storage.getAlarm())
  return alarm !== null && alarm <= time.now && (await runDurableObjectAlarm(stub(id)))
}

/** A table that goes on from a recorded match, with a person on each seat. */
async function forkedAt({ match, at }: Pick<Moment, 'match' | 'at'>) {
  const secrets = match.seats.map(newSecret)
  const places = secrets.map((secret, seat) => ({ name: `P${seat}`, secret }))
  const made = await api('/forks', { method: 'POST', body: JSON.stringify({ match, at, places, start: true }) })
  if (made.status !== 201) throw new Error(await made.text())
  const { id } = (await made.json()) as TableMade
  return { id, secrets }
}

describe('whatever was played could have been ordered [T-ORDER-20]', () => {
  test('of every game', () => {
    const topics = (game: string) => [...(RECORDED.find(([id]) => id === game)?.[1].keys() ?? [])].sort()
    expect(topics('age-of-steam')).toEqual(expect.arrayContaining(['bid', 'build', 'choose', 'goods', 'shares']))
    expect(topics('steam')).toEqual(expect.arrayContaining(['bid', 'build', 'capital', 'goods', 'select']))
    expect(topics('spike')).toEqual(['train', 'turn'])
  })

  test.each(MOMENTS)('$name, and the object may vanish between any two steps', async ({ moment }) => {
    const { id, secrets } = await forkedAt(moment)
    const { seat, order, before, answers, at } = moment
    const secret = secrets[seat] as string
    const evict = () => evictDurableObject(stub(id))
    const owner = await Client.join(id, [secret])
    await expectAck(give(owner, seat, order))
    owner.close()
    await evict()
    for (const one of before) {
      const client = await Client.join(id, [secrets[one.seat] as string])
      await expectAck(client.act(one.seat, one.action))
      client.close()
      await evict()
    }
    while (await ring(id)) await evict()
    const { first } = await Client.join(id, [secret])
    const played = first.entries.filter(({ seq }) => seq > at + before.length)
    const own = played.slice(0, answers.length)
    expect(own.map(({ seat, by }) => ({ seat, by }))).toEqual(answers.map(() => ({ seat, by: 'order' })))
    if (order.topic !== 'bid') expect(own[0]?.action).toEqual(answers[0])
    if (order.topic !== 'turn' && order.topic !== 'bid') expect(own.map(({ action }) => action)).toEqual(answers)
    const left = first.you.orders ?? []
    expect(left.map(({ stopped }) => stopped)).toEqual(left.map(() => null))
  })

  const courses = MOMENTS.filter(({ moment }) => ['build', 'goods', 'turn'].includes(moment.order.topic))
  test.each(courses)('$name: whoever acts by hand has ended it [T-ORDER-19]', async ({ moment }) => {
    const { id, secrets } = await forkedAt(moment)
    const { rules, seat, order, before } = moment
    const secret = secrets[seat] as string
    const owner = await Client.join(id, [secret])
    await expectAck(give(owner, seat, order))
    for (const one of before)
      await expectAck((await Client.join(id, [secrets[one.seat] as string])).act(one.seat, one.action))
    const { first } = await Client.join(id, [secret])
    await expectAck(owner.act(seat, rules.sample(first.view, seat, () => 0) as object))
    expect(await ordersOf(id, secret)).toMatchObject([{ stopped: [{ rule: 'ORDER-BY-HAND' }] }])
    const count = (await logOf(id)).length
    await time.pass(id, HOUR)
    expect(await logOf(id)).toHaveLength(count)
  })

  test('when the match is over nothing is left of it', async () => {
    const match = ageOfSteam as unknown as MatchFile
    const at = match.log.length - 2
    const { id, secrets } = await forkedAt({ match, at })
    const last = match.log.at(-1) as unknown as { seat: number; action: object }
    const other = (last.seat + 1) % secrets.length
    const client = await Client.join(id, [secrets[other] as string])
    await expectAck(give(client, other, shares(0, { lasts: 'always' })))
    await client.next('table', ({ you }) => you.orders !== undefined)
    await expectAck((await Client.join(id, [secrets[last.seat] as string])).act(last.seat, last.action))
    const { you } = await client.next('table', ({ table, you }) => table.status === 'over' && !you.orders)
    expect(you.orders).toBeUndefined()
    expect(await refusalOf(give(client, other, shares(0)))).toBe('TABLE-OVER')
    const kept = await runInDurableObject(stub(id), (_, { storage }) => new Store(storage).kept('orders'))
    expect(kept).toEqual({})
  })
})

describe('two who are asked at once [T-ORDER-21]', () => {
  test('may have ordered what comes after that', async () => {
    const { id, players, starts } = await running({ game: 'spike', seats: 2, options: { variant: 'advanced' } })
    const cities = ['raleigh', 'topeka']
    for (const seat of [0, 1]) {
      const train = choice('train', 'train', { type: 'placeTrain', city: cities[seat] } as never)
      await expectAck(give(players[seat] as Client, seat, train))
    }
    for (const seat of [1, 0]) {
      const { contracts } = ((starts[seat] as Welcome).view as SpikeState).players[
        seat
      ] as SpikeState['players'][number]
      const sides = Object.fromEntries(contracts.map(({ card }) => [card, 'A']))
      await expectAck((players[seat] as Client).act(seat, { type: 'chooseSides', sides }))
    }
    await time.pass(id, 0)
    const { first } = await Client.join(id)
    const [one, other] = (first.view as SpikeState).players
    expect([one?.home, other?.home]).not.toContain(undefined)
  })
})

describe('those who wait [T-ORDER-22]', () => {
  serveHere()

  test('are not told that it is their turn while an order will answer, and are when it stops', async () => {
    const { id, inOrder } = await begun()
    const [ada, ben, cid] = inOrder
    for (const { client, seat } of [ben, cid]) await expectAck(client.command(tell(seat, await subscribed())))
    await time.pass(id, MINUTE)
    await soon(() => expect(service.got).toHaveLength(2))
    service.got = []
    await expectAck(give(ben.client, ben.seat, shares(2)))
    await expectAck(give(cid.client, cid.seat, shares(1, { unless: [{ type: 'money-over', n: 1 }] })))
    for (const { client } of [ben, cid]) client.close()
    await ada.client.next('table', ({ table }) => [ben, cid].every(({ seat }) => table.seats[seat]?.present === false))
    await expectAck(ada.client.act(ada.seat, issue(0)))
    expect(await outbox(id)).toEqual([])
    await time.pass(id, 2 * MINUTE)
    await soon(() => expect(service.got).toHaveLength(1))
    expect(service.got[0]?.said.body).toContain(`Player ${cid.seat}, it is your turn.`)
    expect(JSON.stringify(service.got)).not.toContain('order')
  })
})

describe('clocks [T-ORDER-23]', () => {
  const LIVE = { pace: 'live', move: 2 * MINUTE, bank: 0 } as const

  test('nobody is late whose order answers', async () => {
    const { id, inOrder } = await begun({ clock: { ...LIVE, late: 'bot' } })
    const [ada, ben, cid] = inOrder
    await expectAck(give(ben.client, ben.seat, shares(2)))
    await expectAck(ada.client.act(ada.seat, issue(0)))
    await time.pass(id, MINUTE)
    const { first } = await Client.join(id, [ben.secret])
    expect(first.entries[1]).toMatchObject({ seat: ben.seat, by: 'order' })
    expect(first.table.clock?.seats[ben.seat]).toMatchObject({ due: null, late: false })
    expect(first.table.clock?.seats[cid.seat]?.due).toBe(time.now + MINUTE)
  })

  test('of one who was late before, the order answers, and not the table', async () => {
    const { id, inOrder } = await begun({ clock: { ...LIVE, late: 'once' } })
    const [ada, ben, cid] = inOrder
    await expectAck(ada.client.act(ada.seat, issue(0)))
    await time.pass(id, 3 * MINUTE)
    expect((await Client.join(id, [ben.secret])).first.entries[1]?.by).toBe('clock')
    await expectAck(give(ben.client, ben.seat, choice('bid', 'bid', { type: 'bid', amount: 9 } as never)))
    await expectAck(cid.client.act(cid.seat, issue(0)))
    await expectAck(ada.client.act(ada.seat, { type: 'bid', amount: 1 }))
    const isHelped = await runInDurableObject(stub(id), (_, { storage }) => {
      const store = new Store(storage)
      return new Live(store, store.room() as NonNullable<ReturnType<Store['room']>>).botIsToAct()
    })
    expect(isHelped).toBe(false)
    await time.pass(id, 0)
    const { first } = await Client.join(id, [ben.secret])
    expect(first.entries.at(-1)).toMatchObject({ seat: ben.seat, action: { amount: 2 }, by: 'order' })
  })
})

describe('hostile orders [T-ORDER-24]', () => {
  const order = (seat: number, to: unknown, topic: unknown = 'shares') => ({ do: 'order', seat, topic, to })
  const step = (wish: unknown, ask: unknown = 'issue') => ({ ask, wishes: [wish] })
  const like = (change: object) => ({ ...shares(1), ...change })
  const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

  test.each([
    ['no order', 5],
    ['a list', []],
    ['nothing in it', {}],
    ['more in it', like({ more: 1 })],
    ['another topic', like({ topic: 7 })],
    ['__proto__', like({ topic: '__proto__' })],
    ['constructor', like({ topic: 'constructor' })],
    ['no steps', like({ steps: [] })],
    ['too many steps', like({ steps: Array(21).fill(step(issue(1))) })],
    ['too many wishes', like({ steps: [{ ask: 'issue', wishes: Array(13).fill(issue(1)) }] })],
    ['no wishes', like({ steps: [{ ask: 'issue', wishes: [] }] })],
    ['a wish without a type', like({ steps: [step({ n: 1 })] })],
    ['a type that is none', like({ steps: [step({ type: '__proto__' })] })],
    ['more in a wish', like({ steps: [step({ ...issue(1), more: { __proto__: 1 } })] })],
    ['a number that is none', like({ steps: [step({ type: 'issue', n: '1' })] })],
    ['a huge number', like({ steps: [step({ type: 'issue', n: 1e308 })] })],
    ['deep in a wish', like({ steps: [step({ ...issue(1), deep: deep(3000) })] })],
    ['long in a wish', like({ steps: [step({ ...issue(1), long: 'x'.repeat(9000) })] })],
    ['another ask', like({ steps: [step(issue(1), '__proto__')] })],
    ['forever', like({ lasts: 'forever' })],
    ['another stop', like({ unless: [{ type: 'rain', n: 1 }] })],
    ['a stop without a number', like({ unless: [{ type: 'money-over' }] })],
    ['half a number', like({ unless: [{ type: 'money-over', n: 0.5 }] })],
    ['many stops', like({ unless: Array(7).fill({ type: 'money-over', n: 1 }) })],
    ['a stop on something else', like({ unless: [{ type: 'taken', what: '__proto__' }] })],
  ])('%s changes nothing', async (_, to) => {
    const { id, inOrder } = await begun()
    const [, ben] = inOrder
    const topic = typeof (to as { topic?: unknown }).topic === 'string' ? (to as { topic: string }).topic : 'shares'
    const answer = await ben.client.command(order(ben.seat, to, topic) as never)
    expect(answer.type === 'refuse' || (answer.type === 'error' && answer.code === 'FRAME')).toBe(true)
    expect(await ordersOf(id, ben.secret)).toEqual([])
  })

  test.each(['__proto__', 'constructor', 'toString'])('%s is nothing to take back', async (topic) => {
    const { id, inOrder } = await begun()
    const [, ben] = inOrder
    await expectAck(give(ben.client, ben.seat, shares(1)))
    await expectAck(takeBack(ben.client, ben.seat, topic))
    expect(await ordersOf(id, ben.secret)).toMatchObject([{ order: shares(1) }])
  })

  test('a seat that there is not, and a seat of another game', async () => {
    const { inOrder } = await begun()
    expect(await refusalOf(inOrder[0].client.command(order(9, shares(1)) as never))).toBe('TABLE-NOT-YOURS')
    const { players } = await running({ game: 'stones', map: 'heap', seats: 2, options: { size: '10' } })
    for (let n = 0; n < 10; n++) await expectAck((players[n % 2] as Client).act(n % 2, take(1)))
    expect(await refusalOf(give(players[0], 0, shares(1)))).toBe('TABLE-OVER')
  })
})
