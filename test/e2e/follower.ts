import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import type { MatchFile, Rules } from '#engine/core/index.ts'
import { replay } from '#engine/core/index.ts'

/** The match as its file tells it: the test's own knowledge of where a table stands. */
export interface Known {
  readonly length: number
  readonly state: State
}

export async function matchOf(url: string, table: string): Promise<MatchFile> {
  const response = await fetch(`${url}/api/tables/${table}/match`)
  if (!response.ok) throw new Error(`no match file: ${response.status}`)
  return (await response.json()) as MatchFile
}

export async function known(url: string, table: string): Promise<Known> {
  const match = await matchOf(url, table)
  let state: unknown
  for (const step of replay(match, ageOfSteam as Rules)) state = step.state
  return { length: match.log.length, state: state as State }
}
