import { DurableObject } from 'cloudflare:workers'
import { addressOf } from './address.ts'
import { pageOf } from './http.ts'
import { CLOSE, ClientMessage, COME_BACK, MAX_FRAME, MOVED, parseFrame } from './protocol.ts'
import { misread, tooOld } from './table/answers.ts'
import { dismiss, hangUp, send, type Whence } from './table/audience.ts'
import { Badges } from './table/badges.ts'
import { HELLO_WITHIN_MS } from './table/doors.ts'
import {
  type Briefing,
  type Farewell,
  type Frame,
  FULL,
  type FullFor,
  type Stage,
  tableOfGallery,
  WATCHERS_OF_ADDRESS,
} from './table/gallery/frames.ts'
import { IN_WORDS } from './table/inWords.ts'
import { Pace } from './table/pace.ts'
import { authorAt } from './table/talk/talk.ts'
import { texts as errors } from './texts/en/errors.ts'

/** What a socket keeps through hibernation. */
interface Badge {
  readonly whence: Whence
  /** The last entry of what it was told at first: later ones it is told as they come. Null before it was. */
  readonly from: number | null
  /** When it came. */
  readonly since: number
}

const BUSY: Farewell = { code: COME_BACK, name: 'BUSY', message: errors.line.busy }

const TOLD = 'told'
const NAME = 'name'
/** So many briefings are kept, should everybody come back from another entry. */
const MANY = 50

/**
 * Holds the lines of people who watch a table, so that its object need not: it asks the table once what is to be seen, for
 * all of them, and passes on what the table says. It sleeps while nothing happens; the lines stay. Whoever wants to do
 * more than to watch and talk is sent to the table itself.
 */
export class Gallery extends DurableObject<Cloudflare.Env> {
  readonly #pace = new Pace()
  readonly #badges = new Badges<Badge>()
  /** What is to be seen since an entry, until something new is told. */
  readonly #briefings = new Map<number, Promise<Briefing | Farewell>>()

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  override fetch(request: Request): Response {
    const whence = { address: addressOf(request), page: pageOf(request), region: null }
    const full = this.#fullFor(whence)
    if (full) return new Response(null, { status: 421, headers: { [FULL]: full } })
    this.ctx.storage.kv.put(NAME, this.ctx.id.name)
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    this.#badges.wear(server, { whence, from: null, since: Date.now() })
    return new Response(null, { status: 101, webSocket: client })
  }

  /** Those who still have not said what they want go first; who has just come is about to, and the next gallery has room. */
  #fullFor({ address }: Whence): FullFor | null {
    const open = this.ctx.getWebSockets()
    const neighbours = open.filter((socket) => address !== null && this.#badges.of(socket).whence.address === address)
    if (neighbours.length >= WATCHERS_OF_ADDRESS) return 'address'
    if (open.length < Number(this.env.WATCHERS_IN_GALLERY)) return null
    const silent = open.filter((socket) => {
      const { from, since } = this.#badges.of(socket)
      return from === null && Date.now() - since > HELLO_WITHIN_MS
    })
    for (const socket of silent) dismiss(socket, COME_BACK, 'LATE', errors.line.late)
    return silent.length > 0 ? null : 'all'
  }

  // --- those who watch -----------------------------------------------------------------------------------------------

  override async webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
    const { whence } = this.#badges.of(socket)
    if (this.#pace.tooFast(socket, { seats: [], address: whence.address }, Date.now())) {
      dismiss(socket, BUSY.code, BUSY.name, BUSY.message)
      return
    }
    try {
      await this.#read(socket, frame)
    } catch (error) {
      // The table could not be asked.
      console.error('gallery failed', this.#name, error)
      dismiss(socket, BUSY.code, BUSY.name, BUSY.message)
    }
  }

  async #read(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
    const parsed = parseFrame(ClientMessage, frame, MAX_FRAME, IN_WORDS)
    if (!parsed.ok) misread(socket, parsed)
    else if (parsed.message.type === 'hello') await this.#greet(socket, parsed.message)
    else if (parsed.message.type === 'command' && parsed.message.command.do === 'say') await this.#pass(socket, frame)
    // Who has anything to do at the table does it there, and says so again.
    else hangUp(socket, MOVED)
  }

  override webSocketClose(socket: WebSocket): void {
    hangUp(socket)
  }

  async #greet(
    socket: WebSocket,
    { rules, since, heard = 0 }: Extract<ClientMessage, { type: 'hello' }>,
  ): Promise<void> {
    const briefing = await this.#upToDate(since)
    if ('code' in briefing) return dismiss(socket, briefing.code, briefing.name, briefing.message)
    if (briefing.out.includes(authorAt(this.#badges.of(socket).whence)))
      return dismiss(socket, CLOSE.shownOut, 'SHOWN-OUT', errors.line.shownOut)
    if (rules && rules[briefing.game] !== briefing.version) return tooOld(socket, 'rules')
    send(socket, briefing.welcome)
    const lines = briefing.talk.filter(({ n }) => n > heard)
    if (lines.length > 0) send(socket, JSON.stringify({ type: 'talk', lines }))
    // Nobody here has missed anything before.
    if (this.#greeted.length === 0) this.ctx.storage.kv.put(TOLD, briefing.seq)
    this.#badges.wear(socket, { ...this.#badges.of(socket), from: briefing.seq })
  }

  /** While the table was asked it may have told more: that is in no frame that this socket will hear. */
  async #upToDate(since: number): Promise<Briefing | Farewell> {
    for (;;) {
      const briefing = await this.#briefing(since)
      if ('code' in briefing || briefing.seq >= (this.#told ?? -1)) return briefing
      this.#briefings.delete(since)
    }
  }

  /** However many come at once, the table is asked once. */
  #briefing(since: number): Promise<Briefing | Farewell> {
    const known = this.#briefings.get(since)
    if (known) return known
    if (this.#briefings.size > MANY) this.#briefings.clear()
    const asked = this.#stage.briefing(this.#name, since)
    this.#briefings.set(since, asked)
    asked.catch(() => this.#briefings.delete(since))
    return asked
  }

  async #pass(socket: WebSocket, frame: string | ArrayBuffer): Promise<void> {
    if (this.#badges.of(socket).from === null) return
    for (const text of await this.#stage.overheard(String(frame), this.#badges.of(socket).whence)) send(socket, text)
  }

  // --- the table -------------------------------------------------------------------------------------------------------

  async hear(frames: readonly Frame[]): Promise<number> {
    this.#briefings.clear()
    const entries = frames.flatMap(({ seq }) => seq ?? [])
    const next = (this.#told ?? -1) + 1
    const last = entries.at(-1)
    if (last !== undefined) this.ctx.storage.kv.put(TOLD, last)
    if ((entries[0] ?? next) > next) await this.#tellAnew()
    else for (const socket of this.#greeted) this.#tell(socket, frames)
    return this.ctx.getWebSockets().length
  }

  dismiss({ code, name, message }: Farewell, author: string | null): number {
    // Who may come has changed.
    this.#briefings.clear()
    for (const socket of this.ctx.getWebSockets()) {
      if (author === null || authorAt(this.#badges.of(socket).whence) === author) dismiss(socket, code, name, message)
    }
    return this.ctx.getWebSockets().length
  }

  #tell(socket: WebSocket, frames: readonly Frame[]): void {
    const from = this.#badges.of(socket).from ?? -1
    for (const { seq, text } of frames) if (seq === null || seq > from) send(socket, text)
  }

  /** Something was missed: everybody is told the whole, or comes back for it. */
  async #tellAnew(): Promise<void> {
    const briefing = await this.#upToDate(-1).catch(() => BUSY)
    for (const socket of this.#greeted) {
      if ('code' in briefing) dismiss(socket, briefing.code, briefing.name, briefing.message)
      else {
        send(socket, briefing.welcome)
        this.#badges.wear(socket, { ...this.#badges.of(socket), from: briefing.seq })
      }
    }
  }

  get #told(): number | null {
    return this.ctx.storage.kv.get<number>(TOLD) ?? null
  }

  get #name(): string {
    return this.ctx.storage.kv.get<string>(NAME) ?? ''
  }

  get #stage(): Stage {
    return this.env.TABLE.getByName(tableOfGallery(this.#name)) as unknown as Stage
  }

  get #greeted(): WebSocket[] {
    return this.ctx
      .getWebSockets()
      .filter((socket) => socket.readyState === WebSocket.OPEN && this.#badges.of(socket).from !== null)
  }
}
