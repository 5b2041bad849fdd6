import type { Result, Rules, Seat, SomeAction } from '#engine/core/index.ts'
import { Connection, type Notice } from '../connection.ts'
import type { Timer } from '../heartbeat.ts'
import { type LineOptions, openLine } from '../line.ts'
import { type Mirror, stateOf } from '../mirror.ts'

/** A table lets a socket say twenty things a second. */
const SHORTEST_PAUSE_MS = 60
/** So often may a choice be refused before something is wrong with whoever chooses. */
const MOST_REFUSALS = 20

export interface Part<Game extends Rules = Rules> {
  /** `socketUrl` of the table. */
  readonly url: string
  readonly name: string
  /** The seat to sit on; any free one if it is left out. */
  readonly seat?: Seat
  /** Whoever comes with the same secret again finds the seat again. */
  readonly secret: string
  /** What this player can play. */
  readonly games: readonly Game[]
  /** What to do; `refusals` counts how often the answer to this very question was refused. */
  choose(rules: Game, view: unknown, seat: Seat, refusals: number): SomeAction
  /** At least so long between two actions, so that people can follow. */
  readonly pauseMs?: number
  readonly line?: LineOptions
}

/**
 * Sits down at a table and plays the match to its end, over any number of lost connections; waits in the lobby until
 * the host starts it. Rejects when there is no seat to be had, or when the table closes the line for good.
 */
export function takePart<Game extends Rules>(part: Part<Game>): Promise<Result | null> {
  return new Promise((resolve, reject) => new Player(part, resolve, (why) => reject(new Error(why))))
}

class Player<Game extends Rules> {
  readonly #part: Part<Game>
  readonly #done: (result: Result | null) => void
  readonly #failed: (why: string) => void
  readonly #connection: Connection
  /** How often in a row, and after which entry. */
  #refused = { seq: -1, times: 0 }
  #pause: Timer | null = null
  #over = false

  constructor(part: Part<Game>, done: (result: Result | null) => void, failed: (why: string) => void) {
    this.#part = part
    this.#done = done
    this.#failed = failed
    this.#connection = new Connection({
      open: (events) => openLine(part.url, events, part.line),
      versions: Object.fromEntries(part.games.map(({ id, version }) => [id, version])),
      library: { at: (game) => this.#rulesOf(game), fetch: () => Promise.reject(new Error('not ours')) },
      secrets: () => [part.secret],
      newId: () => crypto.randomUUID(),
      changed: () => this.#look(),
      notice: (notice) => this.#told(notice),
      reload: (reason) => this.#giveUp(`the table is of another version (${reason})`),
    })
  }

  #rulesOf(game: string): Game | undefined {
    return this.#part.games.find(({ id }) => id === game)
  }

  /** Whatever has changed: there is at most one thing to do about it, and none while an answer is awaited. */
  #look(): void {
    if (this.#over) return
    const { line, closeCode, table, mirror, outbox } = this.#connection
    if (line === 'refused') this.#giveUp(`the table closed the line (${closeCode})`)
    if (line !== 'open' || outbox.length > 0 || !table) return
    const rules = this.#rulesOf(table.game)
    if (table.status === 'lobby') this.#sitDown()
    else if (!rules) this.#giveUp(`nobody here plays ${table.game}`)
    else if (mirror) this.#play(rules, mirror)
  }

  #sitDown(): void {
    const { table, you } = this.#connection
    if (you.seats.length > 0) return
    const { seat: wanted, name, secret } = this.#part
    const seat = table?.seats.findIndex((info, index) => info.name === null && index === (wanted ?? index)) ?? -1
    if (seat === -1) this.#giveUp(wanted === undefined ? 'no seat is free' : `seat ${wanted} is not free`)
    else this.#connection.command({ do: 'claim', seat, name, secret })
  }

  #play(rules: Game, mirror: Mirror): void {
    const { table, you } = this.#connection
    const state = stateOf(mirror)
    const { seats, over } = rules.turn(state)
    if (over) {
      this.#end()
      this.#done(rules.result(state))
      return
    }
    const mine = seats.find((seat) => you.seats.includes(seat) && table?.seats[seat]?.bot === null)
    if (you.seats.length === 0) this.#giveUp('the match is on, and none of its seats is ours')
    if (mine === undefined || this.#pause !== null) return
    const refusals = this.#refused.seq === mirror.seq ? this.#refused.times : 0
    const action = this.#part.choose(rules, state, mine, refusals)
    this.#rest()
    this.#connection.act(mine, action)
  }

  #rest(): void {
    const { pauseMs = 0 } = this.#part
    this.#pause = setTimeout(
      () => {
        this.#pause = null
        this.#look()
      },
      Math.max(SHORTEST_PAUSE_MS, pauseMs),
    )
  }

  #told(notice: Notice): void {
    if (notice.kind === 'takenBack' || notice.kind === 'late') return
    const why = notice.kind === 'refused' ? notice.refusal.rule : `${notice.code}: ${notice.message}`
    const seq = this.#connection.mirror?.seq ?? -1
    this.#refused = { seq, times: this.#refused.seq === seq ? this.#refused.times + 1 : 1 }
    const hopeless = notice.kind === 'refused' && notice.what === 'command' && why !== 'TABLE-SEAT-TAKEN'
    if (hopeless || this.#refused.times >= MOST_REFUSALS) this.#giveUp(why)
  }

  #giveUp(why: string): void {
    this.#end()
    this.#failed(why)
  }

  #end(): void {
    this.#over = true
    if (this.#pause !== null) clearTimeout(this.#pause)
    this.#connection.close()
  }
}
