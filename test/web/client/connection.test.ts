import { describe, expect, it, vi } from 'vitest'
import { Connection, CROWDED, type Notice } from '#client/connection.ts'
import { type Library, newLibrary } from '#client/library.ts'
import type { Line, LineEvents } from '#client/line.ts'
import { stateOf } from '#client/mirror.ts'
import { ahead } from '#client/outbox.ts'
import type { Unanswered } from '#client/unanswered.ts'
import { type Chance, HIDDEN, type Hidden, type Rules, refusal, type Step, stateHash } from '#engine/core/index.ts'
import { type ClientMessage, COME_BACK, type LiveEntry, type ServerMessage, type TableInfo } from '#worker/protocol.ts'

/** A game of one number: add to it, or roll a die onto it; it may not pass 20. What seat 1 hides in it is hidden from us. */
interface Sum {
  readonly sum: number
  /** Absent while nothing is hidden; HIDDEN for those who may not know it. */
  readonly secret?: string | Hidden
}

const sums: Rules = {
  id: 'sums',
  version: 3,
  name: 'Sums',
  maps: [{ id: 'line', name: 'Line', seats: [2, 2] }],
  options: () => [],
  setup: (_, chance) => ({ sum: chance.die('start') }),
  turn: () => ({ phase: 'add', round: 1, rounds: 1, seats: [0, 1], ask: 'add', over: false }),
  moves: () => null,
  play: (state, _, action, chance) => played(state as Sum, action as { type: string; n: number }, chance),
  view: (state) => state,
  knownAction: (_setup, _seat, action) => action,
  standings: () => [],
  result: () => null,
}

const BAG = { one: 1, two: 1 }

function played(state: Sum, action: { type: string; n: number }, chance: Chance): Step<unknown> {
  const { type } = action
  if (type === 'hide') return { ok: true, state: { ...state, secret: chance.draw('hide', BAG, 1) }, events: [{ type }] }
  if (type === 'open') {
    const secret = chance.reveal('open', state.secret ?? HIDDEN, Object.keys(BAG))
    return { ok: true, state: { ...state, secret }, events: [{ type }] }
  }
  return added(state, action, chance)
}

function added({ sum }: Sum, { type, n }: { type: string; n: number }, chance: Chance): Step<unknown> {
  const more = type === 'roll' ? chance.die('roll') : n
  if (sum + more > 20) return { ok: false, refusal: refusal('SUM-20', { sum }) }
  return { ok: true, state: { sum: sum + more }, events: [{ type }] }
}

const TABLE: TableInfo = {
  id: 'abc',
  status: 'running',
  game: 'sums',
  rules: 3,
  map: 'line',
  options: {},
  seats: [0, 1].map((seat) => ({ name: `P${seat}`, bot: null, held: true, present: true, away: null })),
  private: false,
  clock: null,
  origin: null,
  commitment: null,
  seed: null,
  watching: 0,
  hostAway: null,
  next: null,
}
const YOU = { seats: [0], host: true, eyes: 0 }

/** A connection whose line the test holds in its hands. */
function connected(library: Library = { at: () => sums, fetch: async () => {} }, kept: Unanswered[] = []) {
  let left: readonly Unanswered[] = kept
  const sent: ClientMessage[] = []
  const notices: Notice[] = []
  const reloads: string[] = []
  let events: LineEvents | undefined
  let ids = 0
  const open = (given: LineEvents): Line => {
    events = given
    return { send: (text) => sent.push(JSON.parse(text)), wake: () => {}, close: () => {} }
  }
  const connection = new Connection({
    open,
    versions: { sums: 3 },
    library,
    secrets: () => ['s'.repeat(22)],
    keeper: {
      read: () => left,
      write: (deeds) => {
        left = deeds
      },
    },
    newId: () => `id${ids++}`,
    changed: () => {},
    notice: (notice) => notices.push(notice),
    reload: (reason) => reloads.push(reason),
  })
  const hear = (message: ServerMessage) => events?.received(JSON.stringify(message))
  return { connection, sent, notices, reloads, hear, left: () => left, line: events as unknown as LineEvents }
}

const add = (n: number) => ({ type: 'add', n })
const entry = (seq: number, sum: number, what: Partial<LiveEntry>): LiveEntry => ({
  seq,
  seat: 0,
  at: 0,
  hash: stateHash({ sum }),
  ...what,
})

const welcome = (sum: number, entries: LiveEntry[] = []): ServerMessage => ({
  type: 'welcome',
  table: TABLE,
  you: YOU,
  seq: entries.length - 1,
  hash: stateHash({ sum }),
  view: { sum },
  entries,
  setup: [5],
})

function started() {
  const all = connected()
  all.line.opened()
  all.hear(welcome(5))
  return all
}

/** Seat 1 is played by a bot. */
function connectedAmongBots() {
  const all = connected()
  all.line.opened()
  const seats = TABLE.seats.map((seat, i) => (i === 1 ? { ...seat, bot: 'random' } : seat))
  all.hear({ ...welcome(5), table: { ...TABLE, seats } } as ServerMessage)
  return all
}

const shown = (connection: Connection): unknown =>
  connection.mirror &&
  ahead(connection.mirror, connection.mayShowAhead ? connection.outbox : [], connection.table).state
const confirmed = (connection: Connection): unknown => connection.mirror && stateOf(connection.mirror)

describe('a connection', () => {
  it('says hello first and holds back whatever else there is to send', () => {
    const { connection, sent, line, hear } = connected()
    connection.command({ do: 'start' })
    line.opened()
    expect(sent).toEqual([{ type: 'hello', protocol: 1, rules: { sums: 3 }, secrets: ['s'.repeat(22)], since: -1 }])
    hear(welcome(5))
    expect(sent[1]).toMatchObject({ type: 'command', id: 'id0' })
  })

  it('rebuilds the match from its beginning, so that the journal has everything', () => {
    const { connection, hear, line } = connected()
    line.opened()
    hear(
      welcome(12, [entry(0, 8, { action: add(3) }), entry(1, 12, { seat: 1, action: { type: 'roll' }, chance: [4] })]),
    )
    expect(connection.mirror?.whole).toBe(true)
    expect(connection.mirror?.steps.map((step) => step.state)).toEqual([{ sum: 8 }, { sum: 12 }])
  })

  it('takes the view as it is when the past cannot be played here', () => {
    const { connection, hear, line } = connected()
    line.opened()
    hear(welcome(12, [entry(0, 12, { action: { type: 'roll' }, chance: [null] })]))
    expect(connection.mirror).toMatchObject({ whole: false, seq: 0, steps: [] })
    expect(confirmed(connection)).toEqual({ sum: 12 })
  })

  it('holds a match until its rules are here, and whatever came after it', async () => {
    let arrive = (_: Rules): void => {}
    const loads = vi.fn(() => new Promise<Rules>((resolve) => (arrive = resolve)))
    const { connection, hear, line } = connected(newLibrary(loads))
    line.opened()
    hear(welcome(5))
    hear({ type: 'entry', entry: entry(0, 8, { action: add(3) }) })
    expect([connection.table?.game, connection.mirror, connection.line]).toEqual(['sums', null, 'connecting'])
    arrive(sums)
    await vi.waitFor(() => expect(confirmed(connection)).toEqual({ sum: 8 }))
    expect(loads).toHaveBeenCalledTimes(1)
    expect(connection.line).toBe('open')
  })

  it('forgets what it held when the line breaks, and tries again for rules that would not come', async () => {
    vi.useFakeTimers()
    const loads = vi.fn(async () => sums).mockRejectedValueOnce(new Error('offline'))
    const { connection, hear, line } = connected(newLibrary(loads))
    line.opened()
    hear(welcome(5))
    line.closed(1006)
    await vi.runAllTimersAsync()
    expect(connection.mirror).toBeNull()
    line.opened()
    hear(welcome(6))
    await vi.runAllTimersAsync()
    expect(loads).toHaveBeenCalledTimes(2)
    expect(connection.mirror).toMatchObject({ rules: sums })
    vi.useRealTimers()
  })

  it('shows an action at once and confirms it later, never twice', () => {
    const { connection, hear } = started()
    connection.act(0, add(3))
    expect([confirmed(connection), shown(connection)]).toEqual([{ sum: 5 }, { sum: 8 }])
    hear({ type: 'entry', entry: entry(0, 8, { action: add(3) }) })
    expect([confirmed(connection), shown(connection)]).toEqual([{ sum: 8 }, { sum: 8 }])
    hear({ type: 'ack', id: 'id0', seq: 0 })
    expect(connection.outbox).toEqual([])
    expect(shown(connection)).toEqual({ sum: 8 })
  })

  it('waits with what needs chance', () => {
    const { connection, hear } = started()
    connection.act(0, { type: 'roll' })
    expect(shown(connection)).toEqual({ sum: 5 })
    hear({ type: 'entry', entry: entry(0, 11, { action: { type: 'roll' }, chance: [6] }) })
    expect(shown(connection)).toEqual({ sum: 11 })
  })

  it('plays on with what it may not know, and knows it once it is opened', () => {
    const { connection, hear, sent } = started()
    const told = (seq: number, state: Sum, what: Partial<LiveEntry>): ServerMessage => ({
      type: 'entry',
      entry: { seq, seat: 1, at: 0, hash: stateHash(state), ...what },
    })
    hear(told(0, { sum: 5, secret: HIDDEN }, { action: { type: 'hide' }, chance: [null] }))
    expect(confirmed(connection)).toEqual({ sum: 5, secret: HIDDEN })
    connection.act(0, { type: 'open' })
    expect(shown(connection)).toEqual({ sum: 5, secret: HIDDEN })
    hear(told(1, { sum: 5, secret: 'two' }, { action: { type: 'open' }, chance: ['two'] }))
    expect(confirmed(connection)).toEqual({ sum: 5, secret: 'two' })
    expect(sent.filter(({ type }) => type === 'hello')).toHaveLength(1)
  })

  it('rebuilds a match with secrets from its beginning', () => {
    const { connection, hear, line } = connected()
    line.opened()
    const hide = { seq: 0, seat: 1, at: 0, action: { type: 'hide' }, chance: [null] }
    hear({ ...welcome(5), seq: 0, hash: stateHash({ sum: 5, secret: HIDDEN }), entries: [hide] } as ServerMessage)
    expect(connection.mirror).toMatchObject({ whole: true, seq: 0 })
    expect(confirmed(connection)).toEqual({ sum: 5, secret: HIDDEN })
  })

  it('takes a refused action back and says why', () => {
    const { connection, hear, notices } = started()
    connection.act(0, add(3))
    hear({ type: 'refuse', id: 'id0', refusal: refusal('SUM-20', { sum: 18 }) })
    expect(shown(connection)).toEqual({ sum: 5 })
    expect(notices).toEqual([{ kind: 'refused', what: 'act', refusal: refusal('SUM-20', { sum: 18 }) }])
  })

  it('takes an unanswered action off the board when the line breaks, and sends it again with the same id', () => {
    const { connection, hear, line, notices, sent } = started()
    connection.act(0, add(3))
    line.closed(1006)
    expect(shown(connection)).toEqual({ sum: 5 })
    expect(notices).toEqual([{ kind: 'takenBack', count: 1 }])
    line.opened()
    hear({ type: 'welcome', table: TABLE, you: YOU, seq: -1, hash: stateHash({ sum: 5 }), entries: [] })
    expect(sent.at(-1)).toEqual({ type: 'act', id: 'id0', seat: 0, action: add(3) })
    expect(shown(connection)).toEqual({ sum: 8 })
  })

  it('picks up what it missed, its own action among it', () => {
    const { connection, hear, line, sent } = started()
    connection.act(0, add(3))
    line.closed(1006)
    line.opened()
    expect(sent.at(-1)).toMatchObject({ type: 'hello', since: -1 })
    const missed = [entry(0, 8, { action: add(3) }), entry(1, 9, { seat: 1, action: add(1) })]
    hear({ type: 'welcome', table: TABLE, you: YOU, seq: 1, hash: stateHash({ sum: 9 }), entries: missed })
    expect([confirmed(connection), shown(connection)]).toEqual([{ sum: 9 }, { sum: 9 }])
  })

  it('asks for what came after the last entry it has', () => {
    const { hear, line, sent } = started()
    hear({ type: 'entry', entry: entry(0, 8, { action: add(3) }) })
    line.closed(1006)
    line.opened()
    expect(sent.at(-1)).toMatchObject({ type: 'hello', since: 0 })
  })

  it.each([
    ['a gap', entry(4, 8, { action: add(3) })],
    ['another fingerprint', { ...entry(0, 8, { action: add(3) }), hash: 'other' }],
    ['an action its rules refuse', entry(0, 99, { action: add(94) })],
    ['chance it may not know', entry(0, 8, { action: { type: 'roll' }, chance: [null] })],
  ])('asks for the whole view after %s', (_, wrong) => {
    const { connection, hear, sent } = started()
    hear({ type: 'entry', entry: wrong })
    expect(sent.at(-1)).toMatchObject({ type: 'hello', since: -1 })
    hear({ ...welcome(7), entries: [], setup: [1] } as ServerMessage)
    expect(confirmed(connection)).toEqual({ sum: 7 })
  })

  it('follows an undo, its own at once', () => {
    const { connection, hear } = started()
    hear({ type: 'entry', entry: entry(0, 8, { action: add(3) }) })
    connection.undo(0)
    expect(shown(connection)).toEqual({ sum: 5 })
    hear({ type: 'entry', entry: entry(1, 5, { undo: true }) })
    hear({ type: 'ack', id: 'id0', seq: 1 })
    expect([confirmed(connection), shown(connection)]).toEqual([{ sum: 5 }, { sum: 5 }])
    expect(connection.mirror).toMatchObject({ seq: 1, steps: [] })
  })

  it('takes back what bots did after its own action, at once and then one by one', () => {
    const { connection, hear } = connectedAmongBots()
    for (const [seq, sum] of [6, 8, 11].entries()) {
      hear({ type: 'entry', entry: entry(seq, sum, { seat: seq === 0 ? 0 : 1, action: add(seq + 1) }) })
    }
    connection.undo(0)
    expect(shown(connection)).toEqual({ sum: 5 })
    for (const [i, sum] of [8, 6, 5].entries()) {
      hear({ type: 'entry', entry: entry(3 + i, sum, { seat: i === 2 ? 0 : 1, undo: true }) })
      expect([confirmed(connection), shown(connection)]).toEqual([{ sum }, { sum: 5 }])
    }
    hear({ type: 'ack', id: 'id0', seq: 5 })
    expect([connection.outbox, shown(connection)]).toEqual([[], { sum: 5 }])
  })

  it('does not show a second time what was taken back while the line was down', () => {
    const { connection, hear, line } = started()
    hear({ type: 'entry', entry: entry(0, 8, { action: add(3) }) })
    hear({ type: 'entry', entry: entry(1, 9, { action: add(1) }) })
    connection.undo(0)
    line.closed(1006)
    line.opened()
    hear({ type: 'welcome', table: TABLE, you: YOU, seq: 2, hash: stateHash({ sum: 8 }), stands: 0, entries: [] })
    expect([confirmed(connection), shown(connection)]).toEqual([{ sum: 8 }, { sum: 8 }])
    expect(connection.mirror).toMatchObject({ seq: 2, steps: [{ seq: 0 }] })
  })

  it('takes a log with gaps for what stands of it', () => {
    const { connection, hear, line } = connected()
    line.opened()
    hear({ ...welcome(9, [entry(2, 8, { action: add(3) }), entry(5, 9, { action: add(1) })]), seq: 8 } as ServerMessage)
    expect(connection.mirror).toMatchObject({ whole: true, seq: 8, steps: [{ seq: 2 }, { seq: 5 }] })
    hear({ type: 'entry', entry: entry(9, 10, { action: add(1) }) })
    expect(confirmed(connection)).toEqual({ sum: 10 })
  })

  it('gets the match when it starts, told or not', () => {
    const { connection, hear, line, sent } = connected()
    line.opened()
    hear({ type: 'welcome', table: { ...TABLE, status: 'lobby' }, you: YOU, seq: -1, entries: [] })
    hear({ type: 'table', table: TABLE, you: YOU })
    expect(sent.at(-1)).toMatchObject({ type: 'hello', since: -1 })
    hear(welcome(5))
    expect(confirmed(connection)).toEqual({ sum: 5 })
  })

  it('ends with a final close, and reloads when told', () => {
    const { connection, hear, line, reloads } = started()
    hear({ type: 'reload', reason: 'rules' })
    line.closed(4426)
    expect(reloads).toEqual(['rules'])
    expect([connection.line, connection.closeCode]).toEqual(['refused', 4426])
  })

  it.each(['FULL', 'BUSY', 'LATE'])('comes back when it was told %s, and says so until it is in', (code) => {
    const { connection, hear, line, notices, sent } = started()
    hear({ type: 'error', code, message: 'come back later' })
    line.closed(COME_BACK)
    expect([connection.line, connection.closeCode, notices]).toEqual(['full', COME_BACK, []])
    line.opened()
    expect([connection.line, sent.at(-1)?.type]).toEqual(['full', 'hello'])
    hear(welcome(5))
    expect(connection.line).toBe('open')
  })

  it('[T-GALLERY-09] a match is barred where FULL is said in place of a welcome, until there is room', () => {
    const { connection, hear, line } = started()
    // Somebody took the place of a page that slept: what it shows stays until it has been refused itself.
    hear({ type: 'error', code: CROWDED, message: 'somebody else took this place' })
    line.closed(COME_BACK)
    expect(connection.barred).toBe(null)
    line.opened()
    hear({ type: 'error', code: CROWDED, message: 'come back later' })
    line.closed(COME_BACK)
    expect([connection.barred, connection.line]).toEqual([CROWDED, 'full'])
    line.opened()
    hear(welcome(5))
    expect([connection.barred, connection.line]).toEqual([null, 'open'])
  })

  it.each(['no json', '{"type":"entry"}', '[]', '{"type":"dance"}'])('reports %s and lives on', (frame) => {
    const { connection, line, notices } = started()
    line.received(frame)
    expect(notices).toMatchObject([{ kind: 'error', code: 'bad-message' }])
    expect(confirmed(connection)).toEqual({ sum: 5 })
  })
})

describe('what was sent and not answered when the page ended', () => {
  const pending = (after: number): Unanswered => ({
    type: 'act',
    id: 'old',
    seat: 0,
    action: add(2),
    after,
    seen: false,
  })
  const back = (kept: Unanswered[], ...heard: ServerMessage[]) => {
    const all = connected(undefined, kept)
    all.line.opened()
    for (const message of heard) all.hear(message)
    return { ...all, acts: all.sent.filter(({ type }) => type === 'act') }
  }

  it('is kept until it is answered', () => {
    const { connection, hear, left } = started()
    connection.act(0, add(2))
    expect(left()).toMatchObject([{ id: 'id0', action: add(2), after: -1 }])
    hear({ type: 'entry', entry: entry(0, 7, { action: add(2) }) })
    expect(left()).toHaveLength(1)
    hear({ type: 'ack', id: 'id0', seq: 0 })
    expect(left()).toEqual([])
  })

  it('is sent again, under the same id, while nothing has happened since; and that is said', () => {
    const { acts, notices, left } = back([pending(-1)], welcome(5))
    expect(acts).toEqual([{ type: 'act', id: 'old', seat: 0, action: add(2) }])
    expect(notices).toEqual([{ kind: 'late', sent: true }])
    expect(left()).toHaveLength(1)
  })

  it('is not sent when it has arrived, which needs no word', () => {
    const { acts, notices, left } = back([pending(-1)], welcome(7, [entry(0, 7, { action: add(2) })]))
    expect([acts, notices, left()]).toEqual([[], [], []])
  })

  it('is not sent when the match has gone on without it: it would mean something else', () => {
    const { acts, notices, left } = back([pending(-1)], welcome(8, [entry(0, 8, { seat: 1, action: add(3) })]))
    expect([acts, left()]).toEqual([[], []])
    expect(notices).toEqual([{ kind: 'late', sent: false }])
  })

  it('an undo likewise, but nobody looks for a second one', () => {
    const undo: Unanswered = { type: 'undo', id: 'old', seat: 0, after: 0, seen: false }
    const once = [entry(0, 7, { action: add(2) })]
    expect(back([undo], welcome(7, once)).sent).toContainEqual({ type: 'undo', id: 'old', seat: 0 })
    expect(back([undo], welcome(9, [...once, entry(1, 9, { action: add(2) })])).notices).toEqual([])
  })
})
