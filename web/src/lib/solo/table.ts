import {
  type FullRules,
  knownOutcomes,
  MATCH_FORMAT,
  type MatchFile,
  type Played,
  playSeeded,
  type Reader,
  type Refusal,
  recordedChance,
  refusal,
  replayEntry,
  type Seat,
  type Setup,
  seededPick,
  sha256Hex,
  stateHash,
  undoReach,
} from '#engine/core/index.ts'
import { toldAction } from '#worker/both/known.ts'
import type { ClientMessage, Command, LiveEntry, ServerMessage, TableInfo, You } from '#worker/protocol.ts'
import type { SoloMatch, SoloRow } from './match.ts'
import type { Players } from './players.ts'

/** Why a match that was kept cannot be gone on with. */
export class Unplayable extends Error {}

/**
 * A table for one person and bots: speaks to that person's page as any table does (worker/protocol.ts), and knows nothing
 * of who carries its messages. What others would be asked at a table of several is done at once.
 */
export class SoloTable {
  readonly #rules: FullRules
  readonly #players: Players
  #match: SoloMatch
  /** Before the first action that stands, and after each. */
  #states: unknown[]

  constructor(rules: FullRules, players: Players, match: SoloMatch) {
    this.#rules = rules
    this.#players = players
    this.#match = { ...match, rules: rules.version }
    this.#states = statesOf(rules, match)
  }

  get match(): SoloMatch {
    return this.#match
  }

  /** What is answered to a message of the page. */
  hear(message: ClientMessage, now: number): ServerMessage[] {
    switch (message.type) {
      case 'hello':
        return [this.#welcome()]
      case 'act':
        return this.#answered(message.id, this.#act(message.seat, message.action, now))
      case 'undo':
        return this.#answered(message.id, this.#undo(message.seat, now))
      case 'distance':
        return []
      case 'command':
        return this.#answered(message.id, this.#obey(message.command, now))
    }
  }

  /** Whether a bot is to act. */
  get waitsForBot(): boolean {
    return this.#botToAct() !== null
  }

  /** A bot acts; whatever it may fail at, something legal is done. */
  botTurn(now: number): ServerMessage[] {
    const turn = this.#botToAct()
    if (!turn) return []
    const { seat, bot } = turn
    const view = this.#rules.view(this.#state, seat)
    const pick = seededPick(sha256Hex(`${this.#match.seed}/bot/${this.#match.rows.length}`))
    const chosen = this.#players.choose(bot, this.#rules, view, seat, pick)
    const by = seat === this.#match.mine ? ('bot' as const) : undefined
    const played = chosen === null ? no('TABLE-BOT') : this.#play(seat, chosen, now, by)
    const done = isMessages(played) ? played : this.#play(seat, this.#rules.sample(view, seat, pick), now, by)
    return isMessages(done) ? done : []
  }

  /** The match as a file, whole. */
  get file(): MatchFile {
    const { game, rules, map, options, seats, seed, setup, rows } = this.#match
    const log = rows.map(({ played }) => played)
    return { format: MATCH_FORMAT, game, rules, map, options, seats, seed, setup, log }
  }

  get #state(): unknown {
    return this.#states.at(-1)
  }

  get #setup(): Setup {
    const { map, options, seats } = this.#match
    return { map, options, seats: seats.length }
  }

  get #isOver(): boolean {
    return this.#rules.result(this.#state) !== null
  }

  #botToAct(): { readonly seat: Seat; readonly bot: string } | null {
    for (const seat of this.#rules.turn(this.#state).seats) {
      const bot = this.#match.seats[seat]?.bot
      if (bot !== undefined) return { seat, bot }
    }
    return null
  }

  // --- what the page asks for -------------------------------------------------------------------------------------------

  #answered(id: string, done: ServerMessage[] | Refusal): ServerMessage[] {
    if (!isMessages(done)) return [{ type: 'refuse', id, refusal: done }]
    return [...done, { type: 'ack', id, seq: this.#match.seq }]
  }

  #act(seat: Seat, action: unknown, now: number): ServerMessage[] | Refusal {
    if (seat !== this.#match.mine) return no('TABLE-NOT-YOURS', { seat })
    if (this.#isOver) return no('TABLE-OVER')
    if (this.#match.seats[seat]?.bot !== undefined) return no('TABLE-BOT-PLAYS', { seat })
    return this.#play(seat, action, now)
  }

  #undo(seat: Seat, now: number): ServerMessage[] | Refusal {
    const { mine, seats, rows } = this.#match
    if (seat !== mine) return no('TABLE-NOT-YOURS', { seat })
    const lastFirst = rows.map(({ played }) => played).reverse()
    const terms = { rules: this.#rules, isBot: (one: Seat) => seats[one]?.bot !== undefined }
    const reach = this.#isOver ? 0 : undoReach(lastFirst, seat, terms)
    return reach === 0 ? no('TABLE-UNDO') : this.#takeBack(reach, now)
  }

  #obey(command: Command, now: number): ServerMessage[] | Refusal {
    const { mine, seats, rows } = this.#match
    switch (command.do) {
      case 'pace':
        this.#match = { ...this.#match, pace: command.to }
        return [this.#told()]
      case 'bot': {
        if (command.seat !== mine) return no('TABLE-NOT-YOURS', { seat: command.seat })
        const { name } = seats[mine] as { readonly name: string }
        const seat = command.bot === null ? { name } : { name, bot: command.bot }
        this.#match = { ...this.#match, seats: seats.with(mine, seat) }
        return [this.#told()]
      }
      case 'propose': {
        const { wanted } = command
        if (wanted.do !== 'take-back' || this.#isOver) return no('TABLE-ALONE')
        const gone = rows.filter(({ seq }) => seq > wanted.to).length
        return gone === 0 ? no('TABLE-UNDO') : this.#takeBack(gone, now)
      }
      default:
        return no('TABLE-ALONE')
    }
  }

  // --- the log ----------------------------------------------------------------------------------------------------------

  #play(seat: Seat, action: unknown, now: number, by?: Played['by']): ServerMessage[] | Refusal {
    const { seed, rows, seq: last } = this.#match
    const step = playSeeded(this.#rules, { seed, count: rows.length, state: this.#state }, seat, action, by)
    if (!step.ok) return step.refusal
    const row: SoloRow = { seq: last + 1, at: now, played: step.entry }
    this.#match = { ...this.#match, seq: row.seq, rows: [...rows, row] }
    this.#states = [...this.#states, step.state]
    const entry = { type: 'entry', entry: { ...this.#toldOf(row), hash: this.#hash } } as const
    return this.#isOver ? [entry, this.#told()] : [entry]
  }

  #takeBack(count: number, now: number): ServerMessage[] {
    return Array.from({ length: count }, () => {
      const { rows, seq: last } = this.#match
      const seat = rows.at(-1)?.played.seat ?? 0
      this.#match = { ...this.#match, seq: last + 1, rows: rows.slice(0, -1) }
      this.#states = this.#states.slice(0, -1)
      return { type: 'entry', entry: { seq: last + 1, seat, at: now, undo: true, hash: this.#hash } }
    })
  }

  // --- what is told -----------------------------------------------------------------------------------------------------

  /** Nothing is secret any more once it is over. */
  get #reader(): Reader {
    return this.#isOver ? 'afterwards' : this.#match.mine
  }

  get #view(): unknown {
    return this.#rules.view(this.#state, this.#match.mine)
  }

  get #hash(): string {
    return stateHash(this.#view)
  }

  #toldOf(row: SoloRow): LiveEntry {
    return toldAction(this.#rules, this.#setup, row, this.#reader)
  }

  #welcome(): ServerMessage {
    const { seq, rows, setup } = this.#match
    return {
      type: 'welcome',
      table: this.#info,
      you: this.#you,
      seq,
      hash: this.#hash,
      view: this.#view,
      setup: knownOutcomes(setup, this.#reader),
      entries: rows.map((row) => this.#toldOf(row)),
    }
  }

  #told(): ServerMessage {
    return { type: 'table', table: this.#info, you: this.#you }
  }

  get #you(): You {
    return { seats: [this.#match.mine], host: false, eyes: this.#match.mine }
  }

  get #info(): TableInfo {
    const { id, game, rules, map, options, seats, mine, pace, seed } = this.#match
    const over = this.#isOver
    return {
      id,
      status: over ? 'over' : 'running',
      game,
      rules,
      map,
      options,
      seats: seats.map(({ name, bot = null }, seat) => ({
        name,
        bot,
        held: seat === mine,
        present: seat === mine,
        away: null,
      })),
      private: false,
      clock: null,
      origin: null,
      commitment: sha256Hex(seed),
      seed: over ? seed : null,
      watching: 0,
      hostAway: null,
      next: null,
      ...(!over && { pace }),
    }
  }
}

const no = (rule: string, params: Refusal['params'] = {}): Refusal => refusal(rule, params)

const isMessages = (done: ServerMessage[] | Refusal): done is ServerMessage[] => Array.isArray(done)

function statesOf(rules: FullRules, { map, options, seats, setup, rows }: SoloMatch): unknown[] {
  try {
    const states = [rules.setup({ map, options, seats: seats.length }, recordedChance(setup))]
    for (const { played } of rows) {
      const step = replayEntry(rules, states.at(-1), played)
      if ('refusal' in step) throw new Unplayable(step.refusal.rule)
      states.push(step.state)
    }
    return states
  } catch (error) {
    throw error instanceof Unplayable ? error : new Unplayable(String(error))
  }
}
