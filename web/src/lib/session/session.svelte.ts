import type { LineState, Notice } from '#client/connection.ts'
import type { PlayedStep } from '#client/mirror.ts'
import { ahead, reachOf } from '#client/outbox.ts'
import { SILENCE, type Talk } from '#client/talk.ts'
import type {
  ActionOf,
  EventOf,
  MatchFile,
  MovesOf,
  Rules,
  Seat,
  SomeAction,
  Standing,
  StateOf,
  Turn,
} from '#engine/core/index.ts'
import type { Part } from '#engine/plans/index.ts'
import { seatName } from '#worker/both/seats.ts'
import { newSecret } from '#worker/both/wire.ts'
import type { Command, OrderState, TableInfo, TellState, WebhookState, You } from '#worker/protocol.ts'
import { glanceAt } from '../device/glance.ts'
import { keepName, keepSeat, keepTable, keysOf } from '../device/keyring.ts'
import { say } from '../texts/language.svelte.ts'
import type { Feed, FeedEvents } from './feed.ts'

export interface Toast {
  readonly id: number
  readonly notice: Notice
}

/** Something that somebody at this page is about to do. */
export type Intent =
  | { readonly do: 'act'; readonly action: SomeAction }
  | { readonly do: 'course'; readonly actions: readonly SomeAction[] }
  | { readonly do: 'undo' }
  | Command

/** A stretch of the match that is told again: from after an entry of its log, to one of them or to the end. */
export interface Stretch {
  /** Null for since one last had a hand in it. */
  readonly since: number | null
  readonly at: number | null
}

/** Steps that are shown as one while the match is played back: those after the first so many, and for how long. */
export interface Playback {
  readonly from: number
  readonly ms: number
}

/** What is answered as if it were asked now, and sent to nobody: an order or a plan while it is put together. */
export interface Draft {
  /** The match as it is supposed to stand then. */
  readonly state: unknown
  /** The same with the money that people would have, where some is lent for the question. */
  readonly figures?: unknown
  /** Whoever watches may consider it, too. */
  readonly free?: true
  /** Who is asked there; null where nothing more is. */
  readonly acting: Seat | null
  act(action: SomeAction): void
  /** Goes on with these, where it may reach over several rounds. */
  goOn?(parts: readonly Part[]): void
}

/** From a place, by its number, by the side each link leaves one. */
export interface PointedWay {
  readonly from: number
  readonly path: readonly (0 | 1 | 2 | 3 | 4 | 5)[]
  readonly emphasis: 'strong'
  readonly cube: string
}

/** Places of the board by name, and ways for goods as boards of hexes draw them. */
export interface Pointed {
  readonly places: readonly string[]
  readonly ways: readonly PointedWay[]
}

/** A moment of a match, what was done there, and what would have been better. */
export interface Lesson extends Pointed {
  /** After so many steps. */
  readonly shown: number
  readonly did: string
  readonly lost: string
  readonly does: string
  readonly why: readonly string[]
}

type Steps<Game> = readonly PlayedStep<StateOf<Game>, EventOf<Game>>[]

/** Whoever only watches sees so many of the last moves as news. */
const NEWS_FOR_SPECTATORS = 4

/**
 * One table as its page sees it: what the connection knows, made reactive. `Game` is whose rules it plays by; parts that
 * several games share say which actions of theirs they send, if any.
 */
export class Session<Game extends Rules = Rules, Action extends SomeAction = ActionOf<Game>> {
  readonly id: string
  /** Where there is no table behind this, but a file. */
  readonly file: MatchFile | null
  /** The match is on this device, and nobody else is at it but bots. */
  readonly alone: boolean
  /** The match file, where it is not for a table to give. */
  readonly readMatch: (() => Promise<MatchFile>) | null
  line = $state.raw<LineState>('connecting')
  closeCode = $state.raw(0)
  /** Why no match is shown here, if the table shows none. */
  barred = $state.raw<string | null>(null)
  table = $state.raw<TableInfo | null>(null)
  mine = $state.raw<readonly Seat[]>([])
  /** Looking back at what is no secret any more: through whose eyes; null for one's own. */
  borrowed = $state.raw<Seat | null>(null)
  #ownEyes = $state.raw<Seat | null>(null)
  /** The seat whose cards this device is shown; of several seats only one. */
  readonly eyes: Seat | null = $derived(this.borrowed ?? this.#ownEyes)
  host = $state.raw(false)
  /** What our seats have left with the table. */
  orders = $state.raw<readonly OrderState[]>([])
  /** By seat, of our own: when its player is not to be waited for. */
  rests = $state.raw<NonNullable<You['rests']>>([])
  /** Our seats that whoever has the link may take over. */
  handedOn = $state.raw<readonly Seat[]>([])
  /** For the host: where messages about this table go. */
  webhook = $state.raw<WebhookState | null>(null)
  /** How those who hold our seats are told of what happens. */
  tells = $state.raw<readonly TellState[]>([])
  /** Of a match that is on: its game with its map. */
  rules = $state.raw<Game | undefined>(undefined)
  /** The match as it stands: the confirmed state with our own unanswered actions on top; null before the match. */
  now = $state.raw<StateOf<Game> | null>(null)
  /** All that stands and is confirmed. */
  played = $state.raw<Steps<Game>>([])
  /** Before the first of these. */
  opening = $state.raw<StateOf<Game> | null>(null)
  /** Looking back: how many of the steps are shown; null for the match as it stands. */
  shown = $state.raw<number | null>(null)
  /** While what is shown is played back, and not looked through by hand. */
  playback = $state.raw<Playback | null>(null)
  /** What the recap tells, while there is one. */
  recap = $state.raw<Stretch | null>(null)
  /** In place of the match, while there is one. */
  draft = $state.raw<Draft | null>(null)
  /** What of the board somebody is being told of. */
  pointed = $state.raw<Pointed | Lesson | null>(null)
  /** Puts an answer where whoever sits here would put their own together; false where it has no such place. */
  prefill: ((action: SomeAction) => boolean) | null = null
  /** Shows the board in words, and lists the keys; null while there is nothing of it. */
  inWords = $state.raw<(() => void) | null>(null)
  listKeys = $state.raw<(() => void) | null>(null)
  /** False when the journal's beginning is not known here. */
  whole = $state.raw(true)
  /** Unanswered actions of ours that are shown already. */
  unconfirmed = $state.raw(0)
  busy = $state.raw(false)
  /** How often this page has acted or taken back. */
  sent = $state.raw(0)
  talk = $state.raw<Talk>(SILENCE)
  toasts = $state.raw<readonly Toast[]>([])

  /** What the board shows. */
  readonly state: StateOf<Game> | null = $derived(
    this.draft
      ? (this.draft.state as StateOf<Game>)
      : this.shown === null
        ? this.now
        : (this.played[this.shown - 1]?.state ?? this.opening),
  )
  /** What has been played by then, for the journal. */
  readonly steps: Steps<Game> = $derived(this.shown === null ? this.played : this.played.slice(0, this.shown))
  /** What is new to whoever looks: the entry looked at, or all that came since this device last acted. */
  readonly news: Steps<Game> = $derived(
    this.shown === null ? this.#unseen() : this.steps.slice(this.playback?.from ?? -1),
  )
  /** The entry of the log after which the match is shown; -1 is before the first. */
  readonly seqShown: number = $derived(this.steps.at(-1)?.seq ?? -1)
  readonly turn: Turn | null = $derived(this.rules && this.state !== null ? this.rules.turn(this.state) : null)
  /** The seat of this device that is asked as the match stands, if any. */
  readonly called: Seat | null = $derived(
    this.rules && this.now !== null
      ? (this.rules.turn(this.now).seats.find((seat) => this.#plays(seat)) ?? null)
      : null,
  )
  /** The same for what is shown: nobody is asked anything who looks back. */
  readonly acting: Seat | null = $derived(this.draft ? this.draft.acting : this.shown === null ? this.called : null)
  readonly moves: MovesOf<Game> | null = $derived(
    this.rules && this.state !== null && this.acting !== null
      ? (this.rules.moves(this.state, this.acting) as MovesOf<Game>)
      : null,
  )
  /** As if the match ended where it is shown. */
  readonly standings: readonly Standing[] = $derived(
    this.rules && this.state !== null ? this.rules.standings(this.state) : [],
  )
  /** Our seat whose last action may still be taken back, if any. */
  readonly undoable: Seat | null = $derived.by(() => {
    const now = this.shown === null && !this.draft && this.unconfirmed === 0 && this.table?.status === 'running'
    // What a fork has taken over stands.
    const own = this.played.length - (this.table?.origin?.actions ?? 0)
    const mayTakeBack = (seat: Seat) => {
      const reach = this.rules ? reachOf(this.rules, this.played, seat, this.table) : 0
      return reach > 0 && reach <= own
    }
    return now ? (this.mine.find(mayTakeBack) ?? null) : null
  })

  /** Asked before anything is done; says no to leave it undone. */
  confirm: ((intent: Intent) => Promise<boolean>) | null = null

  readonly #feed: Feed
  #toastCount = 0

  constructor(id: string, open: (events: FeedEvents) => Feed) {
    this.id = id
    this.#feed = open({ changed: () => this.#refresh(), notice: (notice) => this.#say(notice) })
    const { file = null, alone = false, readMatch = null } = this.#feed
    this.file = file
    this.alone = alone
    this.readMatch = readMatch ?? (file && (async () => file))
    this.#refresh()
  }

  /** Others may be at this table too, by its link. */
  get shared(): boolean {
    return !this.file && !this.alone
  }

  /** The match that is shown, for what is on the page only while there is one. */
  get match(): { readonly rules: Game; readonly state: StateOf<Game> } {
    const { rules, state } = this
    if (!rules || state === null) throw new Error('no match is shown')
    return { rules, state }
  }

  async act(action: Action): Promise<void> {
    if (this.draft) {
      this.draft.act(action)
      this.sent++
      return
    }
    const seat = this.acting
    if (seat === null || this.line !== 'open' || !(await this.#agreed({ do: 'act', action }))) return
    this.sent++
    this.#feed.act(seat, action)
  }

  undo = async (): Promise<void> => {
    const seat = this.undoable
    if (seat === null || !(await this.#agreed({ do: 'undo' }))) return
    this.sent++
    this.#feed.undo(seat)
  }

  /** Whether it was sent. */
  command = async (command: Command): Promise<boolean> => {
    const agreed = await this.#agreed(command)
    if (agreed) this.#feed.command(command)
    return agreed
  }

  /** Shows the match as it was after so many steps; null for as it stands. Whoever looks ends what was played back. */
  look = (shown: number | null, playback: Playback | null = null): void => {
    if (shown === null) this.borrowed = null
    else this.draft = null
    this.playback = playback
    this.shown = shown === null ? null : Math.min(Math.max(0, shown), this.played.length)
  }

  /** The same by an entry of the log. One that was taken back is the one before it. */
  lookAt = (seq: number): void => this.look(this.stepsBy(seq))

  /** How many of the steps that stand were played by then. */
  stepsBy = (seq: number): number => this.played.filter((step) => step.seq <= seq).length

  /** Sits down. The secret is kept before it is sent, so that a lost answer loses no seat. */
  claim = async (seat: Seat, name: string): Promise<void> => {
    const secret = keysOf(this.id).seats[seat] ?? newSecret()
    const claim: Command = { do: 'claim', seat, name, secret }
    if (!(await this.#agreed(claim))) return
    keepSeat(this.id, seat, secret)
    keepName(name)
    this.#feed.command(claim)
  }

  /** Takes over the seat of somebody who hands it on, or has gone. As with a claim, the secret is kept first. */
  takeOver = async (seat: Seat, name: string, key: string | undefined): Promise<void> => {
    const secret = keysOf(this.id).seats[seat] ?? newSecret()
    const take: Command = { do: 'take-over', seat, name, secret, ...(key !== undefined && { key }) }
    if (!(await this.#agreed(take))) return
    keepSeat(this.id, seat, secret)
    keepName(name)
    this.#feed.command(take)
  }

  /** The secret stays: it opens nothing any more, and serves again if this device sits down there again. */
  leave = (seat: Seat): Promise<boolean> => this.command({ do: 'leave', seat })

  /** Tells the table what this device holds, when that has become more. */
  greet = (): void => this.#feed.greet()

  /** Where several sit at this device: shows what this seat sees, or nobody's secrets while it goes from hand to hand. */
  see = (eyes: Seat | null): void => this.#feed.see(eyes)

  close = (): void => this.#feed.close()

  dismiss = (id: number): void => {
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
  }

  nameOf = (seat: Seat): string => seatName(say('names'), this.table?.seats, seat)

  #unseen(): Steps<Game> {
    const last = this.played.findLastIndex((step) => this.mine.includes(step.played.seat))
    return this.mine.length === 0 ? this.played.slice(-NEWS_FOR_SPECTATORS) : this.played.slice(last + 1)
  }

  /** A person of this device, and no bot in their place. */
  #plays(seat: Seat): boolean {
    return this.mine.includes(seat) && this.table?.seats[seat]?.bot === null
  }

  #say(notice: Notice): void {
    this.toasts = [...this.toasts.slice(-2), { id: this.#toastCount++, notice }]
  }

  async #agreed(intent: Intent): Promise<boolean> {
    return this.confirm === null || this.confirm(intent)
  }

  #refresh(): void {
    // A feed may speak before it is at hand.
    if (!this.#feed) return
    const { line, closeCode, barred, table, you, mirror, outbox, talk } = this.#feed
    this.line = line
    this.closeCode = closeCode
    this.barred = barred
    this.table = table
    this.mine = you.seats
    this.#ownEyes = you.eyes
    this.host = you.host
    this.orders = you.orders ?? []
    // Whoever has nothing to consider any more is shown the match as it is.
    if (table?.status !== 'running' || (you.seats.length === 0 && !this.draft?.free)) this.draft = null
    this.rests = you.rests ?? []
    this.handedOn = you.handedOn ?? []
    this.talk = talk
    this.webhook = you.webhook ?? null
    this.tells = you.tells ?? []
    this.busy = outbox.length > 0
    if (!mirror) return
    const next = ahead(mirror, this.#feed.mayShowAhead ? outbox : [], table)
    // Here the types of a game begin: whoever shows a table takes the parts of the game that it plays.
    this.rules = mirror.rules as Game
    this.played = mirror.steps as Steps<Game>
    this.opening = mirror.base as StateOf<Game>
    this.whole = mirror.whole
    this.unconfirmed = next.count
    this.now = next.state as StateOf<Game>
  }

  /** Puts the table into this device's list. */
  note(): void {
    const { table, mine, rules, now } = this
    if (!table) return
    const turn = rules && now !== null ? rules.turn(now) : null
    const glance = glanceAt({ ...table, turn: turn && { ...turn, seats: [...turn.seats] } }, mine)
    keepTable({
      id: this.id,
      game: table.game,
      map: table.map,
      seen: Date.now(),
      glance,
      ...(this.alone && { alone: true }),
    })
  }
}
