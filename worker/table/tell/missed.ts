import { knownPlayed, type Played, type Seat } from '#engine/core/index.ts'
import { setupOf } from '../eyes.ts'
import type { Live } from '../live.ts'
import type { LogRow } from '../store.ts'

/** Nobody needs to hear of more; each is played again to be told. */
export const MOST_LOOKED_AT = 100

/** What was played while somebody was away, as their own eyes know it: their view before it, and the entries after. */
export interface Missed {
  readonly before: unknown
  readonly entries: readonly Played[]
}

/** Since this seat last acted in person, up to the entry `seq`; null where nothing was played. */
export function missedBy(live: Live, seat: Seat, seq: number): Missed | null {
  const rows: LogRow<Played>[] = []
  for (const row of live.playedBack(seq)) {
    if (isOwn(row.entry, seat) || rows.length === MOST_LOOKED_AT) break
    rows.unshift(row)
  }
  const [first] = rows
  const there = first && live.positionAt(first.seq - 1)
  if (!there) return null
  const { rules, at } = there
  const setup = setupOf(live.room)
  // Even once the match is over: what was known at that time is told.
  return {
    before: rules.view(at.state, seat),
    entries: rows.map(({ entry }) => knownPlayed(rules, setup, entry, seat)),
  }
}

/** What a bot or the clock did in somebody's place is news to them. */
const isOwn = ({ seat, by }: Played, own: Seat): boolean => seat === own && by === undefined
