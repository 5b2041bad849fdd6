import ReconnectingWebSocket from 'partysocket/ws'
import { COME_BACK, isFinalClose } from '#worker/both/wire.ts'
import { type Heart, startHeartbeat } from './heartbeat.ts'

/** A line to the table that comes back by itself. */
export interface Line {
  /** What is said while the line is down is lost: who says it must say it again. */
  send(text: string): void
  /** Somebody is looking, or the network has come back: asks at once whether the line is alive. */
  wake(): void
  close(): void
}

export interface LineEvents {
  opened(): void
  received(frame: unknown): void
  /** So many milliseconds lie between a ping and its pong. */
  measured(ms: number): void
  closed(code: number): void
}

export interface LineOptions {
  /** Another than the global one. */
  readonly WebSocket?: unknown
  /** False while nobody looks: timers of a hidden page sleep, and it would find every line dead. */
  readonly awake?: () => boolean
}

const FIRST_RETRY = 300
const JITTER = 700
const LONGEST_RETRY = 8_000
/** To a table that has no room: there may be thousands who come back. */
const LONGEST_WITHOUT_ROOM = 30_000

/** Keeps a line to `url`, asked for each time, open until it is closed here, or the table closes it for good. */
export function openLine(
  url: string | (() => string),
  events: LineEvents,
  { WebSocket, awake = () => true }: LineOptions = {},
): Line {
  let final = false
  let heart: Heart | undefined
  let pinged = 0
  const options = {
    ...(WebSocket !== undefined && { WebSocket }),
    // After a restart of the table everybody comes back: not all in the same instant.
    minReconnectionDelay: FIRST_RETRY + Math.random() * JITTER,
    maxReconnectionDelay: LONGEST_RETRY,
    reconnectionDelayGrowFactor: 1.5,
    minUptime: 2_000,
    // A socket that has not opened by then never will.
    connectionTimeout: 10_000,
    // Its queue is sent before `hello` could be; ours is not.
    maxEnqueuedMessages: 0,
    // It is asked before it is worked out when to come back.
    shouldReconnectOnClose: ({ code }: { code: number }) => {
      options.maxReconnectionDelay = code === COME_BACK ? LONGEST_WITHOUT_ROOM : LONGEST_RETRY
      return !isFinalClose(code)
    },
  }
  const socket = new ReconnectingWebSocket(url, [], options)

  socket.addEventListener('open', () => {
    const ping = () => {
      pinged = performance.now()
      socket.send('ping')
    }
    heart = startHeartbeat({ ping, dead: () => socket.reconnect(), awake })
    events.opened()
  })
  socket.addEventListener('message', (event: MessageEvent) => {
    heart?.heard()
    if (event.data === 'pong') events.measured(performance.now() - pinged)
    else events.received(event.data)
  })
  socket.addEventListener('close', ({ code }: { code: number }) => {
    if (final) return
    heart?.stop()
    final = isFinalClose(code)
    events.closed(code)
  })
  return {
    send: (text) => socket.send(text),
    wake: () => {
      if (socket.readyState === socket.OPEN) heart?.beat()
    },
    close: () => {
      final = true
      heart?.stop()
      socket.close()
    },
  }
}
