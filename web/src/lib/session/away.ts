import type { Seat } from '#engine/core/index.ts'
import { ABSENT_AFTER_MS } from '#worker/protocol.ts'
import type { Session } from './session.svelte.ts'

/** Of those who are asked: who plays for themselves and is not here. */
export function awaited({ turn, table, mine, acting }: Pick<Session, 'turn' | 'table' | 'mine' | 'acting'>): Seat[] {
  if (!turn || !table || acting !== null || mine.length === 0 || table.status !== 'running') return []
  return turn.seats.filter((seat) => {
    const info = table.seats[seat]
    return info?.held && !info.present && info.bot === null
  })
}

/** How long somebody has been away, in words that follow a name, and whether others may act for them. */
export function awayFor(since: number | null, now: number): { readonly text: string; readonly long: boolean } {
  if (since === null) return { text: '', long: false }
  const minutes = Math.floor((now - since) / 60_000)
  const hours = Math.floor(minutes / 60)
  const time =
    hours > 0 ? (hours === 1 ? 'an hour' : `${hours} hours`) : minutes === 1 ? 'a minute' : `${minutes} minutes`
  return { text: minutes > 0 ? ` for ${time}` : '', long: now - since >= ABSENT_AFTER_MS }
}
