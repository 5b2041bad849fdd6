import { Connection, type Notice } from '#client/connection.ts'
import { openLine } from '#client/line.ts'
import { stateOf } from '#client/mirror.ts'
import { reachOf } from '#client/outbox.ts'
import { type FullRules, type Pick, type Seat, stateHash } from '#engine/core/index.ts'
import { type Heard, roughSockets } from './rough.ts'
import type { Tally } from './tally.ts'

/** Honest players keep to the pace that a table allows, even when their frames come twice. */
const PAUSE_MS = 90

export interface Place {
  readonly url: string
  readonly rules: FullRules
  /** Null for somebody who only watches. */
  readonly seat: Seat | null
  readonly secret: string
  readonly pick: Pick
  readonly tally: Tally
}

/** Somebody honest behind a bad line: does anything legal when asked, takes some of it back, and remembers every frame. */
export class Player {
  readonly place: Place
  readonly heard: Heard = { sent: [], got: [] }
  readonly notices: Notice[] = []
  /** By id of what it sent: the last entry it knew then. */
  readonly knew = new Map<string, number>()
  readonly #connection: Connection
  #resting = false
  #closed = false
  #ids = 0

  constructor(place: Place) {
    this.place = place
    const { url, rules, secret, seat, pick, tally } = place
    const WebSocket = roughSockets(pick, tally, this.heard)
    this.#connection = new Connection({
      open: (events) => openLine(url, events, { WebSocket }),
      versions: { [rules.id]: rules.version },
      library: { at: () => rules, fetch: () => Promise.reject(new Error('not needed')) },
      secrets: () => (seat === null ? [] : [secret]),
      newId: () => this.#newId(),
      changed: () => this.#look(),
      notice: (notice) => this.notices.push(notice),
      reload: () => {},
    })
  }

  get isOver(): boolean {
    const { table, mirror, outbox } = this.#connection
    return table?.status === 'over' && mirror !== null && outbox.length === 0
  }

  get lineState(): string {
    return `${this.#connection.line} ${this.#connection.closeCode}`
  }

  /** The last entry it knows, and the fingerprint of what it sees. */
  get sees(): { readonly seq: number; readonly hash: string } {
    const { mirror } = this.#connection
    return mirror ? { seq: mirror.seq, hash: stateHash(stateOf(mirror)) } : { seq: -2, hash: '' }
  }

  close(): void {
    this.#closed = true
    this.#connection.close()
  }

  #newId(): string {
    const id = `${this.place.seat}-${this.#ids++}`
    this.knew.set(id, this.sees.seq)
    return id
  }

  #look(): void {
    const { line, table, mirror, outbox } = this.#connection ?? {}
    const { seat, rules, pick } = this.place
    if (this.#closed || this.#resting || line !== 'open' || !mirror || (outbox?.length ?? 0) > 0) return
    if (seat === null || table?.status !== 'running') return
    const state = stateOf(mirror)
    const mine = rules.turn(state).seats.includes(seat)
    if (reachOf(rules, mirror.steps, seat, table) > 0 && pick(12) === 0) this.#then(() => this.#connection.undo(seat))
    else if (mine) this.#then(() => this.#connection.act(seat, rules.sample(state, seat, pick)))
  }

  #then(say: () => void): void {
    this.#resting = true
    say()
    setTimeout(() => {
      this.#resting = false
      this.#look()
    }, PAUSE_MS)
  }
}
