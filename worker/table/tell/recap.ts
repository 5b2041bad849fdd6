import type { Live } from '../live.ts'
import type { Waiting } from './compose.ts'
import type { PlayerMessage } from './message.ts'
import { missedBy } from './missed.ts'

/** Whoever reads one of these has not been there. */
const TELLING: ReadonlySet<PlayerMessage['type']> = new Set(['player.turn', 'player.time'])

/**
 * What happened since the seat that a message is for last acted. The log is looked at before anything is waited for, so
 * it is of one moment. A message goes out without it rather than not at all.
 */
export async function recapOf(live: Live, { type, data }: Waiting, language: string): Promise<string[]> {
  const { seat, seq, ask } = data
  if (!TELLING.has(type) || ask === null || seq === null) return []
  try {
    const missed = missedBy(live, seat, seq)
    if (!missed) return []
    const { game, seats } = live.room
    // Sentences of games are the client's; they come with its drawings, when somebody is first told of anything.
    const { default: pictures } = await import('#pictures')
    const names = seats.map(({ name }) => ({ name }))
    return [...pictures.recap({ ...missed, game, eyes: seat, seats: names }, language)]
  } catch (error) {
    console.warn('no recap', data.table, error)
    return []
  }
}
