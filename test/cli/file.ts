import { readFileSync } from 'node:fs'
import { parseMatchText } from '#engine/core/file/matchFile.ts'
import type { MatchFile } from '#engine/core/match.ts'
import type { Rules } from '#engine/core/rules.ts'
import { games } from '#engine/games.ts'
import { wrongInFile } from '#worker/both/faults.ts'
import { texts as faults } from '#worker/both/texts/en/faults.ts'
import { stop } from './arguments.ts'

/** The match of a file; one that is no match ends the program with what is wrong with it, and where. */
export function matchIn(path: string): { readonly match: MatchFile; readonly rules: Rules } {
  const parsed = parseMatchText(read(path), games)
  if (parsed.ok) return parsed
  console.error(`${path}: ${wrongInFile(faults, parsed.problem)}`)
  process.exit(1)
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return stop(`${path}: ${(error as Error).message}`)
  }
}
