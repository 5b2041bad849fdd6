import type { TalkLine } from '#worker/protocol.ts'
import { remember, remembered } from '../../device/storage.ts'
import type { Session } from '../../session/session.svelte.ts'

/** What of the talk at a table this device has shown, and whom it would rather not hear. */

const heardKey = (table: string): string => `heard/${table}`
const mutedKey = (table: string): string => `muted/${table}`

export const markHeard = (table: string, n: number): void => {
  if (n > remembered(heardKey(table), 0)) remember(heardKey(table), n)
}

export const mutedAt = (table: string): readonly string[] => remembered<readonly string[]>(mutedKey(table), [])

export function mute(table: string, name: string, muted: boolean): readonly string[] {
  const others = mutedAt(table).filter((other) => other !== name)
  const now = muted ? [...others, name] : others
  remember(mutedKey(table), now)
  return now
}

/** Lines of others that were not shown yet. `_look` grows with every look: storage tells nobody that it has changed. */
export function unheard({ id, talk, mine }: Pick<Session, 'id' | 'talk' | 'mine'>, _look: number): number {
  const [heard, muted] = [remembered(heardKey(id), 0), mutedAt(id)]
  return talk.lines.filter((line) => line.n > heard && !isOurs(line, mine) && !muted.includes(line.name)).length
}

const isOurs = ({ seat }: TalkLine, mine: readonly number[]): boolean => seat !== null && mine.includes(seat)
