import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SENTENCES } from '#lib/games/age-of-steam/refusals.ts'
import { TEXT } from '#lib/games/age-of-steam/rules/text.ts'
import { anchorsOf } from '#lib/games/rulesText.ts'
import { generalRefusal } from '#lib/texts/refusals.ts'

/** Rule ids that stand in the code, comments aside. */
function idsIn(pattern: string, id: RegExp): string[] {
  const code = globSync(pattern).map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
  return [...new Set(code.flatMap((text) => text.match(id) ?? []))].sort()
}

describe('every refusal is told in a sentence', () => {
  it.each(idsIn('engine/age-of-steam/**/*.ts', /(?<=')AOS-[A-Z]+-\d+(?=')/g))('%s, with a place in the rules', (id) => {
    expect(SENTENCES).toHaveProperty([id])
    expect(anchorsOf(TEXT)).toContain(id)
  })

  it.each(idsIn('worker/**/*.ts', /(?<=(?:refusal|no)\(')[A-Z]+-[A-Z-]+(?=')/g))('%s of the table', (rule) => {
    expect(generalRefusal({ rule, params: {} })).not.toBeNull()
  })

  it('and links lead to a rule that is explained', () => {
    expect(anchorsOf(TEXT)).toEqual(expect.arrayContaining(Object.keys(SENTENCES)))
    expect(new Set(anchorsOf(TEXT)).size).toBe(anchorsOf(TEXT).length)
  })
})
