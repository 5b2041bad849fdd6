import {
  type GameEvent,
  ImpossibleChance,
  noChance,
  type Rules,
  type Seat,
  type SomeAction,
  undoReach,
} from '#engine/core/index.ts'
import type { Command, TableInfo } from '#worker/protocol.ts'
import { lastFirst, type Mirror, type PlayedStep, stateOf } from './mirror.ts'

/** An action, or the wish to take one back. */
export type Deed = {
  readonly id: string
  readonly seat: Seat
  /** The last entry of the log that this client knew. */
  readonly after: number
  /** Its entry came, though not yet its answer. */
  readonly seen: boolean
} & ({ readonly type: 'act'; readonly action: SomeAction } | { readonly type: 'undo' })

/** What this client sent and has no answer to yet; kept until the table answers, whatever happens to the line. */
export type Outgoing = Deed | { readonly type: 'command'; readonly id: string; readonly command: Command }

export const isDeed = (item: Outgoing): item is Deed => item.type !== 'command'

/** Its entry came, though not yet its answer: it is in the confirmed state and must not be played twice. */
export function markSeen(outbox: readonly Outgoing[], seat: Seat, action: unknown): Outgoing[] {
  const key = JSON.stringify(action ?? null)
  const index = outbox.findIndex(
    (item) =>
      item.type !== 'command' &&
      !item.seen &&
      item.seat === seat &&
      JSON.stringify(item.type === 'act' ? item.action : null) === key,
  )
  return outbox.map((item, i) => (i === index && item.type !== 'command' ? { ...item, seen: true } : item))
}

export interface Ahead {
  readonly state: unknown
  readonly events: readonly GameEvent[]
  /** How many unconfirmed actions of ours are in it. */
  readonly count: number
}

/** How many of the last steps this seat would take back: what bots did after its own last action goes with it. */
export const reachOf = (rules: Rules, steps: readonly PlayedStep[], seat: Seat, table: TableInfo | null): number =>
  undoReach(lastFirst(steps), seat, { rules, isBot: (one) => table?.seats[one]?.bot != null })

/** The confirmed match with our own unanswered actions on top, as far as they need no chance. */
export function ahead(mirror: Mirror, outbox: readonly Outgoing[], table: TableInfo | null): Ahead {
  let now: Ahead = { state: stateOf(mirror), events: [], count: 0 }
  for (const item of outbox) {
    if (item.type === 'command' || item.seen) continue
    const next =
      item.type === 'undo'
        ? undone(mirror, now, reachOf(mirror.rules, mirror.steps, item.seat, table))
        : tried(mirror.rules, now, item.seat, item.action)
    if (next === null) break
    now = next
  }
  return now
}

function tried(rules: Rules, now: Ahead, seat: Seat, action: SomeAction): Ahead | null {
  try {
    const step = rules.play(now.state, seat, action, noChance)
    return step.ok ? { state: step.state, events: [...now.events, ...step.events], count: now.count + 1 } : null
  } catch (error) {
    if (error instanceof ImpossibleChance) return null
    throw error
  }
}

/** An undo on top of an unconfirmed action waits: what it takes back is not in the log yet. */
function undone({ steps, base }: Mirror, now: Ahead, reach: number): Ahead | null {
  if (now.count > 0 || reach === 0) return null
  return { state: steps.at(-1 - reach)?.state ?? base, events: [], count: 1 }
}
