import type { PlayedStep } from '#client/mirror.ts'
import type { GameEvent, Seat } from '#engine/core/index.ts'

/** How a game accounts for a round: what its events brought and took, by seat. */
export interface Ledger<State = unknown, Event extends GameEvent = GameEvent> {
  /** The dollars in hand. */
  readonly money: (state: State, seat: Seat) => number
  readonly isOut: (state: State, seat: Seat) => boolean
  readonly columns: readonly LedgerColumn<Event>[]
  /** What the dollars went for that no column accounts for. */
  readonly rest: string
}

export interface LedgerColumn<Event extends GameEvent = GameEvent> {
  readonly head: string
  /** Of dollars, which add up to what is left; else of something beside them: income. */
  readonly dollars: boolean
  readonly posts: Posts<Event>
}

/** By the type of an event: what it posts. */
type Posts<Event extends GameEvent> = {
  readonly [Type in Event['type']]?: (event: Extract<Event, { readonly type: Type }>) => readonly Posting[]
}

/** So much for this seat. */
export type Posting = readonly [seat: Seat, amount: number]

export interface Account {
  readonly seat: Seat
  /** By column, the rest after the last of dollars. */
  readonly amounts: readonly { readonly head: string; readonly amount: number; readonly dollars: boolean }[]
  readonly left: number
  readonly out: boolean
}

export interface RoundAccount {
  readonly round: number
  readonly accounts: readonly Account[]
}

interface Played<State, Event> {
  readonly round: number
  readonly before: State
  readonly after: State
  readonly events: readonly Event[]
}

interface Begun<State, Event> {
  readonly round: number
  readonly before: State
  readonly events: Event[]
}

/** The last round that is over and known from its beginning. `first` is the round of the opening; null in the middle of one. */
export function lastRound<State, Event extends GameEvent>(
  opening: State,
  steps: readonly PlayedStep<State, Event>[],
  first: number | null,
): Played<State, Event> | null {
  let begun: Begun<State, Event> | null = first === null ? null : { round: first, before: opening, events: [] }
  let found: Played<State, Event> | null = null
  for (const { events, state } of steps) {
    for (const event of events) {
      begun?.events.push(event)
      const next = event.type === 'round' && 'round' in event ? Number(event.round) : null
      if (next === null && event.type !== 'ended') continue
      if (begun && next !== begun.round) found = { ...begun, after: state }
      begun = next === null ? null : { round: next, before: state, events: [] }
    }
  }
  return found
}

/** What everybody earned, paid and lost in it. */
export function accountOf<State, Event extends GameEvent>(
  { round, before, after, events }: Played<State, Event>,
  { money, isOut, columns, rest }: Ledger<State, Event>,
  seats: number,
): RoundAccount {
  const postings = columns.map(({ posts }) => events.flatMap((event) => postedBy(posts, event)))
  const accounts = Array.from({ length: seats }, (_, seat): Account => {
    const [start, end] = [money(before, seat), money(after, seat)]
    const sums = columns.map(({ head, dollars }, i) => ({
      head,
      dollars,
      amount: (postings[i] ?? []).reduce((sum, [whose, amount]) => sum + (whose === seat ? amount : 0), 0),
    }))
    const known = sums.reduce((sum, one) => sum + (one.dollars ? one.amount : 0), 0)
    const others = { head: rest, dollars: true, amount: end - start - known }
    const amounts = [...sums.filter((one) => one.dollars), others, ...sums.filter((one) => !one.dollars)]
    return { seat, amounts, left: end, out: isOut(after, seat) }
  })
  return { round, accounts: accounts.filter(({ seat }) => !isOut(before, seat)) }
}

function postedBy<Event extends GameEvent>(posts: Posts<Event>, event: Event): readonly Posting[] {
  const post = posts[event.type as Event['type']] as ((event: Event) => readonly Posting[]) | undefined
  return post?.(event) ?? []
}
