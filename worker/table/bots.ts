import { botById, botsFor } from '#engine/bots/index.ts'
import { inOneGo, type Thinking } from '#engine/bots/thinking.ts'
import { type By, type FullRules, GIVE_UP, type Seat, seededPick, sha256Hex } from '#engine/core/index.ts'
import { type Move, tryAction } from './match.ts'
import type { Position, Room } from './store.ts'

/**
 * Who plays a seat in place of a person, and why: a bot that sits there, or one that helps out when time is over; null
 * where the seat is then given up.
 */
export interface Standin {
  readonly seat: Seat
  readonly bot: string | null
  readonly by?: By
}

/** The first that may act now. `isHelped` tells of the seats for which the table itself makes this move. */
export function botToAct(
  room: Room,
  rules: FullRules,
  at: Position,
  isHelped: (seat: Seat) => boolean,
): Standin | null {
  if (room.status !== 'running') return null
  for (const seat of rules.turn(at.state).seats) {
    const row = room.seats[seat]
    if (row?.bot != null) return { seat, bot: row.bot, ...(row.secret !== null && { by: 'bot' }) }
    if (isHelped(seat)) return { seat, bot: room.clock?.late === 'once' ? standinFor(room.game) : null, by: 'clock' }
  }
  return null
}

/** The bot that takes over where nobody chose one. */
export const standinFor = (game: string): string => botsFor(game)[0]?.id ?? ''

/** What a bot is about to do, and where: still to be thought out. */
export interface BotTurn {
  readonly standin: Standin
  readonly at: Position
  readonly thinking: Thinking<readonly Move[]>
}

export const isSame = (a: Standin, b: Standin): boolean => a.seat === b.seat && a.bot === b.bot && a.by === b.by

/**
 * What the bot of this seat does. It sees the view of its seat; what it leaves to chance follows from the seed, apart from
 * what the match draws. When it fails, or chooses what the rules refuse, something legal is done in its place: a table
 * never waits for broken code.
 */
export function* botMoves(
  room: Room,
  rules: FullRules,
  seed: string,
  at: Position,
  { seat, bot: id, by }: Standin,
): Thinking<readonly Move[]> {
  const bot = id === null ? undefined : botById(id)
  const view = rules.view(at.state, seat)
  const pick = seededPick(sha256Hex(`${seed}/bot/${at.count}`))
  const sampled = () => inOneGo(() => rules.sample(view, seat, pick))
  const played = bot ? [() => bot.think(rules, view, seat, pick), sampled] : [sampled]
  const ways = id === null ? [() => inOneGo(() => GIVE_UP)] : played
  for (const think of ways) {
    try {
      const tried = tryAction(rules, seed, at, seat, plain(yield* think()), by)
      if (tried.ok) return tried.moves
      console.warn('bot refused', room.id, at.seq, bot?.id, tried.refusal)
    } catch (error) {
      console.warn('bot failed', room.id, at.seq, bot?.id, error)
    }
  }
  return []
}

/** As it would come over the wire: what is stored must be what was played. */
const plain = (action: unknown): unknown => JSON.parse(JSON.stringify(action ?? null))
