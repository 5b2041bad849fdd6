import type { GameEvent, Seat } from '#engine/core/index.ts'

/** A piece of a sentence: plain, or a hex that can be looked up on the board. */
export type Piece = string | { readonly hex: string; readonly name: string }

export interface Line {
  readonly seat: Seat | null
  readonly pieces: readonly Piece[]
}

export interface Chapter {
  readonly round: number
  readonly lines: readonly Line[]
}

/** The newest round first, and in it the newest line first. Every game says `round` when one begins. */
export function chaptersOf<Event extends GameEvent>(
  events: readonly Event[],
  first: number,
  lineOf: (event: Event) => Line | null,
): Chapter[] {
  const found: { round: number; lines: Line[] }[] = [{ round: first, lines: [] }]
  for (const event of events) {
    if (event.type === 'round' && 'round' in event) found.unshift({ round: Number(event.round), lines: [] })
    const line = lineOf(event)
    if (line) found[0]?.lines.unshift(line)
  }
  return found.filter((chapter) => chapter.lines.length > 0)
}
