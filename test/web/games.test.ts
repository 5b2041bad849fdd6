import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { games } from '#engine/games.ts'
import { CATALOGUE, mapName } from '#lib/catalogue/catalogue.ts'
import { emblemOf, taglineOf } from '#lib/catalogue/offer/offer.ts'
import { anchorsOf } from '#lib/games/contract/rules/rulesText.ts'
import { gameUi } from '#lib/games/registry/registry.ts'
import { gamePicture } from '#lib/pictures/games.ts'
import { texts as offer } from '#lib/texts/en/offer.ts'

describe('the catalogue', () => {
  it('has the games there are, as their rules have them', () => {
    const told = games.map(({ id, name, version, maps }) => {
      return { id, name, version, maps: maps.map(({ id, seats }) => ({ id, seats })) }
    })
    expect(CATALOGUE.map(({ id, name, version, maps }) => ({ id, name, version, maps }))).toEqual(told)
  })
})

/** What was decided where the printed rules are silent: the numbers it has in the rules documents. */
const DECIDED: Readonly<Record<string, { readonly prefix: string; readonly count: number; readonly unseen: string }>> =
  {
    // AMB-03 is which of two names a tile has.
    steam: { prefix: 'STM-AMB-', count: 35, unseen: '03' },
    // Names and numbers of components (01 to 03, 05, 06, 53), and what only one map has: its section tells it.
    'age-of-steam': { prefix: 'AOS-D-', count: 54, unseen: '01 02 03 05 06 26 27 29 30 31 32 33 34 35 36 37 44 53' },
  }

it.each(Object.entries(DECIDED))('%s names every decision that a player can meet', async (id, decided) => {
  const { prefix, count, unseen } = decided
  const anchors = anchorsOf((await gameUi(id)?.rulesText()) ?? { lead: '', sections: [] })
  const all = Array.from({ length: count }, (_, i) => String(i + 1).padStart(2, '0'))
  const named = all.filter((number) => anchors.includes(`${prefix}${number}`))
  expect(named).toEqual(all.filter((number) => !unseen.split(' ').includes(number)))
})

it('no two maps have one name in an address', () => {
  const anchors = CATALOGUE.flatMap(({ id, maps }) => [id, ...maps.map((map) => map.id)])
  expect(new Set(anchors).size).toBe(anchors.length)
})

it.each(CATALOGUE.flatMap(({ maps }) => maps.map(({ id }) => mapName(id))))('README.md names %s', (name) => {
  expect(readFileSync('README.md', 'utf8')).toContain(name)
})

describe.each(CATALOGUE)('$name', ({ id, maps }) => {
  it('has a ticket', () => {
    expect(taglineOf(offer, id)).not.toBe('')
    expect(emblemOf(id)).not.toBe('')
    expect(gamePicture(id), 'web/src/lib/pictures/games.ts').toBeDefined()
  })

  it.each(maps)('is loaded with $name alone', async (map) => {
    const rules = await gameUi(id)?.rules(map.id)
    expect(rules?.maps.map((one) => one.id)).toEqual([map.id])
    const whole = await gameUi(id)?.rules()
    expect(rules?.maps[0]).toEqual(whole?.maps.find((one) => one.id === map.id))
    expect(rules?.options(map.id)).toEqual(whole?.options(map.id))
  })

  it('has rules to read, every paragraph under its own ids', async () => {
    const ui = gameUi(id)
    const anchors = anchorsOf((await ui?.rulesText()) ?? { lead: '', sections: [] })
    expect(anchors.length).toBeGreaterThan(20)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors.filter((anchor) => !anchor.startsWith(ui?.prefix ?? '?'))).toEqual([])
  })

  it('has no map it cannot load', async () => {
    await expect(gameUi(id)?.rules('atlantis')).rejects.toThrow('no map atlantis')
  })
})
