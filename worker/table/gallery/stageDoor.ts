import { CLOSE, ClientMessage, MAX_FRAME, MOVED, parseFrame, type ServerMessage, WATCH } from '../../protocol.ts'
import { texts as errors } from '../../texts/en/errors.ts'
import type { Audience, Whence } from '../audience.ts'
import type { Desk } from '../desk.ts'
import { IN_WORDS } from '../inWords.ts'
import type { Live } from '../live.ts'
import type { Talk } from '../talk/talk.ts'
import type { Voice } from '../voice.ts'
import { type Briefing, type Farewell, WATCHERS_AT_TABLE } from './frames.ts'
import type { Galleries } from './galleries.ts'

export interface StageDoorParts {
  readonly open: () => Live | null
  /** The table is another object by now. */
  readonly isGone: () => boolean
  readonly audience: Audience
  readonly desk: Desk
  readonly galleries: Galleries
  readonly talk: Talk
  readonly voice: Voice
}

export const HAS_MOVED: Farewell = { code: MOVED, name: 'MOVED', message: errors.line.moved }
export const NO_LONGER: Farewell = { code: CLOSE.noTable, name: 'NO-TABLE', message: errors.none.table }

/** Says so in the address of the line. */
export const comesToWatch = ({ url }: Request): boolean => new URL(url).searchParams.has(WATCH)

/** Where those who only watch come in, and galleries ask for them. */
export class StageDoor {
  readonly #parts: StageDoorParts

  constructor(parts: StageDoorParts) {
    this.#parts = parts
  }

  /** Who says beforehand that there is nothing to do here but to watch may do so from a gallery. */
  isFullFor(request: Request): boolean {
    const { audience, open } = this.#parts
    const live = comesToWatch(request) ? open() : null
    return live !== null && !live.room.private && audience.watchers(live.room) >= WATCHERS_AT_TABLE
  }

  /** What somebody sees who comes to a gallery; from now on it is told what happens. */
  briefing(gallery: string, since: number): Briefing | Farewell {
    const { open, isGone, galleries, talk, voice } = this.#parts
    const live = open()
    if (isGone() || live?.room.private) return HAS_MOVED
    if (!live) return NO_LONGER
    galleries.join(gallery)
    return {
      game: live.room.game,
      version: live.codeVersion,
      welcome: voice.briefing(live, since),
      seq: live.match?.at.seq ?? -1,
      talk: voice.heardBeside(live),
      out: talk.shownOut,
    }
  }

  /** What somebody there says, and what they are answered. */
  overheard(frame: string, whence: Pick<Whence, 'address' | 'page'>): string[] {
    const live = this.#parts.open()
    const parsed = parseFrame(ClientMessage, frame, MAX_FRAME, IN_WORDS)
    if (!live || !parsed.ok || parsed.message.type !== 'command' || parsed.message.command.do !== 'say') return []
    const { id, command } = parsed.message
    const reason = this.#parts.desk.overhear(live, { ...whence, region: null }, command, Date.now())
    const answer: ServerMessage = reason ? { type: 'refuse', id, refusal: reason } : { type: 'ack', id }
    return [JSON.stringify(answer)]
  }
}
