import { type Refusal, refusal, type Seat } from '#engine/core/index.ts'
import { MOST_TELLS, TELL_KINDS } from '../../both/tells.ts'
import type { Command, TellKind, TellState, TellTo } from '../../protocol.ts'
import { wordsIn } from '../../texts/words.ts'
import { afterEntry, afterUndo, awaited, knowing, type Told } from '../hooks/news.ts'
import type { Live } from '../live.ts'
import { faultOf, hostOf } from '../post/address.ts'
import type { Letter, Outbox } from '../post/outbox.ts'
import type { Addressee } from '../post/postman.ts'
import type { Receipt } from '../post/sending.ts'
import { posted } from '../post/webhook.ts'
import type { Who } from '../seating.ts'
import type { Room, Store } from '../store.ts'
import type { Teller, Tiding } from '../tidings.ts'
import { composed, type Regardless, type Said, type Waiting } from './compose.ts'
import type { Links } from './links.ts'
import type { PlayerMessage } from './message.ts'
import { type PushVars, pushed, vapidOf } from './push.ts'
import { recapOf } from './recap.ts'
import { seatsOf, type Way, Ways } from './ways.ts'
import { linesOf, notificationOf, titleOf, topicOf } from './words.ts'

/** Who is at the table sees it there: only what they have not acted on by then is told them elsewhere as well. */
export const GRACE_MS = 60_000
const GREETINGS_APART_MS = 10_000
/** Push endpoints are longer than what people type. */
const LONGEST_ENDPOINT = 1_000
const HOUR = 3_600
const KEPT = 'told'

/** For so long a message is worth anything, where no clock says it; in seconds. */
const WORTH: Readonly<Record<PlayerMessage['type'], number>> = {
  'player.turn': 72 * HOUR,
  'player.time': 24 * HOUR,
  'player.began': 24 * HOUR,
  'player.over': 168 * HOUR,
  'player.said': 24 * HOUR,
  'player.ending': 120 * HOUR,
  'player.rules': 120 * HOUR,
  'player.hello': HOUR / 6,
}

/** Letters of a topic take the place of each other. */
const TOPIC: Readonly<Record<TellKind | Regardless | 'hello', string>> = {
  turn: 'turn',
  time: 'turn',
  began: 'began',
  over: 'over',
  said: 'said',
  ending: 'ending',
  rules: 'rules',
  hello: 'hello',
}

export interface TellParts {
  readonly sql: SqlStorage
  readonly store: Store
  readonly outbox: Outbox
  readonly links: Links
  readonly vars: PushVars
  readonly open: () => Live | null
  /** Whoever holds this seat is at the table. */
  readonly isHere: (room: Room, seat: Seat, now: number) => boolean
}

/** Tells those who sit at the table what they have asked to be told, each in their own ways. */
export class Tell implements Teller {
  readonly #parts: TellParts
  readonly ways: Ways
  /** By holder. */
  readonly #greeted = new Map<string, number>()

  constructor(parts: TellParts) {
    this.#parts = parts
    this.ways = new Ways(parts.sql)
  }

  /** `page` is where the player has the table open: links lead back there. */
  set(live: Live, who: Who, command: Extract<Command, { do: 'tell' }>, page: string, now: number): Refusal | null {
    const { seat, id, to, kinds } = command
    const holder = who.seats.includes(seat) ? live.room.seats[seat]?.secret : null
    if (!holder) return refusal('TABLE-NOT-YOURS', { seat })
    this.#forget(live.room)
    const own = this.ways.all.filter((way) => way.holder === holder)
    const way = own.find((one) => one.id === id)
    if (to === null) {
      if (way) this.#end(way)
      return null
    }
    if (live.room.status === 'over') return refusal('TABLE-OVER')
    const wanted = to ?? way?.to
    if (!wanted) return refusal('TELL-NONE')
    const refused = to ? this.#notTo(to) : null
    if (refused) return refused
    if (!way && own.length >= MOST_TELLS) return refusal('TELL-MANY', { most: MOST_TELLS })
    const next = { to: wanted, kinds: orderly(kinds ?? way?.kinds ?? TELL_KINDS), page, last: way?.last ?? null }
    if (way && isSame(way, next)) return null
    const isNew = !way || JSON.stringify(way.to) !== JSON.stringify(wanted)
    // What was to go elsewhere is not for there.
    if (way && isNew) this.#parts.outbox.clear(way.n)
    if (this.ways.all.length === 0) this.#parts.store.keep(KEPT, knowing(awaited(live), now))
    this.ways.put(holder, id, isNew ? { ...next, last: null } : next)
    if (isNew) this.#greet(live, holder, id, now)
    return null
  }

  /** What whoever holds these seats is told of it. */
  stateFor({ seats }: Who, room: Room): TellState[] {
    const own = this.ways.all.filter(({ holder }) => seats.some((seat) => room.seats[seat]?.secret === holder))
    return own.map((way) => {
      const { id, to, kinds, last, n } = way
      const host = hostOf(to.channel === 'push' ? to.endpoint : to.url)
      const waiting = this.#parts.outbox.waiting(n)
      const flavour = to.channel === 'webhook' && { flavour: to.flavour }
      return { id, seats: seatsOf(room, way), channel: to.channel, ...flavour, kinds: [...kinds], host, waiting, last }
    })
  }

  /** Those seats that are told in this way: for whoever is to hear how that goes. */
  seatsOf(n: number, room: Room): readonly Seat[] {
    const way = this.ways.find(n)
    return way ? seatsOf(room, way) : []
  }

  hear(live: Live, tiding: Tiding, now: number): void {
    if (this.ways.all.length === 0) return
    this.#forget(live.room)
    if (tiding.what === 'started') this.#begun(live, now)
    if (tiding.what === 'stopped') this.#say('rules', live, () => true, now)
    if (tiding.what === 'resumed') this.#resumed(live, now)
    if (tiding.what === 'played') this.#played(live, tiding.undo, now)
    if (tiding.what === 'reminder') this.#say('time', live, (seat) => seat === tiding.seat, now)
    if (tiding.what === 'ending') this.#say('ending', live, () => true, now)
    if (tiding.what === 'said') {
      const { by, name, text } = tiding
      const author = by === null ? null : live.room.seats[by]?.secret
      this.#say('said', live, (seat) => live.room.seats[seat]?.secret !== author, now, { by: name, text })
    }
  }

  #begun(live: Live, now: number): void {
    const asked = awaited(live)
    this.#parts.store.keep(KEPT, knowing(asked, now))
    this.#say('began', live, () => true, now)
    // Whoever does not care for the beginning may still be the first to act.
    this.#say('turn', live, (seat, { kinds }) => asked.includes(seat) && !kinds.includes('began'), now)
  }

  /** Even who knew that it was their turn: they did not know since when they can act on it. */
  #resumed(live: Live, now: number): void {
    const asked = awaited(live)
    this.#drop(live, asked)
    this.#parts.store.keep(KEPT, knowing(asked, now))
    this.#say('turn', live, (seat) => asked.includes(seat), now)
  }

  /** Whoever has acted by now needs no message that it is their turn. */
  #drop(live: Live, asked: readonly Seat[]): void {
    for (const way of this.ways.all) {
      if (!seatsOf(live.room, way).some((seat) => asked.includes(seat))) this.#parts.outbox.drop(way.n, TOPIC.turn)
    }
  }

  #played(live: Live, undo: boolean, now: number): void {
    const asked = awaited(live)
    const told = this.#parts.store.kept<Told>(KEPT) ?? knowing([], now)
    this.#drop(live, asked)
    if (undo) this.#parts.store.keep(KEPT, afterUndo(told, asked, now))
    else if (live.room.status === 'over') this.#say('over', live, () => true, now)
    else {
      const after = afterEntry(told, asked, now)
      if (after.told !== told) this.#parts.store.keep(KEPT, after.told)
      if (after.news.length > 0) this.#say('turn', live, (seat) => after.news.includes(seat), now)
    }
  }

  /** One message a way, even to who holds several seats: about the first of them that it is for. */
  #say(
    kind: TellKind | Regardless,
    live: Live,
    isFor: (seat: Seat, way: Way) => boolean,
    now: number,
    said: Said | null = null,
  ): void {
    const { outbox, isHere } = this.#parts
    const asked = awaited(live)
    for (const way of this.ways.all) {
      const seats = seatsOf(live.room, way).filter((seat) => isFor(seat, way))
      const seat = seats.find((one) => asked.includes(one)) ?? seats[0]
      if (seat === undefined || (!isForAll(kind) && !way.kinds.includes(kind))) continue
      const due = now + (kind !== 'time' && isHere(live.room, seat, now) ? GRACE_MS : 0)
      outbox.add(way.n, composed(kind, live, seat, now, said), due, TOPIC[kind])
    }
  }

  /** So that whoever has set a way sees that it works. */
  #greet(live: Live, holder: string, id: string, now: number): void {
    const way = this.ways.all.find((one) => one.holder === holder && one.id === id)
    const seat = way && seatsOf(live.room, way)[0]
    if (!way || seat === undefined || now - (this.#greeted.get(holder) ?? 0) < GREETINGS_APART_MS) return
    this.#greeted.set(holder, now)
    this.#parts.outbox.add(way.n, composed('hello', live, seat, now), now, TOPIC.hello)
  }

  #notTo(to: TellTo): Refusal | null {
    const { vars } = this.#parts
    if (to.channel === 'push') {
      if (!vapidOf(vars)) return refusal('TELL-NO-PUSH')
      const fault = faultOf(to.endpoint, false, LONGEST_ENDPOINT)
      return fault ? refusal('TELL-PUSH', { fault }) : null
    }
    const fault = faultOf(to.url, vars.WEBHOOK_ALLOW_LOCAL === '1')
    if (fault) return refusal('WEBHOOK-URL', { fault })
    return to.flavour === 'json' && !to.secret ? refusal('WEBHOOK-SECRET') : null
  }

  /** Ways of those who hold no seat here any more. */
  #forget(room: Room): void {
    for (const way of this.ways.all) if (seatsOf(room, way).length === 0) this.#end(way)
  }

  #end(way: Way): void {
    this.#parts.outbox.clear(way.n)
    this.ways.remove(way)
  }

  // --- sending ----------------------------------------------------------------------------------------------------------

  addressee(n: number): Addressee | null {
    const way = this.ways.find(n)
    const live = this.#parts.open()
    if (!way || !live || seatsOf(live.room, way).length === 0) return null
    return {
      // What a push service calls not found is a subscription that has ended; a webhook may only be mended.
      gone: way.to.channel === 'push' ? [404, 410] : [410],
      send: (letter, now) => this.#send(way, live, letter, now),
      note: (last) => this.ways.put(way.holder, way.id, { ...(this.ways.find(n) ?? way), last }),
      end: () => this.#end(way),
    }
  }

  async #send({ to, page }: Way, live: Live, letter: Letter, now: number): Promise<Receipt> {
    const waiting = letter.message as Waiting
    const words = await wordsIn(to.language)
    const [linked, recap] = await Promise.all([this.#linked(waiting, live, page), recapOf(live, waiting, words.code)])
    const message = { ...linked, data: { ...linked.data, recap } }
    if (to.channel === 'push') {
      const data = JSON.stringify(notificationOf(words, message))
      return pushed(to, { data, topic: topicOf(message), ttl: ttlOf(message, now) }, this.#parts.vars)
    }
    const { table, link } = message.data
    const written = { message, title: titleOf(words, message), lines: linesOf(words, message), link }
    return posted(to, written, `msg_${table}_${letter.n}`, now)
  }

  async #linked({ answers, data, ...message }: Waiting, live: Live, page: string) {
    const link = `${page}/t/${data.table}`
    const { seat, seq } = data
    const linked = answers.map(async ({ name, amount = null }) => {
      const token = await this.#parts.links.tokenOf(live, { seat, seq: seq ?? -1, name })
      return { answer: name, amount, link: `${link}/do#${token}` }
    })
    return { ...message, data: { ...data, link, answers: await Promise.all(linked) } }
  }
}

/** Until the time of the move is over, or for as long as such a message is worth anything; in seconds. */
function ttlOf({ type, timestamp, data: { left } }: PlayerMessage, now: number): number {
  if (left === null || (type !== 'player.turn' && type !== 'player.time')) return WORTH[type]
  return Math.max(60, Math.round((Date.parse(timestamp) + left - now) / 1000))
}

const isForAll = (kind: TellKind | Regardless): kind is Regardless => kind === 'ending' || kind === 'rules'

const orderly = (kinds: readonly TellKind[]): TellKind[] => TELL_KINDS.filter((kind) => kinds.includes(kind))

const isSame = (way: Way, { to, kinds }: Pick<Way, 'to' | 'kinds'>): boolean =>
  JSON.stringify([way.to, way.kinds]) === JSON.stringify([to, kinds])
