import { reachOf } from '#client/outbox.ts'
import { SILENCE } from '#client/talk.ts'
import type { MatchFile, Rules, Seat, SomeAction } from '#engine/core/index.ts'
import type { TableInfo } from '#worker/protocol.ts'
import type { Feed, FeedEvents } from '../session/feed.ts'
import { type Deed, isMatch, type Seeded, SeededMatch } from './match.ts'

/** A match on this device, somebody at one of its seats and others who follow a script at the rest. */
export interface Practice {
  readonly rules: Rules
  readonly of: Seeded
  /** Whose seat this device plays. */
  readonly seat: Seat
  readonly names: readonly string[]
  /** What has been played already. */
  readonly deeds: readonly Deed[]
  /** How many of these are nobody's to take back. */
  readonly stands?: number
  /** What another seat does that is asked; null to wait. The state is the whole one. */
  answer(state: unknown, seat: Seat, deeds: readonly Deed[]): SomeAction | null
  /** After every change. */
  kept?(deeds: readonly Deed[]): void
  /** Between two actions of others, in milliseconds: slow enough to be followed. */
  readonly pause: number
}

/** Feeds a session from a match on this device: no server is asked for anything. */
export class PracticeFeed implements Feed {
  readonly line = 'open'
  readonly closeCode = 0
  readonly barred = null
  readonly talk = SILENCE
  readonly outbox = []
  readonly mayShowAhead = false
  readonly #practice: Practice
  readonly #events: FeedEvents
  #match: SeededMatch
  #held = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(practice: Practice, events: FeedEvents) {
    this.#practice = practice
    this.#events = events
    this.#match = playedUp(practice)
    this.#wake()
  }

  get you() {
    const { seat } = this.#practice
    return { seats: [seat], host: false, eyes: seat }
  }

  get mirror() {
    return this.#match.mirror
  }

  get deeds(): readonly Deed[] {
    return this.#match.deeds
  }

  /** Whoever takes it takes the log as it is then. */
  get file(): MatchFile {
    const file = () => this.#match.file(this.#practice.names)
    return {
      ...file(),
      get log() {
        return file().log
      },
    }
  }

  get table(): TableInfo {
    const { rules, of, names, seat, stands = 0 } = this.#practice
    return {
      id: '',
      status: rules.result(this.#match.view) === null ? 'running' : 'over',
      game: of.game,
      rules: rules.version,
      map: of.map,
      options: of.options,
      // To the page the others are bots: what they did may be passed over when one takes something back.
      seats: names.map((name, one) => ({
        name,
        bot: one === seat ? null : 'novice',
        held: one === seat,
        present: true,
        away: null,
      })),
      private: false,
      clock: null,
      origin: { actions: stands, names: [...names], round: 1, dealt: false },
      commitment: null,
      seed: null,
      watching: 0,
      hostAway: null,
      next: null,
    }
  }

  act(seat: Seat, action: SomeAction): void {
    const next = this.#match.after({ seat, action })
    if (isMatch(next)) this.#become(next)
    else this.#events.notice({ kind: 'refused', what: 'act', refusal: next })
  }

  undo(seat: Seat): void {
    this.#become(this.#match.without(reachOf(this.#practice.rules, this.mirror.steps, seat, this.table)))
  }

  /** Back to after so many actions. */
  backTo(count: number): void {
    this.#become(this.#match.without(Math.max(0, this.deeds.length - count)))
  }

  /** While held the others wait. */
  hold(held: boolean): void {
    this.#held = held
    this.#wake()
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  // There is nobody at the other end.
  command(): void {}
  greet(): void {}
  see(): void {}

  #become(match: SeededMatch): void {
    this.#match = match
    this.#practice.kept?.(match.deeds)
    this.#events.changed()
    this.#wake()
  }

  #wake(): void {
    clearTimeout(this.#timer)
    if (!this.#held) this.#timer = setTimeout(() => this.#others(), this.#practice.pause)
  }

  #others(): void {
    const { rules, seat: mine, answer } = this.#practice
    const { state, deeds } = this.#match
    const seat = rules.turn(state).seats.find((one) => one !== mine)
    if (seat === undefined || rules.turn(state).seats.includes(mine)) return
    const action = answer(state, seat, deeds)
    if (action) this.act(seat, action)
  }
}

/** What was kept of another build may not be playable any more: then it begins anew. */
function playedUp({ rules, of, seat, deeds }: Practice): SeededMatch {
  const dealt = SeededMatch.dealt(rules, of, seat)
  let match = dealt
  for (const deed of deeds) {
    const next = match.after(deed)
    if (!isMatch(next)) return dealt
    match = next
  }
  return match
}
