import { describe, expect, test } from 'vitest'
import type { MatchFile } from '#engine/core/index.ts'
import type { LiveEntry } from '#worker/protocol.ts'
import { audit, type Truth, type Witness } from '../torture/audit.ts'
import { NEVER, type Never, newTally } from '../torture/tally.ts'

/** That `npm run torture` would see what it looks for: a match of three entries, told right, and told wrong. */
const draw = { type: 'draw' }
const log: readonly LiveEntry[] = [
  { seq: 0, seat: 0, action: { type: 'build', hex: 'K9' }, hash: 'a' },
  { seq: 1, seat: 1, action: draw, chance: [{ only: 1, is: 'red' }], hash: 'b' },
  { seq: 2, seat: 0, action: { type: 'pass' }, hash: 'c' },
] as never
const truth = { file: { log } as unknown as MatchFile, seq: 2, standing: log, hashOf: String } satisfies Truth

const frame = (message: object): string => JSON.stringify(message)
/** As it is told to a seat. */
const entry = (one: LiveEntry | undefined, seat: number | null): string =>
  frame({ type: 'entry', entry: { ...one, ...(one?.chance && { chance: [seat === 1 ? 'red' : null] }) } })

interface Told {
  readonly seat: number | null
  readonly sent: readonly string[]
  readonly got: readonly string[]
  readonly knew?: readonly [string, number][]
  readonly notices?: Witness['notices']
  readonly hash?: string
}

const witness = ({ seat, sent, got, knew = [], notices = [], hash = String(seat) }: Told): Witness => ({
  place: { seat },
  heard: {
    sent: [...sent],
    got: [frame({ type: 'welcome', table: { status: 'running' }, entries: [], seq: -1 }), ...got],
  },
  knew: new Map(knew),
  notices: [...notices],
  sees: { seq: 2, hash },
})

const act = (id: string, action: unknown): string => frame({ type: 'act', id, seat: 0, action })
const ack = (id: string, seq: number): string => frame({ type: 'ack', id, seq })

const ada: Told = {
  seat: 0,
  sent: [act('0', log[0]?.action), act('1', log[2]?.action)],
  got: [ack('0', 0), ...log.map((one) => entry(one, 0)), ack('1', 2)],
}
const bob: Told = { seat: 1, sent: [act('0', draw)], got: [...log.map((one) => entry(one, 1)), ack('0', 1)] }
const watcher: Told = { seat: null, sent: [], got: log.map((one) => entry(one, null)) }

function blamed(...told: readonly Told[]): Never[] {
  const found = new Set<Never>()
  audit(told.map(witness), truth, newTally(), (what) => found.add(what))
  return [...found]
}

const adaGot = (...more: readonly string[]): Told => ({ ...ada, got: [...ada.got, ...more] })
const refuse = frame({ type: 'refuse', id: '2', refusal: { rule: 'AOS-BUILD-08' } })

const WRONG: readonly (readonly [Never, string, Told])[] = [
  [
    'lost',
    'what was confirmed is behind the end of the log',
    { ...adaGot(ack('2', 7)), sent: [...ada.sent, act('2', draw)] },
  ],
  ['lost', 'an entry was told that is in no log', adaGot(entry({ ...log[0], seq: 7 } as LiveEntry, 0))],
  ['lost', 'what was confirmed is another action', { ...ada, sent: [act('0', draw), ada.sent[1] ?? ''] }],
  ['doubled', 'one action is two entries', adaGot(ack('1', 0))],
  ['doubled', 'there are more entries than were sent', { ...ada, sent: [], got: log.map((one) => entry(one, 0)) }],
  [
    'diverged',
    'an entry is told as somebody else’s',
    { ...watcher, got: [entry({ ...log[1], seat: 0 } as never, null)] },
  ],
  ['diverged', 'the end looks different', { ...watcher, hash: 'other' }],
  ['refused', 'a legal action was refused', { ...adaGot(refuse), knew: [['2', 2]] }],
  ['secrets', 'a card that another drew', { ...watcher, got: [entry(log[1], 1)] }],
  ['errors', 'the table failed', { ...ada, notices: [{ kind: 'error', code: 'INTERNAL', message: 'oh' } as never] }],
]

describe('the audit of npm run torture', () => {
  test('finds nothing where all is well', () => {
    expect(blamed(ada, bob, watcher)).toEqual([])
    const late = { ...adaGot(refuse), knew: [['2', 1]] } satisfies Told
    expect(blamed(late, bob, watcher), 'refused because something else had come first').toEqual([])
  })

  test.each(WRONG)('%s: %s', (what, _, told) => {
    const others = [ada, bob, watcher].filter(({ seat }) => seat !== told.seat)
    expect(blamed(...others, told)).toContain(what)
  })

  test('lost: what was confirmed is another action, and nobody was there to hear it', () => {
    expect(blamed({ ...ada, sent: [act('0', draw)], got: [ack('0', 0)] })).toContain('lost')
  })

  test('each kind of blame is tried', () => {
    expect(new Set(WRONG.map(([what]) => what))).toEqual(new Set(NEVER))
  })
})
