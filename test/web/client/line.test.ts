import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Line, openLine } from '#client/line.ts'
import { COME_BACK, PING_EVERY_MS } from '#worker/protocol.ts'

/** A socket whose other end is the test. */
class Fake extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState = Fake.CONNECTING
  binaryType = 'blob'
  readonly sent: string[] = []

  constructor() {
    super()
    sockets.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.readyState = Fake.CLOSED
  }

  tell(type: 'open' | 'message' | 'close', init: { data?: unknown; code?: number } = {}): void {
    this.readyState = type === 'close' ? Fake.CLOSED : Fake.OPEN
    const event = { open: Event, message: MessageEvent, close: CloseEvent }[type]
    this.dispatchEvent(new event(type, init))
  }
}

const sockets: Fake[] = []
const said: string[] = []
let line: Line
let seen = true

const last = () => sockets.at(-1) as Fake
const drop = (code = 1006) => last().tell('close', { code })
const LONG = 60_000

/** It dials a moment after it was asked to. */
const soon = () => vi.advanceTimersByTimeAsync(0)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  sockets.length = 0
  said.length = 0
  seen = true
  line = openLine(
    'ws://table',
    {
      opened: () => said.push('opened'),
      received: (frame) => said.push(`received ${frame}`),
      measured: () => said.push('measured'),
      closed: (code) => said.push(`closed ${code}`),
    },
    { WebSocket: Fake, awake: () => seen },
  )
  await soon()
})

afterEach(() => {
  line.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a line', () => {
  it('tells what comes, and keeps heartbeats to itself', () => {
    last().tell('open')
    last().tell('message', { data: 'pong' })
    last().tell('message', { data: '{}' })
    expect(said).toEqual(['opened', 'measured', 'received {}'])
  })

  it('sends nothing while it is down', () => {
    line.send('early')
    last().tell('open')
    line.send('now')
    drop()
    line.send('late')
    expect(sockets.flatMap(({ sent }) => sent)).toEqual(['now'])
  })

  it('comes back after ever longer pauses, but not much longer', async () => {
    const waits: number[] = []
    for (let i = 0; i < 12; i++) {
      const before = sockets.length
      drop()
      const from = Date.now()
      while (sockets.length === before) await vi.advanceTimersByTimeAsync(50)
      waits.push(Date.now() - from)
    }
    expect(waits[0]).toBe(300)
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    expect(waits.at(-1)).toBe(8_000)
  })

  it('[T-GALLERY-09] comes back after ever longer pauses to a table that has no room', async () => {
    for (let i = 0; i < 14; i++) {
      last().tell('open')
      drop(COME_BACK)
      await vi.advanceTimersByTimeAsync(30_000)
    }
    const before = sockets.length
    last().tell('open')
    drop(COME_BACK)
    await vi.advanceTimersByTimeAsync(29_900)
    expect(sockets).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(100)
    expect(sockets).toHaveLength(before + 1)
    // Once the line only breaks, it is as soon there again as any.
    drop()
    await vi.advanceTimersByTimeAsync(8_000)
    expect(sockets).toHaveLength(before + 2)
  })

  it('comes back soon again after it has held for a while', async () => {
    for (let i = 0; i < 8; i++) {
      drop()
      await vi.advanceTimersByTimeAsync(10_000)
    }
    last().tell('open')
    await vi.advanceTimersByTimeAsync(3_000)
    const before = sockets.length
    drop()
    await vi.advanceTimersByTimeAsync(300)
    expect(sockets).toHaveLength(before + 1)
  })

  it('does not come back after a final code, nor when it is woken', async () => {
    last().tell('open')
    drop(4404)
    line.wake()
    await vi.advanceTimersByTimeAsync(LONG)
    expect(sockets).toHaveLength(1)
    expect(said).toEqual(['opened', 'closed 4404'])
  })

  it('does not come back after it was closed here, and says nothing any more', async () => {
    last().tell('open')
    line.close()
    last().tell('close', { code: 1005 })
    await vi.advanceTimersByTimeAsync(LONG)
    expect(sockets).toHaveLength(1)
    expect(said).toEqual(['opened'])
  })

  it('gives up a socket that never opens, and one whose ping stays unanswered', async () => {
    await vi.advanceTimersByTimeAsync(10_500)
    expect(sockets).toHaveLength(2)
    last().tell('open')
    await vi.advanceTimersByTimeAsync(PING_EVERY_MS)
    expect(last().sent).toEqual(['ping'])
    await vi.advanceTimersByTimeAsync(4_000)
    last().tell('message', { data: 'pong' })
    await vi.advanceTimersByTimeAsync(PING_EVERY_MS - 4_000)
    expect(last().sent).toEqual(['ping', 'ping'])
    await vi.advanceTimersByTimeAsync(5_400)
    expect(sockets).toHaveLength(3)
    expect(said).toEqual(['closed 1000', 'opened', 'measured', 'closed 1000'])
  })

  it('hears nothing of a socket it has let go', async () => {
    const first = last()
    first.tell('open')
    await vi.advanceTimersByTimeAsync(PING_EVERY_MS + 5_400)
    expect(sockets).toHaveLength(2)
    first.tell('message', { data: '{"late":1}' })
    first.tell('close', { code: 4404 })
    last().tell('open')
    expect(said).toEqual(['opened', 'closed 1000', 'opened'])
  })

  it('does not ping while nobody looks; when somebody does, at once', async () => {
    last().tell('open')
    seen = false
    await vi.advanceTimersByTimeAsync(3 * PING_EVERY_MS)
    expect(last().sent).toEqual([])
    line.wake()
    expect(last().sent).toEqual(['ping'])
  })
})
