import type { TableInfo, TableSummary } from '#worker/protocol.ts'
import type { Glance } from './keyring.ts'

/** How a table stands, as far as a list of tables says it. */
export function glanceAt(
  { status, seats, turn }: Pick<TableInfo, 'status' | 'seats'> & Pick<TableSummary, 'turn'>,
  mine: readonly number[],
): Glance {
  const asked = status === 'running' && turn ? turn.seats : []
  return {
    status,
    names: seats.map(({ name }) => name),
    mine: [...mine],
    turn: turn && { seats: [...asked], round: turn.round, rounds: turn.rounds },
    called: asked.some((seat) => mine.includes(seat) && seats[seat]?.bot === null),
  }
}
