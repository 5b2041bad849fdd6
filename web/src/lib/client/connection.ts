import type { Refusal, Seat, SomeAction } from '#engine/core/index.ts'
import { COME_BACK, isFinalClose, PROTOCOL } from '#worker/both/wire.ts'
import type { ClientMessage, Command, ServerMessage, TableInfo, You } from '#worker/protocol.ts'
import { readFrame } from './frames.ts'
import type { Library } from './library.ts'
import type { Line, LineEvents } from './line.ts'
import { advance, begin, type Mirror, OutOfStep, resume, type Welcome } from './mirror.ts'
import { isDeed, markSeen, type Outgoing } from './outbox.ts'
import { heardMore, lastHeard, SILENCE } from './talk.ts'
import { type Keeper, nothingKept, settled, type Unanswered } from './unanswered.ts'

/** `full`: the table has no room or no time for us just now; as when the line is lost, we come back by ourselves. */
export type LineState = 'connecting' | 'open' | 'lost' | 'full' | 'refused'

/** Errors that only say why a line is closed that we come back on: the state of the line says as much. */
const PASSING: ReadonlySet<string> = new Set(['BUSY', 'FULL', 'LATE'])

/** Errors that say why there is no match to be seen. */
const BARS: ReadonlySet<string> = new Set(['TABLE-PRIVATE', 'TABLE-RULES-VERSION'])
/** Told in place of a welcome: too many watch. It bars the match until there is room. */
export const CROWDED = 'FULL'

/** After the rules of a game could not be loaded. */
const RETRY_MS = 3_000

/** Something the player must be told once. */
export type Notice =
  | { readonly kind: 'refused'; readonly what: Outgoing['type']; readonly refusal: Refusal }
  /** The line broke while actions of ours were unanswered: they are off the board until the table answers. */
  | { readonly kind: 'takenBack'; readonly count: number }
  /** What an earlier page of this device had sent, and the table never got: sent now, or outdated by what came since. */
  | { readonly kind: 'late'; readonly sent: boolean }
  | { readonly kind: 'error'; readonly code: string; readonly message: string }

export interface ConnectionOptions {
  /** Usually `openLine`. */
  readonly open: (events: LineEvents) => Line
  /** Of the rules this client plays, by game: they are told to the table before any rules are loaded. */
  readonly versions: Readonly<Record<string, number>>
  readonly library: Library
  /** Read anew for each hello. */
  readonly secrets: () => string[]
  /** Keeps what is not answered beyond the life of this page. */
  readonly keeper?: Keeper
  readonly newId: () => string
  readonly changed: () => void
  readonly notice: (notice: Notice) => void
  /** The table speaks another version. */
  readonly reload: (reason: string) => void
}

/**
 * The client's end of worker/protocol.ts: says hello, mirrors the table, keeps what it sent until it is answered, and
 * picks up where it was after the line broke. Knows no page and no socket.
 */
export class Connection {
  line: LineState = 'connecting'
  closeCode = 0
  /** The code of what keeps the table from showing its match, if anything does. */
  barred: string | null = null
  table: TableInfo | null = null
  you: You = { seats: [], host: false, eyes: null }
  mirror: Mirror | null = null
  talk = SILENCE
  #outbox: readonly Outgoing[] = []
  /** What an earlier page left unanswered: the first welcome tells what became of it. */
  #earlier: readonly Unanswered[]
  readonly #keeper: Keeper
  readonly #options: ConnectionOptions
  readonly #line: Line
  /** What came and is not worked through yet. */
  #inbox: readonly ServerMessage[] = []
  /** Rules that are on their way. */
  #fetching = false
  /** Between hello and welcome nothing else may be sent. */
  #welcomed = false
  /** Through whose eyes we want to see, where several sit at one device. */
  #eyes: Seat | null | undefined

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#keeper = options.keeper ?? nothingKept
    this.#earlier = this.#keeper.read()
    this.#line = options.open({
      opened: () => this.#opened(),
      received: (frame) => this.#received(frame),
      measured: (ms) => this.#measured(ms),
      closed: (code) => this.#closed(code),
    })
  }

  get outbox(): readonly Outgoing[] {
    return this.#outbox
  }

  act(seat: Seat, action: SomeAction): void {
    this.#post({ type: 'act', action, ...this.#deed(seat) })
  }

  undo(seat: Seat): void {
    this.#post({ type: 'undo', ...this.#deed(seat) })
  }

  command(command: Command): void {
    this.#post({ type: 'command', id: this.#options.newId(), command })
  }

  /** Shows the match through another seat of ours, or as everybody sees it. */
  see(eyes: Seat | null): void {
    this.#eyes = eyes
    this.greet(true)
  }

  /** Says hello again: after a new secret, or to get the whole view. */
  greet(whole = false): void {
    this.#welcomed = false
    const since = whole || !this.mirror ? -1 : this.mirror.seq
    const { versions: rules, secrets } = this.#options
    const heard = lastHeard(this.talk)
    this.#send({
      type: 'hello',
      protocol: PROTOCOL,
      rules,
      secrets: secrets(),
      since,
      ...(heard > 0 && { heard }),
      ...(this.#eyes !== undefined && { eyes: this.#eyes }),
    })
  }

  close(): void {
    this.#line.close()
  }

  /** Whether our unanswered actions may be shown as if played: only on a line that can still bring the answer. */
  get mayShowAhead(): boolean {
    return this.line === 'open'
  }

  #deed(seat: Seat) {
    return { id: this.#options.newId(), seat, after: this.mirror?.seq ?? -1, seen: false }
  }

  #keep(outbox: readonly Outgoing[]): void {
    this.#outbox = outbox
    this.#keeper.write(outbox.filter(isDeed))
  }

  #post(item: Outgoing): void {
    this.#keep([...this.outbox, item])
    if (this.#welcomed) this.#send(onWire(item))
    this.#options.changed()
  }

  #send(message: ClientMessage): void {
    this.#line.send(JSON.stringify(message))
  }

  #opened(): void {
    this.greet()
  }

  /** Before the match the table wants to know how far its players are: it looks for its place by that. */
  #measured(ms: number): void {
    if (this.table?.status === 'lobby' && this.you.seats.length > 0) this.#send({ type: 'distance', ms })
  }

  #closed(code: number): void {
    const wasOpen = this.line === 'open'
    this.#welcomed = false
    this.#inbox = []
    this.closeCode = code
    this.line = isFinalClose(code) ? 'refused' : code === COME_BACK ? 'full' : 'lost'
    const unanswered = this.outbox.filter((item) => isDeed(item) && !item.seen).length
    if (wasOpen && unanswered > 0) this.#options.notice({ kind: 'takenBack', count: unanswered })
    this.#options.changed()
  }

  #received(frame: unknown): void {
    const message = readFrame(frame)
    if (typeof message === 'string') this.#options.notice({ kind: 'error', code: 'bad-message', message })
    else this.#inbox = [...this.#inbox, message]
    this.#work()
  }

  /** In the order they came: a match whose rules are still on their way keeps waiting whatever came after it. */
  #work(): void {
    for (let [next] = this.#inbox; next && this.#isPlayable(next); [next] = this.#inbox) {
      this.#inbox = this.#inbox.slice(1)
      this.#handle(next)
    }
    this.#options.changed()
  }

  /** Sends for the rules of a match. Meanwhile the page may know what table it is at, and get ready for it. */
  #isPlayable(message: ServerMessage): boolean {
    if (message.type !== 'welcome' || message.view === undefined) return true
    const { game, map } = message.table
    if (this.#options.library.at(game, map)) return true
    this.table = message.table
    if (!this.#fetching) void this.#fetch(game, map)
    return false
  }

  async #fetch(game: string, map: string): Promise<void> {
    this.#fetching = true
    await this.#options.library.fetch(game, map).catch(() => pause(RETRY_MS))
    this.#fetching = false
    this.#work()
  }

  #handle(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        break
      case 'entry':
        this.#inStep(() => this.#entry(message.entry))
        break
      case 'table':
        this.#tableChanged(message.table, message.you)
        break
      case 'talk':
        this.talk = heardMore(this.talk, message)
        break
      case 'ack':
        this.#answered(message.id)
        break
      case 'refuse':
        this.#refused(message.id, message.refusal)
        break
      case 'error':
        if (message.id !== undefined) this.#answered(message.id)
        if (BARS.has(message.code) || (message.code === CROWDED && !this.#welcomed)) this.barred = message.code
        else if (!PASSING.has(message.code))
          this.#options.notice({ kind: 'error', code: message.code, message: message.message })
        break
      case 'reload':
        this.#options.reload(message.reason)
        break
      default:
        // Whatever a table may say is heard: a message that is forgotten here does not compile.
        message satisfies never
    }
  }

  #welcome(welcome: Welcome): void {
    this.table = welcome.table
    this.you = welcome.you
    this.barred = null
    this.line = 'open'
    this.#welcomed = true
    if (this.table.status === 'lobby') this.#line.wake()
    const rules = this.#options.library.at(welcome.table.game, welcome.table.map)
    if (welcome.view !== undefined && rules) this.#goneOn(begin(rules, welcome), welcome)
    else if (welcome.hash !== undefined) this.#inStep(() => this.#resume(welcome))
    // Asking twice is harmless: the table plays an id once and answers the second time as it did the first.
    if (this.#welcomed) for (const item of this.outbox) this.#send(onWire(item))
  }

  #resume(welcome: Welcome): void {
    if (!this.mirror) throw new OutOfStep('no match yet')
    this.#goneOn(resume(this.mirror, welcome), welcome)
  }

  /** What of ours is among what happened meanwhile must not be shown a second time, nor be taken back a second time. */
  #goneOn(mirror: Mirror, { entries }: Welcome): void {
    const { seq: before, steps: old } = this.mirror ?? { seq: -1, steps: [] }
    const standing = new Set(mirror.steps.map(({ seq }) => seq))
    const gone = mirror.whole ? old.filter(({ seq }) => !standing.has(seq)) : []
    for (const { played } of gone) this.#keep(markSeen(this.outbox, played.seat, undefined))
    for (const { seq, seat, action } of entries) if (seq > before) this.#keep(markSeen(this.outbox, seat, action))
    this.mirror = mirror
    this.#takeUpEarlier(mirror)
  }

  /** What this device sent from an earlier page is sent again if nothing has happened since; else it would mean something else. */
  #takeUpEarlier(mirror: Mirror): void {
    const { again, outdated } = settled(this.#earlier, mirror)
    this.#earlier = []
    if (again.length > 0) this.#keep([...again, ...this.outbox])
    if (again.length + outdated.length > 0) this.#options.notice({ kind: 'late', sent: again.length > 0 })
  }

  #entry(entry: Parameters<typeof advance>[1]): void {
    if (!this.mirror) throw new OutOfStep('no match yet')
    this.mirror = advance(this.mirror, entry)
    this.#keep(markSeen(this.outbox, entry.seat, entry.action))
  }

  /** Runs what may find that we are out of step; then the whole view is asked for. */
  #inStep(work: () => void): void {
    try {
      work()
    } catch (error) {
      if (!(error instanceof OutOfStep)) throw error
      this.greet(true)
    }
  }

  #tableChanged(table: TableInfo, you: You): void {
    const sitsDown = this.you.seats.length === 0 && you.seats.length > 0
    this.table = table
    this.you = you
    if (sitsDown) this.#line.wake()
    // Where it is played by other rules the table says by itself when it goes on.
    const waits = !this.mirror && this.barred !== 'TABLE-RULES-VERSION'
    if (table.status !== 'lobby' && waits && this.#welcomed) this.greet(true)
  }

  #answered(id: string): Outgoing | undefined {
    const item = this.outbox.find((sent) => sent.id === id)
    this.#keep(this.outbox.filter((sent) => sent.id !== id))
    return item
  }

  #refused(id: string, refusal: Refusal): void {
    const item = this.#answered(id)
    if (item) this.#options.notice({ kind: 'refused', what: item.type, refusal })
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** What is ours alone stays here. */
function onWire(item: Outgoing): ClientMessage {
  if (!isDeed(item)) return item
  const { seen: _seen, after: _after, ...message } = item
  return message
}
