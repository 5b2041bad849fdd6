import type { Refusal } from '#engine/core/index.ts'
import type { Command } from '../protocol.ts'
import { newTableId } from '../random.ts'
import type { Audience } from './audience.ts'
import type { Elsewhere } from './elsewhere.ts'
import { keyOf } from './keys.ts'
import type { Agreed, Live } from './live.ts'
import type { News } from './match.ts'
import { awayOf } from './presence.ts'
import type { Proposals } from './proposals.ts'
import type { Asking } from './seating.ts'

export interface DeskParts {
  readonly audience: Audience
  readonly elsewhere: Elsewhere
  readonly proposals: Proposals
  readonly start: (asking: Asking) => Refusal | null
  readonly tell: (live: Live, news: readonly News[]) => void
}

/** Where commands go: to whoever of the table does what they ask for. */
export class Desk {
  readonly #parts: DeskParts

  constructor(parts: DeskParts) {
    this.#parts = parts
  }

  obey(socket: WebSocket, live: Live, command: Command): Refusal | null {
    const { audience, elsewhere, proposals, start } = this.#parts
    const asking = this.#asking(socket, live)
    const { who, now } = asking
    switch (command.do) {
      case 'webhook':
      case 'test-webhook':
      case 'tell':
        return elsewhere.obey(live, who, command, audience.whence(socket).page, now)
      case 'rematch':
        return live.rematch(who, newTableId(), now)
      case 'start':
        return start(asking)
      case 'propose':
        return this.#agree(live, proposals.propose(live, command.wanted, asking))
      case 'answer':
        return this.#agree(live, proposals.answer(live, command.n, command.yes, asking))
    }
    const changed = live.obey(command, asking)
    if (!changed.ok) return changed.refusal
    // What it holds from now on counts at once.
    if ('secret' in command) audience.addKey(socket, keyOf(command.secret), live.room)
    return null
  }

  #asking(socket: WebSocket, live: Live): Asking {
    const { audience } = this.#parts
    const now = Date.now()
    const late = live.clocks.flatMap((clock, seat) => (clock.late ? seat : []))
    return { who: audience.who(socket, live.room), away: awayOf(live.room, audience.heard(live.room), now), late, now }
  }

  /** What comes of it when all have agreed, or nothing yet. */
  #agree(live: Live, agreed: Agreed): Refusal | null {
    if (!agreed.ok) return agreed.refusal
    if (agreed.news.length > 0) this.#parts.tell(live, agreed.news)
    return null
  }
}
