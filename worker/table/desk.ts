import type { Refusal } from '#engine/core/index.ts'
import { CLOSE, type Command } from '../protocol.ts'
import { newTableId } from '../random.ts'
import { texts as errors } from '../texts/en/errors.ts'
import type { Audience, Whence } from './audience.ts'
import type { Elsewhere } from './elsewhere.ts'
import type { Galleries } from './gallery/galleries.ts'
import { keyOf } from './keys.ts'
import type { Agreed, Live } from './live.ts'
import type { News } from './match.ts'
import { awayOf } from './presence.ts'
import type { Proposals } from './proposals.ts'
import type { Asking, Who } from './seating.ts'
import { authorAt, type Talk } from './talk/talk.ts'
import type { Voice } from './voice.ts'

export interface DeskParts {
  readonly audience: Audience
  readonly elsewhere: Elsewhere
  readonly proposals: Proposals
  readonly talk: Talk
  readonly voice: Voice
  readonly galleries: Galleries
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
    const { audience, elsewhere, proposals, start, talk } = this.#parts
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
      case 'say':
        return this.#say(socket, live, command, asking)
      case 'silence':
        return this.#silence(live, command, asking)
      case 'order':
        return live.giveOrder(who, command)
      case 'note':
        return talk.note(who, command.seat, command.text)
      case 'answer':
        return this.#agree(live, proposals.answer(live, command.n, command.yes, asking))
    }
    const changed = live.obey(command, asking)
    if (!changed.ok) return changed.refusal
    // Notes are of whoever wrote them.
    if (command.do === 'take-over') {
      talk.forget(command.seat)
      live.orders.forget(command.seat)
    }
    // What it holds from now on counts at once.
    if ('secret' in command) audience.addKey(socket, keyOf(command.secret), live.room)
    return this.#agree(live, proposals.settle(live, now))
  }

  #say(socket: WebSocket, live: Live, command: Extract<Command, { do: 'say' }>, { who, now }: Asking): Refusal | null {
    const { audience } = this.#parts
    return this.#sayAs(live, who, audience.whence(socket), command, now)
  }

  /** Somebody in a gallery. */
  overhear(live: Live, whence: Whence, command: Extract<Command, { do: 'say' }>, now: number): Refusal | null {
    return this.#sayAs(live, { seats: [], host: false }, whence, command, now)
  }

  #sayAs(live: Live, who: Who, whence: Whence, command: Extract<Command, { do: 'say' }>, now: number): Refusal | null {
    const { talk, voice, elsewhere } = this.#parts
    const said = talk.say(live, who, whence, command, now)
    if (!said.ok) return said.refusal
    const { line } = said
    if (!line) return null
    voice.broadcastTalk(live, [line])
    if (line.circle === 'players')
      elsewhere.hear(live, { what: 'said', by: line.seat, name: line.name, text: line.text }, now)
    return null
  }

  #silence(live: Live, { n, out }: Extract<Command, { do: 'silence' }>, { who }: Asking): Refusal | null {
    const { audience, galleries, talk, voice } = this.#parts
    const silenced = talk.silence(who, n)
    if ('rule' in silenced) return silenced
    const { gone, author } = silenced
    if (out && author !== '') {
      talk.showOut(author)
      audience.showOut(live.room, (whence) => authorAt(whence) === author)
      galleries.showOut(author, { code: CLOSE.shownOut, name: 'SHOWN-OUT', message: errors.line.shownOut })
    }
    voice.broadcastTalk(live, [], gone)
    return null
  }

  #asking(socket: WebSocket, live: Live): Asking {
    const { audience } = this.#parts
    const now = Date.now()
    const late = live.room.clock && live.match ? live.clocks.flatMap((clock, seat) => (clock.late ? seat : [])) : null
    return { who: audience.who(socket, live.room), away: awayOf(live.room, audience.heard(live.room), now), late, now }
  }

  /** What comes of it when all have agreed, or nothing yet. */
  #agree(live: Live, agreed: Agreed): Refusal | null {
    if (!agreed.ok) return agreed.refusal
    if (agreed.news.length > 0) this.#parts.tell(live, agreed.news)
    return null
  }
}
