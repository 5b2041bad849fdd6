import type { Eyes } from '#engine/core/index.ts'
import type { Region } from '../both/regions.ts'
import {
  CLOSE,
  COME_BACK,
  type SeatInfo,
  type SeatTime,
  type ServerMessage,
  type TableInfo,
  type You,
} from '../protocol.ts'
import { texts as errors } from '../texts/en/errors.ts'
import { Badges } from './badges.ts'
import { displaced, type Guest, MAX_SOCKETS_PER_HOLDER, mayWatch, oldestBeyond } from './doors.ts'
import { ANYBODY } from './handover.ts'
import { awayFrom, awayOf, type Heard, isAwake } from './presence.ts'
import type { Distance } from './region/best.ts'
import type { Who } from './seating.ts'
import type { Room } from './store.ts'

/**
 * Where a socket comes from: the coarse address (`addressOf`), the origin of the page that opened it, and the part of the
 * world, where the platform knows it.
 */
export interface Whence {
  readonly address: string | null
  readonly page: string
  readonly region: Region | null
  /** Who opened it said that they come to watch. */
  readonly watches?: true
}

/** What a socket keeps through hibernation: hashes of the secrets it has shown (null before `hello`), never a secret. */
interface Badge extends Guest, Whence {
  readonly keys: readonly string[] | null
  /** Through which seat it wants to see, if it said so. */
  readonly eyes?: Eyes | undefined
  /** Milliseconds to it and back, as it told last. */
  readonly distance?: number
}

/**
 * The sockets of a table and what each of them has proved. Which seats a socket holds is never stored: it follows from
 * its keys and the seats as they are, so nobody keeps a seat by an old connection.
 */
export class Audience {
  readonly #ctx: DurableObjectState
  readonly #badges = new Badges<Badge>()

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
  }

  /**
   * Everybody gets as far as the door, since nobody can tell who it is before hello. Those who stand there too long go
   * when somebody else comes: until then they cost nothing, and no alarm has to wake the table for them.
   */
  admit(socket: WebSocket, whence: Whence, now: number): void {
    const silent = this.#guests((badge) => badge.keys === null)
    for (const guest of displaced(silent, { ...whence, since: now })) {
      dismiss(guest.socket, COME_BACK, 'LATE', errors.line.late)
    }
    this.#ctx.acceptWebSocket(socket)
    this.#badges.wear(socket, { ...whence, keys: null, since: now })
  }

  /** Takes these keys for what this socket holds from now on. False when there is no room for it to watch. */
  greet(socket: WebSocket, keys: readonly string[], eyes: Eyes | undefined, room: Room, now: number): boolean {
    const badge = this.#badges.of(socket)
    if (isWatching(whoHas(keys, room)) && !this.#findsRoom(socket, badge, room, now)) return false
    this.#badges.wear(socket, { ...badge, keys, eyes })
    return true
  }

  #findsRoom(socket: WebSocket, badge: Badge, room: Room, now: number): boolean {
    const others = this.#guests(
      ({ keys }, other) => other !== socket && keys !== null && isWatching(whoHas(keys, room)),
    )
    const { ok, instead } = mayWatch(
      others.map((guest) => ({ ...guest, heard: this.#isAwake(guest.socket, now) })),
      badge,
    )
    for (const guest of instead) dismiss(guest.socket, COME_BACK, 'FULL', errors.line.replaced)
    return ok
  }

  /** The secret of a claim counts from now on, beside those that count for something. */
  addKey(socket: WebSocket, key: string, room: Room): void {
    const badge = this.#badges.of(socket)
    const useful = (badge.keys ?? []).filter((old) => old === room.host || room.seats.some((row) => row.secret === old))
    this.#badges.wear(socket, { ...badge, keys: [...new Set([...useful, key])] })
  }

  /** To the next ten: what differs by less is told to nobody. */
  keepDistance(socket: WebSocket, ms: number): void {
    this.#badges.wear(socket, { ...this.#badges.of(socket), distance: Math.max(10, Math.round(ms / 10) * 10) })
  }

  /** Of those who hold a seat: null as soon as there is one of whom it is not known. */
  distances(room: Room): readonly Distance[] | null {
    const players = this.#guests(({ keys }) => whoHas(keys ?? [], room).seats.length > 0)
    const distances = players.flatMap(({ socket }) => {
      const { region, distance } = this.#badges.of(socket)
      return region === null || distance === undefined ? [] : { from: region, ms: distance }
    })
    return distances.length < players.length ? null : distances
  }

  /** By seat; where somebody sits at several devices, the shortest. */
  #distancesBySeat(room: Room, except: WebSocket | undefined): (number | undefined)[] {
    const told = this.listeners(except).map((socket) => ({
      seats: this.who(socket, room).seats,
      distance: this.#badges.of(socket).distance,
    }))
    return room.seats.map((_, seat) => {
      const distances = told.flatMap(({ seats, distance }) =>
        distance !== undefined && seats.includes(seat) ? distance : [],
      )
      return distances.length > 0 ? Math.min(...distances) : undefined
    })
  }

  whence(socket: WebSocket): Whence {
    return this.#badges.of(socket)
  }

  hasGreeted(socket: WebSocket): boolean {
    return this.#badges.of(socket).keys !== null
  }

  who(socket: WebSocket, room: Room): Who {
    return whoHas(this.#badges.of(socket).keys ?? [], room)
  }

  you(socket: WebSocket, room: Room): You {
    const who = this.who(socket, room)
    const rests = who.seats.some((seat) => room.seats[seat]?.rest) && { rests: restsOf(room, who) }
    const offered = who.seats.filter((seat) => room.seats[seat]?.heir != null)
    const handedOn = offered.length > 0 && { handedOn: offered }
    return {
      seats: [...who.seats],
      host: who.host,
      eyes: eyesOf(who, this.#badges.of(socket).eyes),
      ...rests,
      ...handedOn,
    }
  }

  /** How many only watch here, or are about to. */
  watchers(room: Room): number {
    return this.#guests(({ keys, watches }) => (keys === null ? watches === true : isWatching(whoHas(keys, room))))
      .length
  }

  /** Everybody who has said hello. */
  listeners(except?: WebSocket): WebSocket[] {
    return this.#open().filter((socket) => socket !== except && this.hasGreeted(socket))
  }

  heard(room: Room, except?: WebSocket): Heard {
    const sockets = this.listeners(except).map((socket) => ({
      at: this.#lastHeard(socket),
      who: this.who(socket, room),
    }))
    const latest = (mine: (who: Who) => boolean): number | null => {
      const times = sockets.filter(({ who }) => mine(who)).map(({ at }) => at)
      return times.length > 0 ? Math.max(...times) : null
    }
    return {
      seats: room.seats.map((_, seat) => latest(({ seats }) => seats.includes(seat))),
      host: latest(({ host }) => host),
    }
  }

  info(
    room: Room,
    clocks: readonly SeatTime[],
    rules: number,
    commitment: string | null,
    now: number,
    except?: WebSocket,
  ): TableInfo {
    const away = awayOf(room, this.heard(room, except), now)
    const distances = room.status === 'lobby' ? this.#distancesBySeat(room, except) : []
    const seats = room.seats.map(({ name, bot, secret, heir }, seat): SeatInfo => {
      const [held, since] = [secret !== null, awayFrom(away, seat)]
      const open = heir === ANYBODY && ({ open: true } as const)
      const distance = distances[seat]
      return {
        name,
        bot,
        held,
        present: held && since === null,
        away: since,
        ...open,
        ...(distance !== undefined && { distance }),
      }
    })
    const watching = this.listeners(except).filter((socket) => this.who(socket, room).seats.length === 0).length
    const { id, status, game, map, options, private: secluded, origin } = room
    const seed = status === 'over' ? room.seed : null
    const clock = room.clock && { ...room.clock, seats: [...clocks] }
    const match = { id, status, game, rules, map, options, private: secluded, clock, origin, commitment, seed }
    const next = room.next?.made ? room.next.id : null
    const pace = status === 'running' && seats.some(({ bot }) => bot !== null) && ({ pace: room.pace } as const)
    const hints = room.hints && ({ hints: true } as const)
    const region = room.region && { region: room.region }
    return { ...match, seats, watching, hostAway: away.host, next, ...pace, ...hints, ...region }
  }

  /** Too many connections of one who holds a seat, or is the host: the oldest go, and are told not to come back. */
  thinOut(newcomer: WebSocket, room: Room): void {
    const { seats, host } = this.who(newcomer, room)
    for (const key of [...seats.map((seat) => room.seats[seat]?.secret), ...(host ? [room.host] : [])]) {
      const holders = this.#guests(({ keys }) => key != null && keys?.includes(key) === true)
      for (const { socket } of oldestBeyond(holders, MAX_SOCKETS_PER_HOLDER)) {
        dismiss(socket, CLOSE.tooMuch, 'TOO-MANY', errors.line.places)
      }
    }
  }

  /** Of those who only watch. */
  showOut(room: Room, which: (whence: Whence) => boolean): void {
    const guests = this.#guests((badge) => isWatching(whoHas(badge.keys ?? [], room)) && which(badge))
    for (const { socket } of guests) dismiss(socket, CLOSE.shownOut, 'SHOWN-OUT', errors.line.shownOut)
  }

  dismissAll(code: number, name: string, message: string): void {
    for (const socket of this.#open()) dismiss(socket, code, name, message)
  }

  /** A closing socket may still be listed. */
  #open(): WebSocket[] {
    return this.#ctx.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN)
  }

  #guests(which: (badge: Badge, socket: WebSocket) => boolean): (Guest & { readonly socket: WebSocket })[] {
    const chosen = this.#open().filter((socket) => which(this.#badges.of(socket), socket))
    return chosen.map((socket) => ({ ...this.#badges.of(socket), socket }))
  }

  #isAwake(socket: WebSocket, now: number): boolean {
    return isAwake(this.#lastHeard(socket), now)
  }

  #lastHeard(socket: WebSocket): number {
    return this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? this.#badges.of(socket).since
  }
}

/** What the secrets behind these hashes prove here. */
export function whoHas(keys: readonly string[], room: Room): Who {
  const seats = room.seats.flatMap((row, seat) => (row.secret !== null && keys.includes(row.secret) ? [seat] : []))
  return { seats, host: keys.includes(room.host) }
}

/** Nobody else is told when somebody sleeps, and where. */
const restsOf = ({ seats }: Room, who: Who): NonNullable<You['rests']> =>
  seats.map(({ rest }, seat) => (rest && who.seats.includes(seat) ? { ...rest, days: [...rest.days] } : null))

export const isWatching = ({ seats, host }: Who): boolean => seats.length === 0 && !host

/** One who holds several seats shares one screen: it shows what the first of them sees, or the one that is asked for. */
const eyesOf = ({ seats }: Who, wanted: Eyes | undefined): Eyes =>
  wanted === null || (wanted !== undefined && seats.includes(wanted)) ? wanted : (seats[0] ?? null)

export function send(socket: WebSocket, message: ServerMessage | string): void {
  try {
    socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  } catch {
    // It is gone; its close event follows.
  }
}

export function dismiss(socket: WebSocket, code: number, name: string, message: string): void {
  send(socket, { type: 'error', code: name, message })
  hangUp(socket, code, name)
}

/**
 * Also the answer to a close from the other side: the runtime is said to give it by itself, but with hibernating
 * sockets behind `wrangler dev` the client otherwise sees 1006 and an error (wrangler 4.158, 2026-11).
 */
export function hangUp(socket: WebSocket, code = 1000, reason = ''): void {
  try {
    socket.close(code, reason)
  } catch {
    // It is gone already.
  }
}

/** A browser cannot read why an upgrade failed, so a socket is refused through itself. */
export function refusedSocket(code: number, name: string, message: string): Response {
  const { 0: client, 1: server } = new WebSocketPair()
  server.accept()
  dismiss(server, code, name, message)
  return new Response(null, { status: 101, webSocket: client })
}
