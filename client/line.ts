import { isFinalClose } from '#worker/protocol.ts'
import { type Heart, startHeartbeat, type Timer } from './heartbeat.ts'

/** A line to the table that comes back by itself. */
export interface Line {
  /** What is said while the line is down is lost: who says it must say it again. */
  send(text: string): void
  /** Somebody is looking, or the network has come back: no more waiting. */
  wake(): void
  close(): void
}

export interface LineEvents {
  opened(): void
  received(frame: unknown): void
  closed(code: number): void
}

/** As much of a WebSocket as a line needs; browsers, Node and Workers all have one. */
export interface Socket {
  readonly readyState: number
  send(text: string): void
  close(): void
  addEventListener(type: 'open', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void
}

export interface LineOptions {
  readonly dial?: (url: string) => Socket
  /** False while nobody looks: timers of a hidden page sleep, and it would find every line dead. */
  readonly awake?: () => boolean
}

const OPEN = 1
/** What a socket reports when the network took it. */
const LOST = 1006
const FIRST_RETRY = 300
const JITTER = 700
const GROWTH = 1.5
const LONGEST_RETRY = 8_000
/** A line that holds for so long was a good one: the next try comes soon again. */
const STEADY = 2_000
/** A socket that has not opened by then never will. */
const MOST_TO_OPEN = 5_000

/** Keeps a line to `url` open until it is closed here, or the table closes it for good. */
export function openLine(url: string, events: LineEvents, options: LineOptions = {}): Line {
  const { dial = (to) => new WebSocket(to) as Socket, awake = () => true } = options
  /** What this line is doing: an attempt that is not it any more is heard no more. */
  let attempt: Attempt | undefined
  let retry: Timer | null = null
  let tries = 0
  let ended = false

  const stopWaiting = () => {
    if (retry !== null) clearTimeout(retry)
    retry = null
  }
  const connect = () => {
    stopWaiting()
    const here: Attempt = new Attempt(dial(url), {
      opened: () => events.opened(),
      received: (frame) => events.received(frame),
      closed: (code) => lost(code, here),
      awake,
    })
    attempt = here
  }
  const lost = (code: number, { wasSteady }: Attempt) => {
    attempt = undefined
    ended = isFinalClose(code)
    if (wasSteady) tries = 0
    if (!ended) retry = setTimeout(connect, pause(tries++))
    events.closed(code)
  }
  connect()
  return {
    send: (text) => attempt?.send(text),
    wake: () => {
      if (ended) return
      if (attempt) attempt.beat()
      else connect()
    },
    close: () => {
      ended = true
      stopWaiting()
      attempt?.abandon()
      attempt = undefined
    },
  }
}

/** After a restart of the table everybody comes back: not all in the same instant. */
const pause = (tries: number): number =>
  Math.min(LONGEST_RETRY, (FIRST_RETRY + Math.random() * JITTER) * GROWTH ** tries)

interface AttemptEvents extends LineEvents {
  awake(): boolean
}

/** One socket from dialling to its end, whichever of several ends comes first. */
class Attempt {
  readonly #socket: Socket
  readonly #events: AttemptEvents
  readonly #impatience: Timer
  #heart: Heart | undefined
  #openedAt = Number.POSITIVE_INFINITY
  #over = false

  constructor(socket: Socket, events: AttemptEvents) {
    this.#socket = socket
    this.#events = events
    this.#impatience = setTimeout(() => this.#end(LOST), MOST_TO_OPEN)
    socket.addEventListener('open', () => this.#opened())
    socket.addEventListener('message', ({ data }) => this.#received(data))
    socket.addEventListener('close', ({ code }) => this.#end(code))
  }

  get wasSteady(): boolean {
    return Date.now() - this.#openedAt >= STEADY
  }

  send(text: string): void {
    if (this.#socket.readyState === OPEN) this.#socket.send(text)
  }

  beat(): void {
    this.#heart?.beat()
  }

  /** Lets go of the socket and says nothing of it. */
  abandon(): void {
    this.#over = true
    this.#heart?.stop()
    clearTimeout(this.#impatience)
    this.#socket.close()
  }

  #opened(): void {
    if (this.#over) return
    clearTimeout(this.#impatience)
    this.#openedAt = Date.now()
    const ping = () => this.send('ping')
    this.#heart = startHeartbeat({ ping, dead: () => this.#end(LOST), awake: this.#events.awake })
    this.#events.opened()
  }

  #received(data: unknown): void {
    if (this.#over) return
    this.#heart?.heard()
    if (data !== 'pong') this.#events.received(data)
  }

  #end(code: number): void {
    if (this.#over) return
    this.abandon()
    this.#events.closed(code)
  }
}
