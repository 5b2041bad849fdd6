/** By group of facts: where they come from. */
type Provenance = Readonly<Record<string, string>>

/** What is to be said of a board. */
export interface Origin {
  readonly text: string
  /** Made by us where no record of the printed one could be found: whoever knows that one must be told. */
  readonly ours: boolean
}

/** What a match imports of a board file has no provenance: see vite.config.ts. */
const sources = import.meta.glob<Provenance>(
  ['../../../../engine/*/maps/*/board.json', '../../../../engine/*/board.json'],
  { query: '?provenance', import: 'default' },
)

/** Where the board of a map comes from, in a sentence or two; null where the data does not say. */
export async function originOf(game: string, map: string): Promise<Origin | null> {
  const files = [`/engine/${game}/maps/${map}/board.json`, `/engine/${game}/board.json`]
  const source = Object.entries(sources).find(([path]) => files.some((file) => path.endsWith(file)))?.[1]
  return source ? told(await source()) : null
}

export function told(provenance: Provenance): Origin | null {
  const facts = Object.entries(provenance)
  return ourOwn(facts) ?? recorded(facts)
}

type Facts = readonly (readonly [what: string, source: string])[]

function ourOwn(facts: Facts): Origin | null {
  if (!facts.some(([what, source]) => source.includes('drawn by us') || what === 'reconstructed')) return null
  const kept = facts.some(([what, source]) => source.startsWith('rules') || what === 'rules')
  return {
    text: `This board is drawn by us: it follows the region of the original, not its print.${kept ? ' What the rules say about it holds.' : ''}`,
    ours: true,
  }
}

function recorded(facts: Facts): Origin | null {
  const published = facts.find(([, source]) => source.startsWith('published'))?.[1]
  const record = published?.match(/public repository ([\w-]+\/[\w-]+)/)?.[1]
  if (!published || !record) return null
  const second = published.includes('compared with') ? ', compared hex by hex with a second one' : ''
  const ours = facts.filter(([, source]) => source.startsWith('reconstructed')).map(([what]) => what)
  const drawn =
    ours.length > 0 ? ` The ${ours.join(' and the ')} is drawn by us after the real coast, for looks only.` : ''
  return {
    text: `The facts of the board come from a public record of it (${record} on GitHub)${second}.${drawn}`,
    ours: false,
  }
}
