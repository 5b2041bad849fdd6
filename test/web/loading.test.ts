import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type MatchFile, type Rules, replay } from '#engine/core/index.ts'
import { CATALOGUE } from '#lib/catalogue/catalogue.ts'

const FOLDER = new URL('../games', import.meta.url).pathname
const matches = readdirSync(FOLDER)
  .filter((name) => /^(?!.*\.result).*\.json$/.test(name))
  .map((name) => ({ name, match: JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as MatchFile }))

/** A page that has loaded nothing yet. */
async function fresh() {
  const { gameUi } = await import('#lib/games/registry/registry.ts')
  const { speech } = await import('#lib/texts/language.svelte.ts')
  await speech.need()
  expect(() => speech.texts('rail/table')).toThrow('not loaded')
  return gameUi
}
beforeEach(() => vi.resetModules())

describe('a game brings along what it says', () => {
  it.each(matches)('to tell $name', async ({ match }) => {
    const ui = (await fresh())(match.game)
    const rules = (await ui?.rules(match.map)) as Rules
    const tell = await ui?.told()
    let lines = 0
    for (const { state, events } of replay(match, rules)) {
      const told = tell?.({ rules, state, eyes: null, nameOf: (seat) => `Seat ${seat}` })
      for (const event of events) if (told?.(event)) lines++
    }
    expect(lines).toBeGreaterThan(10)
  })

  it.each(CATALOGUE)('for the table of $name, its rules, its maps and its refusals', async ({ id, maps }) => {
    const ui = (await fresh())(id)
    const shown = await ui?.mapsShown()
    expect(shown?.lead).not.toBe('')
    for (const map of maps) expect(shown?.aspect(map.id)).toBeGreaterThan(0)
    expect((await ui?.ledger())?.columns.map(({ head }) => head)).not.toContain('')
    expect(await ui?.refused({ rule: 'NO-SUCH', params: {} })).toContain('NO-SUCH')
    expect((await ui?.rulesText())?.sections.length).toBeGreaterThan(5)
  })
})
