import type { Seat } from '#engine/core/index.ts'
import type { Session } from './session.svelte.ts'

/** Of those who are asked: who plays for themselves and is not here. */
export function awaited({ turn, table, mine, acting }: Pick<Session, 'turn' | 'table' | 'mine' | 'acting'>): Seat[] {
  if (!turn || !table || acting !== null || mine.length === 0 || table.status !== 'running') return []
  return turn.seats.filter((seat) => {
    const info = table.seats[seat]
    return info?.held && !info.present && info.bot === null
  })
}
