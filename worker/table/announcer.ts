import { isUndo } from '#engine/core/index.ts'
import type { TimeNews } from './clock/clockwork.ts'
import type { Elsewhere } from './elsewhere.ts'
import type { Live } from './live.ts'
import type { News } from './match.ts'
import type { Proposals } from './proposals.ts'
import type { Voice } from './voice.ts'

export interface AnnouncerParts {
  readonly elsewhere: Elsewhere
  readonly proposals: Proposals
  readonly voice: Voice
}

/** What has happened and is stored: whoever is here hears of it by `Voice`, whoever is not by `Elsewhere`. */
export class Announcer {
  readonly #parts: AnnouncerParts

  constructor(parts: AnnouncerParts) {
    this.#parts = parts
  }

  /** Entries: everybody hears of them, and elsewhere it is heard what they came to. */
  readonly tell = (live: Live, news: readonly News[]): void => {
    const { elsewhere, proposals, voice } = this.#parts
    for (const one of news) voice.broadcastEntry(live, one)
    this.tellOrders(live)
    const row = news.at(-1)?.row
    if (row) elsewhere.hear(live, { what: 'played', undo: isUndo(row.entry) }, row.at)
    const asked = proposals.stands(live) !== undefined
    // Somebody who was still to agree to something may be out of the match by it.
    const agreed = asked && row ? proposals.settle(live, row.at) : null
    if (agreed?.ok && agreed.news.length > 0) this.tell(live, agreed.news)
    // Whose clock runs now, and who is still asked.
    if (live.room.clock || asked) voice.broadcastTable(live)
  }

  tellOrders(live: Live): void {
    const seats = live.takeOrderNews()
    if (seats.size > 0) this.#parts.voice.tellThose(live, (who) => who.seats.some((seat) => seats.has(seat)))
  }

  /** Somebody is to be reminded, or late; a bot may sit there now. */
  readonly tellTime = (live: Live, news: readonly TimeNews[], now: number): void => {
    this.#parts.voice.broadcastTable(live)
    for (const { seat, what } of news) this.#parts.elsewhere.hear(live, { what, seat }, now)
  }
}
