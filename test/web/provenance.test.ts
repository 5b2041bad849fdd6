import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { told } from '#lib/maps/provenance.ts'

describe('where a board comes from', () => {
  it.each(globSync('engine/*/maps/*/board.json'))('%s says', (file) => {
    const { provenance = {} } = JSON.parse(readFileSync(file, 'utf8'))
    expect(told(provenance)?.text).toMatch(/ours|drawn by us|come from a public record/)
  })

  it('a board of our own is said to be one, whatever else is known of it', () => {
    const origin = told({
      'Boston is red': 'rules',
      'a canal': 'published: the publisher’s answers to questions',
      'all other places': 'reconstructed: drawn by us from real geography',
    })
    expect(origin?.ours).toBe(true)
    expect(origin?.text).toBe(
      'This board is drawn by us: it follows the region of the original, not its print. What the rules say about it holds.',
    )
  })

  it('a coast drawn for looks makes no board our own', () => {
    const origin = told({
      sea: 'reconstructed: drawing only',
      terrain: 'published: public repository some-body/some-thing (MIT)',
    })
    expect(origin).toMatchObject({ ours: false, text: expect.stringContaining('some-body/some-thing') })
  })

  it('nothing is said where nothing is known', () => {
    expect(told({})).toBeNull()
  })
})
