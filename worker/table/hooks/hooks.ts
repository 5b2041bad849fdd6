import { type Refusal, refusal } from '#engine/core/index.ts'
import type { Webhook, WebhookState } from '../../protocol.ts'
import { wordsIn } from '../../texts/words.ts'
import type { Live } from '../live.ts'
import { faultOf, hostOf } from '../post/address.ts'
import type { Letter, Outbox } from '../post/outbox.ts'
import type { Addressee, Last } from '../post/postman.ts'
import { posted } from '../post/webhook.ts'
import type { Who } from '../seating.ts'
import type { Teller, Tiding } from '../tidings.ts'
import type { WebhookMessage } from './message.ts'
import { afterEntry, afterUndo, awaited, knowing, messageOf } from './news.ts'
import { type Hook, Shelf } from './shelf.ts'
import { linesOf, titleOf } from './words.ts'

export const TESTS_APART_MS = 10_000

/** What a host says of a channel. */
const SAID = ['url', 'flavour', 'secret', 'language'] as const

/** Of the outbox: what waits there for the host's channel. */
export const CHANNEL = 0

/** Tells a channel of the host's what happens at a table: queues messages as things happen. */
export class Hooks implements Teller {
  readonly #shelf: Shelf
  readonly #outbox: Outbox
  readonly #allowLocal: boolean
  #testedAt = 0

  constructor(sql: SqlStorage, outbox: Outbox, allowLocal: boolean) {
    this.#shelf = new Shelf(sql)
    this.#outbox = outbox
    this.#allowLocal = allowLocal
  }

  get state(): WebhookState | null {
    const { hook } = this.#shelf
    const waiting = () => this.#outbox.waiting(CHANNEL)
    return hook && { flavour: hook.flavour, host: hostOf(hook.url), waiting: waiting(), last: hook.last }
  }

  /** `page` is where the host has the table open: links lead back there. */
  set(live: Live, who: Who, to: Webhook | null, page: string, now: number): Refusal | null {
    if (!who.host) return refusal('TABLE-NOT-HOST')
    if (to === null) {
      this.#put(null)
      return null
    }
    if (live.room.status === 'over') return refusal('TABLE-OVER')
    const fault = faultOf(to.url, this.#allowLocal)
    if (fault) return refusal('WEBHOOK-URL', { fault })
    if (to.flavour === 'json' && !to.secret) return refusal('WEBHOOK-SECRET')
    const { hook } = this.#shelf
    if (hook && SAID.every((said) => hook[said] === to[said])) return null
    const told = knowing(awaited(live), now)
    this.#put({ ...to, link: `${page}/t/${live.room.id}`, told, last: null })
    return null
  }

  test(live: Live, who: Who, now: number): Refusal | null {
    if (!who.host) return refusal('TABLE-NOT-HOST')
    const { hook } = this.#shelf
    if (!hook) return refusal('WEBHOOK-NONE')
    if (now - this.#testedAt < TESTS_APART_MS) return refusal('WEBHOOK-SOON')
    this.#testedAt = now
    this.#say('webhook.test', live, hook, now)
    return null
  }

  hear(live: Live, tiding: Tiding, now: number): void {
    if (tiding.what === 'started') this.#told(live, now, 'match.started')
    if (tiding.what === 'resumed') this.#played(live, false, now)
    if (tiding.what === 'played') this.#played(live, tiding.undo, now)
  }

  /** Who gets what waits for the channel. */
  get addressee(): Addressee | null {
    const { hook } = this.#shelf
    if (!hook) return null
    return {
      gone: [410],
      send: async ({ n, message }: Letter, now: number) => {
        const told = message as WebhookMessage
        const { table, link } = told.data
        const words = await wordsIn(hook.language)
        const written = { message: told, title: titleOf(words, told), lines: linesOf(words, told), link }
        return posted(hook, written, `msg_${table}_${n}`, now)
      },
      note: (last: Last) => this.#shelf.put({ ...(this.#shelf.hook ?? hook), last }),
      end: () => this.#put(null),
    }
  }

  /** What is still to be sent goes with the hook it was for. */
  #put(hook: Hook | null): void {
    this.#outbox.clear(CHANNEL)
    this.#shelf.put(hook)
  }

  #say(type: WebhookMessage['type'], live: Live, { link }: Hook, now: number): void {
    this.#outbox.add(CHANNEL, messageOf(type, live, link, now), now)
  }

  #played(live: Live, undo: boolean, now: number): void {
    const { hook } = this.#shelf
    if (!hook) return
    if (undo) this.#shelf.put({ ...hook, told: afterUndo(hook.told, awaited(live), now) })
    else if (live.room.status === 'over') this.#say('match.over', live, hook, now)
    else this.#told(live, now, 'match.turn')
  }

  #told(live: Live, now: number, type: WebhookMessage['type']): void {
    const { hook } = this.#shelf
    if (!hook) return
    const { news, told } = afterEntry(hook.told, awaited(live), now)
    if (news.length > 0 || type === 'match.started') this.#say(type, live, hook, now)
    if (told !== hook.told) this.#shelf.put({ ...hook, told })
  }
}
