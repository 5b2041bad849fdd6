import { CLOSE, ClientMessage, COME_BACK, MAX_FRAME, parseFrame } from '../protocol.ts'
import { texts as errors } from '../texts/en/errors.ts'
import type { Agenda } from './agenda.ts'
import type { Announcer } from './announcer.ts'
import { fail, misread, tooOld } from './answers.ts'
import { type Audience, dismiss, isWatching, send, whoHas } from './audience.ts'
import type { BotTurns } from './botTurns.ts'
import type { Desk } from './desk.ts'
import { type Elsewhere, isAboutElsewhere, isFor } from './elsewhere.ts'
import { IN_WORDS } from './inWords.ts'
import { keyOf } from './keys.ts'
import type { Live } from './live.ts'
import { type Pace, Views } from './pace.ts'
import type { Residence } from './region/residence.ts'
import type { Rematches } from './rematch.ts'
import type { Talk } from './talk/talk.ts'
import type { Voice } from './voice.ts'

type Message<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>

/** To whoever connects while too much is sent from there. */
export const BUSY = ['BUSY', errors.line.busy] as const

export interface ReceptionParts {
  readonly agenda: Agenda
  readonly announcer: Announcer
  readonly audience: Audience
  readonly botTurns: BotTurns
  readonly desk: Desk
  readonly elsewhere: Elsewhere
  readonly pace: Pace
  readonly rematches: Rematches
  readonly residence: Residence
  readonly talk: Talk
  readonly voice: Voice
  /** Whether one more table may be made from this address now. */
  readonly mayMake: (address: string) => Promise<boolean>
  /** What is in memory cannot be relied on any more. */
  readonly forget: () => void
  /** What goes on after the answer. */
  readonly outlive: (work: Promise<unknown>) => void
}

/** Where frames of sockets are read and answered: at once, so that no two of them can get in each other's way. */
export class Reception {
  readonly #parts: ReceptionParts
  readonly #views = new Views()

  constructor(parts: ReceptionParts) {
    this.#parts = parts
  }

  hear(socket: WebSocket, live: Live, frame: string | ArrayBuffer): void {
    if (this.#isTooFast(socket, live)) return
    const parsed = parseFrame(ClientMessage, frame, MAX_FRAME, IN_WORDS)
    if (!parsed.ok) {
      misread(socket, parsed)
      return
    }
    try {
      this.#answer(socket, live, parsed.message)
    } catch (error) {
      // Nothing half done is kept: rows were rolled back, and what is in memory is read again.
      this.#parts.forget()
      console.error('table failed', live.room.id, parsed.message.type, error)
      fail(socket, 'INTERNAL', errors.ours.unchanged, parsed.message)
    }
  }

  /** Then it is shown out. Who shares a seat or an address with somebody who sends too much comes back after a while. */
  #isTooFast(socket: WebSocket, live: Live): boolean {
    const { audience, pace } = this.#parts
    const { address } = audience.whence(socket)
    const { seats } = audience.who(socket, live.room)
    const much = pace.tooFast(socket, { seats, address }, Date.now())
    if (much === 'socket') dismiss(socket, CLOSE.tooMuch, 'TOO-FAST', errors.line.fast)
    if (much === 'shared') dismiss(socket, COME_BACK, ...BUSY)
    return much !== null
  }

  #answer(socket: WebSocket, live: Live, message: ClientMessage): void {
    if (message.type === 'hello') this.#hello(socket, live, message)
    else if (!this.#parts.audience.hasGreeted(socket)) fail(socket, 'HELLO-FIRST', errors.line.hello, message)
    else if (message.type === 'distance') this.#distance(socket, live, message)
    else if (message.type === 'command') this.#command(socket, live, message)
    else this.#play(socket, live, message)
  }

  #hello(socket: WebSocket, live: Live, { rules, secrets, since, eyes, heard = 0 }: Message<'hello'>): void {
    const { agenda, audience, outlive, talk, voice } = this.#parts
    if (rules && rules[live.room.game] !== live.codeVersion) {
      tooOld(socket, 'rules')
      return
    }
    const now = Date.now()
    const keys = [...new Set(secrets.map(keyOf))]
    const whence = audience.whence(socket)
    const viewer = { ...whoHas(keys, live.room), address: whence.address }
    if (isWatching(viewer) && talk.isShownOut(whence)) {
      dismiss(socket, CLOSE.shownOut, 'SHOWN-OUT', errors.line.shownOut)
      return
    }
    if (!this.#views.mayLook(viewer, now)) {
      dismiss(socket, COME_BACK, ...BUSY)
      return
    }
    if (!audience.greet(socket, keys, eyes, live.room, now)) {
      dismiss(socket, COME_BACK, 'FULL', errors.line.crowded)
      return
    }
    audience.thinOut(socket, live.room)
    live.note(audience.heard(live.room), now)
    this.#views.looked(viewer, voice.welcome(socket, live, since), now)
    voice.tellTalk(socket, live, heard)
    voice.broadcastTable(live, { knows: socket })
    outlive(agenda.check())
  }

  #distance(socket: WebSocket, live: Live, { ms }: Message<'distance'>): void {
    this.#parts.audience.keepDistance(socket, ms)
    this.#parts.voice.broadcastTable(live)
  }

  #play(socket: WebSocket, live: Live, message: Message<'act' | 'undo'>): void {
    const { id, seat } = message
    const who = this.#parts.audience.who(socket, live.room)
    const now = Date.now()
    const done =
      message.type === 'act'
        ? live.acceptAction(who, seat, id, message.action, now)
        : live.acceptUndo(who, seat, id, now)
    if (!done.ok) {
      send(socket, { type: 'refuse', id, refusal: done.refusal })
      return
    }
    this.#parts.announcer.tell(live, done.news)
    send(socket, { type: 'ack', id, seq: done.seq })
    this.#parts.agenda.plan()
  }

  #command(socket: WebSocket, live: Live, { id, command }: Message<'command'>): void {
    const { agenda, announcer, audience, botTurns, desk, elsewhere, outlive, voice } = this.#parts
    const { room, match } = live
    if (command.do === 'start' && this.#leavesFirst(socket, live)) return
    const reason = desk.obey(socket, live, command)
    if (reason) {
      // It may say that somebody is away of whom nobody has heard that yet.
      voice.broadcastTable(live)
      send(socket, { type: 'refuse', id, refusal: reason })
      return
    }
    const begun = match === null && live.match !== null
    botTurns.takeHeart()
    // Whoever plays a seat again may find that its orders have stopped.
    announcer.tellOrders(live)
    if (begun) voice.welcomeAll(live)
    else if (isAboutElsewhere(command)) voice.tellThose(live, (who) => isFor(command, who))
    else if (command.do !== 'order' && !voice.broadcastTable(live)) voice.tellTable(socket, live)
    send(socket, { type: 'ack', id })
    if (begun) elsewhere.hear(live, { what: room.status === 'lobby' ? 'started' : 'resumed' }, Date.now())
    agenda.plan()
    if (command.do === 'rematch') outlive(this.#makeNext(audience.whence(socket).address))
  }

  /** At once, unless tables are made too often from there: then by the alarm, a while later. */
  async #makeNext(address: string | null): Promise<void> {
    const { mayMake, rematches } = this.#parts
    if (address === null || (await mayMake(address))) await rematches.perform(Date.now())
  }

  /** Then the command is answered over there, where it is sent again. */
  #leavesFirst(socket: WebSocket, live: Live): boolean {
    const { audience, outlive, residence } = this.#parts
    const leaving = residence.leaves(live, audience.who(socket, live.room), Date.now())
    if (leaving) outlive(leaving)
    return leaving !== null
  }
}
