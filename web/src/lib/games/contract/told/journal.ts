import type { By, GameEvent, Played, Seat } from '#engine/core/index.ts'

/** A piece of a sentence: plain, or something that it names. */
export type Piece = string | Named

/** A hex that can be looked up on the board, or a seat in its colour. */
export type Named = { readonly hex: string; readonly name: string } | { readonly seat: Seat; readonly name: string }

export interface Line {
  /** Whose doing it is. */
  readonly seat: Seat | null
  readonly pieces: readonly Piece[]
  /** What acted in place of whoever's doing it is. */
  readonly by?: By
}

/** Writes the name of something into a message so that it can be found there again. */
export type Mark = (named: Named) => string

/** Around a name, with its number before it: signs that no name has. */
const [OPEN, NUMBERED, CLOSE] = ['\u{e000}', '\u{e001}', '\u{e002}']
const MARKED = new RegExp(`${OPEN}(\\d+${NUMBERED}[^${CLOSE}]*)${CLOSE}`)

/**
 * A line as a message tells it, null where it is not told. What the message names is handed to it in marks, so that each
 * language may put it where it likes, and comes out of it as a piece.
 */
export function lineBy(seat: Seat | null, write: (mark: Mark) => string | null): Line | null {
  const named: Named[] = []
  const message = write((one) => `${OPEN}${named.push(one) - 1}${NUMBERED}${one.name}${CLOSE}`)
  if (message === null) return null
  // What is split at stands at the odd places.
  const pieces = message.split(MARKED).map((part, i): Piece => {
    if (i % 2 === 0) return part
    const [number, name = ''] = part.split(NUMBERED)
    const one = named[Number(number)]
    return one ? { ...one, name } : name
  })
  return { seat, pieces: pieces.filter((piece) => piece !== '') }
}

export interface Chapter {
  readonly round: number
  readonly lines: readonly Line[]
}

/** What an entry of the log led to. */
interface Told<Event> {
  /** Its number in the log: where some are left out, actions were taken back. */
  readonly seq: number
  readonly played: Played
  readonly events: readonly Event[]
}

/** What stands of a match, as far as it is told. */
export interface Course<Event> {
  readonly steps: readonly Told<Event>[]
  /** The round in which it begins. */
  readonly round: number
  /** The entry before the first; null where nobody knows. */
  readonly since: number | null
  /** Says that so many actions stood here once. */
  readonly takenBack: (count: number) => string
}

/** The newest round first, and in it the newest line first. Every game says `round` when one begins. */
export function chaptersOf<Event extends GameEvent>(
  { steps, round, since, takenBack }: Course<Event>,
  lineOf: (event: Event) => Line | null,
): Chapter[] {
  const found: { round: number; lines: Line[] }[] = [{ round, lines: [] }]
  let before = since
  for (const { seq, events, played } of steps) {
    // An action that was taken back leaves its own number out, and that of the undo.
    const gone = before === null ? 0 : (seq - before - 1) / 2
    before = seq
    if (gone > 0) found[0]?.lines.unshift({ seat: null, pieces: [takenBack(gone)] })
    for (const event of events) {
      // What comes before the first round is told with it.
      const begun = event.type === 'round' && 'round' in event ? Number(event.round) : null
      if (begun !== null && begun !== found[0]?.round) found.unshift({ round: begun, lines: [] })
      const line = lineOf(event)
      if (line) found[0]?.lines.unshift(played.by && line.seat === played.seat ? { ...line, by: played.by } : line)
    }
  }
  return found.filter((chapter) => chapter.lines.length > 0)
}
