import { type Bot, botsFor } from '#engine/bots/index.ts'
import { type MapInfo, type Options, type Refusal, type Rules, refusal, settleOptions } from '#engine/core/index.ts'
import { gameById, games } from '#engine/games.ts'
import { botName } from '../both/botNames.ts'
import type { BotPace } from '../both/botPace.ts'
import { faultOfRest, type Rest } from '../both/clock/rest.ts'
import { type Command, type Configuration, GONE_AFTER_MS, type Seating } from '../protocol.ts'
import { notMissed } from './accord.ts'
import { ANYBODY, handOn, newHost, takeOver } from './handover.ts'
import { keyOf } from './keys.ts'
import { minutesLeft, NOBODY_AWAY } from './presence.ts'
import { no } from './refused.ts'
import { type Asking, type At, type Changed, changed, nameTaken, seated, type Who } from './seating.ts'
import { EMPTY_SEAT, type Room, type SeatRow } from './store.ts'

/** Commands about what is played and who sits where. */
export type RoomCommand = Exclude<
  Command,
  {
    do:
      | 'start'
      | 'rematch'
      | 'webhook'
      | 'test-webhook'
      | 'tell'
      | 'propose'
      | 'answer'
      | 'say'
      | 'silence'
      | 'note'
      | 'order'
  }
>

/** A room nobody sits in yet, for the first game and its first map unless it is told otherwise. */
export function newRoom(id: string, host: string, wanted: Configuration): Changed {
  const [game] = games
  const [map] = game?.maps ?? []
  if (!game || !map) throw new Error('there is no game to play')
  const blank: Room = {
    id,
    host,
    hostSeen: null,
    status: 'lobby',
    game: game.id,
    rules: game.version,
    carried: null,
    pace: 'quick',
    region: null,
    map: map.id,
    options: {},
    seats: emptySeats(comfortable(map)),
    private: false,
    hints: false,
    clock: null,
    origin: null,
    touched: 0,
    seed: null,
    setup: [],
    next: null,
  }
  return configure(blank, wanted)
}

/** Four is how many most people play such games with. */
const comfortable = ({ seats: [fewest, most] }: MapInfo): number => Math.min(Math.max(4, fewest), most)

const emptySeats = (count: number): SeatRow[] => Array.from({ length: count }, () => EMPTY_SEAT)

/**
 * Seat and lobby commands. Pure: the room in, the changed room (or the same, when it is that way
 * already) or a refusal out.
 */
export function obey(room: Room, command: RoomCommand, asking: Asking): Changed {
  const { who } = asking
  if (command.do === 'host') return newHost(room, asking)
  if (command.do === 'pace') return paced(room, command.to, who)
  if (command.do === 'configure')
    return who.host ? inLobby(room, () => configure(room, command.to)) : no('TABLE-NOT-HOST')
  const row = room.seats[command.seat]
  if (!row) return no('TABLE-NO-SEAT', { seat: command.seat })
  const at = { room, seat: command.seat, row }
  if (command.do === 'claim') return claim(at, command.name, keyOf(command.secret))
  if (command.do === 'hand-on') return handOn(at, command.key, who)
  if (command.do === 'take-over') return takeOver(at, command)
  if (command.do === 'leave') return leave(at, who)
  if (command.do === 'rest') return restAt(at, command.to, who)
  return command.bot === null ? takeBotOff(at, asking) : putBotOn(at, command.bot, asking)
}

/** Nobody's reading is cut short by anybody but themselves, or the host. */
function paced(room: Room, pace: BotPace, who: Who): Changed {
  const people = room.seats.flatMap(({ secret }, seat) => (secret === null ? [] : seat))
  const alone = people.every((seat) => who.seats.includes(seat))
  if (!who.host && !(alone && people.length > 0)) return no('TABLE-NOT-HOST')
  return changed(room.pace === pace ? room : { ...room, pace })
}

export const inLobby = (room: Room, then: () => Changed): Changed =>
  room.status === 'lobby' ? then() : no('TABLE-STARTED')

// --- seats ---------------------------------------------------------------------------------------------------------

function claim(at: At, name: string, key: string): Changed {
  const { room, seat, row } = at
  const mine = row.secret === key
  if (mine && row.name === name) return changed(room)
  return inLobby(room, () => {
    if (!mine && row.name !== null) return no('TABLE-SEAT-TAKEN', { seat })
    if (nameTaken(room, seat, name)) return no('TABLE-NAME-TAKEN', { name })
    return seated(at, { ...EMPTY_SEAT, name, secret: key, rest: mine ? row.rest : null })
  })
}

function leave(at: At, who: Who): Changed {
  const { room, seat, row } = at
  if (row.name === null) return changed(room)
  if (!who.host && !who.seats.includes(seat)) return no('TABLE-NOT-YOURS', { seat })
  return inLobby(room, () => seated(at, EMPTY_SEAT))
}

function restAt(at: At, rest: Rest | null, who: Who): Changed {
  const { room, seat, row } = at
  if (!who.seats.includes(seat)) return no('TABLE-NOT-YOURS', { seat })
  if (room.status === 'over') return no('TABLE-OVER')
  const fault = rest && faultOfRest(rest)
  if (fault) return no('TABLE-REST', { fault })
  return JSON.stringify(row.rest) === JSON.stringify(rest) ? changed(room) : seated(at, { ...row, rest })
}

function putBotOn(at: At, id: string, asking: Asking): Changed {
  const { room, seat } = at
  const bot = botsFor(room.game).find((offered) => offered.id === id)
  if (!bot) return no('TABLE-NO-BOT', { bot: id })
  if (room.status === 'over') return no('TABLE-OVER')
  const refused = asking.who.seats.includes(seat) ? null : notForOthers(at, asking)
  if (refused) return { ok: false, refusal: refused }
  return room.status === 'lobby' ? seatBot(at, bot) : seated(at, { ...at.row, bot: bot.id })
}

/** Why somebody who does not hold a seat may not put a bot on it, if they may not. */
function notForOthers({ room, seat, row }: At, asking: Asking): Refusal | null {
  if (room.status === 'lobby' || row.secret === null) return notAsHost(asking)
  const { who } = asking
  if (!who.host && who.seats.length === 0) return refusal('TABLE-NOT-HOST')
  return notMissed(seat, asking, GONE_AFTER_MS)
}

/** Nobody is stuck because the host has gone: after a while whoever sits here does what only the host could. */
function notAsHost({ who, away, now }: Asking): Refusal | null {
  if (who.host) return null
  if (who.seats.length === 0 || away.host === null) return refusal('TABLE-NOT-HOST')
  const minutes = minutesLeft(away.host, now)
  return minutes > 0 ? refusal('TABLE-HOST-SOON', { minutes }) : null
}

function seatBot(at: At, bot: Bot): Changed {
  const { room, seat, row } = at
  if (row.secret !== null) return no('TABLE-SEAT-TAKEN', { seat })
  const name = botName(seat, (wanted) => nameTaken(room, seat, wanted))
  return seated(at, { ...EMPTY_SEAT, name, bot: bot.id })
}

/** In the lobby a bot's seat becomes empty; later its holder plays on, and a seat that no person holds keeps its bot. */
function takeBotOff(at: At, asking: Asking): Changed {
  const { room, seat, row } = at
  const own = asking.who.seats.includes(seat)
  const refused = own || room.status !== 'lobby' ? null : notAsHost(asking)
  if (refused)
    return refused.rule === 'TABLE-NOT-HOST' ? no('TABLE-NOT-YOURS', { seat }) : { ok: false, refusal: refused }
  if (row.bot === null) return changed(room)
  if (room.status === 'lobby') return seated(at, EMPTY_SEAT)
  if (room.status === 'over') return no('TABLE-OVER')
  // Whoever is back has the seat, even if others were looked for.
  const heir = row.heir === ANYBODY ? null : row.heir
  return own ? seated(at, { ...row, bot: null, heir }) : no('TABLE-NOT-YOURS', { seat })
}

// --- what is played ------------------------------------------------------------------------------------------------

function configure(room: Room, wanted: Configuration): Changed {
  const {
    private: secluded = room.private,
    hints = room.hints,
    clock = room.clock,
    region = room.region,
    ...to
  } = wanted
  const agreed = { private: secluded, hints, clock, region }
  if (room.origin) return Object.keys(to).length > 0 ? no('TABLE-FORKED') : changed({ ...room, ...agreed })
  const game = gameById(to.game ?? room.game)
  if (!game) return no('TABLE-GAME', { game: to.game ?? room.game })
  const sameGame = game.id === room.game
  const wantedMap = to.map ?? (sameGame ? room.map : game.maps[0]?.id)
  const map = game.maps.find((info) => info.id === wantedMap)
  if (!map) return no('TABLE-MAP', { map: String(wantedMap) })

  const kept = sameGame ? stillOffered(game, map.id, room.options) : {}
  const settled = settleOptions(game.options(map.id), { ...kept, ...to.options })
  if (!settled.ok) return settled
  const seats = fittedSeats(room, game, map, to.seats)
  if (!Array.isArray(seats)) return { ok: false, refusal: seats }
  const { options } = settled
  return changed({ ...room, game: game.id, rules: game.version, map: map.id, options, seats, ...agreed })
}

/** What was chosen before and this map offers too. */
function stillOffered(game: Rules, map: string, options: Options): Options {
  const fields = game.options(map)
  const offered = ([id, value]: [string, string]) =>
    fields.some((field) => field.id === id && field.values.includes(value))
  return Object.fromEntries(Object.entries(options).filter(offered))
}

/** Nobody loses a seat by it: people move up where seats go; bots that no longer fit or cannot play the game go. */
function fittedSeats(room: Room, game: Rules, map: MapInfo, wanted: number | undefined): SeatRow[] | Refusal {
  const [fewest, most] = map.seats
  if (wanted !== undefined && (wanted < fewest || wanted > most)) return refusal('TABLE-SEATS', { fewest, most })
  const count = wanted ?? Math.min(Math.max(room.seats.length, fewest), most)
  const people = room.seats.filter((row) => row.secret !== null).length
  if (people > count) return refusal('TABLE-SEATS-CLAIMED', { people, seats: count })

  const playable = botsFor(game.id)
  const rows = room.seats.map((row) =>
    row.secret === null && row.bot !== null && !playable.some((bot) => bot.id === row.bot) ? EMPTY_SEAT : row,
  )
  const fitted = [...rows.slice(0, count), ...emptySeats(Math.max(0, count - rows.length))]
  for (const row of rows.slice(count).filter((row) => row.secret !== null)) {
    const free = fitted.findIndex((other) => other.name === null)
    const botSeat = fitted.findLastIndex((other) => other.secret === null)
    fitted[free === -1 ? botSeat : free] = row
  }
  return fitted
}

/** Those who sit here from the beginning, by seat. */
export function seatAll(room: Room, places: Seating['places']): Changed {
  let so: Changed = changed(room)
  for (const [seat, place] of places.entries()) {
    if (place === null) continue
    const command: RoomCommand = 'bot' in place ? { do: 'bot', seat, bot: place.bot } : { do: 'claim', seat, ...place }
    so = so.ok ? obey(so.room, command, AS_HOST) : so
  }
  return so
}

/** What is asked while a table is being made. */
export const AS_HOST: Asking = { who: { seats: [], host: true }, away: NOBODY_AWAY, late: null, now: 0 }

/** Why the match cannot start, if it cannot. */
export function notReady(room: Room, asking: Asking): Refusal | null {
  const refused = notAsHost(asking)
  if (refused) return refused
  if (room.status === 'over') return refusal('TABLE-OVER')
  const empty = room.seats.findIndex((row) => row.name === null)
  return empty === -1 ? null : refusal('TABLE-EMPTY-SEAT', { seat: empty })
}
