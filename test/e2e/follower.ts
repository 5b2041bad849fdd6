import { readMatch } from '#client/asking/api.ts'
import type { State } from '#engine/age-of-steam/index.ts'
import { type MatchFile, replay } from '#engine/core/index.ts'
import { playableBy } from './games/index.ts'

/** The match as its file tells it: the test's own knowledge of where a table stands. */
export interface Known<S = State> {
  readonly length: number
  readonly state: S
}

export async function matchOf(url: string, table: string): Promise<MatchFile> {
  return (await readMatch({ origin: url }, table)) as MatchFile
}

/** The caller vouches for the game that is played there. */
export async function known<S = State>(url: string, table: string): Promise<Known<S>> {
  const match = await matchOf(url, table)
  let state: unknown
  for (const step of replay(match, playableBy(match.game).rules)) state = step.state
  return { length: match.log.length, state: state as S }
}
