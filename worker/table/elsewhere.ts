import type { Refusal } from '#engine/core/index.ts'
import type { Command, TellState, WebhookState } from '../protocol.ts'
import type { Duty } from './agenda.ts'
import { CHANNEL, Hooks } from './hooks/hooks.ts'
import type { Live } from './live.ts'
import { Outbox } from './post/outbox.ts'
import { Postman } from './post/postman.ts'
import type { Who } from './seating.ts'
import type { Room, Store } from './store.ts'
import { Links } from './tell/links.ts'
import type { PushVars } from './tell/push.ts'
import { Tell, type TellParts } from './tell/tell.ts'
import type { Ways } from './tell/ways.ts'
import type { Tiding } from './tidings.ts'

/** What may be asked of it over the socket. */
export type ElsewhereCommand = Extract<Command, { do: 'webhook' | 'test-webhook' | 'tell' }>

export interface ElsewhereParts extends Pick<TellParts, 'open' | 'isHere'> {
  readonly sql: SqlStorage
  readonly store: Store
  readonly vars: PushVars
  /** How it went with a message for these has changed. */
  readonly changed: (live: Live, concerns: (who: Who) => boolean) => void
}

/** All who are told of the table without being there: a channel of the host's, and players in ways of their own. */
export class Elsewhere implements Duty {
  readonly links: Links
  readonly #parts: ElsewhereParts
  readonly #hooks: Hooks
  readonly #tell: Tell
  readonly #postman: Postman

  constructor(parts: ElsewhereParts) {
    const { sql, store, vars, open, isHere } = parts
    const outbox = new Outbox(sql)
    this.#parts = parts
    this.links = new Links(store)
    this.#hooks = new Hooks(sql, outbox, vars.WEBHOOK_ALLOW_LOCAL === '1')
    this.#tell = new Tell({ sql, store, outbox, links: this.links, vars, open, isHere })
    const find = (way: number) => (way === CHANNEL ? this.#hooks.addressee : this.#tell.addressee(way))
    this.#postman = new Postman(outbox, find, (way) => this.#delivered(way))
  }

  obey(live: Live, who: Who, command: ElsewhereCommand, page: string, now: number): Refusal | null {
    if (command.do === 'webhook') return this.#hooks.set(live, who, command.to, page, now)
    if (command.do === 'test-webhook') return this.#hooks.test(live, who, now)
    return this.#tell.set(live, who, command, page, now)
  }

  /** What is told must fail no move, nor what is told to others. */
  hear(live: Live, tiding: Tiding, now: number): void {
    for (const teller of [this.#hooks, this.#tell]) {
      try {
        teller.hear(live, tiding, now)
      } catch (error) {
        console.error('not told elsewhere', live.room.id, tiding.what, error)
      }
    }
  }

  /** How whoever this is has it told: that is for nobody else to know. */
  stateFor(who: Who, room: Room): { webhook?: WebhookState; tells?: TellState[] } {
    const webhook = who.host ? this.#hooks.state : null
    const tells = this.#tell.stateFor(who, room)
    return { ...(webhook && { webhook }), ...(tells.length > 0 && { tells }) }
  }

  /** In which ways those who sit here are told of it, and are to be told of the next match. */
  get ways(): Ways {
    return this.#tell.ways
  }

  due(): number | null {
    return this.#parts.open() && this.#postman.due()
  }

  perform(now: number): void {
    this.#postman.perform(now)
  }

  #delivered(way: number): void {
    const live = this.#parts.open()
    if (!live) return
    const seats = way === CHANNEL ? [] : this.#tell.seatsOf(way, live.room)
    this.#parts.changed(live, (who) => (way === CHANNEL ? who.host : who.seats.some((seat) => seats.includes(seat))))
  }
}

/** Who hears of what it changes: nobody else. */
export const isFor = (command: ElsewhereCommand, { host, seats }: Who): boolean =>
  command.do === 'tell' ? seats.includes(command.seat) : host

/** What is not for everybody to hear of. */
export const isAboutElsewhere = (command: Command): command is ElsewhereCommand =>
  command.do === 'webhook' || command.do === 'test-webhook' || command.do === 'tell'
