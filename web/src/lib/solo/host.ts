import type { FullRules, MatchFile } from '#engine/core/index.ts'
import { PAUSES } from '#worker/both/botPace.ts'
import type { ClientMessage, ServerMessage } from '#worker/protocol.ts'
import { newMatch, type SoloMatch, type Wanted } from './match.ts'
import type { Players } from './players.ts'
import type { Shelf } from './shelf.ts'
import { SoloTable, Unplayable } from './table.ts'

/** A match to be begun, unless it is there already: then it is gone on with. */
export interface Beginning {
  readonly wanted: Wanted
  readonly seed: string
}

/** What a page says to the host of its match, beside the frames of the protocol. */
export type ToHost =
  | { readonly do: 'open'; readonly id: string; readonly beginning: Beginning | null }
  | { readonly do: 'say'; readonly frame: string }
  | { readonly do: 'file' }

/** Why there is no match: it is not on this device; the rules have changed; another page has it now. */
export type Closed = 'missing' | 'rules' | 'elsewhere'

export type FromHost =
  | { readonly opened: true }
  | { readonly frame: string }
  | { readonly file: MatchFile | null }
  | { readonly closed: Closed }

/** What a game is played with here: its rules, and who plays for bots. */
export interface Playing {
  readonly rules: FullRules
  readonly players: Players
}

export interface Surroundings {
  readonly shelf: Shelf
  play(game: string): Promise<Playing | null>
  post(message: FromHost): void
  now(): number
  /** Calls once, later; what it returns takes that back. */
  after(ms: number, work: () => void): () => void
}

/** So long a bot lets one look at its move, where one has not said otherwise. */
const PAUSE_MS = 700

/** Runs a match against bots for one page: keeps it, and lets bots act when it is their turn. */
export class Host {
  readonly #around: Surroundings
  #table: SoloTable | null = null
  #kept: SoloMatch | null = null
  #nextTurn: (() => void) | null = null

  constructor(around: Surroundings) {
    this.#around = around
  }

  async hear(message: ToHost): Promise<void> {
    switch (message.do) {
      case 'open':
        await this.#open(message.id, message.beginning)
        break
      case 'say':
        this.#said(JSON.parse(message.frame) as ClientMessage)
        break
      case 'file':
        this.#around.post({ file: this.#table?.file ?? null })
        break
    }
  }

  /** Another page has taken the match over. */
  giveUp(): void {
    this.#nextTurn?.()
    this.#table = null
    this.#around.post({ closed: 'elsewhere' })
  }

  async #open(id: string, beginning: Beginning | null): Promise<void> {
    const { shelf, play, post } = this.#around
    const kept = await shelf.read(id)
    const playing = await play(kept?.game ?? beginning?.wanted.game ?? '')
    const match = kept ?? (beginning && playing && newMatch(id, beginning.seed, playing.rules, beginning.wanted))
    if (!match || !playing) {
      post({ closed: 'missing' })
      return
    }
    try {
      this.#table = new SoloTable(playing.rules, playing.players, match)
    } catch (error) {
      if (!(error instanceof Unplayable)) throw error
      post({ closed: 'rules' })
      return
    }
    this.#keep()
    post({ opened: true })
  }

  #said(message: ClientMessage): void {
    const said = this.#table?.hear(message, this.#around.now()) ?? []
    this.#tell(said)
    // Whoever has just come sees the position before anything happens.
    this.#plan()
  }

  #plan(): void {
    this.#nextTurn?.()
    this.#nextTurn = null
    const table = this.#table
    if (!table?.waitsForBot) return
    this.#nextTurn = this.#around.after(PAUSES[table.match.pace] * PAUSE_MS, () => {
      this.#tell(table.botTurn(this.#around.now()))
      this.#plan()
    })
  }

  #tell(messages: readonly ServerMessage[]): void {
    for (const message of messages) this.#around.post({ frame: JSON.stringify(message) })
    this.#keep()
  }

  #keep(): void {
    const match = this.#table?.match
    if (!match || match === this.#kept) return
    this.#kept = match
    // One that cannot be kept, for want of room, is played all the same.
    this.#around.shelf.keep(match, this.#around.now()).catch(() => {})
  }
}
