import { type Refusal, refusal, type Seat } from '#engine/core/index.ts'
import type { Command, TalkLine } from '../../protocol.ts'
import type { Whence } from '../audience.ts'
import type { Live } from '../live.ts'
import { lookAlike } from '../names.ts'
import { Buckets } from '../pace.ts'
import type { Who } from '../seating.ts'
import type { Room } from '../store.ts'
import { TalkShelf } from './talkShelf.ts'

/** Of one who speaks: some lines on end, and then as quick as anybody types. */
const LINES = { burst: 8, perSecond: 0.5 }

/** Those who play talk among themselves, and so do those who watch; nobody who plays is told what the others see. */
export type Circle = TalkLine['circle']

/** What of the talk somebody hears: of the other circle when there is nothing left to give away. */
export function circlesFor({ status, private: secluded }: Room, who: Who): readonly Circle[] {
  const playing = who.seats.length > 0 || who.host
  if (status === 'over' && (playing || !secluded)) return ['players', 'watchers']
  if (playing) return ['players']
  return secluded && status !== 'lobby' ? [] : ['watchers']
}

/** Who speaks: a seat, or somebody at an address, of whom no more is known. */
interface Speaker {
  readonly circle: Circle
  readonly author: string
  readonly seat: Seat | null
  readonly name: string
}

type Said = { readonly ok: true; readonly line: TalkLine | null } | { readonly ok: false; readonly refusal: Refusal }

/** What people say to each other at a table, and what each notes down for himself. */
export class Talk {
  readonly #shelf: TalkShelf
  readonly #pace = new Buckets(LINES)

  constructor(sql: SqlStorage) {
    this.#shelf = new TalkShelf(sql)
  }

  /** Said twice under one key it is said once. */
  say(live: Live, who: Who, whence: Whence, command: Extract<Command, { do: 'say' }>, now: number): Said {
    const text = shown(command.text)
    if (text === '') return { ok: false, refusal: refusal('TALK-EMPTY') }
    const speaker = speakerOf(live.room, who, whence, command.name)
    if ('rule' in speaker) return { ok: false, refusal: speaker }
    if (this.#shelf.isSilenced(speaker.author)) return { ok: false, refusal: refusal('TALK-SILENCED') }
    if (this.#shelf.has(speaker.author, command.key)) return { ok: true, line: null }
    if (!this.#pace.take(speaker.author, 1, now)) return { ok: false, refusal: refusal('TALK-FAST') }
    const { author, ...said } = speaker
    const seq = live.match?.at.seq ?? -1
    return { ok: true, line: this.#shelf.add({ ...said, seq, at: now, text }, author, command.key) }
  }

  /** What these hear who have heard everything up to the line `since`. */
  heard(room: Room, who: Who, since: number): TalkLine[] {
    return this.#shelf.after(since, circlesFor(room, who))
  }

  /** Whoever said this says no more, and what they said goes. Only who watches is silenced: a player is muted by each. */
  silence(who: Who, n: number): { readonly gone: readonly number[]; readonly author: string } | Refusal {
    if (!who.host) return refusal('TABLE-NOT-HOST')
    const author = this.#shelf.authorOf(n)
    if (author === null) return { gone: [], author: '' }
    if (author.startsWith(SEAT)) return refusal('TALK-PLAYER')
    return { gone: this.#shelf.silence(author), author }
  }

  isShownOut(whence: Whence): boolean {
    return this.#shelf.isShownOut(authorAt(whence))
  }

  get shownOut(): string[] {
    return this.#shelf.shownOut()
  }

  showOut(author: string): void {
    this.#shelf.showOut(author)
  }

  note(who: Who, seat: Seat, text: string): Refusal | null {
    if (!who.seats.includes(seat)) return refusal('TABLE-NOT-YOURS', { seat })
    this.#shelf.note(seat, text)
    return null
  }

  notes(who: Who): Readonly<Record<string, string>> {
    return this.#shelf.notes(who.seats)
  }

  /** Whoever takes over a seat does not read what its old holder noted. */
  forget(seat: Seat): void {
    this.#shelf.note(seat, '')
  }
}

/** Signs that turn the direction of writing, or control anything, are left out. */
const shown = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

const SEAT = 'seat/'
const AT = 'at/'

/** Where no network tells an address, all who watch are one. */
export const authorAt = ({ address }: Whence): string => `${AT}${address ?? ''}`

function speakerOf(room: Room, who: Who, whence: Whence, name: string | undefined): Speaker | Refusal {
  const seat = who.seats[0]
  if (seat !== undefined) {
    return { circle: 'players', author: `${SEAT}${seat}`, seat, name: room.seats[seat]?.name ?? '' }
  }
  if (!name) return refusal('TALK-NAME')
  if (room.seats.some((row) => row.name !== null && lookAlike(row.name, name))) {
    return refusal('TABLE-NAME-TAKEN', { name })
  }
  if (room.private && room.status !== 'lobby' && !who.host) return refusal('TABLE-PRIVATE')
  return {
    circle: who.host ? 'players' : 'watchers',
    author: who.host ? `${SEAT}host` : authorAt(whence),
    seat: null,
    name,
  }
}
