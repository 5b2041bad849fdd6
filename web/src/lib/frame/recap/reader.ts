import type { Seat } from '#engine/core/index.ts'
import type { Reader } from '../../games/contract/recap/recap.ts'
import type { Session, Stretch } from '../../session/session.svelte.ts'
import { type Span, spanOf } from './stretch.ts'

/** Those that somebody at this device plays: what a bot does for one of them is told like the moves of others. */
export const ownSeats = ({ mine, table }: Pick<Session, 'mine' | 'table'>): readonly Seat[] =>
  mine.filter((seat) => (table?.seats[seat]?.bot ?? null) === null)

/** Whom the page tells of a match. Several at one device are told of as everybody is. */
export function readerAt(session: Session): Reader | null {
  const { rules, eyes, mine, borrowed, nameOf } = session
  const you = borrowed === null && mine.length === 1 ? (mine[0] ?? null) : null
  return rules ? { rules, eyes, nameOf, you } : null
}

/** The steps that a page has of a stretch. */
export function spanFor(session: Session, stretch: Stretch, missed: number | null): Span {
  const { rules, opening, played } = session
  return rules ? spanOf(stretch, { rules, opening, played, own: ownSeats(session) }, missed) : { from: 0, to: 0 }
}
