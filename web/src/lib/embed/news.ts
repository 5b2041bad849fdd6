import type { PlayedStep } from '#client/mirror.ts'
import type { Rules, Seat } from '#engine/core/index.ts'
import { seatName } from '#worker/both/seats.ts'
import type { TableInfo } from '#worker/protocol.ts'
import { say } from '../texts/language.svelte.ts'
import type { EmbedEvent, Mode, SeatName } from './messages.ts'

/** A table at one moment, as the table has confirmed it. */
export interface Moment {
  readonly table: TableInfo
  readonly rules: Rules | undefined
  readonly opening: unknown
  readonly played: readonly PlayedStep[]
}

export interface Circumstances {
  readonly mode: Mode
  readonly link: string
}

/** What the page around is told when a moment follows another; of a private match no more than that it is there. */
export function newsBetween(before: Moment | null, now: Moment, { mode, link }: Circumstances): EmbedEvent[] {
  const { id, game, map, status } = now.table
  const first = before === null || before.table.id !== id
  const ready: EmbedEvent = { type: 'ready', detail: { table: id, link, game, map, mode, status } }
  const shown = first ? [ready] : []
  if (now.table.private) return shown
  const moves = first || !before.rules ? [] : movesBetween(before.played, now)
  const changed = first || moves.length > 0 || !before.rules
  return [...shown, ...moves, ...(changed && now.rules ? [standing(now, now.rules)] : [])]
}

/** The latest taken back first. */
function movesBetween(before: readonly PlayedStep[], now: Moment): EmbedEvent[] {
  const kept = new Set(now.played.map(({ seq }) => seq))
  const known = new Set(before.map(({ seq }) => seq))
  const move = ({ seq, played }: PlayedStep, undone: boolean): EmbedEvent => ({
    type: 'move',
    detail: { seq, undone, ...named(now, played.seat) },
  })
  return [
    ...before
      .filter(({ seq }) => !kept.has(seq))
      .map((step) => move(step, true))
      .reverse(),
    ...now.played.filter(({ seq }) => !known.has(seq)).map((step) => move(step, false)),
  ]
}

/** Whose turn it is, or how it has ended: then nothing is hidden any more, and points may be told. */
function standing(now: Moment, rules: Rules): EmbedEvent {
  const last = now.played.at(-1)
  const state = last ? last.state : now.opening
  const seq = last?.seq ?? -1
  const { round, rounds, phase, ask, seats, over } = rules.turn(state)
  if (!over) {
    return { type: 'turn', detail: { seq, round, rounds, phase, ask, seats: seats.map((seat) => named(now, seat)) } }
  }
  const { winners = [], standings = [] } = rules.result(state) ?? {}
  return {
    type: 'end',
    detail: {
      seq,
      winners: winners.map((seat) => named(now, seat)),
      standings: standings.map(({ seat, place, score }) => ({ ...named(now, seat), place, score })),
    },
  }
}

const named = ({ table }: Moment, seat: Seat): SeatName => ({
  seat,
  name: seatName(say('names'), table.seats, seat),
})
