import {
  type FullRules,
  isGivingUp,
  type Pick,
  type Played,
  type Refusal,
  refusal,
  type Seat,
  sha256Hex,
  type Turn,
} from '#engine/core/index.ts'
import { gameById } from '#engine/games.ts'
import type { Order } from '#engine/orders/index.ts'
import type { Late } from '../both/clock/terms.ts'
import type { Region } from '../both/regions.ts'
import type { Command, SeatTime } from '../protocol.ts'
import { type BotTurn, botMoves, botToAct, isSame, type Standin, standinFor } from './bots.ts'
import type { Differing, Resumes } from './carrying.ts'
import { Clockwork, type TimeNews } from './clock/clockwork.ts'
import type { Awaited } from './clock/seatClock.ts'
import { type Taken, taken } from './fork.ts'
import { notReady, obey, type RoomCommand } from './lobby.ts'
import {
  begin,
  load,
  type Move,
  matchFile,
  type News,
  record,
  type Tried,
  tryAction,
  tryTakeBack,
  tryUndo,
  unlessEndless,
  wholeMatch,
} from './match.ts'
import { type Answering, type MatchNow, Orders } from './orders/orders.ts'
import { type Heard, noted } from './presence.ts'
import { no, type Refused } from './refused.ts'
import { noRematch } from './rematch.ts'
import { Renewal, under } from './renewal.ts'
import type { Asking, Changed, Who } from './seating.ts'
import { type LogRow, type Position, type Room, type SeatRow, SentBefore, type Store } from './store.ts'

/** When time is over for a seat, the table itself makes its move. */
const HELPED: ReadonlySet<Late | undefined> = new Set<Late>(['once', 'give-up'])

const DAY = 24 * 60 * 60 * 1000

/** How long a table is kept after anything last happened at it. */
export const KEPT_FOR: Readonly<Record<Room['status'], number>> = {
  lobby: 30 * DAY,
  running: 180 * DAY,
  over: 365 * DAY,
}

/** `news` are the new entries; there are none when this id was answered before. */
export type Done = { readonly ok: true; readonly seq: number; readonly news: readonly News[] } | Refused

/** What came of what people agreed on. */
export type Agreed = { readonly ok: true; readonly news: readonly News[] } | Refused

/** A match as far as it has come, or had come. */
export interface MatchPosition {
  readonly rules: FullRules
  readonly at: Position
}

/**
 * A table in memory: its room and, while a match is on, the position. Everything is stored before it is changed here,
 * so that throwing this away and opening it again changes nothing.
 */
export class Live {
  readonly #store: Store
  readonly clockwork: Clockwork
  readonly orders: Orders
  readonly #renewal: Renewal
  #room: Room
  #at: Position | null = null
  #commitment: string | null = null

  constructor(store: Store, room: Room) {
    this.#store = store
    this.clockwork = new Clockwork(store)
    this.orders = new Orders(store)
    this.#renewal = new Renewal(store)
    this.#room = room
  }

  get room(): Room {
    return this.#room
  }

  /** The rules of this table; null when the code plays another version than the match was begun with. */
  get rules(): FullRules | null {
    const rules = gameById(this.#room.game)
    if (!rules) return null
    const unpinned = this.#room.status === 'lobby' && this.#room.origin === null
    return unpinned || rules.version === this.#room.rules ? rules : null
  }

  /**
   * Where the code plays another version by now: the match goes on under it if it is the same match there. Asked once
   * for every version; says whether it is a match that has just been stopped by that.
   */
  carryOver(now: number): boolean {
    const rules = gameById(this.#room.game)
    if (!rules || this.rules || this.differs !== null) return false
    if (!this.#renewal.isSame(rules, this.#room)) return this.#room.status === 'running'
    this.#save(under(rules, this.#room), now)
    return false
  }

  /** Goes on under the rules of this code after the entry `after`; whoever calls this has asked everybody. */
  resume(after: number, now: number): Agreed {
    const refused = this.notResumed(after)
    const rules = gameById(this.#room.game)
    if (refused || !rules) return refused ? { ok: false, refusal: refused } : no('TABLE-GAME')
    const { origin } = this.#room
    let at = this.#at
    let room = { ...under(rules, this.#room), touched: now }
    this.#store.once(() => {
      const there = this.#renewal.goOn(rules, after, now)
      // What was taken over and is another now is no part of the match any more.
      room = { ...room, origin: origin && { ...origin, actions: Math.min(origin.actions, there.count) } }
      this.#store.saveRoom(room)
      this.orders.undone(after + 1)
      if (room.clock) this.clockwork.resume(room, awaitedIn(room, rules, there), now)
      at = there
    })
    this.#room = room
    this.#at = at
    return { ok: true, news: [] }
  }

  /** Why the match cannot go on from there, if it cannot. */
  notResumed(after: number): Refusal | null {
    if (this.differs !== null && !this.resumes) return refusal('TABLE-RULES-SETUP')
    return this.resumes?.after === after ? null : refusal('TABLE-RULES-AFTER', { after })
  }

  /** The first entry that is another under the rules of this code; null where there is none, or nobody has looked. */
  get differs(): number | null {
    return this.#differing?.at ?? null
  }

  /** From where a running match could go on under them all the same, if those who play agree. */
  get resumes(): Resumes | null {
    return this.#room.status === 'running' ? (this.#differing?.resumes ?? null) : null
  }

  get #differing(): Differing | null {
    return this.rules ? null : this.#renewal.differing(this.codeVersion)
  }

  /** The version that this code plays, whatever the table was begun with. */
  get codeVersion(): number {
    return gameById(this.#room.game)?.version ?? 0
  }

  /** The version of this table: in the lobby still that of the code. */
  get version(): number {
    return this.#room.status === 'lobby' ? this.codeVersion : this.#room.rules
  }

  /** The match and its rules; null in the lobby, and when the match cannot be understood. */
  get match(): MatchPosition | null {
    const { rules } = this
    if (this.#room.status === 'lobby' || !rules) return null
    this.#at ??= load(this.#store, rules)
    return { rules, at: this.#at }
  }

  /** The match where everybody may look at it. */
  get openly(): MatchPosition | null {
    return this.#room.private ? null : this.match
  }

  /** What somebody may take over of this match, up to its entry `seq`, for a table of their own. */
  takenAt(seq: number, who: Who, pick: Pick): Taken {
    const whole = () => wholeMatch(this.#room, this.#store.standing(-1, this.#renewal.meant(seq)), this.dealt)
    return taken(this.#room, this.positionAt(seq), whole, who, pick)
  }

  /** Where the match stood after the entry `seq`; null when there is no such entry, or no match. */
  positionAt(seq: number): MatchPosition | null {
    const { match } = this
    if (!match || seq < -1 || seq > match.at.seq) return null
    return seq === match.at.seq
      ? match
      : { rules: match.rules, at: load(this.#store, match.rules, this.#renewal.meant(seq)) }
  }

  get turn(): Turn | null {
    const { match } = this
    return match?.rules.turn(match.at.state) ?? null
  }

  /** Asked for whenever anybody comes or goes, and always the same: a match has one seed. */
  get commitment(): string | null {
    if (this.#room.seed !== null) this.#commitment ??= sha256Hex(this.#room.seed)
    return this.#commitment
  }

  /**
   * What somebody missed who has seen the log up to `since`: the actions that stand now and came after it, and which of
   * those seen is the last that still stands (-1 for none).
   */
  missed(since: number): { readonly rows: LogRow<Played>[]; readonly stands: number } {
    const last = this.#store.lastSeq()
    const rows = this.#store.standing(since, last)
    return { rows, stands: this.#store.topAt(rows[0] ? rows[0].seq - 1 : last) }
  }

  matchFile() {
    // Of whatever version: what is secret in an action, the game says of older actions too.
    return matchFile(
      gameById(this.#room.game) ?? null,
      this.#room,
      this.#store.standing(-1, this.#store.lastSeq()),
      this.dealt,
    )
  }

  /** Of a fork that was dealt anew: the state it began from. */
  get dealt(): unknown {
    return this.#room.origin?.dealt ? this.#store.snapshotBefore(0).state : undefined
  }

  /** When anything last happened here. */
  get lastAt(): number {
    return Math.max(this.#room.touched, this.#store.lastEntryAt() ?? 0)
  }

  get expires(): number {
    return this.lastAt + KEPT_FOR[this.#room.status]
  }

  acceptAction(who: Who, seat: Seat, id: string, action: unknown, now: number): Done {
    return this.#playOnce(who, seat, id, now, (rules, seed, at) =>
      // Only the clock does that.
      isGivingUp(action)
        ? no('TABLE-GIVE-UP')
        : unlessEndless(this.#store, rules, seat, tryAction(rules, seed, at, seat, action)),
    )
  }

  acceptUndo(who: Who, seat: Seat, id: string, now: number): Done {
    return this.#playOnce(who, seat, id, now, (rules, _seed, at) => tryUndo(this.#store, rules, this.#room, at, seat))
  }

  /** The next action of a bot, if one is to act: it has still to be thought out. */
  botTurn(): BotTurn | null {
    const { match, room } = this
    const standin = this.#standin()
    if (!match || !standin || room.seed === null) return null
    return { standin, at: match.at, thinking: botMoves(room, match.rules, room.seed, match.at, standin) }
  }

  /** Whether a bot is still to act there: nothing was played or taken back since, and nobody else has its seat. */
  isDue({ standin, at }: BotTurn): boolean {
    const now = this.#standin()
    return this.#at === at && now !== null && isSame(now, standin)
  }

  playForBot(moves: readonly Move[], now: number): readonly News[] {
    return moves.length === 0 ? [] : this.#record(moves, null, now)
  }

  botIsToAct(): boolean {
    return this.#standin() !== null
  }

  /** What an order that somebody left is to answer now, if there is one. */
  get ordered(): Answering | null {
    const now = this.#matchNow
    return now && this.orders.next(now)
  }

  /** Whose orders have answered since this was asked last, or stopped: that happens as soon as the question comes. */
  takeOrderNews(): ReadonlySet<Seat> {
    const now = this.#matchNow
    if (now) this.orders.next(now)
    return this.orders.takeNews()
  }

  /** Carries out what was ordered. */
  orderTurn(now: number): readonly News[] {
    const { match, room, ordered } = this
    if (!match || !ordered || room.seed === null) return []
    const tried = tryAction(match.rules, room.seed, match.at, ordered.seat, ordered.action, 'order')
    if (!tried.ok) {
      this.orders.failed(ordered, tried.refusal)
      return []
    }
    const before: MatchNow = { ...match, room }
    return this.#record(tried.moves, null, now, { also: () => this.orders.answered(before, ordered) })
  }

  /** Leaves an order with the table, or takes one back. */
  giveOrder(who: Who, { seat, topic, to }: Extract<Command, { do: 'order' }>): Refusal | null {
    const { room } = this
    const now = this.#matchNow
    if (!who.seats.includes(seat)) return refusal('TABLE-NOT-YOURS', { seat })
    if (room.status === 'lobby') return refusal('TABLE-NOT-STARTED')
    if (room.status === 'over') return refusal('TABLE-OVER')
    if (!now) return refusal('TABLE-RULES-VERSION', { table: room.rules, code: this.codeVersion })
    return this.orders.give(now, seat, topic, to as Order | null)
  }

  get #matchNow(): MatchNow | null {
    const { match, room } = this
    return match && room.status === 'running' ? { ...match, room } : null
  }

  #standin(): Standin | null {
    const { match, room } = this
    // Whoever was late may have left an order since.
    const isHelped = (seat: Seat) =>
      HELPED.has(room.clock?.late) && this.clockwork.isLate(seat) && this.ordered?.seat !== seat
    return match && botToAct(room, match.rules, match.at, isHelped)
  }

  /** Who is out of the match: they are asked nothing any more. */
  get out(): readonly Seat[] {
    const { match } = this
    return match?.rules.standings(match.at.state).flatMap(({ seat, eliminated }) => (eliminated ? seat : [])) ?? []
  }

  /** What everybody may know of the clocks; nothing before the match. */
  get clocks(): readonly SeatTime[] {
    return this.clockwork.times(this.#room)
  }

  /** Whose time has come, after the table has done what was agreed on for that. */
  timePasses(now: number): readonly TimeNews[] {
    const { room } = this
    const news = this.#store.once(() => this.clockwork.pass(room, now))
    const late = news.filter(({ what }) => what === 'late').map(({ seat }) => seat)
    if (late.length > 0 && room.clock?.late === 'bot') {
      const bot = standinFor(room.game)
      this.#save({ ...room, seats: room.seats.map((row, seat) => (late.includes(seat) ? { ...row, bot } : row)) }, now)
    }
    return news
  }

  /** The part of the world in which the match runs. */
  settleIn(region: Region): void {
    this.#save({ ...this.#room, region }, this.#room.touched)
  }

  obey(command: RoomCommand, asking: Asking): Changed {
    const changed = obey(this.#room, command, asking)
    if (!changed.ok || changed.room === this.#room) return changed
    if (command.do === 'rest') this.clockwork.settle(this.#room, command.seat, asking.now)
    this.#save({ ...changed.room, touched: asking.now }, asking.now)
    return changed
  }

  /** Takes back all that was played after the entry `seq`; whoever calls this has asked everybody. */
  takeBackTo(seq: number, now: number): Agreed {
    const tried = this.#tryTakeBack(seq)
    return tried.ok ? { ok: true, news: this.#record(tried.moves, null, now) } : tried
  }

  /** Why that cannot be, if it cannot. */
  notTakenBack(seq: number): Refusal | null {
    const tried = this.#tryTakeBack(seq)
    return tried.ok ? null : tried.refusal
  }

  #tryTakeBack(seq: number): Tried {
    const { match, room } = this
    if (!match) return no(this.differs === null ? 'TABLE-NOT-STARTED' : 'TABLE-RULES-VERSION')
    return tryTakeBack(this.#store, match.rules, room, match.at, seq)
  }

  /** What stands after the entry `seq`. */
  playedSince(seq: number): readonly LogRow<Played>[] {
    return this.match ? this.#store.standing(seq, this.#store.lastSeq()) : []
  }

  /** What stands after the entry `seq`, the last first; read as it is asked for. */
  *playedBack(seq = this.#store.lastSeq()): Generator<LogRow<Played>> {
    if (this.match) yield* this.#store.standingBack(seq)
  }

  /** Whether this seat has sent something under this id that was done. */
  hasAccepted(seat: Seat, id: string): boolean {
    return this.#store.seqOf(seat, id) !== null
  }

  changeSeat(seat: Seat, how: (row: SeatRow) => SeatRow, now: number): void {
    const { seats } = this.#room
    this.#save({ ...this.#room, seats: seats.map((row, i) => (i === seat ? how(row) : row)) }, now)
  }

  /** Keeps who is here and who has left; that is no reason to keep the table any longer. */
  note(heard: Heard, now: number): void {
    const room = noted(this.#room, heard, now)
    if (room !== this.#room) this.#save(room, now)
  }

  /** Null when there is to be a next match, now or already: at the table `id`, unless another was chosen before. */
  rematch(who: Who, id: string, now: number): Refusal | null {
    const reason = noRematch(this.#room, who)
    if (!reason && !this.#room.next) this.#save({ ...this.#room, next: { id, made: false }, touched: now }, now)
    return reason
  }

  /** The next table is there; or it cannot be made any more. */
  nextIs(made: boolean, now: number): void {
    const { next } = this.#room
    if (next) this.#save({ ...this.#room, next: made ? { ...next, made } : null }, now)
  }

  /** Null when the match runs, now or already. */
  start(asking: Asking, seed: string): Refusal | null {
    const { room, rules } = this
    const reason = notReady(room, asking)
    if (reason || room.status === 'running') return reason
    if (!rules) return refusal('TABLE-RULES-VERSION', { table: room.rules, code: this.codeVersion })
    const { at, setup } = room.origin ? { at: load(this.#store, rules), setup: room.setup } : begin(rules, room, seed)
    const running: Room = { ...room, status: 'running', rules: rules.version, seed, setup, touched: asking.now }
    this.#store.once(() => {
      this.#store.saveSnapshot(at)
      this.#store.saveRoom(running)
      this.clockwork.start(running, awaitedIn(running, rules, at), asking.now)
    })
    this.#room = running
    this.#at = at
    return null
  }

  /** Does what this seat asks if it never came before, under this id, and if it may be done. */
  #playOnce(
    who: Who,
    seat: Seat,
    id: string,
    now: number,
    attempt: (rules: FullRules, seed: string, at: Position) => Tried,
  ): Done {
    if (!who.seats.includes(seat)) return no('TABLE-NOT-YOURS', { seat })
    const tried = this.#tryFor(seat, attempt)
    // Nearly all come once: so it is not asked beforehand whether this one did.
    if (!tried.ok) return this.#answered(seat, id) ?? tried
    try {
      const news = this.#record(tried.moves, id, now, { person: seat })
      return { ok: true, seq: this.#at?.seq ?? -1, news }
    } catch (error) {
      const answered = error instanceof SentBefore ? this.#answered(seat, id) : null
      if (answered) return answered
      throw error
    }
  }

  #tryFor(seat: Seat, attempt: (rules: FullRules, seed: string, at: Position) => Tried): Tried {
    const { room, match } = this
    if (room.status === 'over') return no('TABLE-OVER')
    if (room.status === 'lobby' || room.seed === null) return no('TABLE-NOT-STARTED')
    if (!match) return no('TABLE-RULES-VERSION', { table: room.rules, code: this.codeVersion })
    if (room.seats[seat]?.bot != null) return no('TABLE-BOT-PLAYS', { seat })
    return attempt(match.rules, room.seed, match.at)
  }

  /** What this seat sent under this id before was done then. */
  #answered(seat: Seat, id: string): Done | null {
    const seq = this.#store.seqOf(seat, id)
    return seq === null ? null : { ok: true, seq, news: [] }
  }

  #record(
    moves: readonly Move[],
    id: string | null,
    now: number,
    { person, also: more }: { readonly person?: Seat; readonly also?: () => void } = {},
  ): readonly News[] {
    const to = moves.at(-1)?.to ?? this.#at
    const since = Math.min(...moves.map(({ takesBack }) => takesBack ?? Number.POSITIVE_INFINITY))
    const undone = Number.isFinite(since)
    const also = () => {
      if (person !== undefined) this.clockwork.back(person, now)
      this.#tick(this.#room, to, now, undone)
      this.#heedOrders(person, undone ? since : null)
      more?.()
    }
    this.#room = record(this.#store, this.#room, { moves, id, at: now, also })
    this.#at = to
    if (this.#room.status === 'over') this.orders.clear()
    return moves.map(({ entry, to }) => ({ row: { seq: to.seq, entry, at: now }, at: to }))
  }

  /** What was meant for a course of things that has been left is not played any more. */
  #heedOrders(person: Seat | undefined, undoneSince: number | null): void {
    const { match } = this
    if (undoneSince !== null) this.orders.undone(undoneSince)
    else if (person !== undefined && match) this.orders.playedByHand(person, { ...match, state: match.at.state })
  }

  /** Clocks stand while a bot plays, and run when its player is back. */
  #tick(room: Room, at: Position | null, now: number, undone = false): void {
    const { rules } = this
    if (room.clock && rules && at) this.clockwork.tick(room, awaitedIn(room, rules, at), now, undone)
  }

  #save(room: Room, now: number): void {
    this.#store.once(() => {
      this.#store.saveRoom(room)
      this.#tick(room, this.#at, now)
    })
    this.#room = room
  }
}

/** Persons the match waits for. Another phase or round is another move, though the same seat makes it. */
function awaitedIn({ seats }: Room, rules: FullRules, { state }: Position): Awaited {
  const turn = rules.turn(state)
  const people = turn.over ? [] : turn.seats.filter((seat) => seats[seat]?.bot === null)
  const kept = seats.flatMap(({ bot, secret }, seat) => (bot !== null && secret !== null ? seat : []))
  return { seats: people, kept, question: `${turn.round} ${turn.ask}` }
}
