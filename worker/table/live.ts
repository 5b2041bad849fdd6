import {
  type FullRules,
  type Pick,
  type Played,
  type Refusal,
  refusal,
  type Seat,
  sha256Hex,
  type Turn,
} from '#engine/core/index.ts'
import { gameById } from '#engine/games.ts'
import type { SeatTime } from '../protocol.ts'
import { botMoves, botToAct, type Standin, standinFor } from './bots.ts'
import { carriedOver } from './carrying.ts'
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
import { type Heard, noted } from './presence.ts'
import { no, type Refused } from './refused.ts'
import { noRematch } from './rematch.ts'
import type { Asking, Changed, Who } from './seating.ts'
import type { LogRow, Position, Room, SeatRow, Store } from './store.ts'

const DIFFERS = 'differs'

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
  #room: Room
  #at: Position | null = null
  #commitment: string | null = null

  constructor(store: Store, room: Room) {
    this.#store = store
    this.clockwork = new Clockwork(store)
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
   * for every version.
   */
  carryOver(now: number): void {
    const rules = gameById(this.#room.game)
    if (!rules || this.rules || this.differs !== null) return
    const carried = carriedOver(this.#store, rules, this.#room)
    if (!carried.same) {
      this.#store.keep(DIFFERS, { version: rules.version, at: carried.at })
      return
    }
    const { carried: first, rules: begun } = this.#room
    this.#save({ ...this.#room, rules: rules.version, carried: first ?? begun }, now)
  }

  /** The first entry that is another under the rules of this code; null where there is none, or nobody has looked. */
  get differs(): number | null {
    if (this.rules) return null
    const known = this.#store.kept<{ version: number; at: number }>(DIFFERS)
    return known?.version === this.codeVersion ? known.at : null
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
    const whole = () => wholeMatch(this.#room, this.#store.standing(-1, seq), this.dealt)
    return taken(this.#room, this.positionAt(seq), whole, who, pick)
  }

  /** Where the match stood after the entry `seq`; null when there is no such entry, or no match. */
  positionAt(seq: number): MatchPosition | null {
    const { match } = this
    if (!match || seq < -1 || seq > match.at.seq) return null
    return seq === match.at.seq ? match : { rules: match.rules, at: load(this.#store, match.rules, seq) }
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
      unlessEndless(this.#store, rules, seat, tryAction(rules, seed, at, seat, action)),
    )
  }

  acceptUndo(who: Who, seat: Seat, id: string, now: number): Done {
    return this.#playOnce(who, seat, id, now, (rules, _seed, at) => tryUndo(this.#store, rules, this.#room, at, seat))
  }

  /** The next action of a bot, if one is to act. */
  botTurn(now: number): readonly News[] {
    const { match, room } = this
    if (!match || room.seed === null) return []
    const standin = this.#standin()
    return standin === null ? [] : this.#record(botMoves(room, match.rules, room.seed, match.at, standin), null, now)
  }

  botIsToAct(): boolean {
    return this.#standin() !== null
  }

  #standin(): Standin | null {
    const { match, room } = this
    const isHelped = (seat: Seat) => room.clock?.late === 'once' && this.clockwork.isLate(seat)
    return match && botToAct(room, match.rules, match.at, isHelped)
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
    return match ? tryTakeBack(this.#store, match.rules, room, match.at, seq) : no('TABLE-NOT-STARTED')
  }

  /** What stands after the entry `seq`. */
  playedSince(seq: number): readonly LogRow<Played>[] {
    return this.match ? this.#store.standing(seq, this.#store.lastSeq()) : []
  }

  /** Whose actions stand, the last first; read as they are asked for. */
  *lastActors(): Generator<Seat> {
    if (this.match) for (const { entry } of this.#store.standingBack(this.#store.lastSeq())) yield entry.seat
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
    const answered = this.#store.seqOf(seat, id)
    if (answered !== null) return { ok: true, seq: answered, news: [] }

    const { room, match } = this
    if (room.status === 'over') return no('TABLE-OVER')
    if (room.status === 'lobby' || room.seed === null) return no('TABLE-NOT-STARTED')
    if (!match) return no('TABLE-RULES-VERSION', { table: room.rules, code: this.codeVersion })
    if (room.seats[seat]?.bot != null) return no('TABLE-BOT-PLAYS', { seat })
    const tried = attempt(match.rules, room.seed, match.at)
    if (!tried.ok) return tried
    const news = this.#record(tried.moves, id, now, seat)
    return { ok: true, seq: this.#at?.seq ?? -1, news }
  }

  #record(moves: readonly Move[], id: string | null, now: number, person: Seat | null = null): readonly News[] {
    const to = moves.at(-1)?.to ?? this.#at
    const undone = moves.some(({ takesBack }) => takesBack !== undefined)
    const also = () => {
      if (person !== null) this.clockwork.back(person, now)
      this.#tick(this.#room, to, now, undone)
    }
    this.#room = record(this.#store, this.#room, { moves, id, at: now, also })
    this.#at = to
    return moves.map(({ entry, to }) => ({ row: { seq: to.seq, entry, at: now }, at: to }))
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
