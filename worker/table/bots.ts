import { botById } from '#engine/bots/index.ts'
import { type FullRules, type Seat, seededPick, sha256Hex } from '#engine/core/index.ts'
import { type Move, tryAction } from './match.ts'
import type { Position, Room } from './store.ts'

/** The first seat that may act now and is played by a bot. */
export function botToAct(room: Room, rules: FullRules, at: Position): Seat | null {
  if (room.status !== 'running') return null
  return rules.turn(at.state).seats.find((seat) => room.seats[seat]?.bot != null) ?? null
}

/**
 * What the bot of this seat does. It sees the view of its seat; what it leaves to chance follows from the seed, apart from
 * what the match draws. When it fails, or chooses what the rules refuse, something legal is done in its place: a table
 * never waits for broken code.
 */
export function botMoves(room: Room, rules: FullRules, seed: string, at: Position, seat: Seat): readonly Move[] {
  const bot = botById(room.seats[seat]?.bot ?? '')
  const view = rules.view(at.state, seat)
  const pick = seededPick(sha256Hex(`${seed}/bot/${at.count}`))
  const ways = [() => bot?.choose(rules, view, seat, pick), () => rules.sample(view, seat, pick)]
  for (const choose of ways) {
    try {
      const tried = tryAction(rules, seed, at, seat, plain(choose()))
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
