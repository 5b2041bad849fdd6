import { isFinalClose } from '#worker/both/wire.ts'
import { type Heart, startHeartbeat, type Timer } from './heartbeat.ts'

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
const SLOWER_EACH_TIME = 1.5
const LONGEST_RETRY = 8_000
/** A socket that has not opened by then never will. */
const OPENS_WITHIN = 10_000
/** One that has held for so long was no failure. */
const HOLDS_AFTER = 2_000
/** Of a socket that is given up here. */
const GIVEN_UP = 1000

/** Keeps a line to `url` open until it is closed here, or the table closes it for good. */
export function openLine(url: string, events: LineEvents, { WebSocket, awake = () => true }: LineOptions = {}): Line {
  const Socket = (WebSocket ?? globalThis.WebSocket) as typeof globalThis.WebSocket
  // After a restart of the table everybody comes back: not all in the same instant.
  const shortest = FIRST_RETRY + Math.random() * JITTER
  let socket: WebSocket
  let heart: Heart | undefined
  /** Of the socket as it is: until it opens, until it has held, or until the next one. */
  let timer: Timer
  let listening: AbortController
  let failures = 0

  function dial(): void {
    socket = new Socket(url)
    listening = new AbortController()
    const { signal } = listening
    timer = setTimeout(() => lost(GIVEN_UP), OPENS_WITHIN)
    socket.addEventListener('open', opened, { signal })
    socket.addEventListener('message', received, { signal })
    // An error says nothing more: the end comes right after it.
    socket.addEventListener('close', ({ code }) => lost(code), { signal })
  }

  function opened(): void {
    clearTimeout(timer)
    timer = setTimeout(held, HOLDS_AFTER)
    heart = startHeartbeat({ ping: () => socket.send('ping'), dead, awake })
    events.opened()
  }

  function held(): void {
    failures = 0
  }

  function received({ data }: MessageEvent): void {
    heart?.heard()
    if (data !== 'pong') events.received(data)
  }

  /** It was there for a while, and the network may be another by now: the next one need not wait. */
  function dead(): void {
    failures = 0
    lost(GIVEN_UP, 0)
  }

  function lost(code: number, pause = Math.min(LONGEST_RETRY, shortest * SLOWER_EACH_TIME ** failures)): void {
    letGo()
    failures++
    if (!isFinalClose(code)) timer = setTimeout(dial, pause)
    events.closed(code)
  }

  /** Nothing is heard of this socket any more, and no other comes by itself. */
  function letGo(): void {
    clearTimeout(timer)
    listening.abort()
    heart?.stop()
    heart = undefined
    socket.close()
  }

  dial()
  return {
    send: (text) => {
      if (socket.readyState === Socket.OPEN) socket.send(text)
    },
    wake: () => heart?.beat(),
    close: letGo,
  }
}
