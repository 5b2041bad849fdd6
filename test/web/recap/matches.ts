import { readdirSync, readFileSync } from 'node:fs'
import type { PlayedStep } from '#client/mirror.ts'
import { type MatchFile, type Rules, replay } from '#engine/core/index.ts'
import { gameById } from '#engine/games.ts'

const FOLDER = new URL('../../games', import.meta.url).pathname

export const NAMES = readdirSync(FOLDER).flatMap((file) => file.match(/^[\w-]+(?=\.json$)/) ?? [])
export const PEOPLE = ['Ada', 'Brunel', 'Clara', 'Dora', 'Emil', 'Fred'] as const
export const nameOf = (seat: number): string => PEOPLE[seat] ?? ''

export interface PlayedMatch {
  readonly name: string
  readonly match: MatchFile
  readonly rules: Rules
  readonly opening: unknown
  readonly steps: readonly PlayedStep[]
  readonly seats: number
}

/** A recorded match as the page of somebody who may see all of it has it. */
export function playedMatch(name: string): PlayedMatch {
  const match = JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')) as MatchFile
  const rules = gameById(match.game) as Rules
  const [begin, ...steps] = [...replay(match, rules)]
  return {
    name,
    match,
    rules,
    opening: begin?.state,
    seats: match.seats.length,
    steps: steps.map(({ state, events }, seq) => ({
      seq,
      at: 0,
      played: match.log[seq] as PlayedStep['played'],
      state,
      events,
    })),
  }
}

export const stateAt = ({ opening, steps }: PlayedMatch, count: number): unknown =>
  count === 0 ? opening : steps[count - 1]?.state
