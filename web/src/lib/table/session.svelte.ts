import { Connection, type LineState, type Notice } from '#client/connection.ts'
import type { Step } from '#client/mirror.ts'
import { ahead, type Json } from '#client/outbox.ts'
import { mayUndo, type Rules, type Seat, stateHash, type Turn } from '#engine/core/index.ts'
import { type Command, newSecret, type TableInfo } from '#worker/protocol.ts'
import { socketUrl } from '../api.ts'
import { CATALOGUE } from '../games/catalogue.ts'
import { library } from '../games/library.ts'
import { keepName, keepSeat, keepTable, keysOf, secretsOf } from '../keyring.ts'
import { openPageLine } from './pageLine.ts'
import { reloadOnce } from './reload.ts'

export interface Toast {
  readonly id: number
  readonly notice: Notice
}

/** One table as its page sees it: what the connection knows, made reactive. */
export class Session {
  readonly id: string
  line = $state.raw<LineState>('connecting')
  closeCode = $state.raw(0)
  table = $state.raw<TableInfo | null>(null)
  mine = $state.raw<readonly Seat[]>([])
  /** The seat whose cards this device is shown; of several seats only one. */
  eyes = $state.raw<Seat | null>(null)
  host = $state.raw(false)
  /** Of a match that is on: its game with its map. */
  rules = $state.raw<Rules | undefined>(undefined)
  /** What the board shows: the confirmed state with our own unanswered actions on top; null before the match. */
  state = $state.raw<unknown>(null)
  /** All that stands and is confirmed, for the journal. */
  steps = $state.raw<readonly Step[]>([])
  /** False when the journal's beginning is not known here. */
  whole = $state.raw(true)
  /** Unanswered actions of ours that are shown already. */
  unconfirmed = $state.raw(0)
  busy = $state.raw(false)
  toasts = $state.raw<readonly Toast[]>([])

  readonly turn: Turn | null = $derived(this.rules && this.state !== null ? this.rules.turn(this.state) : null)
  /** The seat of this device that is asked now, if any. */
  readonly acting: Seat | null = $derived(this.turn?.seats.find((seat) => this.#plays(seat)) ?? null)
  readonly moves: unknown = $derived(
    this.rules && this.acting !== null && this.line === 'open' ? this.rules.moves(this.state, this.acting) : null,
  )
  /** Our seat whose last action may still be taken back, if any. */
  readonly undoable: Seat | null = $derived.by(() => {
    const last = this.steps.at(-1)?.played
    const seat = this.mine.find((one) => mayUndo(last, one))
    return seat !== undefined && this.unconfirmed === 0 && this.table?.status === 'running' ? seat : null
  })

  readonly #connection: Connection
  #toastCount = 0

  constructor(id: string) {
    this.id = id
    this.#connection = new Connection({
      open: (events) => openPageLine(socketUrl(id), events),
      versions: Object.fromEntries(CATALOGUE.map(({ id, version }) => [id, version])),
      library,
      secrets: () => secretsOf(id),
      newId: () => crypto.randomUUID(),
      changed: () => this.#refresh(),
      notice: (notice) => this.#say(notice),
      reload: () => reloadOnce(),
    })
  }

  act = (action: Json): void => {
    if (this.acting !== null) this.#connection.act(this.acting, action)
  }

  undo = (): void => {
    if (this.undoable !== null) this.#connection.undo(this.undoable)
  }

  command = (command: Command): void => this.#connection.command(command)

  /** Sits down. The secret is kept before it is sent, so that a lost answer loses no seat. */
  claim = (seat: Seat, name: string): void => {
    const secret = keysOf(this.id).seats[seat] ?? newSecret()
    keepSeat(this.id, seat, secret)
    keepName(name)
    this.command({ do: 'claim', seat, name, secret })
  }

  /** The secret stays: it opens nothing any more, and serves again if this device sits down there again. */
  leave = (seat: Seat): void => this.command({ do: 'leave', seat })

  close = (): void => this.#connection.close()

  dismiss = (id: number): void => {
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
  }

  nameOf = (seat: Seat): string => this.table?.seats[seat]?.name ?? `Seat ${seat + 1}`

  /** A person of this device, and no bot in their place. */
  #plays(seat: Seat): boolean {
    return this.mine.includes(seat) && this.table?.seats[seat]?.bot === null
  }

  #say(notice: Notice): void {
    this.toasts = [...this.toasts.slice(-2), { id: this.#toastCount++, notice }]
  }

  #refresh(): void {
    const { line, closeCode, table, you, mirror, outbox } = this.#connection
    this.line = line
    this.closeCode = closeCode
    this.table = table
    this.mine = you.seats
    this.eyes = you.eyes
    this.host = you.host
    this.busy = outbox.length > 0
    if (table) void library.fetch(table.game, table.map).catch(() => {})
    if (!mirror) return
    this.rules = mirror.rules
    const now = ahead(mirror, this.#connection.mayShowAhead ? outbox : [])
    this.steps = mirror.steps
    this.whole = mirror.whole
    this.unconfirmed = now.count
    // A confirmation makes an equal state anew; keeping the old one keeps what the player has just picked up.
    if (this.state === null || stateHash(this.state) !== stateHash(now.state)) this.state = now.state
  }

  /** Puts the table into this device's list. */
  note(): void {
    if (this.table) keepTable({ id: this.id, game: this.table.game, map: this.table.map, seen: Date.now() })
  }
}
