/** By group of facts: where they come from. */
type Provenance = Readonly<Record<string, string>>

/** What a match imports of a map file has no provenance: see vite.config.ts. */
const sources = import.meta.glob<Provenance>('../../../../engine/age-of-steam/maps/*/board.json', {
  query: '?provenance',
  import: 'default',
})

/** Where the board comes from, in a sentence or two; empty where the data does not say. */
export async function provenanceOf(map: string): Promise<string> {
  const source = Object.entries(sources).find(([path]) => path.endsWith(`/${map}/board.json`))?.[1]
  return sentence((await source?.()) ?? {})
}

export function sentence(provenance: Provenance): string {
  const facts = Object.entries(provenance)
  const published = facts.find(([, source]) => source.startsWith('published'))?.[1]
  const record = published?.match(/public repository ([\w-]+\/[\w-]+)/)?.[1]
  if (!published || !record) return ''
  const second = published.includes('compared with') ? ', compared hex by hex with a second one' : ''
  const ours = facts.filter(([, source]) => source.startsWith('reconstructed')).map(([what]) => what)
  return (
    `The facts of the board come from a public record of it (${record} on GitHub)${second}.` +
    (ours.length > 0 ? ` The ${ours.join(' and the ')} is drawn by us after the real coast, for looks only.` : '')
  )
}
