import type { Seat } from '#engine/core/index.ts'
import { ABSENT_AFTER_MS, GONE_AFTER_MS } from '#worker/both/wire.ts'
import type { Session } from '../../session/session.svelte.ts'

/** Of those who are asked: who plays for themselves and is not here, or late where there are clocks. */
export function awaited({ turn, table, mine, acting }: Pick<Session, 'turn' | 'table' | 'mine' | 'acting'>): Seat[] {
  if (!turn || !table || acting !== null || mine.length === 0 || table.status !== 'running') return []
  return turn.seats.filter((seat) => {
    const info = table.seats[seat]
    const missed = table.clock ? table.clock.seats[seat]?.late : info && !info.present
    return info?.held && missed && info.bot === null
  })
}

/** How long somebody has been away: long enough for others to agree on something, or for anybody to act for them. */
export interface Away {
  /** Null for less than a minute. */
  readonly unit: 'minutes' | 'hours' | null
  readonly count: number
  readonly long: boolean
  readonly gone: boolean
}

export function awayFor(since: number | null, now: number): Away {
  const minutes = since === null ? 0 : Math.floor((now - since) / 60_000)
  const isFor = (ms: number) => since !== null && now - since >= ms
  const told = { long: isFor(ABSENT_AFTER_MS), gone: isFor(GONE_AFTER_MS) }
  return minutes >= 60
    ? { unit: 'hours', count: Math.floor(minutes / 60), ...told }
    : { unit: minutes > 0 ? 'minutes' : null, count: minutes, ...told }
}
