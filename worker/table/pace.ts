/** How much may come at once, and how much a second after that. */
export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

/** Frames of one socket, or of one seat by however many sockets. */
export const FRAMES: Allowance = { burst: 60, perSecond: 20 }
/** Frames from one address, where a whole table may sit; a new connection counts as several. */
export const FRAMES_OF_ADDRESS: Allowance = { burst: 300, perSecond: 100 }
export const CONNECTING = 5

/**
 * What is said in welcomes, in characters: a whole match is some hundred thousand. Everybody here may open it in several
 * tabs at once, and so may a school behind one address; nobody can have it all day long.
 */
export const VIEWS: Allowance = { burst: 8_000_000, perSecond: 400_000 }
/** Of all together who only watch: those who play are not among them, and need not wait for them. */
export const VIEWS_OF_WATCHERS: Allowance = { burst: 32_000_000, perSecond: 4_000_000 }
/** What the least of them counts for: to look who is here costs as much as to say a lot. */
export const LEAST_VIEW = 20_000

/** Something that fills again with time. What is taken may be more than is left, once: then nothing is, for longer. */
export class Bucket {
  readonly #allowance: Allowance
  #left: number
  #at: number

  constructor(allowance: Allowance, now: number) {
    this.#allowance = allowance
    this.#left = allowance.burst
    this.#at = now
  }

  /** False, and nothing is taken, when it is empty. */
  take(amount: number, now: number): boolean {
    const left = this.#refilled(now)
    this.#at = now
    this.#left = left > 0 ? left - amount : left
    return left > 0
  }

  isEmpty(now: number): boolean {
    return this.#refilled(now) <= 0
  }

  isFull(now: number): boolean {
    return this.#refilled(now) === this.#allowance.burst
  }

  #refilled(now: number): number {
    const { burst, perSecond } = this.#allowance
    return Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond)
  }
}

/** Buckets by name; full ones are forgotten, since a new one is as full. */
export class Buckets {
  readonly #allowance: Allowance
  readonly #buckets = new Map<string, Bucket>()

  constructor(allowance: Allowance) {
    this.#allowance = allowance
  }

  get size(): number {
    return this.#buckets.size
  }

  take(name: string, amount: number, now: number): boolean {
    if (this.#buckets.size > MANY) this.#forget(now)
    const bucket = this.#buckets.get(name) ?? new Bucket(this.#allowance, now)
    this.#buckets.set(name, bucket)
    return bucket.take(amount, now)
  }

  isEmpty(name: string, now: number): boolean {
    return this.#buckets.get(name)?.isEmpty(now) ?? false
  }

  #forget(now: number): void {
    for (const [name, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(name)
  }
}

const MANY = 1_000

/** Whose frames they are, besides the socket's. */
export interface Senders {
  readonly seats: readonly number[]
  readonly address: string | null
}

/** Counts in memory only: whoever let the object fall asleep has not been sending too much. */
export class Pace {
  readonly #sockets = new WeakMap<WebSocket, Bucket>()
  readonly #seats = new Buckets(FRAMES)
  readonly #addresses = new Buckets(FRAMES_OF_ADDRESS)

  /** Whether one more frame is too much, and whose: of this socket, or of its seat or address, which others share. */
  tooFast(socket: WebSocket, { seats, address }: Senders, now: number): 'socket' | 'shared' | null {
    const own = this.#sockets.get(socket) ?? new Bucket(FRAMES, now)
    this.#sockets.set(socket, own)
    if (!own.take(1, now)) return 'socket'
    // All of them pay, whichever of them is empty.
    const paid = seats.map((seat) => this.#seats.take(String(seat), 1, now))
    return this.#pays(address, 1, now) && paid.every((one) => one) ? null : 'shared'
  }

  mayConnect(address: string | null, now: number): boolean {
    return this.#pays(address, CONNECTING, now)
  }

  #pays(address: string | null, amount: number, now: number): boolean {
    return address === null || this.#addresses.take(address, amount, now)
  }
}

export interface Viewer extends Senders {
  readonly host: boolean
}

/** How much of the match is told to those who ask for it. Each pays when it has been told. */
export class Views {
  readonly #names = new Buckets(VIEWS)
  readonly #watchers = new Buckets(VIEWS_OF_WATCHERS)

  mayLook(viewer: Viewer, now: number): boolean {
    return payers(viewer).every((name) => !this.#of(name).isEmpty(name, now))
  }

  looked(viewer: Viewer, characters: number, now: number): void {
    for (const name of payers(viewer)) this.#of(name).take(name, Math.max(characters, LEAST_VIEW), now)
  }

  #of(name: string): Buckets {
    return name === WATCHERS ? this.#watchers : this.#names
  }
}

const WATCHERS = 'watchers'

function payers({ seats, host, address }: Viewer): string[] {
  if (seats.length > 0) return seats.map((seat) => `seat ${seat}`)
  return host ? ['host'] : [WATCHERS, ...(address === null ? [] : [address])]
}
