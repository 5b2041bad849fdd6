import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Line, openLine, type Socket } from '#client/line.ts'
import { PING_EVERY_MS } from '#worker/protocol.ts'

type Heard = { data?: unknown; code?: number }

/** A socket whose other end is the test. */
class Fake implements Socket {
  readyState = 0
  readonly sent: string[] = []
  readonly #listeners: { type: string; listener: (event: never) => void }[] = []

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.push({ type, listener })
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.readyState = 3
  }

  tell(type: 'open' | 'message' | 'close', event: Heard = {}): void {
    this.readyState = type === 'close' ? 3 : 1
    for (const one of this.#listeners) if (one.type === type) one.listener(event as never)
  }
}

const sockets: Fake[] = []
const said: string[] = []
let line: Line
let seen = true

const last = () => sockets.at(-1) as Fake
const drop = (code = 1006) => last().tell('close', { code })
const LONG = 60_000

beforeEach(() => {
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
      closed: (code) => said.push(`closed ${code}`),
    },
    {
      dial: () => {
        sockets.push(new Fake())
        return last()
      },
      awake: () => seen,
    },
  )
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
    expect(said).toEqual(['opened', 'received {}'])
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
    await vi.advanceTimersByTimeAsync(5_500)
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
    expect(said).toEqual(['closed 1006', 'opened', 'closed 1006'])
  })

  it('hears nothing of a socket it has let go', async () => {
    const first = last()
    first.tell('open')
    await vi.advanceTimersByTimeAsync(PING_EVERY_MS + 5_400)
    expect(sockets).toHaveLength(2)
    first.tell('message', { data: '{"late":1}' })
    first.tell('close', { code: 4404 })
    last().tell('open')
    expect(said).toEqual(['opened', 'closed 1006', 'opened'])
  })

  it('does not ping while nobody looks; when somebody does, at once', async () => {
    last().tell('open')
    seen = false
    await vi.advanceTimersByTimeAsync(3 * PING_EVERY_MS)
    expect(last().sent).toEqual([])
    line.wake()
    expect(last().sent).toEqual(['ping'])
  })

  it('does not wait for its next try when it is woken', async () => {
    drop()
    line.wake()
    expect(sockets).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(sockets).toHaveLength(2)
  })
})
