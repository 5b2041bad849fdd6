import type { Seat } from '#engine/core/index.ts'
import { type Simple, simpleAnswers } from '#engine/simple/simple.ts'
import { seatName } from '../../both/seats.ts'
import { texts as names } from '../../both/texts/en/names.ts'
import type { TellKind } from '../../protocol.ts'
import type { Live, MatchPosition } from '../live.ts'
import type { PlayerMessage } from './message.ts'
import { MOST_LOOKED_AT } from './missed.ts'

/** A message as it waits to be sent. Links and the recap are made when it is: that takes its time. */
export type Waiting = Omit<PlayerMessage, 'data'> & {
  readonly data: Omit<PlayerMessage['data'], 'answers' | 'link' | 'recap'>
  readonly answers: readonly Simple[]
}

/** What everybody is told who is told anything. */
export type Regardless = 'ending' | 'rules'

/** What asks nothing. */
const SILENT: ReadonlySet<string> = new Set(['said', 'ending', 'rules', 'hello'])

/** More answers than there are buttons on any notification. */
const MOST_ANSWERS = 3
const LONGEST_TEXT = 200

export interface Said {
  readonly by: string
  readonly text: string
}

/** What is told the holder of this seat now. */
export function composed(
  kind: TellKind | Regardless | 'hello',
  live: Live,
  seat: Seat,
  now: number,
  said: Said | null = null,
): Waiting {
  const { room, match } = live
  const nameOf = (one: Seat) => seatName(names, room.seats, one)
  const turn = match?.rules.turn(match.at.state) ?? null
  const asked = turn?.seats.includes(seat) === true && room.seats[seat]?.bot === null
  const due = live.clocks[seat]?.due ?? null
  return {
    type: `player.${kind}`,
    timestamp: new Date(now).toISOString(),
    data: {
      table: room.id,
      game: room.game,
      map: room.map,
      status: room.status,
      seat,
      name: nameOf(seat),
      seq: match?.at.seq ?? null,
      round: turn?.round ?? null,
      rounds: turn?.rounds ?? null,
      ask: asked ? turn.ask : null,
      since: asked && kind !== 'began' ? actedSince(live, seat).map(nameOf) : [],
      left: due === null ? null : Math.max(0, due - now),
      standings: match && room.status === 'over' ? standingsOf(match, nameOf) : null,
      said: said && { by: said.by, text: said.text.slice(0, LONGEST_TEXT) },
    },
    answers: asked && match && !SILENT.has(kind) ? answersTo(match, seat) : [],
  }
}

const answersTo = ({ rules, at }: MatchPosition, seat: Seat): readonly Simple[] =>
  simpleAnswers(rules, at.state, seat).slice(0, MOST_ANSWERS)

/** Those who have acted since this seat did, who acted last first. */
function actedSince(live: Live, seat: Seat): Seat[] {
  const seats = new Set<Seat>()
  let looked = 0
  for (const { entry } of live.playedBack()) {
    if (entry.seat === seat || looked++ === MOST_LOOKED_AT) break
    seats.add(entry.seat)
  }
  return [...seats].reverse()
}

const standingsOf = ({ rules, at }: MatchPosition, nameOf: (seat: Seat) => string) =>
  rules
    .standings(at.state)
    .map(({ seat, place, score, eliminated }) => ({ name: nameOf(seat), place, score, eliminated }))
