import { type LiveEntry, MOVED, type ServerMessage, type TableInfo, type TalkLine, type You } from '../protocol.ts'
import { texts as errors } from '../texts/en/errors.ts'
import { type Audience, isWatching, send } from './audience.ts'
import { endsSoon } from './cleaning.ts'
import type { Elsewhere } from './elsewhere.ts'
import { fromOutside, knownEntry, maySee, perEyes, readerOf, setupOf, viewsByEyes } from './eyes.ts'
import type { Galleries } from './gallery/galleries.ts'
import type { Live } from './live.ts'
import type { News } from './match.ts'
import type { Proposals } from './proposals.ts'
import type { Who } from './seating.ts'
import type { Room } from './store.ts'
import { circlesFor, type Talk } from './talk/talk.ts'
import { Welcomes } from './welcomes.ts'

const OTHER_VERSION = {
  code: 'TABLE-RULES-VERSION',
  message: errors.otherRules,
}

/** Whoever only watches. */
const WATCHER: You = { seats: [], host: false, eyes: null }

const PRIVATE = { code: 'TABLE-PRIVATE', message: errors.private.seen }

/** Whether the match began under other rules than those of today, and what came of it. */
const rulesOf = ({ room, differs, resumes }: Live) => ({
  ...(room.carried !== null && { carried: room.carried }),
  ...(differs !== null && { differs }),
  ...(resumes && { resumes }),
})

/** Sends what goes from a table to its sockets: welcomes, entries of the log, and how the table is. */
export class Voice {
  readonly #audience: Audience
  readonly #proposals: Proposals
  readonly #talk: Talk
  readonly #elsewhere: () => Elsewhere
  readonly #galleries: Galleries
  readonly #welcomes = new Welcomes()
  /** What everybody was told last, so that nothing is told twice. */
  #told = ''
  /** How many watch, as those who play were told last. */
  #counted = 0

  constructor(audience: Audience, proposals: Proposals, talk: Talk, galleries: Galleries, elsewhere: () => Elsewhere) {
    this.#audience = audience
    this.#proposals = proposals
    this.#talk = talk
    this.#galleries = galleries
    this.#elsewhere = elsewhere
  }

  info(live: Live, gone?: WebSocket): TableInfo {
    const info = this.#audience.info(live.room, live.clocks, live.version, live.commitment, Date.now(), gone)
    const proposal = this.#proposals.stands(live)
    const ends = endsSoon(live, Date.now())
    const watching = info.watching + this.#galleries.watching
    return { ...info, watching, ...(proposal && { proposal }), ...(ends !== null && { ends }), ...rulesOf(live) }
  }

  /** Who you are here, and what you missed since the entry `since`; without it, the whole view. Says how much it said. */
  welcome(socket: WebSocket, live: Live, since = -1): number {
    const { room, match } = live
    const table = this.#infoFor(socket, live, this.info(live))
    const who = { type: 'welcome', table, you: this.#you(socket, live) } as const
    if (match && this.#maySee(socket, room)) {
      const said = this.#welcomes.textFor(live, match, who.you.eyes, since)
      const frame = `${JSON.stringify(who).slice(0, -1)},${said.slice(1)}`
      send(socket, frame)
      return frame.length
    }
    send(socket, { ...who, seq: -1, entries: [] })
    if (room.status !== 'lobby') send(socket, { type: 'error', ...(match ? PRIVATE : OTHER_VERSION) })
    return 0
  }

  /** What somebody is told who only watches, and has seen the log up to `since`. */
  briefing(live: Live, since: number): string {
    const { match } = live
    const table = this.info(live)
    const who = { type: 'welcome', table, you: WATCHER } as const
    if (!match) return JSON.stringify({ ...who, seq: -1, entries: [] } satisfies ServerMessage)
    return `${JSON.stringify(who).slice(0, -1)},${this.#welcomes.textFor(live, match, null, since).slice(1)}`
  }

  /** What was said so far among those who watch. */
  heardBeside({ room }: Live): TalkLine[] {
    return this.#talk.heard(room, WATCHER, 0)
  }

  welcomeAll(live: Live): void {
    this.#tellBeside(live, null, () => this.briefing(live, -1))
    for (const socket of this.#audience.listeners()) this.welcome(socket, live)
  }

  /** Every pair of eyes gets the entry as it may know it, with the hash of its own view after it. */
  broadcastEntry(live: Live, { row, at }: News): void {
    const { match, room } = live
    if (!match) return
    const viewOf = viewsByEyes(match.rules, at.state)
    const frame = perEyes((eyes) => {
      const known = knownEntry(match.rules, setupOf(room), row, readerOf(room, eyes))
      const entry: LiveEntry = { ...known, hash: viewOf(eyes).hash }
      return JSON.stringify({ type: 'entry', entry } satisfies ServerMessage)
    })
    this.#tellBeside(live, row.seq, () => frame(null))
    for (const socket of this.#audience.listeners()) {
      if (this.#maySee(socket, room)) send(socket, frame(this.#audience.you(socket, room).eyes))
    }
    if (room.status === 'over') this.broadcastTable(live)
  }

  /**
   * Tells everybody how the table is now, if that is news. `gone` is just closing, `knows` has just heard. That somebody
   * comes to watch, or goes, is news only to those who play: a crowd that told all of itself would be heard by nobody else.
   */
  broadcastTable(live: Live, { gone, knows }: { gone?: WebSocket; knows?: WebSocket } = {}): boolean {
    const info = this.info(live, gone)
    const { watching, ...rest } = info
    const told = JSON.stringify(rest)
    const isNews = told !== this.#told
    if (!isNews && watching === this.#counted) return false
    this.#told = told
    this.#counted = watching
    if (isNews) this.#tellBeside(live, null, () => JSON.stringify({ type: 'table', table: info, you: WATCHER }))
    for (const socket of this.#audience.listeners(gone)) {
      if (socket !== knows && (isNews || !this.#isWatching(socket, live.room))) this.#tell(socket, live, info)
    }
    return true
  }

  /** What was said before somebody came, if there is anything. */
  tellTalk(socket: WebSocket, { room }: Live, since: number): void {
    const who = this.#audience.who(socket, room)
    const [lines, notes] = [this.#talk.heard(room, who, since), this.#talk.notes(who)]
    const some = Object.keys(notes).length > 0
    if (lines.length > 0 || some) send(socket, { type: 'talk', lines, ...(some && { notes }) })
  }

  /** Everybody of the circle hears it; lines that go are gone for all. */
  broadcastTalk(live: Live, lines: readonly TalkLine[], gone: readonly number[] = []): void {
    const { room } = live
    for (const socket of this.#audience.listeners()) {
      const circles = circlesFor(room, this.#audience.who(socket, room))
      const heard = lines.filter(({ circle }) => circles.includes(circle))
      if (heard.length > 0 || gone.length > 0) send(socket, saying(heard, gone))
    }
    const beside = lines.filter(({ circle }) => circlesFor(room, WATCHER).includes(circle))
    if (beside.length > 0 || gone.length > 0) {
      this.#tellBeside(live, null, () => JSON.stringify(saying(beside, gone)))
    }
  }

  /** Tells some how it is, when only what is theirs to know has changed. */
  tellThose(live: Live, concerns: (who: Who) => boolean): void {
    for (const socket of this.#audience.listeners()) {
      if (concerns(this.#audience.who(socket, live.room))) this.tellTable(socket, live)
    }
  }

  /** Those who watch from galleries; a table that has become private has none. */
  #tellBeside({ room }: Live, seq: number | null, text: () => string): void {
    if (room.private) this.#galleries.dismissAll({ code: MOVED, name: 'MOVED', message: errors.line.moved })
    else if (this.#galleries.areOpen) this.#galleries.tell({ seq, text: text() })
  }

  tellTable(socket: WebSocket, live: Live): void {
    this.#tell(socket, live, this.info(live))
  }

  #tell(socket: WebSocket, live: Live, info: TableInfo): void {
    const table = this.#infoFor(socket, live, info)
    send(socket, { type: 'table', table, you: this.#you(socket, live) })
  }

  #you(socket: WebSocket, { room, orders }: Live): You {
    const you = this.#audience.you(socket, room)
    const given = orders.stateFor(you)
    return { ...you, ...this.#elsewhere().stateFor(you, room), ...(given.length > 0 && { orders: given }) }
  }

  #infoFor(socket: WebSocket, { room }: Live, info: TableInfo): TableInfo {
    return this.#maySee(socket, room) ? info : fromOutside(info)
  }

  #isWatching(socket: WebSocket, room: Room): boolean {
    return isWatching(this.#audience.who(socket, room))
  }

  #maySee(socket: WebSocket, room: Room): boolean {
    return maySee(room, this.#audience.who(socket, room))
  }
}

const saying = (lines: readonly TalkLine[], gone: readonly number[]): ServerMessage => ({
  type: 'talk',
  lines: [...lines],
  ...(gone.length > 0 && { gone: [...gone] }),
})
