import { say } from '../texts/language.svelte.ts'

/** Facts of a board, and where they come from; docs/map-format.md says what each field means. */
export interface Provenance {
  readonly facts: readonly string[]
  readonly from: 'published' | 'rules' | 'reconstructed'
  readonly record?: string
  readonly compared?: readonly string[]
  readonly looks?: true
  readonly source?: string
  readonly note?: string
}

/** What is to be said of a board. */
export interface Origin {
  readonly text: string
  /** Made by us where no record of the printed one could be found: whoever knows that one must be told. */
  readonly ours: boolean
}

/** What a match imports of a board file has no provenance: see web/vite.config.ts. */
const sources = import.meta.glob<readonly Provenance[]>(
  ['../../../../engine/*/maps/*/board.json', '../../../../engine/*/board.json'],
  { query: '?provenance', import: 'default' },
)

/** Where the board of a map comes from, in a sentence or two; null where the data does not say. */
export async function originOf(game: string, map: string): Promise<Origin | null> {
  const files = [`/engine/${game}/maps/${map}/board.json`, `/engine/${game}/board.json`]
  const source = Object.entries(sources).find(([path]) => files.some((file) => path.endsWith(file)))?.[1]
  return source ? told(await source()) : null
}

export const told = (provenance: readonly Provenance[]): Origin | null => ourOwn(provenance) ?? recorded(provenance)

function ourOwn(provenance: readonly Provenance[]): Origin | null {
  if (!provenance.some(({ from, looks }) => from === 'reconstructed' && !looks)) return null
  const t = say('maps-page').origin
  const kept = provenance.some(({ from }) => from === 'rules')
  return { text: kept ? `${t.ours} ${t.kept}` : t.ours, ours: true }
}

function recorded(provenance: readonly Provenance[]): Origin | null {
  const published = provenance.find(({ record }) => record !== undefined)
  if (!published?.record) return null
  const t = say('maps-page').origin
  const told = published.compared ? t.compared(published.record) : t.record(published.record)
  const drawn = provenance.flatMap(({ facts, from }) => (from === 'reconstructed' ? facts : []))
  const looks = drawn.every((fact) => fact === 'sea') ? t.sea : t.looks
  return { text: drawn.length > 0 ? `${told} ${looks}` : told, ours: false }
}
