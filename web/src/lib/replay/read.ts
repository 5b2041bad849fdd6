import {
  type CheckedRules,
  type Facts,
  type FileFault,
  type MatchFile,
  type MatchProblem,
  parseMatch,
  type Refusal,
  type ReplayStep,
  type Rules,
  replayed,
} from '#engine/core/index.ts'
import { CATALOGUE, entryOf } from '../catalogue/catalogue.ts'
import { gameUi } from '../games/registry/registry.ts'

/** No match is as long. */
const MOST_CHARACTERS = 4_000_000

export interface Opened {
  readonly ok: true
  readonly match: MatchFile
  readonly rules: Rules
  readonly steps: readonly ReplayStep[]
  /** Why it could not be played to its end, and at which entry. */
  readonly refused: { readonly index: number; readonly refusal: Refusal } | null
}

export type Read = Opened | { readonly ok: false; readonly problem: MatchProblem }

const wrong = (path: string, fault: FileFault, facts: Facts): Read => ({
  ok: false,
  problem: { ...facts, path, fault },
})

/** Reads a match file and plays it again, here: no server is asked for anything but our own code. */
export async function readMatch(text: string): Promise<Read> {
  if (text.length > MOST_CHARACTERS) return wrong('', 'large', { most: MOST_CHARACTERS / 1_000_000 })
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (error) {
    return wrong('', 'not-json', { why: (error as Error).message })
  }
  const rules = await rulesFor(raw)
  const parsed = parseMatch(raw, rules ? [rules] : [])
  if (!parsed.ok)
    return rules === null && parsed.problem.path === 'game' ? wrong('game', 'not-one-of', { ids: GAMES }) : parsed
  return { ok: true, match: parsed.match, rules: parsed.rules, ...replayed(parsed.match, parsed.rules) }
}

const GAMES = CATALOGUE.map(({ id }) => id).join(', ')

/** With one map, if it is one we know: then no other has to be loaded. */
async function rulesFor(raw: unknown): Promise<CheckedRules | null> {
  const { game, map } = (raw ?? {}) as { game?: unknown; map?: unknown }
  const entry = typeof game === 'string' ? entryOf(game) : undefined
  const known = entry?.maps.find(({ id }) => id === map)
  const ui = entry && gameUi(entry.id)
  return ui ? ui.checked(await ui.rules(known?.id)) : null
}
