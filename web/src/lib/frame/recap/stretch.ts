import type { PlayedStep } from '#client/mirror.ts'
import type { Rules, Seat } from '#engine/core/index.ts'
import type { Look } from '../../device/lastLook.ts'
import type { Stretch } from '../../session/session.svelte.ts'

/** Who was gone for less has not been away. */
export const AWAY_MS = 60_000
/** A single move is told as any other that comes in. */
const LEAST_MOVES = 2

/** What a page knows of a match. */
export interface Known {
  readonly rules: Rules
  readonly opening: unknown
  readonly played: readonly PlayedStep[]
  /** Seats that this device plays, and no bot for it. */
  readonly own: readonly Seat[]
}

/** Of steps, from how many to how many. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The entry since which others have done something while one was away; null when there is too little to tell. */
export function missedSince(
  look: Look | null,
  { played, own }: Pick<Known, 'played' | 'own'>,
  now: number,
): number | null {
  if (!look || now - look.at < AWAY_MS) return null
  // Whoever has moved meanwhile, elsewhere, has looked.
  const since = Math.max(look.seq, lastOwn(played, own))
  return played.filter(({ seq }) => seq > since).length >= LEAST_MOVES ? since : null
}

const lastOwn = (played: readonly PlayedStep[], own: readonly Seat[]): number =>
  played.findLast((step) => own.includes(step.played.seat))?.seq ?? -1

/** The steps of a stretch, as far as they stand: what was taken back is not told, and nothing was missed before it. */
export function spanOf({ since, at }: Stretch, known: Known, missed: number | null): Span {
  const { played } = known
  const by = (seq: number) => played.filter((step) => step.seq <= seq).length
  const to = at === null ? played.length : by(at)
  if (since !== null) return { from: Math.min(by(since), to), to }
  const own = by(lastOwn(played.slice(0, to), known.own))
  const remembered = missed === null ? 0 : by(missed)
  const from = Math.max(own, remembered)
  return { from: from > 0 && from < to ? from : aRoundBefore(known, to), to }
}

/** The beginning of the round, or of the one before it where it has only just begun. */
function aRoundBefore({ rules, opening, played }: Known, to: number): number {
  const roundAt = (count: number): number => rules.turn(count === 0 ? opening : played[count - 1]?.state).round
  let from = to
  while (from > 0 && (to - from < LEAST_MOVES || roundAt(from - 1) === roundAt(from))) from--
  return from
}
