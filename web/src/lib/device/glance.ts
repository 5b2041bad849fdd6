import type { TableInfo, TableSummary } from '#worker/protocol.ts'
import type { Glance } from './keyring.ts'

/** How a table stands, as far as a list of tables says it. */
export function glanceAt(
  {
    status,
    seats,
    turn,
    clock,
    at,
  }: Pick<TableInfo, 'status' | 'seats' | 'clock'> & Pick<TableSummary, 'turn'> & { readonly at?: number },
  mine: readonly number[],
): Glance {
  const asked = status === 'running' && turn ? turn.seats : []
  const dues = asked.flatMap((seat) => clock?.seats[seat]?.due ?? [])
  return {
    status,
    names: seats.map(({ name }) => name),
    mine: [...mine],
    turn: turn && { seats: [...asked], round: turn.round, rounds: turn.rounds },
    called: asked.some((seat) => mine.includes(seat) && seats[seat]?.bot === null),
    due: dues.length > 0 ? Math.min(...dues) : null,
    ...(at !== undefined && { at }),
  }
}
