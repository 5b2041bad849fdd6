import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Provenance, told } from '#lib/maps/provenance.ts'

/** As docs/map-format.md describes them. */
const FIELDS: readonly (keyof Provenance)[] = ['facts', 'from', 'record', 'compared', 'looks', 'source', 'note']

describe('where a board comes from', () => {
  it.each(globSync(['engine/*/maps/*/board.json', 'engine/*/board.json']))('%s says', (file) => {
    const { provenance = [] } = JSON.parse(readFileSync(file, 'utf8'))
    expect(told(provenance)?.text).toMatch(/ours|drawn by us|come from a public record/)
    for (const entry of provenance) {
      expect(FIELDS).toEqual(expect.arrayContaining(Object.keys(entry)))
      expect(['published', 'rules', 'reconstructed']).toContain(entry.from)
      expect(entry.facts).not.toEqual([])
    }
  })

  it('a board of our own is said to be one, whatever else is known of it', () => {
    const origin = told([
      { facts: ['Boston is red'], from: 'rules' },
      { facts: ['a canal'], from: 'published', source: 'the publisher’s answers to questions' },
      { facts: ['all other places'], from: 'reconstructed', source: 'real geography' },
    ])
    expect(origin?.ours).toBe(true)
    expect(origin?.text).toBe(
      'This board is drawn by us: it follows the region of the original, not its print. What the rules say about it holds.',
    )
  })

  it('a coast drawn for looks makes no board our own', () => {
    const origin = told([
      { facts: ['sea'], from: 'reconstructed', looks: true },
      { facts: ['terrain'], from: 'published', record: 'some-body/some-thing', source: 'MIT' },
    ])
    expect(origin).toMatchObject({ ours: false, text: expect.stringContaining('some-body/some-thing') })
  })

  it('nothing is said where nothing is known', () => {
    expect(told([])).toBeNull()
  })
})
