import type { Facts, FileFault, MatchProblem, NameFault } from '#engine/core/index.ts'

/** A sentence for everything that can be wrong with a name or a match file. */
export interface FaultTexts {
  readonly name: Readonly<Record<NameFault['fault'], (code: string) => string>>
  readonly named: (place: string, wrong: string) => string
  readonly file: Readonly<Record<Exclude<FileFault, 'name'>, (place: string, facts: Facts) => string>>
}

export const wrongName = ({ name }: FaultTexts, { fault, code }: NameFault): string => name[fault](code)

/** What is wrong with a match file, and where; as a refusal says it, too. */
export function wrongInFile({ name, named, file }: FaultTexts, problem: Facts): string {
  const { path, fault, kind, code } = problem as MatchProblem & { kind: NameFault['fault']; code: string }
  return fault === 'name' ? named(path, name[kind](code)) : (file[fault]?.(path, problem) ?? '')
}
