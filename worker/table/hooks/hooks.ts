import { type Refusal, refusal } from '#engine/core/index.ts'
import type { Webhook, WebhookState } from '../../protocol.ts'
import type { Duty } from '../agenda.ts'
import type { Live } from '../live.ts'
import type { Who } from '../seating.ts'
import type { Teller, Tiding } from '../tidings.ts'
import { faultOf, hostOf } from './address.ts'
import type { WebhookMessage } from './message.ts'
import { afterEntry, afterUndo, awaited, knowing, messageOf } from './news.ts'
import { post, type Receipt } from './post.ts'
import type { Letter, Shelf } from './shelf.ts'

const MINUTE = 60_000

/** After each attempt that failed; after the last the message is dropped. About an hour in all. */
export const BACK_OFF_MS: readonly number[] = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 45 * MINUTE]
/** Between two messages: services want no more, and a table is no way to flood anybody. */
export const SPACING_MS = 1_000
export const TESTS_APART_MS = 10_000

const GONE = 410

/** Tells another service what happens at a table: queues messages as things happen, and sends them when they are due. */
export class Hooks implements Duty, Teller {
  readonly #shelf: Shelf
  readonly #allowLocal: boolean
  /** How it went has changed: the host may want to know, and the next message is due at another time. */
  readonly #changed: () => void
  #posting = false
  #testedAt = 0

  constructor(shelf: Shelf, allowLocal: boolean, changed: () => void) {
    this.#shelf = shelf
    this.#allowLocal = allowLocal
    this.#changed = changed
  }

  get state(): WebhookState | null {
    const { hook, waiting } = this.#shelf
    return hook && { flavour: hook.flavour, host: hostOf(hook.url), waiting, last: hook.last }
  }

  /** `page` is where the host has the table open: links lead back there. */
  set(live: Live, who: Who, to: Webhook | null, page: string, now: number): Refusal | null {
    if (!who.host) return refusal('TABLE-NOT-HOST')
    if (to === null) {
      this.#shelf.put(null)
      return null
    }
    if (live.room.status === 'over') return refusal('TABLE-OVER')
    const fault = faultOf(to.url, this.#allowLocal)
    if (fault) return refusal('WEBHOOK-URL', { fault })
    if (to.flavour === 'json' && !to.secret) return refusal('WEBHOOK-SECRET')
    const { hook } = this.#shelf
    if (hook && hook.url === to.url && hook.flavour === to.flavour && hook.secret === to.secret) return null
    const told = knowing(awaited(live), now)
    this.#shelf.put({ ...to, link: `${page}/t/${live.room.id}`, told, last: null })
    return null
  }

  test(live: Live, who: Who, now: number): Refusal | null {
    if (!who.host) return refusal('TABLE-NOT-HOST')
    const { hook } = this.#shelf
    if (!hook) return refusal('WEBHOOK-NONE')
    if (now - this.#testedAt < TESTS_APART_MS) return refusal('WEBHOOK-SOON')
    this.#testedAt = now
    this.#shelf.add(messageOf('webhook.test', live, hook.link, now), now)
    return null
  }

  hear(live: Live, tiding: Tiding, now: number): void {
    if (tiding.what === 'started') this.#told(live, now, 'match.started')
    if (tiding.what === 'played') this.#played(live, tiding.undo, now)
  }

  #played(live: Live, undo: boolean, now: number): void {
    const { hook } = this.#shelf
    if (!hook) return
    if (undo) this.#shelf.note({ ...hook, told: afterUndo(hook.told, awaited(live), now) })
    else if (live.room.status === 'over') this.#shelf.add(messageOf('match.over', live, hook.link, now), now)
    else this.#told(live, now, 'match.turn')
  }

  #told(live: Live, now: number, type: WebhookMessage['type']): void {
    const { hook } = this.#shelf
    if (!hook) return
    const { news, told } = afterEntry(hook.told, awaited(live), now)
    if (news || type === 'match.started') this.#shelf.add(messageOf(type, live, hook.link, now), now)
    if (told !== hook.told) this.#shelf.note({ ...hook, told })
  }

  // --- sending ----------------------------------------------------------------------------------------------------------

  due(): number | null {
    return this.#shelf.hook && (this.#shelf.first?.due ?? null)
  }

  /** Nobody waits for this: moves and bots go on meanwhile. When the next attempt is due is stored before this one. */
  perform(now: number): void {
    const { hook, first } = this.#shelf
    if (!hook || !first || this.#posting) return
    const pause = BACK_OFF_MS[first.attempts] ?? MINUTE
    this.#shelf.postpone(first, first.attempts + 1, now + pause)
    this.#posting = true
    void post(hook, first, now)
      .then((receipt) => this.#settle(first, receipt))
      .catch((error: unknown) => console.error('webhook failed', first.message.data.table, first.n, error))
      .finally(() => {
        this.#posting = false
        this.#changed()
      })
  }

  #settle(letter: Letter, { ok, status, pauseMs }: Receipt): void {
    const { hook, first } = this.#shelf
    // The host has changed it meanwhile.
    if (!hook || first?.n !== letter.n) return
    if (status === GONE) {
      this.#shelf.put(null)
      return
    }
    const now = Date.now()
    const dropped = !ok && letter.attempts >= BACK_OFF_MS.length
    this.#shelf.note({ ...hook, last: { at: now, ok, status, dropped } })
    if (ok || dropped) this.#shelf.remove(letter, now + SPACING_MS)
    else if (pauseMs > 0) this.#shelf.postpone(letter, letter.attempts + 1, Math.max(first.due, now + pauseMs))
  }
}
