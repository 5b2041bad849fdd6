import { type Eyes, knownOutcomes, type Rules } from '#engine/core/index.ts'
import { MAX_SERVER_FRAME } from '../protocol.ts'
import { knownEntry, readerOf, setupOf, viewsByEyes } from './eyes.ts'
import type { Live, MatchPosition } from './live.ts'

/** The rest of the frame, who is here and who one is, has room beside it. */
const LONGEST = MAX_SERVER_FRAME - 65_536
/** So many are kept, should everybody come back from another entry. */
const MANY = 50

/**
 * What a welcome says of a match, as the text of a JSON object. Whoever sees the same, and has seen as much, gets the same
 * text: it is made once and kept until the next entry.
 */
export class Welcomes {
  readonly #longest: number
  readonly #made = new Map<string, string>()
  #of: unknown = null

  constructor(longest = LONGEST) {
    this.#longest = longest
  }

  /** For these eyes, who have seen the log up to `since`; that is no entry of it for who wants everything. */
  textFor(live: Live, match: MatchPosition, eyes: Eyes, since: number): string {
    if (this.#of !== match.at || this.#made.size > MANY) this.#made.clear()
    this.#of = match.at
    const seen = since >= 0 && since <= match.at.seq ? since : -1
    const key = `${eyes} ${seen}`
    const text = this.#made.get(key) ?? this.#written(live, match, eyes, seen)
    this.#made.set(key, text)
    return text
  }

  #written(live: Live, { rules, at }: MatchPosition, eyes: Eyes, seen: number): string {
    const { view, hash } = viewsByEyes(rules, at.state)(eyes)
    const { rows, stands } = live.missed(seen)
    const [setup, reader] = [setupOf(live.room), readerOf(live.room, eyes)]
    const entries = rows.map((row) => knownEntry(rules, setup, row, reader))
    const told = { seq: at.seq, hash, entries }
    const text = JSON.stringify(
      seen === -1 ? { ...told, view, ...beginningOf(live, rules, eyes) } : { ...told, stands },
    )
    // Then the match is shown as it stands, and how it came to that is in its file.
    return text.length <= this.#longest ? text : JSON.stringify({ seq: at.seq, hash, entries: [], view })
  }
}

/** What a client needs to play the match again from its beginning. */
function beginningOf({ room, dealt }: Live, rules: Rules, eyes: Eyes) {
  if (dealt === undefined) return { setup: knownOutcomes(room.setup, readerOf(room, eyes)) }
  return { start: room.status === 'over' ? dealt : rules.view(dealt, eyes) }
}
