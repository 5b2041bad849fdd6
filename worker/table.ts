import { DurableObject } from 'cloudflare:workers'
import { matchUpTo, parseMatchText, type Refusal, refusal, seededPick } from '#engine/core/index.ts'
import { games } from '#engine/games.ts'
import { addressOf } from './address.ts'
import type { Region } from './both/regions.ts'
import { pageOf } from './http.ts'
import { CLOSE, COME_BACK, MOVED, type NewTable, type Seating, type TableSummary } from './protocol.ts'
import { newSeed, newTableId } from './random.ts'
import { regionOf } from './region.ts'
import { Agenda } from './table/agenda.ts'
import { Announcer } from './table/announcer.ts'
import { Audience, dismiss, hangUp, refusedSocket, type Whence, whoHas } from './table/audience.ts'
import { BotTurns } from './table/botTurns.ts'
import { Cleaning } from './table/cleaning.ts'
import { Timekeeper } from './table/clock/timekeeper.ts'
import { Desk } from './table/desk.ts'
import { Elsewhere } from './table/elsewhere.ts'
import { type Fork, forked } from './table/fork.ts'
import type { Briefing, Farewell } from './table/gallery/frames.ts'
import { Galleries } from './table/gallery/galleries.ts'
import { comesToWatch, HAS_MOVED, NO_LONGER, StageDoor } from './table/gallery/stageDoor.ts'
import { Live } from './table/live.ts'
import { AS_HOST, newRoom, notReady, seatAll } from './table/lobby.ts'
import { OrderTurns } from './table/orders/orderTurns.ts'
import {
  fileOf,
  type SpectatorView,
  spectatorViewOf,
  summaryFor,
  type TakenMatch,
  takenMatchOf,
} from './table/outside.ts'
import { Pace } from './table/pace.ts'
import { isHere } from './table/presence.ts'
import { Proposals } from './table/proposals.ts'
import { BUSY, Reception } from './table/reception.ts'
import type { Refused } from './table/refused.ts'
import type { Dump } from './table/region/dump.ts'
import { goneTo, sentBeside } from './table/region/gone.ts'
import { Residence, type Whereabouts } from './table/region/residence.ts'
import { Rematches } from './table/rematch.ts'
import type { Asking } from './table/seating.ts'
import { type Room, Store } from './table/store.ts'
import { Talk } from './table/talk/talk.ts'
import { Answering } from './table/tell/answering.ts'
import type { Taken as TakenWay } from './table/tell/ways.ts'
import { Voice } from './table/voice.ts'
import { texts as errors } from './texts/en/errors.ts'

const NO_TABLE = ['NO-TABLE', errors.none.table] as const

/**
 * One table, from the empty lobby to the final score. This class only connects: sockets and alarms come in here,
 * `Reception` reads and answers, `Live` decides and stores, `Voice` tells. What it does is numbered in docs/protocol.md.
 */
export class Table extends DurableObject<Cloudflare.Env> {
  readonly #store: Store
  readonly #audience: Audience
  readonly #voice: Voice
  readonly #elsewhere: Elsewhere
  readonly #answering: Answering
  readonly #rematches: Rematches
  readonly #agenda: Agenda
  readonly #pace = new Pace()
  #live: Live | null = null
  readonly #residence: Residence
  readonly #galleries: Galleries
  readonly #stageDoor: StageDoor
  readonly #reception: Reception

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    this.#store = new Store(ctx.storage)
    this.#audience = new Audience(ctx)
    const proposals = new Proposals(this.#store)
    const talk = new Talk(ctx.storage.sql)
    this.#galleries = new Galleries({
      store: this.#store,
      seated: (gallery) => env.GALLERY.getByName(gallery),
      outlive: (work) => ctx.waitUntil(work),
      counted: () => this.#changed(),
    })
    this.#voice = new Voice(this.#audience, proposals, talk, this.#galleries, () => this.#elsewhere)
    this.#elsewhere = new Elsewhere({
      sql: ctx.storage.sql,
      store: this.#store,
      vars: env,
      open: () => this.#open(),
      isHere: (room, seat, now) => isHere(room, this.#audience.heard(room), seat, now),
      changed: (live, concerns) => {
        this.#voice.tellThose(live, concerns)
        this.#agenda.replan()
      },
    })
    const announcer = new Announcer({ elsewhere: this.#elsewhere, proposals, voice: this.#voice })
    this.#answering = new Answering({
      links: this.#elsewhere.links,
      open: () => this.#open(),
      played: (live, news) => {
        announcer.tell(live, news)
        this.#agenda.plan()
      },
    })
    const desk = new Desk({
      audience: this.#audience,
      elsewhere: this.#elsewhere,
      proposals,
      talk,
      voice: this.#voice,
      galleries: this.#galleries,
      start: (asking) => this.#start(asking),
      tell: announcer.tell,
    })
    this.#rematches = new Rematches(
      () => this.#open(),
      (room) => env.TABLE.getByName(room.id).createNext(room, this.#elsewhere.ways.taken),
      () => this.#changed(),
    )
    const botTurns = new BotTurns(() => this.#open(), Number(env.BOT_PAUSE_MS), announcer.tell)
    const timekeeper = new Timekeeper(() => this.#open(), announcer.tellTime)
    const cleaning = new Cleaning({
      open: () => this.#open(),
      kept: (name) => this.#store.kept(name),
      keep: (name, value) => this.#store.keep(name, value),
      warn: (live, ends, now) => {
        this.#voice.broadcastTable(live)
        this.#elsewhere.hear(live, { what: 'ending', at: ends }, now)
      },
      clear: () => this.#clearAway(),
    })
    const orderTurns = new OrderTurns(() => this.#open(), Number(env.BOT_PAUSE_MS), announcer.tell)
    this.#residence = new Residence({
      store: this.#store,
      open: () => this.#open(),
      distances: ({ room }) => this.#audience.distances(room),
      homeIn: (name, region) => env.TABLE.getByName(name, { locationHint: region }),
      arrived: () => this.#galleries.forget(),
      left: () => this.#leave(),
      begin: () => this.#begin(),
      replan: () => this.#agenda.replan(),
    })
    this.#stageDoor = new StageDoor({
      open: () => this.#open(),
      isGone: () => this.#residence.isGone,
      audience: this.#audience,
      desk,
      galleries: this.#galleries,
      talk,
      voice: this.#voice,
    })
    const duties = [timekeeper, orderTurns, botTurns, this.#elsewhere, this.#rematches, cleaning]
    this.#agenda = new Agenda(ctx.storage, () => this.#residence.duties ?? duties)
    this.#reception = new Reception({
      agenda: this.#agenda,
      audience: this.#audience,
      botTurns,
      desk,
      elsewhere: this.#elsewhere,
      pace: this.#pace,
      rematches: this.#rematches,
      residence: this.#residence,
      talk,
      voice: this.#voice,
      announcer,
      mayMake: async (address) => (await env.MAKING.limit({ key: address })).success,
      forget: () => {
        this.#live = null
      },
      outlive: (work) => ctx.waitUntil(work),
    })
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
    if (this.#store.exists()) this.#store.migrate()
  }

  // --- called by the router; refusals are values, because a call that throws breaks the caller's stub -----------------

  create(id: string, hostKey: string, { places, start, ...wanted }: NewTable): Refusal | null {
    const made = newRoom(id, hostKey, wanted)
    if (!made.ok) return made.refusal
    return this.#create({ room: { ...made.room, touched: Date.now() }, rows: [], positions: [] }, { places, start })
  }

  /** A table that plays a match on; the file may come from anywhere. */
  createFork(
    id: string,
    hostKey: string,
    { match, at, private: secluded }: TakenMatch,
    seating: Seating,
  ): Refusal | null {
    const parsed = parseMatchText(match, games)
    if (!parsed.ok) return refusal('MATCH-FILE', parsed.problem)
    if (at >= parsed.match.log.length) return refusal('TABLE-NO-ENTRY', { at })
    const made = forked(id, hostKey, matchUpTo(parsed.match, at), parsed.rules, Date.now())
    if (!made.ok) return { ...made.refusal, params: { ...made.refusal.params, index: made.index } }
    const { fork } = made
    return this.#create({ ...fork, room: { ...fork.room, private: secluded } }, seating)
  }

  /** The next match of another table; the same is asked for again when that is not sure that it was made. */
  createNext(room: Room, ways: readonly TakenWay[]): void {
    if (this.#store.exists()) return
    this.#store.create(room)
    this.#elsewhere.ways.take(ways)
    this.#agenda.plan()
  }

  /** The id of the table of the next match, which is there by then. */
  async rematch(keys: readonly string[]): Promise<{ id: string } | Refused | null> {
    const live = this.#open()
    if (!live) return null
    const now = Date.now()
    const reason = live.rematch(whoHas(keys, live.room), newTableId(), now)
    if (reason) return { ok: false, refusal: reason }
    this.#agenda.plan()
    await this.#rematches.perform(now)
    const next = this.#open()?.room.next
    if (!next?.made) throw new Error('the next table could not be made yet')
    return { id: next.id }
  }

  #create({ room, rows, positions }: Fork, { places, start }: Seating): Refusal | null {
    if (this.#store.exists()) return refusal('TABLE-EXISTS')
    const seated = seatAll(room, places)
    if (!seated.ok) return seated.refusal
    const refused = start ? notReady(seated.room, AS_HOST) : null
    if (refused) return refused
    this.#store.create(seated.room, rows, positions)
    if (start) this.#start(AS_HOST)
    this.#agenda.plan()
    return null
  }

  /** Of a private table the more for who holds one of these secrets. */
  summary(keys: readonly string[] = []): TableSummary | null {
    const live = this.#open()
    return live && summaryFor(live, this.#voice.info(live), whoHas(keys, live.room))
  }

  /** What everybody may see of the match after the entry `seq`, or now. */
  spectatorView(seq: number | null): SpectatorView | 'beyond' | null {
    const live = this.#open()
    return live && spectatorViewOf(live, this.#voice.info(live), seq)
  }

  /** At a private table for who holds one of these secrets. */
  matchFile(keys: readonly string[]): ReturnType<typeof fileOf> | null {
    const live = this.#open()
    return live && fileOf(live, whoHas(keys, live.room))
  }

  takenMatch(seq: number, keys: readonly string[]): TakenMatch | Refused | null {
    const live = this.#open()
    return live && takenMatchOf(live, seq, whoHas(keys, live.room), seededPick(this.#newSeed(['dealt anew', seq])))
  }

  /** What the link of a message would answer; with `give` that is done, once. */
  answer(token: string, give: boolean): ReturnType<Answering['answer']> {
    return this.#answering.answer(token, give)
  }

  /** Where this table is by now, and whether it stays there. */
  whereabouts(): Promise<Whereabouts> {
    return this.#residence.whereabouts()
  }

  takeOver(dump: Dump, region: Region): boolean {
    return this.#residence.takeOver(dump, region)
  }

  decline(): boolean {
    return this.#residence.decline()
  }

  forget(): Promise<void> {
    return this.#residence.forget()
  }

  override async fetch(request: Request): Promise<Response> {
    const { name } = await this.whereabouts()
    if (name !== null) return goneTo(name)
    if (!this.#open()) return refusedSocket(CLOSE.noTable, ...NO_TABLE)
    if (this.#stageDoor.isFullFor(request)) return sentBeside(this.ctx.id.name ?? '')
    const whence = {
      address: addressOf(request),
      page: pageOf(request),
      region: regionOf(request),
      ...(comesToWatch(request) && ({ watches: true } as const)),
    }
    const now = Date.now()
    if (!this.#pace.mayConnect(whence.address, now)) return refusedSocket(COME_BACK, ...BUSY)
    const { 0: client, 1: server } = new WebSocketPair()
    this.#audience.admit(server, whence, now)
    return new Response(null, { status: 101, webSocket: client })
  }

  // --- for galleries -------------------------------------------------------------------------------------------------

  briefing(gallery: string, since: number): Briefing | Farewell {
    return this.#stageDoor.briefing(gallery, since)
  }

  overheard(frame: string, whence: Pick<Whence, 'address' | 'page'>): string[] {
    return this.#stageDoor.overheard(frame, whence)
  }

  // --- sockets -------------------------------------------------------------------------------------------------------

  override webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): void {
    // What was still on its way when we closed the socket.
    if (socket.readyState !== WebSocket.OPEN) return
    // It is sent again to where the table will be.
    if (this.#residence.isMoving) return
    const live = this.#open()
    if (!live) dismiss(socket, CLOSE.noTable, ...NO_TABLE)
    else this.#reception.hear(socket, live, frame)
  }

  override webSocketClose(socket: WebSocket): void {
    hangUp(socket)
    this.#gone(socket)
  }

  override webSocketError(socket: WebSocket): void {
    this.#gone(socket)
  }

  /** Nobody knew of one who never said hello. */
  #gone(socket: WebSocket): void {
    const live = this.#audience.hasGreeted(socket) ? this.#open() : null
    if (!live) return
    live.note(this.#audience.heard(live.room, socket), Date.now())
    this.#voice.broadcastTable(live, { gone: socket })
  }

  /** The next table is there, or others watch than before. */
  #changed(): void {
    const live = this.#open()
    if (live) this.#voice.broadcastTable(live)
  }

  /** It has all been taken over elsewhere. */
  #leave(): void {
    this.#live = null
    this.#galleries.dismissAll(HAS_MOVED)
    for (const socket of this.ctx.getWebSockets()) hangUp(socket, MOVED)
  }

  #begin(): void {
    const refused = this.#start(AS_HOST)
    if (refused) console.error('not begun', refused)
    const live = this.#open()
    if (live) this.#voice.welcomeAll(live)
    if (live && !refused) this.#elsewhere.hear(live, { what: 'started' }, Date.now())
    this.#agenda.replan()
  }

  #start(asking: Omit<Asking, 'now'>): Refusal | null {
    const live = this.#open()
    if (!live) return refusal(NO_TABLE[0])
    const { game, map, seats, origin } = live.room
    return live.start({ ...asking, now: Date.now() }, this.#newSeed([game, map, seats.length, origin?.actions]))
  }

  #newSeed(of: unknown): string {
    return newSeed(this.env.PINNED_SEED, of)
  }

  // --- what is done without anybody asking ------------------------------------------------------------------------------

  override async alarm(): Promise<void> {
    if (this.#open()) await this.#agenda.ring(Date.now())
  }

  async #clearAway(): Promise<void> {
    this.#audience.dismissAll(CLOSE.noTable, ...NO_TABLE)
    this.#galleries.dismissAll(NO_LONGER)
    const home = this.#live?.room.id ?? ''
    this.#live = null
    await this.#store.clear()
    if (this.ctx.id.name === home) return
    await this.env.TABLE.getByName(home)
      .forget()
      .catch((error: unknown) => console.error('its first home still points here', home, error))
  }

  #open(): Live | null {
    if (this.#live || !this.#store.exists()) return this.#live
    const room = this.#store.room()
    if (!room) return null
    this.#live = new Live(this.#store, room)
    const stopped = this.#live.carryOver(Date.now())
    // Whoever was here before all sockets were dropped, by a deploy or a crash, is so no longer.
    this.#live.note(this.#audience.heard(room), Date.now())
    if (stopped) {
      this.#elsewhere.hear(this.#live, { what: 'stopped' }, Date.now())
      this.#agenda.plan()
    }
    return this.#live
  }
}
