import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '#lib/catalogue/catalogue.ts'
import { anchorsOf } from '#lib/games/contract/rules/rulesText.ts'
import { gameUi } from '#lib/games/registry/registry.ts'
import { generalRefusal } from '#lib/texts/refused.ts'

/** Rule ids that stand in the code, comments aside. */
function idsIn(pattern: string, id: RegExp): string[] {
  const code = globSync(pattern).map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
  return [...new Set(code.flatMap((text) => text.match(id) ?? []))].sort()
}

describe.each(CATALOGUE)('every refusal of $name is told in a sentence', ({ id }) => {
  const ui = gameUi(id)
  const rules = idsIn(`engine/${id}/**/*.ts`, new RegExp(`(?<=')${ui?.prefix}[A-Z]+-\\d+(?=')`, 'g'))

  it('and there are some', () => expect(rules).not.toEqual([]))

  it.each(rules)('%s, with a place in the rules', async (rule) => {
    expect(await ui?.refused({ rule, params: {} })).not.toContain(rule)
    const text = await ui?.rulesText()
    expect(text && anchorsOf(text)).toContain(rule)
  })
})

describe('every refusal of the table is told in a sentence', () => {
  it.each(idsIn('worker/**/*.ts', /(?<=(?:refusal|no)\(')[A-Z]+-[A-Z-]+(?=')/g))('%s', async (rule) => {
    expect(await generalRefusal({ rule, params: {} })).not.toBeNull()
  })
})
